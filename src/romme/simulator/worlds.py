"""Sample worlds that fit what a player knows, according to their likelihood.

A world is one possible placement of the cards that the player cannot see. These hidden cards are
dealt at random. Then pairs of them are exchanged by the Metropolis algorithm: an exchange that
makes the hands likelier is always accepted, any other with a probability equal to the likelihood
ratio. Each world starts from the previous one, so a few exchanges are enough.

Cython compiles this file with the types in ``worlds.pxd``; it also runs uncompiled (docs/adr/0009).
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
"""Exchanges that add more bits of surprisal than this are never accepted."""
_ONE = 1 << 16
_EIGHTHS = array("i", [round(_ONE * 2 ** (-eighths / 8)) for eighths in range(8)])
"""2 ** (-eighths / 8), scaled by `_ONE`."""


class Worlds:
    """Samples worlds that fit what the player to move in a game knows."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare to sample worlds under `rules`. `begin` sets what the player knows."""
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
        """Start sampling for the player to move in `root`.

        `ordered` means that the order of the stock is public. `passed` lists the discards that lay
        on the open pile when this turn began, top card first.
        """
        self.root = root
        self.chance.seed(seed)
        self.ordered = ordered
        self.begun = False
        self.world.set_passed(passed)
        self._collect_hidden()

    def next(self) -> None:
        """Replace `world` with the next sampled world."""
        if not self.world.has_belief:
            self._shuffle(0)
        elif self.begun:
            self._shuffle(self.dealt)
            self._exchange_some(_EXCHANGES)
        else:
            self._begin_likely()
        self._lay_out()

    def _begin_likely(self) -> None:
        """Deal at random, then exchange cards until the hands are likely."""
        self._shuffle(0)
        self._lay_out()
        for player in range(self.root.players):
            if player != self.root.turn:
                self.surprisals[player] = self.world.surprisal(player)
        self._exchange_some(_FIRST_EXCHANGES)
        self.begun = True

    def _collect_hidden(self) -> None:
        """Collect the hidden cards in sorted order, which reveals nothing about their places."""
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
        """The number of copies of a card whose place the player does not know."""
        root, unseen = self.root, 0
        for player in range(root.players):
            if player != root.turn:
                unseen += root._holds(player, card) - root.known_count(player, card)  # noqa: SLF001 - a C method
        if not self.ordered:
            for i in range(root.stock_at, root.stock_end):
                if root.stock[i] == card:
                    unseen += 1
        return unseen

    def _unknown(self, player: int) -> int:
        """The number of cards in a hand that are not publicly known."""
        unknown = self.root.sizes[player]
        for card in range(packed.FACES):
            unknown -= self.root.known_count(player, card)
        return unknown

    def _shuffle(self, first: int) -> None:
        """Shuffle the hidden cards from index `first` on."""
        hidden = self.hidden
        for i in range(self.count - 1, first, -1):
            j = first + self.chance.below(i - first + 1)
            card = hidden[i]
            hidden[i] = hidden[j]
            hidden[j] = card

    def _lay_out(self) -> None:
        """Deal the hidden cards in their current order: the hands first, then the stock."""
        root, world, hidden = self.root, self.world, self.hidden
        world.copy_world(root)
        for player in range(root.players):
            if player != root.turn:
                world.empty_hand(player)
                for card in range(packed.FACES):
                    for _ in range(root.known_count(player, card)):
                        world._give(player, card)  # noqa: SLF001 - a C method
        for place in range(self.dealt):
            world._give(self.holders[place], hidden[place])  # noqa: SLF001 - same
        if not self.ordered:
            place = self.dealt
            for i in range(root.stock_at, root.stock_end):
                world.stock[i] = hidden[place]
                place += 1

    # --- exchanges -------------------------------------------------------------------------------

    def _exchange_some(self, times: int) -> None:
        """Try `times` exchanges in the current world."""
        if self.dealt:
            for _ in range(times):
                # a separate statement, because C may evaluate arguments in any order
                elsewhere = self.chance.below(self.count)
                self._exchange(self.chance.below(self.dealt), elsewhere)

    def _exchange(self, i: int, j: int) -> None:
        """Exchange a card in a hand for another hidden card, unless the exchange is rejected."""
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
        if self._accepts(more):
            hidden[i], hidden[j] = got, given
            surprisals[one] = own
            if other >= 0:
                surprisals[other] = others
            return
        self._replace(one, got, given)
        if other >= 0:
            self._replace(other, given, got)

    def _replace(self, player: int, card: int, by: int) -> None:
        """Replace `card` in a player's hand with `by`. Neither card may be publicly known."""
        Position._take(self.world, player, card)  # noqa: SLF001 - a C method
        self.world._give(player, by)  # noqa: SLF001 - same

    def _accepts(self, more: int) -> bool:
        """Whether to accept an exchange that adds `more` eighths of a bit of surprisal."""
        if more <= 0:
            return True
        bits = more >> 3
        if bits > _LEAST_LIKELY or self.chance.below(1 << bits):
            return False
        return self.chance.below(_ONE) < _EIGHTHS[more & 7]
