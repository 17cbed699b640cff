"""Background tasks that are kept alive until they end, and logged if they fail."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final

import structlog

from romme.store.connection.engines import is_away

log: Final = structlog.get_logger()


class BackgroundTasks:
    """Running tasks that nobody awaits."""

    def __init__(self) -> None:
        """Begin without tasks."""
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """Return the number of unfinished tasks."""
        return len(self._tasks)

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Start a task for the coroutine and keep it alive until it ends.

        An exception is logged, not raised. `close` cancels the task.
        """
        task = asyncio.create_task(work)
        self._tasks.add(task)  # the loop holds only weak references
        task.add_done_callback(self._ended)

    async def close(self) -> None:
        """Cancel the unfinished tasks and wait for them to end."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            report("background task failed", error)


def report(event: str, error: Exception) -> None:
    """Log a failure: in full, or just the reason if the database is unreachable."""
    if is_away(error):
        log.warning(event, reason=type(error).__name__)
    else:
        log.error(event, exc_info=error)
