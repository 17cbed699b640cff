"""Processes for work on what strangers send: with a limit on memory and time, and disposable.

Length is no bound on cost. What a parser or a search makes of a text is found out where running out
of memory or time costs nothing but that process: the next job starts another one. A bounded number
of jobs wait, and fewer from one address, so that nobody fills the queue alone.

Errors:
  TooCostly: the job hit a limit, or its process died.
  Problem `too-many`: too many jobs wait already.
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
"""Tables go first."""
IDLE_SECONDS: Final = 60.0
"""After which a process without work ends."""
RETRY_SECONDS: Final = 2
"""What somebody is told for whom there is no room in the queue."""
LARGEST_RESULT_BYTES: Final = 64 * MEBIBYTE

Given = TypeVarTuple("Given")
Result = TypeVar("Result")

log: Final = structlog.get_logger()


class TooCostly(Exception):  # noqa: N818 - named for what is wrong
    """A job that needs more than it may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """What a process may use, and how many jobs may wait for it."""

    seconds: float
    """For one job."""
    memory_bytes: int = 512 * MEBIBYTE
    """With what it needs to start, some 100 MiB."""
    waiting: int = 12
    waiting_by_key: int = 6
    """Of one address or person."""


class Confined:
    """One process that works on one job at a time; started when first needed."""

    def __init__(self, name: str, bounds: Bounds) -> None:
        """Start nothing yet; the name is for the log."""
        self.name = name
        self.bounds = bounds
        self.waiting: Counter[str] = Counter()
        """Jobs that wait or run, by key."""
        limits = WorkerLimits(NICENESS, bounds.memory_bytes, IDLE_SECONDS)
        self._workers = Workers(1, limits)
        self._terms = JobTerms(bounds.seconds, LARGEST_RESULT_BYTES)

    async def run(self, key: str, work: Callable[[*Given], Result], *given: *Given) -> Result:
        """Have a job done, for whoever the key names; raises what the job raises, and see above.

        `work` is a function of a module. Those who wait take turns.
        """
        full = self.waiting.total() >= self.bounds.waiting
        if full or self.waiting[key] >= self.bounds.waiting_by_key:
            raise PeopleRefusal.TOO_MANY.problem(seconds=RETRY_SECONDS)
        self.waiting[key] += 1
        try:
            return await self._workers.run(work, *given, terms=self._terms, party=Party(key))
        except JobFailed as failed:
            log.warning("work given up", work=self.name, reason=failed.reason)
            raise TooCostly(failed.reason) from None
        finally:
            self.waiting[key] -= 1
            if not self.waiting[key]:
                del self.waiting[key]

    def close(self) -> None:
        """Kill the process, whatever it is at."""
        self._workers.close()


# --- those of the server -------------------------------------------------------------------------

FILES: Final = Confined("files", Bounds(seconds=15.0))
"""Game files and lists of people that somebody brings along."""
GAMES: Final = Confined("games", Bounds(seconds=30.0, waiting=24))
"""Finished games of this server, read back from the log."""


def close_all() -> None:
    """Kill all processes, at the end of a server."""
    for one in (FILES, GAMES):
        one.close()
