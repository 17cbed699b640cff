"""Plans of seats, drawn or set by result: what each breaks, and what no plan could avoid."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations, islice
from operator import attrgetter
from typing import Final, TypeAlias

from romme.tournament.lots import Lots
from romme.tournament.seating.assignment import dealt, improved
from romme.tournament.seating.by_standing import set_by_standing
from romme.tournament.seating.exact import closed
from romme.tournament.seating.least import apart, bound, by_kind, readable
from romme.tournament.seating.weights import (
    Met,
    SeatingBreaches,
    SeatingWeights,
    Sitter,
    any_shared,
)

FOUR: Final = 4
THREE: Final = 3

_DRAW: Final = "seating/draw/1"
_BY_RESULT: Final = "seating/by-result/2"
"""The numbers change when a seed leads to another plan than before.

A draw with namesakes kept apart is another plan under the same number: without namesakes, all seeds
lead where they did.
"""

Tables: TypeAlias = tuple[tuple[int, ...], ...]
"""Start numbers by table, in the order of the seats: seat 1 first, who keeps the list (T1)."""


class SeatingObstacle(Enum):
    """Why so many people cannot be seated; the value is its code for catalogues."""

    TOO_FEW = "too-few"
    """One and two people are no table (T2)."""
    FIVE = "five"
    """Five are one too many for a table and one too few for two of them (T2)."""


class BadNumber(ValueError):  # noqa: N818 - named for what is wrong
    """A number of people who cannot be seated at tables of four and three."""

    def __init__(self, people: int) -> None:
        self.people = people
        self.reason = SeatingObstacle.TOO_FEW if people < THREE else SeatingObstacle.FIVE
        super().__init__(f"{people} people cannot be seated: {self.reason.value}")


class PlanProof(Enum):
    """What is proven about the breaches of a plan; the value is its code for catalogues."""

    UNAVOIDABLE = "unavoidable"
    """No seating breaks less of anything."""
    BEST = "best"
    """No seating breaks less that weighs as much.

    Two people of one club, for instance, could be parted only by letting others meet again.
    """


@dataclass(frozen=True, slots=True)
class SeatingPlan:
    """A seating, and how good it is."""

    tables: Tables
    broken: SeatingBreaches
    least: SeatingBreaches
    """No seating at these tables is better: proven, whether a plan is drawn or set by result.

    No figure is above that of `broken`. Each is a bound for all seatings that are not worse in the
    figures before it.
    """
    least_by_kind: SeatingBreaches
    """No seating at these tables has less of any one kind, whatever else it breaks: proven."""

    @property
    def is_best(self) -> bool:
        """Whether no seating breaks less, by the order of what weighs most: proven."""
        return self.broken == self.least

    @property
    def proof(self) -> PlanProof | None:
        """What is proven about what it breaks; None: a better seating may exist."""
        if self.broken == self.least_by_kind:
            return PlanProof.UNAVOIDABLE
        return PlanProof.BEST if self.is_best else None


class BreachKind(Enum):
    """What should not be at one table; the value is its code for catalogues."""

    TEAM = "team"
    AGAIN = "again"
    """Two who have sat together before."""
    CLUB = "club"
    NAMESAKE = "namesake"
    """Two of the same name, whom a list-keeper may mix up."""
    RANK = "rank"
    """People who do not belong there by result, at a plan set by result."""
    SIZE = "size"
    """Neither four nor three people, or three where the numbers do not ask for it (T2, V1.3)."""


@dataclass(frozen=True, slots=True)
class Breach:
    """Something that should not be at a table, to be shown to the director."""

    kind: BreachKind
    table: int
    """Counted from 1."""
    numbers: tuple[int, ...]
    """All of one team, club or name at it, two who meet again, those who do not belong there by
    result, or everybody at it; in seat order."""
    times: int = 0
    """How often two have met before."""
    ranks: tuple[int, ...] = ()
    """The ranks that sit at the table, ascending, where they are not those that belong there."""
    due: tuple[int, ...] = ()
    """The ranks that belong there."""


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


def draw(sitters: Iterable[Sitter], *, met: Met, seed: str) -> SeatingPlan:
    """Draw the tables and the seats (V3.1); teams, meetings, clubs and namesakes are kept apart.

    The order in which the sitters come makes no difference. Nobody is favoured: before anything
    else a lot decides the order in which people are considered.
    """
    lots = Lots(_DRAW, seed)
    drawn = lots.shuffled(sorted(_distinct(sitters), key=lambda sitter: sitter.number))
    sizes = table_sizes(len(drawn))
    weights = SeatingWeights.of(drawn, met, sizes)
    least = bound(weights, sizes)
    found = improved(dealt(weights, sizes, lots), weights, least=least, lots=lots)
    found, least = closed(weights, sizes, found=found, least=least)
    tables = sorted(lots.shuffled(found), key=len, reverse=True)
    numbers = tuple(
        tuple(drawn[person].number for person in lots.shuffled(sorted(table))) for table in tables
    )
    return _judged(numbers, weights, sizes, cost=weights.sum(found), least=least)


def by_result(ranked: Sequence[Sitter], *, met: Met, seed: str) -> SeatingPlan:
    """Set the tables by result, the best first (V3.1): the strongest at table 1, and so on.

    Everybody sits at the table of their place in the standing, or at a neighbour of it where that
    keeps teams, meetings or clubs apart; `off_rank` names those tables. The leader always sits at
    table 1. Of the plans that break least it is the one in which people leave their tables by the
    fewest places, and among equal ones the lot decides. At a table the seats go by the standing.

    Nobody leaves the order of the standing because of a namesake.
    """
    sizes = table_sizes(len(_distinct(ranked)))
    nameless = weights = SeatingWeights.of(
        [replace(sitter, name="") for sitter in ranked], met, sizes
    )
    tables = set_by_standing(nameless, sizes, Lots(_BY_RESULT, seed))
    if any_shared(sitter.name for sitter in ranked):
        weights = SeatingWeights.of(ranked, met, sizes)
    _, least = closed(
        weights, sizes, found=[list(table) for table in tables], least=bound(weights, sizes)
    )
    numbers = tuple(tuple(ranked[person].number for person in table) for table in tables)
    return _judged(numbers, weights, sizes, cost=weights.sum(tables), least=least)


def _judged(
    tables: Tables, weights: SeatingWeights, sizes: Sequence[int], *, cost: int, least: int
) -> SeatingPlan:
    """A plan of this cost, with what is proven about all seatings."""
    broken, proven, alone = weights.read(cost), weights.read(least), apart(weights, sizes)
    return SeatingPlan(
        tables,
        broken,
        least=readable(proven, broken=broken, alone=alone),
        least_by_kind=by_kind(weights, least=proven, alone=alone),
    )


def off_rank(tables: Tables, places: Mapping[int, int]) -> list[Breach]:
    """The tables of a plan set by result that do not have the ranks they should.

    `places` gives everybody's rank, the best first; equal ones share a rank, and may take each
    other's seats.

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


def breaches(tables: Tables, sitters: Iterable[Sitter], met: Met) -> list[Breach]:
    """What a seating breaks, table by table: after the director has moved people by hand.

    That everybody sits at exactly one place is not a matter of taste and not looked at here.
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
            if (times := met.get(frozenset(pair), 0))
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
    """Those at a table whose ranks are not due there, or not so often."""
    left = Counter(due)
    moved: list[int] = []
    for one in table:
        if left[places[one]]:
            left[places[one]] -= 1
        else:
            moved.append(one)
    return tuple(moved)


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
