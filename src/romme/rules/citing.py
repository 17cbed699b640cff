"""Choose the rule that a refusal quotes: a clause of the document, or a rule of the table.

A clause is quoted only if the table plays by it. If a refusal rests on an option whose value
differs from the document, it names that option instead, as ``H.<option>``. This applies to changed
options, and to a rule set that borrows the clauses of a document (`haus`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, TypeAlias

from romme.rules.clauses import Clause, Document
from romme.rules.grounds import QUOTED, Ground, clause_or_nearest, own_clause
from romme.rules.klassik import KLASSIK
from romme.rules.ruleset import RuleSet
from romme.rules.turnier import TURNIER
from romme.rules.verband import VERBAND

PREFIX: Final = "H."
"""The prefix of table rules; no document has clauses with this letter."""

DOCUMENTS: Final[Mapping[Document, RuleSet]] = MappingProxyType(
    {preset.rules.document: preset.rules for preset in (KLASSIK, TURNIER, VERBAND)}
)
"""The rule set of each document, including our reading of ambiguous passages."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A table rule: an option that a refusal quotes instead of a clause of the document."""

    option: str
    rules: RuleSet = field(repr=False)
    """The rules of the table, which hold the value."""

    @property
    def value(self) -> str:
        """The id that players see.

        >>> HouseRule("opening_points", TURNIER.rules).value
        'H.opening_points'
        """
        return f"{PREFIX}{self.option}"

    def __str__(self) -> str:
        return self.value


Cited: TypeAlias = Clause | HouseRule
"""The clause or table rule that a refusal names."""


def differs(rules: RuleSet, option: str) -> bool:
    """Whether an option has another value at this table than in the document of its rules."""
    return bool(getattr(rules, option) != getattr(DOCUMENTS[rules.document], option))


def cite(rules: RuleSet, ground: Ground, *, opened: bool, also: tuple[str, ...] = ()) -> Cited:
    """Return the clause or table rule on which a refusal rests.

    `also` names those options of `Quoted.at_times` on which the refusal rests in this case.

    >>> cite(TURNIER.rules, Ground.OPENING_TOO_LOW, opened=False)
    <Clause.T6: 'T6'>
    >>> changed = TURNIER.rules.with_options({"opening_points": 51})
    >>> cite(changed, Ground.OPENING_TOO_LOW, opened=False)
    HouseRule(option='opening_points')
    """
    options = also + QUOTED[ground].rests_on
    for option in options:
        if differs(rules, option):
            return HouseRule(option, rules)
    if own_clause(ground, rules.document, opened=opened) is None:
        # The document does not cover the subject at all, such as jokers in the family game.
        for option in options or QUOTED[ground].made_possible_by:
            return HouseRule(option, rules)
    return clause_or_nearest(ground, rules.document, opened=opened)
