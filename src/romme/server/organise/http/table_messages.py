"""Request and response bodies of the route that opens a list by the code of its table."""

from __future__ import annotations

from typing import Annotated

import msgspec

from romme.tournament.model import SeriesPhase


class TableLink(msgspec.Struct, frozen=True):
    """The link with the code of a table. It leads to the list that the table has on that day."""

    day: int
    table: int
    path: str
    """The path on the server. The part after ``#`` never leaves the browser."""
    pin: str


class TableCodeEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scanned code of a table."""

    code: Annotated[str, msgspec.Meta(max_length=100)]


class SeatName(msgspec.Struct, frozen=True):
    """The name of an entrant at a table."""

    name: str
    mark: str = ""
    """Club or start number, if the tournament has another entrant of the same name."""


class TableNow(msgspec.Struct, frozen=True):
    """The series that a table has now, and who sits there."""

    series: int
    day: int
    phase: SeriesPhase
    seats: list[SeatName]


class TableOpened(msgspec.Struct, frozen=True):
    """The list that the code of a table opens."""

    tournament: str
    version: int
    """The version of the tournament, to wait for news."""
    table: int
    day: int
    """The day for which the code was printed."""
    now: TableNow | None
    """The latest series in which the table has people, or null if there is none."""
    key: str
    """The key of the list that the table has now.

    Empty if there is no list yet, or if the code is for another day.
    """
