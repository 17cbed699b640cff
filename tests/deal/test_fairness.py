"""The shuffle is fair: twelve tests find nothing, and find every shuffle that has a flaw."""

from __future__ import annotations

import numpy as np
import pytest

from tests.conftest import Size
from tests.deal.battery import LARGEST_PACK, TESTS, Sample, judge, take_sample
from tests.deal.chances import rejected
from tests.deal.shufflers import FLAWS, TRUE, N

DEALS = 20_000
ENOUGH = 6_000
"""So few deals give a flaw away."""


def test_there_are_twelve_tests() -> None:
    assert len({test.__name__ for test in TESTS}) == 12


def test_the_shuffle_is_fair(size: Size) -> None:
    """Numbered secrets give the same answer every time; of new ones, 1 sample in 100 would fail."""
    worth = judge(take_sample(TRUE, size(DEALS, 1_000_000)))
    assert rejected(worth) == set(), worth


def test_another_fair_shuffle_passes_too() -> None:
    """The tests know nothing of ours in particular."""
    rng = np.random.default_rng(52)
    orders = rng.permuted(np.tile(np.arange(N, dtype=np.uint8), (DEALS, 1)), axis=1)
    numbers = tuple(
        np.bincount(rng.integers(limit, size=2_000), minlength=limit)
        for limit in range(2, LARGEST_PACK + 1)
    )
    sample = Sample(orders, rng.integers(256, size=200_000).astype(np.uint8), numbers)
    assert rejected(judge(sample)) == set()


FINDERS = {
    "modulo bias": "numbers_below",
    "any place instead of those left": "card_by_place",
    "never the own place (Sattolo)": "cycles",
    "the last card never moved": "card_by_place",
    "the last exchange left out": "cycles",
    "seeded by the clock": "repeated_deals",
    "sorted by random bytes": "runs",
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_flaw_is_found(flaw: str) -> None:
    """By the test that is made for it, whatever others say."""
    worth = judge(take_sample(FLAWS[flaw], ENOUGH))
    assert FINDERS[flaw] in rejected(worth), worth
