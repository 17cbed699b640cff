"""Ratings recover known strengths, and their intervals cover them."""

from __future__ import annotations

from itertools import combinations, permutations
from math import exp, log
from random import Random
from statistics import stdev

import pytest

from romme.arena.contest import Pairing
from romme.arena.ratings import ANCHOR, UNIT, Pairings, fit, inverse, ratings
from tests.conftest import Size
from tests.support.arena.simulated_deals import dice

STRENGTHS = (0.0, 0.8, -0.5, 1.5)


def all_pairings(bots: int, players: int) -> Pairings:
    pairs = combinations if players == 2 else permutations
    return Pairings(bots, players, tuple(Pairing(*pair) for pair in pairs(range(bots), 2)))


def simulated(rng: Random, met: Pairings, deals: int, *, cards: float = 0.0) -> list[list[float]]:
    """Simulate the candidate's share of wins: one row per deal, one column per pairing.

    In each deal, luck raises or lowers the strength of every bot by `cards`.
    """
    found = []
    for _ in range(deals):
        luck = [rng.choice((-cards, cards)) for _ in range(met.bots)]
        held = [strength + extra for strength, extra in zip(STRENGTHS, luck, strict=False)]
        found.append(
            [
                sum(rng.random() < chance for _ in range(met.players)) / met.players
                for chance in met.chances(held)
            ]
        )
    return found


def likelihood(met: Pairings, deals: list[list[float]], strengths: list[float]) -> float:
    chances = met.chances(strengths)
    return sum(
        share * log(chance) + (1 - share) * log(1 - chance)
        for shares in deals
        for share, chance in zip(shares, chances, strict=True)
    )


def test_the_fit_of_two_bots_has_a_closed_form() -> None:
    met = all_pairings(2, 2)
    _, found = fit(met, [[0.25], [0.0], [0.35]])
    assert found == pytest.approx(-log(0.2 / 0.8))


def test_win_probabilities_follow_luces_model() -> None:
    """The probability is the strength of the bot divided by the sum of strengths at the table."""
    met = all_pairings(3, 3)
    for (candidate, opponent), chance in zip(met.pairs, met.chances(STRENGTHS[:3]), strict=True):
        own, other = exp(STRENGTHS[candidate]), exp(STRENGTHS[opponent])
        assert chance == pytest.approx(own / (own + 2 * other))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fitted_strengths_maximise_the_likelihood(players: int) -> None:
    """Changing the fitted strengths makes the results less likely."""
    rng = dice(f"summit {players}")
    met = all_pairings(3, players)
    deals = simulated(rng, met, 50)
    found = fit(met, deals)
    best = likelihood(met, deals, found)
    for _ in range(200):
        away = [0.0, *(one + rng.gauss(0, 0.05) for one in found[1:])]
        assert likelihood(met, deals, away) < best


@pytest.mark.parametrize("players", [2, 3])
def test_known_strengths_are_recovered(players: int) -> None:
    met = all_pairings(4, players)
    found = ratings(met, simulated(dice(f"known {players}"), met, 4000))
    for rating, strength in zip(found, STRENGTHS, strict=True):
        assert rating.mean == pytest.approx(ANCHOR + UNIT * strength, abs=15)
    assert (found[0].low, found[0].high) == (ANCHOR, ANCHOR)


def test_400_rating_points_mean_odds_of_ten_to_one() -> None:
    _, second = ratings(all_pairings(2, 2), [[1 / 11]] * 100_000)
    assert second.mean == pytest.approx(ANCHOR + 400, abs=0.1)


@pytest.mark.parametrize("players", [2, 3])
def test_rating_intervals_cover_the_known_strengths(players: int, size: Size) -> None:
    """Intervals cover the true strengths in about 95 % of runs, although games are correlated."""
    rng, tries = dice(f"held {players}"), size(100, 1500)
    met = all_pairings(3, players)
    truth = [
        ANCHOR + UNIT * one for one in fit(met, simulated(dice("truth"), met, 20_000, cards=0.7))
    ]
    hits = 0
    for _ in range(tries):
        found = ratings(met, simulated(rng, met, 60, cards=0.7))
        hits += sum(
            (one.low or 0) <= true <= (one.high or 0)
            for one, true in zip(found[1:], truth[1:], strict=True)
        )
    assert 0.9 < hits / tries / 2 < 0.99


def test_intervals_agree_with_a_bootstrap_over_deals() -> None:
    """The intervals are as wide as those from ratings of randomly resampled deals."""
    rng = dice("bootstrap")
    met = all_pairings(4, 2)
    deals = simulated(rng, met, 300, cards=0.7)
    drawn = [fit(met, rng.choices(deals, k=len(deals))) for _ in range(200)]
    for bot, rating in enumerate(ratings(met, deals)):
        if bot:
            half = ((rating.high or 0) - (rating.low or 0)) / 2
            spread = stdev(strengths[bot] for strengths in drawn)
            assert half == pytest.approx(1.968 * UNIT * spread, rel=0.2)


@pytest.mark.parametrize("players", [2, 3])
def test_an_unbeaten_bot_has_a_finite_rating_and_a_wide_interval(players: int) -> None:
    met = all_pairings(3, players)
    shares = [
        1.0 if pair.candidate == 2 else 0.0 if pair.opponent == 2 else 0.5 for pair in met.pairs
    ]
    few, many = (ratings(met, [shares] * count)[2] for count in (20, 2000))
    assert ANCHOR + 200 < few.mean < many.mean < ANCHOR + 3000
    assert (few.high or 0) - (few.low or 0) > 150


def test_one_deal_has_no_interval() -> None:
    assert all(
        one.low is one.high is None for one in ratings(all_pairings(3, 2), [[1.0, 0.5, 0.0]])
    )


def test_inverse_inverts_a_matrix() -> None:
    rng = dice("inverse")
    half = [[rng.gauss(0, 1) for _ in range(5)] for _ in range(5)]
    matrix = [[sum(a * b for a, b in zip(x, y, strict=True)) for y in half] for x in half]
    back = inverse(matrix)
    for row in range(5):
        for column in range(5):
            value = sum(matrix[row][step] * back[step][column] for step in range(5))
            assert value == pytest.approx(float(row == column), abs=1e-9)
