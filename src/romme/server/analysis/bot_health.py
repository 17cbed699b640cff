"""Which bots fail, and how long each of them is left alone.

A bot that fails again and again would cost its tables a time-out for every move. After a few
failures in a row it rests, and the level below plays at once; then one question tells whether it is
well again (a circuit breaker).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

MOST_FAILURES: Final = 3
"""Failures in a row after which a bot rests."""
FIRST_REST_SECONDS: Final = 60.0
LONGEST_REST_SECONDS: Final = 15 * 60.0


@dataclass(slots=True)
class _Record:
    failures: int = 0
    rest: float = FIRST_REST_SECONDS
    until: float = 0.0
    reason: str = ""

    @property
    def rests(self) -> bool:
        return self.failures >= MOST_FAILURES


class BotHealth:
    """Failures in a row, by bot."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with every bot in good health."""
        self._clock = clock
        self._records: dict[str, _Record] = {}

    def may_play(self, bot: str) -> bool:
        """Whether a bot should be asked; of those who ask after a rest only the first may."""
        record = self._records.get(bot)
        if record is None or not record.rests:
            return True
        now = self._clock()
        if now < record.until:
            return False
        record.until = now + record.rest
        return True

    def succeeded(self, bot: str) -> None:
        """Forget what went wrong before."""
        self._records.pop(bot, None)

    def failed(self, bot: str, reason: str) -> float:
        """Note a failure; the seconds for which the bot rests because of it, 0 if it does not."""
        record = self._records.setdefault(bot, _Record())
        again = record.rests
        record.failures += 1
        record.reason = reason
        if not record.rests:
            return 0.0
        if again:
            record.rest = min(record.rest * 2, LONGEST_REST_SECONDS)
        record.until = self._clock() + record.rest
        return record.rest

    @property
    def failing(self) -> Mapping[str, str]:
        """The bots that rest, or have not answered since, with the reason of the last failure."""
        return {bot: record.reason for bot, record in self._records.items() if record.rests}
