"""Only one load per name runs at a time, and unused locks are dropped."""

from __future__ import annotations

import asyncio

import pytest

from romme.server.streams.keyed_locks import KeyedLocks


def test_a_second_load_waits_for_the_first_even_if_that_fails() -> None:
    async def scene() -> None:
        loading, order = KeyedLocks(), []

        async def fail() -> None:
            async with loading.of("t"):
                order.append("first")
                await asyncio.sleep(0)
                raise OSError

        async def load(name: str) -> None:
            async with loading.of("t"):
                order.append(f"{name} began")
                await asyncio.sleep(0)
                order.append(f"{name} ended")

        failing, waiting = asyncio.create_task(fail()), asyncio.create_task(load("second"))
        await asyncio.sleep(0)
        with pytest.raises(OSError):  # noqa: PT011 - it has no message
            await failing
        await asyncio.gather(waiting, load("third"))
        assert order == [
            "first",
            *(f"{name} {what}" for name in ("second", "third") for what in ("began", "ended")),
        ]
        assert len(loading) == 0

    asyncio.run(scene())
