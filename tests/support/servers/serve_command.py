"""Run `romme serve` as users do: in a process of its own, until the test or the server ends it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from threading import Timer

from tests.support.servers.spawning import SERVE, TIMEOUT_SECONDS, spawn_server


@dataclass(frozen=True, slots=True)
class Ended:
    """Exit status and output of a server that has ended."""

    status: int
    out: str
    err: str


@dataclass(frozen=True, slots=True)
class Served:
    """A running server."""

    process: subprocess.Popen[str]
    greeting: tuple[str, ...]
    """The lines that the server printed, up to the one that says how to stop it."""
    errors: Path

    @property
    def address(self) -> str:
        """The URL of the server's page."""
        return _address(self.greeting[0])

    def end(self, sign: signal.Signals = signal.SIGINT) -> Ended:
        """Stop the server with a signal and wait. Return its exit status and output."""
        self.process.send_signal(sign)
        return _wait_until_ended(self.process, self.errors)


@contextmanager
def serving(
    folder: Path, *arguments: str, program: Sequence[str] = SERVE, **settings: str
) -> Iterator[Served]:
    """Start a server, and yield it when its address is known. Kill its process group at the end."""
    process, errors = _spawn(folder, program, arguments, settings)
    try:
        yield Served(process, _greeting(process, errors), errors)
    finally:
        _kill_group(process)


def serve_until_ended(
    folder: Path, *arguments: str, program: Sequence[str] = SERVE, **settings: str
) -> Ended:
    """Run a server that is expected to end by itself. Return its exit status and output."""
    process, errors = _spawn(folder, program, arguments, settings)
    try:
        return _wait_until_ended(process, errors)
    finally:
        _kill_group(process)


def _spawn(
    folder: Path, program: Sequence[str], arguments: Sequence[str], settings: Mapping[str, str]
) -> tuple[subprocess.Popen[str], Path]:
    """Spawn a server. Return its process, and the new file with its errors."""
    names = (folder / f"errors-{number}.txt" for number in count(1))
    errors = next(name for name in names if not name.exists())  # a folder may have several servers
    return spawn_server(folder, *program, *arguments, log=errors, settings=settings), errors


def _wait_until_ended(process: subprocess.Popen[str], errors: Path) -> Ended:
    out, _ = process.communicate(timeout=TIMEOUT_SECONDS)
    return Ended(process.returncode, out, errors.read_text("utf-8"))


def _kill_group(process: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=TIMEOUT_SECONDS)


def _greeting(process: subprocess.Popen[str], errors: Path) -> tuple[str, ...]:
    """Return the lines of output up to the one that says how to stop the server."""
    lines: list[str] = []
    assert process.stdout is not None
    stuck = Timer(TIMEOUT_SECONDS, process.kill)
    stuck.start()
    try:
        while line := process.stdout.readline():
            lines.append(line.rstrip("\n"))
            if "Ctrl" in line or "Strg" in line:
                return tuple(lines)
    finally:
        stuck.cancel()
    raise AssertionError(f"the server ended:\n{errors.read_text('utf-8')}")


def _address(line: str) -> str:
    url = re.search(r"https?://\S+", line)
    assert url, line
    return url[0]
