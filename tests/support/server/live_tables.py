"""Live tables without sockets: a log in memory, a fake clock and watchers that record messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from romme.server.cluster.timers import LONGEST_STEP_SECONDS, TICK_SECONDS, ServerClock, Timers
from romme.server.person_id import PersonId
from romme.server.play.live_table import LiveTable, Service
from romme.server.table.codec import WrittenEvent
from romme.server.table.decide import Chance, TableDecided
from romme.server.table.events import TableEvent, TableMade
from romme.server.table.evolve import fold
from romme.server.table.picture import Named, Names
from romme.store.log.memory import MemoryLog
from romme.store.log.records import Appended, Log
from romme.wire.messages import Happened, Message, Seen
from romme.wire.picture import Picture
from romme.wire.terms import TableTerms
from tests.support.server.table.table_driver import ANNA, SeededChance

_decoder = msgspec.json.Decoder(Message)


@dataclass
class FakeClock:
    """A wall clock, in seconds, that only tests advance."""

    seconds: float = 1_000.0

    def __call__(self) -> float:
        return self.seconds


def run_for(timers: Timers, clock: FakeClock, milliseconds: int) -> None:
    """Let time pass while the server ticks at its usual interval."""
    whole, rest = divmod(milliseconds, round(TICK_SECONDS * 1000))
    for step in (*[TICK_SECONDS] * whole, rest / 1000):
        clock.seconds += step
        timers.tick()


def fast_forward(timers: Timers, clock: FakeClock, milliseconds: int) -> None:
    """Let time pass with few ticks, in the longest steps that do not count as a stall."""
    left = milliseconds / 1000
    while left > 0:
        step = min(left, LONGEST_STEP_SECONDS)
        clock.seconds += step
        left -= step
        timers.tick()


@dataclass(eq=False)
class Recorder:
    """A watcher that keeps every message sent to it."""

    person: PersonId
    sent: list[bytes] = field(default_factory=list)
    muted: set[PersonId] = field(default_factory=set)

    def send(self, message: bytes, *, table: str) -> None:  # noqa: ARG002 - tests have one table
        self.sent.append(message)

    def offer(self, message: bytes) -> None:
        self.sent.append(message)

    @property
    def named(self) -> Named:
        return Named(self.person.capitalize())

    @property
    def messages(self) -> list[Any]:
        return [_decoder.decode(message) for message in self.sent]

    @property
    def picture(self) -> Picture:
        """The last complete picture received."""
        seen = [message for message in self.messages if isinstance(message, Seen)]
        return seen[-1].picture

    @property
    def events(self) -> list[WrittenEvent]:
        """All events received, in order."""
        happened = [message for message in self.messages if isinstance(message, Happened)]
        return [
            msgspec.json.decode(raw, type=WrittenEvent)
            for message in happened
            for raw in message.events
        ]


async def names(people: Iterable[PersonId]) -> Names:
    """Return display names, which are the capitalised ids."""
    return {person: Named(person.capitalize()) for person in people}


def table_dependencies(
    log: Log | None = None,
    *,
    clock: Callable[[], float] | None = None,
    chance: Chance | None = None,
    pause: int = 0,
) -> Service:
    """Return the dependencies of a live table, without a hub.

    Nothing wakes the table, so the test must trigger the moves of its bots. `pause` is the bots'
    pause before a move, in milliseconds.
    """
    return Service(
        log=log or MemoryLog(),
        timers=Timers(ServerClock(clock or FakeClock())),
        chance=chance or SeededChance(),
        names=names,
        announce=lambda _name, _version: None,
        wake=lambda _live: None,
        bot_pause_ms=pause,
    )


async def new_live_table(
    dependencies: Service,
    terms: TableTerms | None = None,
    *,
    name: str = "t",
    host: PersonId = ANNA,
) -> LiveTable:
    """Create a table and append its first event to the log."""
    event = TableMade(terms or TableTerms(), host, "BCDFGH")
    live = LiveTable(name, dependencies, fold([event]))
    assert await live.commit(TableDecided((event,), live.table)) is Appended.DONE
    return live


async def live_table_from(
    dependencies: Service, events: list[TableEvent], *, name: str = "t"
) -> LiveTable:
    """Create a table whose history is `events`, appended to the log as one record."""
    table = fold(events)
    live = LiveTable(name, dependencies, fold(events[:1]))
    assert await live.commit(TableDecided(tuple(events), table)) is Appended.DONE
    await live.learn_names()
    return live
