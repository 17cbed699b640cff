"""A file that one process holds; the system lets go of it when the process dies."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from romme.store.errors import InUse

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Keeps a second server away from a file.

    The lock is a file beside it, for locks on the database itself are SQLite's own. It stays when
    the lock is given back: whoever removed it could remove one that somebody just took.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock, or raise `InUse` at once."""
        beside = path.with_name(f"{path.name}.lock")
        self._descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _take(self._descriptor)
        except OSError:
            os.close(self._descriptor)
            raise InUse(path) from None

    def close(self) -> None:
        """Give the lock back."""
        os.close(self._descriptor)


@contextmanager
def claim(path: Path) -> Iterator[None]:
    """Have an SQLite file for oneself; it exists then, readable by this user alone.

    It holds what is dealt and hashes of passwords. The files beside it get the same rights.
    """
    lock = FileLock(path)
    try:
        path.touch(mode=0o600)
        yield
    finally:
        lock.close()
