"""What can be asked of a tournament.

`RIGHTS` in `romme.tournament.rights` says for each command who may give it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.values import (
    EntryDetails,
    Line,
    Namesakes,
    Parties,
    Party,
    Placing,
    Presence,
    Scope,
    TournamentTerms,
    WayToLeave,
)

# --- the tournament ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChangeTerms:
    """Decide otherwise; rounds hold from the next series on."""

    terms: TournamentTerms


@dataclass(frozen=True, slots=True)
class ChangeScoring:
    """Change the table of rating points, options as game files write them (T12)."""

    options: dict[str, object]
    reason: str


@dataclass(frozen=True, slots=True)
class Finish:
    """Declare the tournament over."""


@dataclass(frozen=True, slots=True)
class Reopen:
    """Go on with a tournament that was declared over."""

    reason: str


@dataclass(frozen=True, slots=True)
class SetClock:
    """Say when the running series ends."""

    ends: int
    """Milliseconds since 1970; 0 takes the clock away."""


@dataclass(frozen=True, slots=True)
class Announce:
    """Show everybody a sentence; an empty one takes it away."""

    text: str


# --- entries -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EnterPeople:
    """Enter one or many; none is entered if one of them is refused."""

    people: tuple[EntryDetails, ...]
    presence: Presence = Presence.EXPECTED
    namesakes: Namesakes = Namesakes.REFUSED


@dataclass(frozen=True, slots=True)
class ChangeEntry:
    """Put an entry right; its start number stays."""

    number: int
    person: EntryDetails
    namesakes: Namesakes = Namesakes.REFUSED


@dataclass(frozen=True, slots=True)
class RemoveEntry:
    """Take back the entry of somebody who has not played."""

    number: int


@dataclass(frozen=True, slots=True)
class SetPresence:
    """Say who is there, or not there after all."""

    numbers: tuple[int, ...]
    presence: Presence


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Somebody plays no more; in the middle of a series the director says how the table goes on."""

    number: int
    leaving: WayToLeave = WayToLeave.BETWEEN_SERIES
    reason: str = ""


# --- series and seats ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Seat the next series, or seat it anew, from a seed that is published (V3.1)."""

    seed: str
    placing: Placing = Placing.DRAWN
    day: int = 1


@dataclass(frozen=True, slots=True)
class SeatByHand:
    """Seat the next series, or change its plan: start numbers in the order of seats."""

    tables: tuple[tuple[int, ...], ...]
    day: int = 1


@dataclass(frozen=True, slots=True)
class BeginSeries:
    """Let the lists be opened."""


@dataclass(frozen=True, slots=True)
class JoinTable:
    """Seat somebody who comes late as the fourth at a table of three that has not begun."""

    number: int
    table: int


@dataclass(frozen=True, slots=True)
class CloseSeries:
    """All lists are in: the results of the series stand."""


# --- lists ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CheckPack:
    """Seat 1 has counted the cards (T1, V3.2)."""

    series: int
    table: int


@dataclass(frozen=True, slots=True)
class EnterLine:
    """Enter a game; the same line sent twice is entered once."""

    series: int
    table: int
    game: int
    line: Line
    seat: int = 1
    """Who enters it; 0 = the office, from paper."""
    replays: int = 0
    """How often games of this list had been struck when the line was written."""


@dataclass(frozen=True, slots=True)
class ConfirmLine:
    """A second person has seen the count (T11)."""

    series: int
    table: int
    game: int
    seat: int


@dataclass(frozen=True, slots=True)
class CorrectLine:
    """Change a line; on a signed list only the director, with a reason."""

    series: int
    table: int
    game: int
    line: Line
    reason: str = ""
    seen: Line | None = None
    """What stood there when it was decided; refused if somebody has changed it meanwhile."""


@dataclass(frozen=True, slots=True)
class EnterControl:
    """Enter a line of the second list; again, to put it right."""

    series: int
    table: int
    game: int
    line: Line


@dataclass(frozen=True, slots=True)
class Sign:
    """A seat signs the list; the director may in its place, with a reason."""

    series: int
    table: int
    seat: int
    reason: str = ""


# --- incidents and penalties ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecordIncident:
    """Something went wrong at a table: what follows is stated and applied."""

    series: int
    table: int
    kind: IncidentKind
    game: int = 0
    """The game, or the first wrong one; 0 = not known."""
    seat: int = 0
    """Whose doing it was, where that matters."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Penalise:
    """Take rating points off."""

    number: int
    points: int
    reason: str
    series: int = 0
    """0: of the total."""


@dataclass(frozen=True, slots=True)
class LiftPenalty:
    """Give the points of a penalty back; penalties are counted from 1."""

    penalty: int
    reason: str


# --- the lot, and taking back --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecordLot:
    """Tell equal ones apart by a lot that was drawn, the luckiest first (T14)."""

    scope: Scope
    parties: Parties
    order: tuple[Party, ...]
    seed: str = ""
    """From which it was drawn; nothing where it was drawn by hand."""


@dataclass(frozen=True, slots=True)
class UndoStep:
    """Take back the last step of the office."""


@dataclass(frozen=True, slots=True)
class UndoOnList:
    """Take back the last step on a list."""

    series: int
    table: int


Command: TypeAlias = (
    ChangeTerms
    | ChangeScoring
    | Finish
    | Reopen
    | SetClock
    | Announce
    | EnterPeople
    | ChangeEntry
    | RemoveEntry
    | SetPresence
    | Withdraw
    | DrawSeats
    | SeatByHand
    | BeginSeries
    | JoinTable
    | CloseSeries
    | CheckPack
    | EnterLine
    | ConfirmLine
    | CorrectLine
    | EnterControl
    | Sign
    | RecordIncident
    | Penalise
    | LiftPenalty
    | RecordLot
    | UndoStep
    | UndoOnList
)
OnList: TypeAlias = (
    CheckPack
    | EnterLine
    | ConfirmLine
    | CorrectLine
    | EnterControl
    | Sign
    | RecordIncident
    | UndoOnList
)
"""Commands that are about one list."""
