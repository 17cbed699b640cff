"""Sequential probability ratio test between a low and a high mean.

After every deal the likelihood ratio of the two hypotheses is updated. The values of deals are not
binary and their variance is unknown, so the ratio is that of two normal distributions with the
variance of the deals so far. The mean of many values is nearly normal for almost any distribution.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log
from typing import Final

FEWEST: Final = 30
"""Minimum number of deals for a verdict, so that the estimate of the variance is reliable."""


class SprtVerdict(Enum):
    """Whether a test is still open, or accepts the low or the high mean."""

    OPEN = "open"
    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Test:
    """Two hypotheses about the mean, with their error rates."""

    __test__ = False  # not a pytest class

    low: float
    high: float
    alpha: float = 0.05
    """Probability of accepting the high value although the low one is true."""
    beta: float = 0.05
    """Probability of accepting the low value although the high one is true."""

    @property
    def lower(self) -> float:
        """Log likelihood ratio at or below which the low value is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Log likelihood ratio at or above which the high value is accepted."""
        return log((1 - self.beta) / self.alpha)


class Walk:
    """The log likelihood ratio, deal by deal."""

    def __init__(self, test: Test) -> None:
        self.test: Final = test
        self.path: list[float] = []
        self._mean = 0.0
        self._squares = 0.0
        # One fictitious game keeps the variance above 0 if all games are identical.
        self._games = 1
        self._game_mean = (test.low + test.high) / 2
        self._game_squares = 0.0

    @property
    def deals(self) -> int:
        """Number of deals added."""
        return len(self.path)

    @property
    def ratio(self) -> float:
        """The current log likelihood ratio: positive if the high value is likelier than the low."""
        return self.path[-1] if self.path else 0.0

    @property
    def verdict(self) -> SprtVerdict:
        """The verdict so far; always `OPEN` before `FEWEST` deals have been added."""
        if self.deals < FEWEST:
            return SprtVerdict.OPEN
        if self.ratio <= self.test.lower:
            return SprtVerdict.LOW
        return SprtVerdict.HIGH if self.ratio >= self.test.upper else SprtVerdict.OPEN

    def add(self, games: Sequence[float]) -> None:
        """Add a deal. `games` contains the value of each of its games."""
        for value in games:
            self._games += 1
            step = value - self._game_mean
            self._game_mean += step / self._games
            self._game_squares += step * (value - self._game_mean)
        mean, deals = sum(games) / len(games), self.deals + 1
        step = mean - self._mean
        self._mean += step / deals
        self._squares += step * (mean - self._mean)
        # One extra deal, with the variance of independent games, keeps the variance above 0 if all
        # deals so far are alike.
        unlike = self._game_squares / self._games / len(games)
        spread = (self._squares + unlike) / (deals + 1)
        beyond = self._mean - (self.test.low + self.test.high) / 2
        apart = self.test.high - self.test.low
        self.path.append(deals * apart * beyond / spread if spread > 0 else 0.0)
