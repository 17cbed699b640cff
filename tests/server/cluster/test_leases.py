"""Leases decide which node runs a table, even when some tables cannot be loaded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import cast

import asyncpg
import pytest
from sqlalchemy import insert, update

from romme.server.cluster import leases
from romme.server.cluster.leases import PostgresLeases
from romme.store.database import open_database
from romme.store.schema.tables import streams

PLAYING = {"version": 1, "hash": b"", "phase": "playing", "listed": False, "summary": b""}


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds; raise `TimeoutError` after 30 seconds."""
    async with asyncio.timeout(30):
        while not holds():  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.01)


def test_a_table_that_cannot_be_loaded_does_not_block_others(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node, which may run a newer version of the server, takes the lease of that table."""
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", 0.02)
    taken: dict[str, list[str]] = {"old": [], "new": []}

    tried: list[str] = []

    async def by_old(table: str) -> None:
        tried.append(table)
        if table == "b":
            raise ValueError("form 2")
        taken["old"].append(table)

    async def by_new(table: str) -> None:
        taken["new"].append(table)

    async def scene() -> None:
        async with await open_database(postgres_url) as database, AsyncExitStack() as stack:
            async with database.writing() as connection:
                for name in "abc":
                    await connection.execute(
                        insert(streams).values(**PLAYING, touched=0, stream=name)
                    )
            assert database.pool is not None
            old = PostgresLeases(database.pool, "old", by_old)
            stack.push_async_callback(old.close)
            await until(lambda: taken["old"] == ["a", "c"])
            await asyncio.sleep(0.2)
            assert tried == ["a", "b", "c"]  # not retried at every renewal
            new = PostgresLeases(database.pool, "new", by_new)
            stack.push_async_callback(new.close)
            await until(lambda: taken["new"] == ["b"])
            await asyncio.sleep(0.1)  # a few more renewals change nothing
            assert [old.holds(name) for name in "abc"] == [True, False, True]
            assert [new.holds(name) for name in "abc"] == [False, True, False]

    asyncio.run(scene())


def test_a_stopping_node_releases_its_leases(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node can take the leases at once. It cannot claim a lease that is still held."""
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", 0.02)
    monkeypatch.setattr(leases, "LEASE_MS", 600_000)

    async def taken(_: str) -> None:
        pass

    async def scene() -> None:
        async with await open_database(postgres_url) as database, AsyncExitStack() as stack:
            async with database.writing() as connection:
                await connection.execute(insert(streams).values(**PLAYING, touched=0, stream="a"))
            assert database.pool is not None
            first = PostgresLeases(database.pool, "first", taken)
            await until(lambda: first.holds("a"))
            second = PostgresLeases(database.pool, "second", taken)
            stack.push_async_callback(second.close)
            assert not await second.claim("a")
            assert await first.claim("a")  # a repeated claim by the same node
            await first.close()
            assert not first.holds("a")
            await until(lambda: second.holds("a"))
            async with database.writing() as connection:
                await connection.execute(update(streams).values(phase="over"))
            await until(lambda: not second.holds("a"))  # the table is over

    asyncio.run(scene())


class BrokenPool:
    """A connection pool whose database is unreachable."""

    async def fetch(self, *_: object) -> list[object]:
        raise ConnectionResetError

    async def execute(self, *_: object) -> None:
        raise ConnectionResetError


def test_leases_are_dropped_while_the_database_is_unreachable(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another node may have taken these leases in the meantime."""
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", 0.02)
    taken: list[str] = []

    async def take(table: str) -> None:
        taken.append(table)
        if len(taken) == 1:
            raise ConnectionResetError

    async def scene() -> None:
        async with await open_database(postgres_url) as database:
            async with database.writing() as connection:
                await connection.execute(insert(streams).values(**PLAYING, touched=0, stream="a"))
            assert database.pool is not None
            node = PostgresLeases(database.pool, "one", take)
            await until(lambda: len(taken) == 2)  # a failed load is retried
            assert node.holds("a")
            vars(node)["_pool"] = BrokenPool()
            await until(lambda: not node.holds("a"))
            vars(node)["_pool"] = database.pool
            await until(lambda: node.holds("a"))
            await until(lambda: len(taken) == 3)  # the table is loaded again
            await node.close()

    asyncio.run(scene())


def test_leases_are_renewed_while_tables_are_loaded(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without renewal, another node would take the leases while a table loads slowly."""
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", 0.02)

    async def scene() -> None:
        loading, loaded = asyncio.Event(), asyncio.Event()

        async def load_slowly(_: str) -> None:
            loading.set()
            await loaded.wait()

        async with await open_database(postgres_url) as database, AsyncExitStack() as stack:
            async with database.writing() as connection:
                await connection.execute(insert(streams).values(**PLAYING, touched=0, stream="a"))
            assert database.pool is not None
            slow = PostgresLeases(database.pool, "slow", load_slowly)
            stack.push_async_callback(slow.close)
            await asyncio.wait_for(loading.wait(), 30)
            ends: set[int] = set()
            async with asyncio.timeout(30):
                while len(ends) < 3:  # renewed twice
                    ends.add(await database.pool.fetchval("SELECT lease_until FROM streams"))
            assert slow.holds("a")
            loaded.set()

    asyncio.run(scene())


class DelayedRenewals:
    """A connection pool that returns a renewal of table b only after b was released."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._released = asyncio.Event()
        self.renewed = asyncio.Event()
        """Set when the lease of table b has been renewed."""
        self.renewals_since = 0
        """Number of renewals since the release of b."""

    async def fetch(self, query: str, *values: object) -> list[asyncpg.Record]:
        rows: list[asyncpg.Record] = await self._pool.fetch(query, *values)
        if query.startswith("\nUPDATE streams SET lease_until"):
            self.renewals_since += self._released.is_set()
            if any(row[0] == "b" for row in rows):
                self.renewed.set()
                await self._released.wait()
        return rows

    async def execute(self, *values: object) -> None:
        await self._pool.execute(*values)
        self._released.set()


def test_a_table_that_is_given_up_during_a_renewal_is_not_loaded_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEW_EVERY_SECONDS", 0.02)
    monkeypatch.setattr(leases, "LEASE_MS", 600_000)
    tried: list[str] = []

    async def scene() -> None:
        async with await open_database(postgres_url) as database, AsyncExitStack() as stack:
            async with database.writing() as connection:
                await connection.execute(insert(streams).values(**PLAYING, touched=0, stream="b"))
            assert database.pool is not None
            pool = DelayedRenewals(database.pool)

            async def load(table: str) -> None:
                tried.append(table)
                await pool.renewed.wait()
                raise ValueError("form 2")

            node = PostgresLeases(cast("asyncpg.Pool", pool), "old", load)
            stack.push_async_callback(node.close)
            await until(lambda: pool.renewals_since > 2)
            assert tried == ["b"]
            assert not node.holds("b")

    asyncio.run(scene())
