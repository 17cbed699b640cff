"""Events of a tournament: one per step, with the results of every random draw.

`romme.tournament.list_events` has those about lists.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from romme.rules.stored_rules import Rules
from romme.tournament.list_events import (
    CallEvent,
    ListEvent,
    ListsEnded,
    ListStepUndone,
    RulingRecorded,
)
from romme.tournament.values import (
    EntryDetails,
    Membership,
    Parties,
    Party,
    Placing,
    Presence,
    Scope,
    ShownUntil,
    TournamentTerms,
    WayToLeave,
)


@dataclass(frozen=True, slots=True)
class TournamentMade:
    """A tournament was created, with its complete rules."""

    name: str
    rules: Rules
    terms: TournamentTerms


@dataclass(frozen=True, slots=True)
class TermsChanged:
    """The terms were changed."""

    terms: TournamentTerms


@dataclass(frozen=True, slots=True)
class LogoChanged:
    """The logo was changed or removed."""

    logo: str
    """A PNG in base64; empty if the logo was removed."""
    by: str


@dataclass(frozen=True, slots=True)
class ScoringChanged:
    """The rating table was changed (T12)."""

    rules: Rules
    """The complete rules with the new rating table."""
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The tournament was declared over."""


@dataclass(frozen=True, slots=True)
class Reopened:
    """A finished tournament was reopened."""

    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The scheduled end of the running series was set or removed."""

    series: int
    ends: int
    """The scheduled end in milliseconds since 1970; 0 = no clock."""


@dataclass(frozen=True, slots=True)
class ClockShifted:
    """The computer's clock was changed, and the scheduled ends were shifted with it."""

    shift_ms: int
    """Milliseconds by which the clock was moved; negative if it was set back."""
    by: str


@dataclass(frozen=True, slots=True)
class Announced:
    """An announcement was made or removed."""

    text: str
    """The announcement; empty if it was removed."""
    by: str
    until: ShownUntil = ShownUntil.REMOVED
    ends: int = 0
    """With `ShownUntil.TIME`: when it disappears, in milliseconds since 1970; otherwise 0."""


@dataclass(frozen=True, slots=True)
class PeopleEntered:
    """People were entered, each with a start number."""

    people: tuple[EntryDetails, ...]
    presence: Presence


@dataclass(frozen=True, slots=True)
class EntryChanged:
    """An entry was corrected."""

    person: EntryDetails
    """The complete new entry, with the same start number."""


@dataclass(frozen=True, slots=True)
class ClassSet:
    """People were added to a class or removed from it."""

    name: str
    numbers: tuple[int, ...]
    """Start numbers of those whose classes changed."""
    membership: Membership


@dataclass(frozen=True, slots=True)
class EntryRemoved:
    """An entry was removed."""

    number: int


@dataclass(frozen=True, slots=True)
class PresenceChanged:
    """Entrants were marked as present, or as expected again."""

    numbers: tuple[int, ...]
    presence: Presence


@dataclass(frozen=True, slots=True)
class Withdrew:
    """An entrant withdrew."""

    number: int
    leaving: WayToLeave
    series: int
    """The series during which the entrant withdrew; 0 = between series."""
    table: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeatFixed:
    """An entrant got a fixed table or seat, or lost it."""

    number: int
    table: int
    """0 = any table."""
    seat: int
    """0 = any seat."""


@dataclass(frozen=True, slots=True)
class SeriesSeated:
    """A seating plan was made, which replaces any earlier plan for the same series."""

    series: int
    day: int
    rounds: int
    placing: Placing
    seed: str
    """The seed of the draw; empty for a plan made by hand."""
    tables: tuple[tuple[int, ...], ...]
    """Start numbers in seat order, by table."""


@dataclass(frozen=True, slots=True)
class SeriesBegan:
    """A series began and its lists were opened."""

    series: int
    at: int = 0
    """When it began, in milliseconds since 1970; 0 = unknown."""
    ends: int = 0
    """The planned end in milliseconds since 1970; 0 = none."""


@dataclass(frozen=True, slots=True)
class TableJoined:
    """A latecomer joined a table as the fourth player."""

    series: int
    table: int
    number: int


@dataclass(frozen=True, slots=True)
class SeriesClosed:
    """A series was closed: all its lists are finished."""

    series: int


@dataclass(frozen=True, slots=True)
class PenaltyGiven:
    """Rating points were deducted from an entrant."""

    number: int
    points: int
    series: int
    """The series from which the points are deducted; 0 = the total."""
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class PenaltyLifted:
    """A penalty was lifted."""

    penalty: int
    """The number of the penalty, counted from 1."""
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class LotRecorded:
    """A tie was broken by lot (T14)."""

    scope: Scope
    parties: Parties
    order: tuple[Party, ...]
    """The tied parties, best place first."""
    seed: str
    """Seed of the lot; empty if it was drawn by hand."""


@dataclass(frozen=True, slots=True)
class StepUndone:
    """The office's last step was undone."""

    by: str


@dataclass(frozen=True, slots=True)
class TournamentRestored:
    """The tournament was put back to an earlier state."""

    version: int
    """The number of the last record that counts again."""
    at: int
    """The time of that record, in milliseconds since 1970."""
    log: tuple[Any, ...]
    """The events that lead to that state: of type `Event`, but none of this class."""
    by: str


OfficeEvent: TypeAlias = (
    TermsChanged
    | LogoChanged
    | ScoringChanged
    | Finished
    | Reopened
    | PeopleEntered
    | EntryChanged
    | ClassSet
    | EntryRemoved
    | PresenceChanged
    | Withdrew
    | SeatFixed
    | SeriesSeated
    | SeriesBegan
    | TableJoined
    | SeriesClosed
    | RulingRecorded
    | ListsEnded
    | PenaltyGiven
    | PenaltyLifted
    | LotRecorded
    | TournamentRestored
)
"""Steps of the office. They can be undone until the next step on a list."""
Notice: TypeAlias = ClockSet | ClockShifted | Announced | CallEvent
"""Clock, announcements and calls. A new notice replaces the old one. None can be undone."""
Event: TypeAlias = TournamentMade | OfficeEvent | ListEvent | Notice | StepUndone | ListStepUndone
