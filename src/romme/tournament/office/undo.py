"""Taking back the last steps: an event like any other, so that nothing is erased.

The office takes back its own steps, one by one, until something has happened on a list: what fifty
tables enter meanwhile is not to vanish with a slip of the director. On each list the last steps of
that list can be taken back while its series runs: by its keeper until somebody has signed, but for
what the director ruled; that somebody left the table is one of these steps too. Both reach back
`REACH` steps.
"""

from __future__ import annotations

from typing import Final

from romme.tournament.commands import UndoOnList
from romme.tournament.events import ListStepUndone, StepUndone
from romme.tournament.lists.entering import open_sheet
from romme.tournament.lists.sheet import Whose
from romme.tournament.model import Tournament
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.rights import By, Role

REACH: Final = 20


def undo_step(tournament: Tournament, by: By) -> StepUndone:
    """Take back the last step of the office."""
    if not tournament.past:
        raise TournamentRefused(TournamentRefusal.NOTHING_TO_UNDO)
    return StepUndone(by.name)


def undo_on_list(tournament: Tournament, command: UndoOnList, by: By) -> ListStepUndone:
    """Take back the last step on a list."""
    sheet = open_sheet(tournament, command.series, command.table)
    if sheet.signatures and by.role is not Role.DIRECTOR:
        raise TournamentRefused(TournamentRefusal.SIGNED)
    if not sheet.past:
        raise TournamentRefused(TournamentRefusal.NOTHING_TO_UNDO)
    if sheet.past[-1].whose is Whose.DIRECTOR and by.role is not Role.DIRECTOR:
        raise TournamentRefused(TournamentRefusal.NO_RIGHT, role=by.role.value)
    return ListStepUndone(command.series, command.table, by.name)
