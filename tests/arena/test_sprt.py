"""The error rates of the sequential test do not exceed those requested."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from statistics import fmean, pvariance

import pytest

from romme.arena.sprt import FEWEST, SprtVerdict, Test, Walk
from tests.conftest import Size
from tests.support.arena.simulated_deals import Games, correlated_wins, dice, points, wins

Make = Callable[..., Games]


def run_test(test: Test, make: Callable[[], Games], most: int = 5000) -> Walk:
    """Add up to `most` deals until the test decides, and return its `Walk`."""
    walk = Walk(test)
    while walk.verdict is SprtVerdict.OPEN and walk.deals < most:
        walk.add(make())
    return walk


def test_the_bounds_follow_from_the_error_rates() -> None:
    test = Test(0, 1, alpha=0.1, beta=0.02)
    assert test.lower == pytest.approx(log(0.02 / 0.9))
    assert test.upper == pytest.approx(log(0.98 / 0.1))


def test_the_ratio_is_that_of_two_normal_distributions() -> None:
    """The log-likelihood ratio from running sums equals the ratio computed from all values."""
    rng = dice("ratio")
    deals = [points(rng, more=30, seats=3) for _ in range(200)]
    walk = Walk(Test(29, 31))
    for games in deals:
        walk.add(games)
    for count in (30, 111, 200):
        values = [fmean(games) for games in deals[:count]]
        single = [30.0, *(value for games in deals[:count] for value in games)]
        spread = (count * pvariance(values) + pvariance(single) / 3) / (count + 1)

        def likelihood(mean: float, values: list[float] = values, spread: float = spread) -> float:
            return sum(-((value - mean) ** 2) / (2 * spread) for value in values)

        assert walk.path[count - 1] == pytest.approx(likelihood(31) - likelihood(29))


@pytest.mark.parametrize(
    ("make", "low", "high"),
    [
        (lambda rng, mean: wins(rng, share=mean), 0.5, 0.6),
        (lambda rng, mean: correlated_wins(rng, share=mean), 0.5, 0.6),
        (lambda rng, mean: wins(rng, share=mean, seats=3), 1 / 3, 0.4),
        (lambda rng, mean: points(rng, more=mean), 0.0, 3.0),
    ],
    ids=["negatively correlated", "correlated", "three", "points"],
)
def test_error_rates_are_kept(
    make: Callable[[Random, float], Games], low: float, high: float, size: Size
) -> None:
    rng, tries = dice(f"errors {low} {high}"), size(150, 2000)
    for truth, wrong in ((low, SprtVerdict.HIGH), (high, SprtVerdict.LOW)):
        found = [run_test(Test(low, high), lambda: make(rng, truth)).verdict for _ in range(tries)]  # noqa: B023 - called at once
        assert SprtVerdict.OPEN not in found
        assert found.count(wrong) / tries < 0.05 + 3 * sqrt(0.05 * 0.95 / tries) + 0.01


def test_both_error_rates_can_be_set_separately(size: Size) -> None:
    rng, tries = dice("lopsided"), size(150, 2000)
    test = Test(0.5, 0.6, alpha=0.2, beta=0.01)
    wrong_high = [run_test(test, lambda: wins(rng, share=0.5)).verdict for _ in range(tries)]
    wrong_low = [run_test(test, lambda: wins(rng, share=0.6)).verdict for _ in range(tries)]
    assert 0.05 < wrong_high.count(SprtVerdict.HIGH) / tries < 0.3
    assert wrong_low.count(SprtVerdict.LOW) / tries < 0.05


def test_the_test_needs_fewer_deals_than_a_fixed_sample() -> None:
    """On average, the test needs less than 75 % of the deals of a fixed sample.

    For error rates of 5 %, a fixed sample needs (2 × 1.645 s / d)² deals, where s is the standard
    deviation per deal and d the difference to detect.
    """
    rng = dice("quicker")
    needed = [run_test(Test(0.5, 0.55), lambda: wins(rng, share=0.55)).deals for _ in range(40)]
    fixed = (2 * 1.645 / 0.05) ** 2 * (0.25 - 0.3**2) / 2
    assert fmean(needed) < 0.75 * fixed


def test_few_deals_decide_nothing() -> None:
    walk = Walk(Test(0.5, 0.6))
    for count in range(1, FEWEST):
        walk.add([1.0, 1.0] if count % 5 else [1.0, 0.0])
        assert walk.verdict is SprtVerdict.OPEN
    assert walk.ratio > walk.test.upper
    walk.add([1.0, 1.0])
    assert walk.verdict is SprtVerdict.HIGH


@pytest.mark.parametrize(
    ("games", "verdict"),
    [
        ([1.0, 0.0], SprtVerdict.LOW),  # equal bots
        ([1.0, 1.0], SprtVerdict.HIGH),  # a bot that never loses
        ([0.0, 0.0], SprtVerdict.LOW),
        ([0.525, 0.525], SprtVerdict.OPEN),
    ],
)
def test_identical_deals_can_be_decided(games: Games, verdict: SprtVerdict) -> None:
    """The test can decide although all deals have the same result and the variance is 0."""
    walk = Walk(Test(0.5, 0.55))
    for _ in range(100):
        walk.add(games)
    assert walk.verdict is verdict
