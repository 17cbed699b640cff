"""Worker processes: a bad job can harm only the process that it runs in."""

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
from tests.support.server.workers import jobs

LONG_SECONDS = 60.0
"""Timeout for jobs that end on their own. It never expires in these tests."""
SHORT_SECONDS = 0.2
"""Timeout for jobs that never end."""


async def ask(
    pool: Workers, work: Callable[..., bytes], *given: object, seconds: float = LONG_SECONDS
) -> bytes:
    terms = JobTerms(seconds, largest_bytes=1000)
    return await pool.ask(lambda _: packed(work, *given, seconds=seconds), terms)


async def failure(pool: Workers, work: Callable[..., bytes], *given: object, **how: float) -> str:
    """Run a job that must fail, and return why it failed."""
    with pytest.raises(JobFailed) as failed:
        await ask(pool, work, *given, **how)
    return failed.value.reason


class RecordingPool(Workers):
    """A pool that records why processes were killed."""

    def __init__(self, count: int = 1, limits: WorkerLimits = WorkerLimits()) -> None:  # noqa: B008 - frozen
        self.kills: list[str] = []
        super().__init__(count, limits, on_kill=self.kills.append)


def run(
    scene: Callable[[RecordingPool], Any],
    count: int = 1,
    limits: WorkerLimits = WorkerLimits(),  # noqa: B008 - frozen
) -> None:
    async def main() -> None:
        pool = RecordingPool(count, limits)
        try:
            await scene(pool)
        finally:
            pool.close()

    asyncio.run(main())


def is_running(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def wait_until_ended(pid: int) -> None:
    """Poll until the process has ended. Raise `TimeoutError` after `LONG_SECONDS`."""
    async with asyncio.timeout(LONG_SECONDS):
        while is_running(pid):  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)


def test_exceptions_of_a_job_are_reported_by_type_only() -> None:
    """The message of an exception is left out, because it may contain cards."""

    async def scene(pool: RecordingPool) -> None:
        assert await failure(pool, jobs.raise_) == "ValueError"
        assert await failure(pool, jobs.raise_base_error) == "BaseError"
        assert await failure(pool, jobs.return_no_bytes) == "TypeError"
        assert pool.kills == [], "the process was killed"
        assert await failure(pool, jobs.quit_) == "SystemExit"
        assert await failure(pool, jobs.interrupt) == "KeyboardInterrupt"
        assert pool.kills == ["SystemExit", "KeyboardInterrupt"]
        assert await ask(pool, jobs.echo, b"well") == b"well"

    run(scene)


@pytest.mark.parametrize("job", jobs.HANGING, ids=lambda job: job.__name__)
def test_a_hanging_job_is_killed_and_the_next_one_runs(
    job: Callable[[], bytes],
) -> None:
    """Jobs that hang in C while they hold the GIL, and jobs that ignore SIGTERM, are killed too."""

    async def scene(pool: RecordingPool) -> None:
        before = int(await ask(pool, jobs.pid))
        assert await failure(pool, job, seconds=SHORT_SECONDS) == TIMED_OUT
        assert pool.kills == [TIMED_OUT]
        assert int(await ask(pool, jobs.pid)) != before
        assert not is_running(before)

    run(scene)


def test_programs_started_by_a_job_end_with_it(
    tmp_path: Path,
) -> None:
    written = tmp_path / "pid"

    async def scene(pool: RecordingPool) -> None:
        await ask(pool, jobs.echo, b"")
        # No timeout: starting the program may be slow on a busy machine.
        task = asyncio.create_task(ask(pool, jobs.start_program, str(written)))
        while not (written.exists() and written.read_text("ascii")):  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)
        pool.close()
        await asyncio.gather(task, return_exceptions=True)
        await wait_until_ended(int(written.read_text("ascii")))

    run(scene)


def test_a_job_whose_process_dies_is_retried_once(
    tmp_path: Path,
) -> None:
    async def scene(pool: RecordingPool) -> None:
        assert await ask(pool, jobs.die_once, str(tmp_path / "died")) == b"alive"
        assert pool.kills == [DIED]
        assert await failure(pool, jobs.segfault) == DIED
        assert pool.kills == [DIED] * 3

    run(scene)


def test_waiting_jobs_survive_a_dead_process() -> None:
    """Each dead process is replaced by only one new process, however many jobs wait."""

    async def scene(pool: RecordingPool) -> None:
        dying = [asyncio.create_task(ask(pool, jobs.die)) for _ in range(2)]
        waiting = [asyncio.create_task(ask(pool, jobs.pid)) for _ in range(20)]
        died = await asyncio.gather(*dying, return_exceptions=True)
        assert [str(error) for error in died] == [DIED] * 2
        assert len(set(await asyncio.gather(*waiting))) == 1
        assert pool.kills == [DIED] * 4
        assert pool.processes == 1

    run(scene)


def test_a_process_killed_while_idle_is_replaced() -> None:
    async def scene(pool: RecordingPool) -> None:
        before = int(await ask(pool, jobs.pid))
        os.kill(before, 9)
        while is_running(before):  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)
        assert int(await ask(pool, jobs.pid)) != before

    run(scene)


def test_an_oversized_answer_is_not_read() -> None:
    async def scene(pool: RecordingPool) -> None:
        assert len(await ask(pool, jobs.return_bytes, 1000)) == 1000
        assert await failure(pool, jobs.return_bytes, 1001) == TOO_LONG
        assert await failure(pool, jobs.forge, HEADER.pack(2**32 - 1)) == TOO_LONG
        assert await ask(pool, jobs.echo, b"well") == b"well"

    run(scene)


def test_the_memory_of_a_job_is_limited() -> None:
    async def scene(pool: RecordingPool) -> None:
        assert await failure(pool, jobs.hoard) == "MemoryError"
        assert pool.kills == ["MemoryError"]

    run(scene, limits=WorkerLimits(memory_bytes=256 << 20))


def test_two_processes_run_jobs_concurrently() -> None:
    async def scene(pool: RecordingPool) -> None:
        both = await asyncio.gather(ask(pool, jobs.pid), ask(pool, jobs.pid), ask(pool, jobs.pid))
        assert len(set(both)) == 2

    run(scene, count=2)


def test_each_process_runs_the_load_function_of_a_job_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`JobTerms.load` has its own timeout, and its errors are reported like those of a job."""

    async def scene(pool: RecordingPool) -> None:
        loads = packed(jobs.note, str(tmp_path / "loaded"), seconds=LONG_SECONDS)
        job = packed(jobs.echo, b"well", seconds=LONG_SECONDS)
        for _ in range(2):
            assert await pool.ask(lambda _: job, JobTerms(LONG_SECONDS, 10, loads)) == b"well"
        assert (tmp_path / "loaded").read_text("ascii") == "loaded\n"
        with pytest.raises(JobFailed, match="ValueError"):
            await pool.ask(
                lambda _: job, JobTerms(LONG_SECONDS, 10, packed(jobs.raise_, seconds=LONG_SECONDS))
            )
        monkeypatch.setattr(workers_module, "LOAD_SECONDS", SHORT_SECONDS)
        with pytest.raises(JobFailed, match=TIMED_OUT):
            await pool.ask(
                lambda _: job, JobTerms(LONG_SECONDS, 10, packed(jobs.spin, seconds=LONG_SECONDS))
            )

    run(scene)


def test_the_kernel_kills_a_hanging_job_if_the_server_does_not() -> None:
    async def scene(pool: RecordingPool) -> None:
        soon = SHORT_SECONDS - GRACE_SECONDS  # the kernel adds the grace period
        with pytest.raises(JobFailed, match=DIED):
            await pool.ask(
                lambda _: packed(jobs.hold_gil, seconds=soon), JobTerms(LONG_SECONDS, 10)
            )

    run(scene)


def test_a_job_fails_if_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(pool: RecordingPool) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(socket, "socketpair", no_resources)
            assert await failure(pool, jobs.echo, b"") == NOT_STARTED
        with monkeypatch.context() as patched:
            patched.setattr(SpawnProcess, "start", no_resources)
            assert await failure(pool, jobs.echo, b"") == NOT_STARTED
        assert await ask(pool, jobs.echo, b"well") == b"well"

    run(scene)


def no_resources(*_: object) -> None:
    raise OSError("no descriptors, or no memory")


def test_a_cancelled_job_is_not_started() -> None:
    async def scene(pool: RecordingPool) -> None:
        first = asyncio.create_task(ask(pool, jobs.pid))
        cancelled = asyncio.create_task(ask(pool, jobs.die))
        await asyncio.sleep(0)
        assert pool.waiting == 1
        cancelled.cancel()
        await first
        await ask(pool, jobs.pid)
        assert pool.waiting == 0
        assert pool.kills == []

    run(scene)


def test_renew_replaces_idle_processes_and_busy_ones_after_their_job(tmp_path: Path) -> None:
    go_on = tmp_path / "go on"

    async def scene(pool: RecordingPool) -> None:
        idle = asyncio.create_task(ask(pool, jobs.pid))
        busy = asyncio.create_task(ask(pool, jobs.pid_after, str(go_on)))
        before = int(await idle)
        await pool.renew()
        await wait_until_ended(before)
        assert pool.processes == 3, "the busy one and a successor of each"
        go_on.touch()
        busy_before = int(await busy)
        await wait_until_ended(busy_before)
        assert pool.processes == 2
        after = {int(await ask(pool, jobs.pid)) for _ in range(3)}
        assert not after & {before, busy_before}
        assert pool.kills == []

    run(scene, count=2)


def test_close_cancels_all_jobs_and_a_later_job_starts_a_new_process() -> None:
    async def scene(pool: RecordingPool) -> None:
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


def test_the_jobs_of_an_owner_share_its_time() -> None:
    """The number of an owner's jobs does not affect the time that another owner's job gets."""

    async def scene(pool: RecordingPool) -> None:
        given: dict[str, list[float]] = {"many": [], "one": []}

        def pack(owner: str) -> Callable[[float], bytes]:
            def packing(seconds: float) -> bytes:
                given[owner].append(seconds)
                return packed(jobs.echo, b"", seconds=LONG_SECONDS)

            return packing

        terms = JobTerms(LONG_SECONDS, 10)
        asked = [pool.ask(pack("many"), terms, party=Party("many", str(n))) for n in range(10)]
        asked.append(pool.ask(pack("one"), terms, party=Party("one", "t")))
        await asyncio.gather(*asked)
        second = workers_module.ANSWER_TARGET_SECONDS
        assert given["one"] == [second / 2]
        assert given["many"] == [second, *(second / waiting for waiting in range(9, 0, -1))]

    run(scene)
