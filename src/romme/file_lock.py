"""An exclusive lock on an open file, between processes.

The operating system releases the lock when the file is closed or the process dies.

>>> from tempfile import TemporaryFile
>>> with TemporaryFile() as file:
...     lock_file(file.fileno())
"""

from __future__ import annotations

import os
import sys
import time
from typing import Final

_RETRY_SECONDS: Final = 0.02

if sys.platform == "win32":
    import msvcrt

    _LOCKED_BYTE: Final = 1 << 40
    """Offset of the byte to lock.

    It is beyond the end of any file, because other processes cannot read a locked byte.
    """

    def _try_lock(descriptor: int) -> bool:
        position = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            os.lseek(descriptor, position, os.SEEK_SET)
        return True

else:
    import fcntl

    def _try_lock(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):  # which of them depends on the file system
            return False
        return True


class FileLocked(OSError):  # noqa: N818 - named for what is wrong
    """Another process holds the lock."""


def lock_file(descriptor: int, *, timeout_seconds: float = 0.0) -> None:
    """Lock a file, waiting up to `timeout_seconds` while another process holds the lock.

    Raise `FileLocked` on timeout, and another `OSError` if the file system has no locks.
    """
    until = time.monotonic() + timeout_seconds
    while not _try_lock(descriptor):
        if time.monotonic() >= until:
            raise FileLocked
        time.sleep(_RETRY_SECONDS)
