"""A hub makes tables, and sees that they go on by themselves, whatever breaks down."""

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
from romme.server.workers.fair_queue import ALONE, Party
from romme.store.log.records import Appended, Entry
from romme.view.knowledge import View
from romme.wire import commands as wire
from romme.wire import lobby
from romme.wire.terms import Games, Series, TableTerms, Target
from tests.server.live_tables import FakeClock, live_table_from, service
from tests.server.play.house import STEP, House, SlowLog, settle
from tests.server.play.sockets import ThinkingHere, room
from tests.server.table.table_driver import ANNA, BEN, CARO, TableDriver, with_ids
from tests.server.table.test_staging import STRICT, game_to_stage


class BrokenLog(SlowLog):
    """A disk that is full for a while."""

    broken = 0
    """So many records are not kept."""

    async def append(self, entry: Entry) -> Appended:
        if self.broken:
            self.broken -= 1
            raise sqlite3.OperationalError("database or disk is full")
        return await super().append(entry)


async def house_of(
    driver: TableDriver, bot_workers: type[ThinkingHere] = ThinkingHere
) -> tuple[House, BrokenLog]:
    """A node with a table at which all this has happened."""
    log = BrokenLog()
    await live_table_from(service(log), driver.events)
    house = House(FakeClock(), log, bot_workers=bot_workers)
    await house.open()
    return house, log


def bot_to_move() -> TableDriver:
    for seed in range(1, 50):
        driver = TableDriver.playing(seed=seed, bots=1)
        driver.cut()
        if driver.table.seat_to_act == 2:
            return driver
    raise AssertionError("the bot never begins")


# --- making tables -------------------------------------------------------------------------------


def test_a_table_is_made_with_all_who_are_to_sit_there(sqlite_url: str) -> None:
    async def scene() -> None:
        async with room(sqlite_url) as place:
            wanted = lobby.NewTable(
                terms=TableTerms(seats=3),
                bots=[lobby.BotWanted(2), lobby.BotWanted(3, "zufall")],
                seat=1,
                ready=True,
                id="mine",
            )
            made = await place.hub.make(ANNA, wanted)
            table = (await place.hub.live(made.table)).table
            assert table.phase is TablePhase.PLAYING
            assert [chair.level for chair in table.chairs] == [None, "stammtisch", "zufall"]
            assert len(made.code) == CODE_LENGTH
            assert set(made.code) <= set(CODE_LETTERS)
            again = await place.hub.make(ANNA, wanted)
            assert (again.table, again.code) == (made.table, made.code)
            assert (await place.hub.make(BEN, wanted)).table != made.table
            with pytest.raises(NoTable):
                await place.hub.live("elsewhere")

    asyncio.run(scene())


def test_terms_that_nobody_could_play_by_are_refused(sqlite_url: str) -> None:
    """At once, and not when everybody is ready."""

    async def scene() -> None:
        async with room(sqlite_url) as place:
            for terms in (
                TableTerms(rules="turnier", seats=6),
                TableTerms(rules="no such rules"),
                TableTerms(options={"opening_points": "many"}),
                TableTerms(seats=6, length=Series(400)),
                TableTerms(length=Games(1001)),
                TableTerms(length=Target(100_001)),
            ):
                with pytest.raises(BadRules):
                    await place.hub.make(ANNA, lobby.NewTable(terms))
            with pytest.raises(TableRefused) as refused:
                await place.hub.make(ANNA, lobby.NewTable(TableTerms(bridge="champion")))
            assert refused.value.refusal is TableRefusal.UNKNOWN_BOT
            assert refused.value.facts == {"level": "champion", "known": ", ".join(bot_names())}
            assert place.hub.tables == {}

    asyncio.run(scene())


# --- what happens by itself ----------------------------------------------------------------------


def test_a_match_goes_on_by_itself() -> None:
    """The cut, bots, and the next game; the one person there only makes their own moves."""

    async def scene() -> None:
        driver = TableDriver.playing(
            TableTerms(seats=3, length=Games(2), bridge="anfaenger"), bots=2
        )
        house, _ = await house_of(driver)
        anna = await house.come(ANNA)
        table = house.live.table
        assert table.game is not None
        assert table.game.phase is Phase.CUT
        await house.serve(CUT_WITHIN_MS + STEP)
        for _ in range(4_000):
            if house.live.table.phase is TablePhase.OVER:
                break
            if house.live.table.phase is TablePhase.COUNTED:
                await house.serve(RESULT_PAUSE_MS + STEP)
            elif house.live.table.seat_to_act == 1:
                await house.move(driver.rng)
            else:
                await house.serve(STEP)
        assert house.live.table.phase is TablePhase.OVER
        moved = [event for event in anna.events if isinstance(event, WrittenMove)]
        assert {event.by for event in moved} == {Mover.TABLE, Mover.BOT, Mover.PLAYER}
        assert [event.number for event in anna.events if isinstance(event, DealMade)] == [2]
        await house.close()

    asyncio.run(scene())


def test_a_bot_moves_although_the_disk_was_full() -> None:
    """What could not be kept is tried again; else the table would stand still."""

    async def scene() -> None:
        house, log = await house_of(bot_to_move())
        version = house.live.version
        log.broken = 2
        with capture_logs() as logs:
            await house.come(ANNA)
            await house.serve(STEP)
            assert house.live.version == version
            await house.serve(2 * RETRY_AFTER_MS + 2 * STEP)
        assert house.live.version > version
        assert [entry["event"] for entry in logs] == ["scheduled work failed, retrying"] * 2
        assert not any("exc_info" in entry for entry in logs)  # it will be there for every table
        await house.close()

    asyncio.run(scene())


class Hopeless(ThinkingHere):
    """No bot has an answer."""

    async def choose(self, level: str, view: View, *, party: Party = ALONE) -> Move:  # noqa: ARG002 - same
        raise ZeroDivisionError


def test_a_mistake_of_ours_is_told_in_full_once_and_tried_ever_more_seldom() -> None:
    async def scene() -> None:
        house, _ = await house_of(bot_to_move(), Hopeless)
        with capture_logs() as logs:
            await house.come(ANNA)
            await house.serve(15 * RETRY_AFTER_MS + 5 * STEP)  # 1 + 2 + 4 + 8
        events = [(entry["event"], "exc_info" in entry) for entry in logs]
        once, *others = events
        assert once == ("scheduled work failed, retrying", True)
        assert others == [("scheduled work failed again", False)] * 4
        await house.close()

    asyncio.run(scene())


def test_who_is_gone_is_noted_although_the_disk_was_full() -> None:
    async def scene() -> None:
        driver = TableDriver.playing()
        driver.until_draw()
        house, log = await house_of(driver)
        await house.come(ANNA)
        await house.come(BEN)
        await house.go(BEN)
        log.broken = 1
        with capture_logs():
            await house.serve(GONE_AFTER_MS + STEP)
            assert not house.live.table.chair(Seat(2)).away
            await house.serve(RETRY_AFTER_MS + STEP)
        assert house.live.table.chair(Seat(2)).away
        await house.close()

    asyncio.run(scene())


def test_nothing_happens_any_more_at_a_table_that_is_closed() -> None:
    """Who goes from there is not noted as away."""

    async def scene() -> None:
        driver = TableDriver.new()
        driver.fill()
        driver.ask(ANNA, wire.Close(**with_ids()))
        house, _ = await house_of(driver)
        for person in (ANNA, BEN):
            await house.come(person)
            await house.go(person)
        await house.serve(max(GONE_AFTER_MS, BACK_WITHIN_MS) + STEP)
        assert house.live.version == 1
        await house.close()

    asyncio.run(scene())


class Forgetful(ThinkingHere):
    """A bot that forgets its first discard."""

    forgot = False

    async def choose(self, level: str, view: View, *, party: Party = ALONE) -> Move:
        if self.forgot or view.phase is Phase.DRAW:
            return await super().choose(level, view, party=party)
        self.forgot = True
        return Play(())


def test_a_bot_that_plays_against_the_rules_is_replaced_for_that_move() -> None:
    async def scene() -> None:
        with capture_logs() as logs:
            house, _ = await house_of(bot_to_move(), Forgetful)
            await house.come(ANNA)
            await house.serve(4 * STEP)
        assert house.live.table.seat_to_act == 1
        assert [entry["event"] for entry in logs] == ["bot failed"]
        # No facts of the refusal: cards are some.
        assert set(logs[0]) == {"event", "log_level", "bot", "reason", "rests_seconds"}
        await house.close()

    asyncio.run(scene())


class Disturbed(ThinkingHere):
    """A bot that thinks while somebody leaves and is back."""

    house: House
    asked = 0

    async def choose(self, level: str, view: View, *, party: Party = ALONE) -> Move:
        self.asked += 1
        for command in (wire.StandUp(**with_ids()), wire.ComeBack(**with_ids())):
            await self.house.live.ask(BEN, command, lambda _: None)
            await self.house.serve(STEP)
        return await super().choose(level, view, party=party)


def test_a_bot_thinks_once_whoever_comes_and_goes_meanwhile() -> None:
    async def scene() -> None:
        driver = TableDriver.playing(TableTerms(seats=3), bots=1)
        driver.cut()
        while driver.table.seat_to_act != 3:
            driver.step()
        house, _ = await house_of(driver, Disturbed)
        bot_workers = house.hub.bot_workers
        assert isinstance(bot_workers, Disturbed)
        bot_workers.house = house
        anna = await house.come(ANNA)
        await house.come(BEN)
        await house.serve(STEP)
        for _ in range(20):
            await settle()
        moved = [event for event in anna.events if isinstance(event, WrittenMove)]
        assert moved, "the bot was disturbed and began anew"
        assert len(moved) <= bot_workers.asked <= len(moved) + 1
        await house.close()

    asyncio.run(scene())


def test_a_bot_ends_the_turn_of_somebody_who_went_away_while_laying() -> None:
    async def scene() -> None:
        driver, person, laid = game_to_stage(STRICT)
        driver.ask(person, wire.Stage(**with_ids(at=0, steps=laid)))
        seat = driver.table.seat_of(person)
        assert driver.table.terms.mode is Mode.STRICT
        house, _ = await house_of(driver)
        other = ANNA if person == BEN else BEN
        watcher = await house.come(other)
        await house.live.ask(person, wire.StandUp(**with_ids()), lambda _: None)
        await house.serve(BACK_WITHIN_MS + STEP)
        for _ in range(5):
            await settle()
        assert WentAway(seat or 0, left=True) in watcher.events
        moved = next(event for event in watcher.events if isinstance(event, WrittenMove))
        assert moved.by is Mover.BRIDGE
        assert house.live.table.seat_to_act != seat
        assert house.live.table.staged == ()
        await house.close()

    asyncio.run(scene())


def test_a_table_that_nobody_needs_is_let_go_of_and_found_again(sqlite_url: str) -> None:
    async def scene() -> None:
        async with room(sqlite_url) as place:
            driver = TableDriver.new()
            driver.fill()
            live = await place.table("t", driver.events)
            for _ in range(IDLE_SWEEPS):
                await place.hub._sweep_once()  # noqa: SLF001 - what it does every two seconds
            assert place.hub.tables == {"t": live}
            await place.hub._sweep_once()  # noqa: SLF001
            assert place.hub.tables == {}
            again = await place.hub.live("t")
            assert again is not live
            assert again.table == live.table

    asyncio.run(scene())


def test_who_has_a_seat_and_never_comes_is_away(sqlite_url: str) -> None:
    """Made over HTTP, sat down without looking, or gone with a server that was killed."""

    async def scene() -> None:
        async with room(sqlite_url) as place:
            hub = place.hub

            async def pass_time(milliseconds: int) -> None:
                hub.clockwork.steady._seconds += milliseconds / 1000  # noqa: SLF001 - nobody ticks
                hub.clockwork.tick()
                async with asyncio.timeout(10):
                    while hub._tasks:  # noqa: ASYNC110, SLF001 - what was due
                        await asyncio.sleep(0.001)

            def away(name: str) -> list[bool]:
                return [chair.away for chair in hub.tables[name].table.chairs]

            made = await hub.make(ANNA, lobby.NewTable(terms=TableTerms(seats=3)))
            ben, caro = place.connect(BEN), place.connect(CARO)
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
            await place.table("old", driver.events)
            assert away("old") == [False, False]
            await ben.ask(wire.Watch(id="o", table="old"))
            await pass_time(BACK_WITHIN_MS)
            assert away("old") == [True, False]

    asyncio.run(scene())
