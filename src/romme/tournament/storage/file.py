"""A tournament in a file: an append-only log, one record per line, chained by hashes.

`romme.tournament.storage.file_records` describes the lines. Every line is fsynced before the
command is acknowledged. Several programs may have the file open: each takes the lock, reads new
records and then decides. An incomplete last line, for instance after a power failure, was never
acknowledged: it is reported, ignored, and replaced by the next record.

Errors:
  BadFile: with a `FileFault` and the line.
  OSError: from the file system.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from romme.file_lock import FileLocked, lock_file
from romme.tournament.events import Event, TournamentMade
from romme.tournament.model import Tournament
from romme.tournament.storage.file_records import (
    BEGINNING,
    FIRST_BYTES,
    LARGEST,
    BadFile,
    FileFault,
    FileRecord,
    RecordReader,
    encode_record,
)

if TYPE_CHECKING:
    from romme.tournament.commands import Command
    from romme.tournament.rights import By

LOCK_TIMEOUT_SECONDS: Final = 10.0
"""Time to wait for the lock: another program may be drawing the seats of a large tournament."""


class TournamentFile:
    """A tournament stored in a file."""

    def __init__(self, path: Path) -> None:
        """Read the file. Raise `BadFile` if the file is invalid or locked."""
        self.path: Final = path
        self._reader = RecordReader(path)
        with _open_locked(path, "rb") as file:
            self.torn = self._read_on(file)
        """Size in bytes of an incomplete last line; 0 if there is none."""

    @property
    def tournament(self) -> Tournament:
        """The current state. Raise `BadFile` if the file contains no tournament."""
        if self._reader.state is None:
            raise BadFile(self.path, FileFault.NO_TOURNAMENT)
        return self._reader.state

    @property
    def records(self) -> Sequence[FileRecord]:
        """All records, oldest first."""
        return self._reader.records

    @property
    def log(self) -> tuple[Event, ...]:
        """The events of all records, oldest first."""
        return tuple(event for record in self.records for event in record.events)

    def ask(self, command: Command, by: By, *, at: int) -> tuple[Event, ...]:
        """Carry out a command and store its events.

        Raise `TournamentRefused` if the command is refused, `BadFile` if the file cannot be used.
        """
        from romme.tournament.decide import decide  # noqa: PLC0415 - slow, and not needed to read

        with _open_locked(self.path, "r+b") as file:
            self.torn = self._read_on(file)
            events = decide(self.tournament, command, by)
            if events:
                reader = self._reader
                record = FileRecord(len(self.records) + 1, at, by.name, events)
                after = reader.after(record)
                line, chained = encode_record(record, reader.hash)
                _append(file, reader.size, line if reader.ended else b"\n" + line)
                reader.advance(record, after, chained=chained, size=file.tell())
                reader.ended, self.torn = True, 0
        return events

    # --- reading ---------------------------------------------------------------------------------

    def _read_on(self, file: FileIO) -> int:
        """Read the records added since the last call.

        Return the size in bytes of an incomplete last line, or 0 if there is none.
        """
        if file.read(len(FIRST_BYTES)) != FIRST_BYTES:
            raise BadFile(self.path, FileFault.NO_TOURNAMENT)
        if os.fstat(file.fileno()).st_size > LARGEST:
            raise BadFile(self.path, FileFault.TOO_LARGE)
        file.seek(self._reader.size)
        return self._reader.read(file.readall())


# --- writing -------------------------------------------------------------------------------------


def make_file(path: Path, made: TournamentMade, by: By, *, at: int) -> TournamentFile:
    """Create the file of a new tournament. Raise `BadFile` if a file with this path exists."""
    line, _ = encode_record(FileRecord(1, at, by.name, (made,)), BEGINNING)
    try:
        with path.open("xb", buffering=0) as file:
            _append(file, 0, line)
    except FileExistsError:
        raise BadFile(path, FileFault.EXISTS) from None
    except OSError:
        if path.exists() and path.stat().st_size == 0:
            path.unlink()
        raise
    sync_folder(path.parent)
    return TournamentFile(path)


@contextmanager
def _open_locked(path: Path, mode: Literal["rb", "r+b"]) -> Iterator[FileIO]:
    """Open and lock a file. Raise `BadFile` if it stays locked for `LOCK_TIMEOUT_SECONDS`."""
    with path.open(mode, buffering=0) as file:
        try:
            lock_file(file.fileno(), timeout_seconds=LOCK_TIMEOUT_SECONDS)
        except FileLocked:
            raise BadFile(path, FileFault.IN_USE) from None
        except OSError:
            pass  # a file system without locks
        yield file


def _append(file: FileIO, size: int, line: bytes) -> None:
    """Write a line after the first `size` bytes and fsync. On failure, truncate to `size` bytes."""
    try:
        file.truncate(size)
        file.seek(size)
        rest = memoryview(line)
        while rest:
            rest = rest[file.write(rest) :]
        os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):  # otherwise the next append truncates the torn line
            file.truncate(size)
        raise


def sync_folder(folder: Path) -> None:
    """Fsync a folder, so that the name of a new file is durable. This is a no-op on Windows."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
