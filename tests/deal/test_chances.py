"""What the tests of fairness measure by is right: counted out, and held against known tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise, permutations
from math import exp, isclose, lgamma, log

import pytest

from tests.deal import chances

N = 7


def fixed(order: Sequence[int]) -> int:
    return sum(card == place for place, card in enumerate(order))


def successors(order: Sequence[int]) -> int:
    return sum(other == card + 1 for card, other in pairwise(order))


def cycles(order: Sequence[int]) -> int:
    seen: set[int] = set()
    found = 0
    for start in order:
        found += start not in seen
        while start not in seen:
            seen.add(start)
            start = order[start]  # noqa: PLW2901 - goes round the cycle
    return found


def inverted(order: Sequence[int]) -> int:
    return sum(card > other for card, other in combinations(order, 2))


def descents(order: Sequence[int]) -> int:
    return sum(card > other for card, other in pairwise(order))


def small_in_hand(order: Sequence[int]) -> int:
    return sum(card < 3 for card in order[:4])


@pytest.mark.parametrize(
    ("count", "computed"),
    [
        (fixed, chances.fixed_points(N)),
        (successors, chances.successions(N)),
        (cycles, chances.cycles(N)),
        (inverted, chances.inversions(N)),
        (descents, chances.descents(N)),
        (small_in_hand, chances.of_a_kind(4, 3, N)),
    ],
)
def test_chances_counted_out(
    count: Callable[[Sequence[int]], int], computed: chances.Chances
) -> None:
    """All 5,040 orders of seven cards."""
    found = Counter(map(count, permutations(range(N))))
    assert all(
        isclose(chance, found[value] / found.total(), abs_tol=1e-15)
        for value, chance in enumerate(computed)
    )
    assert max(found) < len(computed)


@pytest.mark.parametrize("make", [chances.fixed_points, chances.inversions, chances.cycles])
def test_chances_of_a_whole_pack_add_up(make: Callable[[int], chances.Chances]) -> None:
    assert isclose(sum(make(52)), 1, rel_tol=1e-12)


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    [
        (3.841459, 1, 0.05),
        (6.634897, 1, 0.01),
        (9.210340, 2, 0.01),
        (7.814728, 3, 0.05),
        (24.724970, 11, 0.01),
        (135.806723, 100, 0.01),
        (310.457388, 255, 0.01),
    ],
)
def test_chi_square_as_in_the_tables(value: float, freedom: int, tail: float) -> None:
    assert isclose(chances.chi_square_tail(value, freedom), tail, rel_tol=1e-5)


@pytest.mark.parametrize("freedom", [1, 2, 7, 52, 2601])
def test_chi_square_against_its_density(freedom: int) -> None:
    """Between two values the tail falls by the area under the density, found by Simpson's rule."""

    def density(x: float) -> float:
        half = freedom / 2
        return exp((half - 1) * log(x) - x / 2 - half * log(2) - lgamma(half))

    low, high, steps = 0.8 * freedom, 1.3 * freedom, 2_000
    width = (high - low) / steps
    weights = (1, *(4, 2) * (steps // 2 - 1), 4, 1)
    area = width / 3 * sum(w * density(low + width * at) for at, w in enumerate(weights))
    fallen = chances.chi_square_tail(low, freedom) - chances.chi_square_tail(high, freedom)
    assert isclose(area, fallen, rel_tol=1e-6)


def test_poisson() -> None:
    """With a mean of 1, nothing at all comes 1 time in e, and five or more 37 times in 10,000."""
    assert chances.poisson_tails(0, 1) == pytest.approx(2 * exp(-1))
    assert chances.poisson_tails(5, 1) == pytest.approx(2 * 0.00365985, rel=1e-5)
    assert chances.poisson_tails(1, 1) == 1


def test_rare_values_are_counted_together() -> None:
    split = [0.5, 0.25, 0.125, 0.0625, 0.0625]
    together = chances.fits([50, 25, 12, 13], [0.5, 0.25, 0.125, 0.125])
    assert chances.fits([50, 25, 12, 7, 6], split) == together


def test_what_fits_and_what_does_not() -> None:
    assert chances.fits([20] * 6, [1 / 6] * 6) == 1
    assert chances.fits([100, 0], [0.5, 0.5]) < 1e-20


def test_holm() -> None:
    """The smallest of twelve must be below a twelfth of the level, the next below an eleventh."""
    others = {str(number): 0.5 for number in range(10)}
    assert chances.rejected({**others, "a": 0.0009, "b": 0.0008}) == {"a", "b"}
    assert chances.rejected({**others, "a": 0.0009, "b": 0.002}) == set()
