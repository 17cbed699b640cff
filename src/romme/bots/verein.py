"""Level 3, Verein: tries its best few moves in many worlds that fit what it has seen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from romme.bots.imagining import put_right
from romme.bots.protocol import Budget, Legal, Move
from romme.bots.stammtisch import Stammtisch
from romme.bots.thinking import Thinking
from romme.bots.weights import win_worth
from romme.view.knowledge import View

RESERVE_SECONDS: Final = 0.002
"""Seconds that it takes to find the moves, to notice that the time is up, and to answer."""


@dataclass(frozen=True, slots=True)
class Verein:
    """Thinks as long as it is given, but never longer than its own limit."""

    seconds: float = 0.05
    win: int | None = None
    """What a win counts beside the points; as tuned for the rules if nothing is said."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        """Play what has led to the most; with no time to try anything, as the level below."""
        if view.correction is not None:
            return put_right(legal, rng)
        limit = Budget(min(self.seconds, budget.left - RESERVE_SECONDS), budget.clock)
        win = win_worth(view.rules) if self.win is None else self.win
        thinking = Thinking(view, legal, rng, win=win)
        if thinking.only is not None:
            return thinking.only
        thinking.think(limit)
        return thinking.best() or Stammtisch().choose(view, legal, rng, budget)
