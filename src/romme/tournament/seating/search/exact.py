"""Find a provably optimal seating of few people: enumerate all tables, and discard most of them.

This is a Lagrangian relaxation. Each person has a price, and the reduced cost of a table is its
cost minus the prices of its people. The sum of all prices plus the least reduced cost of each table
wanted is a lower bound for every seating, whatever the prices are. The prices are improved in
rounds: they rise for people who are missing from the tables of least reduced cost, and fall for
people who are at too many of them.

A table whose reduced cost is above the least of its size puts every seating that contains it above
the bound by that difference. So most tables can be discarded at once, and the search through the
rest is short. All numbers are integers, so that every machine finds the same seating.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from operator import sub
from typing import Final, NamedTuple, TypeAlias

from romme.tournament.seating.search.least import spread
from romme.tournament.seating.search.weights import SeatingWeights, SitterIndex, shared_sizes

MOST_PEOPLE: Final = 24
"""Maximum number of people for whom all tables are enumerated: 10,626 tables of four for 24."""

_PARTS: Final = 12_000
"""Fixed-point scale of prices, divisible by 3 and 4 so that a table's people can share its cost."""
_ROUNDS: Final = 60
_STUCK: Final = 8
"""Rounds without a better bound after which the step size shrinks."""
_CLOSE: Final = _PARTS // 100
"""Reduced costs that differ by at most this much count as equal."""
_WHOLE: Final = 1 << 12
"""Fixed-point scale for fractions of a seat."""
_HALVINGS: Final = 6
"""Number of times that the first search halves the gap to the bound. Each later one doubles it."""
_WORK: Final = 700_000
"""Maximum number of tables to examine before the search gives up."""

_Group: TypeAlias = tuple[SitterIndex, ...]


class _Size:
    """All candidate tables of one size, with their costs except those of team breaches."""

    def __init__(self, groups: Sequence[_Group], weights: SeatingWeights, *, number: int) -> None:
        self.number = number
        """Number of tables of this size in a seating."""
        self.groups = groups
        self._costs = [weights.table(group) % weights.team * _PARTS for group in groups]
        self._columns = list(zip(*self.groups, strict=True))

    def reduced_costs(self, prices: Sequence[int]) -> list[int]:
        """The cost of each table minus the prices of its people, which may be negative."""
        reduced = self._costs
        for column in self._columns:
            reduced = list(map(sub, reduced, map(prices.__getitem__, column)))
        return reduced


class _Choice(NamedTuple):
    """A table that could be part of a better seating."""

    above: int
    """Minimum excess over the bound of any seating with this table, in units of 1 / `_PARTS`."""
    group: _Group
    mask: int
    """One bit per person at the table."""


def close_gap(
    weights: SeatingWeights, wanted: Sequence[int], *, found: list[list[SitterIndex]], least: int
) -> tuple[list[list[SitterIndex]], int]:
    """Try to improve a seating and the lower bound for the cost of any seating, and return both.

    With few people, the seating nearly always reaches the bound, so that it is proven to be the
    best. With more than `MOST_PEOPLE` people, or with tandems besides teams, both are
    returned unchanged.
    """
    cost, people = weights.sum(found), len(weights.pair)
    if cost == least or people > MOST_PEOPLE or any(weights.tandems):
        return found, least
    sizes = [
        _Size(list(_even_tables(weights, size, len(wanted))), weights, number=number)
        for size, number in sorted(Counter(wanted).items())
    ]
    teams = weights.team * sum(spread(team, len(wanted)) for team in shared_sizes(weights.teams))
    prices, bound = _good_prices(sizes, people=people, found=(cost - teams) * _PARTS)
    least = max(least, teams - (-bound // _PARTS))
    gap, work = (cost - teams) * _PARTS - bound, _WORK
    for halvings in range(_HALVINGS, -1, -1):
        if cost == least:
            break
        search = _Search(most=min(gap >> halvings, gap - _PARTS), work=work)
        choices = _choices(sizes, prices, most=search.most)
        search.seat(choices, wanted=wanted, free=(1 << people) - 1)
        work = search.work
        if search.best:
            found = [list(group) for group in search.best]
            return found, least if search.gave_up else weights.sum(found)
        if search.gave_up:
            break
        least = max(least, teams + (bound + search.most) // _PARTS + 1)
    return found, least


def _even_tables(weights: SeatingWeights, size: int, tables: int) -> Iterator[_Group]:
    """Yield the tables that are possible when every team is spread evenly.

    Teams have priority, and all of them can be spread evenly at once. So an optimal seating has no
    other tables.
    """
    people = range(len(weights.pair))
    teams = [
        (
            sum(1 << person for person in people if weights.teams[person] == name),
            *divmod(team, tables),
        )
        for name, team in Counter(filter(None, weights.teams)).items()
    ]
    for group in combinations(people, size):
        mask = _mask(group)
        if all(0 <= (mask & team).bit_count() - each <= (more > 0) for team, each, more in teams):
            yield group


def _mask(group: _Group) -> int:
    """Bit mask with one bit per person."""
    return sum(1 << person for person in group)


def _good_prices(sizes: Sequence[_Size], *, people: int, found: int) -> tuple[tuple[int, ...], int]:
    """Return the prices with the highest lower bound found, and that bound."""
    prices = best = (0,) * people
    bound = -1
    slower = stuck = 0
    for _ in range(_ROUNDS):
        reduced = [size.reduced_costs(prices) for size in sizes]
        value = sum(prices) + sum(
            size.number * min(costs) for size, costs in zip(sizes, reduced, strict=True)
        )
        stuck += 1
        if value > bound:
            best, bound, stuck = prices, value, 0
        elif stuck == _STUCK:
            prices, slower, stuck = best, slower + 1, 0
            continue
        missing = _missing(sizes, reduced, people)
        length = sum(part * part for part in missing)
        if not length or value > found - _PARTS:
            break
        step = (found - value) * _WHOLE * 2**slower
        prices = tuple(
            price + step * part // (length * 3**slower)
            for price, part in zip(prices, missing, strict=True)
        )
    return best, bound


def _missing(sizes: Sequence[_Size], reduced: Sequence[list[int]], people: int) -> list[int]:
    """For each person, 1 minus the expected number of seats at the tables of least reduced cost.

    The number is positive for people who are missing from these tables, and negative for people who
    are at too many of them. The unit is 1 / `_WHOLE`.
    """
    missing = [_WHOLE] * people
    for size, costs in zip(sizes, reduced, strict=True):
        close = min(costs) + _CLOSE
        groups = [group for group, cost in zip(size.groups, costs, strict=True) if cost <= close]
        for person, times in Counter(chain.from_iterable(groups)).items():
            missing[person] -= _WHOLE * size.number * times // len(groups)
    return missing


def _choices(sizes: Sequence[_Size], prices: Sequence[int], *, most: int) -> list[_Choice]:
    """Tables that could be part of a better seating, most promising first."""
    choices = []
    for size in sizes:
        reduced = size.reduced_costs(prices)
        least = min(reduced)
        choices += [
            _Choice(cost - least, group, _mask(group))
            for cost, group in zip(reduced, size.groups, strict=True)
            if cost - least <= most
        ]
    return sorted(choices)


class _Search:
    """Branch and bound: fills table by table, and backtracks where no improvement is possible."""

    def __init__(self, *, most: int, work: int) -> None:
        self.most = most
        """Seatings further above the bound than this are not searched."""
        self.best: tuple[_Group, ...] = ()
        self.work = work

    @property
    def gave_up(self) -> bool:
        """Whether the work budget ran out, so that nothing is proven."""
        return self.work < 0

    def seat(
        self,
        choices: Sequence[_Choice],
        *,
        wanted: Sequence[int],
        free: int,
        above: int = 0,
        tables: tuple[_Group, ...] = (),
    ) -> None:
        """Fill the remaining tables, and store each improved seating in `best`.

        Try all tables for the unseated person with the fewest options, and for each of them seat
        the others recursively.
        """
        if not free:
            self.best, self.most = tables, above - _PARTS
            return
        self.work -= len(choices)
        possible = [
            choice
            for choice in choices
            if not choice.mask & ~free
            and above + choice.above <= self.most
            and len(choice.group) in wanted
        ]
        times = Counter(chain.from_iterable(choice.group for choice in possible))
        people = [person for person in range(free.bit_length()) if free >> person & 1]
        next_one = min(people, key=lambda person: times[person])
        for choice in possible:
            if choice.mask >> next_one & 1 and not self.gave_up:
                if above + choice.above > self.most:
                    return  # a better seating was found; later choices cost more
                left = list(wanted)
                left.remove(len(choice.group))
                self.seat(
                    possible,
                    wanted=left,
                    free=free & ~choice.mask,
                    above=above + choice.above,
                    tables=(*tables, choice.group),
                )
