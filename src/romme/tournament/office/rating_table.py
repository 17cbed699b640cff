"""The rating table: where each value comes from, and how a club changes it (T12).

The association's document ends before its rating table, so under its rules every value is an
assumption. The values are options of the rule set; a tournament stores the whole rule set.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from romme.rules import find_preset
from romme.rules.bad_rules import BadRules
from romme.rules.clauses import Clause
from romme.rules.ruleset import RuleSet
from romme.tournament.refusals import TournamentRefusal, TournamentRefused

FIGURES: Final = (
    "rating_super",
    "rating_hand",
    "rating_hand_laid_off",
    "rating_romme",
    "rating_opened",
    "rating_opened_above",
    "rating_unopened",
    "rating_unopened_above",
)
"""The options that make up the rating table."""


class Origin(Enum):
    """Where a value in the rating table comes from."""

    SAID = "said"
    """Stated in a document."""
    ASSUMED = "assumed"
    """Not stated in any document; shown to users as an assumption."""
    CHANGED = "changed"
    """Changed by the club."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One row of the rating table."""

    option: str
    value: object
    origin: Origin
    clause: Clause | None


def rating_figures(rules: RuleSet) -> tuple[Figure, ...]:
    """Return the rating table of a rule set, each value with its origin (T12).

    >>> [figure.origin.value for figure in rating_figures(find_preset("turnier").rules)][1:3]
    ['said', 'said']
    """
    return tuple(_figure(rules, option) for option in FIGURES)


def _figure(rules: RuleSet, option: str) -> Figure:
    value = getattr(rules, option)
    try:
        answer = find_preset(rules.name).answers[option]
    except BadRules:
        return Figure(option, value, Origin.ASSUMED, None)
    if value != answer.value:
        return Figure(option, value, Origin.CHANGED, answer.clause)
    return Figure(option, value, Origin.ASSUMED if answer.assumed else Origin.SAID, answer.clause)


def with_figures(rules: RuleSet, options: Mapping[str, object]) -> RuleSet:
    """Return the rules with changed rating values.

    Raise `TournamentRefused` for an option outside the rating table, or for an invalid value.
    """
    for option in options:
        if option not in FIGURES:
            raise TournamentRefused(TournamentRefusal.NOT_SCORING, option=option)
    try:
        return rules.with_options(options)
    except BadRules as bad:
        facts = ", ".join(f"{name}={fact}" for name, fact in bad.facts.items())
        raise TournamentRefused(
            TournamentRefusal.BAD_OPTION, problem=bad.problem.value, facts=facts
        ) from None
