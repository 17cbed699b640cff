"""Random weights for the heuristic policy."""

from __future__ import annotations

from random import Random
from typing import Final

from romme.bots.weights import HOLD_NEVER, NEVER, Weights, WeightSet

NOTHING: Final = WeightSet(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NEVER, 0)
PLAIN: Final = Weights(NOTHING, NOTHING, 0, 0, 0, 99, 0, HOLD_NEVER)
"""Weights that do not distinguish between any two cards."""


def random_weights(rng: Random) -> tuple[int, ...]:
    """Return random weights, including unreasonable ones."""
    return Weights(
        closed=_part(rng),
        free=_part(rng),
        wait_loose=rng.choice((0, 2, 5, 14)),
        wait_cards=rng.randint(0, 12),
        wait_stock=rng.randint(0, 8),
        joker_left=rng.choice((0, 3, 99)),
        joker_cards=rng.randint(0, 8),
        hold_cards=rng.choice((3, 7, HOLD_NEVER)),
    ).numbers()


def _part(rng: Random) -> WeightSet:
    return WeightSet(
        points=rng.randint(-20, 40),
        late=rng.randint(-20, 40),
        pair=rng.randint(0, 150),
        run=rng.randint(0, 150),
        gap=rng.randint(0, 150),
        high=rng.randint(-10, 10),
        fit=rng.choice((0, rng.randint(-100, 100))),
        next_fit=rng.choice((0, rng.randint(-100, 100))),
        next_meld=rng.choice((0, rng.randint(-30, 30))),
        next_known=rng.choice((0, rng.randint(-100, 100))),
        take=rng.choice((rng.randint(0, 500), 99_999)),
        twin=rng.randint(0, 20),
    )
