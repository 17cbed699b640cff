"""The shuffle passes twelve statistical tests, and every flawed shuffle fails at least one."""

from __future__ import annotations

import numpy as np
import pytest

from tests.conftest import Size
from tests.support.deal.battery import LARGEST_PACK, TESTS, Sample, p_values, take_sample
from tests.support.deal.distributions import rejected
from tests.support.deal.shufflers import FLAWS, TRUE, N

DEALS = 20_000
FLAW_DEALS = 6_000
"""Number of deals that are enough to find a flaw."""


def test_the_battery_has_twelve_tests() -> None:
    assert len({test.__name__ for test in TESTS}) == 12


def test_the_shuffle_is_fair(size: Size) -> None:
    """The secrets are fixed, because with random ones 1 % of the runs would fail."""
    found = p_values(take_sample(TRUE, size(DEALS, 1_000_000)))
    assert rejected(found) == set(), found


def test_another_fair_shuffle_passes_the_tests() -> None:
    """NumPy's shuffle is fair too, so it must pass."""
    rng = np.random.default_rng(52)
    orders = rng.permuted(np.tile(np.arange(N, dtype=np.uint8), (DEALS, 1)), axis=1)
    numbers = tuple(
        np.bincount(rng.integers(limit, size=2_000), minlength=limit)
        for limit in range(2, LARGEST_PACK + 1)
    )
    sample = Sample(orders, rng.integers(256, size=200_000).astype(np.uint8), numbers)
    assert rejected(p_values(sample)) == set()


FINDERS = {
    "modulo bias": "numbers_below",
    "exchange with any place": "card_by_place",
    "never exchange with itself (Sattolo)": "cycles",
    "the last card never moved": "card_by_place",
    "the last exchange left out": "cycles",
    "seeded by the clock": "repeated_deals",
    "sorted by random bytes": "runs",
}


@pytest.mark.parametrize("flaw", FLAWS)
def test_a_flawed_shuffle_is_rejected(flaw: str) -> None:
    """The test designed for the flaw must reject it. Other tests may reject it too."""
    found = p_values(take_sample(FLAWS[flaw], FLAW_DEALS))
    assert FINDERS[flaw] in rejected(found), found
