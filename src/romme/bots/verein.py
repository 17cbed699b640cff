"""Level 3, Verein: tries its best moves in many worlds that are consistent with its view."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from romme.bots.imagining import corrective_move
from romme.bots.protocol import Budget, Legal, Move
from romme.bots.stammtisch import Stammtisch
from romme.bots.thinking import Thinking
from romme.bots.weights import win_worth
from romme.view.knowledge import View

RESERVE_SECONDS: Final = 0.002
"""Time needed to find the moves, to notice the deadline, and to answer."""


@dataclass(frozen=True, slots=True)
class Verein:
    """A bot that thinks for its whole time budget, but never longer than `seconds`."""

    seconds: float = 0.05
    win: int | None = None
    """Points that a win adds to the score; None means the tuned value for the rules."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        """Return the move with the best playouts, or Stammtisch's move if there is no time."""
        if view.correction is not None:
            return corrective_move(legal, rng)
        limit = Budget(min(self.seconds, budget.left - RESERVE_SECONDS), budget.clock)
        win = win_worth(view.rules) if self.win is None else self.win
        thinking = Thinking(view, legal, rng, win=win)
        if thinking.only is not None:
            return thinking.only
        thinking.think(limit)
        return thinking.best() or Stammtisch().choose(view, legal, rng, budget)
