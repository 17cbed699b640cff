"""Response bodies for the preview of a command."""

from __future__ import annotations

import msgspec

from romme.server.organise.http.messages import EntrySeen, SeatMoveInfo
from romme.tournament.lists.checks import Doubt
from romme.tournament.seating import BreachKind, PlanProof


class BreachInfo(msgspec.Struct, frozen=True):
    """A rule or wish that a seating plan violates."""

    kind: BreachKind
    table: int
    numbers: tuple[int, ...]
    times: int
    text: str


class DoubtInfo(msgspec.Struct, frozen=True):
    """An implausible number in a line."""

    seat: int
    doubt: Doubt
    text: str


class EffectInfo(msgspec.Struct, frozen=True):
    """Points that a step changes, in words."""

    what: str
    """The game or total, and the player."""
    before: str
    after: str


class RefereeEntrySeen(msgspec.Struct, frozen=True):
    """A decision of the director in the referee's log."""

    version: int
    at: int
    """The time, in milliseconds since 1970."""
    series: int
    """The series concerned. 0: the whole tournament."""
    table: int
    text: str
    clause: str
    """The clause applied. Empty: the director decided freely."""
    rule: str
    """The sentence of the clause."""
    effects: list[EffectInfo]
    undone: bool
    """Whether the decision was undone later."""


class CommandPreview(msgspec.Struct, frozen=True):
    """The consequences that a command would have."""

    refused: str = ""
    """The reason why the command would be refused, as a sentence, or empty."""
    tables: tuple[tuple[int, ...], ...] = ()
    """The seating plan, for commands about seats."""
    breaches: list[BreachInfo] = []
    moves: list[SeatMoveInfo] = []
    """The people to tell, compared with the plan that waits to begin. Empty without such a plan."""
    avoidable: bool = False
    """Whether a plan without some of the breaches may exist."""
    proof: PlanProof | None = None
    """The proven quality of the plan, apart from breaches of kind `rank`. Null: not proven."""
    consequence: str = ""
    """The consequence of an incident, as a sentence."""
    clause: str = ""
    rule: str = ""
    """The text of the clause."""
    struck_from: int = 0
    effects: list[EffectInfo] = []
    """The points that an incident changes. Empty: none."""
    entries: list[EntrySeen | None] = []
    """For each seat, its points in the entered line. Null: the seat did not play."""
    doubts: list[DoubtInfo] = []
