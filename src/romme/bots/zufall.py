"""Level 0, Zufall: plays any legal move."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from romme.bots.imagining import corrective_move, imagine, move_of
from romme.bots.protocol import Budget, Legal, Move
from romme.view.knowledge import View


@dataclass(frozen=True, slots=True)
class Zufall:
    """Chooses uniformly among the piles, and among all next steps and ends of a turn."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - needs no time
        """Return a random legal move."""
        if view.correction is not None:
            return corrective_move(legal, rng)
        game = imagine(view, rng)
        game.random_move(rng.getrandbits(64))
        return move_of(game, legal, rng)
