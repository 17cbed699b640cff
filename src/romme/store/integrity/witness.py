"""The witness: a small file in which the server notes the last record of every stream.

Without this file, the loss of the newest records would go unnoticed: a deleted write-ahead log, an
older copy in place of the database, or a stream that was truncated together with its row in the
table `streams`. The file is written every few seconds, so it may lag behind the database, but it is
never ahead.

Keep it on a different disk from the database: a person who can change both leaves no trace.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path
from threading import Lock
from typing import Final
from urllib.parse import quote

import structlog
from sqlalchemy import select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.connection.address import Address, SqliteFile
from romme.store.errors import BadWitness
from romme.store.integrity.heads import Head, Heads, MissingRecord, Source
from romme.store.log.records import Appended, Entry, Log, Version, now_ms
from romme.store.schema.tables import events, streams

WRITE_EVERY_SECONDS: Final = 5.0
BUSY_SECONDS: Final = 30
ASKED_AT_ONCE: Final = 500
"""Maximum number of streams in one database query."""

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS heads (
  stream TEXT PRIMARY KEY, version INTEGER NOT NULL, hash BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lost (
  stream TEXT, version INTEGER, hash BLOB NOT NULL, noticed_ms INTEGER NOT NULL,
  PRIMARY KEY (stream, version)
) WITHOUT ROWID;
"""
_NOTE: Final = "INSERT OR REPLACE INTO heads (stream, version, hash) VALUES (?, ?, ?)"
_FORGET: Final = "DELETE FROM heads WHERE stream = ?"
_LOSE: Final = "INSERT OR IGNORE INTO lost (stream, version, hash, noticed_ms) VALUES (?, ?, ?, ?)"

log: Final = structlog.get_logger()


def witness_file(address: Address, named: str = "") -> Path | None:
    """The path of a database's witness file: `named`, or a file next to an SQLite file.

    None for a PostgreSQL database without a configured witness file.
    """
    if named:
        return Path(named).expanduser().absolute()
    if isinstance(address, SqliteFile):
        return address.path.with_name(f"{address.path.name}-witness")
    return None


class Testimony:
    """The content of a witness file."""

    def __init__(self, noted: Mapping[str, Mapping[int, bytes]]) -> None:
        self._noted = noted

    @property
    def source(self) -> Source:
        """Always `Source.WITNESS`."""
        return Source.WITNESS

    def streams(self) -> Sequence[str]:
        """The names of all streams in the file."""
        return list(self._noted)

    def hashes(self, stream: str) -> Mapping[int, bytes]:
        """The noted hashes of a stream's records, by version.

        They belong to the last record, and to each record that was missing when a server started.
        """
        return self._noted.get(stream, {})


def read_witness(file: Path) -> Testimony | None:
    """Read a witness file, even while a server writes to it.

    Return None if the file does not exist. Raise `BadWitness` if it cannot be read.
    """
    if not file.exists():
        return None
    place = f"file:{quote(str(file))}?mode=ro"
    noted: defaultdict[str, dict[int, bytes]] = defaultdict(dict)
    try:
        with closing(sqlite3.connect(place, uri=True, timeout=BUSY_SECONDS)) as opened:
            for table in ("heads", "lost"):
                for stream, version, known in opened.execute(
                    f"SELECT stream, version, hash FROM {table}"  # noqa: S608 - our own names
                ):
                    noted[stream][version] = known
    except sqlite3.DatabaseError:
        raise BadWitness(file) from None
    return Testimony(noted)


def replace_heads(file: Path, heads: Heads) -> None:
    """Replace all entries of a witness file with `heads`, so that audits accept a known loss.

    A server may write to the file at the same time.
    """
    with closing(_open(file)) as opened, _transaction(opened):
        opened.execute("DELETE FROM lost")
        opened.execute("DELETE FROM heads")
        opened.executemany(_NOTE, [(name, *head) for name, head in heads.items()])


def forget_witness(file: Path) -> None:
    """Delete the witness file of an earlier database."""
    for end in ("", "-journal"):
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)


class Witness:
    """Notes the last record of every stream in a witness file while the server runs."""

    def __init__(self, file: Path) -> None:
        """Open or create the witness file. Raise `sqlite3.Error` or `OSError` on failure."""
        self._file = file
        self._opened = _open(file)
        self._new: dict[str, Head] = {}
        self._alone = Lock()
        self._is_failing = False

    def note(self, stream: str, head: Head) -> None:
        """Note the last persisted record of a stream. `run` writes the note to the file later."""
        self._new[stream] = head

    async def run(self) -> None:
        """Write new notes periodically until cancelled."""
        while True:
            await asyncio.sleep(WRITE_EVERY_SECONDS)
            taken, self._new = self._new, {}
            if not await asyncio.to_thread(self._write, taken):
                self._new = taken | self._new

    def close(self) -> None:
        """Write new notes and close the file."""
        self._write(self._new)
        self._opened.close()

    def _write(self, heads: Heads) -> bool:
        """Write notes, and return whether that succeeded.

        Of several failures in a row, only the first is logged.
        """
        try:
            with self._alone, _transaction(self._opened):
                self._opened.executemany(_NOTE, [(name, *head) for name, head in heads.items()])
        except sqlite3.Error as error:
            if not self._is_failing:
                log.warning("witness not written", file=str(self._file), reason=str(error))
            self._is_failing = True
        else:
            self._is_failing = False
        return not self._is_failing

    async def compare(self, connection: AsyncConnection) -> tuple[MissingRecord, ...]:
        """Return the noted records that the database lacks.

        Keep these records in the file for later audits, but continue from the records that the
        database actually has.
        """
        noted = {
            stream: Head(Version(version), known)
            for stream, version, known in self._opened.execute("SELECT * FROM heads")
        }
        if not noted:  # a new file; the database may be older
            self._new |= await _all_heads(connection)
        there = await _current_heads(connection, noted)
        known = await _hashes_at(
            connection,
            {
                name: noted[name]
                for name, head in there.items()
                if head.version > noted[name].version
            },
        )
        missing = []
        for name, head in noted.items():
            actual = there.get(name, Head(Version(0), b""))
            at_version = known.get(name, actual.hash)
            if actual.version < head.version or at_version != head.hash:
                first = min(actual.version + 1, head.version)
                missing.append(MissingRecord(name, first, head.version, Source.WITNESS))
        self._record_losses({one.stream: noted[one.stream] for one in missing}, there)
        return tuple(sorted(missing))

    def _record_losses(self, lost: Heads, there: Heads) -> None:
        at = now_ms()
        with _transaction(self._opened):
            self._opened.executemany(_LOSE, [(name, *head, at) for name, head in lost.items()])
            self._opened.executemany(
                "DELETE FROM heads WHERE stream = ?", [(name,) for name in lost]
            )
            self._opened.executemany(
                _NOTE, [(name, *there[name]) for name in lost if name in there]
            )


def _open(file: Path) -> sqlite3.Connection:
    file.touch(mode=0o600)
    opened = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    opened.executescript(_TABLES)
    return opened


@contextmanager
def _transaction(opened: sqlite3.Connection) -> Iterator[None]:
    opened.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        opened.execute("ROLLBACK")
        raise
    opened.execute("COMMIT")


async def _current_heads(connection: AsyncConnection, names: Iterable[str]) -> dict[str, Head]:
    """Return the last record of each stream according to the table `streams`."""
    found: dict[str, Head] = {}
    for some in _pieces(names):
        asked = select(streams.c.stream, streams.c.version, streams.c.hash).where(
            streams.c.stream.in_(some)
        )
        for name, version, last in await connection.execute(asked):
            found[name] = Head(Version(version), last)
    return found


async def _all_heads(connection: AsyncConnection) -> dict[str, Head]:
    asked = select(streams.c.stream, streams.c.version, streams.c.hash)
    found = await connection.execute(asked)
    return {name: Head(Version(version), last) for name, version, last in found}


async def _hashes_at(connection: AsyncConnection, heads: Heads) -> dict[str, bytes]:
    """Map each stream to the hash of its record at the version in `heads`, if there is one."""
    found: dict[str, bytes] = {}
    for some in _pieces(heads):
        places = [(name, heads[name].version) for name in some]
        asked = select(events.c.stream, events.c.hash).where(
            tuple_(events.c.stream, events.c.version).in_(places)
        )
        found.update((name, known) for name, known in await connection.execute(asked))
    return found


def _pieces(names: Iterable[str]) -> Iterator[list[str]]:
    rest = iter(names)
    while piece := list(islice(rest, ASKED_AT_ONCE)):
        yield piece


class WitnessedLog:
    """A log that notes each persisted record in a witness."""

    def __init__(self, kept: Log, witness: Witness) -> None:
        self._log = kept
        self._witness = witness
        self.read = kept.read
        self.recall = kept.recall
        self.find = kept.find
        self.heads = kept.heads
        self.close = kept.close

    async def append(self, entry: Entry) -> Appended:
        """Append a record, and note it if it was persisted."""
        outcome = await self._log.append(entry)
        if outcome is Appended.DONE:
            self._witness.note(entry.stream, Head(entry.version, entry.hash))
        return outcome
