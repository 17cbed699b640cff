"""The records of a tournament file: encode them, and read them with their chain of hashes.

A line is JSON: ``version`` counts from 1, ``at`` is the time in milliseconds since 1970, ``by``
names the author, ``form`` and ``events`` come from the codec. ``hash``, the last key, is the
SHA-256 of the previous hash (initially zeros) and the line up to this key, so a changed, removed or
moved record is detected. The first line also carries ``romme-tournament``.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from romme.tournament.events import Event
from romme.tournament.evolve import begin, evolve
from romme.tournament.model import Tournament
from romme.tournament.refusals import TournamentRefused
from romme.tournament.storage.codec import FORM, BadRecord, TournamentRecordTooNew, as_plain, decode

MARK: Final = "romme-tournament"
FORMAT: Final = 1
BEGINNING: Final = "0" * 64
LARGEST: Final = 32 * 1024 * 1024
"""Size limit in bytes; a tournament of a thousand people needs a sixth of that."""
FIRST_BYTES: Final = b'{"%s":' % MARK.encode()
"""The beginning of every tournament file."""
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


class RecordReader:
    """Reads the records of a tournament file, checks them, and keeps the state after them."""

    def __init__(self, path: Path) -> None:
        """Start with no records. `path` is named in errors."""
        self.path: Final = path
        self.records: list[FileRecord] = []
        self.hash = BEGINNING
        """The hash of the last record."""
        self.size = 0
        """Size in bytes of the records, with their line ends."""
        self.ended = True
        """Whether the last record ends with a line feed."""
        self.state: Tournament | None = None
        """The tournament after the last record; None before the first one."""

    def read(self, data: bytes) -> int:
        """Read the content of the file after the first `size` bytes.

        Return the size in bytes of an incomplete last line, or 0 if there is none. Raise `BadFile`
        if a record is not as it was written.
        """
        if not self.records and not data.startswith(FIRST_BYTES):
            raise BadFile(self.path, FileFault.NO_TOURNAMENT)
        if self.size + len(data) > LARGEST:
            raise BadFile(self.path, FileFault.TOO_LARGE)
        if not self.ended and data.startswith(b"\n"):  # another program has appended
            self.size, self.ended, data = self.size + 1, True, data[1:]
        for line in io.BytesIO(data):
            bare = line.removesuffix(b"\n")
            record, chained = self._record(bare)
            if record is None or chained is None:
                if bare != line:
                    raise self._bad(bare)
                return self._unended(bare)
            size = self.size + len(line)
            self.advance(record, self.after(record), chained=chained, size=size)
            self.ended = bare != line
        return 0

    def _record(self, line: bytes) -> tuple[FileRecord | None, str | None]:
        """Parse a line as the next record. Return it and its hash, or (None, None) if invalid."""
        number = len(self.records) + 1
        body, found, hashed = line.rpartition(_HASH)
        chained = _chained(self.hash, body)
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
        number = len(self.records) + 1
        new = number == 1 and not line.startswith(FIRST_BYTES + b"%d," % FORMAT)
        return BadFile(self.path, FileFault.TOO_NEW if new else FileFault.CHANGED, line=number)

    def _unended(self, line: bytes) -> int:
        """Return the size in bytes of an incomplete line.

        Raise `BadFile` if the line is complete, but was changed.
        """
        if self.state is None:
            raise self._bad(line)
        if not line.endswith(b"\0") and self._record(line[:-1])[0] is not None:
            raise self._bad(line)  # a whole record whose line feed was changed
        try:
            msgspec.json.decode(line)
        except msgspec.MsgspecError:
            return len(line)
        raise self._bad(line)

    def after(self, record: FileRecord) -> Tournament | None:
        """Return the tournament after a record. Raise `BadFile` if its events are impossible."""
        now = self.state
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

    def advance(
        self, record: FileRecord, after: Tournament | None, *, chained: str, size: int
    ) -> None:
        """Add a record, whose hash is `chained`. `size` is the size of all records in bytes."""
        self.records.append(record)
        self.state, self.hash, self.size = after, chained, size


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
