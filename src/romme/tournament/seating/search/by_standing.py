"""Seating by standings: everybody sits at the table of their rank or at a neighbouring table.

In ranking order, the first four belong at table 1, the next four at table 2, and so on. People at
neighbouring tables may swap seats to reduce the breaches. The first person of each table never
moves down: the leader sits at table 1, and the best of every table ranks above the best of the next
one.

Dynamic programming covers all these seatings, table by table. The cost of a table depends only on
the swaps with the tables above and below it. So for each possible swap with the table below, only
the cheapest seating of the tables so far is kept. The result is optimal among these seatings.
Seatings that deviate further from the ranking are not considered, although they may have fewer
breaches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, chain, combinations, pairwise
from typing import Final, NamedTuple

from romme.tournament.lots import Lots
from romme.tournament.seating.search.weights import SeatingWeights, SitterGroup, SitterIndex

_TICKETS: Final = 1 << 16


class _Crossing(NamedTuple):
    """A swap between two neighbouring tables, in which as many people move down as up."""

    down: tuple[SitterIndex, ...] = ()
    up: tuple[SitterIndex, ...] = ()

    def places(self) -> int:
        """Total distance, in ranks, of the moved people from the rank range of their new table.

        >>> _Crossing(down=(2, 3), up=(4, 6)).places()
        7
        """
        return sum(self.up) - sum(self.down) + len(self.up)


class _PartialSeating(NamedTuple):
    """A partial seating in the dynamic programme: the tables filled so far, and its cost."""

    cost: int
    tables: tuple[SitterGroup, ...]


def set_by_standing(
    weights: SeatingWeights,
    sizes: Sequence[int],
    lots: Lots,
    pinned: Sequence[SitterGroup] = (),
) -> tuple[tuple[SitterIndex, ...], ...]:
    """Seat people, given in ranking order, at their own table or a neighbouring one.

    Minimises the breaches, then the total distance, in ranks, of people from the rank range of
    their table. Ties are broken by lot. `pinned` are people who sit at each table in any case; they
    follow the others in the order of `weights`, and are not counted in `sizes`.
    """
    homes = [tuple(range(*ends)) for ends in pairwise(accumulate(sizes, initial=0))]
    fixed = pinned or ((),) * len(sizes)
    tickets = [lots.below(_TICKETS) for _ in weights.pair]
    place = len(tickets) * _TICKETS
    broken = place * len(tickets) * max(sizes, key=int)
    nobody = _Crossing()
    ways = {nobody: _PartialSeating(0, ())}
    for home, below, here in zip(homes, [*homes[1:], ()], fixed, strict=True):
        crossings = [
            (after, place * after.places() + sum(tickets[person] for person in chain(*after)))
            for after in _crossings(home, below)
        ]
        next_ways: dict[_Crossing, _PartialSeating] = {}
        for before, way in ways.items():
            for after, crossing in crossings:
                if not set(before.up).isdisjoint(after.down):
                    continue
                table = _filled(home, before, after)
                cost = way.cost + broken * weights.table((*table, *here)) + crossing
                known = next_ways.get(after)
                if known is None or cost < known.cost:
                    next_ways[after] = _PartialSeating(cost, (*way.tables, table))
        ways = next_ways
    seated = zip(ways[nobody].tables, fixed, strict=True)
    return tuple((*table, *here) for table, here in seated)


def _crossings(home: SitterGroup, below: SitterGroup) -> Iterator[_Crossing]:
    """Yield all swaps between two neighbouring tables, beginning with the one that moves nobody.

    The first person at the upper table never moves down.
    """
    movable = home[1:]
    for number in range(min(len(movable), len(below)) + 1):
        for down in combinations(movable, number):
            for up in combinations(below, number):
                yield _Crossing(down, up)


def _filled(home: SitterGroup, before: _Crossing, after: _Crossing) -> tuple[SitterIndex, ...]:
    """Return the people at a table after the swaps with the tables above and below it, by rank."""
    gone = {*before.up, *after.down}
    return (*before.down, *(person for person in home if person not in gone), *after.up)
