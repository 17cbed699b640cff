"""Check commands that fill in a list (pack check, games, control list) and return their events."""

from __future__ import annotations

from romme.rules.clauses import Clause
from romme.tournament.list_commands import CheckPack, EnterControl, EnterLine
from romme.tournament.list_events import ControlEntered, LineEntered, PackChecked
from romme.tournament.lists.checks import check_line
from romme.tournament.lists.sheet import Sheet, is_complete
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused, clause_in_play
from romme.tournament.values import Demand


def open_sheet(tournament: Tournament, series: int, table: int) -> Sheet:
    """Return the list of a table. Raise `TournamentRefused` if the series is not running."""
    found = tournament.series_by_number(series)
    if found.phase is not SeriesPhase.RUNNING:
        raise TournamentRefused(TournamentRefusal.NOT_RUNNING, series=series)
    return found.sheet(table)


def check_unsigned(sheet: Sheet) -> None:
    """Raise `TournamentRefused` if the list has a signature."""
    if sheet.signatures:
        raise TournamentRefused(TournamentRefusal.SIGNED)


def check_pack(tournament: Tournament, command: CheckPack) -> PackChecked | None:
    """Return the event that records seat 1's pack check (T1, V3.2), or None if it is recorded."""
    sheet = open_sheet(tournament, command.series, command.table)
    return None if sheet.pack_checked else PackChecked(command.series, command.table)


def enter_line(tournament: Tournament, command: EnterLine) -> LineEntered | None:
    """Return the event that enters the next game (T13), or None if the line is already entered.

    A phone that was offline resends its queue, so repeated lines are normal. A different line for a
    game that is already entered is refused, because people have to resolve that conflict.
    """
    sheet = open_sheet(tournament, command.series, command.table)
    if command.replays != sheet.replays:
        raise TournamentRefused(TournamentRefusal.LIST_CHANGED, game=command.game)
    entered = len(sheet.lines)
    if 1 <= command.game <= entered:
        if sheet.lines[command.game - 1].line == command.line:
            return None
        raise TournamentRefused(TournamentRefusal.GAME_ENTERED, game=command.game)
    if is_complete(tournament.rules, sheet):
        if sheet.early_ending is not None:
            raise TournamentRefused(TournamentRefusal.LIST_ENDED, game=command.game, games=entered)
        raise TournamentRefused(TournamentRefusal.LIST_COMPLETE, clause=Clause.V4_1, games=entered)
    if command.game != entered + 1:
        raise TournamentRefused(
            TournamentRefusal.GAME_TOO_EARLY, game=command.game, next=entered + 1
        )
    if tournament.terms.pack_check is Demand.ASKED and not sheet.pack_checked:
        clause = clause_in_play(tournament.rules, Clause.T1, Clause.V3_2)
        raise TournamentRefused(TournamentRefusal.PACK_UNCHECKED, clause=clause)
    if command.seat != 0 and not sheet.has_seat(command.seat):
        raise TournamentRefused(TournamentRefusal.NO_SEAT, seat=command.seat)
    check_line(tournament, sheet, command.game, command.line)
    return LineEntered(
        series=command.series,
        table=command.table,
        game=command.game,
        line=command.line,
        seat=command.seat,
    )


def enter_control(tournament: Tournament, command: EnterControl) -> ControlEntered | None:
    """Return the event that enters or replaces a line of the control list.

    Return None if the same line is already entered for this game. The control list may be ahead of
    the main list.
    """
    sheet = open_sheet(tournament, command.series, command.table)
    check_unsigned(sheet)
    entered = len(sheet.control)
    if command.game > entered + 1:
        raise TournamentRefused(
            TournamentRefusal.GAME_TOO_EARLY, game=command.game, next=entered + 1
        )
    check_line(tournament, sheet, command.game, command.line)
    if command.game <= entered and sheet.control[command.game - 1] == command.line:
        return None
    return ControlEntered(command.series, command.table, command.game, command.line)
