"""Notice a database that has stopped answering, so that players can move to another node.

A link that stalls raises no error: a query just waits until its timeout. Meanwhile this node can
neither keep a move nor learn of one, while the other nodes play on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

STALLED_AFTER_SECONDS: Final = 3.0
"""How long a database may stay silent before the node gives its players away."""
PING_EVERY_SECONDS: Final = 0.5


class DatabaseWatch:
    """Pings a database until it is cancelled, and reports when it stalls and when it is back."""

    def __init__(
        self,
        ping: Callable[[], Awaitable[object]],
        *,
        stalled: Callable[[], None],
        back: Callable[[], None],
    ) -> None:
        """Take the ping, and the callbacks for both changes; `run` starts the watch."""
        self._ping = ping
        self._stalled = stalled
        self._back = back
        self.is_stalled = False

    async def run(self) -> None:
        """Ping for ever; an error counts as no answer, since a restart looks like one."""
        loop = asyncio.get_running_loop()
        answered_at = loop.time()
        while True:
            ping = asyncio.ensure_future(self._ping())
            try:
                await asyncio.wait({ping}, timeout=self._ping_timeout(loop.time() - answered_at))
                if not ping.done():
                    self._stall()
                    # Not cancelled: the driver would wait for the same link to confirm it. The
                    # query has a timeout of its own.
                    await asyncio.wait({ping})
            finally:
                ping.cancel()  # if the watch ends; of no effect on a ping that is done
            if ping.cancelled() or ping.exception() is not None:
                if loop.time() - answered_at >= STALLED_AFTER_SECONDS:
                    self._stall()
            else:
                answered_at = loop.time()
                self._resume()
            await asyncio.sleep(PING_EVERY_SECONDS)

    def _ping_timeout(self, silent_seconds: float) -> float:
        """Seconds to wait for the ping under way: what is left of the time allowed in all."""
        return max(0.0, STALLED_AFTER_SECONDS - silent_seconds)

    def _stall(self) -> None:
        if not self.is_stalled:
            self.is_stalled = True
            self._stalled()

    def _resume(self) -> None:
        if self.is_stalled:
            self.is_stalled = False
            self._back()
