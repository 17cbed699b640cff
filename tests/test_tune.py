"""The program that finds the bots' weights knows which way is up, and moves that way."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.bots.weights import stammtisch_weights, verein_weights
from romme.rules import find_preset
from romme.solver.weighing import Weighing
from tools.tune import GREEDY, Tuner, match


@pytest.mark.parametrize(("name", "players"), [("klassik", 2), ("turnier", 3), ("haus", 4)])
def test_points_more_are_better_whatever_the_scoring(name: str, players: int) -> None:
    rules = find_preset(name).rules
    game, weights = Weighing(rules, players), stammtisch_weights(rules).numbers()
    assert match(rules, game, weights, GREEDY, range(60)).points > 0
    assert match(rules, game, weights, weights, range(5)).points == pytest.approx(0)


def test_weights_that_were_spoilt_get_better() -> None:
    rules = find_preset("klassik").rules
    good = verein_weights(rules)
    spoilt = replace(good, free=replace(good.free, pair=0, run=0, gap=0))
    tuner = Tuner(rules, 2, deals=30, seed=1)
    *_, (_, tuned) = tuner.evolve(spoilt, generations=3, population=8)
    assert tuner.confirm(tuned, spoilt, 100).points > 0
