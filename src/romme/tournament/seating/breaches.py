"""The breaches of a seating plan, table by table, and why it departs from the standings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations, islice
from operator import attrgetter
from typing import Final

from romme.tournament.seating.fixed import NOBODY, FixedPlaces, not_kept
from romme.tournament.seating.moves import seats_by_number
from romme.tournament.seating.search.weights import MeetingCounts, Sitter
from romme.tournament.seating.table_sizes import FOUR, THREE, Tables


class BreachKind(Enum):
    """Kinds of breaches at a table. The value is part of the message key."""

    TEAM = "team"
    AGAIN = "again"
    """Two people who have met before."""
    CLUB = "club"
    NAMESAKE = "namesake"
    """People of the same name, whom the list keeper may confuse."""
    FIXED = "fixed"
    """A person who is not at their fixed table or seat, in a plan made by hand."""
    RANK = "rank"
    """People at a table that does not match their ranks, in a plan seeded by standings."""
    FIXED_RANK = "fixed-rank"
    """A person whose fixed table does not match their rank, in a plan seeded by standings."""
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
    reasons: tuple[Breach, ...] = ()
    """The breaches avoided by departing from the standings; only for `RANK`."""


REASONS: Final = (BreachKind.TEAM, BreachKind.AGAIN, BreachKind.CLUB)
"""Breaches for which a plan by result may depart from the standings."""


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


def departures(
    tables: Tables,
    ranked: Sequence[Sitter],
    places: Mapping[int, int],
    meetings: MeetingCounts,
    *,
    fixed: FixedPlaces = NOBODY,
) -> list[Breach]:
    """Return a breach for each table that departs from the standings, with its reasons.

    The reasons are the breaches straight down the standings that the plan avoids: at this table, or
    at those with which it exchanged people. People with a fixed table are listed by themselves;
    the others are ranked without them. `ranked` has everybody, best first.

    >>> ranked = [Sitter(number, "Esch" if number < 3 else "") for number in range(1, 7)]
    >>> first, second = departures(
    ...     ((1, 3, 4), (2, 5, 6)), ranked, {number: number for number in range(1, 7)}, {}
    ... )
    >>> first.numbers, first.due, [(one.kind.value, one.numbers) for one in first.reasons]
    ((4,), (1, 2, 3), [('club', (1, 2))])
    """
    pinned = {number for number, place in fixed.items() if place.table}
    kept = tuple(tuple(one for one in table if one not in pinned) for table in tables)
    free = {number: place for number, place in places.items() if number not in pinned}
    found = off_rank(kept, free)
    order = iter([one.number for one in ranked if one.number not in pinned])
    straight = tuple(
        (*islice(order, len(rest)), *(one for one in table if one in pinned))
        for rest, table in zip(kept, tables, strict=True)
    )
    wanted = [one for one in breaches(straight, ranked, meetings) if one.kind in REASONS]
    now = {number: place[0] for number, place in seats_by_number(tables).items()}
    avoided = [one for one in wanted if len({now[number] for number in one.numbers}) > 1]
    linked = _linked(tables, straight)
    found = [
        replace(
            one,
            reasons=tuple(why for why in avoided if linked[why.table] == linked[one.table]),
        )
        for one in found
    ]
    ranks = iter(sorted(places.values()))
    due = [tuple(islice(ranks, len(table))) for table in tables]
    found += [
        Breach(BreachKind.FIXED_RANK, table, (number,), ranks=(places[number],))
        for table, seats in enumerate(tables, start=1)
        for number in seats
        if number in pinned and places[number] not in due[table - 1]
    ]
    return found


def _linked(tables: Tables, straight: Tables) -> dict[int, int]:
    """Map each table to the lowest table that it exchanged people with, directly or not."""
    before, now = seats_by_number(straight), seats_by_number(tables)
    group = {table: table for table in range(1, len(tables) + 1)}
    for number, (table, _) in now.items():
        one, other = sorted((group[table], group[before[number][0]]))
        group = {at: one if it == other else it for at, it in group.items()}
    return group


def breaches(
    tables: Tables,
    sitters: Iterable[Sitter],
    meetings: MeetingCounts,
    *,
    fixed: FixedPlaces = NOBODY,
) -> list[Breach]:
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
            Breach(BreachKind.TEAM, number, group) for group in _shared(here, attrgetter("tandem"))
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
    found += [Breach(BreachKind.FIXED, table, (one,)) for one, table in not_kept(tables, fixed)]
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
