"""Negative log-likelihood of a hand, given its player's past actions.

The model: a player who may lay cards lays melds and everything that fits the table, discards the
least useful card, and takes the open card if it makes a meld. A hand that contradicts this is not
impossible, since players differ and hands change, but it is less likely.

Cython compiles this file with the types in ``hand_likelihood.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.policies.heuristic_policy import HeuristicGame
from romme.solver import meld_codes as packed

_MOST_LOOSE = 64

# Indexes into a belief; `romme.bots.weights.Belief` explains them.
_MELD = 0
_FIT = 1
_THROWN = 2
_MOST_THROWN = 3
_REFUSED = 4
_DEPTH = 5
_WIDTH = 6


class LikelihoodGame(HeuristicGame):
    """A game that computes how unlikely a player's hand is, given the player's past actions."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`.

        Without a belief, all hands are equally likely.
        """
        super().__init__(rules, players)
        self.belief = ints(_WIDTH)
        self.has_belief = False
        self.passed = ints(codes.MOST_CARDS)
        self.passed_cards = 0
        self.loose = ints(_MOST_LOOSE)
        self.to_lose = ints(_MOST_LOOSE)
        self.loose_cards = 0

    def set_belief(self, belief: Sequence[int]) -> None:
        """Set the penalties and limits of the model: the numbers of a `romme.bots.weights.Belief`.

        If `belief` is empty, all hands count as equally likely.
        """
        self.has_belief = bool(belief)
        for place, number in enumerate(belief):
            self.belief[place] = number

    def set_passed(self, passed: Sequence[int]) -> None:
        """Set the discards that lay on the open pile when the turn began, top card first."""
        self.passed_cards = len(passed)
        for place, card in enumerate(passed):
            self.passed[place] = card

    def surprisal(self, player: int) -> int:
        """Return the surprisal of a player's hand in eighths of a bit.

        `player` must not be the player to move.
        """
        turn, taken, is_open = self.turn, self.taken, self.is_open
        self.turn, self.taken, self.is_open = player, codes.NOTHING, self.opened[player] != 0
        surprisal = self._meld_surprisal()
        self._count_unseen()
        self._find_loose()
        if self.is_open or self.rules.lay_offs_any_time:
            surprisal += self._count_fitting() * self.belief[_FIT]
        # In each round, a player discarded one card and did not take the one below it.
        at = turn - player - 1
        if at < 0:
            at += self.players
        while at < self.passed_cards and at < self.belief[_DEPTH]:
            rather = min(self._count_better_discards(self.passed[at]), self.belief[_MOST_THROWN])
            surprisal += rather * self.belief[_THROWN]
            if at + 1 < self.passed_cards and self._completes(self.passed[at + 1]):
                surprisal += self.belief[_REFUSED]
            at += self.players
        self.turn, self.taken, self.is_open = turn, taken, is_open
        return surprisal

    def _meld_surprisal(self) -> int:
        """Return the surprisal due to melds that were not laid. Mark cards in melds as bound."""
        rules, player = self.rules, self.turn
        value = self._value_with(self.left, codes.NOTHING)
        self.left.trace()
        self._bind(self.left)
        if not self._any_bound(player):
            return 0
        if self.is_open or rules.opening_points == 0:
            return self.belief[_MELD]
        if value < rules.opening_points:
            return 0
        loose = self.sizes[player] - self._traced_cards(self.left)
        return 0 if self._may_wait() and loose <= self._wait_limit() else self.belief[_MELD]

    def _find_loose(self) -> None:
        """Store the natural cards that no meld in hand needs, and their discard scores."""
        self.loose_cards = 0
        for suit in range(4):
            ranks = self.suits[4 * self.turn + suit] & packed.RANKS_MASK
            rank = 0
            while ranks >> rank:
                card = packed.RING * suit + rank
                if ranks >> rank & 1 and self._is_loose(card):
                    self.loose[self.loose_cards] = card
                    self.to_lose[self.loose_cards] = self._discard_score(card)
                    self.loose_cards += 1
                rank += 1

    def _count_fitting(self) -> int:
        """The number of loose cards that could be laid off or swapped for a joker."""
        count = 0
        for i in range(self.loose_cards):
            if self._fits(self.loose[i]):
                count += 1
        return count

    def _count_better_discards(self, card: int) -> int:
        """The number of loose cards that are better discards than this card."""
        if card == packed.JOKER_NUMBER:
            return 0
        if self._completes(card):
            return self.loose_cards
        own, count = self._discard_score(card), 0
        for i in range(self.loose_cards):
            if self.to_lose[i] > own:
                count += 1
        return count

    def _completes(self, card: int) -> bool:
        """Whether a card forms a meld with two natural cards in hand. False for a joker."""
        if card == packed.JOKER_NUMBER:
            return False
        at, suit, rank = 4 * self.turn, card // 13, card % 13
        same = 0
        for other in range(4):
            if other != suit:
                same += self.suits[at + other] >> rank & 1
        if same > 1:
            return True
        held = self.suits[at + suit] & self.near[rank]
        above, below = held >> (rank + 1) % 13 & 1, held >> (rank + 12) % 13 & 1
        if above and below:
            return True
        if above and held >> (rank + 2) % 13 & 1:
            return True
        return below != 0 and (held >> (rank + 11) % 13 & 1) != 0
