"""Fit the plan of the next series to people who came or left after it was made (V3.1)."""

from __future__ import annotations

from romme.tournament.events import SeriesSeated
from romme.tournament.model import SeriesPhase, Tournament, TournamentSeries
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.seating.fewest_moves import adjusted
from romme.tournament.seating.fixed import FixedPlaceImpossible, not_kept
from romme.tournament.seating.plans import (
    cannot_keep,
    cannot_seat,
    check_partners,
    fixed_places,
    meetings,
    sitters,
)
from romme.tournament.seating.table_sizes import BadNumber, Tables
from romme.tournament.values import Placing, TeamSeating


def adjust_seats(tournament: Tournament) -> SeriesSeated | None:
    """Return the event that adjusts the plan, or None if the plan fits already.

    Raise `TournamentRefused` if no series is seated, or if it has begun.
    """
    last = _planned(tournament)
    tables = adjusted_tables(tournament)
    if tables == last.tables:
        return None
    return SeriesSeated(
        series=last.number,
        day=last.day,
        rounds=last.rounds,
        placing=Placing.ADJUSTED,
        seed="",
        tables=tables,
    )


def adjusted_tables(tournament: Tournament) -> Tables:
    """Return the tables of the adjusted plan. Raise `TournamentRefused` if there can be none."""
    last = _planned(tournament)
    seated = {number for seats in last.tables for number in seats}
    if seated == set(tournament.present) and not not_kept(last.tables, fixed_places(tournament)):
        return last.tables
    if tournament.terms.team_seating is TeamSeating.AGAINST:
        raise TournamentRefused(TournamentRefusal.TEAMS_NEED_REDRAW)
    try:
        found = adjusted(
            last.tables,
            sitters(tournament),
            meetings(tournament),
            fixed=fixed_places(tournament),
            partners=tournament.terms.partners,
        )
    except BadNumber as bad:
        raise cannot_seat(tournament, bad) from bad
    except FixedPlaceImpossible as impossible:
        raise cannot_keep(impossible) from impossible
    check_partners(tournament, found)
    return found


def _planned(tournament: Tournament) -> TournamentSeries:
    """Return the series that waits to begin. Raise `TournamentRefused` if there is none."""
    last = tournament.last
    if last is None or last.phase is SeriesPhase.CLOSED:
        raise TournamentRefused(TournamentRefusal.NOT_SEATED_YET)
    if last.phase is SeriesPhase.RUNNING:
        raise TournamentRefused(TournamentRefusal.SERIES_RUNS, series=last.number)
    return last
