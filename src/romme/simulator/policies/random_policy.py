"""The random policy: choose uniformly among the legal moves.

Cython compiles this file with the types in ``random_policy.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from romme.simulator import codes
from romme.simulator.position import Position

_MOST_STEPS = 200
_MOST_TRIES = 2000


class RandomGame(Position):
    """A game that can be played out at random.

    The game is cut off with the ending CUT_OFF after `MOST_TURNS` turns, or if no way to end a
    turn is found.
    """

    def play_random(self, seed: int) -> None:
        """Play the game to its end with random legal moves, which `seed` determines."""
        self.chance.seed(seed)
        last = self.turns + codes.MOST_TURNS
        while self.phase != codes.OVER:
            if self.turns > last:
                self._close(codes.CUT_OFF, codes.NOTHING)
            else:
                self._random_move()

    def random_move(self, seed: int) -> None:
        """Make one random decision: a draw, or the rest of a turn. `seed` determines the choice."""
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
            self._draw_stock(True)  # noqa: FBT003 - positional in C

    def _random_turn(self) -> None:
        """Choose uniformly among all next steps and all ends, until the turn is over.

        A plan that can be neither continued nor ended is undone and retried with fewer steps. Steps
        made before this call are undone only if the turn cannot be ended otherwise.
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
            # a plan that cannot be ended now must be continued
            most = (
                first + self.chance.below(self.laid - first) if self.laid > first else _MOST_STEPS
            )
            self._undo_to(first)
        self._undo_to(0)
        self._close(codes.CUT_OFF, codes.NOTHING)

    def _undo_to(self, laid: int) -> None:
        """Undo steps until `laid` steps are left."""
        while self.laid > laid:
            self.undo()
