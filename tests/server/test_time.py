"""The server's faults cost no player time; a player's own absence has a bank, then a bot (R5)."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Final, cast

import pytest

from romme.client.sitting import written
from romme.engine.commands import Draw, Play
from romme.engine.state import Seat
from romme.server.cluster.clockwork import LONGEST_STEP_SECONDS, Steady
from romme.server.play.hub import Hub
from romme.server.play.live import BACK_WITHIN_MS, Live
from romme.server.play.presence import GONE_AFTER_MS
from romme.server.table.codec import WrittenMove
from romme.server.table.decide import cutter
from romme.server.table.due import CUT_WITHIN_MS
from romme.server.table.events import BridgeBegan, CameBack, WentAway
from romme.server.table.state import Chair, PersonId
from romme.store.database import Database
from romme.store.log.memory import MemoryLog
from romme.store.log.records import Appended, Entry
from romme.wire import commands as wire
from romme.wire.terms import Clock, TableTerms
from tests.conftest import Size
from tests.laws.play import GREEDY, choose
from tests.laws.tables import dice
from tests.server.lives import RealTime, Recorder, names, service, with_events
from tests.server.sockets import ThinkingHere
from tests.server.table.driving import Dice, Driven, ids

STEP: Final = round(LONGEST_STEP_SECONDS * 1000)
"""Milliseconds: a server that looks at its clock at least so often is there all the time."""


@dataclass
class SlowLog(MemoryLog):
    """Takes a while to keep something, if it is told to."""

    waits: int = 0
    house: House | None = None

    def __post_init__(self) -> None:
        super().__init__()

    async def append(self, entry: Entry) -> Appended:
        waits, self.waits = self.waits, 0
        if waits and self.house is not None:
            await self.house.serve(waits, answering=True)
        return await super().append(entry)


@dataclass
class House:
    """A node with one table of two, on a clock of ours."""

    real: RealTime
    log: SlowLog
    steady: type[Steady] = Steady
    thinking: type[ThinkingHere] = ThinkingHere
    hub: Hub = field(init=False)
    live: Live = field(init=False)
    watchers: dict[PersonId, Recorder] = field(default_factory=dict)
    served: int = 0
    """Milliseconds of this turn in which the server was there and the player did not answer."""
    stalls: int = 0
    pause: int = 0
    """Milliseconds that a bot takes before each of its moves."""
    longer: bool = False
    """Whether the player has more time: the server came back, or nobody was there to wait."""
    began: Chair = field(init=False)
    """The chair of the player to move, as it was when the turn began."""

    async def open(self) -> None:
        """Start, or start again: everything but the log and the time is new."""
        database = cast("Database", SimpleNamespace(log=self.log, pool=None, engine=None))
        self.hub = Hub(
            database,
            node="here",
            names=names,
            chance=Dice(),
            thinking=self.thinking(),
            bot_pause_ms=self.pause,
            steady=self.steady(self.real),
        )
        await self.hub._take_over("t")  # noqa: SLF001 - what `start` does, without its other tasks
        self.live = await self.hub.live("t")
        self.log.house = self

    async def close(self) -> None:
        await self.hub.close()

    @property
    def seat(self) -> Seat:
        assert self.live.table.waits_for is not None
        return self.live.table.waits_for

    @property
    def chair(self) -> Chair:
        return self.live.table.chair(self.seat)

    def new_turn(self) -> None:
        self.served = self.stalls = 0
        self.longer = False
        self.began = self.chair

    # --- what happens ----------------------------------------------------------------------------

    async def serve(self, milliseconds: int, *, answering: bool = False) -> None:
        """Let time pass in which the server is there."""
        left = milliseconds
        while left > 0:
            step = min(left, STEP)
            self.real.seconds += step / 1000
            self.hub.clockwork.tick()
            left -= step
            self.served += 0 if answering else step
            self.longer |= not self.live.table.somebody_is_here
            await settle()
            if self.live.table.chair(Seat(1)).bridged or self.live.table.chair(Seat(2)).bridged:
                return

    async def stall(self, milliseconds: int) -> None:
        """Let time pass in which the process is stopped, or swamped."""
        self.stalls += 1
        self.real.seconds += milliseconds / 1000
        self.hub.clockwork.tick()
        await settle()

    async def restart(self, milliseconds: int) -> None:
        """Stop, and start again later; those who were connected come back."""
        self.longer = True
        await self.close()
        self.real.seconds += milliseconds / 1000
        await self.open()
        for watcher in self.watchers.values():
            await self.hub.presence.watch(watcher, "t", None)

    async def come(self, person: PersonId) -> Recorder:
        watcher = self.watchers.setdefault(person, Recorder(person))
        await self.hub.presence.watch(watcher, "t", None)
        return watcher

    async def go(self, person: PersonId) -> None:
        if (watcher := self.watchers.pop(person, None)) is not None:
            self.hub.presence.unwatch(watcher, "t")
        await settle()

    async def move(self, rng: Random, slowly: int = 0) -> None:
        """Let the player to move do something; the disk may take its time."""
        game, seat = self.live.table.game, self.seat
        assert game is not None
        move = choose(game, rng, GREEDY)
        assert isinstance(move, Draw | Play)
        person = self.live.table.chair(seat).person
        assert person is not None
        self.log.waits = slowly
        command = written(move, at=self.live.version, **ids())
        await self.live.ask(person, command, lambda _: None)
        await settle()


async def settle() -> None:
    """Let all that is ready be done."""
    for _ in range(4):
        await asyncio.sleep(0)


async def opened(
    terms: TableTerms, seed: int, *, steady: type[Steady] = Steady, people: int = 2, pause: int = 0
) -> House:
    """A table at which somebody is to draw."""
    driven = Driven.playing(terms, seed, bots=2 - people)
    driven.until_draw()
    log = SlowLog()
    await with_events(service(log), driven.events)
    house = House(RealTime(), log, steady, pause=pause)
    await house.open()
    house.new_turn()
    house.longer = True  # it was loaded a moment ago
    return house


# --- any stalls, stops and absences --------------------------------------------------------------


def check(house: House, clock: Clock) -> None:
    """Nobody loses more than the time in which they did not answer a server that was there."""
    table = house.live.table
    seat = next(
        Seat(number)
        for number, chair in enumerate(table.chairs, start=1)
        if chair.person == house.began.person
    )
    chair = table.chair(seat)
    resolution = (house.stalls + 1) * STEP
    own = clock.turn * 1000
    if chair.bridged:
        assert house.served + resolution >= own + house.began.bank_ms, "bridged too early"
    else:
        lost = house.began.bank_ms - chair.bank_ms
        assert lost <= max(0, house.served - own) + resolution, "the bank paid for the server"
        if not house.longer:
            assert house.served <= own + house.began.bank_ms + STEP, "others wait too long"


async def something(house: House, people: list[PersonId], rng: Random) -> None:
    """Let anything happen that may."""
    match rng.randrange(9):
        case 0 | 1 | 2:
            await house.serve(rng.randint(1, 6_000))
        case 3 | 4:
            await house.stall(rng.randint(1, 100_000))
        case 5:
            await house.restart(rng.randint(1, 100_000))
        case 6:
            await house.go(rng.choice(people))
        case 7:
            await house.come(rng.choice(people))
        case _:
            await house.move(rng, slowly=rng.choice((0, 0, 3_000)))


async def case(seed: int, steady: type[Steady] = Steady) -> bool:
    """Players who move, wait, go and come at a server that stalls, stops and restarts."""
    rng = dice(seed)
    clock = Clock(turn=rng.randint(5, 12), bank=rng.choice((0, 5, 20, 60)))
    house = await opened(TableTerms(clock=clock, bridge="anfaenger"), seed, steady=steady)
    people = list(house.live.table.people)
    for person in people:
        await house.come(person)
    try:
        for _ in range(14):
            before = house.seat
            await something(house, people, rng)
            if house.live.table.waits_for is None:
                return False
            check(house, clock)
            if any(chair.bridged for chair in house.live.table.chairs):
                return True
            if house.seat != before:
                house.new_turn()
        return False
    finally:
        await house.close()


def test_the_server_s_faults_cost_no_player_time(size: Size) -> None:
    async def scene() -> None:
        bridged = [await case(seed) for seed in range(size(300, 10_000))]
        assert 0.05 < sum(bridged) / len(bridged) < 0.95

    asyncio.run(scene())


class Wall(Steady):
    """A clock that runs on while the server is away."""

    def tick(self) -> None:
        now = self._real()
        self._seconds += now - self._last
        self._last = now


class Slow(Steady):
    """A clock that counts half of the time in which the server is there."""

    def tick(self) -> None:
        before = self._seconds
        super().tick()
        self._seconds = (before + self._seconds) / 2


@pytest.mark.parametrize(
    ("clock", "found"), [(Wall, r"too early|paid for the server"), (Slow, "others wait too long")]
)
def test_a_clock_that_is_wrong_is_found_out(clock: type[Steady], found: str) -> None:
    """Control: one that runs on costs a player time, one that is slow costs the others theirs."""

    async def scene() -> None:
        for seed in range(60):
            await case(seed, clock)

    with pytest.raises(AssertionError, match=found):
        asyncio.run(scene())


# --- one absence after another -------------------------------------------------------------------


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

        await house.live.ask(person, wire.ComeBack(**ids()), lambda _: None)
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
                await house.live.ask(person, wire.ComeBack(**ids()), lambda _: None)
                back += 1
        assert house.seat != seat, f"back {back} times, and still to move"
        assert back >= 1
        await house.close()

    asyncio.run(scene())


def test_who_comes_and_goes_keeps_no_table_waiting() -> None:
    """What the table does by itself is done in its time, whoever leaves and is back meanwhile."""

    async def scene() -> None:
        driven = Driven.playing(TableTerms(seats=3, bridge="anfaenger"))
        log = SlowLog()
        await with_events(service(log), driven.events)
        house = House(RealTime(), log)
        await house.open()
        for one in house.live.table.people:
            await house.come(one)
        to_cut = cutter(house.live.table)
        restless = next(
            one for one in house.live.table.people if driven.table.seat_of(one) != to_cut
        )
        for _ in range(CUT_WITHIN_MS // 2_000 + 1):
            for command in (wire.StandUp(**ids()), wire.ComeBack(**ids())):
                await house.live.ask(restless, command, lambda _: None)
                await house.serve(1_000)
        assert house.live.table.waits_for is not None, "nobody has cut"
        await house.close()

    asyncio.run(scene())
