"""Events about the lists of a tournament, the incidents at its tables, and rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.rules.clauses import Clause
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.values import EndedList, Line


@dataclass(frozen=True, slots=True)
class PackChecked:
    """Seat 1 counted the cards and found the pack complete (T1, V3.2)."""

    series: int
    table: int


@dataclass(frozen=True, slots=True)
class LineEntered:
    """A game was entered on a list."""

    series: int
    table: int
    game: int
    line: Line
    seat: int
    """The seat that entered the game; 0 = the office, which entered it from paper."""


@dataclass(frozen=True, slots=True)
class LineConfirmed:
    """A second person confirmed the count of a game (T11)."""

    series: int
    table: int
    game: int
    seat: int
    """The seat that confirmed the count; 0 = the office."""


@dataclass(frozen=True, slots=True)
class LineCorrected:
    """A line of a list was changed."""

    series: int
    table: int
    game: int
    line: Line
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class ControlEntered:
    """A line of the control list was entered or replaced."""

    series: int
    table: int
    game: int
    line: Line


@dataclass(frozen=True, slots=True)
class Signed:
    """A player signed a list, or the director signed in the player's place."""

    series: int
    table: int
    seat: int
    reason: str
    """Why the director signed; empty if the player did."""
    by: str
    """Name of the director who signed; empty if the player did."""


@dataclass(frozen=True, slots=True)
class ListsEnded:
    """One or more lists of a series were ended early.

    The office can undo this for all lists at once, and it can be undone on each list.
    """

    series: int
    lists: tuple[EndedList, ...]
    reason: str
    """Why the lists were ended; empty = time was up."""
    by: str


@dataclass(frozen=True, slots=True)
class IncidentRecorded:
    """An incident at a table was recorded, with its consequence."""

    series: int
    table: int
    kind: IncidentKind
    clause: Clause
    consequence: Consequence
    game: int
    seat: int
    struck_from: int
    """The first game that is void; 0 = none."""
    time: int
    """Number of hands the player has now thrown in (T15); 0 for other incidents."""
    note: str
    by: str


@dataclass(frozen=True, slots=True)
class RulingRecorded:
    """The director decided something that no clause covers. It changes no points."""

    text: str
    series: int
    """The series concerned; 0 = the whole tournament."""
    table: int
    game: int
    """The game concerned; 0 = none."""
    seat: int
    """The seat concerned; 0 = none."""
    by: str


@dataclass(frozen=True, slots=True)
class DirectorCalled:
    """A table called the director."""

    series: int
    table: int
    kind: IncidentKind | None
    """The kind of incident; None = something else."""
    at: int
    """When the table called, in milliseconds since 1970; 0 = unknown."""
    by: str


@dataclass(frozen=True, slots=True)
class CallAnswered:
    """Somebody answered a table's call for the director."""

    series: int
    table: int
    at: int
    """When it was answered, in milliseconds since 1970; 0 = unknown."""
    by: str


@dataclass(frozen=True, slots=True)
class CallWithdrawn:
    """A call for the director was taken back."""

    series: int
    table: int
    at: int
    """When it was taken back, in milliseconds since 1970; 0 = unknown."""
    by: str


@dataclass(frozen=True, slots=True)
class ListStepUndone:
    """The last step on a list was undone."""

    series: int
    table: int
    by: str


ListEvent: TypeAlias = (
    PackChecked
    | LineEntered
    | LineConfirmed
    | LineCorrected
    | ControlEntered
    | Signed
    | IncidentRecorded
)
"""Steps on one list. They can be undone while the series is running."""
CallEvent: TypeAlias = DirectorCalled | CallAnswered | CallWithdrawn
"""Calls for the director. They affect no list, and cannot be undone."""
