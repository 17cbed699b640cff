"""A tournament as it stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from romme.rules.ruleset import RuleSet
from romme.tournament.lists.sheet import Sheet
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.values import Parties, Party, Placing, Presence, Scope, TournamentTerms


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has entered."""

    number: int
    name: str
    club: str = ""
    team: str = ""
    tandem: str = ""
    classes: tuple[str, ...] = ()
    presence: Presence = Presence.EXPECTED
    since: int = 1
    """The first series that could be played: a later one than 1 for a late entry."""
    account: str = ""
    """Who it is on the server where the tables are played."""


class SeriesPhase(Enum):
    """How far a series is."""

    SEATED = "seated"
    """The plan is there and can still be changed."""
    RUNNING = "running"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class TournamentSeries:
    """One series: who sits where, and the lists."""

    number: int
    day: int
    rounds: int
    placing: Placing
    seed: str
    """Published with the plan: whoever has it can draw the same seats again."""
    tables: tuple[tuple[int, ...], ...]
    """Start numbers in the order of seats, as planned."""
    phase: SeriesPhase = SeriesPhase.SEATED
    sheets: tuple[Sheet, ...] = ()
    """One for each table from the beginning of the series on."""

    @property
    def seated(self) -> tuple[tuple[int, ...], ...]:
        """Who sits at each table now, late ones included."""
        return tuple(sheet.seats for sheet in self.sheets) if self.sheets else self.tables

    def table_of(self, number: int) -> int | None:
        """The table of somebody."""
        found = (at for at, seats in enumerate(self.seated, start=1) if number in seats)
        return next(found, None)

    def tables_by_number(self) -> dict[int, int]:
        """The tables of all: to be asked for once where many are looked up."""
        return {
            number: table for table, seats in enumerate(self.seated, start=1) for number in seats
        }

    def seats_at(self, table: int) -> tuple[int, ...]:
        """Who sits at a table now."""
        return self.sheets[table - 1].seats if self.sheets else self.tables[table - 1]

    def sheet(self, table: int) -> Sheet:
        """The list of a table."""
        if not 1 <= table <= len(self.sheets):
            raise TournamentRefused(TournamentRefusal.NO_TABLE, series=self.number, table=table)
        return self.sheets[table - 1]


@dataclass(frozen=True, slots=True)
class Penalty:
    """Rating points taken off by the director."""

    number: int
    """The start number."""
    points: int
    series: int
    """0: of the total."""
    reason: str
    by: str
    lifted: bool = False


@dataclass(frozen=True, slots=True)
class Lot:
    """Equal ones told apart, the luckiest first (T14)."""

    scope: Scope
    parties: Parties
    order: tuple[Party, ...]
    seed: str = ""


@dataclass(frozen=True, slots=True)
class SeriesClock:
    """When a series is to end."""

    series: int
    ends: int
    """Milliseconds since 1970; 0 = no clock."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything about one tournament."""

    name: str
    rules: RuleSet
    terms: TournamentTerms
    entrants: Mapping[int, Entrant] = field(default_factory=lambda: MappingProxyType({}))
    """By start number, in the order of entry."""
    series: tuple[TournamentSeries, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    lots: tuple[Lot, ...] = ()
    finished: bool = False
    clock: SeriesClock | None = None
    announcement: str = ""
    past: tuple[Tournament, ...] = field(default=(), repr=False)
    """What the office can take back, the last step last: see `romme.tournament.office.undo`."""

    def entrant(self, number: int) -> Entrant:
        """Somebody who has entered."""
        try:
            return self.entrants[number]
        except KeyError:
            raise TournamentRefused(TournamentRefusal.NO_ENTRANT, number=number) from None

    @property
    def last(self) -> TournamentSeries | None:
        """The series that was seated last."""
        return self.series[-1] if self.series else None

    def one_series(self, number: int) -> TournamentSeries:
        """A series by its number."""
        if not 1 <= number <= len(self.series):
            raise TournamentRefused(TournamentRefusal.NO_SERIES, series=number)
        return self.series[number - 1]

    def sheet(self, series: int, table: int) -> Sheet:
        """The list of a table in a series."""
        return self.one_series(series).sheet(table)

    @property
    def ends(self) -> int:
        """When the running series is to end, in milliseconds since 1970; 0 = no clock."""
        last = self.last
        if self.clock is None or last is None or last.phase is not SeriesPhase.RUNNING:
            return 0
        return self.clock.ends if self.clock.series == last.number else 0

    @property
    def present(self) -> tuple[int, ...]:
        """The start numbers of those who are there, ascending."""
        here = (one.number for one in self.entrants.values() if one.presence is Presence.PRESENT)
        return tuple(sorted(here))

    def sheets(self) -> Iterator[tuple[TournamentSeries, int, Sheet]]:
        """All lists, with their series and table."""
        for series in self.series:
            for table, sheet in enumerate(series.sheets, start=1):
                yield series, table, sheet
