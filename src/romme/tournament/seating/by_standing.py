"""Setting by result: the strongest together, and everybody at their own table or the next one.

In the order of standing the first four belong at table 1, the next four at table 2, and so on.
From there people may change places across the border between two neighbouring tables, so that
less is broken. The first of each table never moves down: the leader sits at table 1, and the best
of every table stands above the best of the next one.

All ways of doing so are gone through, table by table: what a table costs depends
only on who crossed the border before it and who crosses the border behind it, so for each crossing
the cheapest way up to there is kept. The result is the best of these ways, not just a good one.
Seatings that leave the standing further are not looked at, and may break less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, combinations, pairwise
from typing import Final, NamedTuple

from romme.tournament.lots import Lots
from romme.tournament.seating.weights import SeatingWeights, SitterGroup, SitterIndex

_TICKETS: Final = 1 << 16


class _Crossing(NamedTuple):
    """Who changes places across a border; as many go up as go down."""

    down: tuple[SitterIndex, ...] = ()
    up: tuple[SitterIndex, ...] = ()

    def places(self) -> int:
        """By how many places of the standing they cross the border, all together.

        >>> _Crossing(down=(2, 3), up=(4, 6)).places()
        7
        """
        return sum(self.up) - sum(self.down) + len(self.up)


class _Way(NamedTuple):
    """How the tables before a border are filled, and what that costs."""

    cost: int
    tables: tuple[SitterGroup, ...]


def set_by_standing(
    weights: SeatingWeights, sizes: Sequence[int], lots: Lots
) -> tuple[tuple[SitterIndex, ...], ...]:
    """Seat people, given in the order of standing, at their own table or a neighbour of it.

    Least broken first; then the fewest places of the standing by which people leave their table;
    then the lot.
    """
    homes = [tuple(range(*ends)) for ends in pairwise(accumulate(sizes, initial=0))]
    tickets = [lots.below(_TICKETS) for _ in weights.pair]
    place = len(tickets) * _TICKETS
    broken = place * len(tickets) * max(sizes)
    nobody = _Crossing()
    ways = {nobody: _Way(0, ())}
    for home, below in zip(homes, [*homes[1:], ()], strict=True):
        crossings = [
            (behind, place * behind.places() + sum(tickets[person] for person in chain(*behind)))
            for behind in _crossings(home, below)
        ]
        onward: dict[_Crossing, _Way] = {}
        for before, way in ways.items():
            for behind, crossing in crossings:
                if not set(before.up).isdisjoint(behind.down):
                    continue
                table = _filled(home, before, behind)
                cost = way.cost + broken * weights.table(table) + crossing
                known = onward.get(behind)
                if known is None or cost < known.cost:
                    onward[behind] = _Way(cost, (*way.tables, table))
        ways = onward
    return tuple(tuple(table) for table in ways[nobody].tables)


def _crossings(home: SitterGroup, below: SitterGroup) -> Iterator[_Crossing]:
    """All ways to change places between two tables; the first of the upper one stays."""
    movable = home[1:]
    for number in range(min(len(movable), len(below)) + 1):
        for down in combinations(movable, number):
            for up in combinations(below, number):
                yield _Crossing(down, up)


def _filled(home: SitterGroup, before: _Crossing, behind: _Crossing) -> tuple[SitterIndex, ...]:
    """Who sits at a table, in the order of standing."""
    gone = {*before.up, *behind.down}
    return (*before.down, *(person for person in home if person not in gone), *behind.up)
