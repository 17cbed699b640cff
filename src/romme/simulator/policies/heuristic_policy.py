"""The heuristic policy: weigh a card's potential, its points and its value to the next player.

Each player has their own integer weights, so that two sets of weights can play each other. They are
tuned by self-play (docs/bots.md) and listed in `romme.bots.weights`. A player without weights is
greedy.

The policy uses only what its player can know: their own hand, the table, the open pile, the number
of cards that the others hold, and the cards that they were seen to take.

Cython compiles this file with the types in ``heuristic_policy.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.policies.greedy_policy import GreedyGame
from romme.simulator.policies.seen_cards import SeenCards
from romme.solver import meld_codes as packed

# Indexes of the weights: first those of a player who has to open, then those of one who need not,
# then those that are the same for both. `romme.bots.weights` explains them.
_POINTS = 0
_LATE = 1
_PAIR = 2
_RUN = 3
_GAP = 4
_HIGH = 5
_FIT = 6
_NEXT_FIT = 7
_NEXT_MELD = 8
_NEXT_KNOWN = 9
_TAKE = 10
_TWIN = 11
_PART = 12
_WAIT_LOOSE = 24
_WAIT_CARDS = 25
_WAIT_STOCK = 26
_JOKER_LEFT = 27
_JOKER_CARDS = 28
_HOLD_CARDS = 29
_WIDTH = 30

_LOOSE = 1 << 29
"""Added to the discard score of loose cards, so that they are discarded before any bound card."""


class HeuristicGame(SeenCards):
    """A game whose players decide by weights. A player without weights plays greedily."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No player has weights yet."""
        super().__init__(rules, players)
        self.has_weights = ints(codes.MOST_PLAYERS)
        self.weights = ints(codes.MOST_PLAYERS * _WIDTH)

    def set_weights(self, player: int, weights: Sequence[int]) -> None:
        """Set the weights of a player. With an empty sequence, the player plays greedily."""
        self.has_weights[player] = bool(weights)
        for place, weight in enumerate(weights):
            self.weights[player * _WIDTH + place] = weight

    def lay(self) -> None:
        """Lay the cards that the policy would lay in this turn, without ending the turn."""
        self._reset_bound()
        self._greedy_steps()

    def mark_melded_cards(self) -> None:
        """Determine which cards in hand are part of melds, without laying anything."""
        self._value_with(self.left, self.taken)
        self.left.trace()
        self._bind(self.left)

    def discard_score(self, card: int) -> int:
        """Return the score of discarding a card. The policy prefers the card that scores highest.

        Natural cards that no meld in hand needs score higher than all others, jokers lowest.
        """
        self._count_unseen()
        if card == packed.JOKER_NUMBER:
            return -packed.SCALE * packed.SCALE
        return self._discard_score(card) + (_LOOSE if self._is_loose(card) else 0)

    def could_use(self) -> bool:
        """Whether the player to move could lay the open card, or use it later."""
        card = self.pile[self.pile_size - 1]
        self._reset_bound()
        if GreedyGame._greedy_wants(self, card):  # noqa: SLF001 - `super` does not find C methods
            return True
        if self.rules.open_used:
            return False
        self._count_unseen()
        return card == packed.JOKER_NUMBER or self._potential(card, self.turn * _WIDTH + _PART) > 0

    # --- the draw --------------------------------------------------------------------------------

    def _greedy_wants(self, card: int) -> bool:
        if not self.has_weights[self.turn]:
            return GreedyGame._greedy_wants(self, card)  # noqa: SLF001 - `super` does not find C methods
        if GreedyGame._greedy_wants(self, card):  # noqa: SLF001 - same
            return not self._prefers_to_wait(card)
        rules, player = self.rules, self.turn
        if rules.open_used or card == packed.JOKER_NUMBER:
            return False
        free = self.opened[player] != 0 or rules.opening_points == 0
        at = player * _WIDTH + (_PART if free else 0)
        if self.weights[at + _TAKE] > packed.SCALE or not self._any_near(card):  # never
            return False
        self._count_unseen()
        return self._potential(card, at) > self.weights[at + _TAKE]

    def _any_near(self, card: int) -> bool:
        """Whether the player holds a card of this rank, or one close enough for a run of three."""
        at, suit, rank = 4 * self.turn, card // 13, card % 13
        ranks = self.suits[at] | self.suits[at + 1] | self.suits[at + 2] | self.suits[at + 3]
        return (ranks >> rank & 1) != 0 or (self.suits[at + suit] & self.near[rank]) != 0

    def _prefers_to_wait(self, card: int) -> bool:
        """Whether to leave an open card that would force an opening, to try for a Hand-Rommé."""
        if self.opened[self.turn] or not self.rules.open_used or not self._may_wait():
            return False
        self._value_with(self.left, card)
        loose = self.sizes[self.turn] + 1 - self._traced_cards(self.left)
        return 1 < loose <= self._wait_limit()

    def _wait_limit(self) -> int:
        """The maximum number of loose cards with which the player to move delays opening."""
        return self.weights[self.turn * _WIDTH + _WAIT_LOOSE]

    def _may_wait(self) -> bool:
        """Whether there seems to be time to delay the opening."""
        rules, at = self.rules, self.turn * _WIDTH
        if not rules.hand_romme or not self._wait_limit():
            return False
        if self._fewest_cards() < self.weights[at + _WAIT_CARDS]:
            return False
        turns = (self.stock_end - self.stock_at) // self.players
        return not rules.stock_ends_game or turns >= self.weights[at + _WAIT_STOCK]

    # --- the rest of the turn --------------------------------------------------------------------

    def _greedy_meld(self, free: bool) -> None:  # noqa: FBT001 - positional in C
        player = self.turn
        if self.has_weights[player] and not free and self.taken < 0 and self._may_wait():
            self._value_with(self.left, codes.NOTHING)
            loose = self._cards_left() - self._traced_cards(self.left)
            if 1 < loose <= self._wait_limit():
                self._bind(self.left)
                self.settled[player] = 0  # to be decided again in each turn
                return
        if self.has_weights[player] and free and self._holds_back():
            return
        GreedyGame._greedy_meld(self, free)  # noqa: SLF001 - `super` does not find C methods

    def _holds_back(self) -> bool:
        """Whether to keep melds in hand for now, so that others cannot lay off onto them."""
        player = self.turn
        if self._fewest_cards() < self.weights[player * _WIDTH + _HOLD_CARDS] or self.taken >= 0:
            return False
        self._value_with(self.left, codes.NOTHING)
        if self._cards_left() - self._traced_cards(self.left) <= 1:
            return False
        self._bind(self.left)
        self.settled[player] = 0  # to be decided again in each turn
        return True

    def _keeps_jokers(self) -> bool:
        at = self.turn * _WIDTH
        if not self.has_weights[self.turn] or self._cards_left() <= self.weights[at + _JOKER_LEFT]:
            return False
        turns = (self.stock_end - self.stock_at) // self.players
        if self.rules.stock_ends_game and turns < 2:  # noqa: PLR2004 - the last two turns
            return False
        return self._fewest_cards() >= self.weights[at + _JOKER_CARDS]

    def _greedy_swap(self) -> bool:
        """Swap a natural card for a joker that can be laid at once. Return False if there is none.

        A new meld with the joker is laid here. A lay-off is left to the caller.
        """
        if not self.has_weights[self.turn] or not self.rules.swaps:
            return GreedyGame._greedy_swap(self)  # noqa: SLF001 - same
        self.count = 0
        self._find_swaps()
        for i in range(self.count):
            before = self.laid
            self.step(self.moves[i])
            start = self.count
            self._value_with(self.left, self.taken)
            if self.left.trace():
                self._lay_layout(self.left)
                if not self.pending:
                    return True
                self._undo_to(before + 1)
            self._find_lay_offs(0)
            placed = self.count > start
            self.count = start
            if placed:
                return True
            self._undo_to(before)
        return False

    def _greedy_discard(self) -> int:
        """Choose the natural card with the best discard score, else a joker, else `NOTHING`."""
        player = self.turn
        if not self.has_weights[player]:
            return GreedyGame._greedy_discard(self)  # noqa: SLF001 - same
        self._count_unseen()
        best, chosen = -packed.SCALE * packed.SCALE, codes.NOTHING
        for suit in range(4):
            ranks = self.suits[4 * player + suit] & packed.RANKS_MASK
            rank = 0
            while ranks >> rank:
                card = packed.RING * suit + rank
                if ranks >> rank & 1 and not self._barred(card):
                    score = self._discard_score(card)
                    if self._is_loose(card):
                        score += _LOOSE
                    if score > best:
                        best, chosen = score, card
                rank += 1
        if chosen < 0 or not self._is_loose(chosen):
            self.settled[player] = 0  # a meld in hand is broken
        if chosen < 0 and self.jokers[player] and not self._barred(packed.JOKER_NUMBER):
            return packed.JOKER_NUMBER
        return chosen

    def _is_loose(self, card: int) -> bool:
        """Whether no meld in hand needs this card."""
        bound = self.bound[4 * self.turn + card // 13] >> card % 13
        return self._holds(self.turn, card) > (bound & 1) + (bound >> packed.RING & 1)

    # --- the value of a card ---------------------------------------------------------------------

    def _discard_score(self, card: int) -> int:
        """Return the discard score without the bonus for loose cards.

        Call `_count_unseen` first.
        """
        free = self.is_open or self.rules.opening_points == 0
        at = self.turn * _WIDTH + (_PART if free else 0)
        value = self.rules.in_hand[card]
        points = 16 * self.weights[at + _POINTS] + self.late * self.weights[at + _LATE]
        return value * points // 16 - self._potential(card, at) - self._danger(card, at)

    def _potential(self, card: int, at: int) -> int:
        """The potential of a card to make melds with cards in hand.

        `at` is the index of the first weight to use: those before or after opening.
        """
        weights = self.weights
        score = self._set_outs(card) * weights[at + _PAIR] + self._run_potential(card, at)
        score = score * (64 + weights[at + _HIGH] * self.rules.in_hand[card]) // 64
        if self._holds(self.turn, card) > 1:  # its twin keeps the potential
            score = score * (16 - weights[at + _TWIN]) // 16
        if weights[at + _FIT] and self._fits(card):
            score += weights[at + _FIT]
        return score

    def _set_outs(self, card: int) -> int:
        """The number of unseen cards that complete a set with this card and another one in hand."""
        at, suit, rank = 4 * self.turn, card // 13, card % 13
        outs = 0
        for other in range(4):
            if other != suit and self.suits[at + other] >> rank & 1:
                for third in range(4):
                    if third not in (suit, other):
                        outs += self.live[packed.RING * third + rank]
        return outs

    def _run_potential(self, card: int, at: int) -> int:
        """The potential of a card for runs with cards in hand that are one or two ranks away."""
        suit, rank = card // 13, card % 13
        held = self.suits[4 * self.turn + suit] & self.near[rank]
        if not held:
            return 0
        first, above, below = packed.RING * suit, (rank + 1) % 13, (rank - 1) % 13
        beside = between = 0
        if held >> above & 1:
            beside += self._outs_beside(first, rank, above)
        if held >> below & 1:
            beside += self._outs_beside(first, below, rank)
        if held >> (rank + 2) % 13 & 1:
            between += self.live[first + above]
        if held >> (rank - 2) % 13 & 1:
            between += self.live[first + below]
        return beside * self.weights[at + _RUN] + between * self.weights[at + _GAP]

    def _outs_beside(self, first: int, low: int, high: int) -> int:
        """The number of unseen cards that make a run of three with the ranks `low` and `high`.

        The two ranks are adjacent. `first` is the number of the suit's first card.
        """
        outs = 0
        above, below = (high + 1) % 13, (low - 1) % 13
        if self.near[low] >> above & 1:
            outs += self.live[first + above]
        if self.near[high] >> below & 1:
            outs += self.live[first + below]
        return outs

    def _danger(self, card: int, at: int) -> int:
        """The penalty for discarding a card that the next player may be able to use."""
        weights = self.weights
        player = self.turn + 1 if self.turn + 1 < self.players else 0
        may_lay = self.opened[player] != 0 or self.rules.lay_offs_any_time
        score = 0
        if weights[at + _NEXT_FIT] and may_lay and self._fits(card):
            score += weights[at + _NEXT_FIT]
        if weights[at + _NEXT_KNOWN] and self.any_known:
            score += self._known_near(player, card) * weights[at + _NEXT_KNOWN]
        if weights[at + _NEXT_MELD] and self.unseen:
            size = self.sizes[player]
            chance = 64 * self._pairs_for(card) * size * size // (self.unseen * self.unseen)
            score += chance * weights[at + _NEXT_MELD] // 16
        return score

    def _known_near(self, player: int, card: int) -> int:
        """Count a player's known cards that could form a set or run of three with `card`."""
        at, suit, rank = 4 * player, card // 13, card % 13
        count = 0
        for other in range(4):
            if other != suit:
                known = self.known[at + other] >> rank
                count += (known & 1) + (known >> packed.RING & 1)
        known = self.known[at + suit]
        count += _bits(known & self.near[rank]) + _bits(known >> packed.RING & self.near[rank])
        return count

    def _pairs_for(self, card: int) -> int:
        """The number of pairs of unseen cards that form a meld of three with this card."""
        live, suit, rank = self.live, card // 13, card % 13
        one = live[packed.RING * ((suit + 1) % 4) + rank]
        two = live[packed.RING * ((suit + 2) % 4) + rank]
        three = live[packed.RING * ((suit + 3) % 4) + rank]
        pairs = one * two + one * three + two * three
        first, near = packed.RING * suit, self.near[rank]
        above, below = (rank + 1) % 13, (rank - 1) % 13
        far_above, far_below = (rank + 2) % 13, (rank - 2) % 13
        if near >> far_above & 1:
            pairs += live[first + above] * live[first + far_above]
        if near >> far_below & 1:
            pairs += live[first + below] * live[first + far_below]
        if near >> above & near >> below & self.near[above] >> below & 1:
            pairs += live[first + above] * live[first + below]
        return pairs


def _bits(ranks: int) -> int:
    count = 0
    while ranks:
        ranks &= ranks - 1
        count += 1
    return count
