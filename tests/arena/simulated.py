"""Made-up deals of which the truth is known: games of a deal hang together, deals do not."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

Games = list[float]


def dice(seed: str) -> Random:
    """Chance that is always the same."""
    return Random(seed)  # noqa: S311 - no secret


def wins(rng: Random, *, share: float, seats: int = 2, cards: float = 0.3) -> Games:
    """A deal in which the cards decide a lot: good ones lie in one seat, the candidate comes by.

    So wins of a deal exclude each other more than chance would have it. Over all deals the
    candidate wins the share of its games.
    """
    lucky = rng.randrange(seats)
    spread = min(cards, share, 1 - share)
    chances = [
        share + spread if seat == lucky else share - spread / (seats - 1) for seat in range(seats)
    ]
    return [float(rng.random() < chance) for chance in chances]


def moods(rng: Random, *, share: float, seats: int = 2, cards: float = 0.3) -> Games:
    """A deal that suits the candidate, or does not, in every seat: its wins come together."""
    spread = min(cards, share, 1 - share)
    chance = share + rng.choice((-spread, spread))
    return [float(rng.random() < chance) for _ in range(seats)]


def points(rng: Random, *, more: float, seats: int = 2) -> Games:
    """Points with a long tail, as large for all games of a deal."""
    size = rng.expovariate(1 / 20)
    return [more + size * rng.choice((-1, 1)) * rng.random() for _ in range(seats)]


def means(deals: Sequence[Games]) -> list[float]:
    """One value for each deal."""
    return [sum(games) / len(games) for games in deals]
