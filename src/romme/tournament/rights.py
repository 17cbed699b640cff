"""Who may do what.

Who somebody is (a link, a PIN) is found out where the tournament is run; here it is only said what
each role may do. A command without an entry is nobody's, and a test sees that none is missing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from romme.tournament import commands
from romme.tournament.commands import Command, OnList
from romme.tournament.refusals import TournamentRefusal, TournamentRefused


class Role(Enum):
    """What somebody is in a tournament; who is none of these only looks on."""

    DIRECTOR = "director"
    HELPER = "helper"
    KEEPER = "keeper"
    """Keeps the list of one table."""


@dataclass(frozen=True, slots=True)
class By:
    """Who gives a command."""

    role: Role
    name: str = ""
    """As it is to stand on the record."""
    series: int = 0
    table: int = 0
    """Series and table of the list that a keeper keeps."""


DIRECTOR: Final = By(Role.DIRECTOR, "director")

_OFFICE: Final = frozenset({Role.DIRECTOR, Role.HELPER})
_ALL: Final = frozenset(Role)
_ALONE: Final = frozenset({Role.DIRECTOR})

RIGHTS: Final[Mapping[type[Command], frozenset[Role]]] = MappingProxyType(
    {
        commands.ChangeTerms: _ALONE,
        commands.ChangeScoring: _ALONE,
        commands.Finish: _ALONE,
        commands.Reopen: _ALONE,
        commands.SetClock: _ALONE,
        commands.Announce: _OFFICE,
        commands.EnterPeople: _OFFICE,
        commands.ChangeEntry: _OFFICE,
        commands.RemoveEntry: _OFFICE,
        commands.SetPresence: _OFFICE,
        commands.Withdraw: _ALONE,
        commands.DrawSeats: _ALONE,
        commands.SeatByHand: _ALONE,
        commands.BeginSeries: _ALONE,
        commands.JoinTable: _ALONE,
        commands.CloseSeries: _ALONE,
        commands.CheckPack: _ALL,
        commands.EnterLine: _ALL,
        commands.ConfirmLine: _ALL,
        commands.CorrectLine: _ALL,  # of a signed list: the director alone, see signing.py
        commands.EnterControl: _ALL,
        commands.Sign: _ALL,
        commands.RecordIncident: _ALONE,
        commands.Penalise: _ALONE,
        commands.LiftPenalty: _ALONE,
        commands.RecordLot: _ALONE,
        commands.UndoStep: _ALONE,
        commands.UndoOnList: _ALL,
    }
)


def check_right(command: Command, by: By) -> None:
    """Refuse what somebody's role does not include, or another table's list."""
    if by.role not in RIGHTS[type(command)]:
        raise TournamentRefused(TournamentRefusal.NO_RIGHT, role=by.role.value)
    if by.role is Role.KEEPER and isinstance(command, OnList):
        own = (by.series, by.table)
        if (command.series, command.table) != own:
            raise TournamentRefused(
                TournamentRefusal.NOT_YOUR_TABLE, series=by.series, table=by.table
            )
