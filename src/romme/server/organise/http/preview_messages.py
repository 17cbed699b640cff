"""What goes over HTTP about a command that is only thought of: what it would lead to."""

from __future__ import annotations

import msgspec

from romme.server.organise.http.messages import EntrySeen
from romme.tournament.lists.checks import Doubt
from romme.tournament.seating import BreachKind, PlanProof


class BreachInfo(msgspec.Struct, frozen=True):
    """What a plan of seats breaks."""

    kind: BreachKind
    table: int
    numbers: tuple[int, ...]
    times: int
    text: str


class DoubtInfo(msgspec.Struct, frozen=True):
    """A figure that is hardly possible."""

    seat: int
    doubt: Doubt
    text: str


class CommandPreview(msgspec.Struct, frozen=True):
    """What a command would lead to; nothing has been done."""

    refused: str = ""
    """Why it would be refused, in a sentence."""
    tables: tuple[tuple[int, ...], ...] = ()
    """The plan of seats, where it is about seats."""
    breaches: list[BreachInfo] = []
    avoidable: bool = False
    """Whether a plan without some of the breaches may exist."""
    proof: PlanProof | None = None
    """What is proven about the breaches, those of the standing (`rank`) aside."""
    consequence: str = ""
    """What follows from an incident, in a sentence."""
    clause: str = ""
    rule: str = ""
    """What the clause says."""
    struck_from: int = 0
    entries: list[EntrySeen | None] = []
    """By seat, what a line would bring."""
    doubts: list[DoubtInfo] = []
