"""The backup file: an SQLite database with every row of an SQLite or PostgreSQL database.

An additional table `backup` contains the time of the backup, the versions of the file format, the
program and the tables, and a fingerprint of each table that reveals damage.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from secrets import token_hex
from typing import Final
from urllib.parse import quote

from romme.store.errors import AlreadyThere, BadBackup
from romme.store.integrity.heads import Head, Source, seal_of
from romme.store.log.records import Version
from romme.store.schema.rows import AT_ONCE, Fingerprint, Row

FORMAT: Final = 1
HASH_BYTES: Final = 32
APPLICATION: Final = 0x526F6D6D
"""SQLite's application id, which identifies a backup file."""


@dataclass(frozen=True, slots=True)
class BackupHeader:
    """The metadata of a backup."""

    revision: str
    made: str
    """The time of the backup: ISO 8601, UTC."""
    program: str
    source: str
    """The kind of the source database."""
    tables: dict[str, str]
    """The fingerprint of each table."""


class Existing(Enum):
    """Whether to keep or to replace an existing file of the same name."""

    KEEP = "keep"
    REPLACE = "replace"


class BackupWriter:
    """Writes a backup under a temporary name, and renames it when it is complete."""

    def __init__(self, file: Path, existing: Existing) -> None:
        """Create a temporary file, which `complete` will rename to `file`.

        Raise `AlreadyThere` if `file` exists and must be kept. Only the current user can read the
        temporary file, because it will hold password hashes.
        """
        self._file = file
        self._existing = existing
        self._look_for_file()
        # A unique name: two backups at the same time must not share a file.
        self._begun = file.with_name(f"{file.name}.{token_hex(4)}.part")
        os.close(os.open(self._begun, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        self._database = sqlite3.connect(self._begun, isolation_level=None, check_same_thread=False)
        # No journal: an incomplete file is deleted anyway.
        self._database.execute("PRAGMA journal_mode=OFF")
        self._database.execute("PRAGMA synchronous=OFF")
        self._database.execute(f"PRAGMA application_id={APPLICATION}")
        self._database.execute(f"PRAGMA user_version={FORMAT}")
        self._database.execute("BEGIN")
        self._fingerprints: dict[str, Fingerprint] = {}

    def make_table(self, name: str, columns: dict[str, str]) -> None:
        """Create a table with these columns and types."""
        described = ", ".join(f"{_quoted(column)} {kind}" for column, kind in columns.items())
        self._database.execute(f"CREATE TABLE {_quoted(name)} ({described})")
        self._fingerprints[name] = Fingerprint()

    async def add(self, name: str, rows: Sequence[Row]) -> None:
        """Add rows to a table."""
        if rows:
            marks = ", ".join("?" * len(rows[0]))
            insert = f"INSERT INTO {_quoted(name)} VALUES ({marks})"  # noqa: S608 - quoted
            await asyncio.to_thread(self._insert, insert, rows)
            self._fingerprints[name].add(rows)

    def _insert(self, insert: str, rows: Sequence[Row]) -> None:
        """Insert rows, without leaving a cursor that would keep the file open after `close`."""
        self._database.executemany(insert, rows).close()

    def complete(self, *, revision: str, source: str) -> None:
        """Write the metadata, fsync, and rename the file.

        Raise `AlreadyThere` if a file that must be kept has appeared meanwhile.
        """
        said = {
            "format": str(FORMAT),
            "made": datetime.now(UTC).isoformat(timespec="seconds"),
            "program": f"romme {version('romme')}",
            "revision": revision,
            "source": source,
        }
        said |= {f"table {name}": one.hex() for name, one in self._fingerprints.items()}
        self._database.execute("CREATE TABLE backup (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        self._database.executemany("INSERT INTO backup VALUES (?, ?)", said.items())
        self._database.execute("COMMIT")
        self._database.close()
        _sync(self._begun, os.O_RDWR)  # Windows can fsync only what is open for writing
        self._look_for_file()  # check again: the file may have appeared meanwhile
        self._begun.replace(self._file)
        if sys.platform != "win32":
            with suppress(OSError):  # not every file system can fsync a folder
                _sync(self._file.parent, os.O_RDONLY)

    def abandon(self) -> None:
        """Close the file, and delete it unless it is complete."""
        self._database.close()
        self._begun.unlink(missing_ok=True)

    def _look_for_file(self) -> None:
        if self._existing is Existing.KEEP and self._file.exists():
            raise AlreadyThere(self._file)


class BackupReader:
    """Reads a backup. Reading its rows raises `BadBackup` if the file is damaged."""

    def __init__(self, file: Path, database: sqlite3.Connection) -> None:
        self._file = file
        self._database = database
        (kind,) = database.execute("PRAGMA application_id").fetchone()
        (made_as,) = database.execute("PRAGMA user_version").fetchone()
        if (kind, made_as) != (APPLICATION, FORMAT):
            raise BadBackup(file)
        said: dict[str, str] = dict(database.execute("SELECT name, value FROM backup"))
        self.about = BackupHeader(
            revision=said["revision"],
            made=said["made"],
            program=said["program"],
            source=said["source"],
            tables={
                name.removeprefix("table "): value
                for name, value in said.items()
                if name.startswith("table ")
            },
        )

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        found = self._database.execute(f"PRAGMA table_info({_quoted(table)})")
        return [name for _, name, *_ in found]

    def rows(self, table: str) -> Iterator[Sequence[Row]]:
        """Yield the rows of a table in batches."""
        with _damage(self._file):
            found = self._database.execute(f"SELECT * FROM {_quoted(table)}")  # noqa: S608 - quoted
            while piece := found.fetchmany(AT_ONCE):
                yield piece

    @property
    def source(self) -> Source:
        """Always `Source.BACKUP`."""
        return Source.BACKUP

    def streams(self) -> Sequence[str]:
        """The names of all streams in the backup."""
        return list(self._hashes)

    def hashes(self, stream: str) -> Mapping[int, bytes]:
        """The hash of each record of a stream, by version."""
        joined = self._hashes.get(stream, b"")
        starts = range(0, len(joined), HASH_BYTES)
        return dict(enumerate((joined[start : start + HASH_BYTES] for start in starts), start=1))

    @property
    def made(self) -> str:
        """The time of the backup: ISO 8601, UTC."""
        return self.about.made

    @property
    def seal(self) -> str:
        """A short checksum of all records at the time of the backup, see `seal_of`."""
        return seal_of(
            {
                name: Head(Version(len(joined) // HASH_BYTES), joined[-HASH_BYTES:])
                for name, joined in self._hashes.items()
            }
        )

    @cached_property
    def _hashes(self) -> Mapping[str, bytes]:
        """The concatenated record hashes of each stream, read in a single pass.

        The file has no index, and one object per record would take too much memory.
        """
        found: defaultdict[str, bytearray] = defaultdict(bytearray)
        asked = "SELECT stream, hash FROM events ORDER BY stream, version"
        with _damage(self._file):
            for name, one in self._database.execute(asked):
                found[name] += one
        return {name: bytes(joined) for name, joined in found.items()}

    def check(self) -> None:
        """Read everything, and raise `BadBackup` unless every table matches its fingerprint."""
        for table, said in self.about.tables.items():
            read = Fingerprint()
            for piece in self.rows(table):
                read.add(piece)
            if read.hex() != said:
                raise BadBackup(self._file)


@contextmanager
def open_backup(file: Path) -> Iterator[BackupReader]:
    """Yield a reader for a backup file. Raise `BadBackup` if the file is not a valid backup."""
    file.open("rb").close()  # raises OSError with the reason, which SQLite would hide
    place = f"file:{quote(str(file.absolute()))}?mode=ro&immutable=1"
    with closing(sqlite3.connect(place, uri=True)) as database:
        with _damage(file):
            reader = BackupReader(file, database)
        yield reader


@contextmanager
def _damage(file: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, KeyError, UnicodeDecodeError):
        raise BadBackup(file) from None


def _quoted(name: str) -> str:
    doubled = name.replace('"', '""')
    return f'"{doubled}"'


def _sync(path: Path, flags: int) -> None:
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
