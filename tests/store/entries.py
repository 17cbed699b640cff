"""Records made up for tests, each with the right hash behind the one before."""

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
    """Makes the records of one stream in order."""

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
        """The record behind the last one that was made."""
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
    """A record at any place, fitting or not."""
    at = NOW + version
    linked = chain.link(previous, stream, version, at=at, command=command, data=data, lasts=lasts)
    return Entry(stream, Version(version), at, command, data, linked, heading, finished, lasts)


def finished_game(number: int = 1) -> FinishedGame:
    """A game of a person against a bot."""
    players = (Seated(0, "anna", 0), Seated(1, None, -37))
    return FinishedGame(number, NOW, "klassik", "out", 0, players)


async def append_all(log: Log, entries: Sequence[Entry]) -> None:
    """Append records that must all be taken."""
    for entry in entries:
        assert await log.append(entry) is Appended.DONE
