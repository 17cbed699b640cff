"""Spawn the processes of servers: their flags, environment, process group and log."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final

TIMEOUT_SECONDS: Final = 120.0
"""Time after which a process that is to start or to end counts as stuck."""
SERVE: Final = ("-m", "romme", "serve")
"""The arguments of Python that run the command."""
PORTS: Final = range(20_000, 32_000)
"""Ports below the ephemeral range, so that no client takes the port of a dead server."""
_CALM: Final = ("--limits", "off", "--lang", "en")
CALM: Final = ("--port", "0", "--bot-pause", "0", *_CALM)
"""Flags for a free port, and for bots without pauses, no rate limits and English output."""
_INHERITED: Final = (
    "PATH",
    "HOME",
    "TMPDIR",
    "VIRTUAL_ENV",
    "COVERAGE_PROCESS_CONFIG",
    "PYTHONPYCACHEPREFIX",
    "ROMME_PURE",
)


def calm_at(port: int, bot_pause_ms: int = 0) -> tuple[str, ...]:
    """Return the arguments of `CALM`, with a fixed port and a pause of the bots."""
    return ("--port", str(port), "--bot-pause", str(bot_pause_ms), *_CALM)


def free_port() -> int:
    """Return a port that is not in use."""
    while True:
        port = random.choice(PORTS)  # noqa: S311 - no secret
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


def environment(**settings: str) -> Mapping[str, str]:
    """Return the environment variables that every program needs, and these settings."""
    return {name: os.environ[name] for name in _INHERITED if name in os.environ} | settings


def spawn_server(
    folder: Path,
    *arguments: str,
    log: Path | int,
    stdin: int = subprocess.DEVNULL,
    stdout: int | None = subprocess.PIPE,
    settings: Mapping[str, str] = MappingProxyType({}),
) -> subprocess.Popen[str]:
    """Start Python with these arguments in a folder, and return the process.

    Standard error is appended to the log, a file or a file descriptor. If `stdout` is None, so is
    standard output. The process leads its own process group, which includes its bot processes.
    """
    opened = log if isinstance(log, int) else os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    try:
        return subprocess.Popen(
            [sys.executable, *arguments],
            stdin=stdin,
            stdout=opened if stdout is None else stdout,
            stderr=opened,
            env=environment(**settings),
            cwd=folder,
            text=True,
            encoding="utf-8",
            start_new_session=True,
        )
    finally:
        if opened is not log:
            os.close(opened)
