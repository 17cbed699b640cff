"""A test that ends as soon as it can: whether a mean is rather the low value or the high one.

After every deal the two hypotheses are weighed by their likelihood ratio. Values of deals are
neither yes nor no, and how much they spread is not known beforehand; so the ratio is that of two
normal distributions with the spread that the deals show. Means of many values are nearly normal,
however the values themselves are distributed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log
from typing import Final

FEWEST: Final = 30
"""Before so many deals nothing is decided: the spread is not known well enough."""


class SprtVerdict(Enum):
    """What a test has found."""

    OPEN = "open"
    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Test:
    """Two hypotheses about the mean, and how often each may be refused although it is true."""

    __test__ = False  # it is none of pytest's

    low: float
    high: float
    alpha: float = 0.05
    """How often the high value may be found where the low one is true."""
    beta: float = 0.05
    """How often the low value may be found where the high one is true."""

    @property
    def lower(self) -> float:
        """Down here the low value is found."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Up here the high value is found."""
        return log((1 - self.beta) / self.alpha)


class Walk:
    """The logarithm of the likelihood ratio on its way, deal by deal."""

    def __init__(self, test: Test) -> None:
        """Begin where nothing is known."""
        self.test: Final = test
        self.path: list[float] = []
        self._mean = 0.0
        self._squares = 0.0
        # The first game is made up, so that even games that are all alike have some spread.
        self._games = 1
        self._game_mean = (test.low + test.high) / 2
        self._game_squares = 0.0

    @property
    def deals(self) -> int:
        """How many deals it has seen."""
        return len(self.path)

    @property
    def ratio(self) -> float:
        """Where it stands: above 0 the high value is likelier, below 0 the low one."""
        return self.path[-1] if self.path else 0.0

    @property
    def verdict(self) -> SprtVerdict:
        """What is found so far."""
        if self.deals < FEWEST:
            return SprtVerdict.OPEN
        if self.ratio <= self.test.lower:
            return SprtVerdict.LOW
        return SprtVerdict.HIGH if self.ratio >= self.test.upper else SprtVerdict.OPEN

    def add(self, games: Sequence[float]) -> None:
        """Go on by a deal, given as the values of its games."""
        for value in games:
            self._games += 1
            step = value - self._game_mean
            self._game_mean += step / self._games
            self._game_squares += step * (value - self._game_mean)
        mean, deals = sum(games) / len(games), self.deals + 1
        step = mean - self._mean
        self._mean += step / deals
        self._squares += step * (mean - self._mean)
        # One deal more, as spread as if its games had nothing to do with each other, keeps the
        # spread from being nothing where the deals so far are all alike.
        unlike = self._game_squares / self._games / len(games)
        spread = (self._squares + unlike) / (deals + 1)
        beyond = self._mean - (self.test.low + self.test.high) / 2
        apart = self.test.high - self.test.low
        self.path.append(deals * apart * beyond / spread if spread > 0 else 0.0)
