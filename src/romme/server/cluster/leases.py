"""Who looks after which table: clocks and bots run once, wherever people are connected.

A lease is kept in the table's row and lasts a few seconds; who holds it renews it. A node that dies
renews nothing, and another one takes its tables over. Should two ever believe in the same lease,
the key of the log still lets one of them write.
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
"""How long a lease lasts unless it is renewed."""
RENEW_EVERY_SECONDS: Final = 0.7
"""Leases are renewed, and those that ended are taken over."""
MOST_AT_ONCE: Final = 500

_RENEW: Final = f"""
UPDATE streams SET lease_until = {POSTGRES_NOW_MS} + $2
WHERE node = $1 AND phase = 'playing' RETURNING stream
"""  # noqa: S608 - only our own constant is put in
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
"""What comes of a database that does not answer."""
Taken = Callable[[str], Awaitable[None]]


class Leases(Protocol):
    """Knows which tables this node looks after."""

    def holds(self, table: str) -> bool:
        """Whether this node looks after a table."""
        ...

    async def claim(self, table: str) -> bool:
        """Look after a table, if nobody else does."""
        ...

    async def close(self) -> None:
        """Let others look after the tables."""
        ...


class OnlyNode:
    """Looks after everything."""

    def holds(self, table: str) -> bool:  # noqa: ARG002 - all of them
        """Yes."""
        return True

    async def claim(self, table: str) -> bool:  # noqa: ARG002 - all of them
        """Yes."""
        return True

    async def close(self) -> None:
        """There is nobody else."""


class PostgresLeases:
    """Holds leases, renews them, and takes over those of others that have run out."""

    def __init__(self, pool: asyncpg.Pool, node: str, taken: Taken) -> None:
        """Begin to look for tables that nobody looks after."""
        self._pool = pool
        self._node = node
        self._taken = taken
        self._held: set[str] = set()
        self._new: asyncio.Queue[str] = asyncio.Queue()
        self._unable: set[str] = set()
        """Tables that this node cannot load: perhaps a newer program has written there."""
        self._tasks = BackgroundTasks()
        self._tasks.begin(self._run())
        self._tasks.begin(self._take())

    def holds(self, table: str) -> bool:
        """Whether this node looked after a table when it last renewed its leases."""
        return table in self._held

    async def claim(self, table: str) -> bool:
        """Look after a table, if nobody else does."""
        row = await self._pool.fetchrow(_CLAIM_ONE, self._node, LEASE_MS, table)
        if row is not None:
            self._held.add(table)
        return row is not None

    async def close(self) -> None:
        """Let go of all leases at once, so that nobody has to wait for them to run out."""
        await self._tasks.close()
        self._held.clear()
        with suppress(*_LOST):
            await self._pool.execute(_RELEASE, self._node)

    async def _run(self) -> None:
        while True:
            try:
                await self._look()
            except _LOST as error:
                self._held.clear()  # nobody knows what has happened since
                log.warning("leases not renewed", reason=type(error).__name__)
            await asyncio.sleep(RENEW_EVERY_SECONDS)

    async def _look(self) -> None:
        renewed = await self._pool.fetch(_RENEW, self._node, LEASE_MS)
        before, self._held = self._held, {row[0] for row in renewed}
        claimed = await self._pool.fetch(
            _CLAIM, self._node, LEASE_MS, MOST_AT_ONCE, list(self._unable)
        )
        new = {row[0] for row in claimed} | (self._held - before)
        self._held |= new
        for table in sorted(new):
            self._new.put_nowait(table)

    async def _take(self) -> None:
        """Load what is new, beside the renewing: that must not wait, or the leases run out."""
        while True:
            table = await self._new.get()
            try:
                await self._taken(table)
            except (*_LOST, SQLAlchemyError) as error:
                self._held.discard(table)  # so it is new again at the next look
                log.warning("a table is not taken over yet", reason=type(error).__name__)
            except Exception:
                # Others can be, and this one perhaps by another node.
                log.exception("a table cannot be loaded", table=table)
                await self._leave(table)

    async def _leave(self, table: str) -> None:
        """Let another node look after a table."""
        self._unable.add(table)
        self._held.discard(table)
        with suppress(*_LOST):  # else it is new again at the next look, and left then
            await self._pool.execute(_RELEASE_ONE, self._node, table)
