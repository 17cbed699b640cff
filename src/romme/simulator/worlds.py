"""Worlds that a player cannot tell from the real one, the likelier ones more often.

The hidden cards are dealt out at random, and then exchanged one for another, again and again: an
exchange that makes the hands likelier stands, one that makes them less likely stands the more
rarely the less likely it makes them (the rule of Metropolis). Each world goes on from the last
one, so a few exchanges do for the next.

This file runs as it is; by ``worlds.pxd`` beside it Cython turns it into C (docs/adr/0009).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.hand_likelihood import LikelihoodGame
from romme.simulator.policies.heuristic_policy import HeuristicGame
from romme.simulator.position import Position
from romme.simulator.splitmix import SplitMix
from romme.solver import meld_codes as packed

_FIRST_EXCHANGES = 60
_EXCHANGES = 6
_LEAST_LIKELY = 20
"""Bits: what is less likely than that does not happen."""
_ONE = 1 << 16
_EIGHTHS = array("i", [round(_ONE * 2 ** (-eighths / 8)) for eighths in range(8)])
"""Two to the power of minus so many eighths, where `_ONE` is one."""


class Worlds:
    """The worlds that fit what the player to move in a game knows."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Lay the tables; `begin` says what is known."""
        self.world = LikelihoodGame(rules, players)
        self.chance = SplitMix()
        self.root: HeuristicGame = self.world
        self.hidden = ints(codes.MOST_CARDS)
        self.holders = ints(codes.MOST_CARDS)
        self.count = self.dealt = 0
        self.surprisals = ints(codes.MOST_PLAYERS)
        self.ordered = self.begun = False

    def begin(
        self, root: HeuristicGame, seed: int, *, ordered: bool, passed: Sequence[int]
    ) -> None:
        """Look at a game as it stands; the order of its stock may be known to everybody.

        Some cards were `passed`, the last one first: thrown, and not taken.
        """
        self.root = root
        self.chance.seed(seed)
        self.ordered = ordered
        self.begun = False
        self.world.set_passed(passed)
        self._hide()

    def next(self) -> None:
        """Make `world` another one that fits."""
        if not self.world.has_belief:
            self._shuffle(0)
        elif self.begun:
            self._shuffle(self.dealt)
            self._exchange_some(_EXCHANGES)
        else:
            self._begin_likely()
        self._lay_out()

    def _begin_likely(self) -> None:
        """Deal anew, and come to hands that are likely."""
        self._shuffle(0)
        self._lay_out()
        for player in range(self.root.players):
            if player != self.root.turn:
                self.surprisals[player] = self.world.surprisal(player)
        self._exchange_some(_FIRST_EXCHANGES)
        self.begun = True

    def _hide(self) -> None:
        """Gather the cards whose place the player does not know, sorted: not as they lie."""
        root = self.root
        self.count = self.dealt = 0
        for card in range(packed.FACES):
            for _ in range(self._unseen(card)):
                self.hidden[self.count] = card
                self.count += 1
        for player in range(root.players):
            if player != root.turn:
                for _ in range(self._unknown(player)):
                    self.holders[self.dealt] = player
                    self.dealt += 1

    def _unseen(self, card: int) -> int:
        """How many of a card lie where the player does not know."""
        root, unseen = self.root, 0
        for player in range(root.players):
            if player != root.turn:
                unseen += root._holds(player, card) - root.knows(player, card)  # noqa: SLF001 - one with it in C
        if not self.ordered:
            for i in range(root.stock_at, root.stock_end):
                if root.stock[i] == card:
                    unseen += 1
        return unseen

    def _unknown(self, player: int) -> int:
        """How many cards of a hand nobody else has seen."""
        unknown = self.root.sizes[player]
        for card in range(packed.FACES):
            unknown -= self.root.knows(player, card)
        return unknown

    def _shuffle(self, first: int) -> None:
        """Shuffle the hidden cards from a place on: what is before it stays."""
        hidden = self.hidden
        for i in range(self.count - 1, first, -1):
            j = first + self.chance.below(i - first + 1)
            card = hidden[i]
            hidden[i] = hidden[j]
            hidden[j] = card

    def _lay_out(self) -> None:
        """Deal the hidden cards out as they stand: the hands first, then the stock."""
        root, world, hidden = self.root, self.world, self.hidden
        world.copy_world(root)
        for player in range(root.players):
            if player != root.turn:
                world.empty_hand(player)
                for card in range(packed.FACES):
                    for _ in range(root.knows(player, card)):
                        world._give(player, card)  # noqa: SLF001 - one with it in C
        for place in range(self.dealt):
            world._give(self.holders[place], hidden[place])  # noqa: SLF001 - same
        if not self.ordered:
            place = self.dealt
            for i in range(root.stock_at, root.stock_end):
                world.stock[i] = hidden[place]
                place += 1

    # --- exchanges -------------------------------------------------------------------------------

    def _exchange_some(self, times: int) -> None:
        """Try so many exchanges in the world as it lies there."""
        if self.dealt:
            for _ in range(times):
                elsewhere = self.chance.below(self.count)  # before the other: C knows no order
                self._exchange(self.chance.below(self.dealt), elsewhere)

    def _exchange(self, i: int, j: int) -> None:
        """Exchange a card in a hand for one from elsewhere, if that is likely enough."""
        hidden, surprisals = self.hidden, self.surprisals
        given, got = hidden[i], hidden[j]
        one = self.holders[i]
        other = self.holders[j] if j < self.dealt else -1
        if given == got or one == other:
            return
        self._replace(one, given, got)
        own = self.world.surprisal(one)
        more, others = own - surprisals[one], 0
        if other >= 0:
            self._replace(other, got, given)
            others = self.world.surprisal(other)
            more += others - surprisals[other]
        if self._happens(more):
            hidden[i], hidden[j] = got, given
            surprisals[one] = own
            if other >= 0:
                surprisals[other] = others
            return
        self._replace(one, got, given)
        if other >= 0:
            self._replace(other, given, got)

    def _replace(self, player: int, card: int, by: int) -> None:
        """Put a card in the place of another; neither was seen by anybody."""
        Position._take(self.world, player, card)  # noqa: SLF001 - one with it in C
        self.world._give(player, by)  # noqa: SLF001 - same

    def _happens(self, more: int) -> bool:
        """Whether something happens that is so many eighths of a bit less likely."""
        if more <= 0:
            return True
        bits = more >> 3
        if bits > _LEAST_LIKELY or self.chance.below(1 << bits):
            return False
        return self.chance.below(_ONE) < _EIGHTHS[more & 7]
