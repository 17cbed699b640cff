"""A player's own absence has a bank, then a bot bridges (R5)."""

from __future__ import annotations

import asyncio

import pytest

from romme.server.play.live_table import BACK_WITHIN_MS
from romme.server.play.presence import GONE_AFTER_MS
from romme.server.table.codec import WrittenMove
from romme.server.table.decide import cutter
from romme.server.table.due import CUT_WITHIN_MS
from romme.server.table.events import BridgeBegan, CameBack, WentAway
from romme.wire import commands as wire
from romme.wire.terms import Clock, TableTerms
from tests.laws.tables import dice
from tests.server.live_tables import FakeClock, live_table_from, service
from tests.server.play.house import STEP, House, SlowLog, opened, settle
from tests.server.table.table_driver import TableDriver, with_ids


def test_the_bank_is_announced_then_a_labelled_bot_bridges_then_the_seat_is_given_back() -> None:
    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=30, bank=60), bridge="anfaenger")
        house = await opened(terms, 1)
        seat, person = house.seat, house.chair.person
        assert person is not None
        other = next(one.person for one in house.live.table.chairs if one.person != person)
        assert other is not None
        looker, own = await house.come(other), await house.come(person)
        await house.serve(50)
        house.live.show(looker)
        assert looker.picture.chairs[seat - 1].bank == 60_000
        clock = looker.picture.clock
        assert clock is not None
        assert clock.seat == seat
        assert clock.bank == 60_000
        assert clock.left == pytest.approx(90_000 + BACK_WITHIN_MS, abs=STEP)

        await house.serve(BACK_WITHIN_MS + 50_000)
        await house.move(dice(1))
        moved = looker.events[-1]
        assert isinstance(moved, WrittenMove)
        assert moved.bank == pytest.approx(20_000, abs=STEP)
        house.live.show(looker)
        assert looker.picture.chairs[seat - 1].bank == 60_000 - moved.bank
        assert looker.picture.clock is not None
        assert looker.picture.clock.left == looker.picture.clock.bank == 60_000 - moved.bank

        await house.serve(40_000 + STEP)
        assert any(event == BridgeBegan(seat, 60_000 - moved.bank) for event in looker.events)
        house.live.show(looker)
        chair = looker.picture.chairs[seat - 1]
        assert (chair.bridged, chair.bank, chair.person) == ("anfaenger", 0, person)
        assert not chair.away
        await settle()

        await house.live.ask(person, wire.ComeBack(**with_ids()), lambda _: None)
        assert own.events[-1] == looker.events[-1] == CameBack(seat)
        house.live.show(looker)
        assert looker.picture.chairs[seat - 1].bridged is None
        assert looker.picture.chairs[seat - 1].bank == 0
        await house.close()

    asyncio.run(scene())


def test_who_goes_away_is_waited_for_then_bridged() -> None:
    """Without a clock: a short loss is none, a long one lets a bot play until they are back."""

    async def scene() -> None:
        house = await opened(TableTerms(absence=30, bridge="anfaenger"), 1)
        await house.serve(BACK_WITHIN_MS - STEP)
        seat, person = house.seat, house.chair.person
        assert person is not None
        other = next(one.person for one in house.live.table.chairs if one.person != person)
        assert other is not None
        looker = await house.come(other)
        await house.come(person)

        await house.go(person)
        await house.serve(GONE_AFTER_MS - STEP)
        await house.come(person)
        await house.serve(GONE_AFTER_MS * 2)
        assert looker.events == []

        await house.go(person)
        await house.serve(GONE_AFTER_MS)
        assert looker.events == [WentAway(seat)]
        await house.serve(30_000 - STEP)
        assert not house.live.table.chair(seat).bridged
        await house.serve(STEP)
        assert BridgeBegan(seat, 0) in looker.events

        own = await house.come(person)
        house.live.show(own)
        assert CameBack(seat) in looker.events
        assert own.picture.chairs[seat - 1].bridged is None
        assert not own.picture.chairs[seat - 1].away
        await house.close()

    asyncio.run(scene())


def test_after_a_restart_players_get_time_to_come_back() -> None:
    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=10, bank=0), bridge="anfaenger")
        house = await opened(terms, 1)
        for chair in house.live.table.chairs:
            assert chair.person is not None
            await house.come(chair.person)
        seat = house.seat
        await house.serve(BACK_WITHIN_MS + 9_000)
        await house.restart(3_600_000)
        await house.serve(BACK_WITHIN_MS + 10_000 - STEP)
        assert not house.live.table.chair(seat).bridged
        await house.serve(2 * STEP)
        assert house.live.table.chair(seat).bridged
        await house.close()

    asyncio.run(scene())


def test_coming_and_going_wins_no_time() -> None:
    """Who breaks the connection again and again has as long as who stays."""

    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=20, bank=10), bridge="anfaenger")
        house = await opened(terms, 1)
        await house.serve(BACK_WITHIN_MS)
        seat, person = house.seat, house.chair.person
        assert person is not None
        for chair in house.live.table.chairs:
            assert chair.person is not None
            await house.come(chair.person)
        for _ in range(6):
            await house.go(person)
            await house.serve(GONE_AFTER_MS + STEP)
            await house.come(person)
            await house.serve(2_000)
        assert house.live.table.chair(seat).bridged or house.seat != seat
        await house.close()

    asyncio.run(scene())


def test_a_turn_gets_its_time_anew_only_once() -> None:
    """Who lets a bot bridge and is back at once, again and again, cannot hold the turn for good."""

    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=10, bank=0), bridge="anfaenger")
        house = await opened(terms, 1, pause=900)
        seat, person = house.seat, house.chair.person
        assert person is not None
        for one in house.live.table.people:
            await house.come(one)
        back = 0
        for _ in range(8):
            await house.serve(BACK_WITHIN_MS + 10_000 + STEP)
            if house.seat == seat and house.live.table.chair(seat).bridged:
                await house.live.ask(person, wire.ComeBack(**with_ids()), lambda _: None)
                back += 1
        assert house.seat != seat, f"back {back} times, and still to move"
        assert back >= 1
        await house.close()

    asyncio.run(scene())


def test_who_comes_and_goes_keeps_no_table_waiting() -> None:
    """What the table does by itself is done in its time, whoever leaves and is back meanwhile."""

    async def scene() -> None:
        driver = TableDriver.playing(TableTerms(seats=3, bridge="anfaenger"))
        log = SlowLog()
        await live_table_from(service(log), driver.events)
        house = House(FakeClock(), log)
        await house.open()
        for one in house.live.table.people:
            await house.come(one)
        to_cut = cutter(house.live.table)
        restless = next(
            one for one in house.live.table.people if driver.table.seat_of(one) != to_cut
        )
        for _ in range(CUT_WITHIN_MS // 2_000 + 1):
            for command in (wire.StandUp(**with_ids()), wire.ComeBack(**with_ids())):
                await house.live.ask(restless, command, lambda _: None)
                await house.serve(1_000)
        assert house.live.table.seat_to_act is not None, "nobody has cut"
        await house.close()

    asyncio.run(scene())
