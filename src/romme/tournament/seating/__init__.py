"""Who sits where: tables of four, threes only to make the numbers fit (T2, V1.2, V1.3, V3.1).

A seating is drawn or set by result. Either way those of one team are kept apart first, then pairs
who have met before, then those of one club; a draw also keeps namesakes apart, last of all.
`SeatingBreaches` compares in that order. A plan says what it breaks and what no seating could have
avoided.

Somebody who has the sitters, the meetings and the published seed gets the same plan, on any
machine. A new series needs a new seed: its number is best made a part of it.
"""

from __future__ import annotations

from romme.tournament.seating.planning import (
    BadNumber,
    Breach,
    BreachKind,
    PlanProof,
    SeatingObstacle,
    SeatingPlan,
    Tables,
    breaches,
    by_result,
    draw,
    off_rank,
    table_sizes,
)
from romme.tournament.seating.weights import Met, SeatingBreaches, Sitter

__all__ = [
    "BadNumber",
    "Breach",
    "BreachKind",
    "Met",
    "PlanProof",
    "SeatingBreaches",
    "SeatingObstacle",
    "SeatingPlan",
    "Sitter",
    "Tables",
    "breaches",
    "by_result",
    "draw",
    "off_rank",
    "table_sizes",
]
