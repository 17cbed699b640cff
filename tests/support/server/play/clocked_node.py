"""A node with one table on a fake clock. Its log can be slow, and the node can restart."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Final, cast

from romme.client.bot_player import move_command
from romme.engine.commands import Draw, Play
from romme.engine.state import Seat
from romme.server.cluster.timers import LONGEST_STEP_SECONDS, ServerClock
from romme.server.person_id import PersonId
from romme.server.play.hub import Hub
from romme.server.play.live_table import LiveTable
from romme.server.table.state import Chair
from romme.store.database import Database
from romme.store.log.memory import MemoryLog
from romme.store.log.records import Appended, Entry
from romme.wire.terms import TableTerms
from tests.support.laws.play import GREEDY, choose
from tests.support.server.live_tables import (
    FakeClock,
    Recorder,
    live_table_from,
    names,
    table_dependencies,
)
from tests.support.server.play.in_process_node import InProcessBots
from tests.support.server.table.table_driver import SeededChance, TableDriver, with_ids

STEP_MS: Final = round(LONGEST_STEP_SECONDS * 1000)
"""Longest interval between ticks that does not count as a stall of the server."""


@dataclass
class SlowLog(MemoryLog):
    """A log that delays its next append by `delay_ms`."""

    delay_ms: int = 0
    node: ClockedNode | None = None

    def __post_init__(self) -> None:
        super().__init__()

    async def append(self, entry: Entry) -> Appended:
        delay_ms, self.delay_ms = self.delay_ms, 0
        if delay_ms and self.node is not None:
            await self.node.run_for(delay_ms, answering=True)
        return await super().append(entry)


@dataclass
class ClockedNode:
    """A node with one table of two players, on a fake clock."""

    clock: FakeClock
    log: SlowLog
    steady: type[ServerClock] = ServerClock
    bot_workers: type[InProcessBots] = InProcessBots
    hub: Hub = field(init=False)
    live: LiveTable = field(init=False)
    watchers: dict[PersonId, Recorder] = field(default_factory=dict)
    unanswered_ms: int = 0
    """Milliseconds of this turn in which the server ran and the player did not answer."""
    stalls: int = 0
    bot_pause_ms: int = 0
    """Pause before each move of a bot."""
    has_extra_time: bool = False
    """Whether the player gets extra time because the server restarted or nobody was present."""
    initial_chair: Chair = field(init=False)
    """The chair of the player to move, at the start of the turn."""

    async def open(self) -> None:
        """Start or restart. Only the log and the clock survive a restart."""
        database = cast("Database", SimpleNamespace(log=self.log, pool=None, engine=None))
        self.hub = Hub(
            database,
            node="here",
            names=names,
            chance=SeededChance(),
            bot_workers=self.bot_workers(),
            bot_pause_ms=self.bot_pause_ms,
            clock=self.steady(self.clock),
        )
        await self.hub._take_over("t")  # noqa: SLF001 - as `start` does, without its background tasks
        self.live = await self.hub.live("t")
        self.log.node = self

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
        self.unanswered_ms = self.stalls = 0
        self.has_extra_time = False
        self.initial_chair = self.chair

    # --- events ----------------------------------------------------------------------------------

    async def run_for(self, milliseconds: int, *, answering: bool = False) -> None:
        """Let time pass while the server runs. Stop early if a bot stands in for a player.

        With `answering`, a move is being stored, so the time is not added to `unanswered_ms`.
        """
        left = milliseconds
        while left > 0:
            step = min(left, STEP_MS)
            self.clock.seconds += step / 1000
            self.hub.timers.tick()
            left -= step
            self.unanswered_ms += 0 if answering else step
            self.has_extra_time |= not self.live.table.anyone_present
            await settle()
            if self.live.table.chair(Seat(1)).bridged or self.live.table.chair(Seat(2)).bridged:
                return

    async def stall(self, milliseconds: int) -> None:
        """Let time pass in one step, as if the process were suspended or overloaded."""
        self.stalls += 1
        self.clock.seconds += milliseconds / 1000
        self.hub.timers.tick()
        await settle()

    async def restart(self, milliseconds: int) -> None:
        """Stop the node and start it again later. Connected players reconnect."""
        self.has_extra_time = True
        await self.close()
        self.clock.seconds += milliseconds / 1000
        await self.open()
        for watcher in self.watchers.values():
            await self.hub.presence.watch(watcher, "t", None)

    async def connect(self, person: PersonId) -> Recorder:
        watcher = self.watchers.setdefault(person, Recorder(person))
        await self.hub.presence.watch(watcher, "t", None)
        return watcher

    async def disconnect(self, person: PersonId, *, leaves: bool = False) -> None:
        if (watcher := self.watchers.pop(person, None)) is not None:
            self.hub.presence.unwatch(watcher, "t", leaves=leaves)
        await settle()

    async def move(self, rng: Random, log_delay_ms: int = 0) -> None:
        """Have the player to move draw or play. The log delays the move by `log_delay_ms`."""
        game, seat = self.live.table.game, self.seat
        assert game is not None
        move = choose(game, rng, GREEDY)
        assert isinstance(move, Draw | Play)
        person = self.live.table.chair(seat).person
        assert person is not None
        self.log.delay_ms = log_delay_ms
        command = move_command(move, at=self.live.version, **with_ids())
        await self.live.ask(person, command, lambda _: None)
        await settle()


async def settle() -> None:
    """Run the event loop a few times, so that runnable tasks can finish."""
    for _ in range(4):
        await asyncio.sleep(0)


async def node_at_draw(
    terms: TableTerms,
    seed: int,
    *,
    steady: type[ServerClock] = ServerClock,
    people: int = 2,
    bot_pause_ms: int = 0,
) -> ClockedNode:
    """Return a node with a table of two at which a player is to draw.

    If `people` is less than 2, bots take the other seats.
    """
    driver = TableDriver.playing(terms, seed, bots=2 - people)
    driver.until_draw()
    log = SlowLog()
    await live_table_from(table_dependencies(log), driver.events)
    node = ClockedNode(FakeClock(), log, steady, bot_pause_ms=bot_pause_ms)
    await node.open()
    node.new_turn()
    node.has_extra_time = True  # the table has just been loaded
    return node
