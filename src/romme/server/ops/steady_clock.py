"""The computer's clock, and by how much it was changed while the server runs.

A laptop in a hall may have a wrong clock that somebody sets right during a series. The clock is
compared with the time since the computer was started, which nobody can change.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from romme.store.log.records import now_ms


def uptime_ms() -> int:
    """Return the time since an arbitrary moment, including the time that the computer slept.

    Python's `time.monotonic` stands still on Linux and macOS while a laptop is closed, which would
    look as if its clock had been set ahead.
    """
    if sys.platform == "win32":
        return time.monotonic_ns() // 1_000_000
    kind = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime_ns(kind) // 1_000_000


class SteadyClock:
    """Compares the computer's clock with the time that has really passed."""

    def __init__(
        self, wall_ms: Callable[[], int] = now_ms, passed_ms: Callable[[], int] = uptime_ms
    ) -> None:
        """Start comparing. `wall_ms` may be set by people; `passed_ms` only runs on."""
        self._wall_ms = wall_ms
        self._passed_ms = passed_ms
        self.started_at_ms = wall_ms()
        """The computer's clock when the comparison began."""
        self._offset_ms = self.started_at_ms - passed_ms()

    def now_ms(self) -> int:
        """Return the time by the computer's clock, in milliseconds since 1970."""
        return self._wall_ms()

    def step_ms(self) -> int:
        """Return how far the computer's clock has been set ahead since the comparison began.

        The number is negative if the clock has been set back.

        >>> clock = SteadyClock(lambda: 5_000, lambda: 1_000)
        >>> clock.step_ms()
        0
        """
        return self._wall_ms() - self._passed_ms() - self._offset_ms
