"""Seating plans, drawn at random or seeded by standings, with breaches and proven lower bounds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, assert_never

from romme.tournament.lots import Lots
from romme.tournament.seating.fixed import (
    NOBODY,
    FixedPlaces,
    check_kept,
    clashes,
    in_fixed_seats,
    keep_fixed,
    sizes_around,
)
from romme.tournament.seating.search.assignment import deal_evenly, improve
from romme.tournament.seating.search.by_standing import set_by_standing
from romme.tournament.seating.search.exact import close_gap
from romme.tournament.seating.search.least import (
    bound,
    bounds_by_kind,
    comparable_bound,
    separate_bounds,
)
from romme.tournament.seating.search.weights import (
    MeetingCounts,
    SeatingBreaches,
    SeatingWeights,
    Sitter,
    any_shared,
)
from romme.tournament.seating.table_sizes import Tables, table_sizes
from romme.tournament.values import Partners

_DRAW: Final = "seating/draw/1"
_BY_RESULT: Final = "seating/by-result/2"
"""Label of the random numbers. Increment its version if a seed would give a different plan.

`_DRAW` kept its version when the draw began to separate namesakes: without namesakes, all seeds
still give the same plans.
"""


class Apart(Enum):
    """The people who are separated in a plan by result."""

    ALL = "all"
    """Teams, people who have met before, and clubs."""
    PARTNERS = "partners"
    """Only members of one team, because they must never share a table."""
    NOBODY = "nobody"
    """Everybody sits at the table of their rank."""


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


def draw(
    sitters: Iterable[Sitter],
    *,
    meetings: MeetingCounts,
    seed: str,
    fixed: FixedPlaces = NOBODY,
    partners: Partners = Partners.APART,
) -> SeatingPlan:
    """Draw tables and seats (V3.1), separating teams, repeated meetings, clubs and namesakes.

    The order of `sitters` makes no difference: they are shuffled first, so that nobody is favoured.
    People with a fixed place change places with others after the draw.
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
    cost = weights.sum(found)
    if fixed:
        apart = clashes(weights, drawn, fixed, partners=partners)
        numbers = keep_fixed(numbers, drawn, apart, fixed)
        cost = weights.sum(_indexes(numbers, drawn))
    return _judged(numbers, weights, sizes, cost=cost, least=least)


def by_result(
    ranked: Sequence[Sitter],
    *,
    meetings: MeetingCounts,
    seed: str,
    fixed: FixedPlaces = NOBODY,
    apart: Apart = Apart.ALL,
) -> SeatingPlan:
    """Seat people in ranking order, the leaders at table 1 (V3.1).

    Everybody sits at the table of their rank, or at a neighbouring one where that separates teams,
    repeated meetings or clubs; `departures` lists those tables. The leader always sits at table 1.
    Among the plans with the fewest breaches, the result is one that moves people by the fewest
    places; ties are broken by lot. Seats at a table are in ranking order. People with a fixed place
    sit there, and the others are ranked without them.

    Namesakes are not separated, because that would not justify deviating from the ranking. `apart`
    says who else is not.
    """
    order = sorted(ranked, key=lambda one: _fixed_table(one, fixed) > 0)  # these come last
    sizes = table_sizes(len(_distinct(ranked)))
    weights = SeatingWeights.of([replace(one, name="") for one in order], meetings, sizes)
    free, pinned = _around(order, fixed)
    wanted = weights
    match apart:
        case Apart.ALL:
            pass
        case Apart.PARTNERS:
            plain = [replace(one, name="", club="") for one in order]
            wanted = SeatingWeights.of(plain, {}, sizes)
        case Apart.NOBODY:
            plain = [Sitter(one.number) for one in order]
            wanted = SeatingWeights.of(plain, {}, sizes)
        case _:
            assert_never(apart)
    tables = set_by_standing(wanted, free, Lots(_BY_RESULT, seed), pinned)
    if any_shared(sitter.name for sitter in ranked):
        weights = SeatingWeights.of(order, meetings, sizes)
    _, least = close_gap(
        weights, sizes, found=[list(table) for table in tables], least=bound(weights, sizes)
    )
    numbers = tuple(
        in_fixed_seats([order[person].number for person in table], fixed) for table in tables
    )
    check_kept(numbers, fixed)
    return _judged(numbers, weights, sizes, cost=weights.sum(tables), least=least)


def _around(order: Sequence[Sitter], fixed: FixedPlaces) -> tuple[list[int], list[list[int]]]:
    """For each table, the number of seats that are not fixed, and the people with fixed ones."""
    sizes = sizes_around(len(order), fixed)
    pinned = [
        [at for at, one in enumerate(order) if _fixed_table(one, fixed) == table]
        for table in range(1, len(sizes) + 1)
    ]
    return [size - len(here) for size, here in zip(sizes, pinned, strict=True)], pinned


def _fixed_table(sitter: Sitter, fixed: FixedPlaces) -> int:
    """The number of a person's fixed table, or 0."""
    return fixed[sitter.number].table if sitter.number in fixed else 0


def _indexes(tables: Tables, sitters: Sequence[Sitter]) -> list[list[int]]:
    index = {sitter.number: at for at, sitter in enumerate(sitters)}
    return [[index[number] for number in table] for table in tables]


def judged(
    tables: Tables, sitters: Sequence[Sitter], weights: SeatingWeights, sizes: Sequence[int]
) -> SeatingPlan:
    """Build a plan from tables that were found in another way, with bounds for their sizes."""
    cost = weights.sum(_indexes(tables, sitters))
    return _judged(tables, weights, sizes, cost=cost, least=bound(weights, sizes))


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


def _distinct(sitters: Iterable[Sitter]) -> Sequence[Sitter]:
    """Return the sitters as a list. Raise `ValueError` if two share a start number (a bug)."""
    people = list(sitters)
    if len({sitter.number for sitter in people}) != len(people):
        raise ValueError("two people have the same start number")
    return people
