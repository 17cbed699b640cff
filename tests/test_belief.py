"""`tools/belief.py` rates good beliefs about hidden cards higher than bad ones."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from statistics import fmean

import pytest

from romme.bots.weights import BELIEF, Belief
from romme.rules import find_preset
from tests.conftest import Size
from tools import belief as tool

NO_BELIEF = replace(BELIEF, meld=0, fit=0, thrown=0, refused=0)
WRONG = replace(NO_BELIEF, thrown=-BELIEF.thrown)
"""The belief that players keep the cards that they would rather discard."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "SEARCH_SECONDS", 0)
    monkeypatch.setattr(tool, "SAMPLED_WORLDS", 60)


def share_right(belief: Belief, count: int) -> float:
    """Return the share of cards that this belief guesses right in the other players' hands.

    It is the mean over at most `count` positions.
    """
    states = islice(tool.positions(find_preset("klassik").rules, 2, 7), count)
    gains = (tool.gain(state, belief, number) for number, state in enumerate(states))
    return fmean(gain.right for gain in gains if gain is not None)


def test_a_belief_guesses_more_cards_right_than_none(size: Size) -> None:
    """The margin is small, because publicly known cards are right even without a belief."""
    count = size(60, 600)
    without = share_right(NO_BELIEF, count)
    assert share_right(BELIEF, count) > without + 0.03
    assert share_right(WRONG, count) < without


def test_a_belief_is_parsed_from_its_changes() -> None:
    assert tool.changed("thrown=28,most_thrown=3") == replace(BELIEF, thrown=28, most_thrown=3)
