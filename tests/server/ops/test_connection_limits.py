"""Connections at the door: each request arrives in time, and nobody takes all the room."""

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

STRANGER: Final = "203.0.113.7"
TIMEOUTS: Final = RequestTimeouts(
    header_seconds=10, body_seconds=100, reading_seconds=20, min_read_bytes=1_000
)
REQUEST: Final = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n"


@dataclass
class Clock:
    """A loop whose time passes when it is told to; requests are begun and never answered."""

    now: float = 0.0
    due: list[tuple[float, Timer]] = field(default_factory=list)

    def call_later(self, seconds: float, work: Callable[..., None], *given: object) -> Timer:
        timer = Timer(work, given)
        self.due.append((self.now + seconds, timer))
        return timer

    def create_task(self, work: Any, **_: object) -> asyncio.Future[None]:  # noqa: ANN401 - a coroutine
        work.close()
        return cast("asyncio.Future[None]", Begun())

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        for one in sorted((one for one in self.due if one[0] <= self.now), key=lambda one: one[0]):
            self.due.remove(one)
            if not one[1].cancelled:
                one[1].work(*one[1].given)


@dataclass
class Timer:
    """Something that is due later, unless it is cancelled."""

    work: Callable[..., None]
    given: tuple[object, ...]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class Begun:
    """A task that was begun."""

    def add_done_callback(self, _: object) -> None:
        """Never done."""


@dataclass
class Wire:
    """A transport that keeps what is written."""

    address: str = STRANGER
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
        """Nothing comes by itself anyway."""

    resume_reading = pause_reading


@dataclass
class Visitor:
    """A connection, and the other end of it."""

    clock: Clock
    wire: Wire
    requests: LimitedHttpProtocol

    @property
    def status(self) -> str:
        return self.wire.written[9:12].decode()


@dataclass
class Door:
    """A doorway whose time stands still until it is told to pass."""

    limits: ConnectionLimits
    clock: Clock = field(default_factory=Clock)

    def visitor(self, address: str = STRANGER) -> Visitor:
        config = uvicorn.Config(cast("Any", app), lifespan="off", log_config=None, access_log=False)
        made = http_protocol(self.limits)(
            config=config, server_state=ServerState(), app_state={}, _loop=self.clock
        )
        wire = Wire(address)
        made.connection_made(cast("Any", wire))
        return Visitor(self.clock, wire, made)


async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI
    """Answer everything with nothing, and accept every socket."""
    await receive()
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await receive()
        return
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@pytest.fixture
def door() -> Door:
    return Door(
        ConnectionLimits(per_address=3, total=5, proxies=("10.0.0.0/8",), timeouts=TIMEOUTS)
    )


def test_half_a_request_is_not_waited_for_for_ever(door: Door) -> None:
    silent, halting = door.visitor(), door.visitor()
    for number in range(9):
        door.clock.pass_by(1)
        halting.requests.data_received(b"GET / HTT"[number : number + 1])
    assert not silent.wire.closed
    assert not halting.wire.closed
    door.clock.pass_by(1)
    for visitor in (silent, halting):
        assert (visitor.status, visitor.wire.closed) == ("408", "closed")
        assert visitor.wire.written.count(b"\n") == 6 + len(LANGUAGES)


def test_a_request_that_has_come_is_answered_whenever_that_is(door: Door) -> None:
    visitor = door.visitor()
    visitor.requests.data_received(REQUEST)
    door.clock.pass_by(1_000)
    assert not visitor.wire.closed


def test_half_a_second_request_is_not_waited_for_either(door: Door) -> None:
    visitor = door.visitor()
    visitor.requests.data_received(REQUEST)
    visitor.requests.cycle.response_started = visitor.requests.cycle.response_complete = True
    visitor.requests.on_response_complete()
    visitor.requests.data_received(b"\r\n")
    door.clock.pass_by(10)
    assert (visitor.status, visitor.wire.closed) == ("408", "closed")


def test_half_a_body_is_waited_for_as_long_as_a_slow_line_needs(door: Door) -> None:
    visitor = door.visitor()
    visitor.requests.data_received(b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nabc")
    door.clock.pass_by(99)
    assert not visitor.wire.closed
    door.clock.pass_by(1)
    assert (visitor.status, visitor.wire.closed) == ("408", "closed")


def test_a_header_without_end_is_refused(door: Door) -> None:
    visitor = door.visitor()
    visitor.requests.data_received(b"GET / HTTP/1.1\r\n")
    for number in range(MAX_HEADER_BYTES // 1_000 + 1):
        visitor.requests.data_received(b"x%d: " % number + b"y" * 1_000 + b"\r\n")
    assert (visitor.status, visitor.wire.closed) == ("431", "closed")
    before = visitor.wire.written
    visitor.requests.data_received(b"z" * 1_000)
    assert visitor.wire.written == before


@pytest.mark.parametrize(("taken", "closed"), [(999, "aborted"), (1_000, "")])
def test_a_reader_must_take_something(door: Door, taken: int, closed: str) -> None:
    visitor = door.visitor()
    visitor.requests.data_received(REQUEST)
    visitor.wire.waiting = 100_000
    visitor.requests.pause_writing()
    for _ in range(3):
        visitor.wire.waiting -= taken
        door.clock.pass_by(20)
    assert visitor.wire.closed == closed
    visitor.wire.waiting = 0
    door.clock.pass_by(20)
    assert visitor.wire.closed == closed


def test_one_address_does_not_take_all_the_room(door: Door) -> None:
    inside = [door.visitor() for _ in range(3)]
    turned_away, other = door.visitor(), door.visitor("203.0.113.8")
    assert (turned_away.status, turned_away.wire.closed) == ("429", "closed")
    assert not other.wire.closed
    for visitor in (turned_away, inside[0]):
        visitor.requests.connection_lost(None)
    assert not door.visitor().wire.closed
    assert (len(door.limits), door.limits.refused) == (4, 1)


def test_a_proxy_stands_for_many_and_all_together_fit(door: Door) -> None:
    inside = [door.visitor("10.1.2.3") for _ in range(5)]
    assert not any(one.wire.closed for one in inside)
    late = door.visitor("10.1.2.3")
    assert (late.status, late.wire.closed) == ("503", "closed")


def test_neighbours_in_one_network_of_ipv6_count_as_one() -> None:
    limits = ConnectionLimits(per_address=1, total=0)
    assert limits.add("2001:db8::1") is None
    assert limits.add("2001:db8::2") is ConnectionRefusal.TOO_MANY
    assert limits.add("2001:db8:0:1::2") is None
    assert ConnectionLimits(per_address=0, total=0).add("2001:db8::1") is None


def test_sockets_are_counted_until_they_are_lost() -> None:
    """By real connections, so that the hand-over from request to socket is a real one."""
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
        # A deadline would write an answer of HTTP into the socket.
        assert made[0]._deadline is None  # noqa: SLF001 - it is seen only when time is up
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
    while not holds():  # noqa: ASYNC110 - what is waited for has no event
        await asyncio.sleep(0)


@pytest.fixture
def few_descriptors() -> Iterator[int]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    fewer = min(soft, hard) - 1
    resource.setrlimit(resource.RLIMIT_NOFILE, (fewer, hard))
    yield fewer
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_as_many_descriptors_as_the_system_gives(few_descriptors: int) -> None:
    given = raise_descriptor_limit()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert given == soft
    assert given > few_descriptors or given >= 65_536 or given == hard
