"""A tournament in a file: an append-only log, one record per line, chained by hashes.

A line is JSON: ``version`` counts from 1, ``at`` is the time in milliseconds since 1970, ``by``
names the author, ``form`` and ``events`` come from the codec. ``hash``, the last key, is the
SHA-256 of the previous hash (initially zeros) and the line up to this key, so a changed, removed or
moved record is detected. The first line also carries ``romme-tournament``.

Every line is fsynced before the command is acknowledged. Several programs may have the file open:
each takes the lock, reads new records and then decides. An incomplete last line, for instance after
a power failure, was never acknowledged: it is reported, ignored, and replaced by the next record.

Errors:
  BadFile: with a `FileFault` and the line.
  OSError: from the file system.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from romme.file_lock import FileLocked, lock_file
from romme.tournament.events import Event, TournamentMade
from romme.tournament.evolve import begin, evolve
from romme.tournament.model import Tournament
from romme.tournament.refusals import TournamentRefused
from romme.tournament.storage.codec import FORM, BadRecord, TournamentRecordTooNew, as_plain, decode

if TYPE_CHECKING:
    from romme.tournament.commands import Command
    from romme.tournament.rights import By

MARK: Final = "romme-tournament"
FORMAT: Final = 1
BEGINNING: Final = "0" * 64
LARGEST: Final = 32 * 1024 * 1024
"""Size limit in bytes; a tournament of a thousand people needs a sixth of that."""
LOCK_TIMEOUT_SECONDS: Final = 10.0
"""Time to wait for the lock: another program may be drawing the seats of a large tournament."""
_BEGIN: Final = b'{"%s":' % MARK.encode()
_HASH: Final = b',"hash":"'
_END: Final = b'"}'


class FileFault(Enum):
    """Reasons why a file cannot be used. The value is part of the message key."""

    NO_TOURNAMENT = "no-tournament"
    """Not a tournament file, or empty."""
    CHANGED = "changed"
    """A record was changed, removed or moved."""
    TOO_NEW = "too-new"
    """Written by a newer version of the program."""
    TOO_LARGE = "too-large"
    """Larger than any tournament needs."""
    IN_USE = "in-use"
    EXISTS = "exists"


class BadFile(ValueError):  # noqa: N818 - named for what is wrong
    """A file that cannot be used."""

    def __init__(self, path: Path, fault: FileFault, *, line: int = 0) -> None:
        """Describe a fault in a line of a file. Line 0 stands for the whole file."""
        super().__init__(f"{path}: {fault.value}")
        self.path = path
        self.fault = fault
        self.line = line


@dataclass(frozen=True, slots=True)
class FileRecord:
    """One record of a tournament file."""

    version: int
    at: int
    by: str
    events: tuple[Event, ...]


class _Head(msgspec.Struct):
    """Fields of a record other than its events."""

    version: int
    at: int
    by: str


class TournamentFile:
    """A tournament stored in a file."""

    def __init__(self, path: Path) -> None:
        """Read the file. Raise `BadFile` if the file is invalid or locked."""
        self.path: Final = path
        self._records: list[FileRecord] = []
        self._hash = BEGINNING
        self._size = 0
        self._ended = True
        self._tournament: Tournament | None = None
        with _open_locked(path, "rb") as file:
            self.torn = self._read_on(file)
        """Size in bytes of an incomplete last line; 0 if there is none."""

    @property
    def tournament(self) -> Tournament:
        """The current state. Raise `BadFile` if the file contains no tournament."""
        if self._tournament is None:
            raise BadFile(self.path, FileFault.NO_TOURNAMENT)
        return self._tournament

    @property
    def records(self) -> Sequence[FileRecord]:
        """All records, oldest first."""
        return self._records

    @property
    def log(self) -> tuple[Event, ...]:
        """The events of all records, oldest first."""
        return tuple(event for record in self._records for event in record.events)

    def ask(self, command: Command, by: By, *, at: int) -> tuple[Event, ...]:
        """Carry out a command and store its events.

        Raise `TournamentRefused` if the command is refused, `BadFile` if the file cannot be used.
        """
        from romme.tournament.decide import decide  # noqa: PLC0415 - slow, and not needed to read

        with _open_locked(self.path, "r+b") as file:
            self.torn = self._read_on(file)
            events = decide(self.tournament, command, by)
            if events:
                record = FileRecord(len(self._records) + 1, at, by.name, events)
                after = self._after(record)
                line, chained = encode_record(record, self._hash)
                _append(file, self._size, line if self._ended else b"\n" + line)
                self._advance(record, after, chained=chained, size=file.tell())
                self._ended, self.torn = True, 0
        return events

    # --- reading ---------------------------------------------------------------------------------

    def _read_on(self, file: FileIO) -> int:
        """Read the records added since the last call.

        Return the size in bytes of an incomplete last line, or 0 if there is none.
        """
        if file.read(len(_BEGIN)) != _BEGIN:
            raise BadFile(self.path, FileFault.NO_TOURNAMENT)
        if os.fstat(file.fileno()).st_size > LARGEST:
            raise BadFile(self.path, FileFault.TOO_LARGE)
        file.seek(self._size)
        rest = file.readall()
        if not self._ended and rest.startswith(b"\n"):  # another program has appended
            self._size, self._ended, rest = self._size + 1, True, rest[1:]
        for line in io.BytesIO(rest):
            bare = line.removesuffix(b"\n")
            record, chained = self._record(bare)
            if record is None or chained is None:
                if bare != line:
                    raise self._bad(bare)
                return self._unended(bare)
            size = self._size + len(line)
            self._advance(record, self._after(record), chained=chained, size=size)
            self._ended = bare != line
        return 0

    def _record(self, line: bytes) -> tuple[FileRecord | None, str | None]:
        """Parse a line as the next record. Return it and its hash, or (None, None) if invalid."""
        number = len(self._records) + 1
        body, found, hashed = line.rpartition(_HASH)
        chained = _chained(self._hash, body)
        if not found or hashed != chained.encode() + _END:
            return None, None
        try:
            head = msgspec.json.decode(line, type=_Head)
            events = decode(line)
        except TournamentRecordTooNew:
            raise BadFile(self.path, FileFault.TOO_NEW, line=number) from None
        except (BadRecord, msgspec.MsgspecError, LookupError, TypeError):
            return None, None
        if head.version != number:
            return None, None
        return FileRecord(head.version, head.at, head.by, events), chained

    def _bad(self, line: bytes) -> BadFile:
        number = len(self._records) + 1
        new = number == 1 and not line.startswith(_BEGIN + b"%d," % FORMAT)
        return BadFile(self.path, FileFault.TOO_NEW if new else FileFault.CHANGED, line=number)

    def _unended(self, line: bytes) -> int:
        """Return the size in bytes of an incomplete line.

        Raise `BadFile` if the line is complete, but was changed.
        """
        if self._tournament is None:
            raise self._bad(line)
        if not line.endswith(b"\0") and self._record(line[:-1])[0] is not None:
            raise self._bad(line)  # a whole record whose line feed was changed
        try:
            msgspec.json.decode(line)
        except msgspec.MsgspecError:
            return len(line)
        raise self._bad(line)

    def _after(self, record: FileRecord) -> Tournament | None:
        """Return the tournament after a record. Raise `BadFile` if its events are impossible."""
        now = self._tournament
        try:
            for event in record.events:
                now = begin(event) if now is None else evolve(now, event)
        except (
            TournamentRefused,
            LookupError,
            TypeError,
        ):  # the hash is right, but the event cannot have happened
            raise BadFile(self.path, FileFault.CHANGED, line=record.version) from None
        return now

    def _advance(
        self, record: FileRecord, after: Tournament | None, *, chained: str, size: int
    ) -> None:
        self._records.append(record)
        self._tournament, self._hash, self._size = after, chained, size


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
    _sync_folder(path.parent)
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


def _sync_folder(folder: Path) -> None:
    """Fsync a folder, so that the name of a new file is durable. This is a no-op on Windows."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def encode_record(record: FileRecord, previous: str) -> tuple[bytes, str]:
    """Encode a record as a line, and return the line and its hash."""
    mark = {MARK: FORMAT} if record.version == 1 else {}
    content = {
        **mark,
        "version": record.version,
        "at": record.at,
        "by": record.by,
        "form": FORM,
        "events": [as_plain(event) for event in record.events],
    }
    body = msgspec.json.encode(content)[:-1]
    chained = _chained(previous, body)
    return body + _HASH + chained.encode() + _END + b"\n", chained


def _chained(previous: str, body: bytes) -> str:
    """Hash of a record, chained to the previous hash.

    >>> _chained(BEGINNING, b"{}")[:8]
    '5508d2b7'
    """
    return sha256(previous.encode() + body).hexdigest()
