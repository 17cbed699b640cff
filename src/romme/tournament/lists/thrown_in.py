"""Number the hands that each player has thrown in, again after every change of a list (T15).

Only the second hand costs another point, if the rules say so. A hand whose game is void, or whose
line was corrected so that its player has nothing to count, no longer makes a later one the second,
unless the terms say so (`VoidHands`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from romme.rules.options import ThrownInAgain
from romme.rules.ruleset import RuleSet
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.lists.sheet import ListIncident, Sheet, WrittenLine
from romme.tournament.model import Tournament, TournamentSeries
from romme.tournament.values import VoidHands


def consequence_of(rules: RuleSet, time: int) -> Consequence:
    """Return the consequence of the hand that a player throws in for the `time`-th time (T15)."""
    again = time > 1 and rules.thrown_in_again is ThrownInAgain.ONE_MORE
    return Consequence.CLASS_WORSE_AND_POINT_OFF if again else Consequence.ONE_CLASS_WORSE


def thrown_in_by(tournament: Tournament, number: int) -> int:
    """Count the hands that an entrant has thrown in during the tournament, as the terms say."""
    return _counted(tournament)[number]


def thrown_in_before(tournament: Tournament, series: int) -> Counter[int]:
    """Count the hands thrown in before a series, by start number, as the terms say."""
    return _counted(tournament, series - 1)


def _counted(tournament: Tournament, last: int | None = None) -> Counter[int]:
    all_count = tournament.terms.void_hands is VoidHands.COUNTED
    return Counter(
        sheet.seats[noted.seat - 1]
        for series in tournament.series[:last]
        for sheet in series.sheets
        for noted in sheet.incidents
        if noted.kind is IncidentKind.HAND_THROWN_IN and (noted.stands or all_count)
    )


def all_throwers(tournament: Tournament) -> frozenset[int]:
    """Return the start numbers of everybody who has thrown in a hand."""
    return frozenset(
        sheet.seats[noted.seat - 1]
        for _, _, sheet in tournament.sheets()
        for noted in sheet.incidents
        if noted.kind is IncidentKind.HAND_THROWN_IN
    )


def recounted(tournament: Tournament, numbers: Iterable[int]) -> Tournament:
    """Return the tournament with the thrown-in hands of these entrants numbered again.

    The hands keep the order in which they were recorded.
    """
    series = tournament.series
    for number in numbers:
        series = _of_entrant(tournament, series, number)
    return tournament if series is tournament.series else replace(tournament, series=series)


def _of_entrant(
    tournament: Tournament, series: tuple[TournamentSeries, ...], number: int
) -> tuple[TournamentSeries, ...]:
    time = 0
    for at, one in enumerate(series):
        table = one.table_of(number) if one.sheets else None
        if table is None:
            continue
        sheet = one.sheets[table - 1]
        after, time = _renumbered(tournament, sheet, sheet.seats.index(number) + 1, time)
        if after is not sheet:
            sheets = (*one.sheets[: table - 1], after, *one.sheets[table:])
            series = (*series[:at], replace(one, sheets=sheets), *series[at + 1 :])
    return series


def _renumbered(tournament: Tournament, sheet: Sheet, seat: int, time: int) -> tuple[Sheet, int]:
    """Number a seat's hands from `time` + 1 on. Return the list and the number of the last hand."""
    incidents, lines = list(sheet.incidents), list(sheet.lines)
    for at, noted in enumerate(sheet.incidents):
        if noted.kind is not IncidentKind.HAND_THROWN_IN or noted.seat != seat:
            continue
        stands = _stands(sheet, at)
        if not stands and tournament.terms.void_hands is VoidHands.UNCOUNTED:
            incidents[at] = replace(noted, stands=False)
            continue
        time += 1
        consequence = consequence_of(tournament.rules, time)
        incidents[at] = replace(noted, stands=stands, time=time, consequence=consequence)
        if stands:
            lines[noted.game - 1] = _with_time(lines[noted.game - 1], seat, time)
    if incidents == list(sheet.incidents) and lines == list(sheet.lines):
        return sheet, time
    return replace(sheet, incidents=tuple(incidents), lines=tuple(lines)), time


def _stands(sheet: Sheet, at: int) -> bool:
    """Whether a recorded hand still counts: its game is on the list, and its seat was counted."""
    noted = sheet.incidents[at]
    if noted.game > len(sheet.lines):
        return False
    written = sheet.lines[noted.game - 1]
    live = any(one.seat == noted.seat for one in written.thrown_in)
    again = any(_same_hand(noted, later) for later in sheet.incidents[at + 1 :])
    return live and not again and written.line.counts[noted.seat - 1] is not None


def _same_hand(one: ListIncident, other: ListIncident) -> bool:
    """Whether two incidents are about the same seat and game. The game was replayed in between."""
    return (one.kind, one.game, one.seat) == (other.kind, other.game, other.seat)


def _with_time(written: WrittenLine, seat: int, time: int) -> WrittenLine:
    thrown = tuple(
        replace(one, time=time) if one.seat == seat else one for one in written.thrown_in
    )
    return replace(written, thrown_in=thrown)
