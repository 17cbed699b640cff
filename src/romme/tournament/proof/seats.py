"""Independent check of the seating plans in a log: everybody's seat, fixed places, needless moves.

It follows who is present, and shares no code with the seating.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise

from romme.tournament.proof.book import Plain, effective_events
from romme.tournament.proof.checker import RankingKind, recompute

FULL_TABLE = 4
LAST_PLACE = 1_000_000
"""The place of people without a result."""


@dataclass
class Room:
    """The people present with their fixed places, and the latest plan of each series."""

    people: dict[int, Plain] = field(default_factory=dict)
    present: set[int] = field(default_factory=set)
    fixed: dict[int, tuple[int, int]] = field(default_factory=dict)
    partners: str = "apart"
    team_seating: str = "mixed"
    team_size: int = 4
    plans: dict[int, Sequence[Sequence[int]]] = field(default_factory=dict)

    @property
    def is_free(self) -> bool:
        """Whether neither fixed places nor partners limit who sits where."""
        return self.partners == "apart" and not self.present & self.fixed.keys()


def seating_errors(log: Iterable[Plain]) -> list[str]:
    """Describe the errors in the seating plans of a tournament (T2, V1.2, V1.3, V3.1)."""
    room = Room()
    found: list[str] = []
    events = effective_events(log)
    for at, event in enumerate(events):
        if event["is"] == "series-seated":
            found += (f"series {event['series']}: {one}" for one in _errors(room, event))
            if event["placing"] == "strict" and room.is_free and room.team_seating == "mixed":
                found += _out_of_order(event, events[:at])
            room.plans[event["series"]] = event["tables"]
        else:
            _follow(room, event)
    return found


def _follow(room: Room, event: Plain) -> None:  # noqa: C901 - one case per event
    """Note who comes and leaves, fixed places, and the terms."""
    match event["is"]:
        case "tournament-made" | "terms-changed":
            room.partners = event["terms"]["partners"]
            room.team_seating = event["terms"]["team_seating"]
            room.team_size = event["terms"]["team_size"]
        case "people-entered":
            room.people |= {person["number"]: person for person in event["people"]}
            if event["presence"] == "present":
                room.present |= {person["number"] for person in event["people"]}
        case "entry-changed":
            room.people[event["person"]["number"]] = event["person"]
        case "presence-changed" if event["presence"] == "present":
            room.present |= set(event["numbers"])
        case "presence-changed":
            room.present -= set(event["numbers"])
        case "withdrew":
            room.present.discard(event["number"])
        case "entry-removed":
            room.present.discard(event["number"])
            room.fixed.pop(event["number"], None)
        case "seat-fixed":
            room.fixed[event["number"]] = event["table"], event["seat"]
            if not event["table"] and not event["seat"]:
                del room.fixed[event["number"]]
        case _:
            pass  # does not affect seats


def _errors(room: Room, event: Plain) -> Iterable[str]:
    tables = event["tables"]
    seated = [number for seats in tables for number in seats]
    if sorted(seated) != sorted(room.present):
        yield f"{sorted(room.present)} are present, but {sorted(seated)} have seats"
    yield from _partners_together(room, tables)
    sizes = sorted(map(len, tables))
    if event["placing"] == "by-hand":
        if not set(sizes) <= {3, 4}:
            yield f"tables of {sizes}"
        return
    yield from _displaced(room, tables)
    if room.team_seating == "against":
        yield from _split_teams(room, tables)
        return
    threes = -len(seated) % FULL_TABLE
    if sizes != [3] * threes + [4] * (len(tables) - threes):
        yield f"tables of {sizes} for {len(seated)} people"
    if event["placing"] == "adjusted" and room.is_free:
        yield from _needless_moves(room.plans[event["series"]], tables)


def _partners_together(room: Room, tables: Sequence[Sequence[int]]) -> Iterable[str]:
    """Find members of one team or tandem at one table, if the terms forbid that."""
    if room.partners == "apart":
        return
    for one, other in (pair for seats in tables for pair in combinations(seats, 2)):
        mine, theirs = room.people[one], room.people[other]
        if any(mine[kind] and mine[kind] == theirs[kind] for kind in ("team", "tandem")):
            yield f"{one} and {other} are partners at one table"


def _displaced(room: Room, tables: Sequence[Sequence[int]]) -> Iterable[str]:
    """Find people who are not at their fixed table or seat."""
    for table, seats in enumerate(tables, start=1):
        for seat, number in enumerate(seats, start=1):
            fixed = room.fixed.get(number, (0, 0))
            if fixed[0] not in (0, table) or fixed[1] not in (0, seat):
                yield f"{number} is at table {table}, seat {seat}, instead of {fixed}"


def _split_teams(room: Room, tables: Sequence[Sequence[int]]) -> Iterable[str]:
    """Find complete teams that do not meet the same teams at each of their tables."""
    members: dict[str, set[int]] = {}
    for number in room.present:
        members.setdefault(room.people[number]["team"], set()).add(number)
    whole = {name for name, here in members.items() if name and len(here) == room.team_size}
    met: dict[str, set[tuple[str, ...]]] = {name: set() for name in whole}
    for seats in tables:
        teams = tuple(sorted(room.people[number]["team"] for number in seats))
        for name in whole & set(teams):
            met[name].add(teams)
    for name, opponents in met.items():
        if len(opponents) != 1 or len(set(*opponents)) != len(*opponents):
            yield f"team {name} meets {sorted(opponents)}"
        elif not set(*opponents) <= whole:
            yield f"team {name} meets people without a complete team: {sorted(opponents)}"


def _needless_moves(
    before: Sequence[Sequence[int]], tables: Sequence[Sequence[int]]
) -> Iterable[str]:
    """Count the changes of tables: only from tables that are gone or have become too small."""
    now = {number: at for at, seats in enumerate(tables) for number in seats}
    stay = [[number for number in seats if number in now] for seats in before]
    moved = [one for at, seats in enumerate(stay) for one in seats if now[one] != at]
    gone = sum(len(seats) for seats in stay[len(tables) :])
    fours = sum(len(seats) == FULL_TABLE for seats in tables)
    whole = sum(len(seats) == FULL_TABLE for seats in stay[: len(tables)])
    needed = gone + max(0, whole - fours)
    if len(moved) != needed:
        yield f"{moved} changed tables, but {needed} changes were enough"


def _out_of_order(event: Plain, before: Sequence[Plain]) -> Iterable[str]:
    """Find tables whose worst player is placed below the best of the next table."""
    rows = recompute(before).get(RankingKind("total", 0, "single", ""), [])
    place = {row.party: row.place for row in rows}
    tables = [[place.get(number, LAST_PLACE) for number in seats] for seats in event["tables"]]
    for table, (here, below) in enumerate(pairwise(tables), start=1):
        if max(here) > min(below):
            yield f"series {event['series']}: table {table} has places {here}, the next {below}"
