"""The program that measures beliefs tells a good one from a bad one."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from statistics import fmean

import pytest

from romme.bots.weights import BELIEF, Belief
from romme.rules import find_preset
from tests.conftest import Size
from tools import belief as tool

NOTHING = replace(BELIEF, meld=0, fit=0, thrown=0, refused=0)
WRONG = replace(NOTHING, thrown=-BELIEF.thrown)
"""Believes that people keep what they would rather throw."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "SECONDS", 0)
    monkeypatch.setattr(tool, "IMAGINED", 60)


def right(belief: Belief, count: int) -> float:
    """The share of cards that are imagined where they are."""
    states = islice(tool.positions(find_preset("klassik").rules, 2, 7), count)
    gains = (tool.gain(state, belief, number) for number, state in enumerate(states))
    return fmean(gain.right for gain in gains if gain is not None)


def test_belief_finds_cards(size: Size) -> None:
    """Known cards are always right; of the others more with belief than without."""
    count = size(60, 600)
    none = right(NOTHING, count)
    assert right(BELIEF, count) > none + 0.03
    assert right(WRONG, count) < none


def test_a_belief_is_read_from_its_changes() -> None:
    assert tool.changed("thrown=28,most_thrown=3") == replace(BELIEF, thrown=28, most_thrown=3)
