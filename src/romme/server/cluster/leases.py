"""Leases decide which node runs a table, so that its clocks and bots run exactly once.

A lease is stored in the database row of its table and lasts a few seconds unless its holder renews
it. When a node dies, its leases expire and other nodes take over its tables. If two nodes ever
believe that they hold the same lease, the primary key of the log still lets only one of them write.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Protocol

import asyncpg
import structlog
from sqlalchemy.exc import SQLAlchemyError

from romme.server.cluster.background_tasks import BackgroundTasks
from romme.store.connection.clock import POSTGRES_NOW_MS

LEASE_MS: Final = 2500
"""Duration of a lease unless it is renewed."""
RENEW_EVERY_SECONDS: Final = 0.7
"""Interval at which leases are renewed and expired ones claimed."""
MAX_CLAIMS: Final = 500

_RENEW: Final = f"""
UPDATE streams SET lease_until = {POSTGRES_NOW_MS} + $2
WHERE node = $1 AND phase = 'playing' AND stream <> ALL($3::text[]) RETURNING stream
"""  # noqa: S608 - interpolates only our own constant
_CLAIM: Final = f"""
UPDATE streams SET node = $1, lease_until = {POSTGRES_NOW_MS} + $2 WHERE stream IN (
  SELECT stream FROM streams WHERE phase = 'playing' AND lease_until < {POSTGRES_NOW_MS}
    AND stream <> ALL($4::text[])
  LIMIT $3 FOR UPDATE SKIP LOCKED)
RETURNING stream
"""  # noqa: S608
_CLAIM_ONE: Final = f"""
UPDATE streams SET node = $1, lease_until = {POSTGRES_NOW_MS} + $2
WHERE stream = $3 AND (lease_until < {POSTGRES_NOW_MS} OR node = $1) RETURNING stream
"""  # noqa: S608
_RELEASE: Final = "UPDATE streams SET node = NULL, lease_until = 0 WHERE node = $1"
_RELEASE_ONE: Final = f"{_RELEASE} AND stream = $2"

log: Final = structlog.get_logger()
_LOST: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""Exceptions raised when the database is unreachable."""
TakeOver = Callable[[str], Awaitable[None]]


class Leases(Protocol):
    """The leases of this node. A lease is the right to run a table."""

    def holds(self, table: str) -> bool:
        """Whether this node holds the lease of a table."""
        ...

    async def claim(self, table: str) -> bool:
        """Claim a table's lease. Return whether this node holds it now."""
        ...

    async def close(self) -> None:
        """Release all leases."""
        ...


class SingleNodeLeases:
    """The leases of a single node, which runs every table."""

    def holds(self, table: str) -> bool:  # noqa: ARG002 - the same for every table
        """Return True: this node runs every table."""
        return True

    async def claim(self, table: str) -> bool:  # noqa: ARG002 - the same for every table
        """Return True: no other node can hold the lease."""
        return True

    async def close(self) -> None:
        """No-op: there is only one node."""


class PostgresLeases:
    """Leases in PostgreSQL: this node renews its own, and claims the expired ones of others."""

    def __init__(self, pool: asyncpg.Pool, node: str, take_over: TakeOver) -> None:
        """Start to renew and claim leases. `take_over` is called with each newly leased table."""
        self._pool = pool
        self._node = node
        self._take_over = take_over
        self._held: set[str] = set()
        self._new: asyncio.Queue[str] = asyncio.Queue()
        self._unloadable: set[str] = set()
        """Tables that this node cannot load, perhaps because a newer version wrote them."""
        self._tasks = BackgroundTasks()
        self._tasks.start(self._run())
        self._tasks.start(self._take_over_new())

    def holds(self, table: str) -> bool:
        """Whether this node held the lease at its last renewal."""
        return table in self._held

    async def claim(self, table: str) -> bool:
        """Claim the lease of a loaded table. Return whether this node holds it now."""
        row = await self._pool.fetchrow(_CLAIM_ONE, self._node, LEASE_MS, table)
        if row is not None:
            self._held.add(table)
            self._unloadable.discard(table)
        return row is not None

    async def close(self) -> None:
        """Release all leases now, so that other nodes need not wait for them to expire."""
        await self._tasks.close()
        self._held.clear()
        with suppress(*_LOST):
            await self._pool.execute(_RELEASE, self._node)

    async def _run(self) -> None:
        while True:
            try:
                await self._renew_and_claim()
            except _LOST as error:
                self._held.clear()  # another node may have claimed them
                log.warning("leases not renewed", reason=type(error).__name__)
            await asyncio.sleep(RENEW_EVERY_SECONDS)

    async def _renew_and_claim(self) -> None:
        renewed = await self._pool.fetch(_RENEW, self._node, LEASE_MS, list(self._unloadable))
        # A table may be given up during a query, which then still returns it.
        before, self._held = self._held, {row[0] for row in renewed} - self._unloadable
        claimed = await self._pool.fetch(
            _CLAIM, self._node, LEASE_MS, MAX_CLAIMS, list(self._unloadable)
        )
        new = ({row[0] for row in claimed} - self._unloadable) | (self._held - before)
        self._held |= new
        for table in sorted(new):
            self._new.put_nowait(table)

    async def _take_over_new(self) -> None:
        """Load newly leased tables, as a separate task that does not delay the renewals."""
        while True:
            table = await self._new.get()
            try:
                await self._take_over(table)
            except (*_LOST, SQLAlchemyError) as error:
                self._held.discard(table)  # so that the next renewal reports it as new again
                log.warning("taking over table postponed", reason=type(error).__name__)
            except Exception:
                # Continue with the other tables. Another node may be able to load this one.
                log.exception("cannot load table", table=table)
                await self._give_up(table)

    async def _give_up(self, table: str) -> None:
        """Release the lease of a table that this node cannot load."""
        self._unloadable.add(table)
        self._held.discard(table)
        with suppress(*_LOST):  # if it fails, the lease expires, because it is not renewed
            await self._pool.execute(_RELEASE_ONE, self._node, table)
