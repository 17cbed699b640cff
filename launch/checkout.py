"""The checkout that runs, and the private folder for everything that is installed for it.

A checkout on a read-only disk is copied to the user's cache folder first, and the copy runs.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Final

from progress import SetUpFailed, say

WINDOWS: Final = os.name == "nt"
NOT_COPIED: Final = frozenset(
    {".git", ".romme", "__compiled__", "__pycache__", "built", "built.new", "node_modules"}
)
"""Folders that a copy of a checkout does not need, because they are created again."""


@dataclass(frozen=True, slots=True)
class Checkout:
    """A checkout that can be written to."""

    root: Path

    @property
    def private(self) -> Path:
        """The folder for everything that is installed."""
        return self.root / ".romme"

    @property
    def python(self) -> Path:
        """The Python of the virtual environment."""
        return self.tool("python")

    def tool(self, name: str) -> Path:
        """Return a program of the virtual environment."""
        venv = self.private / "venv"
        return venv / "Scripts" / f"{name}.exe" if WINDOWS else venv / "bin" / name

    def log(self, step: str) -> Path:
        """Return the file for the output of a step."""
        folder = self.private / "logs"
        folder.mkdir(exist_ok=True)
        return folder / f"{step}.log"

    @contextmanager
    def lock(self, name: str, *, waiting: str) -> Iterator[None]:
        """Let one process at a time run the block. Say `waiting` if another one runs it."""
        lock = runpy.run_path(str(self.root / "src" / "romme" / "file_lock.py"))
        lock_file, locked = lock["lock_file"], lock["FileLocked"]
        with (self.private / name).open("a") as file:
            with suppress(OSError):  # a file system without locks
                try:
                    lock_file(file.fileno())
                except locked:
                    say(waiting)
                    lock_file(file.fileno(), timeout_seconds=inf)
            yield


def find_checkout(root: Path) -> Checkout:
    """Return the checkout at `root`, or an up-to-date copy of it if it is read-only."""
    if _is_writable(root):
        return Checkout(root)
    digest = sha256(str(root).encode()).hexdigest()[:8]
    copy = _cache_folder() / "romme" / f"{root.name}-{digest}"
    try:
        copy.mkdir(parents=True, exist_ok=True)
        _update(copy, root)
    except OSError as error:
        raise SetUpFailed(
            "set-up",
            f"neither {root} nor {copy} can be written to ({error.strerror})",
            "copy the folder to a place where you may write",
        ) from None
    (copy / ".romme").mkdir(exist_ok=True)
    return Checkout(copy)


def _is_writable(root: Path) -> bool:
    probe = root / ".romme" / f"probe-{os.getpid()}"
    try:
        probe.parent.mkdir(exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def _cache_folder() -> Path:
    if WINDOWS:
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _update(copy: Path, root: Path) -> None:
    """Copy the files that are new or changed, and delete those that are gone."""
    wanted = set()
    for folder, names, files in os.walk(root):
        names[:] = [name for name in names if name not in NOT_COPIED]
        to = copy / Path(folder).relative_to(root)
        to.mkdir(exist_ok=True)
        for name in {*files} - NOT_COPIED:
            wanted.add(to / name)
            _copy_file(Path(folder, name), to / name)
    for folder, names, files in os.walk(copy):
        names[:] = [name for name in names if name not in NOT_COPIED]
        for name in files:
            if Path(folder, name) not in wanted:
                Path(folder, name).unlink()


def _copy_file(source: Path, target: Path) -> None:
    state = source.stat()
    with suppress(FileNotFoundError):
        copied = target.stat()
        if (state.st_size, state.st_mtime_ns) == (copied.st_size, copied.st_mtime_ns):
            return
        target.unlink()
    shutil.copy2(source, target)
    target.chmod(state.st_mode | 0o200)
