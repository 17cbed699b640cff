"""A table in memory: one writer, many watchers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import reduce
from typing import ClassVar, Final, Protocol, TypeAlias

import msgspec

from romme.engine.errors import Illegal
from romme.engine.state import Seat
from romme.notation.card_text import BadText
from romme.server.cluster.timers import Timers
from romme.server.person_id import PersonId
from romme.server.play.recent_records import RING_SIZE, RecentRecords, raw
from romme.server.play.stream_summary import finished, heading, lasts
from romme.server.streams.stream import (
    REMEMBERED,
    Announcer,
    Answer,
    Decision,
    NewRecord,
    Stream,
    StreamChange,
)
from romme.server.table.codec import decode, encode, public_payload
from romme.server.table.decide import Chance, IssuedCommand, TableDecided, decide
from romme.server.table.due import Due, TableAct, due
from romme.server.table.events import (
    DealMade,
    Moved,
    Staged,
    TableEvent,
)
from romme.server.table.evolve import SECOND_MS, evolve, fold
from romme.server.table.pauses import CardsMoved, bot_pause_ms, cards_moved
from romme.server.table.picture import (
    UNNAMED,
    Named,
    Names,
    TableSight,
    picture,
    public_change,
    seat_change,
)
from romme.server.table.redaction import is_public, redacted_for
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import Chair, Table
from romme.server.table.turn_time import TurnTime
from romme.store.log.records import Appended, Entry, Log, Record
from romme.wire import commands as wire
from romme.wire.messages import GameHistory, Happened, Seen
from romme.wire.picture import ClockSeen
from romme.wire.terms import Permission

BACK_WITHIN_MS: Final = 10_000
"""Time for players to reconnect after a restart of the server."""
RECENT: Final = max(RING_SIZE, REMEMBERED)
"""Number of latest records that must be loaded with a table."""

PendingDecision: TypeAlias = tuple[int, TableAct | None]
"""The version at which the game last changed, and the automatic action pending since then."""

_encode: Final = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """A connection that watches a table, as a player or spectator."""

    @property
    def person(self) -> PersonId:
        """The person to whom the connection belongs."""
        ...

    @property
    def named(self) -> Named:
        """The person's display name."""
        ...

    @property
    def muted(self) -> AbstractSet[PersonId]:
        """The people whose chat messages are not sent to this connection."""
        ...

    def send(self, message: bytes, *, table: str) -> None:
        """Queue a message about a table. Never blocks."""
        ...

    def offer(self, message: bytes) -> None:
        """Send a message unless that would take a place in the queue."""
        ...


@dataclass(slots=True)
class Service:
    """The services of the server that a live table needs."""

    log: Log
    timers: Timers
    chance: Chance
    names: Callable[[Iterable[PersonId]], Awaitable[Names]]
    announce: Announcer
    wake: Callable[[LiveTable], None]
    """Reschedules the next automatic action of the table."""
    bot_pause_ms: int = 700
    """Pause of a bot after a move of one card, at the normal pace. 0 for no pauses at all."""


class LiveTable(Stream[Table, TableEvent]):
    """One table in memory, with its watchers."""

    REFUSALS: ClassVar[tuple[type[Exception], ...]] = (TableRefused, Illegal, BadText)
    REMEMBERS_REFUSALS: ClassVar[bool] = True
    """A reconnecting page repeats its commands, and a refused one must stay refused."""

    def __init__(self, name: str, service: Service, table: Table) -> None:
        """Create a live table that has no records yet."""
        super().__init__(name, table, log=service.log, announce=service.announce)
        self.name = name
        self.service = service
        self._played = 0
        """The version at which the game itself last changed."""
        self._cards_moved = CardsMoved()
        """The cards of the last move. Not stored: after a restart they have landed."""
        self.watchers: dict[Watcher, Seat | None] = {}
        self.names: Names = {}
        self._recent = RecentRecords()
        self._time = TurnTime(service.timers.clock.now)
        self._sights: dict[Seat | None, TableSight] = {None: TableSight.of(self.table, None)}

    @classmethod
    def loaded(cls, name: str, service: Service, records: Sequence[Record]) -> LiveTable:
        """Rebuild a table from its records in the log."""
        events = [(record.version, decode(record.data)) for record in records]
        table = fold(event for _, some in events for event in some)
        live = cls(name, service, table)
        live.resume(table, records)
        live._played = max((version for version, some in events if _plays(some)), default=0)
        live.wait_for_players()
        live._recent.load(records)
        return live

    @property
    def table(self) -> Table:
        """The current state."""
        return self.state

    @property
    def is_needed(self) -> bool:
        """Whether the table has watchers or a pending automatic action."""
        return bool(self.watchers) or self.due() is not None

    def wait_for_players(self) -> None:
        """Give players time to reconnect after the server disconnected them."""
        self._time.postpone(BACK_WITHIN_MS)

    # --- commands --------------------------------------------------------------------------------

    async def ask(
        self, person: PersonId, command: wire.SeatCommand | wire.GameCommand, answer: Answer
    ) -> None:
        """Carry out a command once, and pass the resulting version to `answer`.

        Raise one of `REFUSALS` if the command is refused.
        """

        async def decided() -> TableDecided:
            self.check_fresh(command)
            issued = IssuedCommand(person, command, self._bank_used_ms(person))
            return decide(self.table, issued, self.service.chance)

        await self.carry_out(f"{person}:{command.id}", decided, answer)

    def check_fresh(self, command: wire.TableCommand) -> None:
        """Raise `TableRefused` (`STALE`) if a command refers to an outdated position.

        Changes outside the game, such as a lost connection, do not make a command outdated.
        """
        at = getattr(command, "at", None)
        if at is not None and not self._played <= at <= self.version:
            raise TableRefused(TableRefusal.STALE, at=at, version=self.version)

    async def _write(self, decision: Decision[TableEvent, Table], at: int) -> NewRecord:
        events, after = decision
        ended = finished(TableDecided(events, after), at)
        return NewRecord(encode(events), heading(after), ended, lasts(events))

    async def _read(self, records: Sequence[Record]) -> Sequence[tuple[TableEvent, ...]]:
        return [decode(record.data) for record in records]

    def _evolve(self, state: Table, events: tuple[TableEvent, ...]) -> Table:
        return reduce(evolve, events, state)

    async def _append(self, entry: Entry) -> Appended:
        began = self.service.timers.clock.now
        try:
            return await super()._append(entry)
        finally:  # a slow disk must not cost the player time
            self._time.postpone(self.service.timers.clock.now - began)

    async def _prepare(self, after: Table) -> None:
        if after.chairs is not self.table.chairs:
            await self.learn_names(after)

    def _publish(self, change: StreamChange[Table, TableEvent]) -> None:
        before, events, data = change
        if _plays(events):
            self._played = self.version
            alone = self.table.people[0] if len(self.table.people) == 1 else None
            self._cards_moved = cards_moved(events, self.table.seat_of(alone))
        self._recent.add(self.version, data)
        now = self.service.timers.clock.now
        self._time.advance(before, TableDecided(events, self.table), now)
        self._broadcast(events, data)
        self.service.wake(self)

    async def learn_names(self, table: Table | None = None) -> None:
        """Look up the missing display names of the table's people."""
        people = (table or self.table).people
        unknown = [person for person in people if person not in self.names]
        if unknown:
            found = await self.service.names(unknown)
            self.names = {**found, **self.names}  # a name set during the lookup is newer

    def set_name(self, person: PersonId, named: Named) -> None:
        """Set a person's display name."""
        self.names = {**self.names, person: named}

    def name_of(self, chair: Chair) -> str:
        """Return the display name of a chair's occupant, or an empty string if it has none."""
        return (
            chair.plays_for if chair.person is None else self.names.get(chair.person, UNNAMED).name
        )

    # --- watching --------------------------------------------------------------------------------

    def watch(self, watcher: Watcher, since: int | None) -> None:
        """Subscribe a watcher. Send them the picture, and the events after `since` if given."""
        seat = self.table.seat_of(watcher.person)
        self.watchers[watcher] = seat
        self.show(watcher, since)

    def show(self, watcher: Watcher, since: int | None = None) -> None:
        """Send a watcher the whole picture, unless they are a spectator and may not see it."""
        seat = self.table.seat_of(watcher.person)
        if seat is None and self.is_closed_to_spectators:
            return
        outside = seat is None and self._is_for_players
        sight = TableSight(self.table, None, None) if outside else self._sight(seat)
        self._sight(None)  # the base of the next public change
        missed = [] if since is None or outside else self._recent.missed(since, seat)
        shown = picture(sight, self.names, self.clock())
        message = Seen(self.name, self.version, shown, missed)
        watcher.send(_encode(message), table=self.name)

    def recount(self, watcher: Watcher, since: int | None) -> None:
        """Offer a watcher the events of the game so far, unless they have them up to `since`.

        They may be five times as large as the picture, so a slow reader does not get them.
        """
        seat = self.table.seat_of(watcher.person)
        outside = seat is None and self._is_for_players
        known = since is not None and self._recent.has_all_after(since)
        if outside or known or self.table.deal is None:
            return
        history = GameHistory(self.name, self.version, self._recent.history(seat))
        watcher.offer(_encode(history))

    def may_be_seen_by(self, person: PersonId) -> bool:
        """Whether a person may watch the table now."""
        return not self.is_closed_to_spectators or self.table.seat_of(person) is not None

    @property
    def is_closed_to_spectators(self) -> bool:
        """Whether a match is running and the terms forbid spectators."""
        return self._is_for_players and self.table.is_in_match

    @property
    def _is_for_players(self) -> bool:
        """Whether the terms forbid spectators, so that only players may see a game."""
        return self.table.terms.spectators is Permission.FORBIDDEN

    def unwatch(self, watcher: Watcher) -> None:
        """Unsubscribe a watcher."""
        self.watchers.pop(watcher, None)

    def _sight(self, seat: Seat | None) -> TableSight:
        known = self._sights.get(seat)
        if known is None or known.table is not self.table:
            known = self._sights[seat] = TableSight.of(self.table, seat)
        return known

    def _broadcast(self, events: tuple[TableEvent, ...], data: bytes) -> None:
        """Send each watcher what they may see of the events and changes."""
        before = self._sights
        self._sights = {}
        if not self.watchers:
            return
        public = public_change(before[None], self._sight(None), self.names, self.clock())
        shared = public_payload(data) if all(map(is_public, events)) else None
        messages: dict[Seat | None, bytes] = {}
        moved = [
            (watcher, seat, self.table.seat_of(watcher.person))
            for watcher, seat in self.watchers.items()
        ]
        for watcher, was, seat in moved:
            if seat is None and self.is_closed_to_spectators:
                continue
            # After sitting down or standing up, everything looks different. For a spectator who
            # may not see games, the whole picture is small.
            if was != seat or (seat is None and self._is_for_players):
                self.watchers[watcher] = seat
                self.show(watcher)
                continue
            message = messages.get(seat)
            if message is None:
                now = self._sight(seat)
                old = before.get(seat)
                if old is None:
                    self.show(watcher)
                    continue
                change = seat_change(public, old, now)
                visible = shared if shared is not None else raw(redacted_for(events, seat))
                happened = Happened(self.name, self.version, visible, change)
                message = messages[seat] = _encode(happened)
            watcher.send(message, table=self.name)

    # --- time ------------------------------------------------------------------------------------

    def due(self) -> tuple[Due, int] | None:
        """Return the next automatic action and when it is due (server clock, ms), or None."""
        next_act = due(self.table, self._pause_ms)
        return None if next_act is None else (next_act, self._time.deadline(next_act))

    @property
    def _pause_ms(self) -> int:
        return bot_pause_ms(self.table, self.service.bot_pause_ms, self._cards_moved)

    @property
    def pending_decision(self) -> PendingDecision:
        """The decision that the table waits for. It changes with the game or the pending action."""
        next_act = due(self.table, self._pause_ms)
        return self._played, None if next_act is None else next_act.act

    def clock(self) -> ClockSeen | None:
        """Return the seat that the table waits for and its time left, or None if no clock runs."""
        upcoming = self.due()
        if upcoming is None:
            return None
        act, at = upcoming
        left = max(0, at - self.service.timers.clock.now)
        return ClockSeen(act.seat, left, act.bank_ms)

    def _bank_used_ms(self, person: PersonId) -> int:
        seat = self.table.seat_to_act
        clock = self.table.terms.clock
        if clock is None or seat is None or self.table.seat_of(person) != seat:
            return 0
        now = self.service.timers.clock.now
        bank_ms = self.table.chair(seat).bank_ms
        return self._time.overtime_ms(now, clock.turn * SECOND_MS, bank_ms)


def _plays(events: Iterable[TableEvent]) -> bool:
    """Whether the events change the game itself, not only seats or presence."""
    return any(isinstance(event, Moved | Staged | DealMade) for event in events)
