"""An SQLite file that one process has for itself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from romme.file_lock import lock_file
from romme.store.errors import InUse


@contextmanager
def claim(path: Path) -> Iterator[None]:
    """Have an SQLite file for oneself, or raise `InUse`; it exists then, for this user alone.

    It holds what is dealt and hashes of passwords. The files beside it get the same rights.

    The lock is on a file beside it, for locks on the database itself are SQLite's own. That file
    stays: whoever removed it could remove one that another process has just locked.
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
