"""The sockets of a node: authentication, serving and closing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs

import structlog

from romme.locales import FALLBACK, LANGUAGES
from romme.server.cluster.background_tasks import BackgroundTasks
from romme.server.ops.metrics import Metrics
from romme.server.people import Origins
from romme.server.people.limits import address_key
from romme.server.people.person import Person
from romme.server.person_id import PersonId
from romme.server.play.connection.chat import Chat
from romme.server.play.connection.outbox import Send
from romme.server.play.connection.socket import Connection, Receive
from romme.server.play.hub import Hub

WRITE: Final = "romme.write"
"""Name of an ASGI extension of our web server: a function that sends a text without waiting.

It returns False if the reader is slow, so that `send` must be awaited instead.
"""
SWEEP_EVERY_SECONDS: Final = 5.0
"""Interval of the sweep that closes stuck connections."""
FORBIDDEN: Final = 4403
UNAUTHORISED: Final = 4401
TOO_SLOW: Final = 1013
CONNECT_AGAIN: Final = 1012

Scope: TypeAlias = Mapping[str, Any]

log: Final = structlog.get_logger()


class OpenSockets:
    """All open connections of one node."""

    def __init__(
        self,
        node: str,
        *,
        origins: Origins,
        redeem: Callable[[str], Awaitable[Person | None]],
        is_stalled: Callable[[], bool],
        hub: Hub,
        chat: Chat,
        metrics: Metrics,
        tasks: BackgroundTasks,
    ) -> None:
        """Start without connections.

        `redeem` exchanges a ticket for a person. While `is_stalled` returns True, the
        database is stalled and the node accepts no connections.
        """
        self.connections: set[Connection] = set()
        self._node = node
        self.origins = origins
        """The origins of pages that may open sockets."""
        self._redeem = redeem
        self._is_stalled = is_stalled
        self._hub = hub
        self._chat = chat
        self._metrics = metrics
        self._tasks = tasks
        self._stopping = False

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a connection if its origin and ticket are valid, and serve it until it ends."""
        await receive()
        if self._is_stalled():  # before looking up the ticket, which would block as well
            await send({"type": "websocket.close", "code": CONNECT_AGAIN})
            return
        headers = [value for name, value in scope["headers"] if name == b"origin"]
        origin = headers[0].decode("latin-1") if len(headers) == 1 else None
        if not self.origins.allows(origin) or self._stopping:
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        query = parse_qs(scope["query_string"].decode("latin-1"))
        person = await self._redeem(query.get("ticket", [""])[0])
        if person is None:
            await send({"type": "websocket.close", "code": UNAUTHORISED})
            return
        await send({"type": "websocket.accept"})
        wanted = query.get("lang", [FALLBACK])[0]
        connection = Connection(
            person,
            wanted if wanted in LANGUAGES else FALLBACK,
            send,
            hub=self._hub,
            chat=self._chat,
            metrics=self._metrics,
            address=address_key((scope.get("client") or ("",))[0]),
            write=(scope.get("extensions") or {}).get(WRITE, {}).get(WRITE),
        )
        connection.welcome(self._node)
        self.connections.add(connection)
        self._metrics.sockets.inc()
        try:
            await connection.run(receive)
        finally:
            self.connections.discard(connection)
            self._metrics.sockets.dec()

    def announce_shutdown(self) -> None:
        """Tell all clients to reconnect, and accept no new connections."""
        self._stopping = True
        for connection in list(self.connections):
            connection.leave()

    def redirect_players(self) -> None:
        """Close every socket. The pages reconnect, and the proxy picks a node that is ready."""
        log.warning("database stalled, sending players to another node", node=self._node)
        for connection in list(self.connections):
            connection.leave()
            self._tasks.start(connection.close(CONNECT_AGAIN))

    def close_sockets_of(self, person: PersonId) -> None:
        """Close the sockets of a person whose session has ended."""
        for connection in [one for one in self.connections if one.person == person]:
            self._tasks.start(connection.close(UNAUTHORISED))

    async def sweep(self) -> None:
        """Close stuck connections periodically. Runs forever."""
        while True:
            await asyncio.sleep(SWEEP_EVERY_SECONDS)
            for connection in [one for one in self.connections if one.is_stuck]:
                await connection.close(TOO_SLOW)


async def refuse(receive: Receive, send: Send) -> None:
    """Reject a socket during the handshake."""
    await receive()
    await send({"type": "websocket.close", "code": FORBIDDEN})
