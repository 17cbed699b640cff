"""The command that gives an entrant a fixed table or seat."""

from __future__ import annotations

from typing import Final

from romme.rules.clauses import Clause
from romme.tournament.commands import FixSeat
from romme.tournament.events import SeatFixed
from romme.tournament.model import Tournament
from romme.tournament.refusals import (
    TournamentRefusal,
    TournamentRefused,
    check_range,
    clause_in_play,
)

MOST_TABLE: Final = 2_500
"""The highest table number: a quarter of the highest start number."""
MOST_SEAT: Final = 4
FEWEST_SEATS: Final = 3


def fix_seat(tournament: Tournament, command: FixSeat) -> SeatFixed | None:
    """Return the event that fixes a place, or None if nothing changes.

    Raise `TournamentRefused` if others have the seat or all seats of the table. A seat at any table
    can only be one of the three that every table has.
    """
    entrant = tournament.entrant(command.number)
    check_range("fixed-table", command.table, least=0, most=MOST_TABLE)
    most = MOST_SEAT if command.table else FEWEST_SEATS
    check_range("fixed-seat", command.seat, least=0, most=most)
    if (entrant.fixed_table, entrant.fixed_seat) == (command.table, command.seat):
        return None
    others = [
        one
        for one in tournament.entrants.values()
        if one.number != command.number and command.table and one.fixed_table == command.table
    ]
    for one in others:
        if command.seat and one.fixed_seat == command.seat:
            raise TournamentRefused(
                TournamentRefusal.FIXED_SEAT_TAKEN,
                table=command.table,
                seat=command.seat,
                number=one.number,
            )
    if len(others) >= MOST_SEAT:
        clause = clause_in_play(tournament.rules, Clause.T2, Clause.V1_2)
        raise TournamentRefused(
            TournamentRefusal.FIXED_TABLE_FULL, clause=clause, table=command.table
        )
    return SeatFixed(command.number, command.table, command.seat)
