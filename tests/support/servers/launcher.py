"""Start the servers of nodes, forked or cold."""

from __future__ import annotations

import subprocess
from enum import Enum
from pathlib import Path
from typing import Final

import msgspec

from tests.support.servers.spawning import SERVE, calm_at, spawn_server

ROOT: Final = Path(__file__).parents[3]
FORK: Final = ("-m", "tests.support.servers.fork_program")


class ServerOptions(msgspec.Struct, frozen=True):
    """The options with which a server is started."""

    port: int
    database: str
    node: str
    log: str
    """Path of the server's own log."""
    patches: list[str] = []

    @property
    def flags(self) -> tuple[str, ...]:
        """The flags of `romme serve`, the same for both ways to start it."""
        named = ("--database", self.database, "--node", self.node)
        return (*calm_at(self.port), *named, "--thinkers", "1")


class StartMode(Enum):
    """Ways to start a server process."""

    FORKED = "forked"
    """Forked from a process that has loaded everything, which is fast."""
    COLD = "cold"
    """Started as an operator starts it, to measure how long that takes."""


class Launcher:
    """Starts servers, forked or cold.

    The process from which servers are forked is started on first use.
    """

    def __init__(self, folder: Path) -> None:
        """Start the forking process in a folder, where its log is written too."""
        self._folder = folder
        self._log = folder / "launcher.log"
        self._forking: subprocess.Popen[str] | None = None
        self._cold: list[subprocess.Popen[str]] = []

    def start(self, options: ServerOptions, mode: StartMode) -> int:
        """Start a server and return its process id."""
        return self._start_cold(options) if mode is StartMode.COLD else self._fork(options)

    def _start_cold(self, options: ServerOptions) -> int:
        assert not options.patches, "a cold start has no patches"
        log = Path(options.log)
        process = spawn_server(log.parent, *SERVE, *options.flags, log=log, stdout=None)
        self._cold.append(process)
        return process.pid

    def _fork(self, options: ServerOptions) -> int:
        if self._forking is None:
            self._forking = spawn_server(
                self._folder,
                *FORK,
                log=self._log,
                stdin=subprocess.PIPE,
                settings={"PYTHONPATH": str(ROOT)},
            )
        process = self._forking
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(options).decode() + "\n")
        process.stdin.flush()
        pid = process.stdout.readline()
        assert pid, f"the launcher ended:\n{self._log.read_text('utf-8')}"
        return int(pid)

    def end(self) -> None:
        """End the forking process, then wait for the servers that were started cold."""
        if self._forking is not None:
            self._forking.communicate()
        for process in self._cold:
            process.wait()
