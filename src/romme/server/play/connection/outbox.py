"""The messages to one client, which may read slowly or not at all."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import structlog

from romme.server.ops.metrics import Metrics

MAX_WAITING: Final = 64
"""Maximum number of messages queued for a slow reader.

Beyond that, table updates are dropped. The reader gets the current tables once it has caught up.
"""
MAX_WAITING_BYTES: Final = 4 * 1024
"""Maximum size in bytes of the messages queued for a slow reader.

Beyond that, table updates are dropped, as beyond `MAX_WAITING`. A thousand slow readers must not
make the whole server grow by 64 MiB or more.
"""
ROOM_FOR_ANSWERS: Final = 1.5
"""Factor by which answers may exceed both limits. Further answers are dropped; clients retry."""
STUCK_AFTER_SECONDS: Final = 30.0
"""A connection is closed if its client has read nothing for this long."""
Send: TypeAlias = Callable[[dict[str, Any]], Awaitable[None]]
Write: TypeAlias = Callable[[bytes], bool]
"""Sends a text without waiting. Returns False if the reader is slow: await `Send` instead."""

log: Final = structlog.get_logger()


class Outbox:
    """The messages that wait until their client reads."""

    __slots__ = (
        "_caught_up",
        "_closed",
        "_flushing",
        "_lagging",
        "_metrics",
        "_send",
        "_since",
        "_waiting",
        "_write",
    )

    def __init__(
        self, send: Send, write: Write | None, metrics: Metrics, *, caught_up: Callable[[], None]
    ) -> None:
        """Send by `write` while the client keeps up, otherwise by `send`.

        `caught_up` is called when a client that had lagged behind has read everything.
        """
        self._send = send
        self._write = write or (lambda _: False)
        self._metrics = metrics
        self._caught_up = caught_up
        self._waiting: deque[bytes] = deque()
        self._lagging = False
        self._flushing: asyncio.Task[None] | None = None
        self._since = 0.0
        self._closed = False

    def send(self, message: bytes, *, may_drop: bool) -> None:
        """Queue a message without blocking. Drop it for a lagging client if it `may_drop`."""
        if self._closed or (self._flushing is None and self._write(message)):
            return
        filled = self._filled
        if filled >= 1:
            self._metrics.lagged.inc()
            self._lagging = True
        if self._lagging and may_drop:
            return  # the whole table is sent once the reader has caught up
        if filled >= ROOM_FOR_ANSWERS:
            return
        self._waiting.append(message)
        if self._flushing is None:
            self._since = time.monotonic()
            self._flushing = asyncio.create_task(self._flush())

    def offer(self, message: bytes) -> None:
        """Send a message if the client keeps up. Otherwise drop it."""
        if not self._closed and self._flushing is None:
            self._write(message)

    @property
    def _filled(self) -> float:
        """The fill level of the queue, by messages or bytes, whichever is fuller. 1 means full."""
        size = sum(map(len, self._waiting))
        return max(len(self._waiting) / MAX_WAITING, size / MAX_WAITING_BYTES)

    async def _flush(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})
                self._since = time.monotonic()
                if not self._waiting and self._lagging:
                    self._lagging = False
                    self._caught_up()
        except Exception as error:  # noqa: BLE001 - a dead connection may raise anything
            self._closed = True
            log.debug("connection lost", reason=type(error).__name__)
        finally:
            self._flushing = None

    @property
    def is_stuck(self) -> bool:
        """Whether messages are queued and the client has read nothing for `STUCK_AFTER_SECONDS`."""
        return self._flushing is not None and time.monotonic() - self._since > STUCK_AFTER_SECONDS

    def end(self) -> None:
        """Send nothing more: the connection has ended."""
        self._closed = True
        if self._flushing is not None:
            self._flushing.cancel()

    async def close(self, code: int) -> None:
        """Close the WebSocket with a close code. No-op if the connection was lost."""
        try:
            await self._send({"type": "websocket.close", "code": code})
        except Exception as error:  # noqa: BLE001 - it may have ended at this moment
            log.debug("connection lost", reason=type(error).__name__)
