"""Real server processes: started, killed, stopped and started again, and their logs read.

    def test_something(nodes: Nodes, sqlite_url: str) -> None:
        async def scene() -> None:
            node = await nodes.start(sqlite_url)
            ...
            node.kill()

        asyncio.run(scene())

However a test ends, no process is left. When it has ended, what the servers wrote about themselves
is read: nothing may have broken down, and no card, secret, token or ticket may stand there.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.databases import NewDatabase
from tests.server.processes.kept import deal_secrets
from tests.server.processes.start import Wanted

START: Final = Path(__file__).with_name("start.py")
PATIENCE: Final = 60.0
"""Seconds after which a process that does not do what it should counts as broken."""
PORTS: Final = range(20_000, 32_000)
"""Below those that the system gives to clients: one of them could take the port of a dead server."""
_CARD: Final = r"(?:10|[2-9AJQKT])[CDHS]"
TWO_CARDS: Final = re.compile(rf"(?<!\w){_CARD}\W{{1,4}}{_CARD}(?!\w)")
BROKEN: Final = re.compile(r"Traceback|\[(?:error|critical)", re.IGNORECASE)

_numbers = count(1)


def free_port() -> int:
    """A port on which nobody listens."""
    while True:
        port = random.choice(PORTS)  # noqa: S311 - no secret
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


@dataclass
class Node:
    """One server process, again and again on the same port."""

    wanted: Wanted
    log: Path
    process: subprocess.Popen[bytes] | None = None
    groups: list[int] = field(default_factory=list)
    """Groups of processes to be ended with the test: a server's bots think in others."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.wanted.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def begin(self) -> None:
        """Start the process; it is not ready yet."""
        asked = msgspec.json.encode(self.wanted).decode()
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, str(START), asked],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        self.groups.append(self.process.pid)

    async def ready(self) -> None:
        """Wait until the server serves."""
        until = time.monotonic() + PATIENCE
        while not await _answers(self.wanted.port):
            assert self.process is not None
            assert self.process.poll() is None, f"it ended:\n{self.log.read_text()}"
            assert time.monotonic() < until, f"not ready:\n{self.log.read_text()}"
            await asyncio.sleep(0.02)

    def kill(self) -> None:
        """Pull the plug of the process."""
        self._send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait(PATIENCE)

    async def stop(self) -> None:
        """Ask the process to stop, and wait until it has."""
        self._send(signal.SIGTERM)
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < until, f"still there:\n{self.log.read_text()}"
            await asyncio.sleep(0.01)
        assert self.process.returncode in {0, -signal.SIGTERM}

    def _send(self, sign: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(sign)

    def end(self) -> None:
        """Leave no process behind."""
        for group in self.groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        if self.process is not None:
            self.process.wait(PATIENCE)
        self.groups.clear()


async def _answers(port: int) -> bool:
    """Whether a server says that it is ready."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    try:
        writer.write(b"GET /api/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return b" 200 " in await reader.readline()
    except OSError:
        return False
    finally:
        writer.close()


@dataclass
class Nodes:
    """All server processes of a test."""

    folder: Path
    nodes: list[Node] = field(default_factory=list)
    secrets: set[str] = field(default_factory=set)
    """Tokens and tickets that were handed out: clients of the tests note them here."""
    seen: dict[Path, int] = field(default_factory=dict)

    def begin(
        self,
        database: str,
        *,
        plants: Iterable[str] = (),
        bot_pause: int = 0,
        origin: Iterable[str] = (),
    ) -> Node:
        """Start a node; others may be on the same database."""
        number = next(_numbers)
        wanted = Wanted(
            port=free_port(),
            database=database,
            node=f"node{number}",
            plants=list(plants),
            bot_pause=bot_pause,
            origin=list(origin),
        )
        node = Node(wanted, self.folder / f"node{number}.log")
        self.nodes.append(node)
        node.begin()
        return node

    async def start(
        self, database: str, *, plants: Iterable[str] = (), bot_pause: int = 0
    ) -> Node:
        """Start a node and wait until it is ready."""
        node = self.begin(database, plants=plants, bot_pause=bot_pause)
        await node.ready()
        return node

    def end(self) -> None:
        """End all processes."""
        for node in self.nodes:
            node.end()

    def check_logs(self) -> None:
        """Read what the servers wrote since the last look."""
        for node in self.nodes:
            with node.log.open(encoding="utf-8") as file:
                file.seek(self.seen.get(node.log, 0))
                written = file.read()
                self.seen[node.log] = file.tell()
            secrets = self.secrets | asyncio.run(deal_secrets(node.wanted.database))
            assert faults(written, secrets) == [], written


def faults(written: str, secrets: Iterable[str]) -> list[str]:
    """What must not stand in a log: breakdowns, cards, and secrets that the test knows of."""
    found = [secret for secret in secrets if secret and secret in written]
    return found + [
        match.group() for pattern in (BROKEN, TWO_CARDS) for match in pattern.finditer(written)
    ]


@pytest.fixture
def nodes(tmp_path: Path, new_database: NewDatabase) -> Iterator[Nodes]:
    """Processes of this test's own; the databases are gone after them, so that logs can be read."""
    assert callable(new_database)
    started = Nodes(tmp_path)
    try:
        yield started
    finally:
        started.end()
    started.check_logs()


@pytest.fixture(scope="session")
def one_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """A server that tests share which do it no harm."""
    folder = tmp_path_factory.mktemp("node")
    started = Nodes(folder)
    try:
        started.begin(f"sqlite:///{folder}/shared.db")
        yield started
    finally:
        started.end()


@pytest.fixture
def shared(one_node: Nodes) -> Iterator[Nodes]:
    """The shared server, whose log is read after each test."""
    yield one_node
    one_node.check_logs()
