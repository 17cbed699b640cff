"""Limits on connections: their number, and how slowly clients may send and read.

A connection costs a file descriptor, and a process has a limited number of them. A client that
opens a thousand connections and sends half a request on each would lock out all others. So a
request must arrive in time, its response must be read in time, and the number of connections per
address is limited. Behind a trusted proxy all clients share its address, so the proxy must limit
them.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, Final, assert_never

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from romme.locales import LANGUAGES, words
from romme.server.people.limits import address_key

if sys.platform != "win32":
    import resource

MAX_DESCRIPTORS: Final = 65_536
"""Number of file descriptors that the process asks the system for."""
RESERVED_DESCRIPTORS: Final = 256
"""File descriptors for the database, worker processes and files."""
SELECTABLE_SOCKETS: Final = 512
"""Number of sockets that the event loop can watch on Windows."""
RESERVED_SOCKETS: Final = 64
"""Sockets for worker processes, the database and the event loop itself."""
MAX_HEADER_BYTES: Final = 64 * 1024
RETRY_SECONDS: Final = 10


class ConnectionRefusal(Enum):
    """The reason for rejecting a connection. The value is the code of the message."""

    FULL = "full"
    TOO_MANY = "too-many-connections"
    TOO_SLOW = "too-slow"
    TOO_LARGE = "too-large"

    @property
    def status(self) -> HTTPStatus:
        """The HTTP status of the refusal."""
        match self:
            case ConnectionRefusal.FULL:
                return HTTPStatus.SERVICE_UNAVAILABLE
            case ConnectionRefusal.TOO_MANY:
                return HTTPStatus.TOO_MANY_REQUESTS
            case ConnectionRefusal.TOO_SLOW:
                return HTTPStatus.REQUEST_TIMEOUT
            case ConnectionRefusal.TOO_LARGE:
                return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            case _:
                assert_never(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestTimeouts:
    """Timeouts for the parts of a request."""

    header_seconds: float = 15.0
    """From the connection, or the first byte of a later request, to the end of the header."""
    body_seconds: float = 120.0
    """From the end of the header to the end of the body."""
    reading_seconds: float = 20.0
    """Time within which a client must read `min_read_bytes` of a waiting response."""
    min_read_bytes: int = 16 * 1024


class ConnectionLimits:
    """The open connections, counted in total and per address, and their limits."""

    def __init__(
        self,
        *,
        per_address: int,
        total: int,
        proxies: Iterable[str] = (),
        timeouts: RequestTimeouts | None = None,
    ) -> None:
        """Limit the open connections in total and per address, where 0 means no limit.

        Trusted proxies are exempt from `per_address`.
        """
        self.timeouts = timeouts or RequestTimeouts()
        self.refused = 0
        """Number of refused connections so far."""
        self._per_address = per_address
        self._max_total = total
        proxies = tuple(proxies)
        self._all_are_proxies = "*" in proxies
        self._proxies = tuple(ip_network(one) for one in proxies if one != "*")
        self._open: Counter[str] = Counter()
        self._total = 0

    def __len__(self) -> int:
        """Number of open connections."""
        return self._total

    def add(self, address: str) -> ConnectionRefusal | None:
        """Count a connection. Return the reason to refuse it, or None.

        Call `remove` when the connection closes, even if it was refused.
        """
        known = address_key(address)
        self._total += 1
        self._open[known] += 1
        reason = None
        if self._max_total and self._total > self._max_total:
            reason = ConnectionRefusal.FULL
        elif self._per_address < self._open[known] and self._is_counted(address):
            reason = ConnectionRefusal.TOO_MANY
        self.refused += reason is not None
        return reason

    def remove(self, address: str) -> None:
        """Stop counting a connection."""
        known = address_key(address)
        self._total -= 1
        self._open[known] -= 1
        if not self._open[known]:
            del self._open[known]

    def _is_counted(self, address: str) -> bool:
        if not self._per_address or self._all_are_proxies:
            return False
        try:
            read = ip_address(address_key(address))
        except ValueError:  # a Unix socket
            return False
        return not any(read in network for network in self._proxies)


class LimitedHttpProtocol(HttpToolsProtocol):
    """Uvicorn's HTTP protocol with timeouts for slow senders and readers."""

    limits: ConnectionLimits
    """The limits, set by `http_protocol`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - the library's signature
        """Start without a connection."""
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._header_bytes = 0
        self._in_header = True
        self._is_open = False
        self._is_websocket = False

    # --- connecting and disconnecting ------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # the library's signature
        """Accept a connection, or refuse it with a reason."""
        super().connection_made(transport)
        self._address = "" if self.client is None else self.client[0]
        self._is_open = True
        refused = self.limits.add(self._address)
        if refused is None:
            self._set_deadline(self.limits.timeouts.header_seconds)
        else:
            self._reject(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._close()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the WebSocket protocol. It is counted until the socket closes."""
        self._is_websocket = True
        self._clear_deadline()
        super().handle_websocket_upgrade()
        successor: Any = self.transport.get_protocol()
        successor.on_lost = self._close

    def _close(self) -> None:
        self._clear_deadline()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if self._is_open:
            self._is_open = False
            self.limits.remove(self._address)

    # --- requests --------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Process received bytes, and reject a request whose header is too large."""
        if not self._is_open or self.transport.is_closing():
            return
        if self._in_header:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._is_websocket or not self._in_header or self.transport.is_closing():
            return
        if self._header_bytes > MAX_HEADER_BYTES:
            self._reject(ConnectionRefusal.TOO_LARGE)
        elif self._is_idle and self._deadline is None:
            self._set_deadline(self.limits.timeouts.header_seconds)

    def on_headers_complete(self) -> None:
        """Start the timeout for the body."""
        self._in_header, self._header_bytes = False, 0
        self._set_deadline(self.limits.timeouts.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timeout: the application's response time is not limited."""
        self._in_header = True
        self._clear_deadline()
        super().on_message_complete()

    @property
    def _is_idle(self) -> bool:
        """Whether no request is being processed."""
        cycle: Any = self.cycle  # None at first, unlike the library's annotation
        return cycle is None or cycle.response_complete

    def _set_deadline(self, seconds: float) -> None:
        self._clear_deadline()
        self._deadline = self.loop.call_later(seconds, self._on_deadline)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _on_deadline(self) -> None:
        self._deadline = None
        if self._is_idle or not self.cycle.response_started:
            self._reject(ConnectionRefusal.TOO_SLOW)
        else:
            self.transport.abort()

    # --- responses -------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """Called when the write buffer is full. Start checking that the client keeps reading."""
        super().pause_writing()
        self._watch_reader()

    def on_response_complete(self) -> None:
        """Start checking that the client reads the rest of the response."""
        super().on_response_complete()
        self._watch_reader()

    def _watch_reader(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        if self._reading is None and waiting and self._is_open:
            self._schedule_reader_check(waiting)

    def _schedule_reader_check(self, waiting: int) -> None:
        timeouts = self.limits.timeouts
        self._reading = self.loop.call_later(timeouts.reading_seconds, self._check_reader, waiting)

    def _check_reader(self, before: int) -> None:
        self._reading = None
        waiting = self.transport.get_write_buffer_size()
        if not waiting:
            return
        if before - waiting < min(before, self.limits.timeouts.min_read_bytes):
            self.transport.abort()
        else:
            self._schedule_reader_check(waiting)

    def _reject(self, reason: ConnectionRefusal) -> None:
        """Send the reason in every language and close the connection."""
        key = f"problem-{reason.value}"
        sentences = (words(lang).say(key, seconds=RETRY_SECONDS) for lang in LANGUAGES)
        body = "".join(f"{one}\n" for one in sentences).encode()
        self._clear_deadline()
        self.transport.write(
            STATUS_LINE[reason.status]
            + b"content-type: text/plain; charset=utf-8\r\n"
            + b"content-length: %d\r\n" % len(body)
            + b"retry-after: %d\r\nconnection: close\r\n\r\n" % RETRY_SECONDS
            + body
        )
        self.transport.close()
        self._watch_reader()


def http_protocol(limits: ConnectionLimits) -> type[LimitedHttpProtocol]:
    """Return a protocol class bound to `limits`."""
    return type("LimitedHttpProtocol", (LimitedHttpProtocol,), {"limits": limits})


# --- descriptors ---------------------------------------------------------------------------------


def max_connections() -> int:
    """Return how many connections this process can hold.

    On systems with a limit on file descriptors, raise that limit first if possible.
    """
    if sys.platform == "win32":
        most = SELECTABLE_SOCKETS - RESERVED_SOCKETS
    else:
        most = raise_descriptor_limit() - RESERVED_DESCRIPTORS
    return max(1, most)


if sys.platform != "win32":

    def raise_descriptor_limit() -> int:
        """Raise the soft limit on file descriptors to the hard limit, at most to `MAX_DESCRIPTORS`.

        Return the limit now in effect, or `MAX_DESCRIPTORS` if there is none.
        """
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (ValueError, OSError):  # macOS reports no limit but has one
                return soft
            return wanted
        return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
