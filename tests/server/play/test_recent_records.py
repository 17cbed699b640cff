"""A viewer who starts to watch gets the events of the game so far, as they would have seen them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from romme.engine.state import Seat
from romme.rules.options import Mode
from romme.server.person_id import PersonId
from romme.server.play.live_table import LiveTable
from romme.server.play.recent_records import RING_SIZE, RecentRecords
from romme.server.table.codec import encode
from romme.server.table.decide import TableDecided
from romme.server.table.events import BecameReady
from romme.server.table.state import TablePhase
from romme.store.log.records import Version
from romme.wire import commands as wire
from romme.wire.messages import GameHistory, Happened
from romme.wire.terms import Games, Permission, TableTerms
from tests.conftest import Size
from tests.support.laws.play import GREEDY
from tests.support.laws.tables import TABLES, dice
from tests.support.server.live_tables import (
    Recorder,
    live_table_from,
    new_live_table,
    table_dependencies,
)
from tests.support.server.table.table_driver import (
    ANNA,
    CARO,
    PEOPLE,
    TableDriver,
    terms_of,
    with_ids,
)

SPECTATOR = PersonId("spectator")


def bytes_of(events: list[msgspec.Raw]) -> list[bytes]:
    return [bytes(event) for event in events]


def history(live: LiveTable, person: PersonId) -> list[bytes]:
    """Return the events that are sent to a person who opens the page of a table, encoded."""
    recorder = Recorder(person)
    live.recount(recorder, None)
    if not recorder.messages:
        return []
    (told,) = recorder.messages
    assert isinstance(told, GameHistory)
    assert told.version == live.version
    return bytes_of(told.events)


def since_deal(recorder: Recorder) -> list[bytes]:
    """Return the events since the last deal that a watcher got in the last `RING_SIZE` changes."""
    happened = [one for one in recorder.messages if isinstance(one, Happened)]
    found: list[bytes] = []
    for message in happened[-RING_SIZE:]:
        for event in bytes_of(message.events):
            if b'"is":"deal-made"' in event:
                found.clear()
            found.append(event)
    return found


def test_a_reload_brings_back_the_events_of_the_game(size: Size) -> None:
    """A reloaded page gets exactly the events since the last deal, for its viewer.

    Random viewers are compared during a match, and all of them on the table loaded from the log.
    """

    async def scene(number: int) -> None:
        rng = dice(number)
        table = TABLES[number * 5 % len(TABLES)]
        terms = terms_of(table, length=Games(2))
        driver = TableDriver.new(terms, number)
        driver.fill(bots=number % 2)
        driver.all_ready()
        driver.finish_match(GREEDY, staging=0.3 if table.mode is Mode.STRICT else 0.0)
        dependencies = table_dependencies()
        live = await new_live_table(dependencies, terms)
        watchers = [Recorder(person) for person in (*PEOPLE[: table.seats], SPECTATOR)]
        for watcher in watchers:
            live.watch(watcher, None)
        compared = 0
        replayed = TableDriver.new(terms)
        for record in driver.records:
            replayed.apply_events(*record)
            await live.commit(TableDecided(record, replayed.table))
            if live.table.deal is not None and rng.random() < 0.1:
                watcher = rng.choice(watchers)
                assert history(live, watcher.person) == since_deal(watcher)
                compared += 1
        records = await dependencies.log.recall("t", RING_SIZE)
        loaded = LiveTable.loaded("t", dependencies, records)
        for watcher in watchers:
            assert history(loaded, watcher.person) == since_deal(watcher)
        assert compared

    for number in range(size(6, 2_000)):
        asyncio.run(scene(number))


def test_only_a_viewer_who_lacks_events_gets_the_history() -> None:
    async def scene() -> None:
        live = await live_table_from(table_dependencies(), TableDriver.playing().events)
        assert history(live, ANNA)
        anna = Recorder(ANNA)
        for _ in range(RING_SIZE + 2):
            await live.ask(ANNA, wire.Silence(**with_ids(person=ANNA)), lambda _: None)
        oldest = live.version - RING_SIZE
        for since in (oldest, live.version):
            live.recount(anna, since)
        assert anna.messages == []
        live.recount(anna, oldest - 1)
        assert isinstance(anna.messages[0], GameHistory)

    asyncio.run(scene())


def test_there_is_no_history_before_the_first_deal() -> None:
    async def scene() -> None:
        live = await new_live_table(table_dependencies())
        await live.ask(ANNA, wire.Sit(**with_ids()), lambda _: None)
        assert history(live, ANNA) == []

    asyncio.run(scene())


def test_outsiders_get_no_history_of_a_table_without_spectators() -> None:
    async def scene() -> None:
        driver = TableDriver.playing(TableTerms(spectators=Permission.FORBIDDEN))
        driver.finish_match()
        live = await live_table_from(table_dependencies(), driver.events)
        assert live.table.phase is TablePhase.OVER
        assert history(live, SPECTATOR) == []
        assert history(live, ANNA)

    asyncio.run(scene())


def test_a_player_who_takes_a_seat_sees_the_last_game_as_a_spectator() -> None:
    """The cards that the player before drew stay hidden."""

    async def scene() -> None:
        driver = TableDriver.playing()
        driver.finish_match()
        driver.ask(ANNA, wire.FreeSeat(**with_ids(seat=2)))
        live = await live_table_from(table_dependencies(), driver.events)
        spectator, anna = history(live, SPECTATOR), history(live, ANNA)
        assert anna != spectator
        await live.ask(CARO, wire.Sit(**with_ids(seat=2)), lambda _: None)
        assert history(live, CARO)[:-1] == spectator
        assert history(live, ANNA)[:-1] == anna

    asyncio.run(scene())


@pytest.mark.parametrize("records", [RING_SIZE - 1, RING_SIZE, RING_SIZE + 1])
def test_the_history_is_bounded(records: int) -> None:
    async def scene() -> None:
        live = await live_table_from(table_dependencies(), TableDriver.playing().events)
        for _ in range(records):
            await live.ask(ANNA, wire.Silence(**with_ids(person=ANNA)), lambda _: None)
        told = history(live, ANNA)
        assert sum(b"silenced" in event for event in told) == min(records, RING_SIZE)
        assert (b"deal-made" in told[0]) == (records < RING_SIZE)

    asyncio.run(scene())


def test_the_history_begins_with_the_deal_in_the_middle_of_a_record() -> None:
    """The player who gets ready last causes events before and after the deal in one record."""
    driver = TableDriver.playing()
    assert isinstance(driver.records[-1][0], BecameReady)
    recent = RecentRecords()
    assert recent.history(Seat(1)) == []
    for number, record in enumerate(driver.records, start=1):
        recent.add(Version(number), encode(record))
    first, *rest = bytes_of(recent.history(Seat(1)))
    assert first.startswith(b'{"is":"deal-made"')
    assert len(rest) == len(driver.records[-1]) - 2
