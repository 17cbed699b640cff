"""Threads for what would hold up every table of this server if it ran on the event loop.

Seats for a large hall take seconds, so they are looked for one plan at a time. Everything else is
done within a tenth of a second, and does not wait for them.
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
    """Run a job of seconds when those before it are done."""
    return await asyncio.get_running_loop().run_in_executor(_seating, job)


async def run_in_thread(job: Callable[[], Made]) -> Made:
    """Run a job of milliseconds."""
    return await asyncio.get_running_loop().run_in_executor(_short, job)
