"""Run other programs: with their output in a log, or in place of this one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NoReturn

from checkout import WINDOWS
from progress import SetUpFailed

Command = Sequence[str | Path]

NETWORK: Final = (
    "Failed to fetch",
    "error sending request",
    "dns error",
    "Could not fetch URL",
    "Connection to",
    "connection broken by",
    "No matching distribution found",
    "ENOTFOUND",
    "ECONNREFUSED",
    "ECONNRESET",
    "EAI_AGAIN",
    "ETIMEDOUT",
    "network request to",
)
"""Parts of the messages of pip, uv and npm when they cannot reach the package registry."""
REASONS: Final = (
    (("No space left", "ENOSPC", "not enough space"), "the disk is full", "free 1 GB of space"),
    (("Permission denied", "EACCES", "Read-only file system"), "a file cannot be written", ""),
    (
        NETWORK,
        "the package registry cannot be reached",
        "check the network, and HTTPS_PROXY if you are behind a proxy",
    ),
)
ENDED_BY_USER: Final = 130
"""Exit status of a program that Ctrl-C has ended."""
_running: Final[set[subprocess.Popen[bytes]]] = set()


def run_logged(
    step: str, log: Path, *commands: Command, environment: Mapping[str, str] | None = None
) -> None:
    """Run commands with their output in `log`, until one succeeds.

    Raise `SetUpFailed` with the reason of the last one if all fail.
    """
    for command in commands:
        with log.open("wb") as output:
            program = subprocess.Popen(
                [str(word) for word in command],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=os.environ | (environment or {}),
            )
            _running.add(program)
            try:
                if program.wait() == 0:
                    return
            finally:
                _running.discard(program)
    raise failure(step, log)


def end_running() -> None:
    """End the programs that `run_logged` runs at present, in other threads too."""
    for program in list(_running):
        program.terminate()


def failure(step: str, log: Path) -> SetUpFailed:
    """Explain a failed step by the output of its program."""
    output = log.read_text("utf-8", errors="replace")
    for signs, reason, advice in REASONS:
        if any(sign in output for sign in signs):
            return SetUpFailed(
                step, f"{reason} (details: {log})", f"{advice}, then start again".lstrip(", ")
            )
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return SetUpFailed(
        step, f"failed: {lines[-1] if lines else 'no output'}", f"the whole output is in {log}"
    )


def replace_process(*command: str | Path) -> NoReturn:
    """Run a command in place of this process, and end with its exit status."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    sys.stderr.flush()
    if not WINDOWS:
        os.execv(words[0], words)  # noqa: S606 - our own command, no shell
    # Windows cannot replace a process. Ctrl-C reaches both; the child decides what it means.
    with subprocess.Popen(words) as child:
        while child.poll() is None:
            with suppress(KeyboardInterrupt):
                child.wait()
        sys.exit(child.returncode)
