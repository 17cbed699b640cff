"""The log: streams of records, each appended once and never changed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import Enum, StrEnum
from typing import NamedTuple, NewType, Protocol

Version = NewType("Version", int)
"""The number of a record in its stream, from 1; the same for every reader."""


class StreamPhase(Enum):
    """The phase of a stream, with only the distinctions that the log needs."""

    OPEN = "open"
    """Idle: only a command can add a record."""
    PLAYING = "playing"
    """A node must run the clocks and bots of the table."""
    OVER = "over"


class Heading(NamedTuple):
    """The properties of a stream that can be queried without reading its records."""

    phase: StreamPhase
    listed: bool = False
    code: str | None = None
    summary: bytes = b""
    """JSON for lists of tables, made by the writer."""


class Seated(NamedTuple):
    """A seat of a finished game and its score."""

    seat: int
    person: str | None
    """None for a built-in bot."""
    score: int | None


class FinishedGame(NamedTuple):
    """A finished game, for the players' lists of games."""

    number: int
    ended: int
    """Milliseconds since 1970."""
    rules: str
    ending: str
    winner: int | None
    players: tuple[Seated, ...]


class Lasts(StrEnum):
    """How long a record must be kept for replay."""

    LASTING = "lasting"
    PASSING = "passing"
    """Until the next `ANEW` record; for example, a move until the next game starts."""
    ANEW = "anew"
    """Makes all earlier `PASSING` records obsolete."""


class Entry(NamedTuple):
    """A record to append."""

    stream: str
    version: Version
    at: int
    """Milliseconds since 1970."""
    command: str | None
    """The sender and the command id; each command is accepted once."""
    data: bytes
    hash: bytes
    """See `romme.store.log.chain`."""
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
    """The value of a `Lasts`."""


class Appended(Enum):
    """The result of an append."""

    DONE = "done"
    BEHIND = "behind"
    """The version is taken: read the new records and decide again."""
    REPEATED = "repeated"
    """The command was accepted before: find its record and repeat the answer."""


class LogClosed(Exception):  # noqa: N818 - named for what is wrong
    """The log was closed before the record was appended."""


class Log(Protocol):
    """An append-only log whose acknowledged records are durable."""

    async def append(self, entry: Entry) -> Appended:
        """Append a record, and return the result when the record would survive a power cut.

        If its version is not the next one, the result is BEHIND, even if the version is too high.
        If the database driver raises an error, it is unknown whether the record was persisted: call
        `find`.
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
