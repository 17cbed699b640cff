"""A node whose database connection stalls makes its clients reconnect to another node."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, cast
from urllib.parse import parse_qs, quote, urlsplit

import httpx
import msgspec
import pytest

from romme.server.cluster import database_watch
from romme.server.cluster.database_watch import DatabaseWatch
from romme.server.http.app import SOCKET, Server
from romme.server.ops.configuration import Configuration
from romme.server.people import PersonKind
from romme.server.play.connection.open_sockets import CONNECT_AGAIN
from tests.support.servers.running_server import running_server

ORIGIN: Final = "http://127.0.0.1"
SOCKET_FILE: Final = ".s.PGSQL.5432"


@pytest.fixture(autouse=True)
def short_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the timeouts to fractions of a second."""
    monkeypatch.setattr(database_watch, "STALLED_AFTER_SECONDS", 0.3)
    monkeypatch.setattr(database_watch, "PING_EVERY_SECONDS", 0.01)


class WatchedDatabase:
    """A `DatabaseWatch` whose ping the test controls."""

    def __init__(self, ping: Callable[[], Any]) -> None:
        self.stalled = asyncio.Event()
        self.back = asyncio.Event()
        self.watch = DatabaseWatch(ping, on_stalled=self.stalled.set, on_recovered=self.back.set)


@asynccontextmanager
async def watching(ping: Callable[[], Any]) -> AsyncIterator[WatchedDatabase]:
    watched = WatchedDatabase(ping)
    task = asyncio.create_task(watched.watch.run())
    try:
        async with asyncio.timeout(30):
            yield watched
    finally:
        task.cancel()
        await asyncio.wait({task})


def test_a_silent_database_is_reported_once_and_its_return_too() -> None:
    async def scene() -> None:
        answers = asyncio.Event()
        async with watching(answers.wait) as watched:
            await watched.stalled.wait()
            assert watched.watch.is_stalled
            watched.stalled.clear()
            answers.set()
            await watched.back.wait()
            assert not watched.watch.is_stalled
            assert not watched.stalled.is_set()

    asyncio.run(scene())


def test_a_database_that_only_raises_counts_as_stalled() -> None:
    async def refuse() -> None:
        raise ConnectionRefusedError

    async def scene() -> None:
        async with watching(refuse) as watched:
            await watched.stalled.wait()

    asyncio.run(scene())


def test_a_short_outage_is_not_reported() -> None:
    """A few failed pings between successful ones do not count as a stall."""
    pings = 0

    async def shaky() -> None:
        nonlocal pings
        pings += 1
        if pings % 2:
            raise ConnectionResetError

    async def scene() -> None:
        async with watching(shaky) as watched:
            while pings < 40:  # noqa: ASYNC110 - no event to wait for
                await asyncio.sleep(0)
            assert not watched.stalled.is_set()

    asyncio.run(scene())


class Link:
    """A proxy to PostgreSQL that can stall: it stops forwarding but closes nothing."""

    def __init__(self, server_socket: str) -> None:
        self._server_socket = server_socket
        self._tasks: set[asyncio.Task[None]] = set()
        self.flows = asyncio.Event()
        self.flows.set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self._server_socket)
        for source, target in ((reader, far_writer), (far_reader, writer)):
            task = asyncio.create_task(self._forward(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _forward(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self.flows.wait()
                target.write(data)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            target.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def link_to(url: str, folder: Path) -> AsyncIterator[tuple[Link, str]]:
    """Yield a proxy to a database, and the database URL that connects through it."""
    parts = urlsplit(url)
    (host,) = parse_qs(parts.query)["host"]
    link = Link(f"{host}/{SOCKET_FILE}")
    server = await asyncio.start_unix_server(link.connect, folder / SOCKET_FILE)
    try:
        yield link, parts._replace(query=f"host={quote(str(folder))}").geturl()
    finally:
        server.close()
        await link.close()


class Player:
    """A player's socket, with ASGI messages as a web server would send them."""

    def __init__(self, ticket: str) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.scope: dict[str, Any] = {
            "type": "websocket",
            "path": SOCKET,
            "headers": [(b"origin", ORIGIN.encode())],
            "query_string": f"ticket={ticket}".encode(),
        }
        self._connected = False

    async def receive(self) -> dict[str, Any]:
        if self._connected:
            await asyncio.Event().wait()
        self._connected = True
        return {"type": "websocket.connect"}

    async def until(self, kind: str) -> list[str]:
        """Wait for an ASGI message of type `kind`.

        Return the tags of the text messages received before it, then its close code, or "" if it
        has none.
        """
        kinds: list[str] = []
        while True:
            message = await self.sent.get()
            if message["type"] == kind:
                return [*kinds, str(message.get("code", ""))]
            kinds += [msgspec.json.decode(message["text"])["is"]] if "text" in message else []


def test_a_stalled_node_sends_its_players_away_until_it_recovers(
    postgres_url: str, tmp_path: Path
) -> None:
    """Sockets are closed, and routes that need the database return 503 while it does not answer."""

    async def scene() -> None:
        async with (
            asyncio.timeout(60),
            link_to(postgres_url, tmp_path) as (link, url),
            running_server(Configuration(database=url), ORIGIN) as server,
        ):
            try:
                await play(server, link)
            finally:
                link.flows.set()

    async def play(server: Server, link: Link) -> None:
        anna = (await server.people.create_guest("Anna", PersonKind.PERSON, device="")).person
        player = Player(await server.people.tickets.issue(anna))
        playing = asyncio.create_task(server(player.scope, player.receive, player.sent.put))
        await player.until("websocket.accept")
        transport = httpx.ASGITransport(cast("Any", server))
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN) as http:
            assert (await http.get("/api/ready")).status_code == 200
            link.flows.clear()
            kinds = await player.until("websocket.close")
            assert kinds[-2:] == ["leaving", str(CONNECT_AGAIN)]
            refused = await http.get("/api/me")
            assert (refused.status_code, refused.json()["code"]) == (503, "no-database")
            assert (await http.get("/api/ready")).status_code == 503
            assert (await http.get("/api/health")).status_code == 200
            newcomer = Player("any")
            await server(newcomer.scope, newcomer.receive, newcomer.sent.put)
            assert await newcomer.until("websocket.close") == [str(CONNECT_AGAIN)]
            link.flows.set()
            while server.is_stalled:  # noqa: ASYNC110 - no event to wait for
                await asyncio.sleep(0.01)
            assert (await http.get("/api/ready")).status_code == 200
        playing.cancel()
        await asyncio.wait({playing})

    asyncio.run(scene())
