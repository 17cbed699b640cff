"""Invented records for tests, with correct hash chains."""

from __future__ import annotations

from collections.abc import Sequence

from romme.store.log import chain
from romme.store.log.records import (
    Appended,
    Entry,
    FinishedGame,
    Heading,
    Lasts,
    Log,
    Seated,
    StreamPhase,
    Version,
)

OPEN = Heading(StreamPhase.OPEN)
NOW = 1_790_000_000_000


class Writer:
    """Creates the records of one stream in order."""

    def __init__(self, stream: str) -> None:
        self.stream = stream
        self._version = 0
        self._hash = chain.BEGINNING

    def next(
        self,
        data: bytes = b"{}",
        *,
        command: str | None = None,
        heading: Heading = OPEN,
        finished: FinishedGame | None = None,
        lasts: Lasts = Lasts.LASTING,
    ) -> Entry:
        """Create the next record of the stream, and return it."""
        self._version += 1
        entry = entry_at(
            self.stream,
            self._version,
            data,
            command=command,
            heading=heading,
            finished=finished,
            previous=self._hash,
            lasts=lasts,
        )
        self._hash = entry.hash
        return entry


def entry_at(
    stream: str,
    version: int,
    data: bytes = b"{}",
    *,
    command: str | None = None,
    heading: Heading = OPEN,
    finished: FinishedGame | None = None,
    previous: bytes = chain.BEGINNING,
    lasts: Lasts = Lasts.LASTING,
) -> Entry:
    """Return a record at any version, whether it fits the stream or not."""
    at = NOW + version
    hashed = chain.link(previous, stream, version, at=at, command=command, data=data, lasts=lasts)
    return Entry(stream, Version(version), at, command, data, hashed, heading, finished, lasts)


def finished_game(number: int = 1) -> FinishedGame:
    """Return a finished game between a person and a bot."""
    players = (Seated(0, "anna", 0), Seated(1, None, -37))
    return FinishedGame(number, NOW, "klassik", "out", 0, players)


async def append_all(log: Log, entries: Sequence[Entry]) -> None:
    """Append records and assert that all are accepted."""
    for entry in entries:
        assert await log.append(entry) is Appended.DONE
