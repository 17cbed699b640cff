"""Explain contradictory rule options, and suggest single changes that resolve the conflict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import Enum
from types import MappingProxyType
from typing import Final

from romme.locales import Words
from romme.notation.wording import describe_option, option_title, rules_problem
from romme.rules import BadRules, Preset, RuleSetProblem, find_preset
from romme.rules.conflicts import check_playable
from romme.rules.ranges import RANGES
from romme.rules.ruleset import RuleSet, as_option, option_types
from romme.wire import lobby

INVOLVED: Final[Mapping[RuleSetProblem, tuple[str, ...]]] = MappingProxyType(
    {
        RuleSetProblem.PLAYERS_REVERSED: ("fewest_players", "most_players"),
        RuleSetProblem.PACK_TOO_SMALL: ("packs", "most_players", "hand_sizes"),
        RuleSetProblem.LAY_OFFS_BEFORE_OPENING: ("lay_offs", "opening_points"),
        RuleSetProblem.FACTOR_WITHOUT_HAND_ROMME: ("hand_romme", "hand_romme_factor"),
        RuleSetProblem.FACTOR_WITH_RATING: ("scoring", "hand_romme_factor"),
        RuleSetProblem.TOO_FEW_TO_SIT_OUT: ("seating", "most_players"),
        RuleSetProblem.OPENING_OUT_OF_REACH: ("opening_points", "hand_romme", "melds_per_turn"),
        RuleSetProblem.PILE_WITHOUT_END: ("blocked_after", "stock_end"),
        RuleSetProblem.TURNS_WITHOUT_END: ("stalled_after",),
    }
)
"""The contradictory options, by problem. Changing the first one alters the request least."""


def explain_conflict(
    catalogue: Words, error: BadRules, wanted: lobby.RulesRequest
) -> lobby.RulesConflict:
    """Return the explanation of a conflict, and the changes that resolve it.

    An error that the rule editor cannot cause gets only a generic message.
    """
    involved = INVOLVED.get(error.problem)
    if involved is None:
        named = [str(option) for option in (error.facts.get("option"),) if option is not None]
        message = rules_problem(catalogue, error)
        return lobby.RulesConflict(error.problem.value, message, named, [])
    preset = find_preset(wanted.rules)
    return lobby.RulesConflict(
        code=error.problem.value,
        message=catalogue.say(f"page-senseless-{error.problem.value}", **error.facts),
        options=list(involved),
        ways=[
            way
            for option in involved
            for way in _ways(catalogue, option, preset, wanted.options, error.problem)
        ],
    )


def _ways(
    catalogue: Words,
    option: str,
    preset: Preset,
    options: Mapping[str, object],
    problem: RuleSetProblem,
) -> Iterator[lobby.OptionFix]:
    """Yield a change of this option that resolves the conflict, or nothing.

    That is the preset's own value or, if it does not help, the value nearest to the current one.
    """
    usual = as_option(getattr(preset.rules, option))
    now = options.get(option, usual)
    for value in (usual, *_others(option, now)):
        with suppress(BadRules):
            rules = preset.rules.with_options({**options, option: value})
            if _is_unplayable(rules, problem):
                continue
            text = describe_option(catalogue, option, rules, preset).text
            yield lobby.OptionFix(option, option_title(catalogue, option), value, text)
            return


def _is_unplayable(rules: RuleSet, problem: RuleSetProblem) -> bool:
    """Whether these rules have this problem. Another one is explained once this one is solved."""
    try:
        check_playable(rules)
    except BadRules as error:
        return error.problem is problem
    return False


def _others(option: str, now: object) -> Iterator[object]:
    """Yield other values of an option, the nearest to `now` first."""
    least, most = RANGES.get(option, (0, 0))
    match now:
        case int():
            others = [number for number in range(least, most + 1) if number != now]
            yield from sorted(others, key=lambda number: abs(number - now))
        case list():
            for largest in range(max(now) - 1, least - 1, -1):
                yield [min(size, largest) for size in now]
        case _:
            kind = option_types()[option]
            if issubclass(kind, Enum):
                yield from (member.value for member in kind if member.value != now)
