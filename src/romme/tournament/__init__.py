"""Tournaments as events: entries, seats, series, lists, incidents and rankings, but no cards.

`decide` turns a command into events or raises `TournamentRefused`; `evolve` applies an event. A
tournament is the fold of its events, and its log is append-only.

>>> from romme.rules import find_preset
>>> from romme.tournament import *
>>> log = [make("Spring cup", find_preset("turnier").rules, TournamentTerms(rounds=1))]
>>> def ask(command: Command) -> None:
...     log.extend(decide(fold(log), command, DIRECTOR))
>>> people = tuple(EntryDetails(name) for name in ("Anna", "Jos", "Léa"))
>>> ask(EnterPeople(people, Presence.PRESENT))
>>> ask(SeatByHand(((3, 1, 2),)))
>>> ask(BeginSeries())
>>> ask(CheckPack(series=1, table=1))
>>> left_with = Count(12, Hand.OPENED), None, Count(104, Hand.UNOPENED)
>>> for game in (1, 2, 3):
...     ask(EnterLine(1, 1, game, Line(Ending.ROMME, 2, left_with)))
>>> for place in standing(fold(log), Scope.total()):
...     print(place.place, fold(log).entrant(place.party).name, place.result.rating)
1 Anna 15
2 Léa 6
3 Jos -3

`romme.tournament.storage` stores a log. `romme.tournament.proof` recomputes it independently.
"""

from __future__ import annotations

from romme.engine.state import Ending
from romme.tournament.commands import (
    Announce,
    BeginSeries,
    ChangeEntry,
    ChangeScoring,
    ChangeTerms,
    CheckPack,
    CloseSeries,
    Command,
    ConfirmLine,
    CorrectLine,
    DrawSeats,
    EnterControl,
    EnterLine,
    EnterPeople,
    Finish,
    JoinTable,
    LiftPenalty,
    Penalise,
    RecordIncident,
    RecordLot,
    RemoveEntry,
    Reopen,
    SeatByHand,
    SetClock,
    SetPresence,
    Sign,
    UndoOnList,
    UndoStep,
    Withdraw,
)
from romme.tournament.decide import decide
from romme.tournament.events import Event
from romme.tournament.evolve import evolve, fold
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.lists.sheet import Sheet
from romme.tournament.model import Entrant, SeriesPhase, Tournament, TournamentSeries
from romme.tournament.office.director import make
from romme.tournament.ranking import RankedParty, RankingResult, results, standing
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import DIRECTOR, By, Role
from romme.tournament.values import (
    Count,
    Demand,
    EntryDetails,
    Hand,
    LastRound,
    Line,
    Namesakes,
    Parties,
    Placing,
    Presence,
    Scope,
    Span,
    TournamentTerms,
    Unfinished,
    Venue,
    WayToLeave,
)

__all__ = [
    "DIRECTOR",
    "Announce",
    "BeginSeries",
    "By",
    "ChangeEntry",
    "ChangeScoring",
    "ChangeTerms",
    "CheckPack",
    "CloseSeries",
    "Command",
    "ConfirmLine",
    "Consequence",
    "CorrectLine",
    "Count",
    "Demand",
    "DrawSeats",
    "Ending",
    "EnterControl",
    "EnterLine",
    "EnterPeople",
    "Entrant",
    "EntryDetails",
    "Event",
    "Finish",
    "Hand",
    "IncidentKind",
    "JoinTable",
    "LastRound",
    "LiftPenalty",
    "Line",
    "Namesakes",
    "Parties",
    "Penalise",
    "Placing",
    "Presence",
    "RankedParty",
    "RankingResult",
    "RecordIncident",
    "RecordLot",
    "RemoveEntry",
    "Reopen",
    "Role",
    "Scope",
    "SeatByHand",
    "SeriesPhase",
    "SetClock",
    "SetPresence",
    "Sheet",
    "Sign",
    "Span",
    "Tournament",
    "TournamentRefusal",
    "TournamentRefused",
    "TournamentSeries",
    "TournamentTerms",
    "UndoOnList",
    "UndoStep",
    "Unfinished",
    "Venue",
    "WayToLeave",
    "Withdraw",
    "decide",
    "evolve",
    "fold",
    "make",
    "results",
    "standing",
]
