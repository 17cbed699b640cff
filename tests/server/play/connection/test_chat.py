"""Writing to a table: who may write what, who reads it, and what the operator gets."""

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
from tests.server.play.sockets import Room, Socket, room
from tests.server.table.table_driver import ANNA, BEN, TableDriver, with_ids


def at_table(
    url: str, scene: Callable[[Room, LiveTable], Awaitable[None]], terms: TableTerms | None = None
) -> None:
    """Anna and Ben sit at a table, and something happens."""

    async def run() -> None:
        async with room(url) as place:
            driver = TableDriver.new(terms or TableTerms(talk=Talk.FREE, seats=3))
            driver.fill((ANNA, BEN))
            await scene(place, await place.table("t", driver.events))

    asyncio.run(run())


async def comes(place: Room, person: str) -> Socket:
    socket = place.connect(person)
    await socket.ask(wire.Watch(**with_ids()))
    return socket


async def code(socket: Socket, **said: Any) -> str:  # noqa: ANN401 - fields of any type
    """What comes of saying something."""
    answer = await socket.ask(wire.Say(**with_ids(**said)))
    return answer.code if isinstance(answer, Refused) else "done"


async def heard(socket: Socket) -> list[str]:
    """All that somebody has read so far."""
    await socket.alive()
    return [one.text or one.preset or "" for one in socket.heard if isinstance(one, Said)]


def test_free_talk(sqlite_url: str) -> None:
    """Texts and presets reach everybody, the writer too, without what only machines read."""

    async def scene(place: Room, _: LiveTable) -> None:
        anna, ben, looker = [await comes(place, one) for one in (ANNA, BEN, "looker")]
        assert await code(anna, text="  Moien\u0000, \u202ewéi geet et?\n ") == "done"
        assert await code(looker, preset="thanks") == "done"
        for socket in (anna, ben, looker):
            assert await heard(socket) == ["Moien, wéi geet et?", "thanks"]
        said = next(one for one in ben.heard if isinstance(one, Said))
        assert (said.person, said.name, said.table) == (ANNA, "Anna", "t")
        for wrong in (
            {},
            {"text": ""},
            {"text": " \u0007 "},
            {"preset": "shout"},
            {"preset": "hello", "text": "hello"},
        ):
            assert await code(anna, **wrong) == "unreadable"
        assert len(await heard(ben)) == 2

    at_table(sqlite_url, scene)


def test_presets_only(sqlite_url: str) -> None:
    async def scene(place: Room, _: LiveTable) -> None:
        anna = await comes(place, ANNA)
        for preset in PRESETS:
            assert await code(anna, preset=preset) == "done"
        assert await code(anna, text="hello") == "talk-presets"
        assert await heard(anna) == list(PRESETS)

    at_table(sqlite_url, scene, TableTerms(talk=Talk.PRESETS))


def test_no_talk(sqlite_url: str) -> None:
    """Nor does anybody read there what was written in other times."""

    async def scene(place: Room, live: LiveTable) -> None:
        anna = await comes(place, ANNA)
        assert await code(anna, text="hello") == "talk-off"
        assert await code(anna, preset="hello") == "talk-off"
        row = {"message": "m", "stream": live.name, "person": BEN, "name": "Ben", "at": 1}
        async with place.database.writing() as connection:
            await connection.execute(insert(chat).values(**row, text="of other times"))
        assert await place.chat.history(live) == []

    at_table(sqlite_url, scene, TableTerms(visibility=Visibility.LISTED))


def test_who_comes_later_reads_what_was_said_last(sqlite_url: str) -> None:
    async def scene(place: Room, _: LiveTable) -> None:
        anna = await comes(place, ANNA)
        for number in range(HISTORY_LENGTH + 3):
            assert await code(anna, text=f"line {number}") == "done"
            await asyncio.sleep(0.002)  # so that no two have the same time
        later = await comes(place, "later")
        assert await heard(later) == [f"line {number}" for number in range(3, HISTORY_LENGTH + 3)]

    at_table(sqlite_url, scene)


def test_what_is_sent_again_is_said_once(sqlite_url: str) -> None:
    """A client that got no answer repeats the command under its id."""

    async def scene(place: Room, _: LiveTable) -> None:
        anna, ben = await comes(place, ANNA), await comes(place, BEN)
        command = wire.Say(id="same", table="t", text="once")
        for socket in (anna, anna, await comes(place, ANNA)):
            assert isinstance(await socket.ask(command), Done)
        assert isinstance(await ben.ask(command), Done)  # another person's id is another command
        assert await heard(ben) == ["once", "once"]
        other = TableDriver.new(TableTerms(talk=Talk.FREE))
        other.fill((ANNA, BEN))
        await place.table("u", other.events)  # and so is the same id at another table
        for socket in (anna, ben):
            await socket.ask(wire.Watch(id="there", table="u"))
        assert isinstance(await anna.ask(wire.Say(id="same", table="u", text="there")), Done)
        assert await heard(ben) == ["once", "once", "there"]

    at_table(sqlite_url, scene)


def test_who_is_muted_is_not_read_on_this_connection(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(place: Room, _: LiveTable) -> None:
        anna, ben, looker = [await comes(place, one) for one in (ANNA, BEN, "looker")]
        assert isinstance(await anna.ask(wire.Mute(**with_ids(person=BEN))), Done)
        assert await code(ben, text="hello") == "done"
        assert await code(looker, text="moien") == "done"
        assert await heard(anna) == ["moien"]
        assert await heard(looker) == ["hello", "moien"]
        await anna.ask(wire.Unwatch(**with_ids()))
        await anna.ask(wire.Watch(**with_ids()))
        assert await heard(anna) == ["moien", "moien"]
        assert isinstance(await anna.ask(wire.Unmute(**with_ids(person=BEN))), Done)
        assert await code(ben, text="again") == "done"
        assert await heard(anna) == ["moien", "moien", "again"]
        again = await comes(place, ANNA)
        assert await heard(again) == ["hello", "moien", "again"]
        monkeypatch.setattr(module, "MAX_MUTED", 3)
        for number in range(5):
            await again.ask(wire.Mute(**with_ids(person=f"p{number}")))
        assert len(again.connection.muted) == 3

    at_table(sqlite_url, scene)


def test_who_is_silenced_writes_no_more(database_url: str) -> None:
    """A player or who looks on; everybody else does. It is kept, so it holds after a restart."""

    async def scene(place: Room, live: LiveTable) -> None:
        anna, ben = await comes(place, ANNA), await comes(place, BEN)
        assert isinstance(await anna.ask(wire.Silence(**with_ids(person=BEN))), Done)
        assert await code(ben, text="hello") == "silenced"
        assert await code(ben, preset="hello") == "silenced"
        assert await code(anna, text="hello") == "done"
        looker = await comes(place, "looker")
        assert isinstance(await anna.ask(wire.Silence(**with_ids(person="looker"))), Done)
        assert await code(looker, text="hello") == "silenced"
        for nobody in ("nobody", "no\0body"):
            refused = await anna.ask(wire.Silence(**with_ids(person=nobody)))
            assert refused.code == "not-at-table"
            # Who may not silence anybody does not learn either who is there.
            assert (await ben.ask(wire.Silence(**with_ids(person=nobody)))).code == "not-host"
        place.hub.tables.clear()
        loaded = await place.hub.live("t")
        assert loaded.table.silenced == live.table.silenced == {BEN, "looker"}

    at_table(database_url, scene)


def test_who_was_silenced_may_be_let_write_again(sqlite_url: str) -> None:
    """By the host, who sees who it is; nobody else may."""

    async def scene(place: Room, _: LiveTable) -> None:
        anna, ben = await comes(place, ANNA), await comes(place, BEN)
        assert isinstance(await anna.ask(wire.Unsilence(**with_ids(person=BEN))), Done)
        await anna.ask(wire.Silence(**with_ids(person=BEN)))
        looker = await comes(place, "looker")
        assert [one.picture.silenced for one in looker.heard if isinstance(one, Seen)] == [[BEN]]
        assert (await ben.ask(wire.Unsilence(**with_ids(person=BEN)))).code == "not-host"
        assert await code(ben, text="hello") == "silenced"
        assert isinstance(await anna.ask(wire.Unsilence(**with_ids(person=BEN))), Done)
        assert await code(ben, text="hello") == "done"

    at_table(sqlite_url, scene)


def test_a_report_keeps_what_was_said(database_url: str) -> None:
    """With the texts as they were, whatever the reporter writes beside them."""

    async def scene(place: Room, _: LiveTable) -> None:
        anna, ben = await comes(place, ANNA), await comes(place, BEN)
        await code(ben, text="something bad")
        report = wire.Report(**with_ids(person=BEN, text="He was rude.\u0000"))
        assert isinstance(await anna.ask(report), Done)
        async with place.database.reading() as connection:
            (row,) = (await connection.execute(select(reports))).all()
            (kept,) = (await connection.execute(select(chat))).all()
        assert (row.stream, row.person, row.about, row.text) == ("t", ANNA, BEN, "He was rude.")
        (said,) = msgspec.json.decode(row.said, type=list[dict[str, Any]])
        assert said["text"] == kept.text == "something bad"
        assert said["person"] == BEN
        read = await read_reports(place.database.url)
        assert [(one.report, one.table, one.text) for one in read] == [(row.report, "t", row.text)]
        await ben.ask(wire.Report(**with_ids(person=ANNA, text="She lies.")))
        await remove_reports(place.database.url, read)  # who has come since is not yet read
        assert [one.text for one in await read_reports(place.database.url)] == ["She lies."]

    at_table(database_url, scene)


def test_where_there_is_no_database_there_are_no_reports(postgres_url: str) -> None:
    """Which is another thing than that nobody has complained."""
    with pytest.raises(Empty):
        asyncio.run(read_reports(postgres_url))


def test_only_who_looks_on_writes(sqlite_url: str) -> None:
    async def scene(place: Room, _: LiveTable) -> None:
        stranger = place.connect("stranger")
        assert await code(stranger, text="hello") == "no-table"
        answer = await stranger.ask(wire.Report(**with_ids(person=BEN)))
        assert answer.code == "no-table"
        await stranger.ask(wire.Watch(**with_ids()))
        assert await code(stranger, text="hello") == "done"
        await stranger.ask(wire.Unwatch(**with_ids()))
        assert await code(stranger, text="hello") == "no-table"

    at_table(sqlite_url, scene)


def test_where_nobody_may_look_on_nobody_talks_from_outside(sqlite_url: str) -> None:
    """Who came before the match neither reads nor writes while it is played."""

    async def scene(place: Room, _: LiveTable) -> None:
        anna, ben, looker = [await comes(place, one) for one in (ANNA, BEN, "looker")]
        assert await code(looker, text="good luck") == "done"
        for socket in (anna, ben):
            await socket.ask(wire.Ready(**with_ids()))
        assert await code(looker, text="Anna has two jokers") == "no-spectators"
        assert await code(anna, text="hello") == "done"
        assert await heard(looker) == ["good luck"]
        assert await heard(ben) == ["good luck", "hello"]

    at_table(sqlite_url, scene, TableTerms(talk=Talk.FREE, spectators=Permission.FORBIDDEN))


def test_nobody_writes_faster_than_others_read(sqlite_url: str) -> None:
    """A flood is refused, with the time to wait, and nothing of it is kept; others may write."""
    now = 0
    limits = RateLimits(lambda: now)

    async def scene(place: Room, live: LiveTable) -> None:
        nonlocal now
        place.chat = Chat(place.database, place.hub, limits)
        anna, ben = await comes(place, ANNA), await comes(place, BEN)
        came = [await code(anna, text=f"line {number}") for number in range(20)]
        assert set(came) == {"done", "too-many"}
        assert came == sorted(came)
        told = [one for one in anna.heard if isinstance(one, Refused)]
        assert told[-1].facts == {"seconds": 2}
        assert len(await place.chat.history(live)) == came.count("done")
        assert await code(ben, text="stop") == "done"
        now += 2_000
        assert [await code(anna, text="one"), await code(anna, text="two")] == ["done", "too-many"]
        report = [await ben.ask(wire.Report(**with_ids(person=ANNA))) for _ in range(12)]
        assert [type(one) for one in report[-2:]] == [Refused, Refused]

    at_table(sqlite_url, scene)
