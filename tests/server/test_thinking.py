"""Bots and hints share the processes that think."""

from __future__ import annotations

import asyncio
from typing import Any

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
