"""A tournament that is being run: one writer, many who wait for news.

As at a table: whatever happens is decided, kept, answered, and only then told. What a list asks
for is decided at once. All else may concern everybody in a large hall: it is decided, and shown,
in a thread while other tables go on.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any, Final, TypeVar, cast

from romme.server.organise.entrant_names import EntrantNames
from romme.server.organise.offloading import in_turn, off_loop
from romme.store.chain import BEGINNING, link
from romme.store.log import Appended, Entry, Heading, Log, Record, StreamPhase, Version
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

MOST_MADE: Final = 24
"""Each may be a ranking of the whole hall."""
T = TypeVar("T")


AT_ONCE: Final = (
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


async def decided_off_loop(command: Command, job: Callable[[], T]) -> T:
    """Do what a command needs, where it holds up nobody."""
    if isinstance(command, DrawSeats):
        return await in_turn(job)
    return job() if isinstance(command, AT_ONCE) else await off_loop(job)


@dataclass(frozen=True, slots=True)
class Place:
    """The list of a table in a series."""

    series: int
    table: int


class Desk:
    """One tournament in memory."""

    def __init__(
        self,
        name: str,
        kept: Log,
        announce: Callable[[str, Version], None],
        names: EntrantNames,
        *,
        most_entrants: int = MOST_NUMBER,
    ) -> None:
        """Begin with nothing; `load` or `open` follows."""
        self.name = name
        self.names = names
        self.most_entrants = most_entrants
        self.version = Version(0)
        self.lock = asyncio.Lock()
        self.idle = 0
        """At how many looks nobody has needed it."""
        self.waiting = 0
        """How many wait for news."""
        self._log = kept
        self._announce = announce
        self._hash = BEGINNING
        self._lists: dict[Place, Version] = {}
        self._office = Version(0)
        self._results: Results | None = None
        self._made: dict[Hashable, asyncio.Future[Any]] = {}
        self._lasting: dict[Hashable, tuple[tuple[object, ...], object]] = {}
        self._news = asyncio.Event()
        self._released = False

    @property
    def stream(self) -> str:
        """Its name in the log."""
        return f"{STREAM}{self.name}"

    @property
    def tournament(self) -> Tournament:
        """As it stands."""
        return self._tournament

    def results(self, tournament: Tournament) -> Results:
        """What everybody has reached; only lists that have changed are added up anew.

        May be called in a thread, with the tournament as it stood when somebody asked.
        """
        found = results(tournament, self._results)
        self._results = found
        return found

    async def once(self, version: Version, key: Hashable, make: Callable[[], T]) -> T:
        """What is shown to many, made in a thread, once for each version: all phones ask at once.

        `make` works on the tournament as it stood at that version. What it raises, it raises for
        all who wait, and it is called again for the next one who asks.
        """
        made, place = self._made, (version, key)
        if place not in made:
            if len(made) >= MOST_MADE:
                made.clear()
            made[place] = asyncio.ensure_future(off_loop(make))
        making = made[place]
        try:
            return cast("T", await asyncio.shield(making))
        finally:
            if making.done() and (making.cancelled() or making.exception() is not None):
                made.pop(place, None)

    def lasting(self, key: Hashable, of: tuple[object, ...], make: Callable[[], T]) -> T:
        """What follows from values alone, made again when they are no longer the same objects."""
        known = self._lasting.get(key)
        if known is None or any(one is not other for one, other in zip(known[0], of, strict=True)):
            known = of, make()
            self._lasting[key] = known
        return cast("T", known[1])

    # --- commands --------------------------------------------------------------------------------

    async def open(self, made: Event, command: str | None) -> Appended:
        """Keep the first event of a new tournament."""
        async with self.lock:
            return await self._commit((made,), fold((made,)), command)

    async def load(self, records: Sequence[Record]) -> None:
        """Rebuild it from its records."""
        shelf = await self.names.shelf()
        self._tournament = await off_loop(
            lambda: fold(event for record in records for event in shelf.shown(decode(record.data)))
        )
        self.version, self._hash = records[-1].version, records[-1].hash
        self._office = self.version

    async def reload(self) -> None:
        """Read everything again: a name in it was erased."""
        async with self.lock:
            await self.load(await self._log.read(self.stream))
            self._made.clear()
            self._lasting.clear()
            self._results = None

    async def ask(self, command: Command, by: By, id_: str, *, seen: int = 0) -> Version:
        """Have a command carried out, once; raises `TournamentRefused`.

        `seen` is the version that whoever asks has looked at, if that matters.
        """
        key = f"{by.role.value}:{by.series}:{by.table}:{id_}"
        async with self.lock:
            while True:
                before = await self._log.find(self.stream, key)
                if before is not None:
                    return before.version
                try:
                    if 0 < seen < self._version_about(command):
                        raise TournamentRefused(TournamentRefusal.CHANGED)  # noqa: TRY301 - another node may know more
                    events = await self._decided(command, by)
                except TournamentRefused:
                    known = self.version
                    await self.catch_up()
                    if self.version != known:  # another node had more than this one has heard of
                        continue
                    raise
                if not events:
                    return self.version
                after = reduce(evolve, events, self._tournament)
                if await self._commit(events, after, key) is Appended.DONE:
                    return self.version
                await self.catch_up()

    def _version_about(self, command: Command) -> Version:
        """When something last happened to what a command is about: a list, or the office."""
        if isinstance(command, UndoOnList):
            return self.version_for(Place(command.series, command.table))
        return self._office

    async def _decided(self, command: Command, by: By) -> tuple[Event, ...]:
        check_size(self._tournament, command, self.most_entrants)
        return await decided_off_loop(command, partial(decide, self._tournament, command, by))

    async def _commit(
        self, events: tuple[Event, ...], after: Tournament, command: str | None
    ) -> Appended:
        at, version = now(), Version(self.version + 1)
        hidden, refs = await self.names.put_away(events, at)
        data = encode(hidden)
        chained = link(self._hash, self.stream, version, at=at, command=command, data=data)
        entry = Entry(
            stream=self.stream,
            version=version,
            at=at,
            command=command,
            data=data,
            hash=chained,
            heading=HEADING,
        )
        outcome = await self._log.append(entry)
        if outcome is Appended.DONE:
            self._advance(version, chained, events, after)
            self._announce(self.stream, version)
        else:
            await self.names.take_back(refs)
        return outcome

    async def catch_up(self) -> None:
        """Read what other nodes have appended; the lock is held by the caller."""
        records = await self._log.read(self.stream, self.version)
        if not records:
            return
        shelf = await self.names.shelf()
        for record in records:
            events = shelf.shown(decode(record.data))
            after = reduce(evolve, events, self._tournament)
            self._advance(record.version, record.hash, events, after)

    def _advance(
        self, version: Version, chained: bytes, events: Sequence[Event], after: Tournament
    ) -> None:
        self._tournament, self.version, self._hash = after, version, chained
        self._made = {}  # whatever is being made was asked for before
        for event in events:
            series, table = getattr(event, "series", 0), getattr(event, "table", 0)
            if series and table:
                self._lists[Place(series, table)] = version
            else:
                self._office = version
        news, self._news = self._news, asyncio.Event()
        news.set()

    # --- news ------------------------------------------------------------------------------------

    def version_for(self, place: Place | None) -> Version:
        """When something last happened that matters to whoever looks: at a list, or anywhere."""
        if place is None:
            return self.version
        return max(self._office, self._lists.get(place, Version(0)))

    async def news(self, after: int, place: Place | None, patience: float) -> Version:
        """Wait until something has happened behind a version, or so many seconds."""
        self.waiting += 1
        try:
            async with asyncio.timeout(patience):
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


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
