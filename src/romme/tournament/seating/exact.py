"""The cheapest seating of few people, proven: all tables are known, and prices leave out most.

Everybody is asked a price. A table may cost less than the prices of its people, by a rebate that is
the same for all tables of one size. Then no seating costs less than all prices without the rebates:
a bound, whatever the prices are. Good ones are found by asking more of people who are missing at
the tables with the greatest rebate, and less of those who are at too many of them.

A table may also cost more than its prices without the rebate. By that much a seating with it is
above the bound. So most tables can be left out at once, and the search through the rest ends soon.
All numbers are whole, so that every machine finds the same seating.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from operator import sub
from typing import Final, NamedTuple, TypeAlias

from romme.tournament.seating.least import spread
from romme.tournament.seating.weights import SeatingWeights, SitterIndex, shared_sizes

FEW: Final = 24
"""Up to so many people all tables are looked at; 24 people have 10,626 of four."""

_PARTS: Final = 12_000
"""A cost of 1 has so many parts; prices are in parts, so that three or four can share a cost."""
_ROUNDS: Final = 60
_STUCK: Final = 8
"""Rounds without a better bound, after which the prices change by less."""
_CLOSE: Final = _PARTS // 100
"""Rebates that differ by so little are taken as equal."""
_WHOLE: Final = 1 << 12
"""One person at one table, so that parts of that are whole numbers too."""
_HALVINGS: Final = 6
"""The search begins close to the bound, with the gap halved so often, and widens step by step."""
_WORK: Final = 700_000
"""Tables looked at before the search gives up."""

_Group: TypeAlias = tuple[SitterIndex, ...]


class _Size:
    """All tables of one size that could be, without the cost of teams."""

    def __init__(self, groups: Sequence[_Group], weights: SeatingWeights, *, number: int) -> None:
        self.number = number
        """How many tables of this size are wanted."""
        self.groups = groups
        self._costs = [weights.table(group) % weights.team * _PARTS for group in groups]
        self._columns = list(zip(*self.groups, strict=True))

    def excess(self, prices: Sequence[int]) -> list[int]:
        """By how much each table costs more than the prices of its people; less than 0 if less."""
        excess = self._costs
        for column in self._columns:
            excess = list(map(sub, excess, map(prices.__getitem__, column)))
        return excess


class _Choice(NamedTuple):
    """A table that could be part of a better seating."""

    above: int
    """By so many parts a seating with it is above the bound."""
    group: _Group
    mask: int
    """A bit for each person at it."""


def closed(
    weights: SeatingWeights, wanted: Sequence[int], *, found: list[list[SitterIndex]], least: int
) -> tuple[list[list[SitterIndex]], int]:
    """Bring a seating and a bound together; with few people that nearly always succeeds.

    What cannot be closed is given back as narrow as it has become.
    """
    cost, people = weights.sum(found), len(weights.pair)
    if cost == least or people > FEW:
        return found, least
    sizes = [
        _Size(list(_even(weights, size, len(wanted))), weights, number=number)
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


def _even(weights: SeatingWeights, size: int, tables: int) -> Iterator[_Group]:
    """The tables at which no team has more or fewer people than when it is spread evenly.

    Teams come first, and all of them can be spread at once; so a best seating has no other table.
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
    """A bit for each person."""
    return sum(1 << person for person in group)


def _good_prices(sizes: Sequence[_Size], *, people: int, found: int) -> tuple[tuple[int, ...], int]:
    """Prices and their bound, brought near to the cost of the seating that was found."""
    prices = best = (0,) * people
    bound = -1
    slower = stuck = 0
    for _ in range(_ROUNDS):
        excess = [size.excess(prices) for size in sizes]
        value = sum(prices) + sum(
            size.number * min(those) for size, those in zip(sizes, excess, strict=True)
        )
        stuck += 1
        if value > bound:
            best, bound, stuck = prices, value, 0
        elif stuck == _STUCK:
            prices, slower, stuck = best, slower + 1, 0
            continue
        missing = _missing(sizes, excess, people)
        length = sum(part * part for part in missing)
        if not length or value > found - _PARTS:
            break
        step = (found - value) * _WHOLE * 2**slower
        prices = tuple(
            price + step * part // (length * 3**slower)
            for price, part in zip(prices, missing, strict=True)
        )
    return best, bound


def _missing(sizes: Sequence[_Size], excess: Sequence[list[int]], people: int) -> list[int]:
    """How much everybody is missing at the tables with the greatest rebate, or there too often."""
    missing = [_WHOLE] * people
    for size, those in zip(sizes, excess, strict=True):
        close = min(those) + _CLOSE
        groups = [group for group, more in zip(size.groups, those, strict=True) if more <= close]
        for person, times in Counter(chain.from_iterable(groups)).items():
            missing[person] -= _WHOLE * size.number * times // len(groups)
    return missing


def _choices(sizes: Sequence[_Size], prices: Sequence[int], *, most: int) -> list[_Choice]:
    """The tables that could be part of a better seating, the most promising ones first."""
    choices = []
    for size in sizes:
        excess = size.excess(prices)
        least = min(excess)
        choices += [
            _Choice(more - least, group, _mask(group))
            for more, group in zip(excess, size.groups, strict=True)
            if more - least <= most
        ]
    return sorted(choices)


class _Search:
    """Seats everybody, table by table, and goes back where nothing better can come."""

    def __init__(self, *, most: int, work: int) -> None:
        self.most = most
        """Seatings further above the bound than this are not looked for."""
        self.best: tuple[_Group, ...] = ()
        self.work = work

    @property
    def gave_up(self) -> bool:
        """Whether something was not looked at, so that nothing is proven."""
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
        """Try all tables for the free person who has the fewest to choose from."""
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
                    return  # a better seating was found since; the choices go upwards
                left = list(wanted)
                left.remove(len(choice.group))
                self.seat(
                    possible,
                    wanted=left,
                    free=free & ~choice.mask,
                    above=above + choice.above,
                    tables=(*tables, choice.group),
                )
