"""Seating plans, drawn at random or seeded by standings, with breaches and proven lower bounds."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations, islice
from operator import attrgetter
from typing import Final

from romme.tournament.lots import Lots
from romme.tournament.seating.assignment import deal_evenly, improve
from romme.tournament.seating.by_standing import set_by_standing
from romme.tournament.seating.exact import close_gap
from romme.tournament.seating.least import bound, bounds_by_kind, comparable_bound, separate_bounds
from romme.tournament.seating.table_sizes import FOUR, THREE, Tables, table_sizes
from romme.tournament.seating.weights import (
    MeetingCounts,
    SeatingBreaches,
    SeatingWeights,
    Sitter,
    any_shared,
)

_DRAW: Final = "seating/draw/1"
_BY_RESULT: Final = "seating/by-result/2"
"""Label of the random numbers. Increment its version if a seed would give a different plan.

`_DRAW` kept its version when the draw began to separate namesakes: without namesakes, all seeds
still give the same plans.
"""


class PlanProof(Enum):
    """The proven quality of a plan."""

    UNAVOIDABLE = "unavoidable"
    """No seating has fewer breaches of any kind."""
    BEST = "best"
    """No seating is better if the kinds of breaches are compared in order of priority.

    For instance, two people of one club could be separated only by letting others meet again.
    """


@dataclass(frozen=True, slots=True)
class SeatingPlan:
    """A seating with its breaches and proven lower bounds."""

    tables: Tables
    broken: SeatingBreaches
    least: SeatingBreaches
    """Proven lower bound for every seating at these tables, drawn at random or seeded by standings.

    The bound for one kind of breach holds for all seatings that are no worse in the kinds with a
    higher priority. No bound exceeds the count in `broken`.
    """
    least_by_kind: SeatingBreaches
    """Proven lower bound for each kind alone, whatever other breaches a seating has."""

    @property
    def is_best(self) -> bool:
        """Whether it is proven that no seating has fewer breaches, compared by priority."""
        return self.broken == self.least

    @property
    def proof(self) -> PlanProof | None:
        """The strongest quality that is proven, or None if a better seating may exist."""
        if self.broken == self.least_by_kind:
            return PlanProof.UNAVOIDABLE
        return PlanProof.BEST if self.is_best else None


class BreachKind(Enum):
    """Kinds of breaches at a table. The value is part of the message key."""

    TEAM = "team"
    AGAIN = "again"
    """Two people who have met before."""
    CLUB = "club"
    NAMESAKE = "namesake"
    """People of the same name, whom the list keeper may confuse."""
    RANK = "rank"
    """People at a table that does not match their ranks, in a plan seeded by standings."""
    SIZE = "size"
    """Neither four nor three people, or an unnecessary table of three (T2, V1.3)."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A breach at one table, to be shown to the director."""

    kind: BreachKind
    table: int
    """Counted from 1."""
    numbers: tuple[int, ...]
    """The people concerned, in seat order.

    These are the people who share a team, club or name, the two who meet again, those whose ranks
    do not match the table, or everybody at a table of the wrong size.
    """
    times: int = 0
    """Number of times that two people have met before; only for `AGAIN`."""
    ranks: tuple[int, ...] = ()
    """Ranks seated at the table, ascending; only for `RANK`."""
    due: tuple[int, ...] = ()
    """Ranks that belong at the table; only for `RANK`."""


def draw(sitters: Iterable[Sitter], *, meetings: MeetingCounts, seed: str) -> SeatingPlan:
    """Draw tables and seats (V3.1), separating teams, repeated meetings, clubs and namesakes.

    The order of `sitters` makes no difference: they are shuffled first, so that nobody is favoured.
    """
    lots = Lots(_DRAW, seed)
    drawn = lots.shuffled(sorted(_distinct(sitters), key=lambda sitter: sitter.number))
    sizes = table_sizes(len(drawn))
    weights = SeatingWeights.of(drawn, meetings, sizes)
    least = bound(weights, sizes)
    found = improve(deal_evenly(weights, sizes, lots), weights, least=least, lots=lots)
    found, least = close_gap(weights, sizes, found=found, least=least)
    tables = sorted(lots.shuffled(found), key=len, reverse=True)
    numbers = tuple(
        tuple(drawn[person].number for person in lots.shuffled(sorted(table))) for table in tables
    )
    return _judged(numbers, weights, sizes, cost=weights.sum(found), least=least)


def by_result(ranked: Sequence[Sitter], *, meetings: MeetingCounts, seed: str) -> SeatingPlan:
    """Seat people in ranking order, the leaders at table 1 (V3.1).

    Everybody sits at the table of their rank, or at a neighbouring one where that separates teams,
    repeated meetings or clubs; `off_rank` lists those tables. The leader always sits at table 1.
    Among the plans with the fewest breaches, the result is one that moves people by the fewest
    places; ties are broken by lot. Seats at a table are in ranking order.

    Namesakes are not separated, because that would not justify deviating from the ranking.
    """
    sizes = table_sizes(len(_distinct(ranked)))
    nameless = weights = SeatingWeights.of(
        [replace(sitter, name="") for sitter in ranked], meetings, sizes
    )
    tables = set_by_standing(nameless, sizes, Lots(_BY_RESULT, seed))
    if any_shared(sitter.name for sitter in ranked):
        weights = SeatingWeights.of(ranked, meetings, sizes)
    _, least = close_gap(
        weights, sizes, found=[list(table) for table in tables], least=bound(weights, sizes)
    )
    numbers = tuple(tuple(ranked[person].number for person in table) for table in tables)
    return _judged(numbers, weights, sizes, cost=weights.sum(tables), least=least)


def _judged(
    tables: Tables, weights: SeatingWeights, sizes: Sequence[int], *, cost: int, least: int
) -> SeatingPlan:
    """Build the plan with its breaches and lower bounds."""
    broken, proven = weights.breaches_of(cost), weights.breaches_of(least)
    alone = separate_bounds(weights, sizes)
    return SeatingPlan(
        tables,
        broken,
        least=comparable_bound(proven, broken=broken, alone=alone),
        least_by_kind=bounds_by_kind(weights, least=proven, alone=alone),
    )


def off_rank(tables: Tables, places: Mapping[int, int]) -> list[Breach]:
    """Return a breach for each table whose ranks differ from those expected by the standings.

    `places` maps start numbers to ranks, 1 for the best. Tied people share a rank, so they may
    take each other's seats.

    >>> places = {number: number for number in range(1, 10)}
    >>> for breach in off_rank(((1, 2, 3), (5, 6, 7), (4, 8, 9)), places):
    ...     print(breach.table, breach.numbers, breach.ranks, breach.due)
    2 (7,) (5, 6, 7) (4, 5, 6)
    3 (4,) (4, 8, 9) (7, 8, 9)
    """
    order = iter(sorted(places.values()))
    found: list[Breach] = []
    for number, table in enumerate(tables, start=1):
        due = tuple(islice(order, len(table)))
        ranks = tuple(sorted(places[one] for one in table))
        if ranks != due:
            moved = _surplus(table, places, due)
            found.append(Breach(BreachKind.RANK, number, moved, ranks=ranks, due=due))
    return found


def breaches(tables: Tables, sitters: Iterable[Sitter], meetings: MeetingCounts) -> list[Breach]:
    """List the breaches of a seating table by table, for instance after changes by hand.

    Does not check that everybody has exactly one seat.
    """
    known = {sitter.number: sitter for sitter in sitters}
    spare = _spare_threes(tables)
    found: list[Breach] = []
    for number, table in enumerate(tables, start=1):
        here = [known[one] for one in table]
        found += (
            Breach(BreachKind.TEAM, number, group) for group in _shared(here, attrgetter("team"))
        )
        found += (
            Breach(BreachKind.AGAIN, number, pair, times)
            for pair in combinations(table, 2)
            if (times := meetings.get(frozenset(pair), 0))
        )
        found += (
            Breach(BreachKind.CLUB, number, group) for group in _shared(here, attrgetter("club"))
        )
        names = _shared(here, attrgetter("name"))
        found += (Breach(BreachKind.NAMESAKE, number, group) for group in names)
        if number in spare or len(table) not in {FOUR, THREE}:
            found.append(Breach(BreachKind.SIZE, number, table))
    return found


def _surplus(
    table: Iterable[int], places: Mapping[int, int], due: Iterable[int]
) -> tuple[int, ...]:
    """Return the people at a table whose ranks are not among the expected ranks `due`."""
    left = Counter(due)
    moved: list[int] = []
    for one in table:
        if left[places[one]]:
            left[places[one]] -= 1
        else:
            moved.append(one)
    return tuple(moved)


def _distinct(sitters: Iterable[Sitter]) -> Sequence[Sitter]:
    """Return the sitters as a list. Raise `ValueError` if two share a start number (a bug)."""
    people = list(sitters)
    if len({sitter.number for sitter in people}) != len(people):
        raise ValueError("two people have the same start number")
    return people


def _shared(here: Iterable[Sitter], name: Callable[[Sitter], str]) -> Iterator[tuple[int, ...]]:
    """Groups of two or more people who share a team, club or name."""
    groups: dict[str, list[int]] = defaultdict(list)
    for sitter in here:
        groups[name(sitter)].append(sitter.number)
    return (tuple(group) for shared, group in groups.items() if shared and len(group) > 1)


def _spare_threes(tables: Tables) -> set[int]:
    """Return the numbers of the tables of three that exceed the necessary number of them."""
    needed = -sum(map(len, tables)) % FOUR
    threes = [number for number, table in enumerate(tables, start=1) if len(table) == THREE]
    return set(threes[needed:])
