"""Bots and hints share the processes that think."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from structlog.testing import capture_logs

from romme.bots.protocol import Legal
from romme.engine.state import Seat
from romme.server.thinking import Thinking
from romme.view.project import view
from tests.server.table.driving import Driven


class Counting(Thinking):
    """Has nothing done, and counts what is under way."""

    def __init__(self) -> None:
        super().__init__(2)
        self.under_way = 0
        self.most = 0
        self.go_on = asyncio.Event()

    async def run(self, work: Any, *given: Any) -> Any:  # type: ignore[override]  # noqa: ANN401, ARG002 - whatever is asked for
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        await self.go_on.wait()
        self.under_way -= 1
        return []


def test_hints_wait_for_each_other() -> None:
    """However many ask for one, half of the processes are left for bots."""

    async def scene() -> None:
        thinking = Counting()
        seen = view(Driven.playing().game, Seat(1))
        asked = [asyncio.create_task(thinking.hint("en", seen, ())) for _ in range(5)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert thinking.under_way == 1
        bot = asyncio.create_task(thinking.choose("zufall", seen))
        await asyncio.sleep(0)
        assert thinking.under_way == 2
        thinking.go_on.set()
        assert await asyncio.gather(*asked) == [[]] * 5
        await bot
        assert thinking.most == 2

    asyncio.run(scene())


class Dead(Executor):
    """Processes that were killed from outside."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:  # noqa: ANN401 - whatever is asked for
        done: Future[Any] = Future()
        done.set_exception(BrokenProcessPool())
        return done


class Killed(Thinking):
    """Its processes are killed once, or again and again."""

    def __init__(self, *processes: Executor) -> None:
        super().__init__(1)
        self.left = list(processes)

    def _processes(self) -> Any:  # noqa: ANN401 - of any kind
        return self.left.pop(0)


def test_processes_that_were_killed_are_begun_again() -> None:
    async def scene() -> None:
        with ThreadPoolExecutor(1) as alive:
            assert await Killed(Dead(), alive).run(len, "abc") == 3

    asyncio.run(scene())


def test_a_bot_that_breaks_down_is_replaced_for_that_move() -> None:
    """By a simple one, here and at once; the operator reads of it."""

    async def scene() -> None:
        driven = Driven.playing()
        driven.until_draw()
        seen = view(driven.game, driven.table.waits_for)
        with capture_logs() as logs:
            move = await Killed(Dead(), Dead()).choose("stammtisch", seen)
        assert move in Legal(seen.to_move()).draws
        (entry,) = logs
        assert (entry["level"], entry["reason"]) == ("stammtisch", "BrokenProcessPool")

    asyncio.run(scene())
