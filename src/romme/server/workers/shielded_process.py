"""Worker processes that a Ctrl-C in the terminal does not reach.

The terminal sends it to every process of the server. Only the server itself may act on it: a worker
would print a traceback, even while it is still importing and cannot ignore the signal yet.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnProcess


class ShieldedProcess(SpawnProcess):
    """A process that begins with SIGINT blocked.

    It is spawned: forking a process with threads and sockets would copy locks that nobody opens
    again.
    """

    def start(self) -> None:
        """Start it; a signal that arrives meanwhile reaches the server afterwards."""
        with _interrupts_blocked():
            super().start()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in this thread; a new process inherits that, whatever it executes."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # its first start would lift the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
