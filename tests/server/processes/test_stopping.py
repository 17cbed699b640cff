"""A server that is stopped while pages are open prints one line and logs no errors."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from romme.client import Client
from romme.server.organise.http.messages import NewTournament, TournamentKey
from romme.wire import lobby
from romme.wire.terms import TableTerms
from tests.support.server.processes.raw_sockets import StuckSocket
from tests.support.servers import CALM, TIMEOUT_SECONDS, Served, serve_until_ended, serving

LOGGED: Final = re.compile(r"\S+ \[info +\] (ready|stopped) .*")
"""The two expected lines of the server's log."""
MANY: Final = 200
"""Number of pipelined requests whose answers exceed the kernel's buffers."""


def press_ctrl_c(served: Served) -> None:
    """Send SIGINT as Ctrl+C does: to the whole process group, including the bot processes."""
    os.killpg(served.process.pid, signal.SIGINT)


def from_service_manager(served: Served) -> None:
    served.process.terminate()


class RawConnections:
    """Opens raw TCP connections, which may send only part of a request."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self._host, _, port = url.removeprefix("http://").partition(":")
        self._port = int(port)
        self._stack = stack

    async def open(self, text: str) -> socket.socket:
        """Connect, send a text without waiting for a response, and return the connection."""
        line = socket.socket()
        self._stack.callback(line.close)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.setblocking(False)  # noqa: FBT003 - the library's signature
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, (self._host, self._port))
        await loop.sock_sendall(line, text.encode())
        return line

    async def ask(self, path: str, *, times: int = 1, **headers: str) -> socket.socket:
        """Send pipelined requests for a path, and return the connection."""
        connections = "".join(f"{name.replace('_', '-')}: {headers[name]}\r\n" for name in headers)
        host = f"{self._host}:{self._port}"
        return await self.open(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{connections}\r\n" * times)


@asynccontextmanager
async def open_pages(url: str) -> AsyncIterator[socket.socket]:
    """Open connections in every state, and yield one with a pending long poll."""
    async with AsyncExitStack() as stack:
        connections = RawConnections(url, stack)
        anna = await stack.enter_async_context(Client(url))
        await anna.enter_as_guest("Anna")
        bots = [lobby.BotRequest(seat, "verein") for seat in (2, 3)]
        made = await anna.make_table(lobby.NewTable(TableTerms(seats=3), bots, ready=True))
        await anna.watch(made.table)
        wanted = NewTournament("Cup", rehearsal=12)
        cup = await anna.post("/api/tournaments", wanted, TournamentKey)
        within = f"/api/tournaments/{cup.tournament}"

        await connections.open("")
        await connections.open("GET /api/health HTT")  # half a request
        await connections.open(
            f"POST /api/guests HTTP/1.1\r\nHost: {url.removeprefix('http://')}\r\n"
            'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name": '
        )
        await connections.ask("/api/health")  # answered, then kept alive
        news, *_ = [  # long polling
            await connections.ask(f"{within}/news?after=1000", X_Romme_Key=cup.key)
            for _ in range(3)
        ]
        await connections.ask("/api/schema", times=MANY)  # a stalled download
        await connections.ask(f"{within}/papers/emergency-kit", X_Romme_Key=cup.key)
        stuck = await StuckSocket.open(anna)
        stack.callback(stuck.close)
        await stuck.fill(made.table)
        await anna.get("/api/health", lobby.Health)  # by now the server has read everything
        yield news


@pytest.mark.parametrize("stop", [press_ctrl_c, from_service_manager])
def test_stopping_with_open_pages_prints_one_line(
    tmp_path: Path, stop: Callable[[Served], None]
) -> None:
    async def scene(served: Served) -> str:
        async with open_pages(served.address) as news:
            stop(served)
            await asyncio.to_thread(check_end, served)
            return (await asyncio.get_running_loop().sock_recv(news, 2048)).decode()

    with serving(tmp_path, *CALM, "--database", f"sqlite:///{tmp_path / 'romme.db'}") as served:
        answer = asyncio.run(scene(served))
    assert answer.startswith("HTTP/1.1 200 OK\r\n"), "the request for news was not answered"


def test_stopping_twice_ends_at_once(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        async with open_pages(served.address), Client(served.address) as ben:
            await ben.enter_as_guest("Ben")
            origin = Origin(served.address)
            async with connect(await ben.socket_address(), origin=origin) as socket:
                press_ctrl_c(served)
                while b'"leaving"' not in await socket.recv(decode=False):
                    pass
            press_ctrl_c(served)
            await asyncio.to_thread(check_end, served)

    with serving(tmp_path, *CALM, "--database", f"sqlite:///{tmp_path / 'romme.db'}") as served:
        asyncio.run(scene(served))


def check_end(served: Served) -> None:
    """Wait until the server process has ended, and check its output and log."""
    out, _ = served.process.communicate(timeout=TIMEOUT_SECONDS)
    assert (served.process.returncode, out) == (0, "Rommé has stopped. Everything is saved.\n")
    connections = served.errors.read_text("utf-8").splitlines()
    assert [line for line in connections if not LOGGED.fullmatch(line)] == []


STOPPED_AT_ONCE: Final = """
import signal, sys
from romme.server.ops.configuration import Configuration
from romme.server.ops.serving import run

run(
    Configuration(database=sys.argv[1], port=0),
    lambda port: signal.raise_signal(int(sys.argv[2])),
)
print("good-bye")
"""


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM], ids=lambda one: one.name)
def test_a_server_can_be_stopped_as_soon_as_it_is_ready(
    tmp_path: Path, sqlite_url: str, stop: signal.Signals
) -> None:
    """A signal that arrives while the server reports that it is ready stops the server cleanly."""
    program = ("-c", STOPPED_AT_ONCE)
    ended = serve_until_ended(tmp_path, sqlite_url, str(int(stop)), program=program)
    assert (ended.status, ended.out) == (0, "good-bye\n"), ended.err
    assert "Traceback" not in ended.err
