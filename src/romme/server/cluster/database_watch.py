"""Detect a database that has stopped responding, so that players can move to another node.

A stalled connection raises no error: a query just waits until its timeout. Until then, this node
cannot store or receive moves, while play continues on the other nodes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

STALLED_AFTER_SECONDS: Final = 3.0
"""Time without a response after which the node sends its players to other nodes."""
PING_EVERY_SECONDS: Final = 0.5


class DatabaseWatch:
    """A watch that pings a database, and reports when it stalls and when it recovers."""

    def __init__(
        self,
        ping: Callable[[], Awaitable[object]],
        *,
        on_stalled: Callable[[], None],
        on_recovered: Callable[[], None],
    ) -> None:
        """Store the ping function and the callbacks. `run` starts the watch."""
        self._ping = ping
        self._on_stalled = on_stalled
        self._on_recovered = on_recovered
        self.is_stalled = False

    async def run(self) -> None:
        """Ping until cancelled. An error counts as no response: a restart causes errors too."""
        loop = asyncio.get_running_loop()
        answered_at = loop.time()
        while True:
            ping = asyncio.ensure_future(self._ping())
            try:
                await asyncio.wait({ping}, timeout=self._ping_timeout(loop.time() - answered_at))
                if not ping.done():
                    self._stall()
                    # Do not cancel it: the driver would wait for the stalled connection to
                    # confirm. The query has its own timeout.
                    await asyncio.wait({ping})
            finally:
                ping.cancel()  # for the end of the watch; no-op on a finished ping
            if ping.cancelled() or ping.exception() is not None:
                if loop.time() - answered_at >= STALLED_AFTER_SECONDS:
                    self._stall()
            else:
                answered_at = loop.time()
                self._resume()
            await asyncio.sleep(PING_EVERY_SECONDS)

    def _ping_timeout(self, silent_seconds: float) -> float:
        """Return the seconds left until the database counts as stalled."""
        return max(0.0, STALLED_AFTER_SECONDS - silent_seconds)

    def _stall(self) -> None:
        if not self.is_stalled:
            self.is_stalled = True
            self._on_stalled()

    def _resume(self) -> None:
        if self.is_stalled:
            self.is_stalled = False
            self._on_recovered()
