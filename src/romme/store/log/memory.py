"""A log in memory, for tests and for tables that need not be kept."""

from __future__ import annotations

from collections.abc import Sequence

from romme.store.log.records import Appended, Entry, Lasts, LogClosed, Record, Version


class MemoryLog:
    """A log that keeps all records in memory until the process ends."""

    def __init__(self) -> None:
        self._streams: dict[str, list[Record]] = {}
        self._commands: dict[tuple[str, str], Record] = {}
        self._closed = False

    async def append(self, entry: Entry) -> Appended:
        """Append a record, and return the result. Raise `LogClosed` after `close`."""
        if self._closed:
            raise LogClosed
        records = self._streams.setdefault(entry.stream, [])
        if entry.command is not None and (entry.stream, entry.command) in self._commands:
            return Appended.REPEATED
        if entry.version != len(records) + 1:
            return Appended.BEHIND
        record = Record(entry.version, entry.at, entry.command, entry.data, entry.hash, entry.lasts)
        records.append(record)
        if entry.command is not None:
            self._commands[entry.stream, entry.command] = record
        return Appended.DONE

    async def read(self, stream: str, after: int = 0) -> Sequence[Record]:
        """Return the records of a stream with versions above `after`."""
        return self._streams.get(stream, [])[after:]

    async def recall(self, stream: str, recent: int) -> Sequence[Record]:
        """Return the records needed to restore a stream, plus its last `recent` ones."""
        records = self._streams.get(stream, [])
        anew = max((one.version for one in records if one.lasts == Lasts.ANEW), default=0)
        since = min(anew, len(records) - recent + 1)
        return [one for one in records if one.version >= since or one.lasts != Lasts.PASSING]

    async def find(self, stream: str, command: str) -> Record | None:
        """Return the record that a command produced, or None."""
        return self._commands.get((stream, command))

    async def heads(self, streams: Sequence[str]) -> dict[str, Version]:
        """Return the last version of each of these streams."""
        return {name: Version(len(self._streams.get(name, ()))) for name in streams}

    async def close(self) -> None:
        """Accept no more records."""
        self._closed = True
