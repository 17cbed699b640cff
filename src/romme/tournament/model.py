"""The state of a tournament: entrants, series, penalties and lots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final

from romme.rules.ruleset import RuleSet
from romme.tournament.incidents.kinds import IncidentKind
from romme.tournament.lists.sheet import Sheet
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.values import (
    EntryDetails,
    Parties,
    Party,
    Placing,
    Presence,
    Scope,
    ShownUntil,
    TournamentTerms,
)

MOST_UNDO_STEPS: Final = 20
"""Maximum number of steps that the office or a list can undo."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who has entered the tournament."""

    number: int
    name: str
    club: str = ""
    team: str = ""
    tandem: str = ""
    classes: tuple[str, ...] = ()
    presence: Presence = Presence.EXPECTED
    since: int = 1
    """First series that the entrant could play; greater than 1 for a late entry."""
    account: str = ""
    """Account on the server, for tournaments played there; otherwise empty."""
    fixed_table: int = 0
    """The table where the entrant always sits; 0 = any."""
    fixed_seat: int = 0
    """The seat that the entrant always has; 0 = any."""
    family: str = ""
    """The family name, with which `name` ends; empty if nobody has said which part it is."""

    @classmethod
    def of(
        cls, person: EntryDetails, presence: Presence = Presence.EXPECTED, since: int = 1
    ) -> Entrant:
        """Create an entrant. `since` is the first series that the entrant could play."""
        return cls(
            number=person.number,
            name=person.name,
            club=person.club,
            team=person.team,
            tandem=person.tandem,
            classes=person.classes,
            presence=presence,
            since=since,
            account=person.account,
            family=person.family,
        )


class SeriesPhase(Enum):
    """Progress of a series."""

    SEATED = "seated"
    """Seats are planned and can still be changed."""
    RUNNING = "running"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class TournamentSeries:
    """One series: its seating and its lists."""

    number: int
    day: int
    rounds: int
    placing: Placing
    seed: str
    """The seed of the draw, published with the plan so that anybody can reproduce it."""
    tables: tuple[tuple[int, ...], ...]
    """Planned seating: start numbers in seat order, by table."""
    phase: SeriesPhase = SeriesPhase.SEATED
    adjusted_from: tuple[tuple[int, ...], ...] = ()
    """The plan before it was adjusted to the people present; empty for any other plan."""
    sheets: tuple[Sheet, ...] = ()
    """One list per table; empty until the series begins."""

    @property
    def seated(self) -> tuple[tuple[int, ...], ...]:
        """Current seating by table, including latecomers."""
        return tuple(sheet.seats for sheet in self.sheets) if self.sheets else self.tables

    def table_of(self, number: int) -> int | None:
        """The number of an entrant's table, or None if the entrant has no seat in this series."""
        found = (at for at, seats in enumerate(self.seated, start=1) if number in seats)
        return next(found, None)

    def tables_by_number(self) -> dict[int, int]:
        """Map start numbers to table numbers, which is faster than many calls of `table_of`."""
        return {
            number: table for table, seats in enumerate(self.seated, start=1) for number in seats
        }

    def seats_at(self, table: int) -> tuple[int, ...]:
        """Start numbers of the people now seated at a table, in seat order."""
        return self.sheets[table - 1].seats if self.sheets else self.tables[table - 1]

    def sheet(self, table: int) -> Sheet:
        """Return the list of a table. Raise `TournamentRefused` if the table does not exist."""
        if not 1 <= table <= len(self.sheets):
            raise TournamentRefused(TournamentRefusal.NO_TABLE, series=self.number, table=table)
        return self.sheets[table - 1]


@dataclass(frozen=True, slots=True)
class Penalty:
    """Rating points deducted by the director."""

    number: int
    """The start number of the entrant."""
    points: int
    series: int
    """The series from which the points are deducted; 0 = the total."""
    reason: str
    by: str
    lifted: bool = False


@dataclass(frozen=True, slots=True)
class DirectorRuling:
    """A decision of the director in the director's own words."""

    text: str
    series: int
    """The series concerned; 0 = the whole tournament."""
    table: int
    game: int
    seat: int
    by: str


@dataclass(frozen=True, slots=True)
class Lot:
    """A tie broken by lot (T14)."""

    scope: Scope
    parties: Parties
    order: tuple[Party, ...]
    """The tied parties, best place first."""
    seed: str = ""


@dataclass(frozen=True, slots=True)
class SeriesClock:
    """Scheduled end of a series."""

    series: int
    ends: int
    """The scheduled end in milliseconds since 1970; 0 = no clock."""
    began: int = 0
    """When the series began, in milliseconds since 1970; 0 = unknown."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """An announcement to everybody, and when it disappears by itself."""

    text: str
    until: ShownUntil = ShownUntil.REMOVED
    ends: int = 0
    """With `ShownUntil.TIME`: when it disappears, in milliseconds since 1970; otherwise 0."""

    def text_at(self, now: int) -> str:
        """Return the text, or an empty string once its time is over.

        >>> Announcement("Soup is ready", ShownUntil.TIME, ends=5000).text_at(5000)
        ''
        """
        return "" if 0 < self.ends <= now else self.text


@dataclass(frozen=True, slots=True)
class DirectorCall:
    """A table's call for the director."""

    series: int
    table: int
    kind: IncidentKind | None
    """The kind of incident; None = something else."""
    at: int
    """When the table called, in milliseconds since 1970; 0 = unknown."""
    answered_at: int | None = None
    """When somebody answered, in milliseconds since 1970; 0 = unknown; None = nobody has."""
    answered_by: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nobody has answered."""
        return self.answered_at is None


NO_ANNOUNCEMENT: Final = Announcement("")


@dataclass(frozen=True, slots=True)
class Tournament:
    """The complete state of one tournament."""

    name: str
    rules: RuleSet
    terms: TournamentTerms
    entrants: Mapping[int, Entrant] = field(default_factory=lambda: MappingProxyType({}))
    """The entrants by start number, in the order of entry."""
    series: tuple[TournamentSeries, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    lots: tuple[Lot, ...] = ()
    rulings: tuple[DirectorRuling, ...] = ()
    finished: bool = False
    clock: SeriesClock | None = None
    announcement: Announcement = NO_ANNOUNCEMENT
    calls: tuple[DirectorCall, ...] = ()
    """The last call of each table in the running series, unless it was taken back."""
    logo: str = field(default="", repr=False)
    """A PNG in base64; empty if the tournament has none."""
    past: tuple[Tournament, ...] = field(default=(), repr=False)
    """States that the office can undo to, latest last: see `romme.tournament.office.undo`."""

    def entrant(self, number: int) -> Entrant:
        """Return an entrant by start number. Raise `TournamentRefused` if the number is unknown."""
        try:
            return self.entrants[number]
        except KeyError:
            raise TournamentRefused(TournamentRefusal.NO_ENTRANT, number=number) from None

    @property
    def last(self) -> TournamentSeries | None:
        """The most recently seated series, or None if no series is seated."""
        return self.series[-1] if self.series else None

    def series_by_number(self, number: int) -> TournamentSeries:
        """Return a series by number. Raise `TournamentRefused` if it is not seated."""
        if not 1 <= number <= len(self.series):
            raise TournamentRefused(TournamentRefusal.NO_SERIES, series=number)
        return self.series[number - 1]

    def sheet(self, series: int, table: int) -> Sheet:
        """Return the list of a table in a series.

        Raise `TournamentRefused` if the series is not seated yet or the table does not exist.
        """
        return self.series_by_number(series).sheet(table)

    @property
    def ends(self) -> int:
        """Scheduled end of the running series in milliseconds since 1970, or 0 without a clock."""
        return 0 if self.running_clock is None else self.running_clock.ends

    @property
    def running_clock(self) -> SeriesClock | None:
        """The clock of the running series, or None if it has none or no series is running."""
        last = self.last
        if self.clock is None or last is None or last.phase is not SeriesPhase.RUNNING:
            return None
        return self.clock if self.clock.series == last.number else None

    @property
    def present(self) -> tuple[int, ...]:
        """Start numbers of everybody present, ascending."""
        here = (one.number for one in self.entrants.values() if one.presence is Presence.PRESENT)
        return tuple(sorted(here))

    def call_of(self, series: int, table: int) -> DirectorCall | None:
        """Return the last call of a table, or None if there is none or it was taken back."""
        found = (one for one in self.calls if (one.series, one.table) == (series, table))
        return next(found, None)

    def rulings_at(self, series: int, table: int) -> tuple[DirectorRuling, ...]:
        """Return the director's rulings on one list."""
        return tuple(one for one in self.rulings if (one.series, one.table) == (series, table))

    def sheets(self) -> Iterator[tuple[TournamentSeries, int, Sheet]]:
        """Yield all lists with their series and table."""
        for series in self.series:
            for table, sheet in enumerate(series.sheets, start=1):
                yield series, table, sheet
