"""Restoring: what is damaged is refused, what was tampered with is named, what is old made new."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Table, text
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.backup.transfer import backup, restore
from romme.store.database import open_database
from romme.store.errors import BadBackup, TooNew
from romme.store.log.chain import ChainBreak
from romme.store.schema import migrate, rows
from romme.store.schema.rows import Row
from tests.databases import Kind, NewDatabase
from tests.store.backup.filled import KINDS, contents, filled
from tests.store.next_year import with_step


def damage(file: Path, kind: str) -> None:
    """Harm a backup in one of several ways."""
    if kind == "cut off":
        os.truncate(file, file.stat().st_size - 4096)
        return
    if kind == "overwritten":
        content = bytearray(file.read_bytes())
        content[8192:12288] = bytes(4096)
        file.write_bytes(content)
        return
    if kind == "another file":
        file.write_text("Mir wëlle bleiwe wat mir sinn. " * 1000, "utf-8")
        return
    statement = {
        "a row less": "DELETE FROM people WHERE person = 'ä1'",
        "a row more": "INSERT INTO tickets VALUES (x'01', 'p', 1)",
        "a row twice": "INSERT INTO people SELECT * FROM people",
        "a value changed": "UPDATE people SET name = 'Eve' WHERE person = 'ä1'",
        "a value of another kind": "UPDATE people SET made = 1.5",
        "a table less": "DROP TABLE chat",
        "a column less": "ALTER TABLE chat DROP COLUMN preset",
        "no words": "DROP TABLE backup",
        "other format": "PRAGMA user_version=99",
        "a database": "PRAGMA application_id=0",
    }[kind]
    with closing(sqlite3.connect(file)) as opened:
        opened.execute(statement)
        opened.commit()


@pytest.mark.parametrize(
    "kind",
    [
        "cut off",
        "overwritten",
        "another file",
        "a row less",
        "a row more",
        "a row twice",
        "a value changed",
        "a value of another kind",
        "a table less",
        "a column less",
        "no words",
        "other format",
        "a database",
    ],
)
@pytest.mark.parametrize("target", KINDS)
def test_a_damaged_backup_is_not_restored(
    new_database: NewDatabase, tmp_path: Path, kind: str, target: Kind
) -> None:
    """It is refused as a whole, and the database is as it was: not there, or empty."""
    one, other, file = new_database("sqlite"), new_database(target), tmp_path / "club.backup"
    asyncio.run(filled(one))
    asyncio.run(backup(one, file))
    damage(file, kind)
    with pytest.raises(BadBackup):
        asyncio.run(restore(file, other))
    if target == "sqlite":
        assert not Path(other.removeprefix("sqlite:///")).exists()
    else:
        assert asyncio.run(contents(other)) == {}


@pytest.mark.parametrize("kind", KINDS)
def test_what_does_not_arrive_as_it_was_is_taken_back(
    new_database: NewDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    """A bit that falls over on the way, in a column that no chain protects."""
    one, other, file = new_database("sqlite"), new_database(kind), tmp_path / "club.backup"
    asyncio.run(filled(one))
    asyncio.run(backup(one, file))

    async def careless(connection: AsyncConnection, table: Table, given: Iterable[Row]) -> None:
        wrong = [
            tuple("Eva" if value == "ä1" else value for value in row)
            if table.name == "reports"
            else row
            for row in given
        ]
        await rows.insert_rows(connection, table, wrong)

    monkeypatch.setattr("romme.store.backup.transfer.insert_rows", careless)
    with pytest.raises(BadBackup):
        asyncio.run(restore(file, other))
    if kind == "postgres":
        assert asyncio.run(contents(other)) == {}
    else:
        assert not Path(other.removeprefix("sqlite:///")).exists()


def test_no_such_backup(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        asyncio.run(restore(tmp_path / "none", sqlite_url))


def test_what_was_tampered_with_is_restored_and_named(sqlite_url: str, tmp_path: Path) -> None:
    """A club gets its data back even so, and hears of it."""
    asyncio.run(filled(sqlite_url))
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as opened:
        opened.execute("UPDATE events SET data = x'00' WHERE stream = 'Dësch 1' AND version = 3")
        opened.commit()
    file, other = tmp_path / "club.backup", f"sqlite:///{tmp_path / 'new.db'}"
    asyncio.run(backup(sqlite_url, file))
    assert asyncio.run(restore(file, other)).broken == (ChainBreak("Dësch 1", 3),)
    assert asyncio.run(contents(other)) == asyncio.run(contents(sqlite_url))


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """The program of next year: a column more."""
    column = "op.add_column('games', sa.Column('note', sa.Text, server_default='none'))"
    return with_step(monkeypatch, tmp_path, column)


@pytest.mark.parametrize("target", KINDS)
def test_an_old_backup_is_restored_by_a_newer_program(
    new_database: NewDatabase, tmp_path: Path, target: Kind, request: pytest.FixtureRequest
) -> None:
    """It gets the new column, also where there were newer tables without rows."""
    one, file = new_database("sqlite"), tmp_path / "club.backup"
    asyncio.run(filled(one))
    asyncio.run(backup(one, file))
    request.getfixturevalue("newer")

    async def run() -> None:
        for opened_before in (False, True):
            other = new_database(target)
            if opened_before:
                await (await open_database(other)).close()
            await restore(file, other)
            found = await contents(other)
            assert {row[-1] for row in found["games"]} == {"none"}
            database = await open_database(other, backups=tmp_path / "none")
            async with database.reading() as connection:
                version = text(f"SELECT version_num FROM {migrate.VERSION_TABLE}")  # noqa: S608
                assert await connection.scalar(version) == "next"
            await database.close()

    asyncio.run(run())
    assert not (tmp_path / "none").exists()


def test_a_new_backup_is_refused_by_an_older_program(
    new_database: NewDatabase, tmp_path: Path, newer: pytest.MonkeyPatch
) -> None:
    one, file = new_database("sqlite"), tmp_path / "club.backup"
    asyncio.run(filled(one))
    asyncio.run(backup(one, file))
    newer.undo()
    with pytest.raises(TooNew):
        asyncio.run(restore(file, new_database("sqlite")))
