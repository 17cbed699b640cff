"""Level 2, Stammtisch: counts outs and considers the next player."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from romme.bots.imagining import corrective_move, imagine, move_of
from romme.bots.protocol import Budget, Legal, Move
from romme.bots.weights import stammtisch_weights
from romme.view.knowledge import View


@dataclass(frozen=True, slots=True)
class Stammtisch:
    """Weighs outs against points and danger, and decides whether to open or to wait."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - needs no time
        """Return the move that scores best with the weights tuned for these rules."""
        if view.correction is not None:
            return corrective_move(legal, rng)
        game = imagine(view, rng, stammtisch_weights(view.rules).numbers())
        game.greedy_move(rng.getrandbits(64))
        return move_of(game, legal, rng)
