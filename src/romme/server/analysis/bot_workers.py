"""Bots and hints think in processes of their own, so that nobody at another table waits for them.

A worker gets a view, never a state: a bot cannot peek even if it wanted to. Bots of other packages
have processes apart from those of the house, and so have hints. Whatever a bot does, a move comes
back: that of the next level below when its own cannot be used.
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
"""The most time for a decision of a bot; those of the house take far less."""
HARD_SECONDS: Final = 5.0
"""After which a bot that has not decided loses its process."""
FOREIGN_HARD_SECONDS: Final = 5.0
"""The same for bots of other packages."""
HINT_SECONDS: Final = 0.5
LEAST_HINT_SECONDS: Final = 0.05
JOB_SECONDS: Final = 600.0
"""After which any other work is given up."""
LARGEST_RESULT_BYTES: Final = 1 << 29
GIVING_WAY: Final = 5
"""Niceness of what live tables do not wait for, and of the bots of others."""
MEMORY_BYTES: Final = 1 << 30
"""For each process in which bots of others think, unless it is set otherwise."""
LAST_RESORT: Final = ("anfaenger", "zufall")
"""Levels quick enough to decide in the server, when no process can: a millisecond."""

log: Final = structlog.get_logger()

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


class Observer(Protocol):
    """Hears what goes wrong."""

    def bot_killed(self, pool: str, reason: str) -> None:
        """A process had to be replaced."""
        ...

    def bot_replaced(self, bot: str, reason: str) -> None:
        """The level below has to decide for a bot."""
        ...


class _Nobody:
    """Counts nothing."""

    def bot_killed(self, pool: str, reason: str) -> None:
        pass

    def bot_replaced(self, bot: str, reason: str) -> None:
        pass


class BotWorkers:
    """Worker processes for bots and hints, started when they are needed."""

    def __init__(
        self,
        workers: int | None = None,
        niceness: int = 0,
        *,
        memory_bytes: int = MEMORY_BYTES,
        observer: Observer | None = None,
    ) -> None:
        """Say how many may think at the same time; by default one core is left for the tables.

        `memory_bytes` bounds each process in which bots of others think; 0 is no limit.
        """
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._observer: Observer = observer or _Nobody()
        self.health = BotHealth()
        self._house = self._pool("house", count, WorkerLimits(niceness))
        foreign = WorkerLimits(max(niceness, GIVING_WAY), memory_bytes)
        self._foreign = self._pool("foreign", count, foreign)
        self._hints = self._pool(
            "hints", max(1, count // 2), WorkerLimits(max(niceness, GIVING_WAY))
        )
        self._seeds = SystemRandom()

    def _pool(self, name: str, count: int, limits: WorkerLimits) -> Workers:
        return Workers(count, limits, on_kill=partial(self._observer.bot_killed, name))

    @property
    def waiting(self) -> int:
        """How many decisions of bots wait for a process."""
        return self._house.waiting + self._foreign.waiting

    @property
    def failing(self) -> Mapping[str, str]:
        """The bots that cannot play, with the reason."""
        return self.health.failing

    async def warm_up(self) -> None:
        """Start a process before the first bot is asked: that takes a second or two."""
        if not self._house.processes:
            await self.run(bot_names)

    async def choose(self, level: str, view: View, *, party: Party = NO_PARTY) -> Move:
        """Let a bot decide. If it fails, the next level below does: a move comes in any case.

        `party` says on whose behalf, for the queue.
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
        """Note that a bot's move could not be used; one that fails often rests for a while."""
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
        """The best moves with their reasons, in words.

        Hints take long. They have processes of their own, which give way to bots.
        """
        seed = self._seeds.getrandbits(64)

        def pack(share_seconds: float) -> bytes:
            budget = min(HINT_SECONDS, max(LEAST_HINT_SECONDS, share_seconds))
            given = (lang, view, names, seed, budget)
            return packed(pickled, bot_jobs.hint, given, seconds=HARD_SECONDS)

        terms = JobTerms(HARD_SECONDS, LARGEST_RESULT_BYTES, _loading(LAST_RESORT[0]))
        return unpickled(bot_jobs.hint, await self._hints.ask(pack, terms, party=party))

    async def run(
        self,
        work: Callable[[*Given], Result],
        *given: *Given,
        party: Party = NO_PARTY,
    ) -> Result:
        """Have work of our own done in a process; raises what it raises, or `JobFailed`."""
        terms = JobTerms(JOB_SECONDS, LARGEST_RESULT_BYTES)
        return await self._house.run(work, *given, terms=terms, party=party)

    def close(self) -> None:
        """End the processes; they are started again when they are needed."""
        for pool in (self._house, self._foreign, self._hints):
            pool.close()


def _loading(bot: str) -> bytes:
    return packed(bot_jobs.load, bot, seconds=LOAD_SECONDS)


def _decide_here(seen: bytes, seed: int) -> Move:
    """Decide in this process, by a level that takes no time."""
    first, last = LAST_RESORT
    try:
        written = bot_jobs.choose(first, seen, seed, SECONDS)
    except Exception:  # noqa: BLE001 - the simpler one tries
        written = bot_jobs.choose(last, seen, seed, SECONDS)
    return bot_jobs.read_choice(written)
