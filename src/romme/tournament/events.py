"""What happens in a tournament: one event for each step, with everything that chance decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.rules.clauses import Clause
from romme.rules.written import Rules
from romme.tournament.incidents.kinds import Consequence, IncidentKind
from romme.tournament.values import (
    EntryDetails,
    Line,
    Parties,
    Party,
    Placing,
    Presence,
    Scope,
    TournamentTerms,
    WayToLeave,
)


@dataclass(frozen=True, slots=True)
class TournamentMade:
    """A tournament was announced, with all its rules."""

    name: str
    rules: Rules
    terms: TournamentTerms


@dataclass(frozen=True, slots=True)
class TermsChanged:
    """The club decided otherwise."""

    terms: TournamentTerms


@dataclass(frozen=True, slots=True)
class ScoringChanged:
    """The table of rating points was changed (T12)."""

    rules: Rules
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The tournament was declared over."""


@dataclass(frozen=True, slots=True)
class Reopened:
    """It was not over after all."""

    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The end of the running series was fixed, or the clock taken away."""

    series: int
    ends: int


@dataclass(frozen=True, slots=True)
class Announced:
    """Everybody was told something."""

    text: str
    by: str


@dataclass(frozen=True, slots=True)
class PeopleEntered:
    """People entered; all have their start numbers."""

    people: tuple[EntryDetails, ...]
    presence: Presence


@dataclass(frozen=True, slots=True)
class EntryChanged:
    """An entry was put right."""

    person: EntryDetails


@dataclass(frozen=True, slots=True)
class EntryRemoved:
    """An entry was taken back."""

    number: int


@dataclass(frozen=True, slots=True)
class PresenceChanged:
    """People came, or were not there after all."""

    numbers: tuple[int, ...]
    presence: Presence


@dataclass(frozen=True, slots=True)
class Withdrew:
    """Somebody plays no more."""

    number: int
    leaving: WayToLeave
    series: int
    """The series in the middle of which it was; 0 = between series."""
    table: int
    reason: str


@dataclass(frozen=True, slots=True)
class SeriesSeated:
    """A plan of seats was made; a plan for the same series before it is gone."""

    series: int
    day: int
    rounds: int
    placing: Placing
    seed: str
    tables: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class SeriesBegan:
    """The lists were opened."""

    series: int


@dataclass(frozen=True, slots=True)
class TableJoined:
    """Somebody came late and is the fourth at a table."""

    series: int
    table: int
    number: int


@dataclass(frozen=True, slots=True)
class SeriesClosed:
    """All lists were in."""

    series: int


@dataclass(frozen=True, slots=True)
class PackChecked:
    """The pack was found complete (T1, V3.2)."""

    series: int
    table: int


@dataclass(frozen=True, slots=True)
class LineEntered:
    """A game was entered."""

    series: int
    table: int
    game: int
    line: Line
    seat: int


@dataclass(frozen=True, slots=True)
class LineConfirmed:
    """A second person confirmed the count."""

    series: int
    table: int
    game: int
    seat: int


@dataclass(frozen=True, slots=True)
class LineCorrected:
    """A line was changed."""

    series: int
    table: int
    game: int
    line: Line
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class ControlEntered:
    """A line of the second list was entered."""

    series: int
    table: int
    game: int
    line: Line


@dataclass(frozen=True, slots=True)
class Signed:
    """A seat signed, or somebody in its place."""

    series: int
    table: int
    seat: int
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class IncidentRecorded:
    """Something went wrong at a table, and this follows."""

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
    """How often the player has now thrown in a hand; 0 where that is not the matter (T15)."""
    note: str
    by: str


@dataclass(frozen=True, slots=True)
class PenaltyGiven:
    """Rating points were taken off."""

    number: int
    points: int
    series: int
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class PenaltyLifted:
    """The points of a penalty were given back."""

    penalty: int
    reason: str
    by: str


@dataclass(frozen=True, slots=True)
class LotRecorded:
    """Equal ones were told apart by lot (T14)."""

    scope: Scope
    parties: Parties
    order: tuple[Party, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class StepUndone:
    """The last step of the office was taken back."""

    by: str


@dataclass(frozen=True, slots=True)
class ListStepUndone:
    """The last step on a list was taken back."""

    series: int
    table: int
    by: str


OfficeEvent: TypeAlias = (
    TermsChanged
    | ScoringChanged
    | Finished
    | Reopened
    | PeopleEntered
    | EntryChanged
    | EntryRemoved
    | PresenceChanged
    | Withdrew
    | SeriesSeated
    | SeriesBegan
    | TableJoined
    | SeriesClosed
    | PenaltyGiven
    | PenaltyLifted
    | LotRecorded
)
"""What the office does; may be taken back until something happens on a list."""
ListEvent: TypeAlias = (
    PackChecked
    | LineEntered
    | LineConfirmed
    | LineCorrected
    | ControlEntered
    | Signed
    | IncidentRecorded
)
"""What happens on one list; may be taken back while the series runs."""
OfficeNotice: TypeAlias = ClockSet | Announced
"""What everybody is shown; changes nothing else, and a new one takes its place."""
Event: TypeAlias = (
    TournamentMade | OfficeEvent | ListEvent | OfficeNotice | StepUndone | ListStepUndone
)
