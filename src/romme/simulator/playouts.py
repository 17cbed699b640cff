"""Evaluate moves by playouts in sampled worlds that fit what the player knows.

In each world every move is tried, and `HeuristicGame` plays the rest of the game. All moves are
tried in the same worlds, which reduces the variance of their differences.

Cython compiles this file with the types in ``playouts.pxd``; it also runs uncompiled
(docs/adr/0009).
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
    """The candidate moves of the player to move in `root`, and the results of their playouts."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare playouts for `players` players under `rules`. The caller sets up `root`."""
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
        """Set the weights of all players. A win is worth `win` extra points.

        `belief` makes some worlds likelier than others. Without it, all worlds are equally likely.
        """
        self.win = win
        self.worlds.world.set_belief(belief)
        for player in range(self.root.players):
            self.root.set_weights(player, weights)
            self.worlds.world.set_weights(player, weights)
            self.game.set_weights(player, weights)

    def begin(self, seed: int, *, ordered: bool, passed: Sequence[int] = ()) -> None:
        """Start the evaluation of the current position in `root`.

        `ordered` means that the order of the stock is public. `passed` lists the discards that
        lay on the open pile when this turn began, top card first.
        """
        self.worlds.begin(self.root, seed, ordered=ordered, passed=passed)
        self.count = 0

    def policy_move(self) -> list[int]:
        """Return the moves that the policy chooses in `root`. Empty if it cannot end the turn."""
        game = self.game
        game.copy_world(self.root)
        game.log = []
        game.logging = True
        game.greedy_move(self.worlds.chance.bits())
        game.logging = False
        return [] if game.ending == codes.CUT_OFF else game.log

    def add(self, moves: Sequence[int]) -> None:
        """Add a candidate: a draw, or the moves of the rest of a turn."""
        at = self.count * _MOST_MOVES
        for place, code in enumerate(moves):
            self.moves[at + place] = code
        self.lengths[self.count] = len(moves)
        self.sums[self.count] = self.squares[self.count] = 0
        self.alive[self.count] = 1
        self.count += 1

    def drop(self, tried: int) -> None:
        """Stop trying the candidate with the index `tried`, in the order of `add`."""
        self.alive[tried] = 0

    def total(self, tried: int) -> int:
        """Return the sum of the results of the candidate `tried` over all worlds."""
        return self.sums[tried]

    def squared(self, tried: int) -> int:
        """Return the sum of the squares of the results of the candidate `tried`."""
        return self.squares[tried]

    def run(self) -> None:
        """Try the remaining candidates in one more world."""
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
                worth = self._lead(me)
                self.sums[tried] += worth
                self.squares[tried] += worth * worth

    def _make(self, tried: int) -> None:
        """Play the moves of the candidate `tried` in `game`."""
        game, at = self.game, tried * _MOST_MOVES
        for place in range(at, at + self.lengths[tried]):
            code = self.moves[place]
            if code >= codes.DRAW:
                if code & codes.OPEN:
                    game._draw_open()  # noqa: SLF001 - a C method
                else:
                    game._draw_stock(True)  # noqa: FBT003, SLF001 - same
            elif code >= codes.DISCARD:
                game.end(code)
            else:
                game.step(code)

    def _lead(self, me: int) -> int:
        """The lead of `me` over the others' mean score, times the number of other players.

        A win adds `win` points to the lead. With points against, a lower score is a lead.
        """
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
