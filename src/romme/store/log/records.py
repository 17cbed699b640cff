"""The log: streams of records, each appended once and never changed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from enum import Enum, StrEnum
from typing import NamedTuple, NewType, Protocol

Version = NewType("Version", int)
"""The number of a record in its stream, from 1; the same for everybody who looks."""


class StreamPhase(Enum):
    """What a stream is doing, as far as the log needs to know."""

    OPEN = "open"
    """Nothing happens by itself."""
    PLAYING = "playing"
    """Somebody must look after clocks and bots."""
    OVER = "over"


class Heading(NamedTuple):
    """What can be asked of a stream without reading it."""

    phase: StreamPhase
    listed: bool = False
    code: str | None = None
    summary: bytes = b""
    """JSON for lists of tables: made by whoever appends."""


class Seated(NamedTuple):
    """Who sat where in a finished game, and what it brought."""

    seat: int
    person: str | None
    """None for a bot of the house."""
    score: int | None


class FinishedGame(NamedTuple):
    """A game that came to its end, for everybody's list of games."""

    number: int
    ended: int
    """Milliseconds since 1970."""
    rules: str
    ending: str
    winner: int | None
    players: tuple[Seated, ...]


class Lasts(StrEnum):
    """How long a record is needed to know how things stand."""

    LASTING = "lasting"
    PASSING = "passing"
    """Until everything begins anew: a move, once another game has begun."""
    ANEW = "anew"
    """With this one everything begins anew."""


class Entry(NamedTuple):
    """What is to be appended."""

    stream: str
    version: Version
    at: int
    """Milliseconds since 1970."""
    command: str | None
    """Who asked for it and by which id: the same command is taken once."""
    data: bytes
    hash: bytes
    """See `romme.store.log.chain`."""
    heading: Heading
    finished: FinishedGame | None = None
    lasts: Lasts = Lasts.LASTING


class Record(NamedTuple):
    """What was appended."""

    version: Version
    at: int
    command: str | None
    data: bytes
    hash: bytes
    lasts: str = Lasts.LASTING
    """The value of a `Lasts`."""


class Appended(Enum):
    """What came of an attempt to append."""

    DONE = "done"
    BEHIND = "behind"
    """Another one has this version: read on and decide anew."""
    REPEATED = "repeated"
    """This command has been taken before: find its record and answer as then."""


class LogClosed(Exception):  # noqa: N818 - named for what is wrong
    """A record came after the log was closed; it is not kept."""


class Log(Protocol):
    """Where records are kept; what `append` answers is durable."""

    async def append(self, entry: Entry) -> Appended:
        """Append a record; the answer comes when it would survive a power cut.

        A version that is not the next one is BEHIND, be it too low or too high. If the driver's own
        error is raised instead, nobody knows whether the record is kept: `find` tells.
        """
        ...

    async def read(self, stream: str, after: int = 0) -> Sequence[Record]:
        """The records of a stream behind a version, in order."""
        ...

    async def recall(self, stream: str, recent: int) -> Sequence[Record]:
        """The records that say how a stream stands, and so many of its last ones, in order.

        What has passed is left out, so that a long stream is there as quickly as a short one.
        """
        ...

    async def find(self, stream: str, command: str) -> Record | None:
        """The record that a command led to."""
        ...

    async def heads(self, streams: Sequence[str]) -> dict[str, Version]:
        """How far some streams have come; 0 for those that do not exist."""
        ...

    async def close(self) -> None:
        """Finish what was begun."""
        ...


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
