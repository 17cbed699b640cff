"""Simulated results of deals, drawn from distributions with known means.

The games of one deal are correlated. Different deals are independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

Games = list[float]


def dice(seed: str) -> Random:
    return Random(seed)  # noqa: S311 - no secret


def wins(rng: Random, *, share: float, seats: int = 2, cards: float = 0.3) -> Games:
    """Return a deal's results, one for each seat of the candidate: 1 for a win and 0 for a loss.

    One seat has good cards, so the results of a deal are negatively correlated. Over all deals the
    candidate wins `share` of its games.
    """
    lucky = rng.randrange(seats)
    spread = min(cards, share, 1 - share)
    chances = [
        share + spread if seat == lucky else share - spread / (seats - 1) for seat in range(seats)
    ]
    return [float(rng.random() < chance) for chance in chances]


def correlated_wins(rng: Random, *, share: float, seats: int = 2, cards: float = 0.3) -> Games:
    """Return results like `wins`, but a deal favours the candidate in every seat or in none."""
    spread = min(cards, share, 1 - share)
    chance = share + rng.choice((-spread, spread))
    return [float(rng.random() < chance) for _ in range(seats)]


def points(rng: Random, *, more: float, seats: int = 2) -> Games:
    """Return the candidate's points in each game of a deal, on average `more`.

    The points have a long tail. All games of a deal share the same random scale.
    """
    size = rng.expovariate(1 / 20)
    return [more + size * rng.choice((-1, 1)) * rng.random() for _ in range(seats)]


def means(deals: Sequence[Games]) -> list[float]:
    """Return the mean result of each deal."""
    return [sum(games) / len(games) for games in deals]
