"""A circuit breaker for bots that fail.

A bot that keeps failing would delay its tables by a timeout for every move. After a few consecutive
failures it is suspended, and a weaker bot plays at once. After the suspension, one trial decides
whether it may play again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

MAX_FAILURES: Final = 3
"""Consecutive failures after which a bot is suspended."""
FIRST_REST_SECONDS: Final = 60.0
LONGEST_REST_SECONDS: Final = 15 * 60.0


@dataclass(slots=True)
class _Breaker:
    failures: int = 0
    rest: float = FIRST_REST_SECONDS
    until: float = 0.0
    reason: str = ""

    @property
    def is_suspended(self) -> bool:
        return self.failures >= MAX_FAILURES


class BotHealth:
    """The circuit breakers of all bots, with their consecutive failures and suspensions."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin without failures. `clock` returns monotonic seconds."""
        self._clock = clock
        self._records: dict[str, _Breaker] = {}

    def may_play(self, bot: str) -> bool:
        """Whether to ask a bot for a move.

        After a suspension, the first call returns True, so that the bot is tried with one move.
        Until that move has succeeded, further calls return False for another suspension period.
        """
        record = self._records.get(bot)
        if record is None or not record.is_suspended:
            return True
        now = self._clock()
        if now < record.until:
            return False
        record.until = now + record.rest
        return True

    def succeeded(self, bot: str) -> None:
        """Forget a bot's failures, because it has made a legal move in time."""
        self._records.pop(bot, None)

    def failed(self, bot: str, reason: str) -> float:
        """Count a failure. Return how many seconds the bot is suspended for, 0 if it is not."""
        record = self._records.setdefault(bot, _Breaker())
        again = record.is_suspended
        record.failures += 1
        record.reason = reason
        if not record.is_suspended:
            return 0.0
        if again:
            record.rest = min(record.rest * 2, LONGEST_REST_SECONDS)
        record.until = self._clock() + record.rest
        return record.rest

    @property
    def failing(self) -> Mapping[str, str]:
        """The suspended bots, each with the reason for its last failure."""
        return {bot: record.reason for bot, record in self._records.items() if record.is_suspended}
