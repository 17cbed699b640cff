"""Slow and absent players: the clock, the time bank and the bot that stands in."""

from __future__ import annotations

import asyncio

import pytest

from romme.server.play.live_table import BACK_WITHIN_MS
from romme.server.play.presence import GONE_AFTER_MS
from romme.server.table.codec import WrittenMove
from romme.server.table.decide import cutter
from romme.server.table.due import CUT_WITHIN_MS
from romme.server.table.events import BridgeBegan, CameBack, Mover, WentAway
from romme.wire import commands as wire
from romme.wire.terms import Clock, TableTerms
from tests.support.laws.tables import dice
from tests.support.server.live_tables import (
    FakeClock,
    Recorder,
    live_table_from,
    table_dependencies,
)
from tests.support.server.play.clocked_node import (
    STEP_MS,
    ClockedNode,
    SlowLog,
    node_at_draw,
    settle,
)
from tests.support.server.table.table_driver import TableDriver, with_ids


def test_a_bot_stands_in_when_the_bank_is_used_up_until_the_player_returns() -> None:
    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=30, bank=60), bridge="anfaenger")
        node = await node_at_draw(terms, 1)
        seat, person = node.seat, node.chair.person
        assert person is not None
        other = next(one.person for one in node.live.table.chairs if one.person != person)
        assert other is not None
        watcher, own = await node.connect(other), await node.connect(person)
        await node.run_for(50)
        node.live.show(watcher)
        assert watcher.picture.chairs[seat - 1].bank == 60_000
        clock = watcher.picture.clock
        assert clock is not None
        assert clock.seat == seat
        assert clock.bank == 60_000
        assert clock.left == pytest.approx(90_000 + BACK_WITHIN_MS, abs=STEP_MS)

        await node.run_for(BACK_WITHIN_MS + 50_000)
        await node.move(dice(1))
        moved = watcher.events[-1]
        assert isinstance(moved, WrittenMove)
        assert moved.bank == pytest.approx(20_000, abs=STEP_MS)
        node.live.show(watcher)
        assert watcher.picture.chairs[seat - 1].bank == 60_000 - moved.bank
        assert watcher.picture.clock is not None
        assert watcher.picture.clock.left == watcher.picture.clock.bank == 60_000 - moved.bank

        await node.run_for(40_000 + STEP_MS)
        assert any(event == BridgeBegan(seat, 60_000 - moved.bank) for event in watcher.events)
        node.live.show(watcher)
        chair = watcher.picture.chairs[seat - 1]
        assert (chair.bridged, chair.bank, chair.person) == ("anfaenger", 0, person)
        assert not chair.away
        await settle()

        await node.live.ask(person, wire.ComeBack(**with_ids()), lambda _: None)
        assert own.events[-1] == watcher.events[-1] == CameBack(seat)
        node.live.show(watcher)
        assert watcher.picture.chairs[seat - 1].bridged is None
        assert watcher.picture.chairs[seat - 1].bank == 0
        await node.close()

    asyncio.run(scene())


def test_a_bot_stands_in_for_an_absent_player() -> None:
    """At a table without a clock, a bot stands in after 30 seconds of absence, but not before."""

    async def scene() -> None:
        node = await node_at_draw(TableTerms(absence=30, bridge="anfaenger"), 1)
        await node.run_for(BACK_WITHIN_MS - STEP_MS)
        seat, person = node.seat, node.chair.person
        assert person is not None
        other = next(one.person for one in node.live.table.chairs if one.person != person)
        assert other is not None
        watcher = await node.connect(other)
        await node.connect(person)

        await node.disconnect(person)
        await node.run_for(GONE_AFTER_MS - STEP_MS)
        await node.connect(person)
        await node.run_for(GONE_AFTER_MS * 2)
        assert watcher.events == []

        await node.disconnect(person)
        await node.run_for(GONE_AFTER_MS)
        assert watcher.events == [WentAway(seat)]
        await node.run_for(30_000 - STEP_MS)
        assert not node.live.table.chair(seat).bridged
        await node.run_for(STEP_MS)
        assert BridgeBegan(seat, 0) in watcher.events

        own = await node.connect(person)
        node.live.show(own)
        assert CameBack(seat) in watcher.events
        assert own.picture.chairs[seat - 1].bridged is None
        assert not own.picture.chairs[seat - 1].away
        await node.close()

    asyncio.run(scene())


def test_a_closed_table_counts_as_left_unless_it_was_a_reload() -> None:
    async def scene() -> None:
        node = await node_at_draw(TableTerms(absence=30, bridge="anfaenger"), 1)
        seat, person = node.seat, node.chair.person
        assert person is not None
        other = next(one for one in node.live.table.people if one != person)
        watcher = await node.connect(other)
        await node.connect(person)

        await node.disconnect(person, leaves=True)
        await node.run_for(GONE_AFTER_MS - STEP_MS)
        await node.connect(person)
        await node.run_for(GONE_AFTER_MS * 2)
        assert watcher.events == []

        await node.disconnect(person, leaves=True)
        await node.run_for(GONE_AFTER_MS + STEP_MS)
        assert watcher.events[:2] == [WentAway(seat, left=True), BridgeBegan(seat, 0)]
        await node.connect(person)
        assert watcher.events[-1] == CameBack(seat)

        second = await node.connect(person)
        node.live.watch(Recorder(person), None)  # a second device
        node.hub.presence.unwatch(second, "t", leaves=True)
        await node.run_for(GONE_AFTER_MS * 2)
        assert watcher.events[-1] == CameBack(seat)
        await node.close()

    asyncio.run(scene())


def test_after_a_restart_players_get_time_to_come_back() -> None:
    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=10, bank=0), bridge="anfaenger")
        node = await node_at_draw(terms, 1)
        for chair in node.live.table.chairs:
            assert chair.person is not None
            await node.connect(chair.person)
        seat = node.seat
        await node.run_for(BACK_WITHIN_MS + 9_000)
        await node.restart(3_600_000)
        await node.run_for(BACK_WITHIN_MS + 10_000 - STEP_MS)
        assert not node.live.table.chair(seat).bridged
        await node.run_for(2 * STEP_MS)
        assert node.live.table.chair(seat).bridged
        await node.close()

    asyncio.run(scene())


def test_reconnecting_again_and_again_gains_no_time() -> None:
    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=20, bank=10), bridge="anfaenger")
        node = await node_at_draw(terms, 1)
        await node.run_for(BACK_WITHIN_MS)
        seat, person = node.seat, node.chair.person
        assert person is not None
        for chair in node.live.table.chairs:
            assert chair.person is not None
            await node.connect(chair.person)
        for _ in range(6):
            await node.disconnect(person)
            await node.run_for(GONE_AFTER_MS + STEP_MS)
            await node.connect(person)
            await node.run_for(2_000)
        assert node.live.table.chair(seat).bridged or node.seat != seat
        await node.close()

    asyncio.run(scene())


def test_a_turn_gets_extra_time_only_once() -> None:
    """A player cannot prolong a turn forever by returning each time a bot has stood in."""

    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=10, bank=0), bridge="anfaenger")
        node = await node_at_draw(terms, 1, bot_pause_ms=900)
        seat, person = node.seat, node.chair.person
        assert person is not None
        for one in node.live.table.people:
            await node.connect(one)
        back = 0
        for _ in range(8):
            await node.run_for(BACK_WITHIN_MS + 10_000 + STEP_MS)
            if node.seat == seat and node.live.table.chair(seat).bridged:
                await node.live.ask(person, wire.ComeBack(**with_ids()), lambda _: None)
                back += 1
        assert node.seat != seat, f"came back {back} times and is still to move"
        assert back >= 1
        await node.close()

    asyncio.run(scene())


def test_leaving_and_returning_does_not_delay_the_table() -> None:
    """The table cuts the pack on time even if a player other than the cutter keeps leaving."""

    async def scene() -> None:
        driver = TableDriver.playing(TableTerms(seats=3, bridge="anfaenger"))
        log = SlowLog()
        await live_table_from(table_dependencies(log), driver.events)
        node = ClockedNode(FakeClock(), log)
        await node.open()
        for one in node.live.table.people:
            await node.connect(one)
        to_cut = cutter(node.live.table)
        restless = next(
            one for one in node.live.table.people if driver.table.seat_of(one) != to_cut
        )
        for _ in range(CUT_WITHIN_MS // 2_000 + 1):
            for command in (wire.StandUp(**with_ids()), wire.ComeBack(**with_ids())):
                await node.live.ask(restless, command, lambda _: None)
                for _ in range(1_000 // STEP_MS):  # `run_for` stops as soon as a bot stands in
                    await node.run_for(STEP_MS)
        assert node.live.table.seat_to_act is not None, "the table did not cut"
        await node.close()

    asyncio.run(scene())


def test_a_bot_plays_on_at_once_for_a_player_who_leaves() -> None:
    """The others see the bot and who left, and the player may come back during the match."""

    async def scene() -> None:
        terms = TableTerms(clock=Clock(turn=30, bank=60), bridge="anfaenger")
        node = await node_at_draw(terms, 1, bot_pause_ms=900)
        seat, person = node.seat, node.chair.person
        assert person is not None
        other = next(one for one in node.live.table.people if one != person)
        watcher = await node.connect(other)
        await node.connect(person)
        await node.live.ask(person, wire.StandUp(**with_ids()), lambda _: None)
        assert watcher.events == [WentAway(seat, left=True), BridgeBegan(seat, 60_000)]
        node.live.show(watcher)
        chair = watcher.picture.chairs[seat - 1]
        assert (chair.person, chair.bridged, chair.left) == (person, "anfaenger", True)
        await node.disconnect(person)
        for _ in range(2_000 // STEP_MS):
            await node.run_for(STEP_MS)
        assert {event.by for event in watcher.events if isinstance(event, WrittenMove)} == {
            Mover.BRIDGE
        }
        assert node.seat != seat

        own = await node.connect(person)
        assert watcher.events[-1] == CameBack(seat)
        node.live.show(own)
        chair = own.picture.chairs[seat - 1]
        assert (chair.bridged, chair.left, chair.away) == (None, False, False)
        await node.close()

    asyncio.run(scene())
