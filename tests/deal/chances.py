"""How likely things are among the orders of a pack, exactly, and what a deviation is worth.

Counts of permutations are whole numbers, so each chance is right to the last digit of a float.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from math import comb, erfc, exp, factorial, fsum, lgamma, log, sqrt

Chances = Sequence[float]
"""The chance of 0, of 1, of 2 ..."""


# --- among all orders of n cards -----------------------------------------------------------------


@cache
def derangements(n: int) -> int:
    """Orders in which no card keeps its place."""
    if n < 2:
        return 1 - n
    return (n - 1) * (derangements(n - 1) + derangements(n - 2))


def fixed_points(n: int) -> Chances:
    """How many cards keep their place."""
    return [comb(n, k) * derangements(n - k) / factorial(n) for k in range(n + 1)]


def successions(n: int) -> Chances:
    """How many cards still lie just behind the one that came before them in the pack."""
    without = [derangements(m) + (derangements(m - 1) if m else 0) for m in range(n + 1)]
    return [comb(n - 1, k) * without[n - k] / factorial(n) for k in range(n)]


def cycles(n: int) -> Chances:
    """How many cycles an order has (Stirling's numbers of the first kind)."""
    counts = [1]
    for m in range(n):
        counts = [m * a + b for a, b in zip([*counts, 0], [0, *counts], strict=True)]
    return [count / factorial(n) for count in counts]


def inversions(n: int) -> Chances:
    """How many pairs of cards lie the wrong way round."""
    counts = [1]
    for m in range(2, n + 1):
        sums = [0, *accumulate([*counts, *[0] * (m - 1)])]
        counts = [sums[k + 1] - sums[max(0, k + 1 - m)] for k in range(len(sums) - 1)]
    return [count / factorial(n) for count in counts]


def descents(n: int) -> Chances:
    """How often a card is followed by a lower one (Euler's numbers): one less than runs up."""
    counts = [1]
    for m in range(2, n + 1):
        before, behind = [*counts, 0], [0, *counts]
        counts = [(k + 1) * before[k] + (m - k) * behind[k] for k in range(m)]
    return [count / factorial(n) for count in counts]


def of_a_kind(hand: int, kind: int, n: int) -> Chances:
    """How many of the cards of one kind get into a hand."""
    return [comb(kind, k) * comb(n - kind, hand - k) / comb(n, hand) for k in range(hand + 1)]


# --- what a deviation is worth -------------------------------------------------------------------


def chi_square_tail(value: float, freedom: int) -> float:
    """The chance that chi-square is at least so large.

    A finite sum for whole degrees of freedom, all of its terms positive.
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
    """The chance of something at least as odd as this count, twice that of the rarer side."""
    up_to = fsum(exp(k * log(mean) - mean - lgamma(k + 1)) for k in range(count + 1))
    at_least = 1 - up_to + exp(count * log(mean) - mean - lgamma(count + 1))
    return min(1.0, 2 * min(up_to, at_least))


def fits(counts: Sequence[int], chances: Chances, fewest: float = 10) -> float:
    """How well counts fit their chances, by chi-square; rare values are counted together."""
    total = sum(counts)
    observed, expected = [0], [0.0]
    for count, chance in zip(counts, chances, strict=True):
        if expected[-1] >= fewest:
            observed.append(0)
            expected.append(0.0)
        observed[-1] += count
        expected[-1] += total * chance
    if expected[-1] < fewest:  # the last ones go with those before
        rest, rare = observed.pop(), expected.pop()
        observed[-1] += rest
        expected[-1] += rare
    value = fsum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True))
    return chi_square_tail(value, len(expected) - 1)


def rejected(worth: Mapping[str, float], level: float = 0.01) -> set[str]:
    """The tests that say no, when all of them together may err so often (Holm's method)."""
    found: set[str] = set()
    for name in sorted(worth, key=worth.__getitem__):
        if worth[name] > level / (len(worth) - len(found)):
            break
        found.add(name)
    return found
