"""A live table tells everybody who looks on what they would see if they looked anew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import reduce
from random import Random
from typing import Any

import msgspec
import pytest

from romme.client.connection import Watched
from romme.engine.state import Seat
from romme.rules.options import Mode
from romme.server.person_id import PersonId
from romme.server.play import live_table as module
from romme.server.play.live_table import RING_SIZE, LiveTable, Service
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
from tests.laws.play import GREEDY
from tests.laws.tables import TABLES, dice
from tests.server.live_tables import Recorder, live_table_from, names, new_live_table, service
from tests.server.table.table_driver import ANNA, BEN, CARO, PEOPLE, TableDriver, terms_of, with_ids

LOOKER = PersonId("looker")


def followed(recorder: Recorder) -> Watched:
    """What a client has that takes in all that it was sent."""
    watched = Watched("t")
    for message in recorder.messages:
        match message:
            case Seen():
                watched.see(message)
            case Happened():
                assert watched.follow(message), "something was left out"
            case _:
                pass
    return watched


def anew(live: LiveTable, person: PersonId) -> Picture:
    """What somebody sees who comes now."""
    recorder = Recorder(person)
    live.show(recorder)
    return recorder.picture


def timeless(picture: Picture) -> Picture:
    return msgspec.structs.replace(picture, clock=None)


async def played(
    live: LiveTable, driver: TableDriver, rng: Random, watchers: list[Recorder]
) -> None:
    """Commit all that happened to a live table; people come, go and come again meanwhile."""
    replayed = TableDriver.new(live.table.terms, host=PersonId(live.table.host))
    for record in driver.records:
        for event in record:
            replayed.apply_events(event)
        await live.commit(TableDecided(record, replayed.table))
        someone = rng.choice(watchers)
        if rng.random() < 0.05:
            live.unwatch(someone)
            live.watch(someone, rng.choice((None, live.version - 1)))


def test_who_follows_sees_what_is_there(size: Size) -> None:
    """Every seat and a spectator, from the empty table to the end of a match."""

    async def scene(number: int) -> None:
        table = TABLES[number * 7 % len(TABLES)]
        terms = terms_of(table, length=Games(2), clock=Clock())
        driver = TableDriver.new(terms, number)
        driver.fill(bots=number % 2)
        driver.all_ready()
        driver.finish_match(GREEDY, staging=0.3 if table.mode is Mode.STRICT else 0.0)
        live = await new_live_table(service(), terms)
        watchers = [Recorder(person) for person in (*PEOPLE[: table.seats], LOOKER)]
        for watcher in watchers:
            live.watch(watcher, None)
        await played(live, driver, dice(number), watchers)
        assert live.table == driver.table
        for watcher in watchers:
            watched = followed(watcher)
            assert watched.version == live.version
            assert timeless(watched.picture) == timeless(anew(live, watcher.person))

    for number in range(size(6, 2_000)):
        asyncio.run(scene(number))


def test_a_change_that_is_forgotten_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the hand were never told, the check above would see it."""

    def forgetful(*given: Any) -> Change:  # noqa: ANN401 - handed on
        return msgspec.structs.replace(seat_change(*given), hand=msgspec.UNSET)

    monkeypatch.setattr(module, "seat_change", forgetful)

    async def scene() -> None:
        driver = TableDriver.playing()
        live = await live_table_from(service(), driver.events)
        anna = Recorder(ANNA)
        live.watch(anna, None)
        driver.records.clear()
        driver.cut()
        await live.commit(TableDecided(driver.records[0], driver.table))
        assert followed(anna).picture != anew(live, ANNA)

    asyncio.run(scene())


def test_who_looks_in_the_middle_changes_nothing_for_others() -> None:
    """A slow reader gets the whole table anew just while the name of a new player is looked up."""

    async def scene() -> None:
        around = service()
        live = await new_live_table(around)
        anna, looker = Recorder(ANNA), Recorder(LOOKER)
        await live.ask(ANNA, wire.Sit(**with_ids()), lambda _: None)
        live.watch(anna, None)
        live.watch(looker, None)

        async def slow(people: Iterable[PersonId]) -> Names:
            live.show(looker)
            return await names(people)

        around.names = slow
        await live.ask(BEN, wire.Sit(**with_ids()), lambda _: None)
        for watcher in (anna, looker):
            seen = followed(watcher).picture
            assert [chair.name for chair in seen.chairs] == ["Anna", "Ben"]
            assert seen == anew(live, watcher.person)

    asyncio.run(scene())


def test_a_name_that_changes_while_it_is_looked_up_is_the_new_one() -> None:
    async def scene() -> None:
        around = service()
        live = await new_live_table(around)

        async def slow(people: Iterable[PersonId]) -> Names:
            found = await names(people)
            live.set_name(ANNA, Named("Änni"))
            return found

        around.names = slow
        await live.ask(ANNA, wire.Sit(**with_ids()), lambda _: None)
        assert anew(live, LOOKER).chairs[0].name == "Änni"

    asyncio.run(scene())


def test_who_was_away_is_told_what_was_missed() -> None:
    """As far back as it is known, and as they may see it."""

    async def scene() -> None:
        driver = TableDriver.playing()
        live = await new_live_table(service())
        await played(live, driver, dice(1), [Recorder(LOOKER)])
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


def test_who_asked_is_answered_before_anybody_is_told() -> None:
    async def scene() -> None:
        live = await new_live_table(service())
        anna = Recorder(ANNA)
        live.watch(anna, None)
        told: list[int] = []
        await live.ask(
            ANNA, wire.Silence(**with_ids(person=BEN)), lambda _: told.append(len(anna.sent))
        )
        assert told == [1]
        assert len(anna.sent) == 2

    asyncio.run(scene())


def test_the_ring_forgets_what_is_long_ago() -> None:
    async def scene() -> None:
        live = await new_live_table(service())
        await live.ask(ANNA, wire.Sit(**with_ids()), lambda _: None)
        for _ in range(RING_SIZE + 5):
            await live.ask(ANNA, wire.Silence(**with_ids(person=ANNA)), lambda _: None)
        recorder = Recorder(LOOKER)
        live.watch(recorder, 0)
        assert len(recorder.messages[0].missed) == RING_SIZE

    asyncio.run(scene())


def test_where_nobody_may_look_on_nobody_does() -> None:
    """Who came before the match sees no more until it is over; players see everything."""

    async def scene() -> None:
        terms = TableTerms(spectators=Permission.FORBIDDEN, length=Games(2))
        driver = TableDriver.new(terms)
        driver.fill()
        live = await live_table_from(service(), driver.events)
        looker, anna = Recorder(LOOKER), Recorder(ANNA)
        live.watch(looker, None)
        live.watch(anna, None)
        driver.records.clear()
        driver.all_ready()
        driver.finish_match()
        heard: dict[TablePhase, int] = {}
        table = live.table
        for record in driver.records:
            table = reduce(evolve, record, table)
            await live.commit(TableDecided(record, table))
            live.show(looker)
            heard[table.phase] = len(looker.sent)
        assert heard[TablePhase.PLAYING] == heard[TablePhase.COUNTED] == heard[TablePhase.OPEN]
        assert heard[TablePhase.OVER] > heard[TablePhase.PLAYING]
        assert len(anna.sent) == 1 + len(driver.records)
        # Somebody who comes later does not see what only players may see either.
        late = Recorder(PersonId("late"))
        live.watch(late, 0)
        live.show(anna)
        for outside in (looker.picture, late.picture):
            assert (outside.phase, outside.hands, outside.game, outside.deal) == (
                "over",
                *[None] * 3,
            )
            assert outside.chairs == anna.picture.chairs
        assert late.messages[-1].missed == []
        assert anna.picture.hands is not None
        assert not any(isinstance(one, Happened) for one in looker.messages)

    asyncio.run(scene())


def test_who_sits_down_or_stands_up_sees_the_table_anew() -> None:
    async def scene() -> None:
        live = await new_live_table(service(), TableTerms(seats=3))
        caro = Recorder(CARO)
        live.watch(caro, None)
        await live.ask(CARO, wire.Sit(**with_ids(seat=2)), lambda _: None)
        assert isinstance(caro.messages[-1], Seen)
        assert caro.picture.seat == 2
        await live.ask(CARO, wire.StandUp(**with_ids()), lambda _: None)
        assert isinstance(caro.messages[-1], Seen)
        assert caro.picture.seat is None

    asyncio.run(scene())


def test_who_is_to_cut_is_told_and_nobody_else() -> None:
    async def scene() -> None:
        driver = TableDriver.playing()
        cut = cutter(driver.table)
        live = await live_table_from(service(), driver.events)
        for seat, person in ((1, ANNA), (2, BEN), (None, LOOKER)):
            turn = anew(live, person).turn
            assert turn is not None
            assert turn.must_cut == (seat == cut)

    asyncio.run(scene())


def test_people_are_shown_by_name_and_bots_by_level() -> None:
    async def scene() -> None:
        driver = TableDriver.new(TableTerms(seats=3))
        driver.fill((ANNA, BEN), bots=1)
        around = service()

        async def names(people: Iterable[PersonId]) -> Names:
            return {person: Named(f"{person}!", is_bot=person == BEN) for person in people}

        around.names = names
        live = await live_table_from(around, driver.events)
        chairs = anew(live, LOOKER).chairs
        assert [(chair.name, chair.bot) for chair in chairs] == [
            ("anna!", None),
            ("ben!", "program"),
            ("", "zufall"),
        ]
        live.set_name(ANNA, Named("Anna II"))
        assert anew(live, LOOKER).chairs[0].name == "Anna II"
        assert live.name_of(live.table.chair(Seat(1))) == "Anna II"

    asyncio.run(scene())


def test_a_table_is_loaded_as_it_was(size: Size) -> None:
    """From the log: the same table, version, answers and pictures."""

    async def scene(number: int) -> None:
        driver = TableDriver.playing(seed=number)
        around: Service = service()
        live = await new_live_table(around)
        await played(live, driver, dice(number), [Recorder(LOOKER)])
        await live.ask(ANNA, wire.Silence(id="same", table="t", person=BEN), lambda _: None)
        loaded = LiveTable.loaded("t", around, await around.log.read("t"))
        await loaded.learn_names()
        assert loaded.table == live.table
        assert loaded.version == live.version
        answered: list[int] = []
        await loaded.ask(ANNA, wire.Silence(id="same", table="t", person=BEN), answered.append)
        assert answered == [live.version]
        with pytest.raises(TableRefused) as stale:  # as it would have been before
            await loaded.ask(ANNA, wire.Cut(**with_ids(at=0, lifted=20)), lambda _: None)
        assert stale.value.refusal is TableRefusal.STALE
        for person in (ANNA, BEN, LOOKER):
            assert timeless(anew(loaded, person)) == timeless(anew(live, person))

    for number in range(1, size(5, 500)):
        asyncio.run(scene(number))
