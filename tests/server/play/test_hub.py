"""The hub creates tables and keeps them running even if the log or a bot fails."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest
from structlog.testing import capture_logs

from romme.bots.protocol import Move
from romme.bots.registry import bot_names
from romme.engine.commands import Play
from romme.engine.state import Phase, Seat
from romme.rules import BadRules
from romme.rules.options import Mode
from romme.server.play.hub import COME_WITHIN_MS, IDLE_SWEEPS, NoTable
from romme.server.play.live_table import BACK_WITHIN_MS
from romme.server.play.presence import GONE_AFTER_MS
from romme.server.play.scheduler import RETRY_AFTER_MS
from romme.server.play.table_creation import CODE_LENGTH, CODE_LETTERS
from romme.server.table.codec import WrittenMove
from romme.server.table.due import CUT_WITHIN_MS, RESULT_PAUSE_MS
from romme.server.table.events import DealMade, Mover, WentAway
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import TablePhase
from romme.server.workers.fair_queue import NO_PARTY, Party
from romme.store.log.records import Appended, Entry
from romme.view.knowledge import View
from romme.wire import commands as wire
from romme.wire import lobby
from romme.wire.terms import Games, Series, TableTerms, Target
from tests.server.table.test_staging import STRICT, game_to_stage
from tests.support.server.live_tables import FakeClock, live_table_from, table_dependencies
from tests.support.server.play.clocked_node import STEP_MS, ClockedNode, SlowLog, settle
from tests.support.server.play.in_process_node import InProcessBots, in_process_node
from tests.support.server.table.table_driver import (
    ANNA,
    BEN,
    CARO,
    TableDriver,
    terms_with_cut,
    with_ids,
)


class BrokenLog(SlowLog):
    """A log whose next `broken` appends fail because the disk is full."""

    broken = 0
    """Number of appends that will fail."""

    async def append(self, entry: Entry) -> Appended:
        if self.broken:
            self.broken -= 1
            raise sqlite3.OperationalError("database or disk is full")
        return await super().append(entry)


async def node_with(
    driver: TableDriver, bot_workers: type[InProcessBots] = InProcessBots
) -> tuple[ClockedNode, BrokenLog]:
    """Return a node that runs the driver's table, and the node's log."""
    log = BrokenLog()
    await live_table_from(table_dependencies(log), driver.events)
    node = ClockedNode(FakeClock(), log, bot_workers=bot_workers)
    await node.open()
    return node, log


def bot_to_move() -> TableDriver:
    for seed in range(1, 50):
        driver = TableDriver.playing(seed=seed, bots=1)
        driver.cut()
        if driver.table.seat_to_act == 2:
            return driver
    raise AssertionError("the bot never goes first")


# --- making tables -------------------------------------------------------------------------------


def test_a_table_is_made_with_its_host_and_bots_seated(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            wanted = lobby.NewTable(
                terms=TableTerms(seats=3),
                bots=[lobby.BotRequest(2), lobby.BotRequest(3, "zufall")],
                seat=1,
                ready=True,
                id="mine",
            )
            made = await node.hub.make(ANNA, wanted)
            table = (await node.hub.live(made.table)).table
            assert table.phase is TablePhase.PLAYING
            assert [chair.level for chair in table.chairs] == [None, "stammtisch", "zufall"]
            assert len(made.code) == CODE_LENGTH
            assert set(made.code) <= set(CODE_LETTERS)
            again = await node.hub.make(ANNA, wanted)
            assert (again.table, again.code) == (made.table, made.code)
            assert (await node.hub.make(BEN, wanted)).table != made.table
            with pytest.raises(NoTable):
                await node.hub.live("elsewhere")

    asyncio.run(scene())


def test_unplayable_terms_are_refused(sqlite_url: str) -> None:
    """Such terms are refused when the table is created, not only when the players are ready."""

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            for terms in (
                TableTerms(rules="turnier", seats=6),
                TableTerms(rules="no such rules"),
                TableTerms(options={"opening_points": "many"}),
                TableTerms(seats=6, length=Series(400)),
                TableTerms(length=Games(1001)),
                TableTerms(length=Target(100_001)),
            ):
                with pytest.raises(BadRules):
                    await node.hub.make(ANNA, lobby.NewTable(terms))
            with pytest.raises(TableRefused) as refused:
                await node.hub.make(ANNA, lobby.NewTable(TableTerms(bridge="champion")))
            assert refused.value.refusal is TableRefusal.UNKNOWN_BOT
            assert refused.value.facts == {"level": "champion", "known": ", ".join(bot_names())}
            assert node.hub.tables == {}

    asyncio.run(scene())


# --- automatic acts ------------------------------------------------------------------------------


def test_the_server_cuts_plays_bots_and_starts_games() -> None:
    """Everything but the player's own moves happens without a command."""

    async def scene() -> None:
        driver = TableDriver.playing(
            terms_with_cut(seats=3, length=Games(2), bridge="anfaenger"), bots=2
        )
        node, _ = await node_with(driver)
        anna = await node.connect(ANNA)
        table = node.live.table
        assert table.game is not None
        assert table.game.phase is Phase.CUT
        await node.run_for(CUT_WITHIN_MS + STEP_MS)
        for _ in range(4_000):
            if node.live.table.phase is TablePhase.OVER:
                break
            if node.live.table.phase is TablePhase.COUNTED:
                await node.run_for(RESULT_PAUSE_MS + STEP_MS)
            elif node.live.table.seat_to_act == 1:
                await node.move(driver.rng)
            else:
                await node.run_for(STEP_MS)
        assert node.live.table.phase is TablePhase.OVER
        moved = [event for event in anna.events if isinstance(event, WrittenMove)]
        assert {event.by for event in moved} == {Mover.TABLE, Mover.BOT, Mover.PLAYER}
        assert [event.number for event in anna.events if isinstance(event, DealMade)] == [2]
        await node.close()

    asyncio.run(scene())


def test_a_bot_move_is_retried_when_the_disk_is_full() -> None:
    """Without a retry, the table would hang."""

    async def scene() -> None:
        node, log = await node_with(bot_to_move())
        version = node.live.version
        log.broken = 2
        with capture_logs() as logs:
            await node.connect(ANNA)
            await node.run_for(STEP_MS)
            assert node.live.version == version
            await node.run_for(2 * RETRY_AFTER_MS + 2 * STEP_MS)
        assert node.live.version > version
        assert [entry["event"] for entry in logs] == ["scheduled work failed, retrying"] * 2
        assert not any("exc_info" in entry for entry in logs)  # every table would log a traceback
        await node.close()

    asyncio.run(scene())


class CrashingBots(InProcessBots):
    """Bots that always crash."""

    async def choose(self, level: str, view: View, *, party: Party = NO_PARTY) -> Move:  # noqa: ARG002 - same
        raise ZeroDivisionError


def test_a_bug_is_logged_in_full_once_and_retried_with_backoff() -> None:
    async def scene() -> None:
        node, _ = await node_with(bot_to_move(), CrashingBots)
        with capture_logs() as logs:
            await node.connect(ANNA)
            await node.run_for(15 * RETRY_AFTER_MS + 5 * STEP_MS)  # 1 + 2 + 4 + 8
        events = [(entry["event"], "exc_info" in entry) for entry in logs]
        once, *others = events
        assert once == ("scheduled work failed, retrying", True)
        assert others == [("scheduled work failed again", False)] * 4
        await node.close()

    asyncio.run(scene())


def test_an_absence_is_recorded_although_the_disk_was_full() -> None:
    async def scene() -> None:
        driver = TableDriver.playing()
        driver.until_draw()
        node, log = await node_with(driver)
        await node.connect(ANNA)
        await node.connect(BEN)
        await node.disconnect(BEN)
        log.broken = 1
        with capture_logs():
            await node.run_for(GONE_AFTER_MS + STEP_MS)
            assert not node.live.table.chair(Seat(2)).away
            await node.run_for(RETRY_AFTER_MS + STEP_MS)
        assert node.live.table.chair(Seat(2)).away
        await node.close()

    asyncio.run(scene())


def test_a_closed_table_records_no_absence() -> None:
    async def scene() -> None:
        driver = TableDriver.new()
        driver.fill()
        driver.ask(ANNA, wire.Close(**with_ids()))
        node, _ = await node_with(driver)
        for person in (ANNA, BEN):
            await node.connect(person)
            await node.disconnect(person)
        await node.run_for(max(GONE_AFTER_MS, BACK_WITHIN_MS) + STEP_MS)
        assert node.live.version == 1
        await node.close()

    asyncio.run(scene())


class ForgetfulBots(InProcessBots):
    """Bots that break the rules once: they end their first turn without a discard."""

    forgot = False

    async def choose(self, level: str, view: View, *, party: Party = NO_PARTY) -> Move:
        if self.forgot or view.phase is Phase.DRAW:
            return await super().choose(level, view, party=party)
        self.forgot = True
        return Play(())


def test_a_bot_that_breaks_the_rules_is_replaced_for_that_move() -> None:
    async def scene() -> None:
        with capture_logs() as logs:
            node, _ = await node_with(bot_to_move(), ForgetfulBots)
            await node.connect(ANNA)
            await node.run_for(4 * STEP_MS)
        assert node.live.table.seat_to_act == 1
        assert [entry["event"] for entry in logs] == ["bot failed"]
        # The facts of the refusal may contain cards and are not logged.
        assert set(logs[0]) == {"event", "log_level", "bot", "reason", "rests_seconds"}
        await node.close()

    asyncio.run(scene())


class DisturbedBots(InProcessBots):
    """Bots during whose thinking another player leaves the table and comes back."""

    node: ClockedNode
    asked = 0

    async def choose(self, level: str, view: View, *, party: Party = NO_PARTY) -> Move:
        self.asked += 1
        for command in (wire.StandUp(**with_ids()), wire.ComeBack(**with_ids())):
            await self.node.live.ask(BEN, command, lambda _: None)
            await self.node.run_for(STEP_MS)
        return await super().choose(level, view, party=party)


def test_a_bot_is_asked_once_although_players_leave_and_return() -> None:
    async def scene() -> None:
        driver = TableDriver.playing(terms_with_cut(seats=3), bots=1)
        driver.cut()
        while driver.table.seat_to_act != 3:
            driver.step()
        node, _ = await node_with(driver, DisturbedBots)
        bot_workers = node.hub.bot_workers
        assert isinstance(bot_workers, DisturbedBots)
        bot_workers.node = node
        anna = await node.connect(ANNA)
        await node.connect(BEN)
        await node.run_for(STEP_MS)
        for _ in range(20):
            await settle()
        moved = [event for event in anna.events if isinstance(event, WrittenMove)]
        assert moved, "the bot was disturbed and started over"
        assert len(moved) <= bot_workers.asked <= len(moved) + 1
        await node.close()

    asyncio.run(scene())


def test_a_bot_ends_the_turn_of_a_player_who_left_after_staging() -> None:
    async def scene() -> None:
        driver, person, laid = game_to_stage(STRICT)
        driver.ask(person, wire.Stage(**with_ids(at=0, steps=laid)))
        seat = driver.table.seat_of(person)
        assert driver.table.terms.mode is Mode.STRICT
        node, _ = await node_with(driver)
        other = ANNA if person == BEN else BEN
        watcher = await node.connect(other)
        await node.live.ask(person, wire.StandUp(**with_ids()), lambda _: None)
        await node.run_for(BACK_WITHIN_MS + STEP_MS)
        for _ in range(5):
            await settle()
        assert WentAway(seat or 0, left=True) in watcher.events
        moved = next(event for event in watcher.events if isinstance(event, WrittenMove))
        assert moved.by is Mover.BRIDGE
        assert node.live.table.seat_to_act != seat
        assert node.live.table.staged == ()
        await node.close()

    asyncio.run(scene())


def test_an_idle_table_is_unloaded_and_loaded_again(sqlite_url: str) -> None:
    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            driver = TableDriver.new()
            driver.fill()
            live = await node.table("t", driver.events)
            for _ in range(IDLE_SWEEPS):
                await node.hub._sweep_once()  # noqa: SLF001 - runs every two seconds
            assert node.hub.tables == {"t": live}
            await node.hub._sweep_once()  # noqa: SLF001
            assert node.hub.tables == {}
            again = await node.hub.live("t")
            assert again is not live
            assert again.table == live.table

    asyncio.run(scene())


def test_a_seated_player_who_never_connects_is_away(sqlite_url: str) -> None:
    """The host, a player who only sits down, and everyone after a restart must connect in time."""

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            hub = node.hub

            async def pass_time(milliseconds: int) -> None:
                hub.timers.clock._seconds += milliseconds / 1000  # noqa: SLF001 - the clock stands still
                hub.timers.tick()
                async with asyncio.timeout(10):
                    while hub._tasks:  # noqa: ASYNC110, SLF001 - no event to wait for
                        await asyncio.sleep(0.001)

            def away(name: str) -> list[bool]:
                return [chair.away for chair in hub.tables[name].table.chairs]

            made = await hub.make(ANNA, lobby.NewTable(terms=TableTerms(seats=3)))
            ben, caro = node.connect(BEN), node.connect(CARO)
            await ben.ask(wire.Sit(id="b", table=made.table))
            await caro.ask(wire.Watch(id="w", table=made.table))
            await caro.ask(wire.Sit(id="c", table=made.table))
            assert away(made.table) == [False, False, False]
            await pass_time(GONE_AFTER_MS)
            assert away(made.table) == [False, True, False]
            await pass_time(COME_WITHIN_MS)
            assert away(made.table) == [True, True, False]
            assert hub.tables[made.table].table.host == CARO
            driver = TableDriver.new()
            driver.fill()
            await node.table("old", driver.events)
            assert away("old") == [False, False]
            await ben.ask(wire.Watch(id="o", table="old"))
            await pass_time(BACK_WITHIN_MS)
            assert away("old") == [True, False]

    asyncio.run(scene())
