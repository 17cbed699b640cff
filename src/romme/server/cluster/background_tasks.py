"""Work beside what people ask for: it is kept until it is done, and told in the log if it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final

import structlog

from romme.store.connection.engines import is_away

log: Final = structlog.get_logger()


class BackgroundTasks:
    """Tasks that nobody waits for."""

    def __init__(self) -> None:
        """Begin with none."""
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many are under way."""
        return len(self._tasks)

    def begin(self, work: Coroutine[object, object, None]) -> None:
        """Have something done soon."""
        task = asyncio.create_task(work)
        self._tasks.add(task)  # the loop alone would let go of it
        task.add_done_callback(self._ended)

    async def close(self) -> None:
        """Break off what is not done."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            report("a task broke down", error)


def report(what: str, error: Exception) -> None:
    """Write down what broke; of a database that is away the reason will do, for every table."""
    if is_away(error):
        log.warning(what, reason=type(error).__name__)
    else:
        log.error(what, exc_info=error)
