"""Backups: whole, of one moment, and the same wherever they are restored."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import tracemalloc
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Column, Integer, Table, insert, text
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.backup import portable
from romme.store.backup.portable import Existing, open_backup
from romme.store.backup.transfer import backup, restore
from romme.store.connection.address import read_address
from romme.store.connection.engines import look
from romme.store.database import Database, open_database
from romme.store.errors import AlreadyThere, BadBackup, Empty, InUse, NotEmpty, TooNew, Unreachable
from romme.store.integrity import audit
from romme.store.log.chain import ChainBreak, first_break
from romme.store.log.records import Version
from romme.store.schema import migrate, rows
from romme.store.schema.rows import Row, read_rows, tables_of
from romme.store.schema.tables import metadata
from tests.conftest import Size
from tests.databases import Kind, NewDatabase
from tests.store.entries import Writer, append_all, finished_game

KINDS: tuple[Kind, ...] = ("sqlite", "postgres")


async def fill(database: Database) -> None:
    """Put something into every table, and into every column of it."""
    writers = [Writer(f"Dësch {number}") for number in range(3)]
    for number in range(5):
        for writer in writers:
            game = finished_game(number + 1)
            entry = writer.next(bytes(range(256)), command=f"é:{number}", finished=game)
            await append_all(database.log, [entry])
    async with database.writing() as connection:
        for table in metadata.sorted_tables:
            if table.name in {"streams", "events", "games", "players"}:
                continue
            for number in range(2):
                values = {
                    column.name: some_value(column, number)
                    for column in table.columns
                    if not column.nullable or number
                }
                await connection.execute(insert(table).values(values))


def some_value(column: Column[Any], number: int) -> object:
    """A value that is hard to carry."""
    if isinstance(column.type, Integer):
        return 2**62 if isinstance(column.type, BigInteger) else 2**31 - 1
    odd = {str: f"ä{number}", bytes: b"\xff%d" % number, bool: bool(number)}
    return odd[column.type.python_type]


async def filled(url: str) -> None:
    database = await open_database(url)
    await fill(database)
    await database.close()


async def contents(url: str) -> dict[str, list[Row]]:
    """Every row of every table."""
    found: dict[str, list[Row]] = {}
    async with look(read_address(url)) as connection:
        for table in await connection.run_sync(tables_of):
            pieces = [piece async for piece in read_rows(connection, table)]
            found[table.name] = sorted((row for piece in pieces for row in piece), key=repr)
    return found


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
def test_a_backup_is_restored_anywhere(
    new_database: NewDatabase, tmp_path: Path, source: Kind, target: Kind
) -> None:
    """R18: equal rows, equal hashes, and the log goes on where it was."""
    one, other, file = new_database(source), new_database(target), tmp_path / "club.backup"

    async def run() -> None:
        await filled(one)
        copied = await backup(one, file)
        told: list[tuple[int, int]] = []
        result = await restore(file, other, tell=lambda done, of: told.append((done, of)))
        assert (result.rows, result.broken) == (copied, ())
        assert told[-1] == (copied, copied)
        before, after = await contents(one), await contents(other)
        assert all(before.values()), "a table that is empty is no test"
        assert after == before
        database = await open_database(other)
        records = await database.log.read("Dësch 1")
        assert first_break("Dësch 1", records, head=Version(5)) is None
        await database.close()

    asyncio.run(run())


def test_a_backup_says_what_it_is(database_url: str, tmp_path: Path) -> None:
    file = tmp_path / "club.backup"

    async def run() -> None:
        await filled(database_url)
        await backup(database_url, file)

    asyncio.run(run())
    with open_backup(file) as reader:
        about = reader.about
    assert (about.revision, about.source) == (migrate.newest(), database_url.partition(":")[0])
    assert about.made.endswith("+00:00")
    assert about.program.startswith("romme ")
    assert set(about.tables) == set(metadata.tables)
    if os.name != "nt":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_backup_is_of_one_moment(database_url: str, tmp_path: Path) -> None:
    """While records are appended all the time, each stream in it is whole and fits its heading."""
    file = tmp_path / "club.backup"

    async def run() -> None:
        database = await open_database(database_url)
        writers = [Writer(str(number)) for number in range(20)]
        await fill(database)
        done = asyncio.Event()

        async def play(writer: Writer) -> None:
            while not done.is_set():
                await append_all(database.log, [writer.next(bytes(200))])

        playing = [asyncio.ensure_future(play(writer)) for writer in writers]
        sizes = []
        for _ in range(3):
            sizes.append(await backup(database_url, file, existing=Existing.REPLACE))
            await asyncio.sleep(0.01)
        done.set()
        await asyncio.gather(*playing)
        await database.close()
        assert sizes == sorted(set(sizes)), "nothing was appended meanwhile"

    asyncio.run(run())
    assert asyncio.run(restore(file, f"sqlite:///{tmp_path / 'new.db'}")).broken == ()


def test_a_backup_has_its_name_when_it_is_complete(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that fails on the way leaves the older one, and nothing else."""
    file = tmp_path / "club.backup"
    file.write_bytes(b"older")
    asyncio.run(filled(sqlite_url))

    def full(*_: object) -> None:
        assert list(tmp_path.glob("club.backup.*.part"))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(rows.Fingerprint, "add", full)
    with pytest.raises(OSError, match="No space left"):
        asyncio.run(backup(sqlite_url, file, existing=Existing.REPLACE))
    assert file.read_bytes() == b"older"
    assert not list(tmp_path.glob("*.part"))


def test_two_backups_that_are_made_at_once_are_both_whole(sqlite_url: str, tmp_path: Path) -> None:
    """Of the same name: neither takes what the other has begun for its own."""
    file = tmp_path / "club.backup"
    asyncio.run(filled(sqlite_url))

    async def run() -> None:
        both = (backup(sqlite_url, file, existing=Existing.REPLACE) for _ in range(2))
        first, second = await asyncio.gather(*both)
        assert first == second

    asyncio.run(run())
    assert asyncio.run(restore(file, f"sqlite:///{tmp_path / 'new.db'}")).broken == ()


def test_nothing_is_overwritten_unasked(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_bytes(b"mine")
    asyncio.run(filled(sqlite_url))
    with pytest.raises(AlreadyThere):
        asyncio.run(backup(sqlite_url, file))
    assert file.read_bytes() == b"mine"
    asyncio.run(backup(sqlite_url, file, existing=Existing.REPLACE))
    assert file.read_bytes() != b"mine"


def test_there_is_nothing_to_back_up(database_url: str, tmp_path: Path) -> None:
    """No file is left behind that looks like a backup."""
    problem = Empty if database_url.startswith("postgres") else Unreachable
    with pytest.raises(problem):
        asyncio.run(backup(database_url, tmp_path / "club.backup"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("target", KINDS)
def test_a_database_with_anything_in_it_is_refused(
    new_database: NewDatabase, tmp_path: Path, target: Kind
) -> None:
    """One row is enough; empty tables are not."""
    one, other, file = new_database("sqlite"), new_database(target), tmp_path / "club.backup"

    async def run() -> None:
        await filled(one)
        await backup(one, file)
        database = await open_database(other)
        await append_all(database.log, [Writer("mine").next()])
        await database.close()
        before = await contents(other)
        with pytest.raises(NotEmpty):
            await restore(file, other)
        assert await contents(other) == before
        fresh = new_database(target)
        await (await open_database(fresh)).close()
        await restore(file, fresh)
        assert await contents(fresh) == await contents(one)

    asyncio.run(run())


def test_what_is_left_of_a_database_that_was_moved_away_is_not_deleted(
    sqlite_url: str, tmp_path: Path
) -> None:
    """What a server that was killed had not yet put into the file itself: only this file has it."""
    file, other = tmp_path / "club.backup", tmp_path / "new.db"
    asyncio.run(filled(sqlite_url))
    asyncio.run(backup(sqlite_url, file))
    rest = tmp_path / "new.db-wal"
    rest.write_bytes(b"moves")
    with pytest.raises(NotEmpty, match=r"new\.db-wal"):
        asyncio.run(restore(file, f"sqlite:///{other}"))
    assert rest.read_bytes() == b"moves"
    assert not other.exists()


def test_a_server_at_work_is_not_disturbed(new_database: NewDatabase, tmp_path: Path) -> None:
    """Also if its database is still empty."""
    one, other, file = new_database("sqlite"), new_database("sqlite"), tmp_path / "club.backup"

    async def run() -> None:
        await filled(one)
        await backup(one, file)
        database = await open_database(other)
        with pytest.raises(InUse):
            await restore(file, other)
        await database.close()

    asyncio.run(run())


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
    folder = tmp_path / "steps"
    folder.mkdir()
    (folder / "next_year.py").write_text(
        "import sqlalchemy as sa\n"
        f"revision, down_revision = 'next', '{migrate.newest()}'\n"
        "def upgrade(op):\n"
        "    op.add_column('games', sa.Column('note', sa.Text, server_default='none'))\n",
        "utf-8",
    )
    monkeypatch.setattr(migrate, "_FOLDERS", (*migrate._FOLDERS, str(folder)))  # noqa: SLF001
    monkeypatch.setattr(migrate, "_NEWEST", "next")
    return monkeypatch


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


@pytest.mark.parametrize("kind", KINDS)
def test_a_large_database_takes_little_memory(
    new_database: NewDatabase,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: Size,
    kind: Kind,
) -> None:
    """Some rows at a time, never all: the memory does not grow with the database."""
    for module in (rows, portable, audit):
        monkeypatch.setattr(module, "AT_ONCE", 50)
    url, file = new_database(kind), tmp_path / "club.backup"
    records, length = size(1_000, 20_000), 20_000

    async def run() -> int:
        database = await open_database(url)
        writers = [Writer(str(number)) for number in range(records // 10)]
        for _ in range(10):
            entries = [writer.next(bytes(length)) for writer in writers]
            await asyncio.gather(*map(database.log.append, entries))
        await database.close()
        tracemalloc.start()
        await backup(url, file)
        await restore(file, new_database(kind))
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    most = asyncio.run(run())
    assert file.stat().st_size > records * length
    assert most < 10_000_000
