"""Calls for the director, as the office, the wall and the calling table see them."""

from __future__ import annotations

from romme.server.organise.http.call_messages import CallSeen
from romme.tournament.model import DirectorCall, SeriesPhase, Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused


def call_seen(call: DirectorCall) -> CallSeen:
    """Return a call with all its details."""
    return CallSeen(call.series, call.table, call.kind, call.at, call.answered_at, call.answered_by)


def calls_seen(tournament: Tournament, *, office: bool) -> list[CallSeen]:
    """Return the calls of the running series, without details unless it is for the office."""
    if office:
        return [call_seen(one) for one in tournament.calls]
    return [
        CallSeen(one.series, one.table, at=one.at, answered_at=one.answered_at)
        for one in tournament.calls
    ]


def place_of(tournament: Tournament, person: str) -> tuple[int, int]:
    """Return the running series and the table where the owner of an account plays.

    Raise `TournamentRefused` if no series is running or the person has no seat in it.
    """
    last = tournament.last
    if last is None or last.phase is not SeriesPhase.RUNNING:
        raise TournamentRefused(TournamentRefusal.NOT_RUNNING)
    number = next((one.number for one in tournament.entrants.values() if one.account == person), 0)
    table = last.table_of(number)
    if table is None:
        raise TournamentRefused(TournamentRefusal.NOT_AT_A_TABLE, number=number, series=last.number)
    return last.number, table
