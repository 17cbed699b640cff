"""Decide commands: return the resulting event, if any, or raise `TournamentRefused`.

A command that changes nothing, such as a line sent twice, is a no-op.
"""

from __future__ import annotations

from typing import Final, assert_never

from romme.tournament import commands, list_commands
from romme.tournament.commands import Command
from romme.tournament.entries import fixed_seats, registration
from romme.tournament.events import Event
from romme.tournament.incidents import rulings
from romme.tournament.lists import ending, entering, signing
from romme.tournament.model import Tournament
from romme.tournament.office import calls, director, logo, notices, undo
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import By, check_right
from romme.tournament.seating import adjusting, series
from romme.tournament.texts import check_texts

_AFTER_THE_END: Final = (commands.Reopen, commands.UndoStep, commands.SetClass)
"""Commands that a finished tournament still accepts."""


def decide(tournament: Tournament, command: Command, by: By) -> tuple[Event, ...]:
    """Return the resulting event, or an empty tuple if nothing changes.

    Raise `TournamentRefused` if the command is not allowed.
    """
    check_right(command, by)
    if tournament.finished and not isinstance(command, _AFTER_THE_END):
        raise TournamentRefused(TournamentRefusal.FINISHED)
    check_texts(by)
    if not isinstance(command, commands.EnterPeople):  # reports the row itself
        check_texts(command)
    event = _decide(tournament, command, by)
    return () if event is None else (event,)


def _decide(  # noqa: C901, PLR0912 - one case per command
    tournament: Tournament, command: Command, by: By
) -> Event | None:
    match command:
        case list_commands.EnterLine():
            return entering.enter_line(tournament, command)
        case list_commands.ConfirmLine():
            return signing.confirm(tournament, command)
        case list_commands.CorrectLine():
            return signing.correct(tournament, command, by)
        case list_commands.CheckPack():
            return entering.check_pack(tournament, command)
        case list_commands.EnterControl():
            return entering.enter_control(tournament, command)
        case list_commands.Sign():
            return signing.sign(tournament, command, by)
        case list_commands.EndList():
            return ending.end_list(tournament, command, by)
        case list_commands.CallDirector():
            return calls.call_director(tournament, command, by)
        case list_commands.AnswerCall():
            return calls.answer_call(tournament, command, by)
        case list_commands.WithdrawCall():
            return calls.withdraw_call(tournament, command, by)
        case list_commands.EndOpenLists():
            return ending.end_open_lists(tournament, command, by)
        case list_commands.RecordIncident():
            return rulings.record(tournament, command, by)
        case list_commands.RecordRuling():
            return rulings.record_text(tournament, command, by)
        case commands.EnterPeople():
            return registration.enter(tournament, command)
        case commands.ChangeEntry():
            return registration.change(tournament, command)
        case commands.SetClass():
            return registration.set_class(tournament, command)
        case commands.RemoveEntry():
            return registration.remove(tournament, command)
        case commands.SetPresence():
            return registration.set_presence(tournament, command)
        case commands.Withdraw():
            return registration.withdraw(tournament, command)
        case commands.FixSeat():
            return fixed_seats.fix_seat(tournament, command)
        case commands.DrawSeats():
            return series.seat_drawn(tournament, command)
        case commands.SeatByHand():
            return series.seat_by_hand(tournament, command)
        case commands.AdjustSeats():
            return adjusting.adjust_seats(tournament)
        case commands.BeginSeries():
            return series.begin(tournament, command)
        case commands.JoinTable():
            return series.join(tournament, command)
        case commands.CloseSeries():
            return series.close(tournament)
        case commands.Penalise():
            return director.penalise(tournament, command, by)
        case commands.LiftPenalty():
            return director.lift_penalty(tournament, command, by)
        case commands.RecordLot():
            return director.record_lot(tournament, command)
        case commands.ChangeTerms():
            return director.change_terms(tournament, command)
        case commands.ChangeLogo():
            return logo.change_logo(tournament, command, by)
        case commands.ChangeScoring():
            return director.change_scoring(tournament, command, by)
        case commands.Finish():
            return director.finish(tournament)
        case commands.Reopen():
            return director.reopen(tournament, command, by)
        case commands.SetClock():
            return notices.set_clock(tournament, command)
        case commands.ShiftClock():
            return notices.shift_clock(tournament, command, by)
        case commands.Announce():
            return notices.announce(tournament, command, by)
        case commands.UndoStep():
            return undo.undo_step(tournament, by)
        case list_commands.UndoOnList():
            return undo.undo_on_list(tournament, command, by)
        case _:
            assert_never(command)
