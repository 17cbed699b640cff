"""Run jobs in a worker process, and print their results as JSON."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

from romme.server.workers.pool import JobFailed, JobTerms, Workers
from romme.server.workers.worker_process import WorkerLimits, packed
from tests.support.server.workers import jobs

TERMS = JobTerms(60.0, largest_bytes=1000)


def is_running(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and ") Z " not in status.read_text("ascii")


async def run_jobs() -> tuple[dict[str, object], int]:
    """Run good jobs and one that hangs. Return their results and the id of the worker process."""
    pool = Workers(1, WorkerLimits(niceness=1, memory_bytes=1 << 30))
    niceness = int(await pool.ask(lambda _: packed(jobs.niceness, seconds=60.0), TERMS))
    pid = int(await pool.ask(lambda _: packed(jobs.pid, seconds=60.0), TERMS))
    try:
        await pool.ask(lambda _: packed(jobs.spin, seconds=0.2), JobTerms(0.2, largest_bytes=1000))
        failure = ""
    except JobFailed as failed:
        failure = failed.reason
    pool.close()
    return {"lowered": niceness - int(jobs.niceness()), "failure": failure}, pid


def main() -> None:
    """Run the jobs, wait until the worker process has ended, and print the results."""
    results, pid = asyncio.run(run_jobs())
    while is_running(pid):
        time.sleep(0.01)
    print(json.dumps(results))  # noqa: T201 - the result


if __name__ == "__main__":
    main()
