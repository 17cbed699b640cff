"""Seating: tables of four, and of three only where needed (T2, V1.2, V1.3, V3.1).

A seating is drawn at random or seeded by standings. Either way it separates members of one team
first, then pairs who have met before, then members of one club; a draw also separates namesakes,
with the lowest priority. `SeatingBreaches` compares seatings in that order. A plan contains the
number of its breaches, and lower bounds on the number of breaches in any seating.

People with a fixed place keep it in every plan.

The same sitters, meetings and seed give the same plan on every machine. Each series needs its own
seed: include its number in the seed.
"""

from __future__ import annotations

from romme.tournament.seating.breaches import (
    Breach,
    BreachKind,
    breaches,
    departures,
    off_rank,
)
from romme.tournament.seating.planning import Apart, PlanProof, SeatingPlan, by_result, draw
from romme.tournament.seating.search.weights import MeetingCounts, SeatingBreaches, Sitter
from romme.tournament.seating.table_sizes import (
    BadNumber,
    SeatingObstacle,
    Tables,
    table_sizes,
)

__all__ = [
    "Apart",
    "BadNumber",
    "Breach",
    "BreachKind",
    "MeetingCounts",
    "PlanProof",
    "SeatingBreaches",
    "SeatingObstacle",
    "SeatingPlan",
    "Sitter",
    "Tables",
    "breaches",
    "by_result",
    "departures",
    "draw",
    "off_rank",
    "table_sizes",
]
