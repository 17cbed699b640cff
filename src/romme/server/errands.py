"""Work beside what people ask for: it is kept until it is done, and told in the log if it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final

import structlog

log: Final = structlog.get_logger()


class Errands:
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
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task broke down", exc_info=error)
