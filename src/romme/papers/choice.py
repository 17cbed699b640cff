"""What a paper is told besides the tournament: which part is wanted, and what opens the pages."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from romme.tournament.model import Tournament, TournamentSeries
from romme.tournament.ranking import results, standing
from romme.tournament.refusals import TournamentRefusal, TournamentRefused
from romme.tournament.values import Parties, Scope

PLACES_WITH_CERTIFICATE = 3


@dataclass(frozen=True, slots=True)
class PaperLink:
    """What opens a page: the address as a QR code, the PIN for who types."""

    address: str
    """Whole, from ``http`` to the key."""
    pin: str = ""


@dataclass(frozen=True, slots=True)
class Told:
    """Something on the record, in words."""

    text: str
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class PrintedRanking:
    """A ranking that can be printed."""

    scope: Scope = field(default_factory=Scope.total)
    parties: Parties = Parties.SINGLE
    only: str = ""
    """A class such as Damen; nothing: everybody."""


@dataclass(frozen=True, slots=True)
class PaperChoice:
    """Which part of a tournament is wanted; unless it is said, all that there is."""

    series: int = 0
    """0: the one that was seated last."""
    tables: tuple[int, ...] = ()
    """Of the series."""
    numbers: tuple[int, ...] = ()
    """Start numbers: whose start cards."""
    rankings: tuple[PrintedRanking, ...] = ()
    """Nothing: all of the total that somebody is in."""
    first: int = PLACES_WITH_CERTIFICATE
    """Certificates go to so many places of each ranking."""


def all_rankings(tournament: Tournament, scope: Scope | None = None) -> tuple[PrintedRanking, ...]:
    """The rankings that somebody is in: singles, then classes, tandems and teams."""
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
    """The series that is wanted; none where none is seated and none was asked for."""
    return tournament.series_by_number(choice.series) if choice.series else tournament.last


def chosen_tables(
    series: TournamentSeries, choice: PaperChoice
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The tables that are wanted, by number, with who sits there."""
    seated = series.seated
    for table in choice.tables:
        if not 1 <= table <= len(seated):
            raise TournamentRefused(TournamentRefusal.NO_TABLE, series=series.number, table=table)
    wanted = set(choice.tables) or set(range(1, len(seated) + 1))
    return tuple((at, seats) for at, seats in enumerate(seated, start=1) if at in wanted)
