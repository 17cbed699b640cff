"""Worker processes for bots and hints, so that their computation does not delay other tables.

A worker gets a view, never the state, so a bot cannot see hidden cards. There are separate
processes for the server's own bots, for bots from other packages and for hints. If a bot fails, the
next weaker one decides, so there is always a move.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import Callable, Mapping
from functools import partial
from random import SystemRandom
from typing import Final, Protocol, TypeVar, TypeVarTuple

import structlog

from romme.bots.protocol import Move
from romme.bots.registry import LEVELS, bot_names, levels_below
from romme.server.analysis import bot_jobs
from romme.server.analysis.bot_health import BotHealth
from romme.server.workers.fair_queue import NO_PARTY, Party
from romme.server.workers.pool import LOAD_SECONDS, JobFailed, JobTerms, Workers, unpickled
from romme.server.workers.worker_process import JobRefused, WorkerLimits, packed, pickled
from romme.view.knowledge import View
from romme.wire.messages import HintAdvice

SECONDS: Final = 1.0
"""Time budget for a bot's decision. The server's own bots take far less."""
HARD_SECONDS: Final = 5.0
"""Time after which a bot's process is killed if the bot has not decided."""
FOREIGN_HARD_SECONDS: Final = 5.0
"""Like `HARD_SECONDS`, for bots from other packages."""
HINT_SECONDS: Final = 0.5
MIN_HINT_SECONDS: Final = 0.05
JOB_SECONDS: Final = 600.0
"""Timeout of work passed to `BotWorkers.run`."""
LARGEST_RESULT_BYTES: Final = 1 << 29
LOW_PRIORITY: Final = 5
"""Niceness of hints and of bots from other packages."""
MEMORY_BYTES: Final = 1 << 30
"""Default memory limit of each process for bots from other packages."""
LAST_RESORT: Final = ("anfaenger", "zufall")
"""Levels that decide in the server process if all workers fail. They take about a millisecond."""

log: Final = structlog.get_logger()

Args = TypeVarTuple("Args")
Result = TypeVar("Result")


class Observer(Protocol):
    """An object that counts failures of bots, for metrics."""

    def bot_killed(self, pool: str, reason: str) -> None:
        """Count a worker process of a pool that died or timed out."""
        ...

    def bot_replaced(self, bot: str, reason: str) -> None:
        """Count a decision that a weaker bot had to make because this bot failed."""
        ...


class _NullObserver:
    def bot_killed(self, pool: str, reason: str) -> None:
        pass

    def bot_replaced(self, bot: str, reason: str) -> None:
        pass


class BotWorkers:
    """Worker processes for bots and hints, started on demand."""

    def __init__(
        self,
        workers: int | None = None,
        niceness: int = 0,
        *,
        memory_bytes: int = MEMORY_BYTES,
        observer: Observer | None = None,
    ) -> None:
        """Set the size of each pool for bots. The default leaves one core for the tables.

        The pool for hints is half as large. `memory_bytes` limits each process for bots from other
        packages; 0 means no limit.
        """
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._observer: Observer = observer or _NullObserver()
        self.health = BotHealth()
        self._house = self._pool("house", count, WorkerLimits(niceness))
        foreign = WorkerLimits(max(niceness, LOW_PRIORITY), memory_bytes)
        self._foreign = self._pool("foreign", count, foreign)
        self._hints = self._pool(
            "hints", max(1, count // 2), WorkerLimits(max(niceness, LOW_PRIORITY))
        )
        self._seeds = SystemRandom()

    def _pool(self, name: str, count: int, limits: WorkerLimits) -> Workers:
        return Workers(count, limits, on_kill=partial(self._observer.bot_killed, name))

    @property
    def waiting(self) -> int:
        """The number of bot decisions that wait for a process."""
        return self._house.waiting + self._foreign.waiting

    @property
    def failing(self) -> Mapping[str, str]:
        """The bots that are suspended at present, each with the reason."""
        return self.health.failing

    async def warm_up(self) -> None:
        """Start a process before the first decision, because starting takes a second or two."""
        if not self._house.processes:
            await self.run(bot_names)

    async def renew(self) -> None:
        """Replace all worker processes without delaying any decision.

        Raise `JobFailed` if a new process cannot be started.
        """
        for pool in (self._house, self._foreign, self._hints):
            await pool.renew()

    async def choose(self, level: str, view: View, *, party: Party = NO_PARTY) -> Move:
        """Return a bot's move or, if the bot fails, that of the next weaker one.

        The computing time is charged to `party`.
        """
        seed = self._seeds.getrandbits(64)
        seen = pickle.dumps(view)
        for bot in (level, *levels_below(level)):
            if not self.health.may_play(bot):
                continue
            try:
                move = await self._ask(bot, seen, seed, party)
            except (JobFailed, JobRefused) as failed:
                self.record_failure(bot, str(failed))
            else:
                self.health.succeeded(bot)
                return move
        return await asyncio.to_thread(_decide_here, seen, seed)

    async def _ask(self, bot: str, seen: bytes, seed: int, party: Party) -> Move:
        is_ours = bot in LEVELS
        pool = self._house if is_ours else self._foreign
        limit = HARD_SECONDS if is_ours else FOREIGN_HARD_SECONDS

        def pack(share_seconds: float) -> bytes:
            budget = min(SECONDS, share_seconds)
            return packed(bot_jobs.choose, bot, seen, seed, budget, seconds=limit)

        terms = JobTerms(limit, bot_jobs.LONGEST_MOVE_BYTES, _loading(bot))
        return bot_jobs.read_choice(await pool.ask(pack, terms, party=party))

    def record_failure(self, bot: str, reason: str) -> None:
        """Count and log a bot's failure. A bot that fails repeatedly is suspended for a while."""
        self._observer.bot_replaced(bot, reason)
        rest = self.health.failed(bot, reason)
        log.warning("bot failed", bot=bot, reason=reason, rests_seconds=round(rest))

    async def hint(
        self,
        lang: str,
        view: View,
        names: tuple[str, ...],
        *,
        party: Party = NO_PARTY,
    ) -> list[HintAdvice]:
        """Return the best moves for the player with this view, with reasons in language `lang`.

        Hints take a long time, so they have their own processes with lower priority than bots.
        """
        seed = self._seeds.getrandbits(64)

        def pack(share_seconds: float) -> bytes:
            budget = min(HINT_SECONDS, max(MIN_HINT_SECONDS, share_seconds))
            args = (lang, view, names, seed, budget)
            return packed(pickled, bot_jobs.hint, args, seconds=HARD_SECONDS)

        terms = JobTerms(HARD_SECONDS, LARGEST_RESULT_BYTES, _loading(LAST_RESORT[0]))
        return unpickled(bot_jobs.hint, await self._hints.ask(pack, terms, party=party))

    async def run(
        self,
        work: Callable[[*Args], Result],
        *args: *Args,
        party: Party = NO_PARTY,
    ) -> Result:
        """Run trusted work in a worker process and return its result.

        Raise what `work` raises, or `JobFailed` if there is no result.
        """
        terms = JobTerms(JOB_SECONDS, LARGEST_RESULT_BYTES)
        return await self._house.run(work, *args, terms=terms, party=party)

    def close(self) -> None:
        """Kill all processes. A later job starts them again."""
        for pool in (self._house, self._foreign, self._hints):
            pool.close()


def _loading(bot: str) -> bytes:
    return packed(bot_jobs.load, bot, seconds=LOAD_SECONDS)


def _decide_here(seen: bytes, seed: int) -> Move:
    """Return the move of a fast bot, which decides in the server process itself."""
    first, last = LAST_RESORT
    try:
        written = bot_jobs.choose(first, seen, seed, SECONDS)
    except Exception:  # noqa: BLE001 - fall back to the simplest level
        written = bot_jobs.choose(last, seen, seed, SECONDS)
    return bot_jobs.read_choice(written)
