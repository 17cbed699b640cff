"""A server that is stopped while pages are open says good-bye in one line, and nothing else."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from romme.client import Client
from romme.server.organise.http.messages import KeyOpened, NewTournament
from romme.wire import lobby
from romme.wire.terms import TableTerms
from tests.server.processes.lines import StuckLine
from tests.servers import CALM, TIMEOUT_SECONDS, Served, serving

LOGGED: Final = re.compile(r"\S+ \[info +\] (ready|stopped) .*")
"""The two lines of the server's log."""
MANY: Final = 200
"""So many answers in a row are more than the system keeps for a reader that takes none."""


def from_terminal(served: Served) -> None:
    """Press Ctrl and C: the signal goes to the processes in which bots think, too."""
    os.killpg(served.process.pid, signal.SIGINT)


def from_service_manager(served: Served) -> None:
    served.process.terminate()


class Lines:
    """Connections of all kinds, each in the middle of something."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self._host, _, port = url.removeprefix("http://").partition(":")
        self._port = int(port)
        self._stack = stack

    async def open(self, text: str) -> socket.socket:
        """Send something; whoever wants the answer reads it."""
        line = socket.socket()
        self._stack.callback(line.close)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.setblocking(False)  # noqa: FBT003 - the library's own word
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, (self._host, self._port))
        await loop.sock_sendall(line, text.encode())
        return line

    async def ask(self, path: str, *, times: int = 1, **headers: str) -> socket.socket:
        """Ask for a page so many times, one request behind the other."""
        told = "".join(f"{name.replace('_', '-')}: {headers[name]}\r\n" for name in headers)
        host = f"{self._host}:{self._port}"
        return await self.open(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{told}\r\n" * times)


@asynccontextmanager
async def open_pages(url: str) -> AsyncIterator[socket.socket]:
    """Open all that people may have open when a server is stopped; yield a phone's request."""
    async with AsyncExitStack() as stack:
        lines = Lines(url, stack)
        anna = await stack.enter_async_context(Client(url))
        await anna.arrive("Anna")
        bots = [lobby.BotRequest(seat, "verein") for seat in (2, 3)]
        made = await anna.make_table(lobby.NewTable(TableTerms(seats=3), bots, ready=True))
        await anna.watch(made.table)
        wanted = NewTournament("Cup", rehearsal=12)
        cup = await anna.post("/api/tournaments", wanted, KeyOpened)
        within = f"/api/tournaments/{cup.tournament}"

        await lines.open("")
        await lines.open("GET /api/health HTT")  # half a request
        await lines.open(
            f"POST /api/guests HTTP/1.1\r\nHost: {url.removeprefix('http://')}\r\n"
            'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name": '
        )
        await lines.ask("/api/health")  # answered, and kept open
        news, *_ = [  # phones and a projector wait for it
            await lines.ask(f"{within}/news?after=1000", X_Romme_Key=cup.key) for _ in range(3)
        ]
        await lines.ask("/api/schema", times=MANY)  # a download that stands still
        await lines.ask(f"{within}/papers/emergency-kit", X_Romme_Key=cup.key)
        stuck = await StuckLine.open(anna)
        stack.callback(stuck.close)
        await stuck.fill(made.table)
        await anna.get("/api/health", lobby.Health)  # all of that has been read
        yield news


@pytest.mark.parametrize("stop", [from_terminal, from_service_manager])
def test_stopping_with_pages_open_says_good_bye_and_nothing_else(
    tmp_path: Path, stop: Callable[[Served], None]
) -> None:
    async def scene(served: Served) -> str:
        async with open_pages(served.address) as news:
            stop(served)
            await asyncio.to_thread(check_end, served)
            return (await asyncio.get_running_loop().sock_recv(news, 2048)).decode()

    with serving(tmp_path, *CALM, "--database", f"sqlite:///{tmp_path / 'romme.db'}") as served:
        answer = asyncio.run(scene(served))
    assert answer.startswith("HTTP/1.1 200 OK\r\n"), "a phone that waits for news is answered"


def test_stopping_twice_ends_at_once_and_as_quietly(tmp_path: Path) -> None:
    async def scene(served: Served) -> None:
        async with open_pages(served.address), Client(served.address) as ben:
            await ben.arrive("Ben")
            origin = Origin(served.address)
            async with connect(await ben.socket_address(), origin=origin) as socket:
                from_terminal(served)
                while b'"leaving"' not in await socket.recv(decode=False):
                    pass
            from_terminal(served)
            await asyncio.to_thread(check_end, served)

    with serving(tmp_path, *CALM, "--database", f"sqlite:///{tmp_path / 'romme.db'}") as served:
        asyncio.run(scene(served))


def check_end(served: Served) -> None:
    """Wait for the end of a server; see that it printed one line, and logged nothing odd."""
    out, _ = served.process.communicate(timeout=TIMEOUT_SECONDS)
    assert (served.process.returncode, out) == (0, "Rommé has stopped. Everything is saved.\n")
    lines = served.errors.read_text("utf-8").splitlines()
    assert [line for line in lines if not LOGGED.fullmatch(line)] == []


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
def test_a_server_can_be_stopped_as_soon_as_it_greets(
    sqlite_url: str, stop: signal.Signals
) -> None:
    """The signal comes in the moment in which the server says that it is ready."""
    arguments = [sys.executable, "-c", STOPPED_AT_ONCE, sqlite_url, str(int(stop))]
    ran = subprocess.run(arguments, capture_output=True, check=False, text=True)
    assert (ran.returncode, ran.stdout) == (0, "good-bye\n"), ran.stderr
    assert "Traceback" not in ran.stderr
