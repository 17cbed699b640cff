"""Untrusted input that exhausts memory or time, or crashes, costs only one process."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

from romme.exchange import CannotRead
from romme.exchange.problems import Obstacle
from romme.notation.gamefile import Unreadable
from romme.server.http.problems import HttpProblem
from romme.server.workers.confinement import MEBIBYTE, Bounds, ConfinedWorker, TooCostly


def allocate(size: int) -> int:
    return len(b"x" * size)


def loop_for_ever() -> None:
    while True:
        pass


def die() -> None:
    os._exit(1)


def refuse() -> None:
    raise CannotRead(Obstacle.TOO_MANY_ROWS, most=7)


def misread() -> None:
    raise Unreadable("no-toml", line=3, reason="why")


@pytest.fixture(scope="module")
def confined() -> Iterator[ConfinedWorker]:
    made = ConfinedWorker("test", Bounds(seconds=60.0, waiting=3, waiting_by_key=2))
    yield made
    made.close()


def test_errors_are_raised_with_their_facts(confined: ConfinedWorker) -> None:
    async def scene() -> tuple[CannotRead, Unreadable]:
        with pytest.raises(CannotRead) as refused:
            await confined.run("a", refuse)
        with pytest.raises(Unreadable) as unread:
            await confined.run("a", misread)
        return refused.value, unread.value

    refused, unread = asyncio.run(scene())
    assert (refused.obstacle, refused.facts) == (Obstacle.TOO_MANY_ROWS, {"most": 7})
    assert (unread.problem, unread.line, unread.facts) == ("no-toml", 3, {"reason": "why"})


def test_the_queue_is_bounded_in_total_and_per_key(confined: ConfinedWorker) -> None:
    async def scene() -> None:
        def ask(key: str) -> asyncio.Future[int]:
            return asyncio.ensure_future(confined.run(key, allocate, 1))

        jobs = [ask("a"), ask("a"), ask("b")]
        await asyncio.sleep(0)
        for key in ("a", "b"):
            with pytest.raises(HttpProblem) as full:
                await confined.run(key, allocate, 1)
            assert full.value.code == "too-many"
        assert await asyncio.gather(*jobs) == [1, 1, 1]
        again = [ask("a"), ask("a")]
        await asyncio.sleep(0)
        with pytest.raises(HttpProblem):
            await confined.run("a", allocate, 1)
        assert await confined.run("b", allocate, 1) == 1
        await asyncio.gather(*again)
        assert not confined.waiting

    asyncio.run(scene())


def test_a_job_that_exceeds_its_memory_or_dies_costs_one_process(confined: ConfinedWorker) -> None:
    async def scene() -> None:
        pids = [await confined.run("a", os.getpid)]
        for job, given in ((allocate, (4 * confined.bounds.memory_bytes,)), (die, ())):
            with pytest.raises(TooCostly):
                await confined.run("a", job, *given)
            pids.append(await confined.run("a", os.getpid))
        assert await confined.run("a", allocate, MEBIBYTE) == MEBIBYTE
        assert len(set(pids)) == len(pids)
        assert await confined.run("a", os.getpid) == pids[-1]

    asyncio.run(scene())


def test_a_job_that_takes_too_long_is_killed() -> None:
    confined = ConfinedWorker("test", Bounds(seconds=0.05))

    async def scene() -> None:
        with pytest.raises(TooCostly):
            await confined.run("a", loop_for_ever)

    try:
        asyncio.run(scene())
    finally:
        confined.close()
