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
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
import pytest

from tests.databases import NewDatabase
from tests.server.processes.kept import deal_secrets
from tests.server.processes.start import Wanted

START: Final = Path(__file__).with_name("start.py")
TIMEOUT_SECONDS: Final = 60.0
"""Seconds after which a process that does not do what it should counts as broken."""
PORTS: Final = range(20_000, 32_000)
"""Below those that clients get from the system: one could take the port of a dead server."""
_CARD: Final = r"(?:10|[2-9AJQKT])[CDHS]"
TWO_CARDS: Final = re.compile(rf"(?<!\w){_CARD}\W{{1,4}}{_CARD}(?!\w)")
STOPPED: Final = re.compile(r"stopped +node=")
BROKEN: Final = re.compile(r"Traceback|\[(?:error|critical)", re.IGNORECASE)

_numbers = count(1)


def free_port() -> int:
    """A port on which nobody listens."""
    while True:
        port = random.choice(PORTS)  # noqa: S311 - no secret
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


class Birth(Enum):
    """How does a server come into being? From another process, or as an operator starts it."""

    FORKED = "forked"
    """From a process that has loaded everything: quick, so that a test can do it often."""
    COLD = "cold"
    """As an operator starts it: for measuring how long that takes."""


class Nursery:
    """The process of which servers are forked; it is started when it is first needed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._cold: list[subprocess.Popen[bytes]] = []

    def start(self, wanted: Wanted, birth: Birth) -> int:
        """Start a server; returns its process."""
        if birth is Birth.COLD:
            return self._start_cold(wanted)
        if self._process is None:
            self._process = self._start()
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(wanted) + b"\n")
        process.stdin.flush()
        return int(process.stdout.readline())

    def _start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, str(START)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def _start_cold(self, wanted: Wanted) -> int:
        assert not wanted.plants, "nobody can order a flaw"
        with Path(wanted.log).open("ab") as out:
            process = subprocess.Popen(
                [sys.executable, "-P", "-m", "romme", "serve", *flags(wanted)],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        self._cold.append(process)
        return process.pid

    def end(self) -> None:
        """End the process; its servers are others' business."""
        if self._process is not None:
            self._process.communicate()
        for process in self._cold:
            process.wait()


def flags(wanted: Wanted) -> list[str]:
    """How an operator would say what is wanted."""
    return [
        f"--port={wanted.port}",
        f"--database={wanted.database}",
        f"--node={wanted.node}",
        "--bot-pause=0",
        "--limits=off",
        "--thinkers=1",
        "--lang=en",
    ]


@dataclass
class Node:
    """One server process, again and again on the same port."""

    wanted: Wanted
    nursery: Nursery
    pid: int = 0
    groups: list[int] = field(default_factory=list)
    """Groups of processes to be ended with the test: a server's bots think in others."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.wanted.port}"

    @property
    def log(self) -> Path:
        return Path(self.wanted.log)

    @property
    def is_alive(self) -> bool:
        with suppress(ChildProcessError):
            os.waitpid(self.pid, os.WNOHANG)  # one that was started cold is our own child
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def begin(self, birth: Birth = Birth.FORKED) -> None:
        """Start the process; it is not ready yet."""
        self.pid = self.nursery.start(self.wanted, birth)
        self.groups.append(self.pid)

    async def ready(self) -> None:
        """Wait until the server serves."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while not await _answers(self.wanted.port):
            assert self.is_alive, f"it ended:\n{self.log.read_text()}"
            assert time.monotonic() < until, f"not ready:\n{self.log.read_text()}"
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Pull the plug of the process."""
        os.kill(self.pid, signal.SIGKILL)
        await self._gone()

    async def stop(self) -> None:
        """Ask the process to stop, and wait until it has."""
        before = len(STOPPED.findall(self.log.read_text()))
        os.kill(self.pid, signal.SIGTERM)
        await self._gone()
        assert len(STOPPED.findall(self.log.read_text())) == before + 1

    async def _gone(self) -> None:
        until = time.monotonic() + TIMEOUT_SECONDS
        while self.is_alive:
            assert time.monotonic() < until, f"still there:\n{self.log.read_text()}"
            await asyncio.sleep(0.01)

    def end(self) -> None:
        """Leave no process behind."""
        if self.pid and self.is_alive:  # by itself: it may not have a group of its own yet
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
        for group in self.groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        until = time.monotonic() + TIMEOUT_SECONDS
        while self.pid and self.is_alive:
            assert time.monotonic() < until
            time.sleep(0.01)
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
    nursery: Nursery
    nodes: list[Node] = field(default_factory=list)
    secrets: set[str] = field(default_factory=set)
    """Tokens and tickets that were handed out: clients of the tests note them here."""
    seen: dict[Path, int] = field(default_factory=dict)

    def begin(
        self, database: str, *, plants: Iterable[str] = (), birth: Birth = Birth.FORKED
    ) -> Node:
        """Start a node; others may be on the same database."""
        number = next(_numbers)
        wanted = Wanted(
            port=free_port(),
            database=database,
            node=f"node{number}",
            log=str(self.folder / f"node{number}.log"),
            plants=list(plants),
        )
        node = Node(wanted, self.nursery)
        self.nodes.append(node)
        node.begin(birth)
        return node

    async def start(
        self, database: str, *, plants: Iterable[str] = (), birth: Birth = Birth.FORKED
    ) -> Node:
        """Start a node and wait until it is ready."""
        node = self.begin(database, plants=plants, birth=birth)
        await node.ready()
        return node

    def end(self) -> None:
        """End all processes."""
        for node in self.nodes:
            node.end()

    def check_logs(self) -> None:
        """Read what the servers wrote since the last look."""
        for node in self.nodes:
            node.log.touch()  # one that was ended at once has written nothing
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


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where the servers of all tests come from."""
    made = Nursery()
    yield made
    made.end()


@pytest.fixture
def nodes(nursery: Nursery, tmp_path: Path, new_database: NewDatabase) -> Iterator[Nodes]:
    """Processes of this test's own; the databases are gone after them, so that logs can be read."""
    assert callable(new_database)
    started = Nodes(tmp_path, nursery)
    try:
        yield started
    finally:
        started.end()
    started.check_logs()


@pytest.fixture(scope="session")
def one_node(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """A server that tests share which do it no harm."""
    folder = tmp_path_factory.mktemp("node")
    started = Nodes(folder, nursery)
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
