"""Tournaments played on this server: open the tables of a series, and enter their games in lists.

This module keeps no state: what the lists must contain follows from the tables' logs. So it does
not matter if a node crashes or another one takes over. Entering a game is idempotent.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from romme.engine.state import Phase, State
from romme.rules.options import Mode
from romme.rules.stored_rules import write_rules
from romme.server.analysis.archive import Archive
from romme.server.organise.desk import Desk
from romme.server.person_id import PersonId
from romme.server.play.hub import Hub, NoTable
from romme.server.play.live_table import LiveTable
from romme.server.table.decide import TableDecided
from romme.server.table.events import (
    BecameReady,
    BotSatDown,
    MatchBegan,
    SatDown,
    TableEvent,
    TableMade,
)
from romme.server.table.evolve import fold
from romme.tournament.list_commands import EnterLine
from romme.tournament.lists.points import line_from_outcome
from romme.tournament.lists.sheet import is_complete
from romme.tournament.model import SeriesPhase, Tournament, TournamentSeries
from romme.tournament.rights import By, Role
from romme.tournament.values import Line, Venue
from romme.wire.terms import Clock, Permission, TableTerms, Talk
from romme.wire.terms import Series as Rounds

BOT: Final = "stammtisch"
"""The bot that plays for entrants without an account."""
CLOCK: Final = Clock(turn=60, bank=120)
BY: Final = "server"


def table_name(desk: Desk, series: TournamentSeries, table: int) -> str:
    """Return the name of the server table where a list is played.

    It depends on who sits there, so that a series that was withdrawn and seated again gets new
    tables.
    """
    seats = series.seats_at(table)
    identity = f"{desk.name}/{series.number}/{table}/{series.rounds}/{seats}"
    return sha256(identity.encode()).hexdigest()[:24]


def played_at(desk: Desk, tournament: Tournament, series: TournamentSeries, table: int) -> str:
    """Return the id of the server table where a list is played.

    Return an empty string if the series has not begun or is not played online.
    """
    online = tournament.terms.venue is Venue.SERVER
    return table_name(desk, series, table) if online and series.sheets else ""


class Online:
    """Synchronises tournaments with the tables of this server."""

    def __init__(self, hub: Hub, archive: Archive) -> None:
        """Open tables in `hub`, and read finished games from `archive`."""
        self._hub = hub
        self._archive = archive

    async def sync(self, desk: Desk) -> None:
        """Open the tables of the running series, and enter their finished games in the lists."""
        tournament, series = desk.tournament, desk.tournament.last
        if tournament.terms.venue is not Venue.SERVER or series is None:
            return
        if series.phase is not SeriesPhase.RUNNING:
            return
        for table, sheet in enumerate(series.sheets, start=1):
            if is_complete(tournament.rules, sheet):
                continue
            live = await self._table(desk, series, table)
            for game, line in await self._played(live, len(sheet.lines)):
                by = By(Role.KEEPER, BY, series.number, table)
                command = EnterLine(series.number, table, game, line, replays=sheet.replays)
                await desk.ask(command, by, f"{live.name}:{game}:{desk.version}")

    async def _table(self, desk: Desk, series: TournamentSeries, table: int) -> LiveTable:
        name = table_name(desk, series, table)
        try:
            return await self._hub.live(name)
        except NoTable:
            opened = open_table(desk, series, table)
            live = await self._hub.place(name, opened)
            return await self._hub.live(name) if live is None else live

    async def _played(self, live: LiveTable, known: int) -> list[tuple[int, Line]]:
        """Return the number and the line of each finished game after game `known`."""
        match = live.table.match
        finished = 0 if match is None else len(match.lines)
        found: list[tuple[int, Line]] = []
        for game in range(known + 1, finished + 1):
            state = live.table.game
            if game != finished or state is None or state.phase is not Phase.OVER:
                state = (await self._archive.find(live.name, game)).table.game
            if state is not None and state.outcome is not None:
                found.append((game, _line(state)))
        return found


def _line(state: State) -> Line:
    if state.outcome is None:
        raise ValueError("the game is not over")
    return line_from_outcome(state.outcome, state.opened)


def open_table(desk: Desk, series: TournamentSeries, table: int) -> TableDecided:
    """Return a new table with everybody seated. Seat 1 deals the first game (V4.1).

    The table makes the first deal itself, once players have had time to commit to their nonces.
    """
    seats = series.seated[table - 1]
    made = TableMade(terms_of(desk.tournament, series, len(seats)), "", "", desk.name)
    events: list[TableEvent] = [made]
    for seat, number in enumerate(seats, start=1):
        entrant = desk.tournament.entrants[number]
        if entrant.account:
            events += [SatDown(seat, PersonId(entrant.account)), BecameReady(seat)]
        else:
            events.append(BotSatDown(seat, BOT, entrant.name))
    events.append(MatchBegan(1))
    return TableDecided(tuple(events), fold(events))


def terms_of(tournament: Tournament, series: TournamentSeries, seats: int) -> TableTerms:
    """Return the terms of tournament tables: a clock, no hints, no spectators, no typed chat."""
    rules = tournament.rules
    return TableTerms(
        rules=rules.name,
        options=write_rules(rules).options,
        mode=Mode.STRICT,
        seats=seats,
        length=Rounds(series.rounds),
        clock=CLOCK,
        bridge=BOT,
        spectators=Permission.FORBIDDEN,
        hints=Permission.FORBIDDEN,
        talk=Talk.PRESETS,
    )
