"""Connections at the door: how many, how slowly they may ask, and how slowly they may read.

A connection costs a descriptor, and a process has only so many. Somebody who opens a thousand and
sends half a request on each would lock everybody else out. So a request has to arrive in time, its
answer has to be taken, and one address has a bounded number of connections. Behind a trusted proxy
all come from one address; there the proxy counts.
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
from romme.server.people.limits import neighbourhood

if sys.platform != "win32":
    import resource

MOST_DESCRIPTORS: Final = 65_536
"""As many as the process asks the system for, if it may have them."""
RESERVED_DESCRIPTORS: Final = 256
"""For the database, other processes and files."""
MOST_HEADER_BYTES: Final = 64 * 1024
RETRY_SECONDS: Final = 10


class TurnedAway(Enum):
    """Why a connection is closed before anything is answered; the code of its sentence."""

    FULL = "full"
    TOO_MANY = "too-many-connections"
    TOO_SLOW = "too-slow"
    TOO_LARGE = "too-large"

    @property
    def status(self) -> HTTPStatus:
        """What programs are told."""
        match self:
            case TurnedAway.FULL:
                return HTTPStatus.SERVICE_UNAVAILABLE
            case TurnedAway.TOO_MANY:
                return HTTPStatus.TOO_MANY_REQUESTS
            case TurnedAway.TOO_SLOW:
                return HTTPStatus.REQUEST_TIMEOUT
            case TurnedAway.TOO_LARGE:
                return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            case _:
                assert_never(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestTimeouts:
    """How long a connection has for each part of a request."""

    header_seconds: float = 15.0
    """From the connection, or the first byte of a further request, to the end of the header."""
    body_seconds: float = 120.0
    """From there to the end of the body."""
    reading_seconds: float = 20.0
    """In which a reader must have taken `least_read_bytes` of what waits."""
    least_read_bytes: int = 16 * 1024


class Doorway:
    """Counts connections, in all and by address."""

    def __init__(
        self,
        *,
        per_address: int,
        in_all: int,
        proxies: Iterable[str] = (),
        timeouts: RequestTimeouts | None = None,
    ) -> None:
        """Begin with nobody; 0 = any number."""
        self.timeouts = timeouts or RequestTimeouts()
        self.refused = 0
        """Connections that were turned away so far."""
        self._per_address = per_address
        self._in_all = in_all
        proxies = tuple(proxies)
        self._all_are_proxies = "*" in proxies
        self._proxies = tuple(ip_network(one) for one in proxies if one != "*")
        self._open: Counter[str] = Counter()
        self._total = 0

    def __len__(self) -> int:
        """The number of open connections."""
        return self._total

    def enter(self, address: str) -> TurnedAway | None:
        """Count a connection; why it must not stay, if so. Whoever entered must leave."""
        known = neighbourhood(address)
        self._total += 1
        self._open[known] += 1
        reason = None
        if self._in_all and self._total > self._in_all:
            reason = TurnedAway.FULL
        elif self._per_address < self._open[known] and self._is_counted(address):
            reason = TurnedAway.TOO_MANY
        self.refused += reason is not None
        return reason

    def leave(self, address: str) -> None:
        """Count it no more."""
        known = neighbourhood(address)
        self._total -= 1
        self._open[known] -= 1
        if not self._open[known]:
            del self._open[known]

    def _is_counted(self, address: str) -> bool:
        if not self._per_address or self._all_are_proxies:
            return False
        try:
            read = ip_address(neighbourhood(address))
        except ValueError:  # a socket of this machine
            return False
        return not any(read in network for network in self._proxies)


class Requests(HttpToolsProtocol):
    """Requests that must arrive, and answers that must be taken, before a timeout."""

    doorway: Doorway
    """Set by `requests_at`."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - as the library has it
        """Begin without a connection."""
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._header_bytes = 0
        self._in_header = True
        self._inside = False
        self._is_handed_over = False

    # --- coming and going ------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as the library has it
        """Let a connection in, or say why not."""
        super().connection_made(transport)
        self._address = "" if self.client is None else self.client[0]
        self._inside = True
        refused = self.doorway.enter(self._address)
        if refused is None:
            self._expect(self.doorway.timeouts.header_seconds)
        else:
            self._turn_away(refused)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no more."""
        self._left()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over: from now on it is counted until the socket is lost."""
        self._is_handed_over = True
        self._relax()
        super().handle_websocket_upgrade()
        taken_over: Any = self.transport.get_protocol()
        taken_over.left = self._left

    def _left(self) -> None:
        self._relax()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if self._inside:
            self._inside = False
            self.doorway.leave(self._address)

    # --- what is asked ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Take a piece of a request."""
        if not self._inside or self.transport.is_closing():
            return
        if self._in_header:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._is_handed_over or not self._in_header or self.transport.is_closing():
            return
        if self._header_bytes > MOST_HEADER_BYTES:
            self._turn_away(TurnedAway.TOO_LARGE)
        elif self._is_idle and self._deadline is None:
            self._expect(self.doorway.timeouts.header_seconds)

    def on_headers_complete(self) -> None:
        """Wait for the body now."""
        self._in_header, self._header_bytes = False, 0
        self._expect(self.doorway.timeouts.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for nothing: whoever answers takes their time."""
        self._in_header = True
        self._relax()
        super().on_message_complete()

    @property
    def _is_idle(self) -> bool:
        """Whether no request is being answered."""
        cycle: Any = self.cycle  # None at first, whatever the library says
        return cycle is None or cycle.response_complete

    def _expect(self, seconds: float) -> None:
        self._relax()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self._is_idle or not self.cycle.response_started:
            self._turn_away(TurnedAway.TOO_SLOW)
        else:
            self.transport.abort()

    # --- what is answered ------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """See that a reader who takes their time takes something."""
        super().pause_writing()
        self._watch_reader()

    def on_response_complete(self) -> None:
        """See that the rest of an answer is taken too."""
        super().on_response_complete()
        self._watch_reader()

    def _watch_reader(self) -> None:
        waiting = self.transport.get_write_buffer_size()
        if self._reading is None and waiting and self._inside:
            self._look_later(waiting)

    def _look_later(self, waiting: int) -> None:
        timeouts = self.doorway.timeouts
        self._reading = self.loop.call_later(timeouts.reading_seconds, self._look_again, waiting)

    def _look_again(self, before: int) -> None:
        self._reading = None
        waiting = self.transport.get_write_buffer_size()
        if not waiting:
            return
        if before - waiting < min(before, self.doorway.timeouts.least_read_bytes):
            self.transport.abort()
        else:
            self._look_later(waiting)

    def _turn_away(self, reason: TurnedAway) -> None:
        """Say in every language why nothing is answered here, and hang up."""
        key = f"problem-{reason.value}"
        sentences = (words(lang).say(key, seconds=RETRY_SECONDS) for lang in LANGUAGES)
        body = "".join(f"{one}\n" for one in sentences).encode()
        self._relax()
        self.transport.write(
            STATUS_LINE[reason.status]
            + b"content-type: text/plain; charset=utf-8\r\n"
            + b"content-length: %d\r\n" % len(body)
            + b"retry-after: %d\r\nconnection: close\r\n\r\n" % RETRY_SECONDS
            + body
        )
        self.transport.close()
        self._watch_reader()


def requests_at(doorway: Doorway) -> type[Requests]:
    """The protocol of all who come in by a door."""
    return type("Requests", (Requests,), {"doorway": doorway})


# --- descriptors ---------------------------------------------------------------------------------


def raise_descriptor_limit() -> int:
    """Ask the system for as many descriptors as it gives; returns their number, 0 = unknown."""
    if sys.platform == "win32":
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):  # macOS says that there is no limit, and has one
            return soft
        return wanted
    return MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def room_for_connections(descriptors: int) -> int:
    """How many connections are let in; 0 = any number.

    >>> room_for_connections(1024), room_for_connections(0)
    (768, 0)
    """
    return max(1, descriptors - RESERVED_DESCRIPTORS) if descriptors else 0
