"""Rulings on incidents at a real table, clause by clause (T3, T15, V4.6-V4.12).

`ruling` returns the consequence, so that it can be previewed; `record` returns the event that puts
it on the list.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, assert_never

from romme.rules.clauses import Clause
from romme.rules.options import CorrectedTurn
from romme.rules.ruleset import RuleSet
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.list_commands import RecordIncident, RecordRuling
from romme.tournament.list_events import IncidentRecorded, RulingRecorded
from romme.tournament.lists.entering import open_sheet
from romme.tournament.lists.sheet import Sheet, deals, is_complete
from romme.tournament.lists.signing import needs_confirming
from romme.tournament.lists.thrown_in import consequence_of, thrown_in_by
from romme.tournament.model import Tournament
from romme.tournament.refusals import (
    TournamentRefusal,
    TournamentRefused,
    check_range,
    clause_in_play,
)
from romme.tournament.rights import By
from romme.tournament.values import LastRound, Venue

MOST_RULING: Final = 500
"""Largest number of characters of a ruling in the director's own words."""


@dataclass(frozen=True, slots=True)
class IncidentRuling:
    """The consequence of an incident, and the clause that requires it."""

    clause: Clause
    consequence: Consequence
    struck_from: int = 0
    """The first game that is void; 0 = none."""
    time: int = 0
    """Number of hands the player has now thrown in (T15); 0 for other incidents."""


def ruling(tournament: Tournament, command: RecordIncident) -> IncidentRuling:  # noqa: C901, PLR0912 - one case per kind
    """Return the ruling on an incident.

    Raise `TournamentRefused` if the incident cannot have happened.
    """
    sheet = open_sheet(tournament, command.series, command.table)
    if tournament.terms.venue is Venue.SERVER:  # the server makes no such mistakes
        raise TournamentRefused(TournamentRefusal.PLAYED_ON_SERVER, table=command.table)
    if command.seat:
        _check_seat(sheet, command)
    if not 0 <= command.game <= len(sheet.lines) + 1:
        raise TournamentRefused(
            TournamentRefusal.INCIDENT_GAME, game=command.game, games=len(sheet.lines)
        )
    match command.kind:
        case IncidentKind.WRONG_COUNT_IN_PLAY:
            _check_seat(sheet, command)
            return corrected_turn(tournament.rules)
        case IncidentKind.TOO_FEW_AT_END:
            _check_seat(sheet, command)
            return IncidentRuling(Clause.T3, Consequence.DRAW_AND_COUNT)
        case IncidentKind.TOO_MANY_AT_END:
            _check_seat(sheet, command)
            return IncidentRuling(Clause.T3, Consequence.COUNT_ALL)
        case IncidentKind.CARD_EXPOSED:
            return _deal_again(tournament, sheet, command, Clause.V4_7)
        case IncidentKind.UNEQUAL_HANDS:
            return _deal_again(tournament, sheet, command, Clause.V4_8)
        case IncidentKind.SEVERAL_WRONG_HANDS:
            return _several_wrong_hands(tournament, sheet, command)
        case IncidentKind.OBJECTION_IN_TIME:
            return _deal_again(tournament, sheet, command, Clause.V4_9)
        case IncidentKind.OBJECTION_TOO_LATE:
            return IncidentRuling(Clause.V4_9, Consequence.GAME_STANDS)
        case IncidentKind.WRONG_DEALER:
            return _wrong_dealer(tournament, sheet, command)
        case IncidentKind.HAND_THROWN_IN:
            return _hand_thrown_in(tournament, sheet, command)
        case _:
            assert_never(command.kind)


def record(tournament: Tournament, command: RecordIncident, by: By) -> IncidentRecorded:
    """Return the event that records an incident with its consequence."""
    found = ruling(tournament, command)
    return IncidentRecorded(
        series=command.series,
        table=command.table,
        kind=command.kind,
        clause=found.clause,
        consequence=found.consequence,
        game=command.game,
        seat=command.seat,
        struck_from=found.struck_from,
        time=found.time,
        note=command.note,
        by=by.name,
    )


def record_text(tournament: Tournament, command: RecordRuling, by: By) -> RulingRecorded:
    """Return the event that records a decision in the director's own words.

    Raise `TournamentRefused` if the text is empty or too long, or if it names a list, a game or a
    seat that does not exist.
    """
    text = command.text.strip()
    check_range("ruling", len(text), least=1, most=MOST_RULING)
    if command.series or command.table:
        sheet = tournament.sheet(command.series, command.table)
        games = len(deals(tournament.rules, sheet))
        if not 0 <= command.game <= games:
            raise TournamentRefused(TournamentRefusal.NO_GAME, game=command.game, games=games)
        if command.seat and not sheet.has_seat(command.seat):
            raise TournamentRefused(TournamentRefusal.NO_SEAT, seat=command.seat)
    elif command.game or command.seat:
        raise TournamentRefused(TournamentRefusal.NO_SERIES, series=0)
    return RulingRecorded(text, command.series, command.table, command.game, command.seat, by.name)


def _check_seat(sheet: Sheet, command: RecordIncident) -> None:
    if not sheet.has_seat(command.seat):
        raise TournamentRefused(TournamentRefusal.INCIDENT_SEAT, seat=command.seat)


def corrected_turn(rules: RuleSet) -> IncidentRuling:
    """Rule on a single hand with a wrong number of cards: a special turn corrects it (T3, V4.6)."""
    match rules.corrected_turn:
        case CorrectedTurn.NOTHING_LAID:
            consequence = Consequence.CORRECTED_TURN
        case CorrectedTurn.NO_MELDS:
            consequence = Consequence.CORRECTED_NO_MELDS
        case _:
            assert_never(rules.corrected_turn)
    return IncidentRuling(clause_in_play(rules, Clause.T3, Clause.V4_6), consequence)


def _running_game(tournament: Tournament, sheet: Sheet, command: RecordIncident) -> int:
    """Return the number of the game in progress.

    Raise `TournamentRefused` if the list is complete or the command names another game.
    """
    running = len(sheet.lines) + 1
    if is_complete(tournament.rules, sheet) or command.game not in (0, running):
        raise TournamentRefused(
            TournamentRefusal.INCIDENT_GAME, game=command.game, games=len(sheet.lines)
        )
    return running


def _deal_again(
    tournament: Tournament, sheet: Sheet, command: RecordIncident, clause: Clause
) -> IncidentRuling:
    """Rule on a fault found before play: the same dealer deals again (V4.7, V4.8, V4.9)."""
    running = _running_game(tournament, sheet, command)
    return IncidentRuling(clause, Consequence.DEAL_AGAIN, struck_from=running)


def _several_wrong_hands(
    tournament: Tournament, sheet: Sheet, command: RecordIncident
) -> IncidentRuling:
    """Rule on several wrong hands: deal again, even if the game is already entered (V4.8)."""
    if command.game and command.game == len(sheet.lines) and not sheet.signatures:
        return IncidentRuling(Clause.V4_8, Consequence.DEAL_AGAIN, struck_from=command.game)
    return _deal_again(tournament, sheet, command, Clause.V4_8)


def games_in_finished_rounds(tournament: Tournament, sheet: Sheet) -> int:
    """Count the games in finished rounds, which a wrong dealer no longer affects (V4.10).

    A round is finished when its last game is properly entered (and confirmed, where required), or
    when the next round has begun. The last round of a series is also finished once the list is
    fully signed; with `LastRound.SIGNED`, only then.
    """
    entered = len(sheet.lines)
    if entered == 0:
        return 0
    complete = is_complete(tournament.rules, sheet)
    if complete and sheet.is_signed:
        return entered
    order = deals(tournament.rules, _not_broken_off(sheet))
    last = order[entered - 1].round
    ended = entered == len(order) or order[entered].round > last
    by_signatures = complete and tournament.terms.last_round is LastRound.SIGNED
    if ended and not by_signatures and not needs_confirming(tournament, sheet.lines[-1]):
        return entered
    return sum(deal.round < last for deal in order)


def _not_broken_off(sheet: Sheet) -> Sheet:
    """Return the list as if it had not ended early, so that its last round is incomplete.

    If a player's leaving ended it, that player counts as still at the table.
    """
    if sheet.ends_after is None:
        return sheet
    if sheet.early_ending is not None:
        return replace(sheet, ends_after=None)
    left = tuple(one for one in sheet.left if one.after < sheet.ends_after)
    return replace(sheet, ends_after=None, left=left)


def _wrong_dealer(tournament: Tournament, sheet: Sheet, command: RecordIncident) -> IncidentRuling:
    """Rule on a player who dealt out of turn (V4.10, V4.11, V4.12).

    All games of the current round from the first one with the wrong dealer are void. If the mistake
    is found in a later round, or its first game is unknown, finished rounds count and the current
    round begins again with seat 1.
    """
    entered = len(sheet.lines)
    complete = is_complete(tournament.rules, sheet)
    if complete and command.game > entered:
        raise TournamentRefused(TournamentRefusal.INCIDENT_GAME, game=command.game, games=entered)
    finished = games_in_finished_rounds(tournament, sheet)
    if finished == entered and complete:
        return IncidentRuling(Clause.V4_12, Consequence.ROUNDS_STAND)
    if command.game == entered + 1:
        return IncidentRuling(Clause.V4_10, Consequence.DEAL_AGAIN, struck_from=command.game)
    if command.game > finished:
        return IncidentRuling(Clause.V4_11, Consequence.REPLAY_FROM, struck_from=command.game)
    return IncidentRuling(Clause.V4_12, Consequence.ROUND_AGAIN, struck_from=finished + 1)


def _hand_thrown_in(
    tournament: Tournament, sheet: Sheet, command: RecordIncident
) -> IncidentRuling:
    """Rule on a hand thrown in before counting (T15).

    The hand scores as the next worse class; a repeated offence costs another point.
    """
    _check_seat(sheet, command)
    if not 1 <= command.game <= len(sheet.lines):
        raise TournamentRefused(
            TournamentRefusal.INCIDENT_GAME, game=command.game, games=len(sheet.lines)
        )
    written = sheet.lines[command.game - 1]
    if written.line.counts[command.seat - 1] is None:
        raise TournamentRefused(TournamentRefusal.NOT_COUNTED, clause=Clause.T15, seat=command.seat)
    if any(one.seat == command.seat for one in written.thrown_in):
        raise TournamentRefused(
            TournamentRefusal.THROWN_IN_ALREADY, clause=Clause.T15, seat=command.seat
        )
    if sheet.signatures and not command.note.strip():
        raise TournamentRefused(TournamentRefusal.REASON_NEEDED)
    time = 1 + thrown_in_by(tournament, sheet.seats[command.seat - 1])
    return IncidentRuling(Clause.T15, consequence_of(tournament.rules, time), time=time)
