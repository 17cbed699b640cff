"""The server's time: it runs only while the server can serve, so its faults cost no player time.

`Steady` stands still while the process is stopped, swamped or not running; every deadline at a
table is measured by it. `Clockwork` wakes what is due.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final

TICK_SECONDS: Final = 0.05
"""Seconds between two looks at the clock."""
LONGEST_STEP_SECONDS: Final = 4 * TICK_SECONDS
"""What counts of the time between two looks, at most: beyond that the server was not there."""


class Steady:
    """Milliseconds in which the server was there."""

    def __init__(self, real: Callable[[], float] = time.monotonic) -> None:
        """Begin at nothing."""
        self._real = real
        self._last = real()
        self._seconds = 0.0

    def tick(self) -> None:
        """Let the time go on, but not for what the server has missed."""
        now = self._real()
        self._seconds += min(max(now - self._last, 0.0), LONGEST_STEP_SECONDS)
        self._last = now

    @property
    def now(self) -> int:
        """The time as of the last tick."""
        return int(self._seconds * 1000)


class Clockwork:
    """Calls back when the steady time has come; a new time for the same key replaces the old."""

    def __init__(self, steady: Steady) -> None:
        """Begin with nothing due."""
        self.steady = steady
        self._heap: list[tuple[int, int, str]] = []
        self._due: dict[str, tuple[int, Callable[[], None]]] = {}
        self._number = count()

    def set(self, key: str, at: int, wake: Callable[[], None]) -> None:
        """Wake at a time; what is due already is woken as soon as the loop is free."""
        number = next(self._number)
        self._due[key] = (number, wake)
        if at <= self.steady.now:
            asyncio.get_running_loop().call_soon(self._fire, key, number)
        else:
            heapq.heappush(self._heap, (at, number, key))

    def cancel(self, key: str) -> None:
        """Forget about a key."""
        self._due.pop(key, None)

    def tick(self) -> None:
        """Let the time go on, and wake what is due."""
        self.steady.tick()
        while self._heap and self._heap[0][0] <= self.steady.now:
            _, number, key = heapq.heappop(self._heap)
            self._fire(key, number)

    async def run(self) -> None:
        """Tick until cancelled."""
        with suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(TICK_SECONDS)
                self.tick()

    def _fire(self, key: str, number: int) -> None:
        known = self._due.get(key)
        if known is not None and known[0] == number:
            del self._due[key]
            known[1]()
