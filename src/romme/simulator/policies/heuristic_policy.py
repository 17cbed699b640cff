"""A policy that weighs: what a card may still become, what it counts, what it gives to the next.

Every player has weights of their own, integers, so that two sets of them can play each other. They
are found by self-play (docs/bots.md) and stand in `romme.bots.weights`. A player without weights is
greedy.

A player weighs only what that player can know: their own hand, the table, the open pile, how many
cards the others hold, and what they were seen to take.

This file runs as it is; ``heuristic_policy.pxd`` lets Cython turn it into C (docs/adr/0009).
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.policies.greedy_policy import GreedyGame
from romme.simulator.policies.seen_cards import SeenCards
from romme.solver import meld_codes as packed

# Where each weight stands: first those for who has to open, then those for who need not; then those
# that are the same for both. `romme.bots.weights` says what they mean.
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
"""What no meld in hand needs goes before all that one does."""


class HeuristicGame(SeenCards):
    """A game whose players may weigh."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Lay the table; nobody has weights yet."""
        super().__init__(rules, players)
        self.weighs = ints(codes.MOST_PLAYERS)
        self.weights = ints(codes.MOST_PLAYERS * _WIDTH)

    def set_weights(self, player: int, weights: Sequence[int]) -> None:
        """Let a player weigh so; with no weights at all, be greedy."""
        self.weighs[player] = bool(weights)
        for place, weight in enumerate(weights):
            self.weights[player * _WIDTH + place] = weight

    def lay(self) -> None:
        """Lay what the policy lays in this turn, but do not end it."""
        self._forget_bound()
        self._greedy_lays()

    def bind(self) -> None:
        """Lay nothing, but see which cards in hand are part of melds."""
        self._value_with(self.left, self.taken)
        self.left.trace()
        self._bind(self.left)

    def throw(self, card: int) -> int:
        """How much speaks for discarding a card; more if no meld in hand needs it."""
        self._look_round()
        if card == packed.JOKER_NUMBER:
            return -packed.SCALE * packed.SCALE
        return self._throw(card) + (_LOOSE if self._is_loose(card) else 0)

    def could_use(self) -> bool:
        """Whether the open card could be laid, or could be of use some day."""
        card = self.pile[self.pile_size - 1]
        self._forget_bound()
        if GreedyGame._greedy_wants(self, card):  # noqa: SLF001 - `super` finds no method of C
            return True
        if self.rules.open_used:
            return False
        self._look_round()
        return card == packed.JOKER_NUMBER or self._promise(card, self.turn * _WIDTH + _PART) > 0

    # --- the draw --------------------------------------------------------------------------------

    def _greedy_wants(self, card: int) -> bool:
        if not self.weighs[self.turn]:
            return GreedyGame._greedy_wants(self, card)  # noqa: SLF001 - `super` finds no method of C
        if GreedyGame._greedy_wants(self, card):  # noqa: SLF001 - same
            return not self._would_rather_wait(card)
        rules, player = self.rules, self.turn
        if rules.open_used or card == packed.JOKER_NUMBER:
            return False
        free = self.opened[player] != 0 or rules.opening_points == 0
        at = player * _WIDTH + (_PART if free else 0)
        if self.weights[at + _TAKE] > packed.SCALE or not self._any_near(card):  # never
            return False
        self._look_round()
        return self._promise(card, at) > self.weights[at + _TAKE]

    def _any_near(self, card: int) -> bool:
        """Whether the player holds anything that goes with a card."""
        at, suit, rank = 4 * self.turn, card // 13, card % 13
        ranks = self.suits[at] | self.suits[at + 1] | self.suits[at + 2] | self.suits[at + 3]
        return (ranks >> rank & 1) != 0 or (self.suits[at + suit] & self.near[rank]) != 0

    def _would_rather_wait(self, card: int) -> bool:
        """Whether to leave a card with which one must open, for the sake of a Hand-Rommé."""
        if self.opened[self.turn] or not self.rules.open_used or not self._may_wait():
            return False
        self._value_with(self.left, card)
        loose = self.sizes[self.turn] + 1 - self._traced_cards(self.left)
        return 1 < loose <= self._waits_with()

    def _waits_with(self) -> int:
        """With how many loose cards at most the player to move waits with opening."""
        return self.weights[self.turn * _WIDTH + _WAIT_LOOSE]

    def _may_wait(self) -> bool:
        """Whether there seems to be time to wait with opening."""
        rules, at = self.rules, self.turn * _WIDTH
        if not rules.hand_romme or not self._waits_with():
            return False
        if self._fewest_cards() < self.weights[at + _WAIT_CARDS]:
            return False
        turns = (self.stock_end - self.stock_at) // self.players
        return not rules.stock_ends_game or turns >= self.weights[at + _WAIT_STOCK]

    # --- the rest of the turn --------------------------------------------------------------------

    def _greedy_meld(self, free: bool) -> None:  # noqa: FBT001 - as C knows it
        player = self.turn
        if self.weighs[player] and not free and self.taken < 0 and self._may_wait():
            self._value_with(self.left, codes.NOTHING)
            loose = self._left() - self._traced_cards(self.left)
            if 1 < loose <= self._waits_with():
                self._bind(self.left)
                self.settled[player] = 0  # to be thought over in each turn
                return
        if self.weighs[player] and free and self._holds_back():
            return
        GreedyGame._greedy_meld(self, free)  # noqa: SLF001 - `super` finds no method of C

    def _holds_back(self) -> bool:
        """Whether melds are kept in hand a while, where others could lay off onto them."""
        player = self.turn
        if self._fewest_cards() < self.weights[player * _WIDTH + _HOLD_CARDS] or self.taken >= 0:
            return False
        self._value_with(self.left, codes.NOTHING)
        if self._left() - self._traced_cards(self.left) <= 1:
            return False
        self._bind(self.left)
        self.settled[player] = 0  # to be thought over in each turn
        return True

    def _keeps_jokers(self) -> bool:
        at = self.turn * _WIDTH
        if not self.weighs[self.turn] or self._left() <= self.weights[at + _JOKER_LEFT]:
            return False
        turns = (self.stock_end - self.stock_at) // self.players
        if self.rules.stock_ends_game and turns < 2:  # noqa: PLR2004 - the last but one
            return False
        return self._fewest_cards() >= self.weights[at + _JOKER_CARDS]

    def _greedy_swap(self) -> bool:
        """Swap a natural card for a joker that makes a meld of loose cards, or can be laid off."""
        if not self.weighs[self.turn] or not self.rules.swaps:
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
        """Choose the card with the least to lose among those that no meld in hand needs."""
        player = self.turn
        if not self.weighs[player]:
            return GreedyGame._greedy_discard(self)  # noqa: SLF001 - same
        self._look_round()
        best, chosen = -packed.SCALE * packed.SCALE, codes.NOTHING
        for suit in range(4):
            ranks = self.suits[4 * player + suit] & packed.RANKS_MASK
            rank = 0
            while ranks >> rank:
                card = packed.RING * suit + rank
                if ranks >> rank & 1 and not self._barred(card):
                    score = self._throw(card)
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

    # --- what a card is worth --------------------------------------------------------------------

    def _throw(self, card: int) -> int:
        """How much speaks for discarding a card, after `_look_round`."""
        free = self.is_open or self.rules.opening_points == 0
        at = self.turn * _WIDTH + (_PART if free else 0)
        value = self.rules.in_hand[card]
        points = 16 * self.weights[at + _POINTS] + self.late * self.weights[at + _LATE]
        return value * points // 16 - self._promise(card, at) - self._danger(card, at)

    def _promise(self, card: int, at: int) -> int:
        """What a card may still become, with the others in hand."""
        weights = self.weights
        score = self._set_outs(card) * weights[at + _PAIR] + self._run_promise(card, at)
        score = score * (64 + weights[at + _HIGH] * self.rules.in_hand[card]) // 64
        if self._holds(self.turn, card) > 1:  # the other one keeps what it promises
            score = score * (16 - weights[at + _TWIN]) // 16
        if weights[at + _FIT] and self._fits(card):
            score += weights[at + _FIT]
        return score

    def _set_outs(self, card: int) -> int:
        """How many cards would make a set of this one and another of its rank."""
        at, suit, rank = 4 * self.turn, card // 13, card % 13
        outs = 0
        for other in range(4):
            if other != suit and self.suits[at + other] >> rank & 1:
                for third in range(4):
                    if third not in (suit, other):
                        outs += self.live[packed.RING * third + rank]
        return outs

    def _run_promise(self, card: int, at: int) -> int:
        """What a card may become beside its neighbours, and beside those one further on."""
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
        """How many cards would make a run of two neighbours."""
        outs = 0
        above, below = (high + 1) % 13, (low - 1) % 13
        if self.near[low] >> above & 1:
            outs += self.live[first + above]
        if self.near[high] >> below & 1:
            outs += self.live[first + below]
        return outs

    def _danger(self, card: int, at: int) -> int:
        """What the next player may do with a card."""
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
        """How many cards that go with this one a player was seen to take."""
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
        """How many pairs of unseen cards make a meld with this one."""
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
