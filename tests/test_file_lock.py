"""Only one process at a time can lock a file, on POSIX and on Windows.

The Windows code is tested on Linux too, with an emulation of `msvcrt.locking`.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
EMULATE_WINDOWS: Final = """
from tests.support.windows.emulation import emulate_system

emulate_system()
"""
LOCK: Final = """
import sys
from romme.file_lock import FileLocked, lock_file

with open(sys.argv[1], "r+b") as file:
    file.seek(4)
    print("started", flush=True)
    try:
        lock_file(file.fileno(), timeout_seconds=float(sys.argv[2]))
    except FileLocked:
        print("refused", flush=True)
    else:
        print("locked at", file.tell(), flush=True)
    sys.stdin.readline()
sys.stdin.read()
"""
LOCKED: Final = "locked at 4\n"
PATIENT_SECONDS: Final = 60.0

SYSTEMS: Final = {
    "linux": {"posix": "", "windows": EMULATE_WINDOWS},
    "win32": {"windows": ""},
}.get(sys.platform, {"posix": ""})


class Locker:
    """Another process that locks a file."""

    def __init__(self, system: str, path: Path, timeout_seconds: float) -> None:
        code = SYSTEMS[system] + LOCK
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, path, str(timeout_seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert self.output() == "started\n"

    def output(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def close_file(self) -> None:
        """Make the process close the file and keep running."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()


@pytest.fixture(params=SYSTEMS)
def system(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "file"
    file.write_bytes(b"content")
    return file


@contextmanager
def locker(system: str, path: Path, timeout_seconds: float = 0.0) -> Iterator[Locker]:
    started = Locker(system, path, timeout_seconds)
    with started.process:
        try:
            yield started
        finally:
            started.process.kill()


def test_a_second_process_is_refused_until_the_file_is_closed(system: str, path: Path) -> None:
    with locker(system, path) as first:
        assert first.output() == LOCKED
        with locker(system, path) as second:
            assert second.output() == "refused\n"
        with locker(system, path, PATIENT_SECONDS) as third:
            first.close_file()
            assert third.output() == LOCKED
            assert first.process.poll() is None, "the process still runs"


def test_the_lock_ends_with_the_process(system: str, path: Path) -> None:
    with locker(system, path) as first:
        assert first.output() == LOCKED
        with locker(system, path, PATIENT_SECONDS) as second:
            first.process.kill()
            assert second.output() == LOCKED


def test_others_can_read_a_locked_file(system: str, path: Path) -> None:
    with locker(system, path) as first:
        assert first.output() == LOCKED
        assert path.read_bytes() == b"content"
    assert path.stat().st_size == len(b"content")
