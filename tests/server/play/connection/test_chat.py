"""The chat of a table: permissions, limits, and reports to the operator."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from romme.server.ops.abuse_reports import read_reports, remove_reports
from romme.server.people.limits import RateLimits
from romme.server.play.connection import socket as module
from romme.server.play.connection.chat import HISTORY_LENGTH, PRESETS, Chat
from romme.server.play.live_table import LiveTable
from romme.store.errors import Empty
from romme.store.schema.tables import chat, reports
from romme.wire import commands as wire
from romme.wire.messages import Done, Refused, Said, Seen
from romme.wire.terms import Permission, TableTerms, Talk, Visibility
from tests.support.server.play.in_process_node import InProcessNode, Socket, in_process_node
from tests.support.server.table.table_driver import ANNA, BEN, TableDriver, with_ids


def at_table(
    url: str,
    scene: Callable[[InProcessNode, LiveTable], Awaitable[None]],
    terms: TableTerms | None = None,
) -> None:
    """Run a test coroutine with a node and a table at which `ANNA` and `BEN` sit."""

    async def run() -> None:
        async with in_process_node(url) as node:
            driver = TableDriver.new(terms or TableTerms(talk=Talk.FREE, seats=3))
            driver.fill((ANNA, BEN))
            await scene(node, await node.table("t", driver.events))

    asyncio.run(run())


async def connect_and_watch(node: InProcessNode, person: str) -> Socket:
    socket = node.connect(person)
    await socket.ask(wire.Watch(**with_ids()))
    return socket


async def say(socket: Socket, **said: Any) -> str:  # noqa: ANN401 - fields of any type
    """Send a chat message, and return "done" or the refusal code."""
    answer = await socket.ask(wire.Say(**with_ids(**said)))
    return answer.code if isinstance(answer, Refused) else "done"


async def chat_lines(socket: Socket) -> list[str]:
    """Return all chat lines that a client has received so far."""
    await socket.ping()
    return [one.text or one.preset or "" for one in socket.received if isinstance(one, Said)]


def test_free_talk_reaches_everybody(sqlite_url: str) -> None:
    """Control characters are removed, and malformed messages are refused."""

    async def scene(node: InProcessNode, _: LiveTable) -> None:
        anna, ben, spectator = [
            await connect_and_watch(node, one) for one in (ANNA, BEN, "spectator")
        ]
        assert await say(anna, text="  Moien\u0000, \u202ewéi geet et?\n ") == "done"
        assert await say(spectator, preset="thanks") == "done"
        for socket in (anna, ben, spectator):
            assert await chat_lines(socket) == ["Moien, wéi geet et?", "thanks"]
        said = next(one for one in ben.received if isinstance(one, Said))
        assert (said.person, said.name, said.table) == (ANNA, "Anna", "t")
        for wrong in (
            {},
            {"text": ""},
            {"text": " \u0007 "},
            {"preset": "shout"},
            {"preset": "hello", "text": "hello"},
        ):
            assert await say(anna, **wrong) == "unreadable"
        assert len(await chat_lines(ben)) == 2

    at_table(sqlite_url, scene)


def test_presets_only_refuses_free_text(sqlite_url: str) -> None:
    async def scene(node: InProcessNode, _: LiveTable) -> None:
        anna = await connect_and_watch(node, ANNA)
        for preset in PRESETS:
            assert await say(anna, preset=preset) == "done"
        assert await say(anna, text="hello") == "talk-presets"
        assert await chat_lines(anna) == list(PRESETS)

    at_table(sqlite_url, scene, TableTerms(talk=Talk.PRESETS))


def test_a_table_without_talk_refuses_and_hides_messages(sqlite_url: str) -> None:
    async def scene(node: InProcessNode, live: LiveTable) -> None:
        anna = await connect_and_watch(node, ANNA)
        assert await say(anna, text="hello") == "talk-off"
        assert await say(anna, preset="hello") == "talk-off"
        row = {"message": "m", "stream": live.name, "person": BEN, "name": "Ben", "at": 1}
        async with node.database.writing() as connection:
            await connection.execute(insert(chat).values(**row, text="from before"))
        assert await node.chat.history(live) == []

    at_table(sqlite_url, scene, TableTerms(visibility=Visibility.LISTED))


def test_a_late_watcher_gets_the_last_messages(sqlite_url: str) -> None:
    async def scene(node: InProcessNode, _: LiveTable) -> None:
        anna = await connect_and_watch(node, ANNA)
        for number in range(HISTORY_LENGTH + 3):
            assert await say(anna, text=f"line {number}") == "done"
            await asyncio.sleep(0.002)  # so that all times differ
        later = await connect_and_watch(node, "later")
        assert await chat_lines(later) == [
            f"line {number}" for number in range(3, HISTORY_LENGTH + 3)
        ]

    at_table(sqlite_url, scene)


def test_a_repeated_message_is_said_once(sqlite_url: str) -> None:
    """A client that gets no answer may repeat the command with the same id."""

    async def scene(node: InProcessNode, _: LiveTable) -> None:
        anna, ben = await connect_and_watch(node, ANNA), await connect_and_watch(node, BEN)
        command = wire.Say(id="same", table="t", text="once")
        for socket in (anna, anna, await connect_and_watch(node, ANNA)):
            assert isinstance(await socket.ask(command), Done)
        assert isinstance(await ben.ask(command), Done)  # ids are per person
        assert await chat_lines(ben) == ["once", "once"]
        other = TableDriver.new(TableTerms(talk=Talk.FREE))
        other.fill((ANNA, BEN))
        await node.table("u", other.events)  # ids are also per table
        for socket in (anna, ben):
            await socket.ask(wire.Watch(id="there", table="u"))
        assert isinstance(await anna.ask(wire.Say(id="same", table="u", text="there")), Done)
        assert await chat_lines(ben) == ["once", "once", "there"]

    at_table(sqlite_url, scene)


def test_muting_hides_a_persons_messages_on_this_connection(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(node: InProcessNode, _: LiveTable) -> None:
        anna, ben, spectator = [
            await connect_and_watch(node, one) for one in (ANNA, BEN, "spectator")
        ]
        assert isinstance(await anna.ask(wire.Mute(**with_ids(person=BEN))), Done)
        assert await say(ben, text="hello") == "done"
        assert await say(spectator, text="moien") == "done"
        assert await chat_lines(anna) == ["moien"]
        assert await chat_lines(spectator) == ["hello", "moien"]
        await anna.ask(wire.Unwatch(**with_ids()))
        await anna.ask(wire.Watch(**with_ids()))
        assert await chat_lines(anna) == ["moien", "moien"]
        assert isinstance(await anna.ask(wire.Unmute(**with_ids(person=BEN))), Done)
        assert await say(ben, text="again") == "done"
        assert await chat_lines(anna) == ["moien", "moien", "again"]
        again = await connect_and_watch(node, ANNA)
        assert await chat_lines(again) == ["hello", "moien", "again"]
        monkeypatch.setattr(module, "MAX_MUTED", 3)
        for number in range(5):
            await again.ask(wire.Mute(**with_ids(person=f"p{number}")))
        assert len(again.connection.muted) == 3

    at_table(sqlite_url, scene)


def test_a_silenced_person_cannot_write(database_url: str) -> None:
    """Players and spectators can be silenced, and stay silenced after a restart."""

    async def scene(node: InProcessNode, live: LiveTable) -> None:
        anna, ben = await connect_and_watch(node, ANNA), await connect_and_watch(node, BEN)
        assert isinstance(await anna.ask(wire.Silence(**with_ids(person=BEN))), Done)
        assert await say(ben, text="hello") == "silenced"
        assert await say(ben, preset="hello") == "silenced"
        assert await say(anna, text="hello") == "done"
        spectator = await connect_and_watch(node, "spectator")
        assert isinstance(await anna.ask(wire.Silence(**with_ids(person="spectator"))), Done)
        assert await say(spectator, text="hello") == "silenced"
        for nobody in ("nobody", "no\0body"):
            refused = await anna.ask(wire.Silence(**with_ids(person=nobody)))
            assert refused.code == "not-at-table"
            # Only the host learns whether a person is present.
            assert (await ben.ask(wire.Silence(**with_ids(person=nobody)))).code == "not-host"
        node.hub.tables.clear()
        loaded = await node.hub.live("t")
        assert loaded.table.silenced == live.table.silenced == {BEN, "spectator"}

    at_table(database_url, scene)


def test_the_host_can_lift_a_silence(sqlite_url: str) -> None:
    """The picture names the silenced people. Other players cannot lift a silence."""

    async def scene(node: InProcessNode, _: LiveTable) -> None:
        anna, ben = await connect_and_watch(node, ANNA), await connect_and_watch(node, BEN)
        assert isinstance(await anna.ask(wire.Unsilence(**with_ids(person=BEN))), Done)
        await anna.ask(wire.Silence(**with_ids(person=BEN)))
        spectator = await connect_and_watch(node, "spectator")
        assert [one.picture.silenced for one in spectator.received if isinstance(one, Seen)] == [
            [BEN]
        ]
        assert (await ben.ask(wire.Unsilence(**with_ids(person=BEN)))).code == "not-host"
        assert await say(ben, text="hello") == "silenced"
        assert isinstance(await anna.ask(wire.Unsilence(**with_ids(person=BEN))), Done)
        assert await say(ben, text="hello") == "done"

    at_table(sqlite_url, scene)


def test_a_report_keeps_the_reported_messages(database_url: str) -> None:
    """The report contains the original messages and the reporter's comment."""

    async def scene(node: InProcessNode, _: LiveTable) -> None:
        anna, ben = await connect_and_watch(node, ANNA), await connect_and_watch(node, BEN)
        await say(ben, text="something bad")
        report = wire.Report(**with_ids(person=BEN, text="He was rude.\u0000"))
        assert isinstance(await anna.ask(report), Done)
        async with node.database.reading() as connection:
            (row,) = (await connection.execute(select(reports))).all()
            (kept,) = (await connection.execute(select(chat))).all()
        assert (row.stream, row.person, row.about, row.text) == ("t", ANNA, BEN, "He was rude.")
        (said,) = msgspec.json.decode(row.said, type=list[dict[str, Any]])
        assert said["text"] == kept.text == "something bad"
        assert said["person"] == BEN
        read = await read_reports(node.database.url)
        assert [(one.report, one.table, one.text) for one in read] == [(row.report, "t", row.text)]
        await ben.ask(wire.Report(**with_ids(person=ANNA, text="She lies.")))
        await remove_reports(node.database.url, read)  # the second report is not among those read
        assert [one.text for one in await read_reports(node.database.url)] == ["She lies."]

    at_table(database_url, scene)


def test_reading_reports_without_a_database_raises(postgres_url: str) -> None:
    """An empty list would mean that nobody has complained."""
    with pytest.raises(Empty):
        asyncio.run(read_reports(postgres_url))


def test_only_watchers_can_write(sqlite_url: str) -> None:
    async def scene(node: InProcessNode, _: LiveTable) -> None:
        stranger = node.connect("stranger")
        assert await say(stranger, text="hello") == "no-table"
        answer = await stranger.ask(wire.Report(**with_ids(person=BEN)))
        assert answer.code == "no-table"
        await stranger.ask(wire.Watch(**with_ids()))
        assert await say(stranger, text="hello") == "done"
        await stranger.ask(wire.Unwatch(**with_ids()))
        assert await say(stranger, text="hello") == "no-table"

    at_table(sqlite_url, scene)


def test_outsiders_cannot_chat_where_spectators_are_forbidden(sqlite_url: str) -> None:
    """A watcher from before the match can neither read nor write while the match is played."""

    async def scene(node: InProcessNode, _: LiveTable) -> None:
        anna, ben, spectator = [
            await connect_and_watch(node, one) for one in (ANNA, BEN, "spectator")
        ]
        assert await say(spectator, text="good luck") == "done"
        for socket in (anna, ben):
            await socket.ask(wire.Ready(**with_ids()))
        assert await say(spectator, text="Anna has two jokers") == "no-spectators"
        assert await say(anna, text="hello") == "done"
        assert await chat_lines(spectator) == ["good luck"]
        assert await chat_lines(ben) == ["good luck", "hello"]

    at_table(sqlite_url, scene, TableTerms(talk=Talk.FREE, spectators=Permission.FORBIDDEN))


def test_the_rate_of_messages_is_limited(sqlite_url: str) -> None:
    """A refusal says how long to wait. Other people can still write."""
    now = 0
    limits = RateLimits(lambda: now)

    async def scene(node: InProcessNode, live: LiveTable) -> None:
        nonlocal now
        node.chat = Chat(node.database, node.hub, limits)
        anna, ben = await connect_and_watch(node, ANNA), await connect_and_watch(node, BEN)
        codes = [await say(anna, text=f"line {number}") for number in range(20)]
        assert set(codes) == {"done", "too-many"}
        assert codes == sorted(codes)
        refusals = [one for one in anna.received if isinstance(one, Refused)]
        assert refusals[-1].facts == {"seconds": 2}
        assert len(await node.chat.history(live)) == codes.count("done")
        assert await say(ben, text="stop") == "done"
        now += 2_000
        assert [await say(anna, text="one"), await say(anna, text="two")] == ["done", "too-many"]
        report = [await ben.ask(wire.Report(**with_ids(person=ANNA))) for _ in range(12)]
        assert [type(one) for one in report[-2:]] == [Refused, Refused]

    at_table(sqlite_url, scene)
