"""Connections: their limits, slow readers, and commands with an unknown outcome."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, cast

import asyncpg
import msgspec
import pytest

from romme.client.connection import WatchedTable
from romme.engine.state import Pile
from romme.locales import FALLBACK, words
from romme.server.http.app import SOCKET
from romme.server.ops.configuration import Configuration
from romme.server.people.person import Person, PersonKind
from romme.server.person_id import PersonId
from romme.server.play.connection import outbox
from romme.server.play.connection.outbox import (
    MAX_WAITING,
    MAX_WAITING_BYTES,
    ROOM_FOR_ANSWERS,
    STUCK_AFTER_SECONDS,
)
from romme.server.play.connection.socket import AT_ONCE, MAX_TABLES, PER_SECOND, Connection
from romme.store.log.records import Appended, Entry, Log
from romme.wire import commands as wire
from romme.wire.commands import MOST_BYTES
from romme.wire.messages import Done, Happened, Leaving, Message, Pong, Seen, Unknown, Welcome
from romme.wire.terms import Permission, TableTerms
from tests.support.server.live_tables import Recorder
from tests.support.server.play.in_process_node import (
    TIMEOUT_SECONDS,
    InProcessNode,
    in_process_node,
)
from tests.support.server.table.table_driver import ANNA, BEN, TableDriver, with_ids
from tests.support.servers.running_server import running_server


def seated() -> TableDriver:
    driver = TableDriver.new()
    driver.fill()
    return driver


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds; raise `TimeoutError` after `TIMEOUT_SECONDS`."""
    async with asyncio.timeout(TIMEOUT_SECONDS):
        while not holds():  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.002)


def test_a_connection_gets_a_welcome_and_a_farewell(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            socket = node.connect(ANNA)
            socket.connection.welcome("north")
            assert await socket.next() == Welcome(ANNA, "Anna", MOST_BYTES, "north")
            socket.connection.leave()
            assert await socket.next() == Leaving()

    asyncio.run(scene())


def test_the_number_of_watched_tables_is_limited(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            socket = node.connect("spectator")
            for number in range(MAX_TABLES + 1):
                await node.table(f"t{number}", seated().events)
            for number in range(MAX_TABLES):
                watch = wire.Watch(id=f"w{number}", table=f"t{number}")
                assert isinstance(await socket.ask(watch), Done)
            last = wire.Watch(id="last", table=f"t{MAX_TABLES}")
            assert (await socket.ask(last)).code == "too-many-tables"
            assert isinstance(await socket.ask(wire.Watch(id="again", table="t0")), Done)
            await socket.ask(wire.Unwatch(id="less", table="t0"))
            assert isinstance(await socket.ask(last), Done)

    asyncio.run(scene())


def test_hints_and_spectators_can_be_forbidden(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            terms = TableTerms(hints=Permission.FORBIDDEN, spectators=Permission.FORBIDDEN)
            driver = TableDriver.playing(terms)
            person = driver.until_play()
            live = await node.table("t", driver.events)
            spectator, own = node.connect("spectator"), node.connect(person)
            assert (await spectator.ask(wire.Watch(**with_ids()))).code == "no-spectators"
            assert isinstance(await own.ask(wire.Watch(**with_ids())), Done)
            assert (await own.ask(wire.Hint(**with_ids(at=live.version)))).code == "no-hints"

    asyncio.run(scene())


def test_a_hint_is_in_the_language_of_the_connection(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            driver = TableDriver.playing()
            person = driver.until_play()
            live = await node.table("t", driver.events)
            socket = node.connect(person, lang="lb")
            hinted = await socket.ask(wire.Hint(**with_ids(at=live.version)))
            (advice,) = hinted.advice
            seat = driver.table.seat_of(person)
            assert (advice.text, advice.moves) == ("lb", [str(seat)])
            assert advice.sentences == ["Anna", "Ben"]
            for early in (
                wire.Hint(**with_ids(at=live.version + 1)),
                wire.Draft(**with_ids(at=live.version + 1)),
            ):
                assert (await socket.ask(early)).code == "stale"

    asyncio.run(scene())


def test_a_hint_names_bots_as_the_page_does(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            driver = TableDriver.playing(TableTerms(seats=3), seed=2, bots=1)
            person = driver.until_play()
            live = await node.table("t", driver.events)
            socket = node.connect(person, lang="de")
            hinted = await socket.ask(wire.Hint(**with_ids(at=live.version)))
            assert hinted.advice[0].sentences == ["Anna", "Ben", "Bot 3"]

    asyncio.run(scene())


@pytest.mark.parametrize(("asked", "spoken"), [("lb", "lb"), ("fr", "fr"), ("xx", FALLBACK)])
def test_a_socket_uses_the_requested_language(asked: str, spoken: str, sqlite_url: str) -> None:
    own = "http://127.0.0.1"
    sent: list[dict[str, Any]] = []
    coming: list[dict[str, Any]] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": "{"},
        {"type": "websocket.disconnect"},
    ]

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(0)  # let pending messages be sent
        return coming.pop(0)

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def scene() -> None:
        async with running_server(Configuration(database=sqlite_url), own) as server:
            anna = (await server.people.create_guest("Anna", PersonKind.PERSON, device="")).person
            ticket = await server.people.tickets.issue(anna)
            query = f"ticket={ticket}&lang={asked}".encode()
            headers = [(b"origin", own.encode())]
            scope = {"type": "websocket", "path": SOCKET, "headers": headers}
            await server(scope | {"query_string": query}, receive, send)

    asyncio.run(scene())
    answer = msgspec.json.decode(sent[-1]["text"])
    assert answer["message"] == words(spoken).say("problem-unreadable")


# --- slow readers --------------------------------------------------------------------------------


def slow_reader(node: InProcessNode, person: str) -> tuple[Connection, asyncio.Event, list[Any]]:
    """Return a connection, an event that lets its client read, and the messages it has read."""
    gate = asyncio.Event()
    taken: list[Any] = []

    async def send(message: Mapping[str, Any]) -> None:
        await gate.wait()
        taken.append(msgspec.json.decode(message["text"], type=Message))

    who = Person(PersonId(person), person.capitalize(), PersonKind.PERSON)
    connection = Connection(who, "en", send, hub=node.hub, chat=node.chat, metrics=node.metrics)
    return connection, gate, taken


def test_a_slow_reader_gets_a_new_picture(sqlite_url: str) -> None:
    """Messages beyond the limit are dropped and replaced by the current picture."""

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            live = await node.table("t", seated().events)
            connection, gate, taken = slow_reader(node, "spectator")
            incoming: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
            reading = asyncio.create_task(connection.run(incoming.get))
            watch = msgspec.json.encode(wire.Watch(**with_ids())).decode()
            await incoming.put({"type": "websocket.receive", "text": watch})
            await until(lambda: connection in live.watchers)
            for _ in range(3 * MAX_WAITING):
                await live.ask(ANNA, wire.Silence(**with_ids(person=BEN)), lambda _: None)
            await live.ask(BEN, wire.Ready(**with_ids()), lambda _: None)
            gate.set()
            await until(lambda: any(isinstance(one, Seen) for one in taken[1:]))
            received = [one for one in taken if isinstance(one, Seen | Happened)]
            assert len(received) <= MAX_WAITING + 3
            last = received[-1]
            assert isinstance(last, Seen)
            assert last.version == live.version
            watched = WatchedTable("t")
            for message in received:
                if isinstance(message, Seen):
                    watched.apply_picture(message)
                else:
                    assert watched.apply_change(message)
            recorder = Recorder(connection.person)
            live.show(recorder)
            assert watched.picture == recorder.picture
            assert watched.picture.chairs[1].ready
            await incoming.put({"type": "websocket.disconnect"})
            await reading

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("say", "most"),
    [
        (Connection.leave, MAX_WAITING),
        (lambda one: one.welcome("n" * 1000), MAX_WAITING_BYTES // 1000),
    ],
    ids=["many", "large"],
)
def test_the_queue_of_a_slow_reader_is_bounded(
    sqlite_url: str, say: Callable[[Connection], None], most: int
) -> None:
    """The number and the total size of queued messages, including answers, are limited."""

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            connection, gate, taken = slow_reader(node, "spectator")
            for _ in range(10 * most):
                say(connection)
            await asyncio.sleep(0)
            gate.set()
            await until(lambda: len(taken) >= most)
            for _ in range(10):
                await asyncio.sleep(0)
            assert most <= len(taken) <= most * ROOM_FOR_ANSWERS + 2

    asyncio.run(scene())


def test_incoming_messages_are_rate_limited(sqlite_url: str) -> None:
    """The server reads a burst at once and later messages at a fixed rate, and loses none."""
    more = 6

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            socket = node.connect(ANNA)
            began = time.monotonic()
            for _ in range(round(AT_ONCE) + more):
                await socket.send('{"do":"ping"}')
            for _ in range(round(AT_ONCE) + more):
                assert await socket.next() == Pong()
            assert time.monotonic() - began > (more - 2) / PER_SECOND

    asyncio.run(scene())


def test_a_client_that_reads_nothing_is_stuck(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            connection, gate, _ = slow_reader(node, "spectator")
            connection.welcome("here")
            await asyncio.sleep(0)
            assert not connection.is_stuck
            monkeypatch.setattr(outbox, "STUCK_AFTER_SECONDS", -1.0)
            assert connection.is_stuck
            gate.set()
            await until(lambda: not connection.is_stuck)

    asyncio.run(scene())


def test_a_client_that_reads_slowly_is_not_stuck(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(outbox, "time", SimpleNamespace(monotonic=lambda: clock.now))

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            room_for = asyncio.Semaphore(0)

            async def send(_: Mapping[str, Any]) -> None:
                await room_for.acquire()

            parts = {"hub": node.hub, "chat": node.chat, "metrics": node.metrics}
            who = Person(PersonId("spectator"), "Spectator", PersonKind.PERSON)
            connection = Connection(who, "en", send, **parts)  # type: ignore[arg-type]  # keywords match
            for _ in range(2):
                connection.leave()
            await asyncio.sleep(0)
            clock.now = STUCK_AFTER_SECONDS - 1
            room_for.release()
            for _ in range(5):
                await asyncio.sleep(0)
            clock.now = STUCK_AFTER_SECONDS + 1
            assert not connection.is_stuck
            clock.now = 2 * STUCK_AFTER_SECONDS
            assert connection.is_stuck
            room_for.release()
            for _ in range(5):
                await asyncio.sleep(0)
            assert not connection.is_stuck

    asyncio.run(scene())


# --- a lost answer of the log --------------------------------------------------------------------


class UnsureLog:
    """A log whose appends raise an error, after storing the record if `kept` is true."""

    def __init__(self, log: Log, error: Exception, *, kept: bool) -> None:
        self._log = log
        self._error = error
        self._kept = kept

    async def append(self, entry: Entry) -> Appended:
        if self._kept:
            await self._log.append(entry)
        raise self._error

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - everything else works
        return getattr(self._log, name)


@pytest.mark.parametrize(
    "error",
    [
        sqlite3.OperationalError("disk I/O error"),
        asyncpg.ConnectionDoesNotExistError("connection was closed"),
        asyncpg.InterfaceError("pool is closing"),
        ConnectionResetError(),
    ],
    ids=lambda error: type(error).__name__,
)
@pytest.mark.parametrize("kept", [False, True], ids=["not kept", "kept"])
def test_a_command_with_unknown_outcome_can_be_repeated(
    kept: bool,  # noqa: FBT001 - from pytest
    error: Exception,
    sqlite_url: str,
) -> None:
    """If a client repeats the command with the same id, it is carried out exactly once."""

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            driver = TableDriver.playing()
            person = driver.until_draw()
            live = await node.table("t", driver.events)
            socket = node.connect(person)
            await socket.ask(wire.Watch(**with_ids()))
            good = live.log
            live.log = cast("Log", UnsureLog(good, error, kept=kept))
            draw = wire.Draw(**with_ids(at=live.version, pile=Pile.STOCK))
            unknown = await socket.ask(draw)
            assert isinstance(unknown, Unknown)
            assert unknown.message
            live.log = good
            done = await socket.ask(draw)
            assert isinstance(done, Done)
            assert done.version == live.version == 2
            records = await good.read("t")
            assert [record.command for record in records] == [None, f"{person}:{draw.id}"]

    asyncio.run(scene())
