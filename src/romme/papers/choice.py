"""The inputs of a paper besides the tournament: the part to print, links, and events as text."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from romme.tournament.model import Tournament, TournamentSeries
from romme.tournament.ranking import results, standing
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.values import Parties, Scope
from romme.tournament.wording.referee_log import RefereeEntry

PLACES_WITH_CERTIFICATE = 3


@dataclass(frozen=True, slots=True)
class PaperLink:
    """A link to a page: the address for a QR code, and a PIN for people who cannot scan it."""

    address: str
    """Complete URL, including the key."""
    pin: str = ""


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """One event of a tournament, as a text to be printed, and when it happened."""

    text: str
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class PrintedDecision:
    """One entry of the referee's log, and when it was made."""

    entry: RefereeEntry
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class PrintedRanking:
    """A ranking to print."""

    scope: Scope = field(default_factory=Scope.total)
    parties: Parties = Parties.SINGLE
    only: str = ""
    """The class to rank, such as Damen; empty = everybody."""


@dataclass(frozen=True, slots=True)
class PaperChoice:
    """The part of a tournament to print: by default, everything about the last series."""

    series: int = 0
    """The series to print; 0 = the one that was seated last."""
    tables: tuple[int, ...] = ()
    """Numbers of the tables to print; empty = all."""
    numbers: tuple[int, ...] = ()
    """Start numbers for start cards; empty = everybody who has not withdrawn."""
    rankings: tuple[PrintedRanking, ...] = ()
    """The rankings to print; empty = all rankings over the whole tournament that have entries."""
    first: int = PLACES_WITH_CERTIFICATE
    """Last place of each ranking that gets a certificate."""


def all_rankings(tournament: Tournament, scope: Scope | None = None) -> tuple[PrintedRanking, ...]:
    """Return all rankings that are not empty: singles, then classes, tandems and teams."""
    scope = Scope.total() if scope is None else scope
    known = results(tournament)
    named = {name for one in tournament.entrants.values() for name in one.classes}
    asked = [
        PrintedRanking(scope),
        *(PrintedRanking(scope, only=name) for name in sorted(named)),
        PrintedRanking(scope, Parties.TANDEM),
        PrintedRanking(scope, Parties.TEAM),
    ]
    return tuple(
        one for one in asked if standing(tournament, scope, one.parties, only=one.only, known=known)
    )


def chosen_series(tournament: Tournament, choice: PaperChoice) -> TournamentSeries | None:
    """Return the chosen series, by default the last, or None if no series has been seated."""
    return tournament.series_by_number(choice.series) if choice.series else tournament.last


def chosen_tables(
    series: TournamentSeries, choice: PaperChoice
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the number of each chosen table, and the start numbers of its entrants by seat.

    Raise `TournamentRefused` for an unknown table.
    """
    seated = series.seated
    for table in choice.tables:
        if not 1 <= table <= len(seated):
            raise TournamentRefused(TournamentRefusal.NO_TABLE, series=series.number, table=table)
    wanted = set(choice.tables) or set(range(1, len(seated) + 1))
    return tuple((at, seats) for at, seats in enumerate(seated, start=1) if at in wanted)
