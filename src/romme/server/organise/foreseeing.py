"""What a command would lead to, for whoever is about to give it: the director sees it first."""

from __future__ import annotations

import asyncio

from romme.locales import Words
from romme.server.organise import messages as wire
from romme.server.organise.picture import entry_seen
from romme.tournament.commands import (
    Command,
    CorrectLine,
    DrawSeats,
    EnterControl,
    EnterLine,
    RecordIncident,
    SeatByHand,
)
from romme.tournament.decide import decide
from romme.tournament.incidents import ruling
from romme.tournament.lists import doubts, entries
from romme.tournament.model import Tournament
from romme.tournament.refusals import Refused
from romme.tournament.rights import By, check_right
from romme.tournament.seating import Tables
from romme.tournament.series import broken_by, plan
from romme.tournament.sheet import Written
from romme.tournament.values import Line
from romme.tournament.wording import breach_text, clause_text, doubt_text, ruling_text, why_refused


async def foresee(words: Words, tournament: Tournament, command: Command, by: By) -> wire.Foreseen:
    """What would happen; nothing does. Who may not ask for it is not told: raises `Refused`.

    Looking for seats takes a while, so it is done beside.
    """
    check_right(command, by)
    if isinstance(command, DrawSeats):
        return await asyncio.to_thread(_foresee, words, tournament, command, by)
    return _foresee(words, tournament, command, by)


def _foresee(words: Words, tournament: Tournament, command: Command, by: By) -> wire.Foreseen:
    try:
        match command:
            case DrawSeats():
                found = plan(tournament, command)
                return _seats(words, tournament, found.tables, avoidable=not found.is_best)
            case SeatByHand():
                decide(tournament, command, by)
                return _seats(words, tournament, command.tables, avoidable=True)
            case RecordIncident():
                return _incident(words, tournament, command)
            case EnterLine() | CorrectLine() | EnterControl():
                decide(tournament, command, by)
                return _line(words, tournament, command.line)
            case _:
                decide(tournament, command, by)
                return wire.Foreseen()
    except Refused as refused:
        clause = refused.clause
        return wire.Foreseen(
            refused=why_refused(words, refused),
            clause="" if clause is None else clause.value,
            rule="" if clause is None else clause_text(words, clause),
        )


def _seats(
    words: Words, tournament: Tournament, tables: Tables, *, avoidable: bool
) -> wire.Foreseen:
    found = broken_by(tournament, tables)
    return wire.Foreseen(
        tables=tables,
        breaches=[
            wire.BreachTold(
                kind=one.kind.value,
                table=one.table,
                numbers=one.numbers,
                times=one.times,
                text=breach_text(words, one, tournament),
            )
            for one in found
        ],
        avoidable=avoidable and bool(found),
    )


def _incident(words: Words, tournament: Tournament, command: RecordIncident) -> wire.Foreseen:
    found = ruling(tournament, command)
    return wire.Foreseen(
        consequence=ruling_text(words, found),
        clause=found.clause.value,
        rule=clause_text(words, found.clause),
        struck_from=found.struck_from,
    )


def _line(words: Words, tournament: Tournament, line: Line) -> wire.Foreseen:
    rated = entries(tournament.rules, Written(line, 0))
    return wire.Foreseen(
        entries=[entry_seen(one) for one in rated],
        doubts=[
            wire.DoubtTold(one.seat, one.doubt.value, doubt_text(words, one))
            for one in doubts(tournament.rules, line)
        ],
    )
