"""Tables for the conformance check: every preset, every number of players, every house rule."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import cycle, islice
from typing import Final, NamedTuple

from romme.rules import BadRules, RuleSet, presets
from romme.rules.options import Mode
from romme.rules.ranges import PLAYER_NUMBERS, RANGES
from romme.rules.ruleset import as_option, option_types


class GameSetup(NamedTuple):
    """The rules, the number of seats and the mode of a game."""

    rules: RuleSet
    seats: int
    mode: Mode

    def __str__(self) -> str:
        return f"{self.rules.name}, {self.seats} seats, {self.mode.value}"


_CASUAL: Final = {"seating": "everyone_plays"}
_ONLY_COUNTED: Final = ("rating_opened", "rating_unopened", "rounds")
"""Options that affect only the score or the number of games."""


def all_tables() -> tuple[GameSetup, ...]:
    """Return the tables of the presets, then those with a house rule."""
    return preset_tables() + house_tables()


def preset_tables() -> tuple[GameSetup, ...]:
    """Every preset with every number of players in both modes, casual tables included (T2)."""
    return tuple(
        GameSetup(rules, seats, mode)
        for preset in presets()
        for rules in dict.fromkeys((preset.rules, preset.rules.with_options(_CASUAL)))
        for seats in _allowed_seats(rules)
        for mode in Mode
    )


def house_tables() -> tuple[GameSetup, ...]:
    """Return tables with one changed option each, cycling through presets, seats and modes.

    A numeric option takes its least and its greatest value.
    """
    modes = cycle(Mode)
    numbers = ((rules, _allowed_seats(rules)) for rules in _house_rules())
    return tuple(
        GameSetup(rules, seats[place % len(seats)], next(modes))
        for place, (rules, seats) in enumerate(numbers)
    )


def _house_rules() -> Iterator[RuleSet]:
    bases = deque(preset.rules for preset in presets())
    for name in option_types():
        for value in _values(name):
            bases.rotate()
            yield from islice(_with_option(bases, name, value), 1)


def _with_option(bases: Iterable[RuleSet], name: str, value: object) -> Iterator[RuleSet]:
    """Set one option in each rule set, and yield the rule sets that are valid and have changed."""
    for base in bases:
        try:
            rules = base.with_options({name: value})
        except BadRules:
            continue
        if rules != base and _allowed_seats(rules):
            yield rules


def _values(name: str) -> list[object]:
    kind = option_types()[name]
    if name in _ONLY_COUNTED:
        return []
    if issubclass(kind, Enum):
        return [as_option(member) for member in kind]
    least, most = RANGES[name]
    if kind is int:
        return [least, most]
    return [[least] * len(PLAYER_NUMBERS), [most] * len(PLAYER_NUMBERS)]


def _allowed_seats(rules: RuleSet) -> list[int]:
    return [number for number in PLAYER_NUMBERS if _allows(rules, number)]


def _allows(rules: RuleSet, number: int) -> bool:
    try:
        rules.check_seats(number)
    except BadRules:
        return False
    return True
