"""Teams against teams: groups of three or four teams meet, with one of each at every table.

A group of four teams of four fills four tables. Which teams form a group is found like a seating of
people: the teams are drawn, or follow their standing, and those whose members have met least are
put together. At the tables of a group, the members are drawn so that few have met before, or sit in
the order of their results: the best of each team at the group's first table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from romme.tournament.lots import Lots
from romme.tournament.seating.fixed import (
    FixedPlaceImpossible,
    FixedPlaces,
    check_kept,
    in_fixed_seats,
)
from romme.tournament.seating.planning import Apart, SeatingPlan, by_result, draw, judged
from romme.tournament.seating.search.weights import MeetingCounts, SeatingWeights, Sitter
from romme.tournament.seating.table_sizes import Tables

_PURPOSE: Final = "seating/team-matches/1"
_MOST_PASSES: Final = 20
"""Maximum number of passes in which members of a team swap tables."""


@dataclass(frozen=True, slots=True)
class TeamField:
    """The people to seat: complete teams with their members, and people who play by themselves.

    If there is a standing, teams, members and others are in its order.
    """

    teams: Mapping[str, Sequence[Sitter]]
    others: Sequence[Sitter] = ()


def match_teams(
    field: TeamField,
    *,
    meetings: MeetingCounts,
    seed: str,
    fixed: FixedPlaces,
    ranked: Apart | None,
) -> SeatingPlan:
    """Seat teams against teams, and the others among themselves.

    If `ranked` is None, the seats are drawn. Otherwise they follow the standing, and `ranked` says
    who is kept apart. Raise `BadNumber` if the teams or the others cannot be divided into tables,
    and `FixedPlaceImpossible` if a fixed place cannot be kept.
    """
    lots = Lots(_PURPOSE, seed)
    members = list(field.teams.values())
    tables: list[tuple[int, ...]] = []
    for group in _groups(members, meetings, seed, ranked):
        tables += _tables([members[at] for at in group], meetings, lots, ranked)
    if field.others:
        rest = (
            draw(field.others, meetings=meetings, seed=seed)
            if ranked is None
            else by_result(field.others, meetings=meetings, seed=seed, apart=ranked)
        )
        tables += rest.tables
    numbers = _numbered(tables, fixed)
    everybody = [*(one for team in members for one in team), *field.others]
    sizes = tuple(map(len, numbers))
    return judged(numbers, everybody, SeatingWeights.of(everybody, meetings, sizes), sizes)


def _groups(
    members: Sequence[Sequence[Sitter]], meetings: MeetingCounts, seed: str, ranked: Apart | None
) -> Sequence[Sequence[int]]:
    """Return the teams that meet, as indexes. A team takes part like one person."""
    sitters = [Sitter(at, club=_common_club(team)) for at, team in enumerate(members)]
    met = {
        frozenset(pair): times
        for pair in combinations(range(len(members)), 2)
        if (times := _times(members[pair[0]], members[pair[1]], meetings))
    }
    if ranked is None:
        return draw(sitters, meetings=met, seed=seed).tables
    return by_result(sitters, meetings=met, seed=seed, apart=ranked).tables


def _common_club(team: Sequence[Sitter]) -> str:
    """The club of a team whose members are all from one club, or an empty text."""
    clubs = {one.club for one in team}
    return clubs.pop() if len(clubs) == 1 else ""


def _times(one: Sequence[Sitter], other: Sequence[Sitter], meetings: MeetingCounts) -> int:
    return sum(meetings.get(frozenset((a.number, b.number)), 0) for a in one for b in other)


def _tables(
    teams: Sequence[Sequence[Sitter]], meetings: MeetingCounts, lots: Lots, ranked: Apart | None
) -> list[tuple[int, ...]]:
    """Return the tables of a group: one member of each team at each of them."""
    columns = [[one.number for one in team] for team in teams]
    if ranked is None:
        columns = [lots.shuffled(column) for column in columns]
        _improve(columns, meetings)
    rows = list(zip(*columns, strict=True))
    return rows if ranked is not None else [tuple(lots.shuffled(row)) for row in rows]


def _improve(columns: list[list[int]], meetings: MeetingCounts) -> None:
    """Swap members of a team between tables as long as fewer people meet again."""
    for _ in range(_MOST_PASSES):
        gained = False
        for column in columns:
            for one, other in combinations(range(len(column)), 2):
                before = _met(columns, one, meetings) + _met(columns, other, meetings)
                column[one], column[other] = column[other], column[one]
                if _met(columns, one, meetings) + _met(columns, other, meetings) < before:
                    gained = True
                else:
                    column[one], column[other] = column[other], column[one]
        if not gained:
            return


def _met(columns: Sequence[Sequence[int]], row: int, meetings: MeetingCounts) -> int:
    pairs = combinations([column[row] for column in columns], 2)
    return sum(meetings.get(frozenset(pair), 0) for pair in pairs)


def _numbered(tables: Sequence[tuple[int, ...]], fixed: FixedPlaces) -> Tables:
    """Number the tables so that everybody with a fixed place has it."""
    wanted: dict[int, tuple[int, ...]] = {}
    rest: list[tuple[int, ...]] = []
    for seats in tables:
        numbers = {fixed[one].table for one in seats if one in fixed} - {0}
        table = min(numbers, default=0)
        if not numbers:
            rest.append(seats)
        elif len(numbers) > 1 or table in wanted or table > len(tables):
            number = next(one for one in seats if one in fixed)
            raise FixedPlaceImpossible(number, fixed[number], len(tables))
        else:
            wanted[table] = seats
    free = iter(rest)
    found = tuple(
        in_fixed_seats(wanted[at] if at in wanted else next(free), fixed)
        for at in range(1, len(tables) + 1)
    )
    check_kept(found, fixed)
    return found
