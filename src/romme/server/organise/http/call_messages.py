"""Messages about calls for the director."""

from __future__ import annotations

from enum import Enum

import msgspec

from romme.tournament.incidents.kinds import IncidentKind


class CallSeen(msgspec.Struct, frozen=True):
    """A table's call for the director. The public does not see what happened, or who is coming."""

    series: int
    table: int
    kind: IncidentKind | None = None
    """The kind of incident. Null: something else, or not shown."""
    at: int = 0
    """When the table called, in milliseconds since 1970. 0: not known."""
    answered_at: int | None = None
    """When somebody answered, in milliseconds since 1970. 0: not known. Null: nobody has yet."""
    answered_by: str = ""


class CallWish(Enum):
    """A wish of a player at an online table."""

    CALL = "call"
    TAKE_BACK = "take-back"


class TableCall(msgspec.Struct, frozen=True):
    """A call for the director from the online table of the person who sends it."""

    wish: CallWish = CallWish.CALL
