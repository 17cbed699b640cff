"""What moves lead to: each is played out in worlds that the player cannot tell from the real one.

In each world every move is tried, and `HeuristicGame` plays the rest of the game. All moves meet
the same worlds, so that luck is the same for all of them.

This file runs as it is; by ``playouts.pxd`` beside it Cython turns it into C (docs/adr/0009).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.policies.heuristic_policy import HeuristicGame
from romme.simulator.worlds import Worlds

_MOST_TRIED = 64
_MOST_MOVES = 64


class Playouts:
    """One decision of the player to move in `root`, and what was found out about it."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Lay the tables; `root` is to be set up."""
        self.root = HeuristicGame(rules, players)
        self.worlds = Worlds(rules, players)
        self.game = HeuristicGame(rules, players)
        self.win = 0
        self.count = 0
        self.alive = ints(_MOST_TRIED)
        self.lengths = ints(_MOST_TRIED)
        self.moves = ints(_MOST_TRIED * _MOST_MOVES)
        self.sums = array("q", bytes(8 * _MOST_TRIED))
        self.squares = array("q", bytes(8 * _MOST_TRIED))

    def set_weights(
        self, weights: Sequence[int], *, belief: Sequence[int] = (), win: int = 0
    ) -> None:
        """Let everybody play by these weights; to win counts so many points extra.

        By the belief some worlds are likelier than others; without one all are equally likely.
        """
        self.win = win
        self.worlds.world.set_belief(belief)
        for player in range(self.root.players):
            self.root.set_weights(player, weights)
            self.worlds.world.set_weights(player, weights)
            self.game.set_weights(player, weights)

    def begin(self, seed: int, *, ordered: bool, passed: Sequence[int] = ()) -> None:
        """Look at `root` as it stands.

        The order of its stock may be known to everybody. Some cards were `passed`, the last one
        first: thrown, and not taken by who came next.
        """
        self.worlds.begin(self.root, seed, ordered=ordered, passed=passed)
        self.count = 0

    def policy_move(self) -> list[int]:
        """What the policy would do in `root`; nothing if it finds no way to end the turn."""
        game = self.game
        game.copy_world(self.root)
        game.log = []
        game.logging = True
        game.greedy_move(self.worlds.chance.bits())
        game.logging = False
        return [] if game.ending == codes.CUT_OFF else game.log

    def add(self, moves: Sequence[int]) -> None:
        """Try these moves too: a draw, or the rest of a turn."""
        at = self.count * _MOST_MOVES
        for place, code in enumerate(moves):
            self.moves[at + place] = code
        self.lengths[self.count] = len(moves)
        self.sums[self.count] = self.squares[self.count] = 0
        self.alive[self.count] = 1
        self.count += 1

    def drop(self, tried: int) -> None:
        """Try these moves no longer."""
        self.alive[tried] = 0

    def total(self, tried: int) -> int:
        """What moves have led to, summed over the worlds."""
        return self.sums[tried]

    def squared(self, tried: int) -> int:
        """The sum of the squares of it."""
        return self.squares[tried]

    def run(self) -> None:
        """Try all moves in one more world."""
        self.worlds.next()
        seed = self.worlds.chance.bits()
        game, me = self.game, self.root.turn
        both_ends = not self.worlds.ordered
        for tried in range(self.count):
            if self.alive[tried]:
                game.copy_world(self.worlds.world)
                game.from_both_ends = both_ends
                self._make(tried)
                game.play_greedy(seed)
                worth = self._worth(me)
                self.sums[tried] += worth
                self.squares[tried] += worth * worth

    def _make(self, tried: int) -> None:
        """Make the moves to be tried."""
        game, at = self.game, tried * _MOST_MOVES
        for place in range(at, at + self.lengths[tried]):
            code = self.moves[place]
            if code >= codes.DRAW:
                if code & codes.OPEN:
                    game._draw_open()  # noqa: SLF001 - one with it in C
                else:
                    game._draw_stock(True)  # noqa: FBT003, SLF001 - same
            elif code >= codes.DISCARD:
                game.end(code)
            else:
                game.step(code)

    def _worth(self, me: int) -> int:
        """What the game has brought: the own score against the mean of the others', times them."""
        game, worth = self.game, 0
        for player in range(game.players):
            if player == me:
                worth += (game.players - 1) * game.written[player]
            else:
                worth -= game.written[player]
        if game.rules.own_hand:
            worth = -worth
        if game.winner == me:
            worth += (game.players - 1) * self.win
        return worth
