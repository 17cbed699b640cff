"""Exclusive ownership of an SQLite file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from romme.file_lock import lock_file
from romme.store.errors import InUse


@contextmanager
def claim(path: Path) -> Iterator[None]:
    """Lock an SQLite file for this process, and create the file if it does not exist.

    Raise `InUse` if another process holds the lock. Only the current user can read a new file,
    because it holds dealt cards and password hashes. SQLite gives its side files the same
    permissions.

    The lock is on a separate file, because SQLite itself locks the database file. The lock file is
    never removed: a process could remove one that another process has just locked.
    """
    descriptor = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            lock_file(descriptor)
        except OSError:
            raise InUse(path) from None
        path.touch(mode=0o600)
        yield
    finally:
        os.close(descriptor)
