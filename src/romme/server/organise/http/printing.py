"""Rendering of papers in a separate process, one at a time.

The renderer keeps its results in memory, hundreds of megabytes for a large hall. So the process
ends when it has been idle for a while.
"""

from __future__ import annotations

import asyncio
from typing import Final

from romme.papers.press import Job, render_pdf
from romme.server.analysis.bot_workers import BotWorkers

NICENESS: Final = 5
"""Niceness of the process, so that it does not slow down the tables."""
IDLE_SECONDS: Final = 60.0
"""Idle time after which the process ends."""


class PrintingProcess:
    """Renders papers in a worker process."""

    def __init__(self) -> None:
        """Start without a process. The first paper starts it."""
        self._press = BotWorkers(1, NICENESS)
        self._waiting = 0
        self._ending: asyncio.TimerHandle | None = None

    async def print(self, job: Job) -> bytes:
        """Render a paper as PDF.

        Raise `NoPrinter` if typst is not installed, and `JobFailed` if the process returns no PDF.
        """
        self._cancel_timer()
        self._waiting += 1
        try:
            return await self._press.run(render_pdf, job)
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._cancel_timer()
                loop = asyncio.get_running_loop()
                self._ending = loop.call_later(IDLE_SECONDS, self._press.close)

    def _cancel_timer(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None

    def close(self) -> None:
        """Kill the process."""
        self._cancel_timer()
        self._press.close()
