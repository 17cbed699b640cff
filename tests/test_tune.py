"""`tools/tune.py` distinguishes better weights from worse ones, and chooses the better ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.bots.stammtisch import Stammtisch
from romme.bots.weights import stammtisch_weights, verein_weights
from romme.bots.zufall import Zufall
from romme.rules import find_preset
from romme.simulator.policies.heuristic_policy import HeuristicGame
from tools import tune
from tools.tune import GREEDY, Tuner, bot_match, match


@pytest.mark.parametrize(("name", "players"), [("klassik", 2), ("turnier", 3), ("haus", 4)])
def test_higher_points_are_better_with_every_scoring(name: str, players: int) -> None:
    rules = find_preset(name).rules
    game, weights = HeuristicGame(rules, players), stammtisch_weights(rules).numbers()
    assert match(rules, game, weights, GREEDY, range(60)).points > 0
    assert match(rules, game, weights, weights, range(5)).points == pytest.approx(0)


def test_evolution_improves_spoilt_weights() -> None:
    rules = find_preset("klassik").rules
    good = verein_weights(rules)
    spoilt = replace(good, free=replace(good.free, pair=0, run=0, gap=0))
    tuner = Tuner(rules, 2, deals=30, seed=1)
    *_, (_, tuned) = tuner.evolve(spoilt, generations=3, population=8)
    assert tuner.confirm(tuned, spoilt, 100).points > 0


def test_the_value_that_loses_least_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the values of `wait_loose`, the tuner chooses 7.

    The value 14 beats the greedy player more clearly, but loses to 7.
    """
    monkeypatch.setattr(tune, "CHOICES", {"wait_loose": (0, 7, 14)})
    rules = find_preset("turnier").rules
    seven = replace(verein_weights(rules), wait_loose=7)
    always = replace(seven, wait_loose=14)
    tuner = Tuner(rules, 3, deals=150, seed=1)
    assert tuner.confirm(always, None, 150).points > tuner.confirm(seven, None, 150).points
    assert tuner.choose(always) == seven


def test_weights_without_effect_are_not_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`wait_loose` is used only to delay an opening, and klassik has no opening."""
    monkeypatch.setattr(tune, "CHOICES", {"wait_loose": (7, 14)})
    rules = find_preset("klassik").rules
    weights = replace(verein_weights(rules), wait_loose=5)
    assert Tuner(rules, 2, deals=20, seed=1).choose(weights) == weights


@pytest.mark.parametrize(("name", "players"), [("klassik", 2), ("turnier", 3), ("haus", 4)])
def test_equal_bots_win_equally_often(name: str, players: int) -> None:
    """A bot equal to the others wins exactly its share of the games. A random bot wins fewer."""
    rules = find_preset(name).rules
    equal = bot_match(rules, players, Stammtisch(), range(3))
    assert equal.points == pytest.approx(0)
    assert equal.wins == pytest.approx(1 / players)
    worse = bot_match(rules, players, Zufall(), range(3))
    assert worse.points < 0
    assert worse.wins < equal.wins
