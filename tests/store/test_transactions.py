"""Transactions: they wait for each other, are durable, and are taken back when they fail."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, insert, make_url, select, text
from sqlalchemy.exc import IntegrityError

from romme.store.connection import engines
from romme.store.connection.address import read_address
from romme.store.connection.engines import make_engine
from romme.store.database import Database, open_database
from romme.store.log.records import Appended
from romme.store.schema.tables import people, sessions, streams
from tests.store.entries import Writer, append_all, entry_at


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
        name = make_url(postgres_url).database
        async with engine.begin() as connection:
            await connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
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
