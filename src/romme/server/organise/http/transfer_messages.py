"""Request and response bodies for opening, copying and restoring whole tournaments."""

from __future__ import annotations

from typing import Annotated

import msgspec

from romme.server.organise.states import StateSummary
from romme.tournament.rights import Role
from romme.wire.commands import Id

Step = Annotated[int, msgspec.Meta(ge=1, le=2**31)]


class OpenedTournament(msgspec.Struct, frozen=True):
    """The director's key of a tournament that was opened from a file."""

    tournament: str
    role: Role
    key: str
    torn: bool
    """Whether the last line of the file was incomplete, and was left out."""


class StateRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to copy or restore the state after a step, and an id that makes it idempotent."""

    id: Id
    version: Step
    """The number of the last step that belongs to the state."""
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """The name of the person who restores it, for the record."""


class StateComparison(msgspec.Struct, frozen=True):
    """An earlier state and the present one."""

    version: int
    before: StateSummary
    """The state after the step `version`."""
    now: StateSummary
    steps: int
    """Number of steps since then."""
