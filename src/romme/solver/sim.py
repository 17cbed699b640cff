"""Whole games played out by quick policies, for bots that ask how a game might go on.

A policy is a small set of methods of its own: one that chooses the draw and one that plays the rest
of a turn, by means of what `Position` offers. The rules are not here.

This file runs as it is; with ``sim.pxd`` beside it Cython turns it into C (docs/adr/0009).
"""

from __future__ import annotations

from romme.rules.ruleset import RuleSet
from romme.solver import codes
from romme.solver.position import Position

_OVER = codes.OVER
_NOTHING = codes.NOTHING
_CUT_OFF = codes.CUT_OFF
_MOST_TURNS = 2000
"""Rules may let a game go on for ever (`stalled_after` 0): after so many turns it is given up."""
_MOST_STEPS = 200


class Game(Position):
    """A game that can be played out."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Lay the table; no card is dealt yet."""
        super().__init__(rules, players)

    def play_random(self, seed: int) -> None:
        """Play the game out, choosing evenly among what the rules allow.

        A game that takes more than 2,000 turns from here on is given up, with the ending CUT_OFF.
        """
        self.chance.seed(seed)
        last = self.turns + _MOST_TURNS
        if self.phase == codes.PLAYING:
            self._random_turn()
        while self.phase != _OVER and self.turns < last:
            self._random_draw()
            if self.phase != _OVER:
                self._random_turn()
        if self.phase != _OVER:
            self._close(_CUT_OFF, _NOTHING)

    # --- at random -------------------------------------------------------------------------------

    def _random_draw(self) -> None:
        if self.may_take() and self.chance.below(2):
            self._draw_open()
        else:
            self._draw_stock(True)  # noqa: FBT003 - as C knows it

    def _random_turn(self) -> None:
        """Choose evenly among all next steps and all ends, until the turn is over.

        A plan that can be neither continued nor ended is begun anew with fewer steps.
        """
        most = _MOST_STEPS
        while True:
            self.count = 0
            if self.laid < most:
                self._find_steps()
            steps = self.count
            self._find_ends()
            if self.count == 0 and self.laid == 0:
                most = _MOST_STEPS  # nothing can be discarded: something must be laid
            elif self.count == 0:
                most = self.chance.below(self.laid)
                while self.laid:
                    self.undo()
            else:
                chosen = self.chance.below(self.count)
                if chosen >= steps:
                    self.end(self.moves[chosen])
                    return
                self.step(self.moves[chosen])
