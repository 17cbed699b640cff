"""Limits on connections: timeouts for slow requests and slow readers, and caps per address."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from romme.locales import LANGUAGES
from romme.server.ops.connection_limits import (
    MAX_HEADER_BYTES,
    ConnectionLimits,
    ConnectionRefusal,
    LimitedHttpProtocol,
    RequestTimeouts,
    http_protocol,
    raise_descriptor_limit,
)
from romme.server.ops.serving import SocketProtocol

ADDRESS: Final = "203.0.113.7"
TIMEOUTS: Final = RequestTimeouts(
    header_seconds=10, body_seconds=100, reading_seconds=20, min_read_bytes=1_000
)
REQUEST: Final = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n"


@dataclass
class Clock:
    """A fake event loop whose clock is advanced by hand. Its tasks never finish."""

    now: float = 0.0
    due: list[tuple[float, Timer]] = field(default_factory=list)

    def call_later(self, seconds: float, work: Callable[..., None], *given: object) -> Timer:
        timer = Timer(work, given)
        self.due.append((self.now + seconds, timer))
        return timer

    def create_task(self, work: Any, **_: object) -> asyncio.Future[None]:  # noqa: ANN401 - a coroutine
        work.close()
        return cast("asyncio.Future[None]", UnfinishedTask())

    def advance(self, seconds: float) -> None:
        self.now += seconds
        for one in sorted((one for one in self.due if one[0] <= self.now), key=lambda one: one[0]):
            self.due.remove(one)
            if not one[1].cancelled:
                one[1].work(*one[1].given)


@dataclass
class Timer:
    """A callback that is due later, unless it is cancelled."""

    work: Callable[..., None]
    given: tuple[object, ...]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class UnfinishedTask:
    """A stand-in for an asyncio task that never finishes."""

    def add_done_callback(self, _: object) -> None:
        """No-op."""


@dataclass
class Wire:
    """A transport that records what is written."""

    address: str = ADDRESS
    written: bytes = b""
    waiting: int = 0
    closed: str = ""

    def get_extra_info(self, name: str) -> object:
        return (self.address, 5000) if name == "peername" else None

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return bool(self.closed)

    def close(self) -> None:
        self.closed = self.closed or "closed"

    def abort(self) -> None:
        self.closed = "aborted"

    def pause_reading(self) -> None:
        """No-op: nothing arrives unless the test sends it."""

    resume_reading = pause_reading


@dataclass
class Connection:
    """A client's connection and its transport."""

    clock: Clock
    wire: Wire
    requests: LimitedHttpProtocol

    @property
    def status(self) -> str:
        return self.wire.written[9:12].decode()


@dataclass
class Listener:
    """A listening server on a fake clock."""

    limits: ConnectionLimits
    clock: Clock = field(default_factory=Clock)

    def connect(self, address: str = ADDRESS) -> Connection:
        config = uvicorn.Config(cast("Any", app), lifespan="off", log_config=None, access_log=False)
        made = http_protocol(self.limits)(
            config=config, server_state=ServerState(), app_state={}, _loop=self.clock
        )
        wire = Wire(address)
        made.connection_made(cast("Any", wire))
        return Connection(self.clock, wire, made)


async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
    """Answer every request with 204, and accept every socket."""
    await receive()
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await receive()
        return
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@pytest.fixture
def listener() -> Listener:
    return Listener(
        ConnectionLimits(per_address=3, total=5, proxies=("10.0.0.0/8",), timeouts=TIMEOUTS)
    )


def test_an_incomplete_request_times_out(listener: Listener) -> None:
    silent, slow = listener.connect(), listener.connect()
    for number in range(9):
        listener.clock.advance(1)
        slow.requests.data_received(b"GET / HTT"[number : number + 1])
    assert not silent.wire.closed
    assert not slow.wire.closed
    listener.clock.advance(1)
    for connection in (silent, slow):
        assert (connection.status, connection.wire.closed) == ("408", "closed")
        assert connection.wire.written.count(b"\n") == 6 + len(LANGUAGES)


def test_a_complete_request_does_not_time_out(listener: Listener) -> None:
    connection = listener.connect()
    connection.requests.data_received(REQUEST)
    listener.clock.advance(1_000)
    assert not connection.wire.closed


def test_an_incomplete_second_request_times_out(listener: Listener) -> None:
    connection = listener.connect()
    connection.requests.data_received(REQUEST)
    connection.requests.cycle.response_started = connection.requests.cycle.response_complete = True
    connection.requests.on_response_complete()
    connection.requests.data_received(b"\r\n")
    listener.clock.advance(10)
    assert (connection.status, connection.wire.closed) == ("408", "closed")


def test_an_incomplete_body_times_out_later(listener: Listener) -> None:
    connection = listener.connect()
    connection.requests.data_received(b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nabc")
    listener.clock.advance(99)
    assert not connection.wire.closed
    listener.clock.advance(1)
    assert (connection.status, connection.wire.closed) == ("408", "closed")


def test_an_endless_header_is_refused(listener: Listener) -> None:
    connection = listener.connect()
    connection.requests.data_received(b"GET / HTTP/1.1\r\n")
    for number in range(MAX_HEADER_BYTES // 1_000 + 1):
        connection.requests.data_received(b"x%d: " % number + b"y" * 1_000 + b"\r\n")
    assert (connection.status, connection.wire.closed) == ("431", "closed")
    before = connection.wire.written
    connection.requests.data_received(b"z" * 1_000)
    assert connection.wire.written == before


@pytest.mark.parametrize(("taken", "closed"), [(999, "aborted"), (1_000, "")])
def test_a_reader_below_the_minimum_rate_is_disconnected(
    listener: Listener, taken: int, closed: str
) -> None:
    connection = listener.connect()
    connection.requests.data_received(REQUEST)
    connection.wire.waiting = 100_000
    connection.requests.pause_writing()
    for _ in range(3):
        connection.wire.waiting -= taken
        listener.clock.advance(20)
    assert connection.wire.closed == closed
    connection.wire.waiting = 0
    listener.clock.advance(20)
    assert connection.wire.closed == closed


def test_the_connections_of_one_address_are_limited(listener: Listener) -> None:
    inside = [listener.connect() for _ in range(3)]
    refused, other = listener.connect(), listener.connect("203.0.113.8")
    assert (refused.status, refused.wire.closed) == ("429", "closed")
    assert not other.wire.closed
    for connection in (refused, inside[0]):
        connection.requests.connection_lost(None)
    assert not listener.connect().wire.closed
    assert (len(listener.limits), listener.limits.refused) == (4, 1)


def test_a_proxy_is_only_subject_to_the_total_limit(listener: Listener) -> None:
    inside = [listener.connect("10.1.2.3") for _ in range(5)]
    assert not any(one.wire.closed for one in inside)
    late = listener.connect("10.1.2.3")
    assert (late.status, late.wire.closed) == ("503", "closed")


def test_an_ipv6_network_counts_as_one_address() -> None:
    limits = ConnectionLimits(per_address=1, total=0)
    assert limits.add("2001:db8::1") is None
    assert limits.add("2001:db8::2") is ConnectionRefusal.TOO_MANY
    assert limits.add("2001:db8:0:1::2") is None
    assert ConnectionLimits(per_address=0, total=0).add("2001:db8::1") is None


def test_sockets_are_counted_until_they_are_closed() -> None:
    """An HTTP connection counts once, even if it is upgraded to a WebSocket."""
    limits = ConnectionLimits(per_address=9, total=9)

    async def scene() -> None:
        config = uvicorn.Config(
            cast("Any", app), ws=SocketProtocol, lifespan="off", log_config=None, access_log=False
        )
        state, kind = ServerState(), http_protocol(limits)
        made: list[LimitedHttpProtocol] = []

        def protocol() -> LimitedHttpProtocol:
            made.append(kind(config=config, server_state=state, app_state={}))
            return made[-1]

        server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert b"101" in await reader.readline()
        assert len(limits) == 1
        # A deadline would write an HTTP response into the socket.
        assert made[0]._deadline is None  # noqa: SLF001 - it would only show after the timeout
        writer.transport.abort()
        await _until(lambda: len(limits) == 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(REQUEST)
        assert b"204" in await reader.readline()
        assert len(limits) == 1
        writer.transport.abort()
        await _until(lambda: len(limits) == 0)
        server.close()
        await asyncio.gather(*state.tasks, return_exceptions=True)

    asyncio.run(scene())


async def _until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 - no event to wait for
        await asyncio.sleep(0)


@pytest.fixture
def few_descriptors() -> Iterator[int]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    fewer = min(soft, hard) - 1
    resource.setrlimit(resource.RLIMIT_NOFILE, (fewer, hard))
    yield fewer
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_descriptor_limit_is_raised(few_descriptors: int) -> None:
    raised = raise_descriptor_limit()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert raised == soft
    assert raised > few_descriptors or raised >= 65_536 or raised == hard
