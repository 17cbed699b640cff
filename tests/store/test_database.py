"""Opening a database that is new, old, too new, in use, or another program's."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, text

from romme.store import default_path
from romme.store.connection.address import read_address
from romme.store.connection.engines import FAILURES, make_engine, open_snapshot
from romme.store.database import Database, open_database
from romme.store.errors import Foreign, InUse, TooNew
from romme.store.integrity.audit import audit
from romme.store.log.records import Appended
from romme.store.schema import migrate
from romme.store.schema.tables import events, metadata, streams
from tests.support.databases import NewDatabase
from tests.support.store.entries import Writer, append_all, entry_at
from tests.support.store.future_schema import add_migration

CURRENT_REVISION = migrate.newest()
CREATE_TROPHIES = 'op.create_table("trophies", sa.Column("trophy", sa.Text, primary_key=True))'


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """Add a migration that creates a table, as in a future version of the program."""
    return add_migration(monkeypatch, tmp_path, CREATE_TROPHIES)


def test_a_server_with_postgres_needs_no_data_folder(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A service often has no data folder. Only backups before a migration are written to it."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(
        default_path, "user_data_path", lambda *_, **__: tmp_path / "file" / "romme"
    )
    asyncio.run(open_and_close(postgres_url))


async def open_and_close(url: str, backups: Path | None = None) -> None:
    await (await open_database(url, backups=backups)).close()


async def tables(url: str) -> list[str]:
    """Return the names of the tables, without migrating."""
    async with open_snapshot(read_address(url)) as connection:
        return sorted(await connection.run_sync(lambda one: inspect(one).get_table_names()))


# --- tables --------------------------------------------------------------------------------------


def test_the_newest_revision_is_the_last_migration() -> None:
    """The newest revision is a constant, because loading Alembic is slow."""
    steps = migrate._steps(migrate._FOLDERS)  # noqa: SLF001
    assert steps.get_current_head() == migrate.newest()


def test_a_new_database_has_the_tables_of_the_schema(database_url: str) -> None:
    """The migrations create the tables of `romme.store.schema.tables` in both kinds of database."""

    def difference(connection: Connection) -> list[object]:
        context = MigrationContext.configure(
            connection,
            opts={
                "version_table": migrate.VERSION_TABLE,
                "compare_type": True,
                "compare_server_default": True,
            },
        )
        differences: list[object] = compare_metadata(context, metadata)
        return differences

    async def run() -> None:
        database = await open_database(database_url)
        async with database.reading() as connection:
            assert await connection.run_sync(difference) == []
        await database.close()

    asyncio.run(run())


def test_records_are_kept_when_the_database_is_reopened(database_url: str) -> None:
    writer = Writer("table")

    async def run() -> None:
        database = await open_database(database_url)
        await append_all(database.log, [writer.next(), writer.next()])
        await database.close()
        database = await open_database(database_url)
        assert len(await database.log.read("table")) == 2
        await append_all(database.log, [writer.next()])
        await database.close()

    asyncio.run(run())


def test_an_older_database_is_migrated_after_a_backup(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The backup is named after its date and revision, and contains the old data."""
    backups = tmp_path / "backups"

    async def run() -> None:
        database = await open_database(database_url)
        await append_all(database.log, [Writer("table").next(b"precious")])
        await database.close()
        add_migration(monkeypatch, tmp_path, CREATE_TROPHIES)
        await open_and_close(database_url, backups)
        assert "trophies" in await tables(database_url)
        database = await open_database(database_url, backups=backups)
        assert len(await database.log.read("table")) == 1
        await database.close()

    asyncio.run(run())
    (file,) = backups.iterdir()  # only one, because the second opening migrated nothing
    assert file.name.endswith(f"-{CURRENT_REVISION}.db")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with closing(sqlite3.connect(file)) as backup:
        assert backup.execute("SELECT data FROM events").fetchall() == [(b"precious",)]


@pytest.mark.parametrize("revision", ["0001", "0002", "0003"])
def test_a_database_of_any_revision_can_be_audited_and_migrated(
    database_url: str, tmp_path: Path, revision: str
) -> None:
    """Operators can audit an old database with a newer program before they migrate it."""
    entry = entry_at("table", 1, b"precious")
    row = {"stream": "table", "version": 1, "hash": entry.hash}
    of_event = {"at": entry.at, "data": entry.data}
    of_stream = {"phase": "open", "listed": False, "summary": b"", "touched": 0}

    async def run() -> None:
        engine = make_engine(read_address(database_url))
        async with engine.begin() as connection:
            await connection.run_sync(migrate.upgrade, revision)
            await connection.execute(insert(events).values(row | of_event))
            await connection.execute(insert(streams).values(row | of_stream))
        await engine.dispose()
        before = await audit(database_url)
        database = await open_database(database_url, backups=tmp_path / "backups")
        (record,) = await database.log.read("table")
        await database.close()
        assert record.data == b"precious"
        assert before == await audit(database_url)
        assert before[:3] == (1, 1, ())

    asyncio.run(run())
    (file,) = (tmp_path / "backups").iterdir()
    assert file.name.endswith(f"-{revision}.db")


def test_a_failed_backup_prevents_the_migration(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the disk is full, the tables are not changed and no partial backup remains."""
    backups = tmp_path / "backups"

    async def run() -> None:
        await open_and_close(sqlite_url)
        before = await tables(sqlite_url)
        add_migration(monkeypatch, tmp_path, CREATE_TROPHIES)
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, limits[1]))
        try:
            with pytest.raises(FAILURES):
                await open_database(sqlite_url, backups=backups)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert await tables(sqlite_url) == before

    asyncio.run(run())
    assert list(backups.iterdir()) == []


@pytest.mark.usefixtures("newer")
def test_a_newer_program_creates_all_tables_of_a_new_database(
    database_url: str, tmp_path: Path
) -> None:
    async def run() -> None:
        await open_and_close(database_url, tmp_path / "backups")
        assert {"events", "trophies"} <= set(await tables(database_url))

    asyncio.run(run())
    assert not (tmp_path / "backups").exists()


def test_a_failed_migration_is_rolled_back(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even the statements that succeeded are rolled back."""

    async def run() -> None:
        await open_and_close(database_url)
        before = await tables(database_url)
        with monkeypatch.context() as patch:
            add_migration(patch, tmp_path, CREATE_TROPHIES, 'op.execute("SELECT * FROM nowhere")')
            with pytest.raises(Exception, match="nowhere"):
                await open_database(database_url, backups=tmp_path / "backups")
        assert await tables(database_url) == before
        await open_and_close(database_url)

    asyncio.run(run())


def test_a_newer_database_is_refused_and_not_changed(
    database_url: str, tmp_path: Path, newer: pytest.MonkeyPatch
) -> None:
    def files() -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in tmp_path.glob("*.db*")}

    async def run() -> None:
        await open_and_close(database_url)
        before = files(), await tables(database_url)
        newer.undo()
        with pytest.raises(TooNew) as problem:
            await open_database(database_url, backups=tmp_path / "backups")
        assert problem.value.revision == "next"
        assert (files(), await tables(database_url)) == before

    asyncio.run(run())
    assert not (tmp_path / "backups").exists()


def test_a_database_of_another_program_is_refused_and_not_changed(database_url: str) -> None:
    async def run() -> None:
        engine = make_engine(read_address(database_url))
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE recipes (name TEXT)"))
        await engine.dispose()
        with pytest.raises(Foreign):
            await open_database(database_url)
        assert await tables(database_url) == ["recipes"]

    asyncio.run(run())


def test_several_databases_can_be_created_concurrently(new_database: NewDatabase) -> None:
    urls = [new_database(kind) for kind in ("sqlite", "postgres") for _ in range(3)]

    async def run() -> None:
        opened = await asyncio.gather(*map(open_database, urls))
        await asyncio.gather(*(database.close() for database in opened))
        created = [await tables(url) for url in urls]
        assert created == [sorted([*metadata.tables, migrate.VERSION_TABLE])] * 6

    asyncio.run(run())


def test_several_servers_can_start_at_the_same_time(postgres_url: str) -> None:
    """One server creates the tables while the others wait. Then all of them append."""

    async def run() -> None:
        nodes = await asyncio.gather(*(open_database(postgres_url) for _ in range(6)))
        entries = [entry_at("table", 1, command=str(number)) for number in range(6)]
        outcomes = await asyncio.gather(
            *(node.log.append(entry) for node, entry in zip(nodes, entries, strict=True))
        )
        assert outcomes.count(Appended.DONE) == 1
        assert outcomes.count(Appended.BEHIND) == 5
        await asyncio.gather(*(node.close() for node in nodes))

    asyncio.run(run())


def test_nodes_that_write_to_the_same_streams_do_not_deadlock(postgres_url: str) -> None:
    """Two nodes append in opposite order. Each record is accepted from exactly one of them."""
    names = [f"table {number}" for number in range(100)]

    async def race(node: Database, order: list[str], version: int) -> dict[str, Appended]:
        entries = [entry_at(name, version, repr(node).encode()) for name in order]
        outcomes = await asyncio.gather(*map(node.log.append, entries))
        return dict(zip(order, outcomes, strict=True))

    async def run() -> None:
        one, two = await asyncio.gather(open_database(postgres_url), open_database(postgres_url))
        for version in range(1, 11):
            here, there = await asyncio.gather(
                race(one, names, version), race(two, names[::-1], version)
            )
            for name in names:
                assert {here[name], there[name]} == {Appended.DONE, Appended.BEHIND}
        await asyncio.gather(one.close(), two.close())

    asyncio.run(run())


# --- one server per file -------------------------------------------------------------------------


def test_a_second_server_is_refused(sqlite_url: str) -> None:
    async def run() -> None:
        database = await open_database(sqlite_url)
        with pytest.raises(InUse):
            await open_database(sqlite_url)
        await append_all(database.log, [entry_at("table", 1)])
        await database.close()
        await open_and_close(sqlite_url)

    asyncio.run(run())


HOLD_OPEN = """
import asyncio, sys
from romme.store.database import open_database
async def hold():
    database = await open_database(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(3600)
asyncio.run(hold())
"""


def test_killing_a_server_releases_the_lock(sqlite_url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD_OPEN, sqlite_url], stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == "open\n"
            with pytest.raises(InUse):
                asyncio.run(open_database(sqlite_url))
        finally:
            server.kill()
    asyncio.run(open_and_close(sqlite_url))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_only_the_owner_can_read_the_files(sqlite_url: str, tmp_path: Path) -> None:
    def permissions() -> list[int]:
        return [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("*.db*")]

    async def run() -> None:
        async with await open_database(sqlite_url) as database:
            await append_all(database.log, [entry_at("table", 1)])
            # the database, its WAL, its shared memory, the lock, the witness
            assert permissions() == [0o600] * 5

    asyncio.run(run())
