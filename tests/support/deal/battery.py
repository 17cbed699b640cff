"""Twelve statistical tests of a shuffle.

Each test returns a p-value: the probability that a fair shuffle deviates at least this much from
the expected result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from math import comb, perm
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tests.support.deal import distributions
from tests.support.deal.shufflers import N, Shuffler

Orders: TypeAlias = npt.NDArray[np.uint8]
"""The cards of many deals: one row per deal, one column per place."""
AT_ONCE: Final = 20_000
LARGEST_PACK: Final = 110


@dataclass(frozen=True)
class Sample:
    """Deals, random bytes and random numbers from a shuffler."""

    orders: Orders
    bytes: npt.NDArray[np.uint8]
    numbers: tuple[npt.NDArray[np.int64], ...]
    """Counts of random numbers: one array for each limit from 2 on, indexed by the number."""

    def parts(self) -> Iterator[Orders]:
        """Yield the deals in chunks, to limit memory."""
        for start in range(0, len(self.orders), AT_ONCE):
            yield self.orders[start : start + AT_ONCE]


def take_sample(shuffler: Shuffler, deals: int) -> Sample:
    """Return `deals` deals from a shuffler, with bytes and numbers from its random source."""
    flat = (card for number in range(deals) for card in shuffler.order(number))
    orders = np.fromiter(flat, np.uint8, deals * N).reshape(deals, N)
    beyond = range(deals, deals + deals // 10)
    drawn = (byte for number in beyond for byte in islice(shuffler.source(number), 100))
    stream = (byte for number in count(2 * deals) for byte in islice(shuffler.source(number), 1000))
    numbers = tuple(
        _numbers(shuffler, limit, stream, deals) for limit in range(2, LARGEST_PACK + 1)
    )
    return Sample(orders, np.fromiter(drawn, np.uint8), numbers)


def _numbers(
    shuffler: Shuffler, limit: int, stream: Iterator[int], deals: int
) -> npt.NDArray[np.int64]:
    drawn = (shuffler.below(limit, stream) for _ in range(max(2_000, deals // 10)))
    return np.bincount(np.fromiter(drawn, np.int64), minlength=limit)


# --- statistics ----------------------------------------------------------------------------------


def card_by_place(sample: Sample) -> float:
    """Return the p-value for how often each card is in each place.

    Row and column sums are fixed, which leaves (n - 1)² degrees of freedom. The variance of the
    counts is n / (n - 1) times that of independent cards.
    """
    cells = sum(
        np.bincount((part + N * np.arange(N)).ravel(), minlength=N * N) for part in _wide(sample)
    )
    expected = len(sample.orders) / N
    value = float((N - 1) / N * np.sum((cells - expected) ** 2) / expected)
    return distributions.chi_square_tail(value, (N - 1) ** 2)


def old_neighbours(sample: Sample) -> float:
    """Return the p-value for the number of cards that still follow their predecessor."""
    return _fits(
        sample, distributions.successions(N), lambda part: (np.diff(part) == 1).sum(axis=1)
    )


def fixed_points(sample: Sample) -> float:
    """Return the p-value for the number of cards that keep their place."""
    return _fits(
        sample, distributions.fixed_points(N), lambda part: (part == np.arange(N)).sum(axis=1)
    )


def cycles(sample: Sample) -> float:
    """Return the p-value for the number of cycles of the permutation."""

    def counted(part: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        least, step = np.broadcast_to(np.arange(N), part.shape), part
        for _ in range(N.bit_length()):  # doubles the distance covered around the cycle
            least = np.minimum(least, np.take_along_axis(least, step, axis=1))
            step = np.take_along_axis(step, step, axis=1)
        return np.asarray((least == np.arange(N)).sum(axis=1))

    return _fits(sample, distributions.cycles(N), counted)


def inversions(sample: Sample) -> float:
    """Return the p-value for the number of pairs of cards in the wrong order."""

    def counted(part: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        small = part.astype(np.int8)
        wrong = np.zeros(len(part), np.int64)
        for at in range(N - 1):
            wrong += (small[:, at : at + 1] > small[:, at + 1 :]).sum(axis=1)
        return wrong

    return _fits(sample, distributions.inversions(N), counted)


def runs(sample: Sample) -> float:
    """Return the p-value for the number of descents: cards followed by a lower one."""
    return _fits(sample, distributions.descents(N), lambda part: (np.diff(part) < 0).sum(axis=1))


def cut_neighbours(sample: Sample) -> float:
    """Return the p-value for how often each pair of cards is the bottom and the top card.

    A cut brings these two cards together.
    """
    pairs = sum(
        np.bincount(part[:, -1] * N + part[:, 0], minlength=N * N) for part in _wide(sample)
    )
    possible = np.delete(pairs, np.arange(N) * (N + 1))
    return distributions.goodness_of_fit(
        possible.tolist(), [1 / len(possible)] * len(possible), fewest=1
    )


def hearts_in_hand(sample: Sample) -> float:
    """Return the p-value for the number of hearts among the first player's ten cards."""
    suit = N // 4
    return _fits(
        sample,
        distributions.of_a_kind(10, suit, N),
        lambda part: (part[:, 0:20:2] // suit == 2).sum(axis=1),
    )


def one_deal_and_the_next(sample: Sample) -> float:
    """Return the p-value for the number of places where two successive deals have the same card."""
    alike = (sample.orders[1:] == sample.orders[:-1]).sum(axis=1)
    counts = np.bincount(alike, minlength=N + 1)
    return distributions.goodness_of_fit(counts.tolist(), distributions.fixed_points(N))


def repeated_deals(sample: Sample) -> float:
    """Return the p-value for the number of pairs of deals that begin with the same cards.

    This is the birthday problem: the number of such pairs has a Poisson distribution.
    """
    pairs = comb(len(sample.orders), 2)
    cards = next(cards for cards in range(1, N) if perm(N, cards) >= pairs)
    keys = np.zeros(len(sample.orders), np.int64)
    for column in sample.orders.T[:cards]:
        keys = keys * N + column
    _, times = np.unique(keys, return_counts=True)
    twins = int((times * (times - 1) // 2).sum())
    return distributions.poisson_tails(twins, pairs / perm(N, cards))


def byte_frequency(sample: Sample) -> float:
    """Return the p-value for how often each byte is drawn."""
    return distributions.goodness_of_fit(
        np.bincount(sample.bytes, minlength=256).tolist(), [1 / 256] * 256
    )


def numbers_below(sample: Sample) -> float:
    """Return the p-value for how often each number is drawn, for all limits up to the pack size."""
    value, freedom = 0.0, 0
    for counts in sample.numbers:
        expected = counts.sum() / len(counts)
        value += float(((counts - expected) ** 2).sum() / expected)
        freedom += len(counts) - 1
    return distributions.chi_square_tail(value, freedom)


TESTS: Final[tuple[Callable[[Sample], float], ...]] = (
    card_by_place,
    old_neighbours,
    fixed_points,
    cycles,
    inversions,
    runs,
    cut_neighbours,
    hearts_in_hand,
    one_deal_and_the_next,
    repeated_deals,
    byte_frequency,
    numbers_below,
)


def p_values(sample: Sample) -> dict[str, float]:
    """Return the p-value of each test, by the test's name."""
    return {test.__name__: test(sample) for test in TESTS}


def _wide(sample: Sample) -> Iterator[npt.NDArray[np.int64]]:
    for part in sample.parts():
        yield part.astype(np.int64)


def _fits(
    sample: Sample,
    expected: distributions.Distribution,
    counted: Callable[[npt.NDArray[np.int64]], npt.NDArray[np.int64]],
) -> float:
    """Return the p-value for a statistic that `counted` computes for every deal."""
    found = sum(np.bincount(counted(part), minlength=len(expected)) for part in _wide(sample))
    return distributions.goodness_of_fit(np.asarray(found).tolist(), expected)
