"""Calls for the director: a table calls, somebody answers, or the table takes its call back."""

from __future__ import annotations

from romme.tournament.list_commands import AnswerCall, CallDirector, WithdrawCall
from romme.tournament.list_events import CallAnswered, CallWithdrawn, DirectorCalled
from romme.tournament.lists.entering import open_sheet
from romme.tournament.model import DirectorCall, Tournament
from romme.tournament.office.notices import LATEST_END_MS
from romme.tournament.refusals import TournamentRefusal, TournamentRefused, check_range
from romme.tournament.rights import By


def call_director(tournament: Tournament, command: CallDirector, by: By) -> DirectorCalled | None:
    """Return the event of a call, or None if it belongs to the table's last call.

    That call is still open, or it was answered only after this one was made: a phone that was
    offline sends it late. Raise `TournamentRefused` if the series is not running.
    """
    open_sheet(tournament, command.series, command.table)
    at = _time(tournament, command.at)
    last = tournament.call_of(command.series, command.table)
    if last is not None and (last.answered_at is None or 0 < at <= last.answered_at):
        return None
    return DirectorCalled(command.series, command.table, command.kind, at, by.name)


def answer_call(tournament: Tournament, command: AnswerCall, by: By) -> CallAnswered | None:
    """Return the event that answers a table's call, or None if it was answered already.

    Raise `TournamentRefused` if the table has not called, or has taken its call back.
    """
    open_sheet(tournament, command.series, command.table)
    last = tournament.call_of(command.series, command.table)
    if last is None:
        raise TournamentRefused(TournamentRefusal.NO_CALL, table=command.table)
    at = _end_of(last, command.at)
    return CallAnswered(command.series, command.table, at, by.name) if last.is_open else None


def withdraw_call(tournament: Tournament, command: WithdrawCall, by: By) -> CallWithdrawn | None:
    """Return the event that takes a table's open call back, or None if there is no open call."""
    open_sheet(tournament, command.series, command.table)
    last = tournament.call_of(command.series, command.table)
    if last is None or not last.is_open:
        return None
    at = _end_of(last, command.at)
    return CallWithdrawn(command.series, command.table, at, by.name)


def waiting_ms(call: DirectorCall, until: int) -> int:
    """Return how long a call had waited at a time, or 0 if one of the times is unknown.

    >>> waiting_ms(DirectorCall(1, 3, None, at=1000), 4000)
    3000
    """
    return max(0, until - call.at) if call.at and until else 0


def _end_of(call: DirectorCall, at: int) -> int:
    """Return the time at which a call ends: not before it was made, if the clock was set back."""
    check_range("clock", at, least=0, most=LATEST_END_MS)
    return max(at, call.at) if at else at


def _time(tournament: Tournament, at: int) -> int:
    """Return the time of a call, moved to the start of the running series if it is earlier.

    0 stands for an unknown time and is returned as it is. Raise `TournamentRefused` if the time is
    out of range.
    """
    check_range("clock", at, least=0, most=LATEST_END_MS)
    clock = tournament.running_clock
    return max(at, clock.began) if at and clock is not None else at
