"""A tournament in a file of its own: one record a line, each held to the one before by its hash.

A line is JSON: ``version`` counts from 1, ``at`` is the time in milliseconds since 1970, ``by`` who
did it, ``form`` and ``events`` what the codec writes. ``hash`` at its end is SHA-256 over the hash
before (zeros at first) and the line up to there, so a record that was changed, removed or moved
shows. The first line carries ``romme-tournament`` besides.

Lines are only ever added, each safe on the disk before anybody is told that it is done. Several
programs may have the file open: each waits for the other, reads what is new and decides then. A
last line that was not written to its end, since the power went off, is told and left out, and the
next record takes its place; it was never told to be done.

Errors:
  BadFile: with `FileFault` for what is wrong and the line where.
  OSError: whatever the disk says.
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
from typing import Final, Literal

import msgspec

from romme.file_lock import FileLocked, lock_file
from romme.tournament.commands import Command
from romme.tournament.decide import decide
from romme.tournament.events import Event, TournamentMade
from romme.tournament.evolve import begin, evolve
from romme.tournament.model import Tournament
from romme.tournament.refusals import TournamentRefused
from romme.tournament.rights import By
from romme.tournament.storage.codec import FORM, BadRecord, TournamentRecordTooNew, as_plain, decode

MARK: Final = "romme-tournament"
FORMAT: Final = 1
BEGINNING: Final = "0" * 64
LARGEST: Final = 32 * 1024 * 1024
"""Bytes; a hall of a thousand people needs a sixth of that."""
LOCK_TIMEOUT_SECONDS: Final = 10.0
"""Another program needs as long as it takes to draw the seats of a hall."""
_BEGIN: Final = b'{"%s":' % MARK.encode()
_HASH: Final = b',"hash":"'
_END: Final = b'"}'


class FileFault(Enum):
    """What is wrong with a file; the value is the key of its message."""

    NO_TOURNAMENT = "no-tournament"
    """Something else, or nothing."""
    CHANGED = "changed"
    """A record is not as it was written, is missing or in the wrong place."""
    TOO_NEW = "too-new"
    """A newer version of the program has written it."""
    TOO_LARGE = "too-large"
    """More than any tournament needs."""
    IN_USE = "in-use"
    EXISTS = "exists"


class BadFile(ValueError):  # noqa: N818 - named for what is wrong
    """A file that cannot be used."""

    def __init__(self, path: Path, fault: FileFault, *, line: int = 0) -> None:
        """Keep the file, what is wrong, and the line where it is seen; 0 = the whole."""
        super().__init__(f"{path}: {fault.value}")
        self.path = path
        self.fault = fault
        self.line = line


@dataclass(frozen=True, slots=True)
class Kept:
    """A record."""

    version: int
    at: int
    by: str
    events: tuple[Event, ...]


class _Head(msgspec.Struct):
    """What a record says besides its events."""

    version: int
    at: int
    by: str


class TournamentFile:
    """A tournament and the file that keeps it."""

    def __init__(self, path: Path) -> None:
        """Read it; raises `BadFile`."""
        self.path: Final = path
        self._records: list[Kept] = []
        self._hash = BEGINNING
        self._size = 0
        self._ended = True
        self._tournament: Tournament | None = None
        with _alone(path, "rb") as file:
            self.torn = self._read_on(file)
        """How many bytes of a last line are there that was not written to its end."""

    @property
    def tournament(self) -> Tournament:
        """As it stands."""
        if self._tournament is None:
            raise BadFile(self.path, FileFault.NO_TOURNAMENT)
        return self._tournament

    @property
    def records(self) -> Sequence[Kept]:
        """All that was written, in its order."""
        return self._records

    @property
    def log(self) -> tuple[Event, ...]:
        """All events."""
        return tuple(event for record in self._records for event in record.events)

    def ask(self, command: Command, by: By, *, at: int) -> tuple[Event, ...]:
        """Carry a command out and store what follows; raises `TournamentRefused` or `BadFile`."""
        with _alone(self.path, "r+b") as file:
            self.torn = self._read_on(file)
            events = decide(self.tournament, command, by)
            if events:
                record = Kept(len(self._records) + 1, at, by.name, events)
                after = self._after(record)
                line, chained = written(record, self._hash)
                _append(file, self._size, line if self._ended else b"\n" + line)
                self._advance(record, after, chained=chained, size=file.tell())
                self._ended, self.torn = True, 0
        return events

    # --- reading ---------------------------------------------------------------------------------

    def _read_on(self, file: FileIO) -> int:
        """Take up what is behind that which is known; how many bytes are left of a torn line."""
        if file.read(len(_BEGIN)) != _BEGIN:
            raise BadFile(self.path, FileFault.NO_TOURNAMENT)
        if os.fstat(file.fileno()).st_size > LARGEST:
            raise BadFile(self.path, FileFault.TOO_LARGE)
        file.seek(self._size)
        rest = file.readall()
        if not self._ended and rest.startswith(b"\n"):  # another program has gone on
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

    def _record(self, line: bytes) -> tuple[Kept | None, str | None]:
        """The next record and its hash, if the line is that."""
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
        return Kept(head.version, head.at, head.by, events), chained

    def _bad(self, line: bytes) -> BadFile:
        number = len(self._records) + 1
        new = number == 1 and not line.startswith(_BEGIN + b"%d," % FORMAT)
        return BadFile(self.path, FileFault.TOO_NEW if new else FileFault.CHANGED, line=number)

    def _unended(self, line: bytes) -> int:
        """The size of a torn line; a whole one that does not fit was changed by somebody."""
        if self._tournament is None:
            raise self._bad(line)
        if not line.endswith(b"\0") and self._record(line[:-1])[0] is not None:
            raise self._bad(line)  # a whole record whose line feed was changed
        try:
            msgspec.json.decode(line)
        except msgspec.MsgspecError:
            return len(line)
        raise self._bad(line)

    def _after(self, record: Kept) -> Tournament | None:
        """The tournament when a record is carried out."""
        now = self._tournament
        try:
            for event in record.events:
                now = begin(event) if now is None else evolve(now, event)
        except (
            TournamentRefused,
            LookupError,
            TypeError,
        ):  # chained, but nothing that could have happened
            raise BadFile(self.path, FileFault.CHANGED, line=record.version) from None
        return now

    def _advance(self, record: Kept, after: Tournament | None, *, chained: str, size: int) -> None:
        self._records.append(record)
        self._tournament, self._hash, self._size = after, chained, size


# --- writing -------------------------------------------------------------------------------------


def make_file(path: Path, made: TournamentMade, by: By, *, at: int) -> TournamentFile:
    """Begin the file of a new tournament; one that is there is left alone."""
    line, _ = written(Kept(1, at, by.name, (made,)), BEGINNING)
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
def _alone(path: Path, mode: Literal["rb", "r+b"]) -> Iterator[FileIO]:
    """Have a file for oneself until it is closed, however this process ends; others are awaited."""
    with path.open(mode, buffering=0) as file:
        try:
            lock_file(file.fileno(), timeout_seconds=LOCK_TIMEOUT_SECONDS)
        except FileLocked:
            raise BadFile(path, FileFault.IN_USE) from None
        except OSError:
            pass  # a file system without locks
        yield file


def _append(file: FileIO, size: int, line: bytes) -> None:
    """Write a line behind what is whole, and see it on the disk; all of it, or nothing."""
    try:
        file.truncate(size)
        file.seek(size)
        rest = memoryview(line)
        while rest:
            rest = rest[file.write(rest) :]
        os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):  # then the next one finds a torn line, and cuts it off
            file.truncate(size)
        raise


def _sync_folder(folder: Path) -> None:
    """See the name of a new file on the disk too; not every system can be asked for that."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def written(record: Kept, previous: str) -> tuple[bytes, str]:
    """The line of a record, and its hash."""
    mark = {MARK: FORMAT} if record.version == 1 else {}
    told = {
        **mark,
        "version": record.version,
        "at": record.at,
        "by": record.by,
        "form": FORM,
        "events": [as_plain(event) for event in record.events],
    }
    body = msgspec.json.encode(told)[:-1]
    chained = _chained(previous, body)
    return body + _HASH + chained.encode() + _END + b"\n", chained


def _chained(previous: str, body: bytes) -> str:
    """The hash of a record behind another.

    >>> _chained(BEGINNING, b"{}")[:8]
    '5508d2b7'
    """
    return sha256(previous.encode() + body).hexdigest()
