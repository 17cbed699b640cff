"""Level 3, Verein."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from romme.bots.imagining import imagine, move_of, put_right
from romme.bots.protocol import Budget, Legal, Move
from romme.view.knowledge import View


@dataclass(frozen=True, slots=True)
class Verein:
    """Counts outs."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - needs no time
        """Play."""
        if view.correction is not None:
            return put_right(legal, rng)
        game = imagine(view, rng)
        game.greedy_move(rng.getrandbits(64))
        return move_of(game, legal, rng)
