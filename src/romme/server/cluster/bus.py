"""How nodes hear of each other: in one process not at all, else through PostgreSQL.

A notice is sent after the commit, many at a time; inside the transaction it would make each commit
wait for all others. A notice can be lost with its connection: whoever listens also looks now and
then for itself (`romme.server.play.hub`).
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
"""Seconds in which notices gather to be sent together."""
MOST_BYTES: Final = 7000
"""PostgreSQL takes notices of less than 8000 bytes."""
RETRY_SECONDS: Final = 0.5

log: Final = structlog.get_logger()


class Notice(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """Something that other nodes should know."""

    node: str
    table: str
    version: int = 0
    message: str = ""
    """A message for everybody who looks on: chat, which is in no log."""
    signed_out: str = ""
    """Somebody whose session has ended, on whichever device."""
    renamed: str = ""
    """Somebody who has another name, or none any more."""
    seeks: str = ""
    """Somebody of the table who is not at this node: whoever has them says so."""
    here: str = ""
    """Somebody who was sought, and is at this node."""


Listener = Callable[[Notice], None]


class Bus(Protocol):
    """Carries notices to the other nodes."""

    def tell(self, notice: Notice) -> None:
        """Send a notice soon; never waits."""
        ...

    async def close(self) -> None:
        """Send what waits, then end."""
        ...


class LocalBus:
    """There is no other node."""

    def tell(self, notice: Notice) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing is open."""


class PostgresBus:
    """LISTEN and NOTIFY; a connection that breaks is made anew."""

    def __init__(self, pool: asyncpg.Pool, node: str, heard: Listener) -> None:
        """Begin to listen."""
        self._pool = pool
        self._node = node
        # A name of this process: one that was killed is not back because another has its name,
        # and two that were given the same name by mistake shall hear each other all the same.
        self._own = f"{node}#{token_hex(4)}"
        self._heard = heard
        self._doubled = False
        self._waiting: list[Notice] = []
        self._something = asyncio.Event()
        self._tasks = BackgroundTasks()
        self._tasks.begin(self._listen())
        self._tasks.begin(self._send())

    def tell(self, notice: Notice) -> None:
        """Send a notice with the next batch."""
        self._waiting.append(msgspec.structs.replace(notice, node=self._own))
        self._something.set()

    async def close(self) -> None:
        """Stop listening."""
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
                    log.warning("notice lost", reason=type(error).__name__)  # looking heals it

    async def _listen(self) -> None:
        while True:
            try:
                async with self._pool.acquire() as connection:
                    await connection.add_listener(CHANNEL, self._hear)
                    try:
                        while not connection.is_closed():
                            await asyncio.sleep(RETRY_SECONDS)
                            await connection.execute("SELECT 1")
                    finally:
                        await connection.remove_listener(CHANNEL, self._hear)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening broke off", reason=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        for notice in msgspec.json.decode(payload, type=list[Notice]):
            if notice.node == self._own:
                continue
            if notice.node.partition("#")[0] == self._node and not self._doubled:
                self._doubled = True
                log.warning("another node has the same name", node=self._node)
            self._heard(notice)


def _payloads(notices: list[Notice]) -> list[str]:
    """As few notices of PostgreSQL as hold all of ours."""
    found: list[str] = []
    batch: list[bytes] = []
    length = 0
    for one in map(msgspec.json.encode, notices):
        if batch and length + len(one) > MOST_BYTES:
            found.append(f"[{b','.join(batch).decode()}]")
            batch, length = [], 0
        batch.append(one)
        length += len(one) + 1
    if batch:
        found.append(f"[{b','.join(batch).decode()}]")
    return found
