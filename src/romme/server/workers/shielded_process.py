"""Worker processes that ignore Ctrl-C from the start.

The terminal sends SIGINT to every process of the server, but only the server itself may act on it.
Without this, a worker that is still importing modules would print a traceback, because it cannot
ignore the signal yet.

Windows cannot block a signal, so there a worker ignores Ctrl-C only after its imports.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnProcess


class ShieldedProcess(SpawnProcess):
    """A process that starts with SIGINT blocked.

    It is spawned, not forked: a fork of a threaded process copies locks that are never released.
    """

    def start(self) -> None:
        """Start the process. A SIGINT during the start reaches the server afterwards."""
        with _interrupts_blocked():
            super().start()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in this thread inside `with`. A new process inherits the signal mask.

    No-op on Windows.
    """
    if sys.platform == "win32":
        yield
    else:
        resource_tracker.ensure_running()  # starting it later would unblock the signal
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
