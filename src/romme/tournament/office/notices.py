"""Notices to everybody: the clock of the running series, and announcements.

Times are those of the computer that runs the tournament. If its clock is changed during a series,
`shift_clock` moves the scheduled ends along, so that the time left stays the same.
"""

from __future__ import annotations

from typing import Final

from romme.tournament.commands import Announce, SetClock, ShiftClock
from romme.tournament.events import Announced, ClockSet, ClockShifted
from romme.tournament.model import Announcement, SeriesPhase, Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused, check_range
from romme.tournament.rights import By
from romme.tournament.values import ShownUntil

MOST_ANNOUNCEMENT: Final = 300
MINUTE_MS: Final = 60_000
LATEST_END_MS: Final = 1 << 52
"""Latest time that can be set; JavaScript represents it exactly."""


def set_clock(tournament: Tournament, command: SetClock) -> ClockSet | None:
    """Return the event that sets the end of the running series, or None if nothing changes.

    The director decides what happens to games that are unfinished by then.
    """
    last = tournament.last
    if last is None or last.phase is not SeriesPhase.RUNNING:
        raise TournamentRefused(TournamentRefusal.NOT_RUNNING)
    check_range("clock", command.ends, least=0, most=LATEST_END_MS)
    return None if command.ends == tournament.ends else ClockSet(last.number, command.ends)


def shift_clock(tournament: Tournament, command: ShiftClock, by: By) -> ClockShifted | None:
    """Return the event that shifts the scheduled ends and the times of calls.

    Return None if there are none. Raise `TournamentRefused` if one would be out of range.
    """
    called = (time for one in tournament.calls for time in (one.at, one.answered_at))
    times = [time for time in (tournament.ends, tournament.announcement.ends, *called) if time]
    if not times or not command.shift_ms:
        return None
    for time in times:
        check_range("clock", time + command.shift_ms, least=1, most=LATEST_END_MS)
    return ClockShifted(command.shift_ms, by.name)


def announce(tournament: Tournament, command: Announce, by: By) -> Announced | None:
    """Return the event that changes the announcement, or None if nothing changes."""
    text = command.text.strip()
    check_range("announcement", len(text), least=0, most=MOST_ANNOUNCEMENT)
    until = command.until if text else ShownUntil.REMOVED
    ends = 0
    if until is ShownUntil.TIME:
        check_range("clock", command.ends, least=1, most=LATEST_END_MS)
        ends = command.ends
    if Announcement(text, until, ends) == tournament.announcement:
        return None
    return Announced(text, by.name, until, ends)
