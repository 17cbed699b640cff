"""Check the commands that confirm, sign and correct lists, and return their events."""

from __future__ import annotations

from romme.rules.clauses import Clause
from romme.tournament.list_commands import ConfirmLine, CorrectLine, Sign
from romme.tournament.list_events import LineConfirmed, LineCorrected, Signed
from romme.tournament.lists.checks import check_line
from romme.tournament.lists.control import differences
from romme.tournament.lists.entering import check_unsigned, open_sheet
from romme.tournament.lists.sheet import Sheet, WrittenLine, is_complete
from romme.tournament.model import SeriesPhase, Tournament, TournamentSeries
from romme.tournament.refusals import TournamentRefusal, TournamentRefused, clause_in_play
from romme.tournament.rights import By, Role
from romme.tournament.values import Demand


def is_finished(tournament: Tournament, sheet: Sheet) -> bool:
    """Whether a list is complete and signed, or ready to sign if signatures are optional."""
    if not is_complete(tournament.rules, sheet):
        return False
    if tournament.terms.signatures is Demand.ASKED or sheet.signatures:
        return sheet.is_signed
    return signing_refusal(tournament, sheet) is None


def is_locked(series: TournamentSeries, sheet: Sheet) -> bool:
    """Whether only the director may change a list: it has a signature, or its series is closed."""
    return bool(sheet.signatures) or series.phase is SeriesPhase.CLOSED


def needs_confirming(tournament: Tournament, written: WrittenLine) -> bool:
    """Whether a second person still has to confirm a line."""
    return tournament.terms.second_count is Demand.ASKED and written.confirmed_by is None


def confirm(tournament: Tournament, command: ConfirmLine) -> LineConfirmed | None:
    """Return the event that records a second person's confirmation of a count (T11, V6.2).

    Return None if the count is already confirmed.
    """
    sheet = open_sheet(tournament, command.series, command.table)
    check_unsigned(sheet)
    written = _written(sheet, command.game)
    if command.seat != 0 and not sheet.has_seat(command.seat):
        raise TournamentRefused(TournamentRefusal.NO_SEAT, seat=command.seat)
    if command.seat == written.entered_by:
        clause = clause_in_play(tournament.rules, Clause.T11, Clause.V6_2)
        raise TournamentRefused(TournamentRefusal.SAME_PERSON, clause=clause, seat=command.seat)
    if written.confirmed_by is not None:
        return None
    return LineConfirmed(command.series, command.table, command.game, command.seat)


def _written(sheet: Sheet, game: int) -> WrittenLine:
    if not 1 <= game <= len(sheet.lines):
        raise TournamentRefused(TournamentRefusal.NO_GAME, game=game, games=len(sheet.lines))
    return sheet.lines[game - 1]


def correct(tournament: Tournament, command: CorrectLine, by: By) -> LineCorrected | None:
    """Return the event that corrects a line, or None if the command changes nothing.

    Once the list has a signature or its series is closed, only the director may correct a line, and
    has to give a reason.
    """
    series = tournament.series_by_number(command.series)
    sheet = series.sheet(command.table)
    written = _written(sheet, command.game)
    if is_locked(series, sheet):
        if by.role is not Role.DIRECTOR:
            raise TournamentRefused(TournamentRefusal.SIGNED)
        if not command.reason.strip():
            raise TournamentRefused(TournamentRefusal.REASON_NEEDED)
    if written.line == command.line:
        return None
    if command.seen is not None and command.seen != written.line:
        raise TournamentRefused(TournamentRefusal.LIST_CHANGED, game=command.game)
    check_line(tournament, sheet, command.game, command.line)
    return LineCorrected(
        series=command.series,
        table=command.table,
        game=command.game,
        line=command.line,
        reason=command.reason.strip(),
        by=by.name,
    )


def sign(tournament: Tournament, command: Sign, by: By) -> Signed | None:
    """Return the event that signs for a seat, or None if the seat has already signed.

    Once all seats have signed, the last game counts even if its entry is faulty (V4.10).
    """
    sheet = open_sheet(tournament, command.series, command.table)
    if not sheet.has_seat(command.seat):
        raise TournamentRefused(TournamentRefusal.NO_SEAT, seat=command.seat)
    if command.seat not in sheet.signers:
        raise TournamentRefused(TournamentRefusal.HAS_LEFT, seat=command.seat)
    if any(one.seat == command.seat for one in sheet.signatures):
        return None
    on_behalf = bool(command.reason.strip())
    if on_behalf and by.role is not Role.DIRECTOR:
        raise TournamentRefused(TournamentRefusal.NO_RIGHT, role=by.role.value)
    if not sheet.signatures:  # after the first signature only the director changes lines
        found = signing_refusal(tournament, sheet)
        if found is not None:
            raise found
    return Signed(
        series=command.series,
        table=command.table,
        seat=command.seat,
        reason=command.reason.strip(),
        by=by.name if on_behalf else "",
    )


def signing_refusal(tournament: Tournament, sheet: Sheet) -> TournamentRefused | None:
    """Return the refusal to raise if somebody signs a list now, or None if it can be signed.

    The list may be incomplete, unconfirmed, or different from its control list.
    """
    if not is_complete(tournament.rules, sheet):
        return TournamentRefused(
            TournamentRefusal.LIST_INCOMPLETE, clause=Clause.V4_1, games=len(sheet.lines)
        )
    for game, written in enumerate(sheet.lines, start=1):
        if needs_confirming(tournament, written):
            clause = clause_in_play(tournament.rules, Clause.T11, Clause.V6_2)
            return TournamentRefused(TournamentRefusal.UNCONFIRMED, clause=clause, game=game)
    asked = tournament.terms.control_list is Demand.ASKED
    if asked and len(sheet.control) < len(sheet.lines):
        return TournamentRefused(TournamentRefusal.CONTROL_MISSING, game=len(sheet.control) + 1)
    found = differences(sheet)
    if found:
        return TournamentRefused(
            TournamentRefusal.CONTROL_DIFFERS, game=found[0].game, seat=found[0].seat
        )
    return None
