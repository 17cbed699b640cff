"""Start `romme serve` as users do: in a separate process, on a free port.

    with serving(folder, *CALM, "--database", url) as served:
        ...  # at served.address

The system chooses the port, and the address is read from the output. The process and its bot
processes are killed at the end, even if the test fails.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import Final

TIMEOUT_SECONDS: Final = 120.0
"""Time after which a process without output counts as stuck."""
SERVE: Final = ("-m", "romme", "serve")
_CALM: Final = ("--bot-pause", "0", "--limits", "off", "--lang", "en")
CALM: Final = ("--port", "0", *_CALM)
"""Flags for a free port, and for bots without pauses, no rate limits and English output."""
_INHERITED: Final = (
    "PATH",
    "HOME",
    "TMPDIR",
    "VIRTUAL_ENV",
    "COVERAGE_PROCESS_CONFIG",
    "PYTHONPYCACHEPREFIX",
)


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
        out, _ = self.process.communicate(timeout=TIMEOUT_SECONDS)
        return Ended(self.process.returncode, out, self.errors.read_text("utf-8"))


def calm_at(port: int) -> tuple[str, ...]:
    """Return the arguments of `CALM`, with a fixed port."""
    return ("--port", str(port), *_CALM)


def environment(**settings: str) -> Mapping[str, str]:
    """Return the environment variables that every program needs, and these settings."""
    return {name: os.environ[name] for name in _INHERITED if name in os.environ} | settings


@contextmanager
def serving(
    folder: Path, *arguments: str, program: Sequence[str] = SERVE, **settings: str
) -> Iterator[Served]:
    """Start a server, and yield it when its address is known. Kill its process group at the end."""
    errors = folder / "errors.txt"
    with errors.open("w") as err:
        process = subprocess.Popen(
            [sys.executable, *program, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=err,
            env=environment(**settings),
            cwd=folder,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )
    try:
        yield Served(process, _greeting(process, errors), errors)
    finally:
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
