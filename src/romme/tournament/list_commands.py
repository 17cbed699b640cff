"""Commands about the lists of a tournament, the incidents at its tables, and rulings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.values import Line


@dataclass(frozen=True, slots=True)
class CheckPack:
    """Record that seat 1 has counted the cards (T1, V3.2)."""

    series: int
    table: int


@dataclass(frozen=True, slots=True)
class EnterLine:
    """Enter a game on a list. Entering the same line again is a no-op."""

    series: int
    table: int
    game: int
    line: Line
    seat: int = 1
    """The seat that enters the game; 0 = the office, which enters it from paper."""
    replays: int = 0
    """`Sheet.replays` when the line was written. Games have become void since if it has changed."""


@dataclass(frozen=True, slots=True)
class ConfirmLine:
    """Record that a second person has confirmed the count (T11)."""

    series: int
    table: int
    game: int
    seat: int
    """The seat that confirms the count; 0 = the office."""


@dataclass(frozen=True, slots=True)
class CorrectLine:
    """Change a line of a list.

    After the first signature or the end of the series, only the director may change lines, and must
    give a reason.
    """

    series: int
    table: int
    game: int
    line: Line
    reason: str = ""
    seen: Line | None = None
    """The line that the caller saw; the command is refused if it has changed. None = no check."""


@dataclass(frozen=True, slots=True)
class EnterControl:
    """Enter or replace a line of the control list."""

    series: int
    table: int
    game: int
    line: Line


@dataclass(frozen=True, slots=True)
class Sign:
    """Sign a list for a seat. The director may sign in a player's place, but must give a reason."""

    series: int
    table: int
    seat: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class EndList:
    """End a list early, for instance because time is up.

    Its players stay present and sign it. `TournamentTerms.early_end` says which games count.
    """

    series: int
    table: int
    reason: str = ""
    """Why the list is ended; empty = time is up."""


@dataclass(frozen=True, slots=True)
class EndOpenLists:
    """End all incomplete lists of a series early, in one step."""

    series: int
    reason: str = ""
    """Why the lists are ended; empty = time is up."""


@dataclass(frozen=True, slots=True)
class RecordIncident:
    """Record an incident at a table and apply its consequence."""

    series: int
    table: int
    kind: IncidentKind
    game: int = 0
    """The number of the first game concerned; 0 = unknown."""
    seat: int = 0
    """The seat that caused the incident; 0 if the seat does not matter."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class RecordRuling:
    """Put a decision of the director on the record, in the director's own words.

    It changes no points. Series and table are 0 if it does not concern one table.
    """

    text: str
    series: int = 0
    table: int = 0
    game: int = 0
    """The number of the game concerned; 0 = none."""
    seat: int = 0
    """The seat concerned; 0 = none."""


@dataclass(frozen=True, slots=True)
class CallDirector:
    """Call the director to a table.

    Repeated calls are one call until it is answered or taken back.
    """

    series: int
    table: int
    kind: IncidentKind | None = None
    """The kind of incident; None = something else."""
    at: int = 0
    """When the table called, in milliseconds since 1970.

    A phone that was offline sends the call later. The program that runs the tournament fills in the
    current time for 0, and corrects a time in the future.
    """


@dataclass(frozen=True, slots=True)
class AnswerCall:
    """Tell a table that called the director that somebody is coming."""

    series: int
    table: int
    at: int = 0
    """The time in milliseconds since 1970, which the program that runs the tournament fills in."""


@dataclass(frozen=True, slots=True)
class WithdrawCall:
    """Take back a table's call for the director that nobody has answered."""

    series: int
    table: int
    at: int = 0
    """The time in milliseconds since 1970, which the program that runs the tournament fills in."""


@dataclass(frozen=True, slots=True)
class UndoOnList:
    """Undo the last step on a list."""

    series: int
    table: int


OnList: TypeAlias = (
    CheckPack
    | EnterLine
    | ConfirmLine
    | CorrectLine
    | EnterControl
    | Sign
    | EndList
    | RecordIncident
    | CallDirector
    | AnswerCall
    | WithdrawCall
    | UndoOnList
)
"""Commands that concern one list."""

ListCommand: TypeAlias = OnList | EndOpenLists | RecordRuling
"""Commands about lists, including those that may concern several or none."""
