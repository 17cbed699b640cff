"""Threads for jobs that would block the event loop, and with it every table of this server.

Seating a large hall takes seconds, so seatings are computed one at a time in a separate thread.
Other jobs take less than a tenth of a second and do not wait for seatings.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

Made = TypeVar("Made")

_seating: Final = ThreadPoolExecutor(1, thread_name_prefix="seating")
_short: Final = ThreadPoolExecutor(2, thread_name_prefix="tournaments")


async def run_seating_job(job: Callable[[], Made]) -> Made:
    """Run a seating job once all earlier ones have finished, and return its result."""
    return await asyncio.get_running_loop().run_in_executor(_seating, job)


async def run_in_thread(job: Callable[[], Made]) -> Made:
    """Run a short job in a thread, and return its result. The job should take milliseconds."""
    return await asyncio.get_running_loop().run_in_executor(_short, job)
