"""The distributions and p-values of the fairness tests agree with enumeration and known values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise, permutations
from math import exp, isclose, lgamma, log

import pytest

from tests.support.deal import distributions

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
            start = order[start]  # noqa: PLW2901 - follows the cycle
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
        (fixed, distributions.fixed_points(N)),
        (successors, distributions.successions(N)),
        (cycles, distributions.cycles(N)),
        (inverted, distributions.inversions(N)),
        (descents, distributions.descents(N)),
        (small_in_hand, distributions.of_a_kind(4, 3, N)),
    ],
)
def test_distributions_agree_with_enumeration(
    count: Callable[[Sequence[int]], int], computed: distributions.Distribution
) -> None:
    """Each distribution equals the frequencies among all 5,040 permutations of seven cards."""
    found = Counter(map(count, permutations(range(N))))
    assert all(
        isclose(chance, found[value] / found.total(), abs_tol=1e-15)
        for value, chance in enumerate(computed)
    )
    assert max(found) < len(computed)


@pytest.mark.parametrize(
    "make", [distributions.fixed_points, distributions.inversions, distributions.cycles]
)
def test_distributions_of_a_whole_pack_sum_to_one(
    make: Callable[[int], distributions.Distribution],
) -> None:
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
def test_chi_square_agrees_with_published_tables(value: float, freedom: int, tail: float) -> None:
    assert isclose(distributions.chi_square_tail(value, freedom), tail, rel_tol=1e-5)


@pytest.mark.parametrize("freedom", [1, 2, 7, 52, 2601])
def test_chi_square_agrees_with_its_integrated_density(freedom: int) -> None:
    """The difference of two tails is the area under the density, computed by Simpson's rule."""

    def density(x: float) -> float:
        half = freedom / 2
        return exp((half - 1) * log(x) - x / 2 - half * log(2) - lgamma(half))

    low, high, steps = 0.8 * freedom, 1.3 * freedom, 2_000
    width = (high - low) / steps
    weights = (1, *(4, 2) * (steps // 2 - 1), 4, 1)
    area = width / 3 * sum(w * density(low + width * at) for at, w in enumerate(weights))
    fallen = distributions.chi_square_tail(low, freedom) - distributions.chi_square_tail(
        high, freedom
    )
    assert isclose(area, fallen, rel_tol=1e-6)


def test_poisson_tails_agree_with_known_values() -> None:
    """With a mean of 1, P(0) is 1/e and P(5 or more) is 0.00366. The p-value is twice that."""
    assert distributions.poisson_tails(0, 1) == pytest.approx(2 * exp(-1))
    assert distributions.poisson_tails(5, 1) == pytest.approx(2 * 0.00365985, rel=1e-5)
    assert distributions.poisson_tails(1, 1) == 1


def test_rare_values_are_pooled() -> None:
    split = [0.5, 0.25, 0.125, 0.0625, 0.0625]
    together = distributions.goodness_of_fit([50, 25, 12, 13], [0.5, 0.25, 0.125, 0.125])
    assert distributions.goodness_of_fit([50, 25, 12, 7, 6], split) == together


def test_goodness_of_fit_separates_good_from_bad_counts() -> None:
    assert distributions.goodness_of_fit([20] * 6, [1 / 6] * 6) == 1
    assert distributions.goodness_of_fit([100, 0], [0.5, 0.5]) < 1e-20


def test_holms_method_rejects_step_by_step() -> None:
    """The smallest of 12 p-values must be below 1/12 of the level, the next one below 1/11."""
    others = {str(number): 0.5 for number in range(10)}
    assert distributions.rejected({**others, "a": 0.0009, "b": 0.0008}) == {"a", "b"}
    assert distributions.rejected({**others, "a": 0.0009, "b": 0.002}) == set()
