"""Commands that change a tournament.

`romme.tournament.rights.RIGHTS` lists the roles that may give each command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.values import (
    EntryDetails,
    Line,
    Membership,
    Namesakes,
    Parties,
    Party,
    Placing,
    Presence,
    Scope,
    ShownUntil,
    TournamentTerms,
    WayToLeave,
)

# --- the tournament ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChangeTerms:
    """Change the terms. A new number of rounds applies when the next series is seated."""

    terms: TournamentTerms


@dataclass(frozen=True, slots=True)
class ChangeScoring:
    """Change the rating table (T12). `options` has the form of the options in a game file."""

    options: dict[str, object]
    reason: str


@dataclass(frozen=True, slots=True)
class Finish:
    """Declare the tournament over."""


@dataclass(frozen=True, slots=True)
class Reopen:
    """Reopen a tournament that was declared over."""

    reason: str


@dataclass(frozen=True, slots=True)
class SetClock:
    """Set the scheduled end of the running series."""

    ends: int
    """The scheduled end in milliseconds since 1970; 0 removes the clock."""


@dataclass(frozen=True, slots=True)
class ShiftClock:
    """Shift the scheduled ends of the series and of the announcement.

    The program that runs the tournament gives this command when the clock of its computer was
    changed, so that the time left stays the same.
    """

    shift_ms: int
    """Milliseconds by which the clock was moved; negative if it was set back."""


@dataclass(frozen=True, slots=True)
class Announce:
    """Show everybody an announcement, or remove the current one if `text` is empty."""

    text: str
    until: ShownUntil = ShownUntil.REMOVED
    ends: int = 0
    """With `ShownUntil.TIME`: when it disappears, in milliseconds since 1970."""


# --- entries -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EnterPeople:
    """Enter one or more people. If any of them is refused, nobody is entered."""

    people: tuple[EntryDetails, ...]
    presence: Presence = Presence.EXPECTED
    namesakes: Namesakes = Namesakes.REFUSED


@dataclass(frozen=True, slots=True)
class ChangeEntry:
    """Correct an entry, which keeps its start number."""

    number: int
    person: EntryDetails
    namesakes: Namesakes = Namesakes.REFUSED


@dataclass(frozen=True, slots=True)
class SetClass:
    """Add people to a class, such as Damen, or remove them from it, even after the tournament."""

    name: str
    numbers: tuple[int, ...]
    membership: Membership = Membership.MEMBER


@dataclass(frozen=True, slots=True)
class RemoveEntry:
    """Remove the entry of a person who has no seat in any series."""

    number: int


@dataclass(frozen=True, slots=True)
class SetPresence:
    """Mark entrants as present, or as expected again."""

    numbers: tuple[int, ...]
    presence: Presence


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Withdraw an entrant. During a series, `leaving` says how the table continues."""

    number: int
    leaving: WayToLeave = WayToLeave.BETWEEN_SERIES
    reason: str = ""


@dataclass(frozen=True, slots=True)
class FixSeat:
    """Give an entrant a fixed table or seat, for instance because of a wheelchair.

    Every plan keeps it. 0 leaves the choice open; two zeros remove a fixed place.
    """

    number: int
    table: int = 0
    seat: int = 0


# --- series and seats ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Draw the seating plan of the next series from a published seed, or draw it again (V3.1)."""

    seed: str
    placing: Placing = Placing.DRAWN
    day: int = 1


@dataclass(frozen=True, slots=True)
class SeatByHand:
    """Seat the next series by hand, or replace its seating plan.

    `tables` lists the start numbers at each table in the order of the seats.
    """

    tables: tuple[tuple[int, ...], ...]
    day: int = 1


@dataclass(frozen=True, slots=True)
class AdjustSeats:
    """Fit the plan of the next series to the people present, moving as few as possible.

    People who have come get a seat; people who have gone lose theirs. This is a no-op if the plan
    fits already.
    """


@dataclass(frozen=True, slots=True)
class BeginSeries:
    """Begin the seated series and open its lists."""

    at: int = 0
    """The time in milliseconds since 1970, from which the planned end follows.

    The program that runs the tournament fills it in. 0 = unknown: the series has no planned end.
    """


@dataclass(frozen=True, slots=True)
class JoinTable:
    """Seat a latecomer as the fourth player at a table of three that has not begun."""

    number: int
    table: int


@dataclass(frozen=True, slots=True)
class CloseSeries:
    """Close the running series once all its lists are finished."""


# --- lists ---------------------------------------------------------------------------------------


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


# --- incidents and penalties ---------------------------------------------------------------------


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
class Penalise:
    """Deduct rating points from an entrant."""

    number: int
    points: int
    reason: str
    series: int = 0
    """The series to deduct the points from; 0 = the total."""


@dataclass(frozen=True, slots=True)
class LiftPenalty:
    """Lift the penalty with this number. Penalties are numbered from 1."""

    penalty: int
    reason: str


# --- lots and undo -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RecordLot:
    """Record a lot that was drawn to break a tie (T14)."""

    scope: Scope
    parties: Parties
    order: tuple[Party, ...]
    """The tied parties, best place first."""
    seed: str = ""
    """Seed of the lot; empty if it was drawn by hand."""


@dataclass(frozen=True, slots=True)
class UndoStep:
    """Undo the office's last step."""


@dataclass(frozen=True, slots=True)
class UndoOnList:
    """Undo the last step on a list."""

    series: int
    table: int


Command: TypeAlias = (
    ChangeTerms
    | ChangeScoring
    | Finish
    | Reopen
    | SetClock
    | ShiftClock
    | Announce
    | EnterPeople
    | ChangeEntry
    | SetClass
    | RemoveEntry
    | SetPresence
    | Withdraw
    | FixSeat
    | DrawSeats
    | SeatByHand
    | AdjustSeats
    | BeginSeries
    | JoinTable
    | CloseSeries
    | CheckPack
    | EnterLine
    | ConfirmLine
    | CorrectLine
    | EnterControl
    | Sign
    | EndList
    | EndOpenLists
    | RecordIncident
    | RecordRuling
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
    | EndList
    | RecordIncident
    | UndoOnList
)
"""Commands that concern one list."""
