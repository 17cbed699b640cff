"""Transactions: waiting, durability, rollback and timeouts."""

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
from tests.support.store.entries import Writer, append_all, entry_at


def test_transactions_that_read_and_then_write_succeed_while_the_log_is_busy(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Transactions wait in a queue. With retries alone, they would starve while the log is busy."""
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


def test_a_reader_does_not_block_writers(database_url: str) -> None:
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


def test_a_failed_transaction_is_rolled_back(database_url: str) -> None:
    """A session for an unknown person is refused, and the insertion before it is undone."""
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
def test_sqlite_has_the_requested_settings(sqlite_url: str, synchronous: str, number: int) -> None:
    async def run() -> None:
        database = await open_database(sqlite_url, synchronous=synchronous)
        names = ("journal_mode", "synchronous", "foreign_keys")
        async with database.reading() as connection:
            values = [await connection.scalar(text(f"PRAGMA {name}")) for name in names]
        assert values == ["wal", number, 1]
        await database.close()

    asyncio.run(run())


def test_commits_are_synchronous_even_if_the_postgres_server_defaults_to_off(
    postgres_url: str,
) -> None:

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


def test_an_append_times_out_if_postgres_does_not_answer(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The caller gets a `TimeoutError`. Later appends work again."""
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
