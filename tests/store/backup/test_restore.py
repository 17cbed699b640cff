"""Restoring backups that are damaged, tampered with, too old or too new."""

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
from tests.support.databases import Kind, NewDatabase
from tests.support.store.backup.filled_database import KINDS, contents, create_filled
from tests.support.store.future_schema import add_migration


def damage(file: Path, kind: str) -> None:
    """Damage a backup in the way that `kind` describes."""
    if kind == "truncated":
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
        "a missing row": "DELETE FROM people WHERE person = 'ä1'",
        "an extra row": "INSERT INTO tickets VALUES (x'01', 'p', 1)",
        "a duplicate row": "INSERT INTO people SELECT * FROM people",
        "a value changed": "UPDATE people SET name = 'Eve' WHERE person = 'ä1'",
        "a value of another type": "UPDATE people SET made = 1.5",
        "a missing table": "DROP TABLE chat",
        "a missing column": "ALTER TABLE chat DROP COLUMN preset",
        "no header": "DROP TABLE backup",
        "another format": "PRAGMA user_version=99",
        "a database": "PRAGMA application_id=0",
    }[kind]
    with closing(sqlite3.connect(file)) as opened:
        opened.execute(statement)
        opened.commit()


@pytest.mark.parametrize(
    "kind",
    [
        "truncated",
        "overwritten",
        "another file",
        "a missing row",
        "an extra row",
        "a duplicate row",
        "a value changed",
        "a value of another type",
        "a missing table",
        "a missing column",
        "no header",
        "another format",
        "a database",
    ],
)
@pytest.mark.parametrize("target", KINDS)
def test_a_damaged_backup_is_not_restored(
    new_database: NewDatabase, tmp_path: Path, kind: str, target: Kind
) -> None:
    """Afterwards the target database is empty or does not exist."""
    one, other, file = new_database("sqlite"), new_database(target), tmp_path / "club.backup"
    asyncio.run(create_filled(one))
    asyncio.run(backup(one, file))
    damage(file, kind)
    with pytest.raises(BadBackup):
        asyncio.run(restore(file, other))
    if target == "sqlite":
        assert not Path(other.removeprefix("sqlite:///")).exists()
    else:
        assert asyncio.run(contents(other)) == {}


@pytest.mark.parametrize("kind", KINDS)
def test_a_value_changed_while_copying_rolls_the_restore_back(
    new_database: NewDatabase, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    """The change is noticed even in a column that no hash chain covers."""
    one, other, file = new_database("sqlite"), new_database(kind), tmp_path / "club.backup"
    asyncio.run(create_filled(one))
    asyncio.run(backup(one, file))

    async def insert_changed(
        connection: AsyncConnection, table: Table, given: Iterable[Row]
    ) -> None:
        changed = [
            tuple("Eva" if value == "ä1" else value for value in row)
            if table.name == "reports"
            else row
            for row in given
        ]
        await rows.insert_rows(connection, table, changed)

    monkeypatch.setattr("romme.store.backup.transfer.insert_rows", insert_changed)
    with pytest.raises(BadBackup):
        asyncio.run(restore(file, other))
    if kind == "postgres":
        assert asyncio.run(contents(other)) == {}
    else:
        assert not Path(other.removeprefix("sqlite:///")).exists()


def test_restoring_a_missing_backup_raises(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        asyncio.run(restore(tmp_path / "none", sqlite_url))


def test_a_broken_chain_is_restored_and_reported(sqlite_url: str, tmp_path: Path) -> None:
    """A club needs its data even if somebody has tampered with the log."""
    asyncio.run(create_filled(sqlite_url))
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as opened:
        opened.execute("UPDATE events SET data = x'00' WHERE stream = 'Dësch 1' AND version = 3")
        opened.commit()
    file, other = tmp_path / "club.backup", f"sqlite:///{tmp_path / 'new.db'}"
    asyncio.run(backup(sqlite_url, file))
    assert asyncio.run(restore(file, other)).broken == (ChainBreak("Dësch 1", 3),)
    assert asyncio.run(contents(other)) == asyncio.run(contents(sqlite_url))


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """Add a migration that adds a column, as in a future version of the program."""
    column = "op.add_column('games', sa.Column('note', sa.Text, server_default='none'))"
    return add_migration(monkeypatch, tmp_path, column)


@pytest.mark.parametrize("target", KINDS)
def test_an_old_backup_is_restored_by_a_newer_program(
    new_database: NewDatabase, tmp_path: Path, target: Kind, request: pytest.FixtureRequest
) -> None:
    """The restored rows have the new column, whether or not the target's tables exist already."""
    one, file = new_database("sqlite"), tmp_path / "club.backup"
    asyncio.run(create_filled(one))
    asyncio.run(backup(one, file))
    request.getfixturevalue("newer")

    async def run() -> None:
        for opened_before in (False, True):
            other = new_database(target)
            if opened_before:
                await (await open_database(other)).close()
            await restore(file, other)
            restored = await contents(other)
            assert {row[-1] for row in restored["games"]} == {"none"}
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
    asyncio.run(create_filled(one))
    asyncio.run(backup(one, file))
    newer.undo()
    with pytest.raises(TooNew):
        asyncio.run(restore(file, new_database("sqlite")))
