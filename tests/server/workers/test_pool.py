"""Worker processes: whatever a job does, it costs its own process and nothing else."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest

from romme.server.workers import pool as workers_module
from romme.server.workers.fair_queue import Party
from romme.server.workers.pool import (
    DIED,
    NOT_STARTED,
    TIMED_OUT,
    TOO_LONG,
    JobFailed,
    JobTerms,
    Workers,
)
from romme.server.workers.worker_process import GRACE_SECONDS, HEADER, WorkerLimits, packed
from tests.server.workers import jobs

LONG = 60.0
"""Seconds that nothing here takes: for jobs that end by themselves."""
SHORT = 0.2
"""Seconds for jobs that never end."""


async def ask(
    pool: Workers, work: Callable[..., bytes], *given: object, seconds: float = LONG
) -> bytes:
    terms = JobTerms(seconds, largest_bytes=1000)
    return await pool.ask(lambda _: packed(work, *given, seconds=seconds), terms)


async def failure(pool: Workers, work: Callable[..., bytes], *given: object, **how: float) -> str:
    """The reason why a job fails."""
    with pytest.raises(JobFailed) as failed:
        await ask(pool, work, *given, **how)
    return failed.value.reason


class Pool(Workers):
    """Writes down why processes had to go."""

    def __init__(self, count: int = 1, limits: WorkerLimits = WorkerLimits()) -> None:  # noqa: B008 - frozen
        self.gone: list[str] = []
        super().__init__(count, limits, on_kill=self.gone.append)


def run(
    scene: Callable[[Pool], Any],
    count: int = 1,
    limits: WorkerLimits = WorkerLimits(),  # noqa: B008 - frozen
) -> None:
    async def main() -> None:
        pool = Pool(count, limits)
        try:
            await scene(pool)
        finally:
            pool.close()

    asyncio.run(main())


def is_running(pid: int) -> bool:
    """Whether a process exists and is no zombie."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def test_whatever_a_job_raises_stays_in_its_process() -> None:
    """The reason is the name of what was raised: its message may be cards of a hand."""

    async def scene(pool: Pool) -> None:
        assert await failure(pool, jobs.raise_) == "ValueError"
        assert await failure(pool, jobs.go_beyond) == "Beyond"
        assert await failure(pool, jobs.answer_nothing) == "TypeError"
        assert pool.gone == [], "the process is as good as before"
        assert await failure(pool, jobs.quit_) == "SystemExit"
        assert await failure(pool, jobs.interrupt) == "KeyboardInterrupt"
        assert pool.gone == ["SystemExit", "KeyboardInterrupt"]
        assert await ask(pool, jobs.echo, b"well") == b"well"

    run(scene)


@pytest.mark.parametrize("job", jobs.HANGING, ids=lambda job: job.__name__)
def test_a_job_that_hangs_is_killed_and_the_next_one_is_done(
    job: Callable[[], bytes],
) -> None:
    """In Python, in C with the interpreter's lock held, and asleep without heeding signals."""

    async def scene(pool: Pool) -> None:
        before = int(await ask(pool, jobs.pid))
        assert await failure(pool, job, seconds=SHORT) == TIMED_OUT
        assert pool.gone == [TIMED_OUT]
        assert int(await ask(pool, jobs.pid)) != before
        assert not is_running(before)

    run(scene)


def test_programs_that_a_job_has_started_end_with_it(
    tmp_path: Path,
) -> None:
    written = tmp_path / "pid"

    async def scene(pool: Pool) -> None:
        await ask(pool, jobs.echo, b"")
        # As long as it takes to start the program, however busy the machine is.
        task = asyncio.create_task(ask(pool, jobs.start_program, str(written)))
        while not (written.exists() and written.read_text("ascii")):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        pool.close()
        await asyncio.gather(task, return_exceptions=True)
        program = int(written.read_text("ascii"))
        async with asyncio.timeout(LONG):
            while is_running(program):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)

    run(scene)


def test_a_process_that_dies_under_a_job_is_replaced_and_the_job_tried_once_more(
    tmp_path: Path,
) -> None:
    async def scene(pool: Pool) -> None:
        assert await ask(pool, jobs.die_once, str(tmp_path / "died")) == b"alive"
        assert pool.gone == [DIED]
        assert await failure(pool, jobs.segfault) == DIED
        assert pool.gone == [DIED] * 3

    run(scene)


def test_a_dead_process_costs_those_who_wait_nothing() -> None:
    """Each process is replaced by one, however many jobs wait for it."""

    async def scene(pool: Pool) -> None:
        dying = [asyncio.create_task(ask(pool, jobs.die)) for _ in range(2)]
        waiting = [asyncio.create_task(ask(pool, jobs.pid)) for _ in range(20)]
        died = await asyncio.gather(*dying, return_exceptions=True)
        assert [str(error) for error in died] == [DIED] * 2
        assert len(set(await asyncio.gather(*waiting))) == 1
        assert pool.gone == [DIED] * 4
        assert pool.processes == 1

    run(scene)


def test_a_process_killed_while_idle_is_replaced() -> None:
    async def scene(pool: Pool) -> None:
        before = int(await ask(pool, jobs.pid))
        os.kill(before, 9)
        while is_running(before):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
        assert int(await ask(pool, jobs.pid)) != before

    run(scene)


def test_an_answer_that_is_too_long_is_not_read() -> None:
    async def scene(pool: Pool) -> None:
        assert len(await ask(pool, jobs.be_giant, 1000)) == 1000
        assert await failure(pool, jobs.be_giant, 1001) == TOO_LONG
        assert await failure(pool, jobs.forge, HEADER.pack(2**32 - 1)) == TOO_LONG
        assert await ask(pool, jobs.echo, b"well") == b"well"

    run(scene)


def test_a_job_cannot_take_all_the_memory() -> None:
    async def scene(pool: Pool) -> None:
        assert await failure(pool, jobs.hoard) == "MemoryError"
        assert pool.gone == ["MemoryError"]

    run(scene, limits=WorkerLimits(memory_bytes=256 << 20))


def test_two_jobs_run_at_the_same_time_in_two_processes() -> None:
    async def scene(pool: Pool) -> None:
        both = await asyncio.gather(ask(pool, jobs.pid), ask(pool, jobs.pid), ask(pool, jobs.pid))
        assert len(set(both)) == 2

    run(scene, count=2)


def test_each_process_loads_what_a_job_needs_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading has its own time limit, and what goes wrong there is told like anything else."""

    async def scene(pool: Pool) -> None:
        loads = packed(jobs.note, str(tmp_path / "loaded"), seconds=LONG)
        job = packed(jobs.echo, b"well", seconds=LONG)
        for _ in range(2):
            assert await pool.ask(lambda _: job, JobTerms(LONG, 10, loads)) == b"well"
        assert (tmp_path / "loaded").read_text("ascii") == "loaded\n"
        with pytest.raises(JobFailed, match="ValueError"):
            await pool.ask(lambda _: job, JobTerms(LONG, 10, packed(jobs.raise_, seconds=LONG)))
        monkeypatch.setattr(workers_module, "LOAD_SECONDS", SHORT)
        with pytest.raises(JobFailed, match=TIMED_OUT):
            await pool.ask(lambda _: job, JobTerms(LONG, 10, packed(jobs.spin, seconds=LONG)))

    run(scene)


def test_the_kernel_ends_a_job_that_hangs_when_the_server_does_not() -> None:
    async def scene(pool: Pool) -> None:
        soon = SHORT - GRACE_SECONDS  # so much after the time of the job
        with pytest.raises(JobFailed, match=DIED):
            await pool.ask(lambda _: packed(jobs.hold_gil, seconds=soon), JobTerms(LONG, 10))

    run(scene)


def test_where_no_process_can_be_started_a_job_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(pool: Pool) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(socket, "socketpair", no_room)
            assert await failure(pool, jobs.echo, b"") == NOT_STARTED
        with monkeypatch.context() as patched:
            patched.setattr(SpawnProcess, "start", no_room)
            assert await failure(pool, jobs.echo, b"") == NOT_STARTED
        assert await ask(pool, jobs.echo, b"well") == b"well"

    run(scene)


def no_room(*_: object) -> None:
    raise OSError("no descriptors, or no memory")


def test_a_job_nobody_waits_for_any_more_is_not_begun() -> None:
    async def scene(pool: Pool) -> None:
        first = asyncio.create_task(ask(pool, jobs.pid))
        given_up = asyncio.create_task(ask(pool, jobs.die))
        await asyncio.sleep(0)
        assert pool.waiting == 1
        given_up.cancel()
        await first
        await ask(pool, jobs.pid)
        assert pool.waiting == 0
        assert pool.gone == []

    run(scene)


def test_close_gives_up_what_waits_and_what_runs_and_a_later_job_starts_anew() -> None:
    async def scene(pool: Pool) -> None:
        before = int(await ask(pool, jobs.pid))
        running = asyncio.create_task(ask(pool, jobs.spin))
        waiting = asyncio.create_task(ask(pool, jobs.pid))
        await asyncio.sleep(0)
        pool.close()
        ended = await asyncio.gather(running, waiting, return_exceptions=True)
        assert [type(one) for one in ended] == [asyncio.CancelledError] * 2
        assert int(await ask(pool, jobs.pid)) != before
        assert not is_running(before)

    run(scene)


def test_an_owner_with_many_jobs_gets_little_time_for_each() -> None:
    """What others may use does not depend on it."""

    async def scene(pool: Pool) -> None:
        given: dict[str, list[float]] = {"many": [], "one": []}

        def pack(owner: str) -> Callable[[float], bytes]:
            def packing(seconds: float) -> bytes:
                given[owner].append(seconds)
                return packed(jobs.echo, b"", seconds=LONG)

            return packing

        terms = JobTerms(LONG, 10)
        asked = [pool.ask(pack("many"), terms, party=Party("many", str(n))) for n in range(10)]
        asked.append(pool.ask(pack("one"), terms, party=Party("one", "t")))
        await asyncio.gather(*asked)
        second = workers_module.ANSWER_TARGET_SECONDS
        assert given["one"] == [second / 2]
        assert given["many"] == [second, *(second / waiting for waiting in range(9, 0, -1))]

    run(scene)
