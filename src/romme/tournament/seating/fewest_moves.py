"""Fit a seating plan to the people who are present now, while moving as few of them as possible.

Table numbers on paper and in people's heads stay true: nobody changes tables unless a table has
disappeared, has become a table of three, or is somebody else's fixed table. Among the plans with
the fewest changes of tables, a local search picks one with few breaches. At a table, people keep
their seats, unless the last seat disappears.
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.tournament.seating.fixed import (
    NOBODY,
    FixedPlaces,
    check_kept,
    clashes,
    in_fixed_seats,
    sizes_around,
)
from romme.tournament.seating.search.table_search import TableSearch, TableWishes, greedy_table
from romme.tournament.seating.search.weights import (
    MeetingCounts,
    SeatingWeights,
    Sitter,
    SitterIndex,
)
from romme.tournament.seating.table_sizes import FOUR, Tables, table_sizes
from romme.tournament.values import Partners


def adjusted(
    tables: Tables,
    sitters: Sequence[Sitter],
    meetings: MeetingCounts,
    *,
    fixed: FixedPlaces = NOBODY,
    partners: Partners = Partners.APART,
) -> Tables:
    """Return the plan for `sitters` that differs from `tables` in as few people as possible.

    Raise `BadNumber` if the number of people fits no tables, `FixedPlaceImpossible` if a fixed
    place cannot be kept.

    >>> people = [Sitter(number) for number in (1, 2, 3, 4, 6, 7, 8)]
    >>> adjusted(((1, 2, 3, 4), (5, 6, 7)), people, {})
    ((1, 2, 3, 4), (8, 6, 7))
    """
    sizes = table_sizes(len(sitters))
    weights = SeatingWeights.of(sitters, meetings, sizes)
    if fixed or partners is Partners.NEVER:
        sizes_around(len(sitters), fixed)
        weights = clashes(weights, sitters, fixed, partners=partners)
    index = {sitter.number: at for at, sitter in enumerate(sitters)}
    kept = [[index[one] for one in table if one in index] for table in tables[: len(sizes)]]
    kept += [[] for _ in range(len(sizes) - len(kept))]
    home = {one: at for at, table in enumerate(kept) for one in table}
    pinned = {index[one]: place.table - 1 for one, place in fixed.items() if place.table}
    fours = sizes.count(FOUR)
    for at in reversed(range(len(kept))):
        if sum(len(table) >= FOUR for table in kept) > fours and len(kept[at]) >= FOUR:
            free = [one for one in kept[at] if pinned.get(one) != at] or kept[at]
            kept[at].remove(free[-1])
    seated = {one for table in kept for one in table}
    for one in range(len(sitters)):
        if one not in seated:
            kept[greedy_table(one, kept, weights, fours=fours)].append(one)
    search = TableSearch(kept, weights, TableWishes(home, pinned))
    search.improve()
    before = [[index.get(one) for one in table] for table in tables]
    before += [[] for _ in sizes]
    found = tuple(
        in_fixed_seats([sitters[one].number for one in _in_seats(group, old)], fixed)
        for group, old in zip(search.tables, before, strict=False)
    )
    check_kept(found, fixed)
    return found


def _in_seats(
    group: Sequence[SitterIndex], before: Sequence[SitterIndex | None]
) -> list[SitterIndex]:
    """Order the people at a table so that as many as possible keep their seats."""
    seats = [one if one in group else None for one in before[: len(group)]]
    seats += [None] * (len(group) - len(seats))
    rest = sorted(set(group) - set(seats))
    return [rest.pop(0) if one is None else one for one in seats]
