"""Undo: an event like any other, so that nothing is erased from the log.

The office can undo its own steps, one by one, until the next step on a list: undoing the director's
mistake must not discard what fifty tables have entered since. The steps on a list can be undone
while its series runs. The list's keeper may do so until the first signature, except for rulings by
the director. A player leaving the table is also a step on its list, which only the director may
undo. The office and each list can undo up to `MOST_UNDO_STEPS` steps.
"""

from __future__ import annotations

from romme.tournament.commands import UndoOnList
from romme.tournament.events import ListStepUndone, StepUndone
from romme.tournament.lists.entering import open_sheet
from romme.tournament.lists.sheet import StepOwner
from romme.tournament.model import Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import By, Role


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
    if sheet.past[-1].owner is StepOwner.DIRECTOR and by.role is not Role.DIRECTOR:
        raise TournamentRefused(TournamentRefusal.NO_RIGHT, role=by.role.value)
    return ListStepUndone(command.series, command.table, by.name)
