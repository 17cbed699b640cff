"""Means with 95 % confidence intervals, clustered by deal.

The games of a deal share their cards, so they are not independent. Different deals are. Each
deal is one observation, the mean of its games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, fsum, pi, sin, sqrt
from statistics import NormalDist, fmean
from typing import Final

CONFIDENCE: Final = 0.95
_MANY: Final = 200
"""Degrees of freedom above which `_student_of_many` is accurate to ten digits."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % confidence interval; the bounds are None if there is only one deal."""

    mean: float
    low: float | None
    high: float | None


def mean_interval(deals: Sequence[float], confidence: float = CONFIDENCE) -> Estimate:
    """Return the mean of values, one per deal, with Student's interval.

    >>> mean_interval([1.0, 2.0, 3.0, 6.0])
    Estimate(mean=3.0, low=-0.437..., high=6.437...)
    """
    mean, variance = mean_and_variance(deals)
    if variance is None:
        return Estimate(mean, None, None)
    half = student(confidence, len(deals) - 1) * sqrt(variance / len(deals))
    return Estimate(mean, mean - half, mean + half)


def share_interval(deals: Sequence[float], games: int, confidence: float = CONFIDENCE) -> Estimate:
    """Return the mean of shares, one per deal of `games` games, with Wilson's interval.

    The interval uses the effective sample size: the number of independent games whose mean would
    have the same variance. It stays between 0 and 1, and its width is above 0 even if all games
    were won. One extra deal, with the variance of independent games, keeps the variance above 0 if
    all deals are alike.

    >>> share_interval([1.0] * 20, games=2)
    Estimate(mean=1.0, low=0.820..., high=1.0)
    """
    mean, variance = mean_and_variance(deals)
    if variance is None:
        return Estimate(mean, None, None)
    count, alone = len(deals), mean * (1 - mean)
    spread = (variance * (count - 1) + alone / games) / count
    independent = alone * count / spread if alone > 0 and spread > 0 else float(count)
    widening = student(confidence, count - 1) ** 2 / independent
    middle = (mean + widening / 2) / (1 + widening)
    half = sqrt(widening * (max(alone, 0.0) + widening / 4)) / (1 + widening)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def mean_and_variance(values: Sequence[float]) -> tuple[float, float | None]:
    """Return the mean and the unbiased variance; the variance of a single value is None."""
    count = len(values)
    mean = fmean(values)
    if count == 1:
        return mean, None
    return mean, fsum((value - mean) ** 2 for value in values) / (count - 1)


def student(confidence: float, freedom: int) -> float:
    """Return the two-sided quantile of Student's t; `freedom` is the degrees of freedom.

    >>> [round(student(0.95, freedom), 3) for freedom in (1, 2, 10, 100, 1000)]
    [12.706, 4.303, 2.228, 1.984, 1.962]
    """
    if freedom > _MANY:
        return _student_of_many(confidence, freedom)
    low, high = 0.0, pi / 2
    while True:  # solve for the angle with t = tan(angle) * sqrt(freedom)
        middle = (low + high) / 2
        if not low < middle < high:
            return sin(middle) / cos(middle) * sqrt(freedom)
        if within(middle, freedom) < confidence:
            low = middle
        else:
            high = middle


def within(angle: float, freedom: int) -> float:
    """The probability that |t| < tan(angle) * sqrt(freedom), computed as a finite sum."""
    square = cos(angle) ** 2
    term = 1.0 if freedom % 2 == 0 else cos(angle)
    total = 0.0
    for step in range(2 if freedom % 2 == 0 else 3, freedom + 1, 2):
        total += term
        term *= square * (step - 1) / step
    if freedom % 2 == 0:
        return sin(angle) * total
    return 2 / pi * (angle + sin(angle) * total)


def _student_of_many(confidence: float, freedom: int) -> float:
    """Student's quantile for many degrees of freedom: a series around the normal quantile."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + fsum(term / freedom**power for power, term in enumerate(terms, start=1))
