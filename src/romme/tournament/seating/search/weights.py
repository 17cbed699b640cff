"""Seating costs: one integer for each pair of people at a table, whose sum is minimised.

There are four kinds of breaches, in order of priority. Members of one team share a result and could
help each other, so they come first. Then come people who have met before, then members of one club.
Namesakes, whom the list keeper may confuse, come last. No number of lesser breaches outweighs a
single greater one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TypeAlias

SitterIndex: TypeAlias = int
"""Index in the sequence of sitters, from 0; not the start number."""
SitterGroup: TypeAlias = Sequence[SitterIndex]
MeetingCounts: TypeAlias = Mapping[frozenset[int], int]
"""Number of times that two start numbers have shared a table so far."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person to be seated. An empty club, team or name never counts as shared."""

    number: int
    club: str = ""
    team: str = ""
    name: str = ""
    """Normalised name; people who share it are namesakes."""
    tandem: str = ""
    """A tandem whose members must never share a table, counted like a team; usually empty."""

    def is_partner(self, other: Sitter) -> bool:
        """Whether two people are in the same team or tandem."""
        return same(self.team, other.team) or same(self.tandem, other.tandem)


@dataclass(frozen=True, slots=True, order=True, kw_only=True)
class SeatingBreaches:
    """The number of breaches of each kind in a seating. Smaller is better.

    >>> SeatingBreaches(teams=0, again=0, clubs=30) < SeatingBreaches(teams=0, again=1, clubs=0)
    True
    """

    teams: int
    """Pairs of people of the same team at one table."""
    again: int
    """Pairs of people at one table who have met before, counted once per earlier meeting."""
    clubs: int
    """Pairs of people of the same club at one table."""
    namesakes: int = 0
    """Pairs of people of the same name at one table."""


@dataclass(frozen=True, slots=True)
class SeatingWeights:
    """The cost of every pair, chosen so that a sum of costs can be split into breaches by kind."""

    pair: tuple[tuple[int, ...], ...]
    """Cost of two people, by their indexes; 0 on the diagonal."""
    club: int
    """Cost of two people of the same club at one table.

    A pair of namesakes costs 1. If there are no namesakes, a pair from one club costs 1, so that
    seeds published before namesakes were kept apart still give the same plan.
    """
    again: int
    """Cost of two people at one table for each time that they have met before."""
    team: int
    """Cost of two people of the same team at one table."""
    teams: tuple[str, ...]
    clubs: tuple[str, ...]
    names: tuple[str, ...]
    tandems: tuple[str, ...]

    @classmethod
    def of(
        cls, sitters: Sequence[Sitter], meetings: MeetingCounts, sizes: Iterable[int]
    ) -> SeatingWeights:
        """Compute the cost of every pair, for tables of these sizes."""
        pairs = sum(comb(size, 2) for size in sizes)
        names = tuple(sitter.name for sitter in sitters)
        club = pairs + 1 if any_shared(names) else 1
        again = club * (pairs + 1)
        team = again * (pairs * max(meetings.values(), default=0) + 1)
        place = {sitter.number: person for person, sitter in enumerate(sitters)}
        pair = [[0] * len(sitters) for _ in sitters]
        for (one, first), (two, second) in combinations(enumerate(sitters), 2):
            cost = team * first.is_partner(second) + club * same(first.club, second.club)
            pair[one][two] = pair[two][one] = cost + same(first.name, second.name)
        for numbers, times in meetings.items():
            here = [place[number] for number in numbers if number in place]
            for one, two in combinations(here, 2):
                pair[one][two] += again * times
                pair[two][one] += again * times
        return cls(
            pair=tuple(tuple(row) for row in pair),  # row by row, so that other threads can run
            club=club,
            again=again,
            team=team,
            teams=tuple(sitter.team for sitter in sitters),
            clubs=tuple(sitter.club for sitter in sitters),
            names=names,
            tandems=tuple(sitter.tandem for sitter in sitters),
        )

    def table(self, group: Iterable[SitterIndex]) -> int:
        """Cost of a group at one table."""
        return sum(self.pair[one][two] for one, two in combinations(group, 2))

    def sum(self, tables: Iterable[SitterGroup]) -> int:
        """Cost of a whole seating."""
        return sum(map(self.table, tables))

    def breaches_of(self, cost: int) -> SeatingBreaches:
        """Split a cost into breaches by kind."""
        teams, rest = divmod(cost, self.team)
        again, rest = divmod(rest, self.again)
        clubs, namesakes = divmod(rest, self.club)
        return SeatingBreaches(teams=teams, again=again, clubs=clubs, namesakes=namesakes)

    def cost_of(self, broken: SeatingBreaches) -> int:
        """Compute the cost of breaches. This is the inverse of `breaches_of`."""
        lesser = broken.clubs * self.club + broken.namesakes
        return broken.teams * self.team + broken.again * self.again + lesser


def same(one: str, two: str) -> bool:
    """Whether two clubs, teams or names are the same and not empty.

    >>> same("Karo", "Karo"), same("", "")
    (True, False)
    """
    return bool(one) and one == two


def shared_sizes(names: Iterable[str]) -> Iterable[int]:
    """Return how many people each club, team or name has, ignoring empty strings.

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
