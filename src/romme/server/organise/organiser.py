"""The tournaments of a node: create, find and load them, and evict idle ones from memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import structlog
from sqlalchemy import insert, select, update

from romme.rules import find_preset
from romme.server.cluster.background_tasks import BackgroundTasks
from romme.server.ops.steady_clock import SteadyClock
from romme.server.organise.access.keys import PIN_DIGITS
from romme.server.organise.copies import TournamentCopies
from romme.server.organise.desk import STREAM, Desk, fold_records
from romme.server.organise.entrant_names import EntrantNames
from romme.server.organise.http import messages as wire
from romme.server.organise.offloading import run_in_thread
from romme.server.organise.online import Online
from romme.server.organise.tournament_rows import (
    CODE_LENGTH,
    CODE_LETTERS,
    TournamentInfo,
    info_of,
    info_row,
    new_info,
    new_name,
)
from romme.server.organise.whole_tournament import WholeTournament, entries_of
from romme.server.streams.registry import Registry
from romme.server.streams.stream import Announcer
from romme.store.database import Database
from romme.store.log.records import Appended
from romme.store.schema.tables import events, tournaments
from romme.tournament.commands import EnterPeople
from romme.tournament.entries.registration import MOST_NUMBER
from romme.tournament.evolve import fold
from romme.tournament.model import Tournament
from romme.tournament.office.director import make
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rehearsal import CLASSES, invented_people
from romme.tournament.rights import DIRECTOR, Role
from romme.tournament.storage.codec import decode
from romme.tournament.values import Presence
from romme.wire.commands import is_table_id

SWEEP_EVERY_SECONDS: Final = 2.0
"""Interval of the sweep that enters finished games and finds changes whose notice was lost."""
LEAST_CHANGE_MS: Final = 5_000
"""Smaller changes of the computer's clock are ignored, because clocks are never quite exact."""
IDLE_SWEEPS: Final = 300
MAX_LISTED: Final = 100

log: Final = structlog.get_logger()


class NoTournament(LookupError):  # noqa: N818 - named for what is missing
    """No tournament has this name or code."""


class Organiser:
    """Creates and finds tournaments, and holds the loaded ones of this node."""

    def __init__(
        self,
        database: Database,
        announce: Announcer,
        online: Online,
        *,
        most_entrants: int = MOST_NUMBER,
        clock: SteadyClock | None = None,
        copies: Path | None = None,
    ) -> None:
        """Prepare an organiser with no tournament loaded. Call `start` to begin the sweeps."""
        self.clock = SteadyClock() if clock is None else clock
        """The clock of this computer, which is compared with the time that has really passed."""
        self._shifted_ms: dict[str, int] = {}
        """By tournament: the part of the clock's change by which its ends have been shifted."""
        self._most_entrants = most_entrants
        self.copies = TournamentCopies(database, copies)
        self._database = database
        self._online = online
        self._announce = announce
        self._desks = Registry(self._load, idle_sweeps=IDLE_SWEEPS)
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Start the periodic sweep that enters finished games and evicts idle tournaments."""
        self._tasks.start(self._sweep())
        self.copies.start()

    def release(self) -> None:
        """End all long polls at once, because the server is about to stop."""
        for desk in self._desks.loaded.values():
            desk.release()

    async def close(self) -> None:
        """Stop the background tasks. All events are already stored."""
        await self._tasks.close()
        await self.copies.close()

    # --- creating and finding --------------------------------------------------------------------

    async def make(
        self, person: str, wanted: wire.NewTournament, classes: Sequence[str] = CLASSES
    ) -> tuple[str, TournamentInfo]:
        """Create a tournament, and return its name and info. A request with an id is idempotent.

        `classes` are the names of the classes of a rehearsal's invented people.

        Store nothing and raise `BadRules` if the rule options are invalid, or `TournamentRefused`
        if the name or the terms are.
        """
        rules = find_preset(wanted.rules).rules.with_new_options(wanted.options)
        made = make(wanted.name, rules, wanted.terms)
        name = new_name(person, wanted.id)
        about = await self._info(name)
        if about is None:
            about = new_info(person, rehearsal=wanted.rehearsal > 0)
            row = info_row(name, made.name, about, listed=wanted.listed)
            async with self._database.writing() as connection:
                await connection.execute(insert(tournaments).values(row))
        desk = self._desk(name, fold((made,)))
        desk.shifted_ms = self._shifted_ms[name] = self.clock.step_ms()
        if await desk.open(made) is Appended.DONE:
            self._desks.loaded[name] = desk
            if wanted.rehearsal:
                people = invented_people(wanted.rehearsal, classes)
                await desk.ask(EnterPeople(people, Presence.PRESENT), DIRECTOR, "rehearsal")
        return name, about

    async def add_whole(
        self, person: str, whole: WholeTournament, *, name: str, listed: bool
    ) -> tuple[str, TournamentInfo]:
        """Store a tournament with all its records under the id `name`, and return id and info.

        `person` becomes its director. Repeating the call with the same `name` has no further
        effect. Either everything is stored or nothing. Raise `TournamentRefused` if there are too
        many entrants.
        """
        if whole.entrants > self._most_entrants:
            raise TournamentRefused(
                TournamentRefusal.TOO_MANY_ENTRANTS,
                people=whole.entrants,
                most=self._most_entrants,
            )
        known = await self._info(name)
        if known is not None:
            return name, known
        about = new_info(person)
        row = info_row(name, whole.made.name, about, listed=listed)
        entries = await run_in_thread(partial(entries_of, name, whole))
        await self._database.add_stream(entries, insert(tournaments).values(row))
        return name, about

    async def find_whole(self, whole: WholeTournament) -> tuple[str, int] | None:
        """Return the id of a tournament that began with the same record, and its version."""
        query = (
            select(tournaments.c.tournament)
            .where(tournaments.c.name == whole.made.name)
            .order_by(tournaments.c.made.desc())
            .limit(MAX_LISTED)
        )
        names = [row.tournament for row in await self._database.rows(query)]
        first = (events.c.version == 1) & (events.c.at == whole.began_at)
        ours = events.c.stream.in_([f"{STREAM}{name}" for name in names])
        query = select(events.c.stream, events.c.data).where(ours & first)
        for row in await self._database.rows(query):
            if decode(row.data) == (whole.made,):
                versions = await self._database.log.heads([row.stream])
                return row.stream.removeprefix(STREAM), versions[row.stream]
        return None

    async def desk(self, name: str) -> Desk:
        """Return a tournament, loaded if necessary. Raise `NoTournament` if there is none."""
        return await self._desks.get(name)

    async def _load(self, name: str) -> Desk:
        records = await self._database.log.read(f"{STREAM}{name}") if is_table_id(name) else []
        if not records:
            raise NoTournament(name)
        tournament = await fold_records(records, EntrantNames(self._database, name))
        desk = self._desk(name, tournament)
        desk.resume(tournament, records)
        # If the clock was set back while the server was off, count that time as no time at all.
        behind_ms = max(0, records[-1].at - self.clock.started_at_ms)
        desk.shifted_ms = self._shifted_ms.setdefault(name, behind_ms)
        return desk

    def _desk(self, name: str, tournament: Tournament) -> Desk:
        return Desk(
            name,
            tournament,
            log=self._database.log,
            announce=self._announce,
            names=EntrantNames(self._database, name),
            clock=self.clock,
            most_entrants=self._most_entrants,
            on_change=self.copies.notice,
        )

    async def reload_entries_of(self, person: str) -> None:
        """Reload the tournaments in memory that a person has entered.

        Call this after the person's name has been erased from the database.
        """
        for desk in list(self._desks.loaded.values()):
            if any(one.account == person for one in desk.tournament.entrants.values()):
                await desk.reload()

    async def info(self, name: str) -> TournamentInfo:
        """Return a tournament's code, keys and owner. Raise `NoTournament` if there is none."""
        found = await self._info(name)
        if found is None:
            raise NoTournament(name)
        return found

    async def _info(self, name: str) -> TournamentInfo | None:
        query = select(tournaments).where(tournaments.c.tournament == name)
        rows = await self._database.rows(query) if is_table_id(name) else []
        return info_of(rows[0]) if rows else None

    async def find(self, code: str) -> str:
        """Return the name of the latest tournament with this code.

        Raise `NoTournament` if there is none.
        """
        wanted = code.strip().upper()
        could_be = len(wanted) == CODE_LENGTH and set(wanted) <= set(CODE_LETTERS)
        query = (
            select(tournaments.c.tournament)
            .where(tournaments.c.code == wanted)
            .order_by(tournaments.c.made.desc())
        )
        rows = await self._database.rows(query) if could_be else []
        if not rows:
            raise NoTournament(code)
        return str(rows[0].tournament)

    async def listed(self, person: str | None) -> Sequence[wire.ListedTournament]:
        """List the public tournaments, and those that `person` created, the latest first."""
        query = (
            select(tournaments)
            .where(tournaments.c.listed | (tournaments.c.person == person))
            .order_by(tournaments.c.made.desc())
            .limit(MAX_LISTED)
        )
        return [
            wire.ListedTournament(
                tournament=row.tournament,
                code=row.code,
                name=row.name,
                made=row.made,
                rehearsal=row.rehearsal,
                own=person is not None and row.person == person,
            )
            for row in await self._database.rows(query)
        ]

    async def renew(self, name: str, role: Role) -> TournamentInfo:
        """Replace the keys and PINs of a role, and return the tournament's new info."""
        column = tournaments.c[f"{role.value}_keys"]
        values: dict[str, Any] = {column.name: column + 1}
        if role is not Role.KEEPER:
            values[f"{role.value}_digits"] = PIN_DIGITS
        query = update(tournaments).where(tournaments.c.tournament == name).values(values)
        async with self._database.writing() as connection:
            await connection.execute(query)
        return await self.info(name)

    # --- other nodes -----------------------------------------------------------------------------

    def on_stream_changed(self, stream: str, version: int) -> None:
        """Catch up after another node has appended to a tournament's stream."""
        desk = self._desks.loaded.get(stream.removeprefix(STREAM))
        if desk is not None and desk.version < version:
            self._tasks.start(self._follow(desk))

    async def _follow(self, desk: Desk) -> None:
        async with desk.lock:
            await desk.catch_up()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY_SECONDS)
            try:
                await self._sweep_once()
            except Exception:
                log.exception("sweep of tournaments failed")

    async def _sweep_once(self) -> None:
        if self._database.pool is not None:
            for desk in await self._desks.behind(self._database.log):
                self._tasks.start(self._follow(desk))
        for desk in list(self._desks.loaded.values()):
            await self.sync(desk)
            await self.follow_clock(desk)
        self._desks.evict_idle()

    async def sync(self, desk: Desk) -> None:
        """Open the server tables of a tournament, and enter their finished games in the lists."""
        await self._online.sync(desk)

    async def follow_clock(self, desk: Desk) -> None:
        """Shift the scheduled ends of a tournament if the computer's clock was changed.

        The nodes that share a database are not laptops: their clocks are managed, and are trusted.
        """
        change_ms = desk.clock_change_ms
        if abs(change_ms) < LEAST_CHANGE_MS:
            return
        if self._database.pool is None:
            try:
                await desk.follow_clock()
            except TournamentRefused:
                log.warning("the planned end does not follow the clock", tournament=desk.name)
        else:
            desk.shifted_ms += change_ms
        self._shifted_ms[desk.name] = desk.shifted_ms
