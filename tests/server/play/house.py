"""A house of tables with a clock of ours, a log that can stall, and stops in between."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Final, cast

from romme.client.sitting import written
from romme.engine.commands import Draw, Play
from romme.engine.state import Seat
from romme.server.cluster.clockwork import LONGEST_STEP_SECONDS, Steady
from romme.server.person_id import PersonId
from romme.server.play.hub import Hub
from romme.server.play.live_table import LiveTable
from romme.server.table.state import Chair
from romme.store.database import Database
from romme.store.log.memory import MemoryLog
from romme.store.log.records import Appended, Entry
from romme.wire.terms import TableTerms
from tests.laws.play import GREEDY, choose
from tests.server.live_tables import FakeClock, Recorder, live_table_from, names, service
from tests.server.play.sockets import ThinkingHere
from tests.server.table.table_driver import SeededChance, TableDriver, with_ids

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

    real: FakeClock
    log: SlowLog
    steady: type[Steady] = Steady
    bot_workers: type[ThinkingHere] = ThinkingHere
    hub: Hub = field(init=False)
    live: LiveTable = field(init=False)
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
            chance=SeededChance(),
            bot_workers=self.bot_workers(),
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
        assert self.live.table.seat_to_act is not None
        return self.live.table.seat_to_act

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
            self.longer |= not self.live.table.anyone_present
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
        command = written(move, at=self.live.version, **with_ids())
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
    driver = TableDriver.playing(terms, seed, bots=2 - people)
    driver.until_draw()
    log = SlowLog()
    await live_table_from(service(log), driver.events)
    house = House(FakeClock(), log, steady, pause=pause)
    await house.open()
    house.new_turn()
    house.longer = True  # it was loaded a moment ago
    return house
