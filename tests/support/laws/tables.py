"""Tables for tests: every preset with every number of players, and random rules."""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import Final, NamedTuple

from romme.rules import BadRules, RuleSet, presets
from romme.rules.options import Mode
from romme.rules.ranges import PLAYER_NUMBERS, RANGES
from romme.rules.ruleset import as_option, option_types


def dice(number: int) -> Random:
    """Return a random number generator with this seed, so that a test can be repeated."""
    return Random(number)  # noqa: S311 - need not be cryptographically secure


class Table(NamedTuple):
    """A rule set, a number of seats and a mode."""

    rules: RuleSet
    seats: int
    mode: Mode

    def __str__(self) -> str:
        return f"{self.rules.name}-{self.seats}-{self.mode.value}"


def allowed_seats(rules: RuleSet) -> list[int]:
    return [number for number in PLAYER_NUMBERS if _allows(rules, number)]


def _allows(rules: RuleSet, number: int) -> bool:
    try:
        rules.check_seats(number)
    except BadRules:
        return False
    return True


_CASUAL: Final = {"seating": "everyone_plays"}
TABLES: Final = tuple(
    Table(rules, number, mode)
    for preset in presets()
    for rules in dict.fromkeys((preset.rules, preset.rules.with_options(_CASUAL)))
    for number in allowed_seats(rules)
    for mode in Mode
)
"""Every preset, as is and with everybody playing (T2), for all numbers of seats and modes."""


def option_value(name: str, rng: Random) -> object:
    """Return a random value of an option, as written in a game file."""
    kind = option_types()[name]
    if issubclass(kind, Enum):
        return as_option(rng.choice(list(kind)))
    least, most = RANGES[name]
    if name == "hand_sizes":
        return [rng.randint(least, most) for _ in PLAYER_NUMBERS]
    if kind is int:
        return rng.choice((least, most, rng.randint(least, most), rng.randint(least, most)))
    limits = sorted(rng.sample(range(150), rng.randint(0, 3)))
    return [[limit, rng.randint(least, most)] for limit in limits]


def random_rules(rng: Random) -> RuleSet:
    """Return a preset with some options changed at random to a combination that is allowed."""
    while True:
        base = rng.choice(presets()).rules
        count = rng.choice((1, 3, 8, 20))
        names = rng.sample(list(option_types()), count)
        try:
            rules = base.with_new_options({name: option_value(name, rng) for name in names})
        except BadRules:
            continue
        if allowed_seats(rules):
            return rules


def random_table(rng: Random) -> Table:
    rules = random_rules(rng)
    return Table(rules, rng.choice(allowed_seats(rules)), rng.choice(list(Mode)))
