"""Undo: an event like any other, so that nothing is erased from the log.

The office can undo its own steps, one by one, until the next step on a list: undoing the director's
mistake must not discard what fifty tables have entered since. The steps on a list can be undone
while its series runs. The list's keeper may do so until the first signature, except for rulings by
the director. A player leaving the table is also a step on its list, which only the director may
undo. Ending a list early is one that helpers may undo as well. The office and each list can undo up
to `MOST_UNDO_STEPS` steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from romme.tournament.events import StepUndone
from romme.tournament.list_commands import UndoOnList
from romme.tournament.list_events import ListStepUndone
from romme.tournament.lists.entering import open_sheet
from romme.tournament.lists.sheet import StepOwner
from romme.tournament.model import Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import By, Role

MAY_UNDO: Final[Mapping[StepOwner, frozenset[Role]]] = MappingProxyType(
    {
        StepOwner.TABLE: frozenset(Role),
        StepOwner.OFFICE: frozenset({Role.DIRECTOR, Role.HELPER}),
        StepOwner.DIRECTOR: frozenset({Role.DIRECTOR}),
    }
)
"""The roles that may undo the last step on a list before anybody has signed it."""


def undo_step(tournament: Tournament, by: By) -> StepUndone:
    """Return the event that undoes the office's last step.

    Raise `TournamentRefused` if there is no step to undo.
    """
    if not tournament.past:
        raise TournamentRefused(TournamentRefusal.NOTHING_TO_UNDO)
    return StepUndone(by.name)


def undo_on_list(tournament: Tournament, command: UndoOnList, by: By) -> ListStepUndone:
    """Return the event that undoes the last step on a list.

    Raise `TournamentRefused` if there is no step to undo, or if only the director may undo it.
    """
    sheet = open_sheet(tournament, command.series, command.table)
    if sheet.signatures and by.role is not Role.DIRECTOR:
        raise TournamentRefused(TournamentRefusal.SIGNED)
    if not sheet.past:
        raise TournamentRefused(TournamentRefusal.NOTHING_TO_UNDO)
    if by.role not in MAY_UNDO[sheet.past[-1].owner]:
        raise TournamentRefused(TournamentRefusal.NO_RIGHT, role=by.role.value)
    return ListStepUndone(command.series, command.table, by.name)
