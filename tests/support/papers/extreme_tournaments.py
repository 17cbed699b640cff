"""The smallest and the largest tournament, with names as long as people and clubs really have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from romme.rules import find_preset
from romme.tournament import (
    BeginSeries,
    CloseSeries,
    DrawSeats,
    EntryDetails,
    Tournament,
    TournamentTerms,
    make,
)
from romme.tournament.evolve import begin
from romme.tournament.rehearsal import next_step
from tests.support.papers.sample_tournaments import after, with_people

SIZES = {"smallest": 3, "largest": 200}
NAME = "67. Internationales Rommé-Turnier um den Wanderpokal der Gemeinde Käerjeng 2026/27"
ORGANISER = "Rommé- und Skatfreunde 1899 Bascharage-Niederkerschen-Linger a. s. b. l."
PLACE = "Centre culturel Aalt Stadhaus, 38, avenue Charlotte, L-4530 Differdange"
GIVEN = ("Marie-Antoinette", "Maximilian Friedrich", "Jean-Baptiste", "Ann", "Wilhelmine Charlotte")
FAMILY = (
    "von Hohenlohe-Waldenburg-Schillingsfürst",
    "Leutheusser-Schnarrenberger",
    "Müller",
    "van den Broeck-Vandenberghe",
    "Wu",
    "Schmit-Kirchenbauer-Feierstein",
)
CLUBS = ("Rommé-Club Hinterzarten-Breitnau 1899 e. V.", "RC Esch", ORGANISER)
CLASSES = (("Damen",), ("Senioren",), ("Jugend",), ("Damen", "Seniorinnen und Senioren über 75"))


def _people(number: int) -> Iterator[EntryDetails]:
    for one in range(1, number + 1):
        family = FAMILY[one % len(FAMILY)]
        yield EntryDetails(
            f"{GIVEN[one % len(GIVEN)]} {family}",
            club=CLUBS[one % len(CLUBS)],
            team=f"Mannschaft der Kartenfreunde Differdange-Niederkorn {one // 4}",
            tandem=f"Tandem Waldenburg-Schillingsfürst {one // 2}",
            classes=CLASSES[one % len(CLASSES)],
            family=family,
        )


@cache
def extreme(size: str) -> Tournament:
    """Return a tournament of `SIZES[size]` people after two series, and with a third seated."""
    terms = replace(TournamentTerms(rounds=1), organiser=ORGANISER, place=PLACE, colour="#7b1fa2")
    empty = begin(make(NAME, find_preset("turnier").rules, terms))
    tournament = with_people(empty, _people(SIZES[size]))
    rng = Random(1)  # noqa: S311 - invented games
    for series in (1, 2):
        tournament = after(tournament, DrawSeats(f"seed {series}"), BeginSeries())
        for table in range(1, len(tournament.series[-1].seated) + 1):
            while (step := next_step(tournament, series, table, rng)) is not None:
                tournament = after(tournament, step)
        tournament = after(tournament, CloseSeries())
    return after(tournament, DrawSeats("seed 3"))
