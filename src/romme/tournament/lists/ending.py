"""Check the commands that end lists early, for instance because time is up."""

from __future__ import annotations

from typing import Final, assert_never

from romme.rules.clauses import Clause
from romme.tournament.list_commands import EndList, EndOpenLists
from romme.tournament.list_events import ListsEnded
from romme.tournament.lists.entering import open_sheet
from romme.tournament.lists.sheet import Sheet, games_in_whole_rounds, is_complete
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused, check_range
from romme.tournament.rights import By
from romme.tournament.values import EarlyEnd, EndedList

MOST_REASON: Final = 300


def end_list(tournament: Tournament, command: EndList, by: By) -> ListsEnded | None:
    """Return the event that ends a list early, or None if it has been ended already.

    Raise `TournamentRefused` if all its games are entered.
    """
    sheet = open_sheet(tournament, command.series, command.table)
    if sheet.early_ending is not None:
        return None
    if is_complete(tournament.rules, sheet):
        raise TournamentRefused(
            TournamentRefusal.LIST_COMPLETE, clause=Clause.V4_1, games=len(sheet.lines)
        )
    ended = EndedList(command.table, games_that_count(tournament, sheet))
    return ListsEnded(command.series, (ended,), _reason(command.reason), by.name)


def end_open_lists(tournament: Tournament, command: EndOpenLists, by: By) -> ListsEnded | None:
    """Return the event that ends all incomplete lists, or None if there are none."""
    series = tournament.series_by_number(command.series)
    if series.phase is not SeriesPhase.RUNNING:
        raise TournamentRefused(TournamentRefusal.NOT_RUNNING, series=command.series)
    reason = _reason(command.reason)
    ended = tuple(
        EndedList(table, games_that_count(tournament, sheet))
        for table, sheet in enumerate(series.sheets, start=1)
        if not is_complete(tournament.rules, sheet)
    )
    return ListsEnded(command.series, ended, reason, by.name) if ended else None


def games_that_count(tournament: Tournament, sheet: Sheet) -> int:
    """Return the number of games that count if an incomplete list is ended now."""
    match tournament.terms.early_end:
        case EarlyEnd.ENTERED_GAMES:
            return len(sheet.lines)
        case EarlyEnd.WHOLE_ROUNDS:
            return games_in_whole_rounds(tournament.rules, sheet)
        case _:
            assert_never(tournament.terms.early_end)


def _reason(text: str) -> str:
    reason = text.strip()
    check_range("reason", len(reason), least=0, most=MOST_REASON)
    return reason
