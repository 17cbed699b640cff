"""Notices between nodes, sent with PostgreSQL's LISTEN/NOTIFY. A single node needs none.

Notices are sent in batches after the commit. Inside the transaction, NOTIFY would serialise all
commits. A notice can be lost with its connection, so receivers also poll (`romme.server.play.hub`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_hex
from typing import Final, Protocol

import asyncpg
import msgspec
import structlog

from romme.server.cluster.background_tasks import BackgroundTasks

CHANNEL: Final = "romme"
GATHER_SECONDS: Final = 0.002
"""Time to collect notices into one batch."""
MAX_BYTES: Final = 7000
"""Maximum size of a batch. PostgreSQL allows less than 8000 bytes."""
RETRY_SECONDS: Final = 0.5

log: Final = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """A message to the other nodes, such as a new version of a stream, or just a heartbeat."""

    node: str
    table: str
    version: int = 0
    message: str = ""
    """A chat message for the table's watchers. Chat is not in the log."""
    signed_out: str = ""
    """Id of a person whose session has ended."""
    renamed: str = ""
    """Id of a person whose display name was changed or erased."""
    seeks: str = ""
    """Id of a player not connected to the sender. The node with the connection answers `here`."""
    here: str = ""
    """Id of a player whom another node seeks and who is connected to the sender."""


Listener = Callable[[Notice], None]


class Bus(Protocol):
    """The connection over which a node sends notices to the other nodes."""

    def send(self, notice: Notice) -> None:
        """Queue a notice to be sent, without blocking."""
        ...

    async def close(self) -> None:
        """Stop sending and listening."""
        ...


class LocalBus:
    """The bus of a single node, which drops every notice."""

    def send(self, notice: Notice) -> None:
        """No-op: there is no other node."""

    async def close(self) -> None:
        """No-op: nothing is open."""


class PostgresBus:
    """A bus over LISTEN/NOTIFY that reconnects after connection errors."""

    def __init__(self, pool: asyncpg.Pool, node: str, listener: Listener) -> None:
        """Start sending and listening. `listener` is called with each notice from another node."""
        self._pool = pool
        self._node = node
        # Unique per process: a restarted node is not the one that was killed, and two nodes that
        # were given the same name by mistake must still receive each other's notices.
        self._own = f"{node}#{token_hex(4)}"
        self._listener = listener
        self._warned = False
        self._waiting: list[Notice] = []
        self._something = asyncio.Event()
        self._tasks = BackgroundTasks()
        self._tasks.start(self._listen())
        self._tasks.start(self._send())

    def send(self, notice: Notice) -> None:
        """Queue a notice for the next batch."""
        self._waiting.append(msgspec.structs.replace(notice, node=self._own))
        self._something.set()

    async def close(self) -> None:
        """Stop sending and listening."""
        await self._tasks.close()

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._something.clear()
            batch, self._waiting = self._waiting, []
            for payload in _payloads(batch):
                try:
                    await self._pool.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
                except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                    # The receivers find the change when they poll.
                    log.warning("cannot send notice", reason=type(error).__name__)

    async def _listen(self) -> None:
        while True:
            try:
                async with self._pool.acquire() as connection:
                    await connection.add_listener(CHANNEL, self._receive)
                    try:
                        while not connection.is_closed():
                            await asyncio.sleep(RETRY_SECONDS)
                            await connection.execute("SELECT 1")
                    finally:
                        await connection.remove_listener(CHANNEL, self._receive)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("notice listener disconnected", reason=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        for notice in msgspec.json.decode(payload, type=list[Notice]):
            if notice.node == self._own:
                continue
            if notice.node.partition("#")[0] == self._node and not self._warned:
                self._warned = True
                log.warning("another node has the same name", node=self._node)
            self._listener(notice)


def _payloads(notices: list[Notice]) -> list[str]:
    """Return the notices encoded in payloads that are small enough for PostgreSQL."""
    found: list[str] = []
    batch: list[bytes] = []
    length = 0
    for one in map(msgspec.json.encode, notices):
        if batch and length + len(one) > MAX_BYTES:
            found.append(f"[{b','.join(batch).decode()}]")
            batch, length = [], 0
        batch.append(one)
        length += len(one) + 1
    if batch:
        found.append(f"[{b','.join(batch).decode()}]")
    return found
