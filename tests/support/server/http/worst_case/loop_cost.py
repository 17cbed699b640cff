"""Measure the event loop's longest step, and the memory growth of the process."""

from __future__ import annotations

import sys
import time
import tracemalloc
from asyncio import events
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class LoopCost:
    """The cost of the event loop's longest step, and the memory growth of the process."""

    milliseconds: float = 0.0
    """Processor time of the longest step, which other load on the machine does not affect."""
    calls: int = 0
    """Largest number of Python function calls in a step, which is the same on every machine."""
    grown: int = 0
    """Peak memory growth in bytes."""
    steps: list[float] = field(default_factory=list)


@contextmanager
def timed() -> Iterator[LoopCost]:
    """Measure the longest step of the event loop within the context, in milliseconds."""
    measured, run = LoopCost(), events.Handle._run  # noqa: SLF001 - no public hook

    def watched(handle: events.Handle) -> None:
        began = time.thread_time()
        run(handle)
        measured.milliseconds = max(measured.milliseconds, 1000 * (time.thread_time() - began))

    events.Handle._run = watched  # type: ignore[assignment,method-assign]  # noqa: SLF001 - see above
    try:
        yield measured
    finally:
        events.Handle._run = run  # type: ignore[method-assign]  # noqa: SLF001 - see above


@contextmanager
def counted() -> Iterator[LoopCost]:
    """Measure the step of the event loop with the most function calls, and the memory growth."""
    measured, run = LoopCost(), events.Handle._run  # noqa: SLF001 - see above
    calls = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    def watched(handle: events.Handle) -> None:
        nonlocal calls
        calls = 0
        sys.setprofile(count)
        try:
            run(handle)
        finally:
            sys.setprofile(None)
            measured.calls = max(measured.calls, calls)

    events.Handle._run = watched  # type: ignore[assignment,method-assign]  # noqa: SLF001 - see above
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    try:
        yield measured
    finally:
        measured.grown = tracemalloc.get_traced_memory()[1] - before
        tracemalloc.stop()
        events.Handle._run = run  # type: ignore[method-assign]  # noqa: SLF001 - see above
