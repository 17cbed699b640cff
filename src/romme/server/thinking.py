"""Bots and hints think in processes of their own, so that nobody at another table waits for them.

What goes there is a view, never a state: a bot cannot peek even if it wanted to.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random, SystemRandom
from threading import Thread
from typing import Final, TypeVar, TypeVarTuple

import structlog

from romme.bots.advice import advise
from romme.bots.advice.report import report
from romme.bots.advice.wording import describe_move
from romme.bots.protocol import Budget, Legal, Move
from romme.bots.registry import bot_names, make_bot
from romme.locales import words
from romme.view.knowledge import View

SECONDS: Final = 1.0
"""The most time for a decision of a bot; those of the house take far less."""
HINT_SECONDS: Final = 0.5
FALLBACK: Final = "anfaenger"
"""Who plays on when a bot breaks down: it takes less than a millisecond."""

log: Final = structlog.get_logger()

Given = TypeVarTuple("Given")
Result = TypeVar("Result")


def _choose(level: str, view: View, seed: int) -> Move:
    rng = Random(seed)  # noqa: S311 - whoever drew the seed asked the system
    return make_bot(level).choose(view, Legal(view.to_move()), rng, Budget(SECONDS))


def _hint(lang: str, view: View, names: tuple[str, ...], seed: int) -> list[dict[str, object]]:
    rng = Random(seed)  # noqa: S311 - see above
    best = advise(view, rng=rng, budget=Budget(HINT_SECONDS))
    say = words(lang)
    return [
        report(say, one, view, names) | {"sentences": describe_move(say, one.move, view)}
        for one in best
    ]


def _prepare(niceness: int) -> None:
    """Let the parent alone decide when to end: Ctrl-C goes to all processes of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):  # Windows has none
        os.nice(niceness)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when the server does, also when it was killed and could not say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinking:
    """Processes that think, begun when first needed and again when one has died."""

    def __init__(self, workers: int | None = None, niceness: int = 0) -> None:
        """Say how many may think at the same time; one core is left for the tables.

        The greater their niceness, the more they give way to everything else.
        """
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._seeds = SystemRandom()
        self._hints = asyncio.Semaphore(max(1, self._workers // 2))

    async def warm_up(self) -> None:
        """Begin the processes before the first bot is asked: that takes a second or two."""
        if self._pool is None:
            await self.run(bot_names)

    async def choose(self, level: str, view: View) -> Move:
        """Let a bot decide; when it breaks down, a simple one does, here and at once."""
        seed = self._seeds.getrandbits(64)
        try:
            return await self.run(_choose, level, view, seed)
        except Exception as error:  # noqa: BLE001 - anything may happen in the code of others
            log.warning("bot broke down", level=level, reason=type(error).__name__)
            return _choose(FALLBACK, view, seed)

    async def hint(self, lang: str, view: View, names: tuple[str, ...]) -> list[dict[str, object]]:
        """The best moves with their reasons, in words.

        Hints wait for each other, for they take long: whoever asks for many keeps no bot waiting.
        """
        async with self._hints:
            return await self.run(_hint, lang, view, names, self._seeds.getrandbits(64))

    def close(self) -> None:
        """Let go of the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def run(self, work: Callable[[*Given], Result], *given: *Given) -> Result:
        """Have something done in one of the processes."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), work, *given)
        except BrokenProcessPool:  # killed from outside, for want of memory perhaps
            self._pool = None
            return await loop.run_in_executor(self._processes(), work, *given)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Forking a process with threads and sockets would copy locks that nobody opens again.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=context,
                initializer=_prepare,
                initargs=(self._niceness,),
            )
        return self._pool
