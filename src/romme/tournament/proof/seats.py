"""Independent check of the seating plans in a log: who sits, at which tables, and who had to move.

It follows who is present, and shares no code with the seating.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from romme.tournament.proof.book import Plain, effective_events

FULL_TABLE = 4


@dataclass
class Room:
    """Who is present, and the latest plan of each series."""

    present: set[int] = field(default_factory=set)
    plans: dict[int, Sequence[Sequence[int]]] = field(default_factory=dict)


def seating_errors(log: Iterable[Plain]) -> list[str]:
    """Describe the errors in the seating plans of a tournament (T2, V1.2, V1.3, V3.1)."""
    room = Room()
    found: list[str] = []
    for event in effective_events(log):
        if event["is"] == "series-seated":
            found += (f"series {event['series']}: {one}" for one in _errors(room, event))
            room.plans[event["series"]] = event["tables"]
        else:
            _follow(room, event)
    return found


def _follow(room: Room, event: Plain) -> None:
    """Note who comes and who leaves."""
    match event["is"]:
        case "people-entered" if event["presence"] == "present":
            room.present |= {person["number"] for person in event["people"]}
        case "presence-changed" if event["presence"] == "present":
            room.present |= set(event["numbers"])
        case "presence-changed":
            room.present -= set(event["numbers"])
        case "withdrew" | "entry-removed":
            room.present.discard(event["number"])
        case _:
            pass  # does not affect seats


def _errors(room: Room, event: Plain) -> Iterable[str]:
    tables = event["tables"]
    seated = [number for seats in tables for number in seats]
    if sorted(seated) != sorted(room.present):
        yield f"{sorted(room.present)} are present, but {sorted(seated)} have seats"
    sizes = sorted(map(len, tables))
    if event["placing"] == "by-hand":
        if not set(sizes) <= {3, 4}:
            yield f"tables of {sizes}"
        return
    threes = -len(seated) % FULL_TABLE
    if sizes != [3] * threes + [4] * (len(tables) - threes):
        yield f"tables of {sizes} for {len(seated)} people"
    if event["placing"] == "adjusted":
        yield from _needless_moves(room.plans[event["series"]], tables)


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
