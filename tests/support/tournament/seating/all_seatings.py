"""Independent check of seatings by brute force, for few people only.

The check counts breaches pair by pair. It shares only the types of input and output with the
search that it checks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, pairwise
from operator import add

from romme.tournament.seating import SeatingBreaches, Sitter

Groups = tuple[tuple[int, ...], ...]


def count_breaches(
    tables: Sequence[Sequence[int]],
    sitters: Sequence[Sitter],
    meetings: Mapping[frozenset[int], int],
) -> SeatingBreaches:
    """Return the breaches of a seating, counted pair by pair."""
    who = {sitter.number: sitter for sitter in sitters}
    pairs = [(who[one], who[two]) for table in tables for one, two in combinations(table, 2)]
    return SeatingBreaches(
        teams=sum(one.team == two.team != "" for one, two in pairs),
        again=sum(meetings.get(frozenset({one.number, two.number}), 0) for one, two in pairs),
        clubs=sum(one.club == two.club != "" for one, two in pairs),
        namesakes=sum(one.name == two.name != "" for one, two in pairs),
    )


def least_broken(
    sitters: Sequence[Sitter], meetings: Mapping[frozenset[int], int], sizes: Sequence[int]
) -> SeatingBreaches:
    """Return the breaches of the best of all seatings at tables of these sizes.

    The first person is seated with all possible companions in turn; the best seating of each
    remaining set of people is cached.
    """

    @cache
    def best(left: tuple[int, ...], sizes: tuple[int, ...]) -> tuple[int, ...]:
        if not left:
            return 0, 0, 0, 0
        ways = []
        for size in set(sizes):
            others = list(sizes)
            others.remove(size)
            for companions in combinations(left[1:], size - 1):
                rest = tuple(number for number in left[1:] if number not in companions)
                here, there = table(left[0], *companions), best(rest, tuple(others))
                ways.append(tuple(map(add, here, there)))
        return min(ways)

    @cache
    def table(*numbers: int) -> tuple[int, ...]:
        return figures(count_breaches([numbers], sitters, meetings))

    teams, again, clubs, names = best(tuple(sitter.number for sitter in sitters), tuple(sizes))
    return SeatingBreaches(teams=teams, again=again, clubs=clubs, namesakes=names)


def least_of_each(
    sitters: Sequence[Sitter], meetings: Mapping[frozenset[int], int], sizes: Sequence[int]
) -> SeatingBreaches:
    """Return the fewest breaches of each kind over all seatings, each kind considered alone."""
    return SeatingBreaches(
        teams=least_broken([Sitter(one.number, team=one.team) for one in sitters], {}, sizes).teams,
        again=least_broken([Sitter(one.number) for one in sitters], meetings, sizes).again,
        clubs=least_broken([Sitter(one.number, one.club) for one in sitters], {}, sizes).clubs,
        namesakes=least_broken(
            [Sitter(one.number, name=one.name) for one in sitters], {}, sizes
        ).namesakes,
    )


def figures(broken: SeatingBreaches) -> tuple[int, int, int, int]:
    """Return the number of breaches of each kind, in order of priority."""
    return broken.teams, broken.again, broken.clubs, broken.namesakes


def neighbouring_seatings(sizes: tuple[int, ...]) -> Iterator[Groups]:
    """Yield all seatings with everybody at the table for their rank, or one next to it.

    People are numbered by their rank in the standings. The best person of each table never moves to
    a lower table.
    """
    own = [table for table, size in enumerate(sizes) for _ in range(size)]
    first = [place == 0 or own[place - 1] != own[place] for place in range(len(own))]

    def fill(place: int, tables: Groups) -> Iterator[Groups]:
        if place == len(own):
            yield tables
            return
        last = own[place] if first[place] else own[place] + 1
        for at in range(own[place] - 1, last + 1):
            if 0 <= at < len(sizes) and len(tables[at]) < sizes[at]:
                table = (*tables[at], place)
                yield from fill(place + 1, (*tables[:at], table, *tables[at + 1 :]))

    yield from fill(0, ((),) * len(sizes))


def places_off(tables: Sequence[Sequence[int]], sizes: tuple[int, ...]) -> int:
    """Return the total number of ranks by which people are outside the range of their table."""
    borders = [0]
    for size in sizes:
        borders.append(borders[-1] + size)
    return sum(
        max(first - place, place - (end - 1), 0)
        for table, (first, end) in zip(tables, pairwise(borders), strict=True)
        for place in table
    )
