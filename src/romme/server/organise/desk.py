"""A tournament in memory: one writer, and many long polls waiting for news.

Commands whose cost does not grow with the number of entrants are decided on the event loop. All
others, and views of the whole tournament, are computed in threads, so that they block no table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from secrets import token_urlsafe
from typing import Any, ClassVar, Final, TypeVar, cast

from romme.server.ops.steady_clock import SteadyClock
from romme.server.organise.entrant_names import EntrantNames, NameTable
from romme.server.organise.offloading import run_in_thread, run_seating_job
from romme.server.streams.stream import Announcer, Decision, NewRecord, Stream, StreamChange
from romme.store.log.records import Appended, Heading, Log, Record, StreamPhase, Version
from romme.tournament.commands import (
    AdjustSeats,
    Announce,
    BeginSeries,
    Command,
    DrawSeats,
    SetClock,
    ShiftClock,
    UndoStep,
)
from romme.tournament.decide import decide
from romme.tournament.entries.registration import MOST_NUMBER, check_size
from romme.tournament.events import ClockShifted, Event
from romme.tournament.evolve import evolve, fold
from romme.tournament.list_commands import (
    AnswerCall,
    CallDirector,
    CheckPack,
    ConfirmLine,
    CorrectLine,
    EndList,
    EnterControl,
    EnterLine,
    RecordIncident,
    Sign,
    UndoOnList,
    WithdrawCall,
)
from romme.tournament.model import Tournament
from romme.tournament.office.restoring import restored
from romme.tournament.ranking import Results, results
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import DIRECTOR, By
from romme.tournament.storage.codec import decode, encode

STREAM: Final = "tournament:"
"""Prefix of the names of tournament streams, so that no table stream has the same name."""
HEADING: Final = Heading(StreamPhase.OPEN)

MAX_CACHED: Final = 24
"""Maximum number of cached results. Each may be a ranking of all entrants."""
T = TypeVar("T")


CHEAP_COMMANDS: Final = (
    Announce,
    AnswerCall,
    CallDirector,
    CheckPack,
    ConfirmLine,
    CorrectLine,
    EndList,
    EnterControl,
    EnterLine,
    RecordIncident,
    SetClock,
    ShiftClock,
    Sign,
    UndoOnList,
    UndoStep,
    WithdrawCall,
)
"""Commands whose cost does not grow with the number of entrants."""


SEATING_COMMANDS: Final = (AdjustSeats, DrawSeats)
"""Commands that search for seats, which takes seconds for a large hall."""


async def decide_off_loop(command: Command, job: Callable[[], T]) -> T:
    """Run the `job` that decides or previews a command, and return its result.

    Jobs of cheap commands run directly, all others in threads. Only one seating is computed at a
    time.
    """
    if isinstance(command, SEATING_COMMANDS):
        return await run_seating_job(job)
    return job() if isinstance(command, CHEAP_COMMANDS) else await run_in_thread(job)


@dataclass(frozen=True, slots=True)
class ListRef:
    """Identifies the list of a table in a series."""

    series: int
    table: int


class Desk(Stream[Tournament, Event]):
    """One tournament in memory."""

    REFUSALS: ClassVar[tuple[type[Exception], ...]] = (TournamentRefused,)
    REMEMBERS_REFUSALS: ClassVar[bool] = False
    """False: a refused command is decided again when it is repeated, as the reason may be gone."""

    def __init__(
        self,
        name: str,
        tournament: Tournament,
        *,
        log: Log,
        announce: Announcer,
        names: EntrantNames,
        clock: SteadyClock,
        most_entrants: int = MOST_NUMBER,
        on_change: Callable[[Desk, tuple[Event, ...]], None] | None = None,
    ) -> None:
        """Create a desk for a tournament that has no records yet."""
        self._on_change = on_change
        super().__init__(f"{STREAM}{name}", tournament, log=log, announce=announce)
        self.name = name
        self.names = names
        self.most_entrants = most_entrants
        self._clock = clock
        self.shifted_ms = 0
        """The part of the clock's change by which the scheduled ends have been shifted."""
        self._shifting_ms = 0
        self.waiting = 0
        """Number of clients waiting for news."""
        self._lists: dict[ListRef, Version] = {}
        self._office = Version(0)
        self._results: Results | None = None
        self._made: dict[Hashable, asyncio.Future[Any]] = {}
        self._memoised: dict[Hashable, tuple[tuple[object, ...], object]] = {}
        self._news = asyncio.Event()
        self._released = False

    def resume(self, state: Tournament, records: Sequence[Record]) -> None:
        """Continue from `state`, which is the state after `records`."""
        super().resume(state, records)
        self._office = self.version

    @property
    def tournament(self) -> Tournament:
        """The current state."""
        return self.state

    @property
    def clock_change_ms(self) -> int:
        """By how much the scheduled ends still have to be shifted, as the clock was changed."""
        return self._clock.step_ms() - self.shifted_ms

    def now_ms(self) -> int:
        """Return the time on which the scheduled ends are based, in milliseconds since 1970.

        It is the computer's clock, except in the moment between a change of that clock and the
        shift of the ends. So the time left never jumps.
        """
        return self._clock.now_ms() - self.clock_change_ms

    async def follow_clock(self) -> None:
        """Shift the scheduled ends by the change of the clock that is not yet considered.

        Raise `TournamentRefused` if an end would be out of range. Then the ends stay.
        """
        self._shifting_ms = self.clock_change_ms
        try:
            await self.ask(ShiftClock(self._shifting_ms), DIRECTOR, token_urlsafe(9))
        finally:
            self._note_shift()  # in case there was nothing to shift

    def _note_shift(self) -> None:
        self.shifted_ms += self._shifting_ms
        self._shifting_ms = 0

    @property
    def is_needed(self) -> bool:
        """Whether a client is waiting for news."""
        return self.waiting > 0

    def results(self, tournament: Tournament) -> Results:
        """Compute all results. Only lists that have changed are computed again.

        May be called in a thread; `tournament` is the state at the time of the request.
        """
        found = results(tournament, self._results)
        self._results = found
        return found

    async def cached(self, version: Version, key: Hashable, make: Callable[[], T]) -> T:
        """Compute a value in a thread, once per version, because all phones request it at once.

        `make` must use the tournament at that version. An exception is raised to all waiting
        callers and is not cached.
        """
        made, place = self._made, (version, key)
        if place not in made:
            if len(made) >= MAX_CACHED:
                made.clear()
            made[place] = asyncio.ensure_future(run_in_thread(make))
        making = made[place]
        try:
            return cast("T", await asyncio.shield(making))
        finally:
            if making.done() and (making.cancelled() or making.exception() is not None):
                made.pop(place, None)

    def memoised(self, key: Hashable, of: tuple[object, ...], make: Callable[[], T]) -> T:
        """Cache a value until one of the objects in `of` is replaced by another object."""
        known = self._memoised.get(key)
        if known is None or any(one is not other for one, other in zip(known[0], of, strict=True)):
            known = of, make()
            self._memoised[key] = known
        return cast("T", known[1])

    # --- commands --------------------------------------------------------------------------------

    async def open(self, made: Event) -> Appended:
        """Store the first event of a new tournament. Return `DONE` unless it exists already."""
        async with self.lock:
            return await self.commit(((made,), self.tournament))

    async def reload(self) -> None:
        """Read all records again and clear the caches. Call this after a name has been erased."""
        async with self.lock:
            records = await self.log.read(self.stream)
            self.resume(await fold_records(records, self.names), records)
            self._made.clear()
            self._memoised.clear()
            self._results = None

    async def ask(self, command: Command, by: By, id_: str, *, seen: int = 0) -> Version:
        """Carry out a command once, and return the new version.

        Raise `TournamentRefused` if the command is refused. `seen` is the version that the client
        has seen: the command is also refused if a later change may conflict with it. 0 skips this
        check.
        """
        command = self._timed(command)

        async def decided() -> Decision[Event, Tournament]:
            if 0 < seen < self._version_about(command):
                raise TournamentRefused(TournamentRefusal.CHANGED)
            events = await self._decided(command, by)
            return events, self._evolve(self.tournament, events)

        return await self.carry_out(f"{by.role.value}:{by.series}:{by.table}:{id_}", decided)

    def _timed(self, command: Command) -> Command:
        """Fill in the time of a command. A call may have been made earlier by an offline phone."""
        now = self.now_ms()
        match command:
            case CallDirector():
                return replace(command, at=min(command.at or now, now))
            case BeginSeries() | AnswerCall() | WithdrawCall():
                return replace(command, at=now)
            case _:
                return command

    async def restore(self, version: int, by: By, id_: str) -> Version:
        """Put the tournament back to its state after record `version`. The office can undo this."""
        key = f"{by.role.value}:{by.series}:{by.table}:{id_}"

        async def decided() -> Decision[Event, Tournament]:
            records = await self.log.read(self.stream)
            name_table = await self.names.name_table()

            def job() -> Decision[Event, Tournament]:
                at = records[version - 1].at
                event = restored(_events(records, name_table), version, at=at, by=by)
                return (event,), evolve(self.tournament, event)

            return await run_in_thread(job)

        return await self.carry_out(key, decided)

    def _version_about(self, command: Command) -> Version:
        """Return the version of the last change that can conflict with a command.

        Changes to a list count only for `UndoOnList` on the same list.
        """
        if isinstance(command, UndoOnList):
            return self.version_for(ListRef(command.series, command.table))
        return self._office

    async def _decided(self, command: Command, by: By) -> tuple[Event, ...]:
        check_size(self.tournament, command, self.most_entrants)
        return await decide_off_loop(command, partial(decide, self.tournament, command, by))

    async def _write(self, decision: Decision[Event, Tournament], at: int) -> NewRecord:
        hidden, references = await self.names.store(decision[0], at)
        return NewRecord(encode(hidden), HEADING, undo=partial(self.names.delete_names, references))

    async def _read(self, records: Sequence[Record]) -> Sequence[tuple[Event, ...]]:
        return _events(records, await self.names.name_table())

    def _evolve(self, state: Tournament, events: tuple[Event, ...]) -> Tournament:
        return reduce(evolve, events, state)

    def _publish(self, change: StreamChange[Tournament, Event]) -> None:
        self._made = {}  # values in progress belong to an older version
        for event in change.events:
            if isinstance(event, ClockShifted):
                self._note_shift()
            series, table = getattr(event, "series", 0), getattr(event, "table", 0)
            if series and table:
                self._lists[ListRef(series, table)] = self.version
            else:
                self._office = self.version
        news, self._news = self._news, asyncio.Event()
        news.set()
        if self._on_change is not None:
            self._on_change(self, change.events)

    # --- news ------------------------------------------------------------------------------------

    def version_for(self, place: ListRef | None) -> Version:
        """Return the version of the last change, or of the last one that affects a given list."""
        if place is None:
            return self.version
        return max(self._office, self._lists.get(place, Version(0)))

    async def news(self, after: int, place: ListRef | None, timeout_seconds: float) -> Version:
        """Wait until the version exceeds `after`, or time out. Return the current version.

        With a `place`, wait for a change that affects that list.
        """
        self.waiting += 1
        try:
            async with asyncio.timeout(timeout_seconds):
                while self.version_for(place) <= after and not self._released:
                    await self._news.wait()
        except TimeoutError:
            pass
        finally:
            self.waiting -= 1
        return self.version

    def release(self) -> None:
        """End all long polls at once. Called at server shutdown."""
        self._released = True
        self._news.set()


async def fold_records(records: Sequence[Record], names: EntrantNames) -> Tournament:
    """Rebuild a tournament from its records."""
    name_table = await names.name_table()
    return await run_in_thread(
        lambda: fold(event for some in _events(records, name_table) for event in some)
    )


def _events(records: Iterable[Record], name_table: NameTable) -> list[tuple[Event, ...]]:
    return [name_table.with_names(decode(record.data)) for record in records]
