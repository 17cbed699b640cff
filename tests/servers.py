"""`romme serve` as people start it: a process of its own, on a port that is free.

    with serving("--database", url) as served:
        ...  # at served.address

The port is the system's choice, and the address is read where people read it. However a test ends,
neither the process nor the processes in which its bots think are left.
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
"""Seconds after which a process that neither says anything nor ends counts as stuck."""
SERVE: Final = ("-m", "romme", "serve")
_CALM: Final = ("--bot-pause", "0", "--limits", "off", "--lang", "en")
CALM: Final = ("--port", "0", *_CALM)
_KEPT: Final = (
    "PATH",
    "HOME",
    "TMPDIR",
    "VIRTUAL_ENV",
    "COVERAGE_PROCESS_CONFIG",
    "PYTHONPYCACHEPREFIX",
)


@dataclass(frozen=True, slots=True)
class Ended:
    """What a server left behind."""

    status: int
    out: str
    err: str


@dataclass(frozen=True, slots=True)
class Served:
    """A running server."""

    process: subprocess.Popen[str]
    greeting: tuple[str, ...]
    """What it printed when it was ready."""
    errors: Path

    @property
    def address(self) -> str:
        """Where its page is."""
        return _address(self.greeting[0])

    def end(self, sign: signal.Signals = signal.SIGINT) -> Ended:
        """Tell it to stop as a terminal or a service manager does, and wait until it has."""
        self.process.send_signal(sign)
        out, _ = self.process.communicate(timeout=TIMEOUT_SECONDS)
        return Ended(self.process.returncode, out, self.errors.read_text("utf-8"))


def calm_at(port: int) -> tuple[str, ...]:
    """As `CALM` says, at a known port."""
    return ("--port", str(port), *_CALM)


def environment(**settings: str) -> Mapping[str, str]:
    """The variables of this process that a program needs to run, and no setting but those given."""
    return {name: os.environ[name] for name in _KEPT if name in os.environ} | settings


@contextmanager
def serving(
    folder: Path, *arguments: str, program: Sequence[str] = SERVE, **settings: str
) -> Iterator[Served]:
    """Start a server, wait until it says where it is, and see that nothing of it is left."""
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
    """All lines up to the one about stopping."""
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
    raise AssertionError(f"it ended:\n{errors.read_text('utf-8')}")


def _address(line: str) -> str:
    found = re.search(r"https?://\S+", line)
    assert found, line
    return found[0]
