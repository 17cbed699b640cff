"""Real server processes: starting, killing, stopping, and checking their logs.

All processes are killed when a test ends, even if it fails. Afterwards the servers' logs are
checked: they must not contain errors, cards, secrets, tokens or tickets.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.support.databases import NewDatabase
from tests.support.server.processes.stored_log import deal_secrets
from tests.support.servers.launcher import Launcher, ServerOptions, StartMode
from tests.support.servers.spawning import TIMEOUT_SECONDS, free_port

_CARD: Final = r"(?:10|[2-9AJQKT])[CDHS]"
TWO_CARDS: Final = re.compile(rf"(?<!\w){_CARD}\W{{1,4}}{_CARD}(?!\w)")
STOPPED: Final = re.compile(r"stopped +node=")
BROKEN: Final = re.compile(r"Traceback|\[(?:error|critical)", re.IGNORECASE)

_numbers = count(1)


@dataclass
class Node:
    """A server process that can be restarted on the same port."""

    options: ServerOptions
    launcher: Launcher
    pid: int = 0
    groups: list[int] = field(default_factory=list)
    """Process groups to kill at the end of the test, because bots run in other processes."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.options.port}"

    @property
    def log(self) -> Path:
        return Path(self.options.log)

    @property
    def is_alive(self) -> bool:
        with suppress(ChildProcessError):
            os.waitpid(self.pid, os.WNOHANG)  # a cold start is our own child
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def begin(self, mode: StartMode = StartMode.FORKED) -> None:
        """Start the process without waiting until it is ready."""
        self.pid = self.launcher.start(self.options, mode)
        self.groups.append(self.pid)

    async def wait_until_ready(self) -> None:
        """Wait until the server reports that it is ready. Fail if it ends or takes too long."""
        until = time.monotonic() + TIMEOUT_SECONDS
        while not await _answers(self.options.port):
            assert self.is_alive, f"it ended:\n{self.log.read_text()}"
            assert time.monotonic() < until, f"not ready:\n{self.log.read_text()}"
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Kill the process and wait until it has ended."""
        os.kill(self.pid, signal.SIGKILL)
        await self._wait_until_ended()

    async def stop(self) -> None:
        """Ask the process to stop, wait until it has ended, and check that it logged the stop."""
        before = len(STOPPED.findall(self.log.read_text()))
        os.kill(self.pid, signal.SIGTERM)
        await self._wait_until_ended()
        assert len(STOPPED.findall(self.log.read_text())) == before + 1

    async def _wait_until_ended(self) -> None:
        until = time.monotonic() + TIMEOUT_SECONDS
        while self.is_alive:
            assert time.monotonic() < until, f"still running:\n{self.log.read_text()}"
            await asyncio.sleep(0.01)

    def end(self) -> None:
        """Kill the process and its process groups, which include the bots."""
        if self.pid and self.is_alive:  # it may not have its own process group yet
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
    """Whether a server reports that it is ready."""
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
    """All server processes in a test."""

    folder: Path
    launcher: Launcher
    nodes: list[Node] = field(default_factory=list)
    secrets: set[str] = field(default_factory=set)
    """Tokens and tickets that were issued, collected by the tests' clients."""
    log_positions: dict[Path, int] = field(default_factory=dict)

    def begin(
        self, database: str, *, patches: Iterable[str] = (), mode: StartMode = StartMode.FORKED
    ) -> Node:
        """Start a node without waiting until it is ready. Several nodes may share a database."""
        number = next(_numbers)
        options = ServerOptions(
            port=free_port(),
            database=database,
            node=f"node{number}",
            log=str(self.folder / f"node{number}.log"),
            patches=list(patches),
        )
        node = Node(options, self.launcher)
        self.nodes.append(node)
        node.begin(mode)
        return node

    async def start(
        self, database: str, *, patches: Iterable[str] = (), mode: StartMode = StartMode.FORKED
    ) -> Node:
        """Start a node and wait until it is ready."""
        node = self.begin(database, patches=patches, mode=mode)
        await node.wait_until_ready()
        return node

    def end(self) -> None:
        """Kill all servers and their bots."""
        for node in self.nodes:
            node.end()

    def check_logs(self) -> None:
        """Check that the servers have logged no errors, cards or secrets since the last check."""
        for node in self.nodes:
            node.log.touch()  # a server that ended at once has logged nothing
            with node.log.open(encoding="utf-8") as file:
                file.seek(self.log_positions.get(node.log, 0))
                written = file.read()
                self.log_positions[node.log] = file.tell()
            secrets = self.secrets | asyncio.run(deal_secrets(node.options.database))
            assert faults(written, secrets) == [], written


def faults(written: str, secrets: Iterable[str]) -> list[str]:
    """Return everything in a log that must not be there: errors, cards and known secrets."""
    found = [secret for secret in secrets if secret and secret in written]
    return found + [
        match.group() for pattern in (BROKEN, TWO_CARDS) for match in pattern.finditer(written)
    ]


@pytest.fixture(scope="session")
def launcher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Launcher]:
    """The launcher for the servers of all tests."""
    made = Launcher(tmp_path_factory.mktemp("launcher"))
    yield made
    made.end()


@pytest.fixture
def nodes(launcher: Launcher, tmp_path: Path, new_database: NewDatabase) -> Iterator[Nodes]:
    """The server processes of one test. Their logs are checked before the databases are dropped."""
    assert callable(new_database)
    started = Nodes(tmp_path, launcher)
    try:
        yield started
    finally:
        started.end()
    started.check_logs()


@pytest.fixture(scope="session")
def session_nodes(launcher: Launcher, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """One server, shared by tests that do not harm it."""
    folder = tmp_path_factory.mktemp("node")
    started = Nodes(folder, launcher)
    try:
        started.begin(f"sqlite:///{folder}/shared.db")
        yield started
    finally:
        started.end()


@pytest.fixture
def shared_nodes(session_nodes: Nodes) -> Iterator[Nodes]:
    """The shared server. Its log is checked after each test."""
    yield session_nodes
    session_nodes.check_logs()
