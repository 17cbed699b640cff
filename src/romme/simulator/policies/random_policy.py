"""Games played out at random, choosing evenly among what the rules allow.

This file runs as it is; ``random_policy.pxd`` lets Cython turn it into C (docs/adr/0009).
"""

from __future__ import annotations

from romme.simulator import codes
from romme.simulator.position import Position

_MOST_STEPS = 200
_MOST_TRIES = 2000


class RandomGame(Position):
    """A game that can be played out at random.

    It ends as the rules say. A game that takes more than `MOST_TURNS` turns, and one in which a
    player can find no way to end a turn, is given up with the ending CUT_OFF.
    """

    def play_random(self, seed: int) -> None:
        """Play the game out, choosing evenly among what the rules allow."""
        self.chance.seed(seed)
        last = self.turns + codes.MOST_TURNS
        while self.phase != codes.OVER:
            if self.turns > last:
                self._close(codes.CUT_OFF, codes.NOTHING)
            else:
                self._random_move()

    def random_move(self, seed: int) -> None:
        """Make one decision at random: a draw, or the rest of a turn."""
        self.chance.seed(seed)
        self._random_move()

    def _random_move(self) -> None:
        if self.phase == codes.DRAWING:
            self._random_draw()
        else:
            self._random_turn()

    def _random_draw(self) -> None:
        if self.may_take() and self.chance.below(2):
            self._draw_open()
        else:
            self._draw_stock(True)  # noqa: FBT003 - as C knows it

    def _random_turn(self) -> None:
        """Choose evenly among all next steps and all ends, until the turn is over.

        A plan that can be neither continued nor ended is begun anew with fewer steps. What was laid
        before stays, unless no way is found to go on from it.
        """
        first, most = self.laid, _MOST_STEPS
        for tried in range(_MOST_TRIES):
            self.count = 0
            if self.laid < most:
                self._find_steps()
            steps = self.count
            self._find_ends()
            if self.count:
                chosen = self.chance.below(self.count)
                if chosen >= steps:
                    self.end(self.moves[chosen])
                    return
                self.step(self.moves[chosen])
                continue
            if 2 * tried > _MOST_TRIES:
                first = 0
            # a plan that cannot be ended as it stands must be continued
            most = (
                first + self.chance.below(self.laid - first) if self.laid > first else _MOST_STEPS
            )
            self._undo_to(first)
        self._undo_to(0)
        self._close(codes.CUT_OFF, codes.NOTHING)

    def _undo_to(self, laid: int) -> None:
        """Take steps back until so many are left."""
        while self.laid > laid:
            self.undo()
