"""Dress rehearsal of a tournament with invented games at all tables."""

from __future__ import annotations

from random import Random
from secrets import token_hex

from romme.server.organise.desk import Desk
from romme.tournament.list_commands import EnterLine
from romme.tournament.model import SeriesPhase
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rehearsal import next_step
from romme.tournament.rights import By, Role


async def play_games(desk: Desk, games: int, rng: Random) -> None:
    """Enter `games` more invented games at every table, and sign the lists that are complete.

    Raise `TournamentRefused` if no series is running.
    """
    last = desk.tournament.last
    if last is None or last.phase is not SeriesPhase.RUNNING:
        raise TournamentRefused(TournamentRefusal.NOT_RUNNING)
    for table, sheet in enumerate(last.sheets, start=1):
        enough = len(sheet.lines) + games
        by = By(Role.KEEPER, "rehearsal", last.number, table)
        while (step := next_step(desk.tournament, last.number, table, rng)) is not None:
            if isinstance(step, EnterLine) and step.game > enough:
                break
            await desk.ask(step, by, token_hex(8))
