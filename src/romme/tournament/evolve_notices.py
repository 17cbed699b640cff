"""Apply notices: the clock, announcements, and calls for the director."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from romme.tournament import events, list_events
from romme.tournament.events import Notice
from romme.tournament.model import Announcement, DirectorCall, SeriesClock, Tournament


def apply_notice(tournament: Tournament, event: Notice) -> Tournament:
    """Return the tournament after a notice."""
    match event:
        case events.ClockSet(series, ends):
            return _clock_set(tournament, series, ends)
        case events.ClockShifted(shift_ms):
            return _clock_shifted(tournament, shift_ms)
        case events.Announced(text, _, until, ends):
            return replace(tournament, announcement=Announcement(text, until, ends))
        case list_events.DirectorCalled(series, table, kind, at):
            call = DirectorCall(series, table, kind, at)
            return replace(tournament, calls=(*_others(tournament, event), call))
        case list_events.CallAnswered(at=at, by=by):
            answered = tuple(
                replace(one, answered_at=at, answered_by=by)
                if (one.series, one.table) == (event.series, event.table)
                else one
                for one in tournament.calls
            )
            return replace(tournament, calls=answered)
        case list_events.CallWithdrawn():
            return replace(tournament, calls=_others(tournament, event))
        case _:
            assert_never(event)


def _clock_set(tournament: Tournament, series: int, ends: int) -> Tournament:
    """Set the scheduled end of a series, and keep the time when it began."""
    before = tournament.clock
    began = before.began if before is not None and before.series == series else 0
    return replace(tournament, clock=SeriesClock(series, ends, began))


def _clock_shifted(tournament: Tournament, shift_ms: int) -> Tournament:
    """Shift all times that are set."""
    clock, told = tournament.clock, tournament.announcement
    if clock is not None:
        began, ends = (time + shift_ms if time else 0 for time in (clock.began, clock.ends))
        clock = replace(clock, began=began, ends=ends)
    if told.ends:
        told = replace(told, ends=told.ends + shift_ms)
    calls = tuple(_shifted(one, shift_ms) for one in tournament.calls)
    return replace(tournament, clock=clock, announcement=told, calls=calls)


def _shifted(call: DirectorCall, shift_ms: int) -> DirectorCall:
    answered = call.answered_at + shift_ms if call.answered_at else call.answered_at
    return replace(call, at=call.at + shift_ms if call.at else 0, answered_at=answered)


def _others(tournament: Tournament, event: list_events.CallEvent) -> tuple[DirectorCall, ...]:
    """Return the calls of all other tables."""
    place = event.series, event.table
    return tuple(one for one in tournament.calls if (one.series, one.table) != place)
