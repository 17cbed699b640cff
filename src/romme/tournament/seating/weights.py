"""What it costs to seat two people at one table, as a single number to be made small.

Four things should not happen, and they are not equally bad. Two of one team share a result and
can help each other: that comes first. Then nobody should meet the same person again, then come two
of one club. Two of the same name, whom a list-keeper may mix up, come last. No number of lesser
breaches outweighs a single greater one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TypeAlias

SitterIndex: TypeAlias = int
"""Where somebody stands in the sequence of sitters, from 0; not the start number."""
SitterGroup: TypeAlias = Sequence[SitterIndex]
Met: TypeAlias = Mapping[frozenset[int], int]
"""How often two start numbers have sat at one table so far."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody to be seated, by start number. An empty text is shared with nobody."""

    number: int
    club: str = ""
    team: str = ""
    name: str = ""
    """As names are compared: two people of the same one are namesakes."""


@dataclass(frozen=True, slots=True, order=True, kw_only=True)
class SeatingBreaches:
    """What a seating breaks; the smaller one is the better seating.

    >>> SeatingBreaches(teams=0, again=0, clubs=30) < SeatingBreaches(teams=0, again=1, clubs=0)
    True
    """

    teams: int
    """Pairs of one team at one table."""
    again: int
    """Pairs who have sat together before, each counted as often as they have."""
    clubs: int
    """Pairs of one club at one table."""
    namesakes: int = 0
    """Pairs of one name at one table."""


@dataclass(frozen=True, slots=True)
class SeatingWeights:
    """The cost of every pair. Costs add up, and a sum says how many of each kind are in it."""

    pair: tuple[tuple[int, ...], ...]
    """The cost of two people, by their places in the sequence; 0 for somebody with themselves."""
    club: int
    """The cost of one pair of a club.

    One pair of namesakes costs 1. Where there are none, a pair of a club costs 1, so that seeds
    published before namesakes were kept apart still give the same plan.
    """
    again: int
    """The cost of one meeting again."""
    team: int
    """One pair of a team costs as much."""
    teams: tuple[str, ...]
    clubs: tuple[str, ...]
    names: tuple[str, ...]

    @classmethod
    def of(cls, sitters: Sequence[Sitter], met: Met, sizes: Iterable[int]) -> SeatingWeights:
        """Weigh every pair, for tables of these sizes."""
        pairs = sum(comb(size, 2) for size in sizes)
        names = tuple(sitter.name for sitter in sitters)
        club = pairs + 1 if any_shared(names) else 1
        again = club * (pairs + 1)
        team = again * (pairs * max(met.values(), default=0) + 1)
        place = {sitter.number: person for person, sitter in enumerate(sitters)}
        pair = [[0] * len(sitters) for _ in sitters]
        for (one, first), (two, second) in combinations(enumerate(sitters), 2):
            cost = team * same(first.team, second.team) + club * same(first.club, second.club)
            pair[one][two] = pair[two][one] = cost + same(first.name, second.name)
        for numbers, times in met.items():
            here = [place[number] for number in numbers if number in place]
            for one, two in combinations(here, 2):
                pair[one][two] += again * times
                pair[two][one] += again * times
        return cls(
            pair=tuple(tuple(row) for row in pair),  # row by row, so that other threads go on
            club=club,
            again=again,
            team=team,
            teams=tuple(sitter.team for sitter in sitters),
            clubs=tuple(sitter.club for sitter in sitters),
            names=names,
        )

    def table(self, group: Iterable[SitterIndex]) -> int:
        """The cost of people at one table."""
        return sum(self.pair[one][two] for one, two in combinations(group, 2))

    def sum(self, tables: Iterable[SitterGroup]) -> int:
        """The cost of a whole seating."""
        return sum(map(self.table, tables))

    def read(self, cost: int) -> SeatingBreaches:
        """What a cost is made of."""
        teams, rest = divmod(cost, self.team)
        again, rest = divmod(rest, self.again)
        clubs, namesakes = divmod(rest, self.club)
        return SeatingBreaches(teams=teams, again=again, clubs=clubs, namesakes=namesakes)

    def write(self, broken: SeatingBreaches) -> int:
        """The cost of what is broken."""
        lesser = broken.clubs * self.club + broken.namesakes
        return broken.teams * self.team + broken.again * self.again + lesser


def same(one: str, two: str) -> bool:
    """Whether two people share a club, team or name: they do not by both having none.

    >>> same("Karo", "Karo"), same("", "")
    (True, False)
    """
    return bool(one) and one == two


def shared_sizes(names: Iterable[str]) -> Iterable[int]:
    """How many people each club, team or name has.

    >>> sorted(shared_sizes(["Karo", "", "Ass", "Karo", ""]))
    [1, 2]
    """
    return Counter(name for name in names if name).values()


def any_shared(names: Iterable[str]) -> bool:
    """Whether two people have a club, team or name in common.

    >>> any_shared(["Karo", "", "Ass", ""]), any_shared(["Karo", "Karo"])
    (False, True)
    """
    return any(size > 1 for size in shared_sizes(names))
