"""Plans of seats, drawn or set by result: what each breaks, and what no plan could avoid."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from operator import attrgetter
from typing import Final, TypeAlias

from romme.tournament.lots import Lots
from romme.tournament.seating.assignment import dealt, improved
from romme.tournament.seating.by_standing import set_by_standing
from romme.tournament.seating.exact import closed
from romme.tournament.seating.least import apart, bound, readable
from romme.tournament.seating.weights import Broken, Met, Sitter, Weights

FOUR: Final = 4
THREE: Final = 3

_DRAW: Final = "seating/draw/1"
_BY_RESULT: Final = "seating/by-result/1"
"""The numbers change when a seed leads to another plan than before."""

Tables: TypeAlias = tuple[tuple[int, ...], ...]
"""Start numbers by table, in the order of the seats: seat 1 first, who keeps the list (T1)."""


class Reason(Enum):
    """Why so many people cannot be seated; the value is its code for catalogues."""

    TOO_FEW = "too-few"
    """One and two people are no table (T2)."""
    FIVE = "five"
    """Five are one too many for a table and one too few for two of them (T2)."""


class BadNumber(ValueError):  # noqa: N818 - named for what is wrong
    """A number of people who cannot be seated at tables of four and three."""

    def __init__(self, people: int) -> None:
        self.people = people
        self.reason = Reason.TOO_FEW if people < THREE else Reason.FIVE
        super().__init__(f"{people} people cannot be seated: {self.reason.value}")


@dataclass(frozen=True, slots=True)
class Plan:
    """A seating, and how good it is."""

    tables: Tables
    broken: Broken
    least: Broken
    """No plan of this kind is better: proven.

    No figure is above that of `broken`. Each is a bound for all plans that are not worse in the
    figures before it. The plans meant are, for a drawn one, all seatings at these tables; for one
    set by result, those in which nobody sits further off than at a neighbouring table.
    """

    @property
    def is_best(self) -> bool:
        """Whether nothing that it breaks could have been avoided."""
        return self.broken == self.least


class Kind(Enum):
    """What should not be at one table; the value is its code for catalogues."""

    TEAM = "team"
    AGAIN = "again"
    """Two who have sat together before."""
    CLUB = "club"
    SIZE = "size"
    """Neither four nor three people, or three where the numbers do not ask for it (T2, V1.3)."""


@dataclass(frozen=True, slots=True)
class Breach:
    """Something that should not be at a table, to be shown to the director."""

    kind: Kind
    table: int
    """Counted from 1."""
    numbers: tuple[int, ...]
    """All of one team or club at it, or two who meet again, or everybody at it; in seat order."""
    times: int = 0
    """How often two have met before."""


def table_sizes(people: int) -> tuple[int, ...]:
    """As many fours as can be, then the threes that the number needs (T2, V1.2, V1.3).

    >>> table_sizes(9), table_sizes(11)
    ((3, 3, 3), (4, 4, 3))
    """
    threes = -people % FOUR
    fours, rest = divmod(people - THREE * threes, FOUR)
    if people < THREE or fours < 0 or rest:
        raise BadNumber(people)
    return (FOUR,) * fours + (THREE,) * threes


def draw(sitters: Iterable[Sitter], *, met: Met, seed: str) -> Plan:
    """Draw the tables and the seats (V3.1), with teams, meetings and clubs kept apart.

    The order in which the sitters come makes no difference. Nobody is favoured: before anything
    else a lot decides the order in which people are considered.
    """
    lots = Lots(_DRAW, seed)
    drawn = lots.shuffled(sorted(_distinct(sitters), key=lambda sitter: sitter.number))
    sizes = table_sizes(len(drawn))
    weights = Weights.of(drawn, met, sizes)
    least = bound(weights, sizes)
    found = improved(dealt(weights, sizes, lots), weights, least=least, lots=lots)
    found, least = closed(weights, sizes, found=found, least=least)
    tables = sorted(lots.shuffled(found), key=len, reverse=True)
    broken = weights.read(weights.sum(found))
    return Plan(
        tables=tuple(
            tuple(drawn[person].number for person in lots.shuffled(sorted(table)))
            for table in tables
        ),
        broken=broken,
        least=readable(weights.read(least), broken=broken, alone=apart(weights, sizes)),
    )


def by_result(ranked: Sequence[Sitter], *, met: Met, seed: str) -> Plan:
    """Set the tables by result, the best first (V3.1): the strongest at table 1, and so on.

    Everybody sits at the table of their place in the standing, or at a neighbour of it where that
    keeps teams, meetings or clubs apart. Of the plans that break least it is the one in which
    people leave their tables by the fewest places, and among equal ones the lot decides. At a
    table the seats go by the standing.
    """
    sizes = table_sizes(len(_distinct(ranked)))
    weights = Weights.of(ranked, met, sizes)
    tables = set_by_standing(weights, sizes, Lots(_BY_RESULT, seed))
    broken = weights.read(weights.sum(tables))
    numbers = tuple(tuple(ranked[person].number for person in table) for table in tables)
    return Plan(numbers, broken, least=broken)


def breaches(tables: Tables, sitters: Iterable[Sitter], met: Met) -> list[Breach]:
    """What a seating breaks, table by table: after the director has moved people by hand.

    That everybody sits at exactly one place is not a matter of taste and not looked at here.
    """
    known = {sitter.number: sitter for sitter in sitters}
    spare = _spare_threes(tables)
    found: list[Breach] = []
    for number, table in enumerate(tables, start=1):
        here = [known[one] for one in table]
        found += (Breach(Kind.TEAM, number, group) for group in _shared(here, attrgetter("team")))
        found += (
            Breach(Kind.AGAIN, number, pair, times)
            for pair in combinations(table, 2)
            if (times := met.get(frozenset(pair), 0))
        )
        found += (Breach(Kind.CLUB, number, group) for group in _shared(here, attrgetter("club")))
        if number in spare or len(table) not in {FOUR, THREE}:
            found.append(Breach(Kind.SIZE, number, table))
    return found


def _distinct(sitters: Iterable[Sitter]) -> Sequence[Sitter]:
    """The sitters, each with a start number of their own; anything else is a mistake of ours."""
    people = list(sitters)
    if len({sitter.number for sitter in people}) != len(people):
        raise ValueError("two people have the same start number")
    return people


def _shared(here: Iterable[Sitter], name: Callable[[Sitter], str]) -> Iterator[tuple[int, ...]]:
    """The groups of two and more who have a name in common."""
    groups: dict[str, list[int]] = defaultdict(list)
    for sitter in here:
        groups[name(sitter)].append(sitter.number)
    return (tuple(group) for shared, group in groups.items() if shared and len(group) > 1)


def _spare_threes(tables: Tables) -> set[int]:
    """The numbers of the last tables of three, as many as there are beyond the need."""
    needed = -sum(map(len, tables)) % FOUR
    threes = [number for number, table in enumerate(tables, start=1) if len(table) == THREE]
    return set(threes[needed:])
