"""A client that follows a live table sees the same as one that has just loaded it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import reduce
from random import Random
from typing import Any

import msgspec
import pytest

from romme.client.connection import WatchedTable
from romme.engine.state import Seat
from romme.rules.options import Mode
from romme.server.person_id import PersonId
from romme.server.play import live_table as module
from romme.server.play.live_table import LiveTable, Service
from romme.server.play.recent_records import RING_SIZE
from romme.server.table.codec import WrittenEvent
from romme.server.table.decide import TableDecided, cutter
from romme.server.table.events import SatDown
from romme.server.table.evolve import evolve
from romme.server.table.picture import Named, Names, seat_change
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import TablePhase
from romme.wire import commands as wire
from romme.wire.messages import Happened, Seen
from romme.wire.picture import Change, Picture
from romme.wire.terms import Clock, Games, Permission, TableTerms
from tests.conftest import Size
from tests.support.laws.play import GREEDY
from tests.support.laws.tables import TABLES, dice
from tests.support.server.live_tables import (
    Recorder,
    live_table_from,
    names,
    new_live_table,
    table_dependencies,
)
from tests.support.server.table.table_driver import (
    ANNA,
    BEN,
    CARO,
    PEOPLE,
    TableDriver,
    terms_of,
    with_ids,
)

SPECTATOR = PersonId("spectator")


def client_state(recorder: Recorder) -> WatchedTable:
    """Return the table as a client knows it after it has processed all recorded messages."""
    watched = WatchedTable("t")
    for message in recorder.messages:
        match message:
            case Seen():
                watched.apply_picture(message)
            case Happened():
                assert watched.apply_change(message), "a change was skipped"
            case _:
                pass
    return watched


def current_picture(live: LiveTable, person: PersonId) -> Picture:
    """Return the picture that a person would get now."""
    recorder = Recorder(person)
    live.show(recorder)
    return recorder.picture


def without_clock(picture: Picture) -> Picture:
    return msgspec.structs.replace(picture, clock=None)


async def replay(
    live: LiveTable, driver: TableDriver, rng: Random, watchers: list[Recorder]
) -> None:
    """Commit the driver's records to a live table while watchers disconnect and reconnect."""
    replayed = TableDriver.new(live.table.terms, host=PersonId(live.table.host))
    for record in driver.records:
        for event in record:
            replayed.apply_events(event)
        await live.commit(TableDecided(record, replayed.table))
        someone = rng.choice(watchers)
        if rng.random() < 0.05:
            live.unwatch(someone)
            live.watch(someone, rng.choice((None, live.version - 1)))


def test_followed_changes_give_the_current_picture(size: Size) -> None:
    """A client that applies all changes of a match has the current picture at the end."""

    async def scene(number: int) -> None:
        table = TABLES[number * 7 % len(TABLES)]
        terms = terms_of(table, length=Games(2), clock=Clock())
        driver = TableDriver.new(terms, number)
        driver.fill(bots=number % 2)
        driver.all_ready()
        driver.finish_match(GREEDY, staging=0.3 if table.mode is Mode.STRICT else 0.0)
        live = await new_live_table(table_dependencies(), terms)
        watchers = [Recorder(person) for person in (*PEOPLE[: table.seats], SPECTATOR)]
        for watcher in watchers:
            live.watch(watcher, None)
        await replay(live, driver, dice(number), watchers)
        assert live.table == driver.table
        for watcher in watchers:
            watched = client_state(watcher)
            assert watched.version == live.version
            assert without_clock(watched.picture) == without_clock(
                current_picture(live, watcher.person)
            )

    for number in range(size(6, 2_000)):
        asyncio.run(scene(number))


def test_a_missing_change_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Control: the client's picture is wrong if changes never contain the hand."""

    def forgetful(*given: Any) -> Change:  # noqa: ANN401 - handed on
        return msgspec.structs.replace(seat_change(*given), hand=msgspec.UNSET)

    monkeypatch.setattr(module, "seat_change", forgetful)

    async def scene() -> None:
        driver = TableDriver.playing()
        live = await live_table_from(table_dependencies(), driver.events)
        anna = Recorder(ANNA)
        live.watch(anna, None)
        driver.records.clear()
        driver.cut()
        await live.commit(TableDecided(driver.records[0], driver.table))
        assert client_state(anna).picture != current_picture(live, ANNA)

    asyncio.run(scene())


def test_reloading_during_a_commit_does_not_affect_others() -> None:
    """Everybody stays up to date if one client reloads while a commit looks up names."""

    async def scene() -> None:
        around = table_dependencies()
        live = await new_live_table(around)
        anna, spectator = Recorder(ANNA), Recorder(SPECTATOR)
        await live.ask(ANNA, wire.Sit(**with_ids()), lambda _: None)
        live.watch(anna, None)
        live.watch(spectator, None)

        async def slow(people: Iterable[PersonId]) -> Names:
            live.show(spectator)
            return await names(people)

        around.names = slow
        await live.ask(BEN, wire.Sit(**with_ids()), lambda _: None)
        for watcher in (anna, spectator):
            seen = client_state(watcher).picture
            assert [chair.name for chair in seen.chairs] == ["Anna", "Ben"]
            assert seen == current_picture(live, watcher.person)

    asyncio.run(scene())


def test_a_name_changed_during_lookup_is_shown() -> None:
    async def scene() -> None:
        around = table_dependencies()
        live = await new_live_table(around)

        async def slow(people: Iterable[PersonId]) -> Names:
            found = await names(people)
            live.set_name(ANNA, Named("Änni"))
            return found

        around.names = slow
        await live.ask(ANNA, wire.Sit(**with_ids()), lambda _: None)
        assert current_picture(live, SPECTATOR).chairs[0].name == "Änni"

    asyncio.run(scene())


def test_a_returning_player_gets_the_missed_events() -> None:
    """A player who is up to date gets no events."""

    async def scene() -> None:
        driver = TableDriver.playing()
        live = await new_live_table(table_dependencies())
        await replay(live, driver, dice(1), [Recorder(SPECTATOR)])
        recorder = Recorder(BEN)
        live.watch(recorder, 1)
        (seen,) = recorder.messages
        events = [msgspec.json.decode(raw, type=WrittenEvent) for raw in seen.missed]
        assert events[0] == SatDown(1, ANNA)
        assert len(events) == len(driver.events) - 1
        recorder.sent.clear()
        live.watch(recorder, live.version)
        assert recorder.messages[0].missed == []

    asyncio.run(scene())


def test_the_sender_is_answered_before_watchers_are_told() -> None:
    async def scene() -> None:
        live = await new_live_table(table_dependencies())
        anna = Recorder(ANNA)
        live.watch(anna, None)
        sent: list[int] = []
        await live.ask(
            ANNA, wire.Silence(**with_ids(person=BEN)), lambda _: sent.append(len(anna.sent))
        )
        assert sent == [1]
        assert len(anna.sent) == 2

    asyncio.run(scene())


def test_the_ring_drops_old_records() -> None:
    async def scene() -> None:
        live = await new_live_table(table_dependencies())
        await live.ask(ANNA, wire.Sit(**with_ids()), lambda _: None)
        for _ in range(RING_SIZE + 5):
            await live.ask(ANNA, wire.Silence(**with_ids(person=ANNA)), lambda _: None)
        recorder = Recorder(SPECTATOR)
        live.watch(recorder, 0)
        assert len(recorder.messages[0].missed) == RING_SIZE

    asyncio.run(scene())


def test_a_table_without_spectators_shows_nothing_to_outsiders() -> None:
    """A person who watched before the match gets no updates until the match is over."""

    async def scene() -> None:
        terms = TableTerms(spectators=Permission.FORBIDDEN, length=Games(2))
        driver = TableDriver.new(terms)
        driver.fill()
        live = await live_table_from(table_dependencies(), driver.events)
        spectator, anna = Recorder(SPECTATOR), Recorder(ANNA)
        live.watch(spectator, None)
        live.watch(anna, None)
        driver.records.clear()
        driver.all_ready()
        driver.finish_match()
        sent: dict[TablePhase, int] = {}
        table = live.table
        for record in driver.records:
            table = reduce(evolve, record, table)
            await live.commit(TableDecided(record, table))
            live.show(spectator)
            sent[table.phase] = len(spectator.sent)
        assert sent[TablePhase.PLAYING] == sent[TablePhase.COUNTED] == sent[TablePhase.OPEN]
        assert sent[TablePhase.OVER] > sent[TablePhase.PLAYING]
        assert len(anna.sent) == 1 + len(driver.records)
        # A watcher who connects later does not see hands, game or deal either.
        late = Recorder(PersonId("late"))
        live.watch(late, 0)
        live.show(anna)
        for outside in (spectator.picture, late.picture):
            assert (outside.phase, outside.hands, outside.game, outside.deal) == (
                "over",
                *[None] * 3,
            )
            assert outside.chairs == anna.picture.chairs
        assert late.messages[-1].missed == []
        assert anna.picture.hands is not None
        assert not any(isinstance(one, Happened) for one in spectator.messages)

    asyncio.run(scene())


def test_sitting_down_and_standing_up_sends_a_new_picture() -> None:
    async def scene() -> None:
        live = await new_live_table(table_dependencies(), TableTerms(seats=3))
        caro = Recorder(CARO)
        live.watch(caro, None)
        await live.ask(CARO, wire.Sit(**with_ids(seat=2)), lambda _: None)
        assert isinstance(caro.messages[-1], Seen)
        assert caro.picture.seat == 2
        await live.ask(CARO, wire.StandUp(**with_ids()), lambda _: None)
        assert isinstance(caro.messages[-1], Seen)
        assert caro.picture.seat is None

    asyncio.run(scene())


def test_only_the_player_to_cut_is_asked_to_cut() -> None:
    async def scene() -> None:
        driver = TableDriver.playing()
        cut = cutter(driver.table)
        live = await live_table_from(table_dependencies(), driver.events)
        for seat, person in ((1, ANNA), (2, BEN), (None, SPECTATOR)):
            turn = current_picture(live, person).turn
            assert turn is not None
            assert turn.must_cut == (seat == cut)

    asyncio.run(scene())


def test_people_are_shown_by_name_and_bots_by_level() -> None:
    async def scene() -> None:
        driver = TableDriver.new(TableTerms(seats=3))
        driver.fill((ANNA, BEN), bots=1)
        around = table_dependencies()

        async def names(people: Iterable[PersonId]) -> Names:
            return {person: Named(f"{person}!", is_bot=person == BEN) for person in people}

        around.names = names
        live = await live_table_from(around, driver.events)
        chairs = current_picture(live, SPECTATOR).chairs
        assert [(chair.name, chair.bot) for chair in chairs] == [
            ("anna!", None),
            ("ben!", "program"),
            ("", "zufall"),
        ]
        live.set_name(ANNA, Named("Anna II"))
        assert current_picture(live, SPECTATOR).chairs[0].name == "Anna II"
        assert live.name_of(live.table.chair(Seat(1))) == "Anna II"

    asyncio.run(scene())


def test_a_loaded_table_equals_the_live_one(size: Size) -> None:
    """Both have the same version and pictures, and give the same answers to repeated commands."""

    async def scene(number: int) -> None:
        driver = TableDriver.playing(seed=number)
        around: Service = table_dependencies()
        live = await new_live_table(around)
        await replay(live, driver, dice(number), [Recorder(SPECTATOR)])
        await live.ask(ANNA, wire.Silence(id="same", table="t", person=BEN), lambda _: None)
        loaded = LiveTable.loaded("t", around, await around.log.read("t"))
        await loaded.learn_names()
        assert loaded.table == live.table
        assert loaded.version == live.version
        answered: list[int] = []
        await loaded.ask(ANNA, wire.Silence(id="same", table="t", person=BEN), answered.append)
        assert answered == [live.version]
        with pytest.raises(TableRefused) as stale:  # as before loading
            await loaded.ask(ANNA, wire.Cut(**with_ids(at=0, lifted=20)), lambda _: None)
        assert stale.value.refusal is TableRefusal.STALE
        for person in (ANNA, BEN, SPECTATOR):
            assert without_clock(current_picture(loaded, person)) == without_clock(
                current_picture(live, person)
            )

    for number in range(1, size(5, 500)):
        asyncio.run(scene(number))
