"""The numbers of tables of four and of three for a number of people (T2, V1.2, V1.3)."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

FOUR: Final = 4
THREE: Final = 3

Tables: TypeAlias = tuple[tuple[int, ...], ...]
"""Start numbers by table, in seat order; seat 1 keeps the list (T1)."""


class SeatingObstacle(Enum):
    """Reasons why a number of people cannot be seated."""

    TOO_FEW = "too-few"
    """One or two people are too few for a table (T2)."""
    FIVE = "five"
    """Five people are too many for one table and too few for two (T2)."""


class BadNumber(ValueError):  # noqa: N818 - named for what is wrong
    """A number of people that cannot be seated at tables of four and three."""

    def __init__(self, people: int) -> None:
        self.people = people
        self.reason = SeatingObstacle.TOO_FEW if people < THREE else SeatingObstacle.FIVE
        super().__init__(f"{people} people cannot be seated: {self.reason.value}")


def table_sizes(people: int) -> tuple[int, ...]:
    """Return table sizes: as many fours as possible, then the necessary threes (T2, V1.2, V1.3).

    Raise `BadNumber` for 0, 1, 2 and 5 people.

    >>> table_sizes(9), table_sizes(11)
    ((3, 3, 3), (4, 4, 3))
    """
    threes = -people % FOUR
    fours, rest = divmod(people - THREE * threes, FOUR)
    if people < THREE or fours < 0 or rest:
        raise BadNumber(people)
    return (FOUR,) * fours + (THREE,) * threes
