"""Opening a database: new, old, too new, in use, or not there at all."""

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
from sqlalchemy import Connection, func, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from romme.store import place
from romme.store.connection import engines
from romme.store.connection.address import DatabaseKind, PostgresServer, read_address
from romme.store.connection.engines import FAILURES, look, make_engine
from romme.store.database import Database, open_database
from romme.store.errors import AddressFlaw, BadUrl, Foreign, InUse, TooNew, Unreachable
from romme.store.integrity.audit import audit
from romme.store.log.records import Appended
from romme.store.schema import migrate
from romme.store.schema.tables import events, metadata, people, sessions, streams
from tests.databases import NewDatabase
from tests.store.entries import Writer, append_all, entry_at

BEFORE = migrate.newest()
NEXT = """
import sqlalchemy as sa

revision = "next"
down_revision = "{newest}"


def upgrade(op) -> None:
    op.create_table("trophies", sa.Column("trophy", sa.Text, primary_key=True))
    {more}
"""


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """The program of next year, which has a table more."""
    return _with_step(monkeypatch, tmp_path, "")


def _with_step(patch: pytest.MonkeyPatch, place: Path, more: str) -> pytest.MonkeyPatch:
    folder = place / "steps"
    folder.mkdir()
    step = NEXT.format(newest=migrate.newest(), more=more)
    (folder / "next_year.py").write_text(step, "utf-8")
    patch.setattr(migrate, "_FOLDERS", (*migrate._FOLDERS, str(folder)))  # noqa: SLF001
    patch.setattr(migrate, "_NEWEST", "next")
    return patch


def test_a_server_of_postgres_needs_no_data_folder(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A service often has none; only a backup before new tables would go there."""
    (tmp_path / "file").touch()
    monkeypatch.setattr(place, "user_data_path", lambda *_, **__: tmp_path / "file" / "romme")
    asyncio.run(opened_and_closed(postgres_url))


async def opened_and_closed(url: str, backups: Path | None = None) -> None:
    await (await open_database(url, backups=backups)).close()


async def tables(url: str) -> list[str]:
    """The names of the tables, read as they are."""
    async with look(read_address(url)) as connection:
        return sorted(await connection.run_sync(lambda one: inspect(one).get_table_names()))


# --- tables --------------------------------------------------------------------------------------


def test_the_newest_revision_is_the_last_step() -> None:
    """The program knows it without Alembic, which takes long to load."""
    steps = migrate._steps(migrate._FOLDERS)  # noqa: SLF001
    assert steps.get_current_head() == migrate.newest()


def test_a_new_database_has_the_tables_of_the_schema(database_url: str) -> None:
    """The migrations make what `romme.store.schema.tables` says, in both kinds of database."""

    def difference(connection: Connection) -> list[object]:
        context = MigrationContext.configure(
            connection,
            opts={
                "version_table": migrate.VERSION_TABLE,
                "compare_type": True,
                "compare_server_default": True,
            },
        )
        found: list[object] = compare_metadata(context, metadata)
        return found

    async def run() -> None:
        database = await open_database(database_url)
        async with database.reading() as connection:
            assert await connection.run_sync(difference) == []
        await database.close()

    asyncio.run(run())


def test_what_was_written_is_there_after_opening_again(database_url: str) -> None:
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


def test_an_older_database_gets_the_new_tables_behind_a_backup(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The backup is named by its date and revision, and holds what was there before."""
    backups = tmp_path / "kept"

    async def run() -> None:
        database = await open_database(database_url)
        await append_all(database.log, [Writer("table").next(b"precious")])
        await database.close()
        _with_step(monkeypatch, tmp_path, "")
        await opened_and_closed(database_url, backups)
        assert "trophies" in await tables(database_url)
        database = await open_database(database_url, backups=backups)
        assert len(await database.log.read("table")) == 1
        await database.close()

    asyncio.run(run())
    (file,) = backups.iterdir()  # one: the second opening found nothing to do
    assert file.name.endswith(f"-{BEFORE}.db")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with closing(sqlite3.connect(file)) as backup:
        assert backup.execute("SELECT data FROM events").fetchall() == [(b"precious",)]


@pytest.mark.parametrize("revision", ["0001", "0002", "0003"])
def test_a_database_of_any_age_is_checked_and_gets_the_newest_tables(
    database_url: str, tmp_path: Path, revision: str
) -> None:
    """Also before it has them: whoever has updated the program may check first."""
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
        database = await open_database(database_url, backups=tmp_path / "kept")
        (record,) = await database.log.read("table")
        await database.close()
        assert record.data == b"precious"
        assert before == await audit(database_url)
        assert before[:3] == (1, 1, ())

    asyncio.run(run())
    (file,) = (tmp_path / "kept").iterdir()
    assert file.name.endswith(f"-{revision}.db")


def test_a_backup_that_does_not_fit_leaves_everything_as_it_was(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables are not changed, and no half copy stays."""
    kept = tmp_path / "kept"

    async def run() -> None:
        await opened_and_closed(sqlite_url)
        before = await tables(sqlite_url)
        _with_step(monkeypatch, tmp_path, "")
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, limits[1]))
        try:
            with pytest.raises(FAILURES):
                await open_database(sqlite_url, backups=kept)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert await tables(sqlite_url) == before

    asyncio.run(run())
    assert list(kept.iterdir()) == []


@pytest.mark.usefixtures("newer")
def test_a_newer_program_makes_all_tables_at_once(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        await opened_and_closed(database_url, tmp_path / "kept")
        assert {"events", "trophies"} <= set(await tables(database_url))

    asyncio.run(run())
    assert not (tmp_path / "kept").exists()


def test_a_step_that_fails_leaves_the_database_as_it_was(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also the part of the step that went well."""

    async def run() -> None:
        await opened_and_closed(database_url)
        before = await tables(database_url)
        with monkeypatch.context() as patch:
            _with_step(patch, tmp_path, 'op.execute("SELECT * FROM nowhere")')
            with pytest.raises(Exception, match="nowhere"):
                await open_database(database_url, backups=tmp_path / "kept")
        assert await tables(database_url) == before
        await opened_and_closed(database_url)

    asyncio.run(run())


def test_a_newer_database_is_not_touched(
    database_url: str, tmp_path: Path, newer: pytest.MonkeyPatch
) -> None:
    def files() -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in tmp_path.glob("*.db*")}

    async def run() -> None:
        await opened_and_closed(database_url)
        before = files(), await tables(database_url)
        newer.undo()
        with pytest.raises(TooNew) as problem:
            await open_database(database_url, backups=tmp_path / "kept")
        assert problem.value.revision == "next"
        assert (files(), await tables(database_url)) == before

    asyncio.run(run())
    assert not (tmp_path / "kept").exists()


def test_a_database_of_another_program_is_not_touched(database_url: str) -> None:
    async def run() -> None:
        engine = make_engine(read_address(database_url))
        async with engine.begin() as connection:
            await connection.execute(text("CREATE TABLE recipes (name TEXT)"))
        await engine.dispose()
        with pytest.raises(Foreign):
            await open_database(database_url)
        assert await tables(database_url) == ["recipes"]

    asyncio.run(run())


def test_several_databases_are_opened_at_once(new_database: NewDatabase) -> None:
    """Each gets its own tables, though all are made by one process at the same time."""
    urls = [new_database(kind) for kind in ("sqlite", "postgres") for _ in range(3)]

    async def run() -> None:
        opened = await asyncio.gather(*map(open_database, urls))
        await asyncio.gather(*(database.close() for database in opened))
        found = [await tables(url) for url in urls]
        assert found == [sorted([*metadata.tables, migrate.VERSION_TABLE])] * 6

    asyncio.run(run())


def test_servers_that_start_together_do_not_trip(postgres_url: str) -> None:
    """One makes the tables, the others wait for it; then all of them append."""

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


def test_nodes_that_write_to_the_same_tables_never_fail(postgres_url: str) -> None:
    """Batches in opposite orders: each record has one winner, and nobody waits in a circle."""
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


# --- transactions --------------------------------------------------------------------------------


def test_one_that_reads_and_then_writes_waits_for_its_turn(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the log is written to all the time, no transaction fails because of it.

    Nor does it have to try again and again: in SQLite a busy log would always be quicker.
    """
    monkeypatch.setattr(engines, "BUSY_TIMEOUT_SECONDS", 0)

    async def register(database: Database, number: int) -> None:
        async with database.writing() as connection:
            await connection.scalar(select(func.count()).select_from(streams))
            await asyncio.sleep(0)
            row = {"person": str(number), "name": "Anna", "kind": "guest", "made": 0}
            await connection.execute(insert(people).values(row))

    async def run() -> None:
        database = await open_database(database_url)
        writer = Writer("table")
        appended = [database.log.append(writer.next()) for _ in range(50)]
        await asyncio.gather(*appended, *(register(database, number) for number in range(20)))
        async with database.reading() as connection:
            assert await connection.scalar(select(func.count()).select_from(people)) == 20
        await database.close()

    asyncio.run(run())


def test_a_reader_keeps_no_writer_waiting(database_url: str) -> None:
    async def run() -> None:
        database = await open_database(database_url)
        async with database.reading() as connection:
            count = select(func.count()).select_from(streams)
            assert await connection.scalar(count) == 0
            await append_all(database.log, [entry_at("table", 1)])
        async with database.reading() as connection:
            assert await connection.scalar(count) == 1
        await database.close()

    asyncio.run(run())


def test_what_fails_is_taken_back(database_url: str) -> None:
    """A session of nobody is refused, and the person beside it is not kept either."""
    person = {"person": "anna", "name": "Anna", "kind": "guest", "made": 0}
    session = {
        column.name: b"x" if column.name == "token" else "bob"
        for column in sessions.columns
        if column.name not in {"made", "used", "confirmed"}
    }

    async def register(database: Database) -> None:
        async with database.writing() as connection:
            await connection.execute(insert(people).values(person))
            await connection.execute(insert(sessions).values(session | {"made": 0, "used": 0}))

    async def run() -> None:
        database = await open_database(database_url)
        with pytest.raises(IntegrityError):
            await register(database)
        async with database.reading() as connection:
            assert await connection.scalar(select(func.count()).select_from(people)) == 0
        await database.close()

    asyncio.run(run())


@pytest.mark.parametrize(("synchronous", "number"), [("FULL", 2), ("NORMAL", 1), ("OFF", 0)])
def test_sqlite_is_set_as_asked(sqlite_url: str, synchronous: str, number: int) -> None:
    async def run() -> None:
        database = await open_database(sqlite_url, synchronous=synchronous)
        asked = ("journal_mode", "synchronous", "foreign_keys")
        async with database.reading() as connection:
            found = [await connection.scalar(text(f"PRAGMA {name}")) for name in asked]
        assert found == ["wal", number, 1]
        await database.close()

    asyncio.run(run())


def test_commits_are_durable_where_the_server_is_lax(postgres_url: str) -> None:
    """A PostgreSQL that answers before it has written is told not to, as far as we go."""

    async def run() -> None:
        address = read_address(postgres_url)
        engine = make_engine(address)
        name = postgres_url.rpartition("/test")[2].partition("?")[0]
        async with engine.begin() as connection:
            await connection.execute(
                text(f"ALTER DATABASE test{name} SET synchronous_commit = off")
            )
        await engine.dispose()
        database = await open_database(postgres_url)
        assert database.pool is not None
        assert await database.pool.fetchval("SHOW synchronous_commit") == "on"
        await database.close()

    asyncio.run(run())


def test_a_postgres_that_says_nothing_is_not_waited_for_for_ever(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked hears that nobody knows; and when it answers again all goes on."""
    monkeypatch.setattr("romme.store.database.DATABASE_TIMEOUT_SECONDS", 0.5)

    async def run() -> None:
        database = await open_database(postgres_url)
        async with database.writing() as connection:
            await connection.execute(text("LOCK TABLE events"))
            with pytest.raises(TimeoutError) as caught:
                await database.log.append(entry_at("table", 1))
        assert engines.is_away(caught.value)
        assert await database.log.append(entry_at("table", 1)) is Appended.DONE
        await database.close()

    asyncio.run(run())


# --- one server per file -------------------------------------------------------------------------


def test_a_second_server_is_refused(sqlite_url: str) -> None:
    async def run() -> None:
        database = await open_database(sqlite_url)
        with pytest.raises(InUse):
            await open_database(sqlite_url)
        await append_all(database.log, [entry_at("table", 1)])
        await database.close()
        await opened_and_closed(sqlite_url)

    asyncio.run(run())


HOLD = """
import asyncio, sys
from romme.store.database import open_database
async def hold():
    database = await open_database(sys.argv[1])
    print("open", flush=True)
    await asyncio.sleep(3600)
asyncio.run(hold())
"""


def test_a_server_that_was_killed_leaves_no_lock(sqlite_url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, sqlite_url], stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline() == "open\n"
            with pytest.raises(InUse):
                asyncio.run(open_database(sqlite_url))
        finally:
            server.kill()
    asyncio.run(opened_and_closed(sqlite_url))


@pytest.mark.skipif(os.name == "nt", reason="no such rights there")
def test_nobody_else_can_read_the_file(sqlite_url: str, tmp_path: Path) -> None:
    def rights() -> list[int]:
        return [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("*.db*")]

    async def run() -> None:
        async with await open_database(sqlite_url) as database:
            await append_all(database.log, [entry_at("table", 1)])
            assert (
                rights() == [0o600] * 5
            )  # the database, its log, its index, the lock, the witness

    asyncio.run(run())


# --- addresses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("url", "flaw"),
    [
        ("", AddressFlaw.KIND),
        ("romme.db", AddressFlaw.KIND),
        ("mysql://club:secret@host/romme", AddressFlaw.KIND),
        ("postgresql+asyncpg://club:secret@host/romme", AddressFlaw.KIND),
        ("sqlite:", AddressFlaw.NO_FILE),
        ("sqlite://", AddressFlaw.NO_FILE),
        ("sqlite:///", AddressFlaw.NO_FILE),
        ("sqlite://club.db", AddressFlaw.NO_FILE),
        ("sqlite:///:memory:", AddressFlaw.NO_FILE),
        ("sqlite:///club.db?mode=ro", AddressFlaw.OPTIONS),
        ("postgresql:romme", AddressFlaw.UNREADABLE),
        ("postgresql://club:secret@host:port/romme", AddressFlaw.UNREADABLE),
        ("postgresql://club:secret@[host/romme", AddressFlaw.UNREADABLE),
    ],
)
def test_an_address_that_makes_no_sense_is_not_repeated(url: str, flaw: AddressFlaw) -> None:
    with pytest.raises(BadUrl) as problem:
        asyncio.run(open_database(url))
    assert problem.value.flaw is flaw
    assert "secret" not in str(problem.value)
    assert "secret" not in repr(problem.value.__cause__)


def test_files_are_found_from_here_and_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three slashes and a name, or four and the whole path; blanks and signs are themselves."""
    monkeypatch.chdir(tmp_path)

    async def run(url: str) -> None:
        database = await open_database(url)
        assert database.kind is DatabaseKind.SQLITE
        assert database.url == f"sqlite:///{tmp_path}/a 100% b#.db"
        await append_all(database.log, [Writer(url).next()])
        await database.close()

    asyncio.run(run("sqlite:///a 100% b#.db"))
    asyncio.run(run(f"sqlite:///{tmp_path}/a 100% b#.db"))
    assert (tmp_path / "a 100% b#.db").stat().st_size


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgres://club:secret@host/romme", "postgresql://club@host/romme"),
        ("postgresql://club:s%2Fecret@host:77/x?sslmode=require", "postgresql://club@host:77/x"),
        ("postgresql:///x?host=/run/pg&password=secret", "postgresql:///x?host=/run/pg"),
    ],
)
def test_a_password_is_not_shown(url: str, shown: str) -> None:
    address = read_address(url)
    assert isinstance(address, PostgresServer)
    assert (address.url, str(address)) == (url, shown)
    assert "ecret" not in repr(address)


def test_a_database_does_not_show_its_password(postgres_url: str) -> None:
    url = postgres_url.replace("postgres@", "postgres:secret@")

    async def run() -> None:
        database = await open_database(url)
        assert database.kind is DatabaseKind.POSTGRES
        assert "secret" in database.url
        assert "secret" not in f"{database!r} {database.engine!r}"
        await database.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:////no/such/folder/club.db",
        "postgresql://club:secret@127.0.0.1:1/romme",
        "postgresql://club:secret@/romme?host=/no/such/folder",
    ],
)
def test_what_cannot_be_reached_is_named_without_its_password(url: str) -> None:
    with pytest.raises(Unreachable) as problem:
        asyncio.run(open_database(url))
    assert problem.value.why
    assert "secret" not in str(problem.value)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    folder = tmp_path / "folder.db"
    folder.mkdir()
    with pytest.raises(Unreachable):
        asyncio.run(open_database(f"sqlite:///{folder}"))


def test_no_such_database_on_the_server(postgres_url: str) -> None:
    with pytest.raises(Unreachable, match="does not exist"):
        asyncio.run(open_database(postgres_url.replace("/test", "/none", 1)))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    """A letter to grandmother is neither opened nor changed."""
    letter = tmp_path / "letter.db"
    letter.write_text("Léif Bomi, " * 1000, "utf-8")
    with pytest.raises(Unreachable, match="not a database"):
        asyncio.run(open_database(f"sqlite:///{letter}"))
    assert letter.read_text("utf-8") == "Léif Bomi, " * 1000


def test_a_failure_does_not_repeat_what_was_to_be_kept(database_url: str) -> None:
    """It is written into the log, where no name and no secret belongs."""

    async def scene() -> None:
        async with await open_database(database_url) as database:
            row = {"person": "p1", "name": "Anna", "kind": "person", "made": 0, "password": "hash"}

            async def keep() -> None:
                async with database.writing() as connection:
                    await connection.execute(insert(people).values(**row))

            await keep()
            with pytest.raises(IntegrityError) as failure:
                await keep()
            assert "Anna" not in str(failure.value)
            assert "hash" not in str(failure.value)

    asyncio.run(scene())
