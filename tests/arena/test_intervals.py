"""Intervals cover the true value as often as stated, even if the games of a deal are correlated."""

from __future__ import annotations

from collections.abc import Callable
from math import atan, exp, lgamma, pi, sqrt

import pytest

from romme.arena.intervals import (
    mean_and_variance,
    mean_interval,
    share_interval,
    student,
    within,
)
from tests.conftest import Size
from tests.support.arena.simulated_deals import Games, correlated_wins, dice, means, points, wins

Make = Callable[..., Games]


def density(t: float, freedom: int) -> float:
    """Return the density of Student's t distribution."""
    log = lgamma((freedom + 1) / 2) - lgamma(freedom / 2)
    tail = (1 + t * t / freedom) ** (-(freedom + 1) / 2)
    return exp(log) / sqrt(freedom * pi) * float(tail)


def integral(t: float, freedom: int, steps: int = 20_000) -> float:
    """Return the probability that Student's t is between -t and t, by Simpson's rule."""
    width = t / steps
    odd = sum(density(width * step, freedom) for step in range(1, steps, 2))
    even = sum(density(width * step, freedom) for step in range(2, steps, 2))
    return 2 * width / 3 * (density(0, freedom) + 4 * odd + 2 * even + density(t, freedom))


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 9, 30, 199, 200, 201, 1000])
@pytest.mark.parametrize("confidence", [0.5, 0.95])
def test_student_agrees_with_the_integral_of_its_density(freedom: int, confidence: float) -> None:
    assert integral(student(confidence, freedom), freedom) == pytest.approx(confidence, abs=1e-8)


def test_both_formulas_of_student_agree() -> None:
    """Above 200 degrees of freedom, `student` uses a second formula, which must be as exact."""
    for freedom in (201, 400):
        angle = atan(student(0.95, freedom) / sqrt(freedom))
        assert within(angle, freedom) == pytest.approx(0.95, abs=1e-11)


def test_the_mean_interval_agrees_with_a_manual_calculation() -> None:
    """The five deals have mean 3 and variance 2.5. With four degrees of freedom, t is 2.776."""
    found = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert (found.mean, found.low, found.high) == pytest.approx(
        (3, 3 - 2.776445 * sqrt(0.5), 3 + 2.776445 * sqrt(0.5)), abs=1e-5
    )
    assert mean_and_variance([1.0, 2.0, 3.0, 4.0, 5.0]) == (3, 2.5)


def test_one_deal_has_no_interval() -> None:
    assert mean_interval([4.0]).low is mean_interval([4.0]).high is None
    assert share_interval([0.5], games=2).low is share_interval([0.5], games=2).high is None


def test_the_share_interval_agrees_with_wilsons() -> None:
    """With many deals of one game each, the interval equals Wilson's score interval."""
    deals = [1.0] * 900 + [0.0] * 100
    found = share_interval(deals, games=1)
    z, p, n = student(0.95, 999), 0.9, 1000 * 1000 / 1001  # one extra deal widens it a little
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    assert (found.low, found.high) == pytest.approx((middle - half, middle + half), abs=1e-12)


@pytest.mark.parametrize("value", [0.0, 0.5, 1.0])
def test_identical_deals_give_a_narrow_but_positive_interval(value: float) -> None:
    few, many = (share_interval([value] * count, games=2) for count in (10, 1000))
    for found in (few, many):
        assert found.low is not None
        assert found.high is not None
        assert 0 <= found.low <= value <= found.high <= 1
        assert found.low < found.high
    assert (many.high or 0) - (many.low or 0) < ((few.high or 0) - (few.low or 0)) / 10


@pytest.mark.parametrize(
    "make", [wins, correlated_wins], ids=["negatively correlated", "correlated"]
)
@pytest.mark.parametrize(("share", "seats"), [(0.5, 2), (0.9, 2), (1 / 3, 3)])
@pytest.mark.parametrize("deals", [15, 60])
def test_share_intervals_cover_the_true_share(
    make: Make, share: float, seats: int, deals: int, size: Size
) -> None:
    rng, tries, hits = dice(f"share {share} {seats} {deals}"), size(300, 4000), 0
    for _ in range(tries):
        simulated = [make(rng, share=share, seats=seats) for _ in range(deals)]
        found = share_interval(means(simulated), seats)
        hits += (found.low or 0) <= share <= (found.high or 0)
    assert 0.95 - 4 * sqrt(0.05 / tries) < hits / tries < 0.99


def test_intervals_over_single_games_would_be_too_narrow(size: Size) -> None:
    """If games of a deal counted as independent, intervals would miss the true value too often."""
    rng, tries, hits = dice("singly"), size(300, 4000), 0
    for _ in range(tries):
        simulated = [correlated_wins(rng, share=0.5, seats=6, cards=0.5) for _ in range(40)]
        found = share_interval([value for games in simulated for value in games], 1)
        hits += (found.low or 0) <= 0.5 <= (found.high or 0)
    assert hits / tries < 0.75


@pytest.mark.parametrize("deals", [15, 60])
def test_mean_intervals_cover_the_true_points(deals: int, size: Size) -> None:
    rng, tries, hits = dice(f"points {deals}"), size(400, 4000), 0
    for _ in range(tries):
        found = mean_interval(means([points(rng, more=1.5) for _ in range(deals)]))
        hits += (found.low or 0) <= 1.5 <= (found.high or 0)
    assert 0.95 - 4 * sqrt(0.05 / tries) < hits / tries < 0.995
