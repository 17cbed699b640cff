"""Level 1, Anfänger: lays the best melds at once and discards the highest unmatched card."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from romme.bots.imagining import corrective_move, imagine, move_of
from romme.bots.protocol import Budget, Legal, Move
from romme.view.knowledge import View


@dataclass(frozen=True, slots=True)
class Anfaenger:
    """Finds every meld in its hand, but ignores the other players and the cards to come."""

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - needs no time
        """Return the greedy move at once, without using the budget."""
        if view.correction is not None:
            return corrective_move(legal, rng)
        game = imagine(view, rng)
        game.greedy_move(rng.getrandbits(64))
        return move_of(game, legal, rng)
