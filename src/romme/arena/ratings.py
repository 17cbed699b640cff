"""Ratings from a round robin, one number per bot.

The model is Bradley-Terry, or Luce's generalisation for more than two players: a bot wins with the
probability strength / sum of all strengths at the table. A rating is the logarithm of the strength
in Elo units: 400 points are odds of ten to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum, log, sqrt
from statistics import fmean
from typing import Final, TypeAlias

from romme.arena.contest import Pairing
from romme.arena.intervals import CONFIDENCE, Estimate, student

ANCHOR: Final = 1000.0
"""The rating of the first bot."""
UNIT: Final = 400 / log(10)
_TRIES: Final = 200
_LONGEST: Final = 1.0
_CLOSE: Final = 1e-10

Matrix: TypeAlias = list[list[float]]
Vector: TypeAlias = list[float]


@dataclass(frozen=True, slots=True)
class Pairings:
    """The pairings of a round robin, the number of bots, and the number of players per table."""

    bots: int
    players: int
    pairs: tuple[Pairing, ...]

    def chances(self, strengths: Sequence[float]) -> Vector:
        """Return for each pairing the probability that the candidate wins.

        Strengths are logarithms.
        """
        others = self.players - 1
        return [
            1 / (1 + others * exp(strengths[opponent] - strengths[candidate]))
            for candidate, opponent in self.pairs
        ]

    def gradient(self, excess: Sequence[float]) -> Vector:
        """Return the gradient of the log likelihood, given each candidate's wins above expectation.

        The first bot is the anchor, so it has no component.
        """
        pull = [0.0] * self.bots
        for (candidate, opponent), more in zip(self.pairs, excess, strict=True):
            pull[candidate] += more
            pull[opponent] -= more
        return pull[1:]

    def curvature(self, chances: Sequence[float], deals: int) -> Matrix:
        """Return the Fisher information of `deals` deals, without the anchor's row and column."""
        whole = [[0.0] * self.bots for _ in range(self.bots)]
        for (candidate, opponent), chance in zip(self.pairs, chances, strict=True):
            weight = deals * chance * (1 - chance)
            whole[candidate][candidate] += weight
            whole[opponent][opponent] += weight
            whole[candidate][opponent] -= weight
            whole[opponent][candidate] -= weight
        return [row[1:] for row in whole[1:]]


def ratings(pairings: Pairings, deals: Sequence[Sequence[float]]) -> tuple[Estimate, ...]:
    """Rate the bots by the candidates' win shares, given per deal and pairing.

    One extra deal, in which all bots are equal, keeps the rating of an unbeaten bot finite. The
    intervals are cluster-robust (sandwich estimate), for the difference from the first bot.
    """
    level = [1 / pairings.players] * len(pairings.pairs)
    every = [*deals, level]
    strengths = fit(pairings, every)
    if len(deals) == 1:
        return tuple(Estimate(ANCHOR + UNIT * one, None, None) for one in strengths)
    chances = pairings.chances(strengths)
    bread = inverse(pairings.curvature(chances, len(every)))
    spread = [0.0] * (pairings.bots - 1)
    for shares in every:
        excess = [share - chance for share, chance in zip(shares, chances, strict=True)]
        for bot, change in enumerate(_product(bread, pairings.gradient(excess))):
            spread[bot] += change**2
    wide = UNIT * student(CONFIDENCE, len(deals) - 1) * sqrt(len(every) / (len(every) - 1))
    halves = [0.0, *(wide * sqrt(variance) for variance in spread)]
    means = [ANCHOR + UNIT * one for one in strengths]
    return tuple(
        Estimate(mean, mean - half, mean + half) for mean, half in zip(means, halves, strict=True)
    )


def fit(pairings: Pairings, deals: Sequence[Sequence[float]]) -> Vector:
    """Return the maximum-likelihood log strengths of the bots, relative to the first bot.

    This is Newton's method. The likelihood has a single maximum, and the length of each step is
    limited to prevent overshooting.
    """
    shares = [fmean(shares) for shares in zip(*deals, strict=True)]
    strengths = [0.0] * pairings.bots
    for _ in range(_TRIES):
        chances = pairings.chances(strengths)
        pull = pairings.gradient(
            [share - chance for share, chance in zip(shares, chances, strict=True)]
        )
        step = _product(inverse(pairings.curvature(chances, 1)), pull)
        longest = max(map(abs, step))
        short = min(1.0, _LONGEST / longest) if longest else 1.0
        strengths = [
            0.0,
            *(old + short * new for old, new in zip(strengths[1:], step, strict=True)),
        ]
        if longest < _CLOSE:
            break
    return strengths


def inverse(matrix: Matrix) -> Matrix:
    """Invert a symmetric positive definite matrix.

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    rows = [
        [*row, *(1.0 if place == number else 0.0 for place in range(size))]
        for number, row in enumerate(matrix)
    ]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for number in range(size):
            if number != place and rows[number][place]:
                factor = rows[number][place]
                rows[number] = [
                    value - factor * other
                    for value, other in zip(rows[number], rows[place], strict=True)
                ]
    return [row[size:] for row in rows]


def _product(matrix: Matrix, vector: Vector) -> Vector:
    return [fsum(value * other for value, other in zip(row, vector, strict=True)) for row in matrix]
