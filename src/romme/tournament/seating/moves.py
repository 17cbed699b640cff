"""The changes between two seating plans, and the people who must be told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

TableSeat: TypeAlias = tuple[int, int]
"""Table and seat, both counted from 1."""


@dataclass(frozen=True, slots=True)
class SeatMove:
    """A person whose table or seat changes, and who must be told."""

    number: int
    before: TableSeat | None
    """Table and seat in the old plan. None: the person had no seat."""
    after: TableSeat | None
    """Table and seat in the new plan. None: the person has no seat any more."""


def seats_by_number(tables: tuple[tuple[int, ...], ...]) -> Mapping[int, TableSeat]:
    """Map start numbers to table and seat.

    >>> seats_by_number(((7, 8), (9,)))
    {7: (1, 1), 8: (1, 2), 9: (2, 1)}
    """
    return {
        number: (table, seat)
        for table, seats in enumerate(tables, start=1)
        for seat, number in enumerate(seats, start=1)
    }


def seat_moves(
    before: tuple[tuple[int, ...], ...], after: tuple[tuple[int, ...], ...]
) -> tuple[SeatMove, ...]:
    """List everybody whose table or seat differs, by new seat. People without one come last.

    >>> for move in seat_moves(((1, 2, 3), (4, 5, 6)), ((1, 7, 3), (4, 5, 2))):
    ...     print(move)
    SeatMove(number=7, before=None, after=(1, 2))
    SeatMove(number=2, before=(1, 2), after=(2, 3))
    SeatMove(number=6, before=(2, 3), after=None)
    """
    old, new = seats_by_number(before), seats_by_number(after)
    found = [
        SeatMove(number, old.get(number), place)
        for number, place in new.items()
        if old.get(number) != place
    ]
    return (*found, *(SeatMove(one, place, None) for one, place in old.items() if one not in new))
