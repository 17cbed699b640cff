"""The log: streams of records, each appended once and never changed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import Enum, StrEnum
from typing import NamedTuple, NewType, Protocol

Version = NewType("Version", int)
"""The number of a record in its stream, counted from 1."""


class StreamPhase(Enum):
    """The phase of a table or tournament, as far as the log needs to know it."""

    OPEN = "open"
    """The stream is idle: only a command can add a record."""
    PLAYING = "playing"
    """A node must run the clocks and bots of the table."""
    OVER = "over"


class Heading(NamedTuple):
    """The properties of a stream that can be queried without reading its records."""

    phase: StreamPhase
    listed: bool = False
    code: str | None = None
    summary: bytes = b""
    """A description of the table for lists of tables, as JSON."""


class Seated(NamedTuple):
    """A seat of a finished game and its score."""

    seat: int
    person: str | None
    """The id of the person; None for a built-in bot."""
    score: int | None


class FinishedGame(NamedTuple):
    """A finished game, for the players' lists of games."""

    number: int
    ended: int
    """The time when the game ended, in milliseconds since 1970."""
    rules: str
    ending: str
    winner: int | None
    players: tuple[Seated, ...]


class Lasts(StrEnum):
    """How long a record must be kept for replay."""

    LASTING = "lasting"
    PASSING = "passing"
    """Needed until the next `ANEW` record. For example, a move is needed until the next game."""
    ANEW = "anew"
    """A record that makes all earlier `PASSING` records obsolete, such as the start of a game."""


class Entry(NamedTuple):
    """A record to append."""

    stream: str
    version: Version
    at: int
    """The time of the record, in milliseconds since 1970."""
    command: str | None
    """The sender and the command id; each command is accepted once."""
    data: bytes
    hash: bytes
    """The hash of this and all earlier records of the stream, see `romme.store.log.chain`."""
    heading: Heading
    finished: FinishedGame | None = None
    lasts: Lasts = Lasts.LASTING


class Record(NamedTuple):
    """A persisted record."""

    version: Version
    at: int
    command: str | None
    data: bytes
    hash: bytes
    lasts: str = Lasts.LASTING
    """How long the record is needed: the value of a `Lasts`."""


class Appended(Enum):
    """The result of an append."""

    DONE = "done"
    BEHIND = "behind"
    """The version is not the next one: read the new records and decide again."""
    REPEATED = "repeated"
    """The command was accepted before: find its record and send the same response again."""


class LogClosed(Exception):  # noqa: N818 - named for what is wrong
    """The log was closed before the record was appended."""


class Log(Protocol):
    """An append-only log whose acknowledged records are durable."""

    async def append(self, entry: Entry) -> Appended:
        """Append a record, and return the result when the record would survive a power cut.

        If the entry's version is not the stream's next one, the result is BEHIND, even if the
        version is too high. If the database driver raises an error, it is unknown whether the
        record was persisted: call `find`.
        """
        ...

    async def read(self, stream: str, after: int = 0) -> Sequence[Record]:
        """Return the records of a stream with versions above `after`, in order."""
        ...

    async def recall(self, stream: str, recent: int) -> Sequence[Record]:
        """Return the records needed to restore a stream, plus its last `recent` ones, in order.

        Obsolete records are left out, so that a long stream loads as fast as a short one.
        """
        ...

    async def find(self, stream: str, command: str) -> Record | None:
        """Return the record that a command produced, or None."""
        ...

    async def heads(self, streams: Sequence[str]) -> dict[str, Version]:
        """Return the last version of each of these streams, or 0 for a stream without records."""
        ...

    async def close(self) -> None:
        """Finish pending writes."""
        ...


def now_ms() -> int:
    """Return the current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
