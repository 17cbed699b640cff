"""Check the commands that seat (V3.1), begin, join and close a series, and return their events."""

from __future__ import annotations

from collections import Counter
from typing import Final

from romme.rules.clauses import Clause
from romme.tournament.commands import BeginSeries, DrawSeats, JoinTable, SeatByHand
from romme.tournament.events import SeriesBegan, SeriesClosed, SeriesSeated, TableJoined
from romme.tournament.lists.signing import is_finished
from romme.tournament.model import SeriesPhase, Tournament, TournamentSeries
from romme.tournament.office.notices import LATEST_END_MS, MINUTE_MS
from romme.tournament.refusals import (
    TournamentRefusal,
    TournamentRefused,
    check_range,
    clause_in_play,
)
from romme.tournament.seating.plans import check_partners, next_series, plan
from romme.tournament.seating.table_sizes import Tables
from romme.tournament.values import Placing, Presence, Venue

SIZES: Final = (3, 4)
FULL: Final = 4
MOST_DAY: Final = 99
MOST_SEED: Final = 200


def swap_seats(tables: Tables, one: int, other: int) -> Tables:
    """Return a plan with two people swapped, for the director to try.

    >>> swap_seats(((1, 2, 3), (4, 5, 6)), 2, 4)
    ((1, 4, 3), (2, 5, 6))
    """
    places = {one: other, other: one}
    return tuple(tuple(places.get(number, number) for number in seats) for seats in tables)


def seat_drawn(tournament: Tournament, command: DrawSeats) -> SeriesSeated:
    """Return the event that seats the next series, at random or by standings (V3.1)."""
    number = next_series(tournament)
    if not 1 <= len(command.seed) <= MOST_SEED:
        raise TournamentRefused(
            TournamentRefusal.OUT_OF_RANGE, what="seed", value=len(command.seed), most=MOST_SEED
        )
    _check_day(tournament, command.day, number)
    return SeriesSeated(
        series=number,
        day=command.day,
        rounds=tournament.terms.rounds,
        placing=command.placing,
        seed=command.seed,
        tables=plan(tournament, command).tables,
    )


def seat_by_hand(tournament: Tournament, command: SeatByHand) -> SeriesSeated:
    """Return the event that seats the next series as the director planned (T2, V1.2, V1.3).

    Raise `TournamentRefused` unless everybody present has exactly one seat and every table has
    three or four people.
    """
    number = next_series(tournament)
    _check_day(tournament, command.day, number)
    _check_tables(tournament, command.tables)
    check_partners(tournament, command.tables)
    return SeriesSeated(
        series=number,
        day=command.day,
        rounds=tournament.terms.rounds,
        placing=Placing.BY_HAND,
        seed="",
        tables=command.tables,
    )


def _check_day(tournament: Tournament, day: int, number: int) -> None:
    earliest = max((one.day for one in tournament.series[: number - 1]), default=1)
    check_range("day", day, least=earliest, most=MOST_DAY)


def _check_tables(tournament: Tournament, tables: Tables) -> None:
    clause = clause_in_play(tournament.rules, Clause.T2, Clause.V1_3)
    for table, seats in enumerate(tables, start=1):
        if len(seats) not in SIZES:
            raise TournamentRefused(
                TournamentRefusal.TABLE_SIZE, clause=clause, table=table, people=len(seats)
            )
    seated = Counter(number for seats in tables for number in seats)
    for number, times in seated.items():
        if tournament.entrant(number).presence is not Presence.PRESENT:
            raise TournamentRefused(TournamentRefusal.NOT_PRESENT, number=number)
        if times > 1:
            raise TournamentRefused(TournamentRefusal.SEATED_TWICE, number=number)
    for number in tournament.present:
        if number not in seated:
            raise TournamentRefused(TournamentRefusal.WITHOUT_SEAT, number=number)
    if not tables:
        raise TournamentRefused(TournamentRefusal.CANNOT_SEAT, clause=clause, people=0)


def begin(tournament: Tournament, command: BeginSeries) -> SeriesBegan:
    """Return the event that begins the seated series, with its planned end.

    Raise `TournamentRefused` if no series is seated, or if the plan does not match the people
    present.
    """
    last = tournament.last
    if last is None or last.phase is SeriesPhase.CLOSED:
        raise TournamentRefused(TournamentRefusal.NOT_SEATED_YET)
    if last.phase is SeriesPhase.RUNNING:
        raise TournamentRefused(TournamentRefusal.SERIES_RUNS, series=last.number)
    _check_tables(tournament, last.tables)
    minutes = tournament.terms.series_minutes
    check_range("clock", command.at, least=0, most=LATEST_END_MS - minutes * MINUTE_MS)
    ends = command.at + minutes * MINUTE_MS if command.at and minutes else 0
    return SeriesBegan(last.number, command.at, ends)


def join(tournament: Tournament, command: JoinTable) -> TableJoined:
    """Return the event that seats a latecomer at a table of three without entries (T2, V1.3)."""
    series = running(tournament)
    if tournament.terms.venue is Venue.SERVER:  # the others are playing already
        raise TournamentRefused(TournamentRefusal.PLAYED_ON_SERVER, table=command.table)
    entrant = tournament.entrant(command.number)
    if entrant.presence is not Presence.PRESENT:
        raise TournamentRefused(TournamentRefusal.NOT_PRESENT, number=command.number)
    if series.table_of(command.number) is not None:
        raise TournamentRefused(TournamentRefusal.SEATED_TWICE, number=command.number)
    sheet = series.sheet(command.table)
    if len(sheet.seats) >= FULL:
        clause = clause_in_play(tournament.rules, Clause.T2, Clause.V1_2)
        raise TournamentRefused(TournamentRefusal.TABLE_FULL, clause=clause, table=command.table)
    if sheet.lines or sheet.control or sheet.struck or sheet.left or sheet.ends_after is not None:
        raise TournamentRefused(TournamentRefusal.GAMES_ENTERED, table=command.table)
    numbered = (*((),) * (command.table - 1), (*sheet.seats, command.number))
    check_partners(tournament, numbered)
    return TableJoined(series.number, command.table, command.number)


def running(tournament: Tournament) -> TournamentSeries:
    """Return the running series. Raise `TournamentRefused` if no series is running."""
    last = tournament.last
    if last is None or last.phase is not SeriesPhase.RUNNING:
        raise TournamentRefused(TournamentRefusal.NOT_RUNNING)
    return last


def close(tournament: Tournament) -> SeriesClosed:
    """Return the event that closes the running series.

    Raise `TournamentRefused` unless every list is finished.
    """
    series = running(tournament)
    unfinished = [
        table
        for table, sheet in enumerate(series.sheets, start=1)
        if not is_finished(tournament, sheet)
    ]
    if unfinished:
        tables = ", ".join(map(str, unfinished))
        raise TournamentRefused(TournamentRefusal.LISTS_OPEN, series=series.number, tables=tables)
    return SeriesClosed(series.number)
