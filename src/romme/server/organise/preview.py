"""Preview of tournament commands, to show the consequences before a command is sent."""

from __future__ import annotations

from functools import partial

from romme.locales import Words
from romme.server.organise.desk import decide_off_loop
from romme.server.organise.http import preview_messages as messages
from romme.server.organise.http.messages import SeatMoveInfo
from romme.server.organise.picture import entry_seen
from romme.tournament.commands import AdjustSeats, Command, DrawSeats, SeatByHand
from romme.tournament.decide import decide
from romme.tournament.entries.registration import MOST_NUMBER, check_size
from romme.tournament.evolve import evolve
from romme.tournament.incidents.effects import effects
from romme.tournament.incidents.rulings import record, ruling
from romme.tournament.list_commands import CorrectLine, EnterControl, EnterLine, RecordIncident
from romme.tournament.lists.checks import doubts
from romme.tournament.lists.points import score_entries
from romme.tournament.lists.sheet import WrittenLine
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.refusals import TournamentRefused
from romme.tournament.rights import By, check_right
from romme.tournament.seating import BreachKind, PlanProof, Tables
from romme.tournament.seating.adjusting import adjusted_tables
from romme.tournament.seating.moves import seat_moves
from romme.tournament.seating.plans import plan, plan_breaches
from romme.tournament.values import Line, Placing
from romme.tournament.wording.phrases import (
    breach_text,
    clause_text,
    doubt_text,
    ruling_text,
    why_refused,
)
from romme.tournament.wording.referee_log import EffectText, effect_texts


async def preview_command(
    words: Words,
    tournament: Tournament,
    command: Command,
    by: By,
    *,
    most_entrants: int = MOST_NUMBER,
) -> messages.CommandPreview:
    """Return what a command would do. Raise `TournamentRefused` if `by` may not send it."""
    check_right(command, by)
    job = partial(_preview, words, tournament, command, by, most_entrants=most_entrants)
    return await decide_off_loop(command, job)


def _preview(
    words: Words, tournament: Tournament, command: Command, by: By, *, most_entrants: int
) -> messages.CommandPreview:
    try:
        check_size(tournament, command, most_entrants)
        match command:
            case DrawSeats():
                found = plan(tournament, command)
                return _seats(words, tournament, found.tables, command.placing, proof=found.proof)
            case AdjustSeats():
                tables = adjusted_tables(tournament)
                return _seats(words, tournament, tables, Placing.ADJUSTED, proof=None)
            case SeatByHand():
                decide(tournament, command, by)
                return _seats(words, tournament, command.tables, Placing.BY_HAND, proof=None)
            case RecordIncident():
                return _incident(words, tournament, command, by)
            case EnterLine() | CorrectLine() | EnterControl():
                decide(tournament, command, by)
                return _line(words, tournament, command.line)
            case _:
                decide(tournament, command, by)
                return messages.CommandPreview()
    except TournamentRefused as refused:
        clause = refused.clause
        return messages.CommandPreview(
            refused=why_refused(words, refused),
            clause="" if clause is None else clause.value,
            rule="" if clause is None else clause_text(words, clause),
        )


def _seats(
    words: Words,
    tournament: Tournament,
    tables: Tables,
    placing: Placing,
    *,
    proof: PlanProof | None,
) -> messages.CommandPreview:
    found = plan_breaches(tournament, tables, placing)
    off_rank = any(one.kind in (BreachKind.RANK, BreachKind.FIXED_RANK) for one in found)
    last = tournament.last
    waiting = () if last is None or last.phase is not SeriesPhase.SEATED else last.tables
    return messages.CommandPreview(
        tables=tables,
        moves=[SeatMoveInfo.of(one) for one in seat_moves(waiting, tables) if waiting],
        breaches=[
            messages.BreachInfo(
                kind=one.kind,
                table=one.table,
                numbers=one.numbers,
                times=one.times,
                text=breach_text(words, one, tournament),
            )
            for one in found
        ],
        avoidable=bool(found) and (off_rank or proof is not PlanProof.UNAVOIDABLE),
        proof=proof,
    )


def _incident(
    words: Words, tournament: Tournament, command: RecordIncident, by: By
) -> messages.CommandPreview:
    found = ruling(tournament, command)
    after = evolve(tournament, record(tournament, command, by))
    changed = effect_texts(
        words, after, effects(tournament, after), at=(command.series, command.table)
    )
    return messages.CommandPreview(
        consequence=ruling_text(words, found),
        clause=found.clause.value,
        rule=clause_text(words, found.clause),
        struck_from=found.struck_from,
        effects=[effect_info(one) for one in changed],
    )


def effect_info(one: EffectText) -> messages.EffectInfo:
    """Convert a changed figure to its form on the wire."""
    return messages.EffectInfo(one.what, one.before, one.after)


def _line(words: Words, tournament: Tournament, line: Line) -> messages.CommandPreview:
    rated = score_entries(tournament.rules, WrittenLine(line, 0))
    return messages.CommandPreview(
        entries=[entry_seen(one) for one in rated],
        doubts=[
            messages.DoubtInfo(one.seat, one.doubt, doubt_text(words, one))
            for one in doubts(tournament.rules, line)
        ],
    )
