"""Fixed tables and seats, for a wheelchair or poor eyesight, which every plan keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeAlias

from romme.tournament.seating.search.table_search import TableSearch, TableWishes
from romme.tournament.seating.search.weights import SeatingWeights, Sitter
from romme.tournament.seating.table_sizes import FOUR, Tables, table_sizes
from romme.tournament.values import Partners


@dataclass(frozen=True, slots=True)
class FixedPlace:
    """The table and seat that a person always has, counted from 1. 0 leaves the choice open."""

    table: int = 0
    seat: int = 0


FixedPlaces: TypeAlias = Mapping[int, FixedPlace]
"""Fixed places by start number, of people who are present."""


NOBODY: Final[FixedPlaces] = MappingProxyType({})


class FixedPlaceImpossible(ValueError):  # noqa: N818 - named for what is wrong
    """A fixed place that cannot be kept, with the start number and the number of tables."""

    def __init__(self, number: int, place: FixedPlace, tables: int) -> None:
        super().__init__(f"{number}: {place}, {tables} tables")
        self.number = number
        self.place = place
        self.tables = tables


def sizes_around(people: int, fixed: FixedPlaces) -> tuple[int, ...]:
    """Return the size of each table, such that every fixed place exists.

    As usual the tables of three come last, unless a fixed place needs a fourth seat there. Raise
    `FixedPlaceImpossible` if a place cannot exist, `BadNumber` if the people cannot be seated.

    >>> sizes_around(7, {9: FixedPlace(table=2, seat=4)})
    (3, 4)
    """
    sizes = table_sizes(people)
    many = Counter(place.table for place in fixed.values())
    four = {place.table for place in fixed.values() if place.seat == FOUR}
    for number, place in fixed.items():
        if place.table > len(sizes) or (place.table and many[place.table] > FOUR):
            raise FixedPlaceImpossible(number, place, len(sizes))
    whole = {table for table in range(1, len(sizes) + 1) if table in four or many[table] == FOUR}
    fours = sizes.count(FOUR)
    if len(whole) > fours:
        number = next(one for one, place in fixed.items() if place.table in whole)
        raise FixedPlaceImpossible(number, fixed[number], len(sizes))
    for table in range(1, len(sizes) + 1):
        if len(whole) < fours:
            whole.add(table)
    return tuple(FOUR if table in whole else FOUR - 1 for table in range(1, len(sizes) + 1))


def clashes(
    weights: SeatingWeights,
    sitters: Sequence[Sitter],
    fixed: FixedPlaces,
    *,
    partners: Partners = Partners.APART,
) -> SeatingWeights:
    """Add a cost above all others to pairs that must not share a table.

    These are two people with the same fixed seat and, if they must never meet, members of one team.
    """
    above = weights.team * (FOUR * len(sitters) ** 2 + 1) ** 2
    seats = [fixed.get(sitter.number, FixedPlace()).seat for sitter in sitters]
    wanted = [at for at, seat in enumerate(seats) if seat]
    rows = [list(row) for row in weights.pair]
    for one in wanted:
        for two in wanted:
            if one != two and seats[one] == seats[two]:
                rows[one][two] += above
    if partners is Partners.NEVER:
        for one, sitter in enumerate(sitters):
            for two, other in enumerate(sitters):
                if one != two and sitter.is_partner(other):
                    rows[one][two] += above
    return replace(weights, pair=tuple(map(tuple, rows)))


def keep_fixed(
    tables: Tables,
    sitters: Sequence[Sitter],
    weights: SeatingWeights,
    fixed: FixedPlaces,
) -> Tables:
    """Return a plan like `tables` in which everybody has their fixed place.

    `weights` include the `clashes`. Tables are renumbered first. Then people swap places as long as
    that makes the plan better. Raise `FixedPlaceImpossible` if a place cannot be kept.
    """
    sizes = sizes_around(len(sitters), fixed)
    index = {sitter.number: at for at, sitter in enumerate(sitters)}
    pinned = {index[one]: place.table - 1 for one, place in fixed.items() if place.table}
    groups = [[index[one] for one in table] for table in _renumbered(tables, sizes, fixed)]
    wishes = TableWishes(fixed=pinned, sizes=sizes)
    search = TableSearch(groups, weights, wishes)
    search.improve(list(pinned))
    search.improve()
    found = tuple(
        in_fixed_seats([sitters[one].number for one in group], fixed) for group in search.tables
    )
    check_kept(found, fixed)
    return found


def check_kept(tables: Tables, fixed: FixedPlaces) -> None:
    """Raise `FixedPlaceImpossible` for the first person who does not have their fixed place."""
    for number, _ in not_kept(tables, fixed):
        raise FixedPlaceImpossible(number, fixed[number], len(tables))


def not_kept(tables: Tables, fixed: FixedPlaces) -> list[tuple[int, int]]:
    """List the people who do not have their fixed place, with the table where they sit."""
    return [
        (number, table)
        for table, seats in enumerate(tables, start=1)
        for seat, number in enumerate(seats, start=1)
        if number in fixed
        and (fixed[number].table not in (0, table) or fixed[number].seat not in (0, seat))
    ]


def in_fixed_seats(numbers: Sequence[int], fixed: FixedPlaces) -> tuple[int, ...]:
    """Order the people at a table so that fixed seats are kept. The others keep their order.

    >>> in_fixed_seats((7, 8, 9), {9: FixedPlace(seat=1)})
    (9, 7, 8)
    """
    seats: dict[int, int] = {}
    for number in numbers:
        seat = fixed.get(number, FixedPlace()).seat
        if 0 < seat <= len(numbers):
            seats.setdefault(seat, number)
    rest = iter([number for number in numbers if number not in seats.values()])
    return tuple(seats[at] if at in seats else next(rest) for at in range(1, len(numbers) + 1))


def _renumbered(tables: Tables, sizes: Sequence[int], fixed: FixedPlaces) -> Tables:
    """Give the tables numbers, so that people with a fixed table already sit there if possible."""
    rest = list(tables)
    found: dict[int, tuple[int, ...]] = {}
    wanted = sorted({place.table for place in fixed.values()} - {0})
    for table in (*wanted, *(at for at in range(1, len(sizes) + 1) if at not in wanted)):

        def fits(group: tuple[int, ...], table: int = table) -> tuple[bool, int, int]:
            here = sum(number in fixed and fixed[number].table == table for number in group)
            return len(group) == sizes[table - 1], here, -rest.index(group)

        found[table] = max(rest, key=fits)
        rest.remove(found[table])
    return tuple(found[table] for table in range(1, len(sizes) + 1))
