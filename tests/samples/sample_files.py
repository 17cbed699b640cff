"""Sample data of older commits, unpacked for a test."""

from __future__ import annotations

import json
import lzma
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from tests.samples.evening import Manifest

HERE: Final = Path(__file__).parent
SAMPLES: Final = sorted(path.parent for path in HERE.glob("*/kept.json"))

Rows: TypeAlias = dict[str, list[tuple[Any, ...]]]


@dataclass(frozen=True)
class Sample:
    """The data of one commit in `source`, and a folder `place` for unpacked copies."""

    source: Path
    place: Path

    @property
    def manifest(self) -> Manifest:
        """The people, tables and tournaments of the sample."""
        return msgspec.json.decode((self.source / "kept.json").read_bytes(), type=Manifest)

    @property
    def seen(self) -> dict[str, str]:
        """The captured views of all people, by name."""
        seen: dict[str, str] = json.loads(lzma.decompress(self._packed("seen.json")))
        return seen

    def store_seen(self, seen: dict[str, str]) -> None:
        """Store new views as the expected ones."""
        packed = lzma.compress(msgspec.json.encode(seen), preset=9)
        (self.source / "seen.json.xz").write_bytes(packed)

    @property
    def audit(self) -> str:
        """The expected output of `romme audit --json`."""
        return (self.source / "audit.json").read_text("utf-8")

    @property
    def database(self) -> Path:
        """The path of the unpacked database."""
        return self.place / "club.db"

    @property
    def url(self) -> str:
        """The URL of the unpacked database."""
        return f"sqlite:///{self.database}"

    @property
    def backup(self) -> Path:
        """The path of the unpacked backup."""
        return self.place / "club.backup"

    def unpack(self) -> None:
        """Unpack the database, its witness file and the backup into `place`."""
        for name in ("club.db", "club.db-witness", "club.backup"):
            (self.place / name).write_bytes(lzma.decompress(self._packed(name)))

    def move_last_use_to_now(self) -> None:
        """Make sessions and tables look as if they were last used just now.

        Sessions expire, and a table that nobody has used for a day is no longer listed.
        """
        now = time.time_ns() // 1_000_000
        with closing(sqlite3.connect(self.database)) as opened, opened:
            opened.execute("UPDATE sessions SET used = ?", [now])
            [newest] = opened.execute("SELECT max(touched) FROM streams").fetchone()
            opened.execute("UPDATE streams SET touched = touched + ?", [now - newest])

    def _packed(self, name: str) -> bytes:
        return (self.source / f"{name}.xz").read_bytes()


REVISIONS: Final = frozenset({"alembic_version", "romme_version"})
"""Tables with the revision of the schema, which every migration changes."""


def rows(database: Path, like: Rows | None = None) -> Rows:
    """Map each table to a list: its column names, then its sorted rows.

    With `like`, only its tables and columns are read, so that a newer schema can be compared.
    """
    with closing(sqlite3.connect(database)) as opened:
        named = opened.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        own: Rows = {table: [] for (table,) in named if table not in REVISIONS}
        found: Rows = {}
        for table in own if like is None else like:
            wanted = "*" if like is None else ", ".join(like[table][0])
            cursor = opened.execute(f'SELECT {wanted} FROM "{table}"')  # noqa: S608 - names from the schema
            columns = tuple(column[0] for column in cursor.description)
            found[table] = [columns, *sorted(cursor.fetchall(), key=repr)]
        return found
