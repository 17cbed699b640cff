"""What moves lead to: each is played out in worlds that the player cannot tell from the real one.

In each world every move is tried, and the rest of the game goes on from there by `Weighing`. All
moves meet the same worlds, so that luck is the same for all of them.

This file runs as it is; by ``playouts.pxd`` beside it Cython turns it into C (docs/adr/0009).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.solver import codes
from romme.solver.board import ints
from romme.solver.chance import Chance
from romme.solver.weighing import Weighing

_JOKER = codes.JOKER_NUMBER
_DISCARD = codes.DISCARD
_DRAW = codes.DRAW
_OPEN = codes.OPEN
_CUT_OFF = codes.CUT_OFF
_NOTHING = codes.NOTHING
_MOST_CARDS = 128
_MOST_TRIED = 64
_MOST_MOVES = 64
_FACES = 53
_MOST_LOOKS = 8
"""How often a world is dealt anew that is not likely; then it is taken as it is."""
_LEAST_LIKELY = 10


class Playouts:
    """One decision of the player to move in `root`, and what was found out about it."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Lay the tables; `root` is to be set up."""
        self.root = Weighing(rules, players)
        self.world = Weighing(rules, players)
        self.game = Weighing(rules, players)
        self.chance = Chance()
        self.hidden = ints(_MOST_CARDS)
        self.hidden_cards = 0
        self.ordered = False
        self.thrown = _NOTHING
        self.win = 0
        self.worlds = 0
        self.count = 0
        self.alive = ints(_MOST_TRIED)
        self.lengths = ints(_MOST_TRIED)
        self.moves = ints(_MOST_TRIED * _MOST_MOVES)
        self.sums = array("q", bytes(8 * _MOST_TRIED))
        self.squares = array("q", bytes(8 * _MOST_TRIED))

    def set_weights(self, weights: Sequence[int], *, win: int = 0) -> None:
        """Let everybody play by these weights; to win counts so many points extra."""
        self.win = win
        for player in range(self.root.players):
            self.root.set_weights(player, weights)
            self.world.set_weights(player, weights)
            self.game.set_weights(player, weights)

    def begin(self, seed: int, *, ordered: bool, thrown: int = codes.NOTHING) -> None:
        """Look at `root` as it stands.

        The order of its stock may be known to everybody. Of the player before, the card that was
        thrown last may be known: worlds in which that player would rather have thrown others are
        tried less often.
        """
        self.chance.seed(seed)
        self.ordered = ordered
        self.thrown = _NOTHING if thrown == _JOKER else thrown
        self.count = self.worlds = 0
        self._hide()

    def policy_move(self) -> list[int]:
        """What the policy would do in `root`; nothing if it finds no way to end the turn."""
        game = self.game
        game.copy_world(self.root)
        game.log = []
        game.logging = True
        game.greedy_move(self.chance.bits())
        game.logging = False
        return [] if game.ending == _CUT_OFF else game.log

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
        self._imagine()
        seed = self.chance.bits()
        game, me = self.game, self.root.turn
        for tried in range(self.count):
            if self.alive[tried]:
                game.copy_world(self.world)
                self._make(tried)
                game.play_greedy(seed)
                worth = self._worth(me)
                self.sums[tried] += worth
                self.squares[tried] += worth * worth
        self.worlds += 1

    # --- worlds ----------------------------------------------------------------------------------

    def _hide(self) -> None:
        """Gather the cards whose place the player does not know, sorted: not as they lie."""
        root, count = self.root, 0
        for card in range(_FACES):
            unknown = 0
            for player in range(root.players):
                if player != root.turn:
                    unknown += root._holds(player, card) - root.knows(player, card)  # noqa: SLF001 - one with it in C
            if not self.ordered:
                for i in range(root.stock_at, root.stock_end):
                    unknown += root.stock[i] == card
            for _ in range(unknown):
                self.hidden[count] = card
                count += 1
        self.hidden_cards = count

    def _imagine(self) -> None:
        """Deal the hidden cards out anew, until it is likely that they lie so."""
        root = self.root
        before = root.turn - 1 if root.turn else root.players - 1
        for _ in range(_MOST_LOOKS):
            self._deal()
            if self.thrown < 0:
                return
            better = min(self.world.rather(before, self.thrown), _LEAST_LIKELY)
            if better == 0 or self.chance.below(1 << better) == 0:
                return

    def _deal(self) -> None:
        """Deal the hidden cards out anew, each way equally likely."""
        root, world, hidden = self.root, self.world, self.hidden
        for i in range(self.hidden_cards - 1, 0, -1):
            j = self.chance.below(i + 1)
            card = hidden[i]
            hidden[i] = hidden[j]
            hidden[j] = card
        world.copy_world(root)
        dealt = 0
        for player in range(root.players):
            if player == root.turn:
                continue
            size = root.sizes[player]
            world.empty_hand(player)
            if root.any_known:
                for card in range(_FACES):
                    for _ in range(root.knows(player, card)):
                        world._give(player, card)  # noqa: SLF001 - one with it in C
            while world.sizes[player] < size:
                world._give(player, hidden[dealt])  # noqa: SLF001 - same
                dealt += 1
        if not self.ordered:
            for i in range(root.stock_at, root.stock_end):
                world.stock[i] = hidden[dealt]
                dealt += 1

    def _make(self, tried: int) -> None:
        """Make the moves to be tried."""
        game, at = self.game, tried * _MOST_MOVES
        for place in range(at, at + self.lengths[tried]):
            code = self.moves[place]
            if code >= _DRAW:
                if code & _OPEN:
                    game._draw_open()  # noqa: SLF001 - one with it in C
                else:
                    game._draw_stock(True)  # noqa: FBT003, SLF001 - same
            elif code >= _DISCARD:
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
        if game.answers.own_hand:
            worth = -worth
        if game.winner == me:
            worth += (game.players - 1) * self.win
        return worth
