"""Commands that change a tournament: its terms, entries, series and seats, penalties and lots.

`romme.tournament.list_commands` has those about lists, and `romme.tournament.rights.RIGHTS` the
roles that may give each command.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.tournament.list_commands import ListCommand
from romme.tournament.values import (
    EntryDetails,
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
class ChangeLogo:
    """Change the logo, a PNG of at most 512 × 256 pixels in base64, or remove it."""

    logo: str = ""


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


# --- incidents and penalties ---------------------------------------------------------------------


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


Command: TypeAlias = (
    ChangeTerms
    | ChangeLogo
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
    | ListCommand
    | Penalise
    | LiftPenalty
    | RecordLot
    | UndoStep
)
