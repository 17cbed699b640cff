"""Twelve tests of a shuffle; each says how likely its finding is if the shuffle is fair."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, islice
from math import comb, perm
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tests.deal import chances
from tests.deal.shufflers import N, Shuffler

Orders: TypeAlias = npt.NDArray[np.uint8]
"""A row for each deal, a column for each place."""
AT_ONCE: Final = 20_000
LARGEST_PACK: Final = 110


@dataclass(frozen=True)
class Sample:
    """What a shuffler did."""

    orders: Orders
    bytes: npt.NDArray[np.uint8]
    numbers: tuple[npt.NDArray[np.int64], ...]
    """How often each number below 2, below 3 ... was drawn."""

    def parts(self) -> Iterator[Orders]:
        """The deals, not too many at once for the memory."""
        for start in range(0, len(self.orders), AT_ONCE):
            yield self.orders[start : start + AT_ONCE]


def take_sample(shuffler: Shuffler, deals: int) -> Sample:
    """Shuffle, and draw from the sources of other deals."""
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


# --- what is looked at ---------------------------------------------------------------------------


def card_by_place(sample: Sample) -> float:
    """Every card lies in every place equally often.

    Rows and columns add up, which leaves (n - 1)² degrees of freedom, and each of them varies by
    n / (n - 1) more than with independent cards.
    """
    cells = sum(
        np.bincount((part + N * np.arange(N)).ravel(), minlength=N * N) for part in _wide(sample)
    )
    expected = len(sample.orders) / N
    value = float((N - 1) / N * np.sum((cells - expected) ** 2) / expected)
    return chances.chi_square_tail(value, (N - 1) ** 2)


def old_neighbours(sample: Sample) -> float:
    """Cards that lay one behind the other in the pack are no more often together than others."""
    return _fits(sample, chances.successions(N), lambda part: (np.diff(part) == 1).sum(axis=1))


def fixed_points(sample: Sample) -> float:
    """A card keeps its place as often as chance has it."""
    return _fits(sample, chances.fixed_points(N), lambda part: (part == np.arange(N)).sum(axis=1))


def cycles(sample: Sample) -> float:
    """The orders have as many cycles as chance has it."""

    def counted(part: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        least, step = np.broadcast_to(np.arange(N), part.shape), part
        for _ in range(N.bit_length()):  # each time twice as far around the cycle
            least = np.minimum(least, np.take_along_axis(least, step, axis=1))
            step = np.take_along_axis(step, step, axis=1)
        return np.asarray((least == np.arange(N)).sum(axis=1))

    return _fits(sample, chances.cycles(N), counted)


def inversions(sample: Sample) -> float:
    """Pairs of cards lie the wrong way round as often as chance has it."""

    def counted(part: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        small = part.astype(np.int8)
        wrong = np.zeros(len(part), np.int64)
        for at in range(N - 1):
            wrong += (small[:, at : at + 1] > small[:, at + 1 :]).sum(axis=1)
        return wrong

    return _fits(sample, chances.inversions(N), counted)


def runs(sample: Sample) -> float:
    """Cards go up and down as often as chance has it."""
    return _fits(sample, chances.descents(N), lambda part: (np.diff(part) < 0).sum(axis=1))


def cut_neighbours(sample: Sample) -> float:
    """The bottom and the top card, which meet in the cut: every pair equally often."""
    pairs = sum(
        np.bincount(part[:, -1] * N + part[:, 0], minlength=N * N) for part in _wide(sample)
    )
    possible = np.delete(pairs, np.arange(N) * (N + 1))
    return chances.fits(possible.tolist(), [1 / len(possible)] * len(possible), fewest=1)


def hearts_in_hand(sample: Sample) -> float:
    """The first of two players gets ten cards, and hearts among them as chance has it."""
    suit = N // 4
    return _fits(
        sample,
        chances.of_a_kind(10, suit, N),
        lambda part: (part[:, 0:20:2] // suit == 2).sum(axis=1),
    )


def one_deal_and_the_next(sample: Sample) -> float:
    """Two deals in a row agree in as many places as two that know nothing of each other."""
    alike = (sample.orders[1:] == sample.orders[:-1]).sum(axis=1)
    counts = np.bincount(alike, minlength=N + 1)
    return chances.fits(counts.tolist(), chances.fixed_points(N))


def repeated_deals(sample: Sample) -> float:
    """No more deals begin alike than among so many birthdays, however far apart they are."""
    pairs = comb(len(sample.orders), 2)
    cards = next(cards for cards in range(1, N) if perm(N, cards) >= pairs)
    keys = np.zeros(len(sample.orders), np.int64)
    for column in sample.orders.T[:cards]:
        keys = keys * N + column
    _, times = np.unique(keys, return_counts=True)
    twins = int((times * (times - 1) // 2).sum())
    return chances.poisson_tails(twins, pairs / perm(N, cards))


def byte_frequency(sample: Sample) -> float:
    """Every byte comes equally often."""
    return chances.fits(np.bincount(sample.bytes, minlength=256).tolist(), [1 / 256] * 256)


def numbers_below(sample: Sample) -> float:
    """Below every limit up to the largest pack, every number comes equally often."""
    value, freedom = 0.0, 0
    for counts in sample.numbers:
        expected = counts.sum() / len(counts)
        value += float(((counts - expected) ** 2).sum() / expected)
        freedom += len(counts) - 1
    return chances.chi_square_tail(value, freedom)


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


def judge(sample: Sample) -> dict[str, float]:
    """What each test makes of a sample."""
    return {test.__name__: test(sample) for test in TESTS}


def _wide(sample: Sample) -> Iterator[npt.NDArray[np.int64]]:
    for part in sample.parts():
        yield part.astype(np.int64)


def _fits(
    sample: Sample,
    expected: chances.Chances,
    counted: Callable[[npt.NDArray[np.int64]], npt.NDArray[np.int64]],
) -> float:
    """Count something in every deal, and compare with its chances."""
    found = sum(np.bincount(counted(part), minlength=len(expected)) for part in _wide(sample))
    return chances.fits(np.asarray(found).tolist(), expected)
