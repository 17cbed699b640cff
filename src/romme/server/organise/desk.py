"""A tournament that is being run: one writer, many who wait for news.

What a list asks for is decided at once. All else may concern everybody in a large hall: it is
decided, and shown, in a thread while other tables go on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any, ClassVar, Final, TypeVar, cast

from romme.server.organise.entrant_names import EntrantNames, NameTable
from romme.server.organise.offloading import run_in_thread, run_seating_job
from romme.server.streams.stream import Announcer, Decision, NewRecord, Stream, StreamChange
from romme.store.log.records import Appended, Heading, Log, Record, StreamPhase, Version
from romme.tournament.commands import (
    Announce,
    CheckPack,
    Command,
    ConfirmLine,
    CorrectLine,
    DrawSeats,
    EnterControl,
    EnterLine,
    RecordIncident,
    SetClock,
    Sign,
    UndoOnList,
    UndoStep,
)
from romme.tournament.decide import decide
from romme.tournament.entries.registration import MOST_NUMBER, check_size
from romme.tournament.events import Event
from romme.tournament.evolve import evolve, fold
from romme.tournament.model import Tournament
from romme.tournament.ranking import Results, results
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import By
from romme.tournament.storage.codec import decode, encode

STREAM: Final = "tournament:"
"""Before the name of a tournament, so that no table can have the same stream."""
HEADING: Final = Heading(StreamPhase.OPEN)

MAX_CACHED: Final = 24
"""Each may be a ranking of the whole hall."""
T = TypeVar("T")


CHEAP_COMMANDS: Final = (
    Announce,
    CheckPack,
    ConfirmLine,
    CorrectLine,
    EnterControl,
    EnterLine,
    RecordIncident,
    SetClock,
    Sign,
    UndoOnList,
    UndoStep,
)
"""Commands whose cost does not grow with the number of people."""


async def decide_off_loop(command: Command, job: Callable[[], T]) -> T:
    """Do what a command needs, where it holds up nobody."""
    if isinstance(command, DrawSeats):
        return await run_seating_job(job)
    return job() if isinstance(command, CHEAP_COMMANDS) else await run_in_thread(job)


@dataclass(frozen=True, slots=True)
class ListRef:
    """The list of a table in a series."""

    series: int
    table: int


class Desk(Stream[Tournament, Event]):
    """One tournament in memory."""

    REFUSALS: ClassVar[tuple[type[Exception], ...]] = (TournamentRefused,)
    REMEMBERS_REFUSALS: ClassVar[bool] = False
    """A repeated command is judged anew: the office may have removed the reason meanwhile."""

    def __init__(
        self,
        name: str,
        tournament: Tournament,
        *,
        log: Log,
        announce: Announcer,
        names: EntrantNames,
        most_entrants: int = MOST_NUMBER,
    ) -> None:
        """Begin with a tournament of which nothing is kept yet."""
        super().__init__(f"{STREAM}{name}", tournament, log=log, announce=announce)
        self.name = name
        self.names = names
        self.most_entrants = most_entrants
        self.waiting = 0
        """How many wait for news."""
        self._lists: dict[ListRef, Version] = {}
        self._office = Version(0)
        self._results: Results | None = None
        self._made: dict[Hashable, asyncio.Future[Any]] = {}
        self._memoised: dict[Hashable, tuple[tuple[object, ...], object]] = {}
        self._news = asyncio.Event()
        self._released = False

    def resume(self, state: Tournament, records: Sequence[Record]) -> None:
        """Go on where the log ends."""
        super().resume(state, records)
        self._office = self.version

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands."""
        return self.state

    @property
    def is_needed(self) -> bool:
        """Whether somebody waits for news."""
        return self.waiting > 0

    def results(self, tournament: Tournament) -> Results:
        """What everybody has reached; only lists that have changed are added up anew.

        May be called in a thread, with the tournament as it stood when somebody asked.
        """
        found = results(tournament, self._results)
        self._results = found
        return found

    async def cached(self, version: Version, key: Hashable, make: Callable[[], T]) -> T:
        """What is shown to many, made in a thread, once for each version: all phones ask at once.

        `make` works on the tournament as it stood at that version. What it raises, it raises for
        all who wait, and it is called again for the next one who asks.
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
        """What follows from values alone, made again when they are no longer the same objects."""
        known = self._memoised.get(key)
        if known is None or any(one is not other for one, other in zip(known[0], of, strict=True)):
            known = of, make()
            self._memoised[key] = known
        return cast("T", known[1])

    # --- commands --------------------------------------------------------------------------------

    async def open(self, made: Event) -> Appended:
        """Keep the first event of a new tournament."""
        async with self.lock:
            return await self.commit(((made,), self.tournament))

    async def reload(self) -> None:
        """Read everything again: a name in it was erased."""
        async with self.lock:
            records = await self.log.read(self.stream)
            self.resume(await fold_records(records, self.names), records)
            self._made.clear()
            self._memoised.clear()
            self._results = None

    async def ask(self, command: Command, by: By, id_: str, *, seen: int = 0) -> Version:
        """Have a command carried out, once; raises `TournamentRefused`.

        `seen` is the version that whoever asks has looked at, if that matters.
        """

        async def decided() -> Decision[Event, Tournament]:
            if 0 < seen < self._version_about(command):
                raise TournamentRefused(TournamentRefusal.CHANGED)
            events = await self._decided(command, by)
            return events, self._evolve(self.tournament, events)

        return await self.carry_out(f"{by.role.value}:{by.series}:{by.table}:{id_}", decided)

    def _version_about(self, command: Command) -> Version:
        """When something last happened to what a command is about: a list, or the office."""
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
        self._made = {}  # whatever is being made was asked for before
        for event in change.events:
            series, table = getattr(event, "series", 0), getattr(event, "table", 0)
            if series and table:
                self._lists[ListRef(series, table)] = self.version
            else:
                self._office = self.version
        news, self._news = self._news, asyncio.Event()
        news.set()

    # --- news ------------------------------------------------------------------------------------

    def version_for(self, place: ListRef | None) -> Version:
        """When something last happened that matters to whoever looks: at a list, or anywhere."""
        if place is None:
            return self.version
        return max(self._office, self._lists.get(place, Version(0)))

    async def news(self, after: int, place: ListRef | None, timeout_seconds: float) -> Version:
        """Wait until something has happened behind a version, or so many seconds."""
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
        """Answer everybody who waits for news: the server is about to stop."""
        self._released = True
        self._news.set()


async def fold_records(records: Sequence[Record], names: EntrantNames) -> Tournament:
    """The tournament that follows from its records."""
    name_table = await names.name_table()
    return await run_in_thread(
        lambda: fold(event for some in _events(records, name_table) for event in some)
    )


def _events(records: Iterable[Record], name_table: NameTable) -> list[tuple[Event, ...]]:
    return [name_table.with_names(decode(record.data)) for record in records]
