"""The roles that may give each command.

Authentication (a link, a PIN) belongs to the program that runs the tournament; this module only
says what each role may do. A test checks that every command has an entry in `RIGHTS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from romme.tournament import commands, list_commands
from romme.tournament.commands import Command
from romme.tournament.list_commands import OnList
from romme.tournament.refusals import TournamentRefusal, TournamentRefused


class Role(Enum):
    """Roles in a tournament. A person without a role is a spectator."""

    DIRECTOR = "director"
    HELPER = "helper"
    KEEPER = "keeper"
    """Keeps the list of one table."""


@dataclass(frozen=True, slots=True)
class By:
    """The person who gives a command."""

    role: Role
    name: str = ""
    """Name of the person or role, stored in the events."""
    series: int = 0
    table: int = 0
    """The table whose list a keeper keeps, in the series `series`; 0 for other roles."""


DIRECTOR: Final = By(Role.DIRECTOR, "director")

_OFFICE: Final = frozenset({Role.DIRECTOR, Role.HELPER})
_ALL: Final = frozenset(Role)
_DIRECTOR_ONLY: Final = frozenset({Role.DIRECTOR})

RIGHTS: Final[Mapping[type[Command], frozenset[Role]]] = MappingProxyType(
    {
        commands.ChangeTerms: _DIRECTOR_ONLY,
        commands.ChangeLogo: _DIRECTOR_ONLY,
        commands.ChangeScoring: _DIRECTOR_ONLY,
        commands.Finish: _DIRECTOR_ONLY,
        commands.Reopen: _DIRECTOR_ONLY,
        commands.SetClock: _DIRECTOR_ONLY,
        commands.ShiftClock: _DIRECTOR_ONLY,
        commands.Announce: _OFFICE,
        commands.EnterPeople: _OFFICE,
        commands.ChangeEntry: _OFFICE,
        commands.SetClass: _OFFICE,
        commands.RemoveEntry: _OFFICE,
        commands.SetPresence: _OFFICE,
        commands.Withdraw: _DIRECTOR_ONLY,
        commands.FixSeat: _OFFICE,
        commands.DrawSeats: _DIRECTOR_ONLY,
        commands.SeatByHand: _DIRECTOR_ONLY,
        commands.AdjustSeats: _DIRECTOR_ONLY,
        commands.BeginSeries: _DIRECTOR_ONLY,
        commands.JoinTable: _DIRECTOR_ONLY,
        commands.CloseSeries: _DIRECTOR_ONLY,
        list_commands.CheckPack: _ALL,
        list_commands.EnterLine: _ALL,
        list_commands.ConfirmLine: _ALL,
        list_commands.CorrectLine: _ALL,  # signed list: only the director, see signing.py
        list_commands.EnterControl: _ALL,
        list_commands.Sign: _ALL,
        list_commands.EndList: _OFFICE,
        list_commands.EndOpenLists: _OFFICE,
        list_commands.RecordIncident: _DIRECTOR_ONLY,
        list_commands.RecordRuling: _DIRECTOR_ONLY,
        list_commands.CallDirector: _ALL,
        list_commands.AnswerCall: _OFFICE,
        list_commands.WithdrawCall: _ALL,
        commands.Penalise: _DIRECTOR_ONLY,
        commands.LiftPenalty: _DIRECTOR_ONLY,
        commands.RecordLot: _DIRECTOR_ONLY,
        commands.UndoStep: _DIRECTOR_ONLY,
        list_commands.UndoOnList: _ALL,
    }
)


def check_right(command: Command, by: By) -> None:
    """Raise `TournamentRefused` if the role may not give the command, or not for this table."""
    if by.role not in RIGHTS[type(command)]:
        raise TournamentRefused(TournamentRefusal.NO_RIGHT, role=by.role.value)
    if by.role is Role.KEEPER and isinstance(command, OnList):
        own = (by.series, by.table)
        if (command.series, command.table) != own:
            raise TournamentRefused(
                TournamentRefusal.NOT_YOUR_TABLE, series=by.series, table=by.table
            )
