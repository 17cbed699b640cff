"""The server's clock and timers. Players lose no time when the server stalls.

`ServerClock` stands still while the process is suspended, overloaded or not running. Every deadline
at a table is measured by it. `Timers` runs the callbacks that are due.
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
"""Interval between two ticks."""
LONGEST_STEP_SECONDS: Final = 4 * TICK_SECONDS
"""Maximum time counted per tick. If more has passed, the server was not responsive."""


class ServerClock:
    """A clock that counts only the time during which the server was responsive."""

    def __init__(self, real: Callable[[], float] = time.monotonic) -> None:
        """Begin at 0. `real` returns monotonic seconds."""
        self._real = real
        self._last = real()
        self._seconds = 0.0

    def tick(self) -> None:
        """Advance by the time since the last tick, at most `LONGEST_STEP_SECONDS`."""
        now = self._real()
        self._seconds += min(max(now - self._last, 0.0), LONGEST_STEP_SECONDS)
        self._last = now

    @property
    def now(self) -> int:
        """The clock's time at the last tick, in milliseconds."""
        return int(self._seconds * 1000)


class Timers:
    """Callbacks scheduled on the server clock, one per key."""

    def __init__(self, clock: ServerClock) -> None:
        """Begin without timers."""
        self.clock = clock
        self._heap: list[tuple[int, int, str]] = []
        self._due: dict[str, tuple[int, Callable[[], None]]] = {}
        self._number = count()

    def set(self, key: str, at: int, wake: Callable[[], None]) -> None:
        """Call `wake` at time `at` (in ms of the server clock), and cancel the key's earlier timer.

        If the time has already passed, the event loop calls `wake` after this method returns.
        """
        number = next(self._number)
        self._due[key] = (number, wake)
        if at <= self.clock.now:
            asyncio.get_running_loop().call_soon(self._fire, key, number)
        else:
            heapq.heappush(self._heap, (at, number, key))

    def cancel(self, key: str) -> None:
        """Remove the timer of a key."""
        self._due.pop(key, None)

    def tick(self) -> None:
        """Advance the clock, and run the callbacks that are due."""
        self.clock.tick()
        while self._heap and self._heap[0][0] <= self.clock.now:
            _, number, key = heapq.heappop(self._heap)
            self._fire(key, number)

    async def run(self) -> None:
        """Tick at regular intervals until cancelled."""
        with suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(TICK_SECONDS)
                self.tick()

    def _fire(self, key: str, number: int) -> None:
        known = self._due.get(key)
        if known is not None and known[0] == number:
            del self._due[key]
            known[1]()
