"""Disposable processes with memory and time limits, for work on untrusted input.

A short input can still be expensive to parse or search. Here a job that runs out of memory or time
kills only its own process, and the next job starts a new one. The queue is bounded, with a lower
limit per address, so that one client cannot fill it.

Errors:
  TooCostly: the job hit a limit, or its process died.
  Problem `too-many`: too many jobs are waiting already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar, TypeVarTuple

import structlog

from romme.server.people.refusals import PeopleRefusal
from romme.server.workers.fair_queue import Party
from romme.server.workers.pool import JobFailed, JobTerms, Workers
from romme.server.workers.worker_process import WorkerLimits

MEBIBYTE: Final = 1024 * 1024
NICENESS: Final = 5
"""Niceness of the processes, so that they do not slow down the tables."""
IDLE_SECONDS: Final = 60.0
"""Idle time after which the process ends."""
RETRY_SECONDS: Final = 2
"""Time after which a client is told to retry when the queue is full."""
LARGEST_RESULT_BYTES: Final = 64 * MEBIBYTE

Args = TypeVarTuple("Args")
Result = TypeVar("Result")

log: Final = structlog.get_logger()


class TooCostly(Exception):  # noqa: N818 - named for what is wrong
    """A job that exceeded its limits, or whose process died."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """Limits of a process and of its queue."""

    seconds: float
    """Maximum time per job."""
    memory_bytes: int = 512 * MEBIBYTE
    """Maximum memory, including about 100 MiB that the process needs to start."""
    waiting: int = 12
    waiting_by_key: int = 6
    """Maximum number of waiting and running jobs per address or person."""


class ConfinedWorker:
    """One process that does one job at a time. It is started when first needed."""

    def __init__(self, name: str, bounds: Bounds) -> None:
        """Set the limits. `name` appears in the log."""
        self.name = name
        self.bounds = bounds
        self.waiting: Counter[str] = Counter()
        """Number of waiting and running jobs, by key."""
        limits = WorkerLimits(NICENESS, bounds.memory_bytes, IDLE_SECONDS)
        self._workers = Workers(1, limits)
        self._terms = JobTerms(bounds.seconds, LARGEST_RESULT_BYTES)

    async def run(self, key: str, work: Callable[[*Args], Result], *args: *Args) -> Result:
        """Run `work` in the process on behalf of `key`, and return its result.

        Raise the exceptions of `work`, and those listed in the module docstring. `work` must be a
        module-level function. Keys with waiting jobs take turns.
        """
        full = self.waiting.total() >= self.bounds.waiting
        if full or self.waiting[key] >= self.bounds.waiting_by_key:
            raise PeopleRefusal.TOO_MANY.problem(seconds=RETRY_SECONDS)
        self.waiting[key] += 1
        try:
            return await self._workers.run(work, *args, terms=self._terms, party=Party(key))
        except JobFailed as failed:
            log.warning("job failed", work=self.name, reason=failed.reason)
            raise TooCostly(failed.reason) from None
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]

    def close(self) -> None:
        """Kill the process, even during a job."""
        self._workers.close()


# --- the server's processes ----------------------------------------------------------------------

FILES: Final = ConfinedWorker("files", Bounds(seconds=15.0))
"""The worker that reads uploaded game files and lists of people."""
GAMES: Final = ConfinedWorker("games", Bounds(seconds=30.0, waiting=24))
"""The worker for finished games of this server, which are read back from the log."""


def close_all() -> None:
    """Kill all confined processes. Called at server shutdown."""
    for one in (FILES, GAMES):
        one.close()
