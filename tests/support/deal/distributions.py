"""Exact distributions of statistics of permutations, and p-values for observed counts.

Counts of permutations are integers, so each probability is exact up to float rounding.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from math import comb, erfc, exp, factorial, fsum, lgamma, log, sqrt

Distribution = Sequence[float]
"""Probabilities of the values 0, 1, 2 and so on."""


# --- statistics of permutations of n cards -------------------------------------------------------


@cache
def derangements(n: int) -> int:
    """Return the number of permutations without a fixed point."""
    if n < 2:
        return 1 - n
    return (n - 1) * (derangements(n - 1) + derangements(n - 2))


def fixed_points(n: int) -> Distribution:
    """Return the distribution of the number of cards that keep their place."""
    return [comb(n, k) * derangements(n - k) / factorial(n) for k in range(n + 1)]


def successions(n: int) -> Distribution:
    """Return the distribution of the number of cards that still follow their predecessor."""
    without = [derangements(m) + (derangements(m - 1) if m else 0) for m in range(n + 1)]
    return [comb(n - 1, k) * without[n - k] / factorial(n) for k in range(n)]


def cycles(n: int) -> Distribution:
    """Return the distribution of the number of cycles (Stirling numbers of the first kind)."""
    counts = [1]
    for m in range(n):
        counts = [m * a + b for a, b in zip([*counts, 0], [0, *counts], strict=True)]
    return [count / factorial(n) for count in counts]


def inversions(n: int) -> Distribution:
    """Return the distribution of the number of pairs in the wrong order."""
    counts = [1]
    for m in range(2, n + 1):
        sums = [0, *accumulate([*counts, *[0] * (m - 1)])]
        counts = [sums[k + 1] - sums[max(0, k + 1 - m)] for k in range(len(sums) - 1)]
    return [count / factorial(n) for count in counts]


def descents(n: int) -> Distribution:
    """Return the distribution of the number of descents (Eulerian numbers)."""
    counts = [1]
    for m in range(2, n + 1):
        before, behind = [*counts, 0], [0, *counts]
        counts = [(k + 1) * before[k] + (m - k) * behind[k] for k in range(m)]
    return [count / factorial(n) for count in counts]


def of_a_kind(hand: int, kind: int, n: int) -> Distribution:
    """Return the probabilities that a hand has 0, 1, 2 ... cards of one kind.

    `kind` of the `n` cards are of that kind.
    """
    return [comb(kind, k) * comb(n - kind, hand - k) / comb(n, hand) for k in range(hand + 1)]


# --- p-values ------------------------------------------------------------------------------------


def chi_square_tail(value: float, freedom: int) -> float:
    """Return the probability that chi-square is at least `value`.

    For integer degrees of freedom (`freedom`) this is a finite sum of positive terms.
    """
    if value <= 0:
        return 1.0
    half = value / 2
    terms = (
        exp((j - 1) * log(half) - half - lgamma(j))
        for j in ((freedom % 2) / 2 + 1 + k for k in range(freedom // 2))
    )
    return min(1.0, fsum(terms) + (erfc(sqrt(half)) if freedom % 2 else 0.0))


def poisson_tails(count: int, mean: float) -> float:
    """Return the two-sided p-value of a Poisson count: twice the smaller tail."""
    up_to = fsum(exp(k * log(mean) - mean - lgamma(k + 1)) for k in range(count + 1))
    at_least = 1 - up_to + exp(count * log(mean) - mean - lgamma(count + 1))
    return min(1.0, 2 * min(up_to, at_least))


def goodness_of_fit(
    counts: Sequence[int], expected_shares: Distribution, fewest: float = 10
) -> float:
    """Return the p-value of a chi-square test of counts against their expected shares.

    Neighbouring values are pooled until at least `fewest` are expected in each pool.
    """
    total = sum(counts)
    observed, expected = [0], [0.0]
    for count, chance in zip(counts, expected_shares, strict=True):
        if expected[-1] >= fewest:
            observed.append(0)
            expected.append(0.0)
        observed[-1] += count
        expected[-1] += total * chance
    if expected[-1] < fewest:  # pool the last ones with those before
        rest, rare = observed.pop(), expected.pop()
        observed[-1] += rest
        expected[-1] += rare
    value = fsum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
    return chi_square_tail(value, len(expected) - 1)


def rejected(p_values: Mapping[str, float], level: float = 0.01) -> set[str]:
    """Return the names of the tests that fail at this overall error level, by Holm's method."""
    found: set[str] = set()
    for name in sorted(p_values, key=p_values.__getitem__):
        if p_values[name] > level / (len(p_values) - len(found)):
            break
        found.add(name)
    return found
