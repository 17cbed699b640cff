"""The greedy policy: every player lays all the cards they can.

`Position` implements the rules. A policy chooses a draw, and then plays the rest of the turn with
the methods of `Position`.

Cython compiles this file with the types in ``greedy_policy.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from functools import lru_cache
from threading import get_ident

from romme.melds import MeldRules
from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.policies.random_policy import RandomGame
from romme.solver import meld_codes as packed
from romme.solver.kernel import Kernel
from romme.solver.meld_tables import LEFT, POINTS

_DEAREST = 11
"""The maximum points of a card in a meld."""


class GreedyGame(RandomGame):
    """A game that can be played out greedily, or at random.

    It is cut off under the same conditions as a `RandomGame`.
    """

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No card is dealt yet."""
        super().__init__(rules, players)
        thread = get_ident()
        held = rules.jokers, rules.joker_in_hand, rules.ace_in_hand
        self.left = _kernel(rules.melds, LEFT, held, thread)
        self.most = _kernel(rules.melds, POINTS, held, thread)
        # by rank, the ranks that can be in a run of three with it
        self.near = ints(packed.RING)
        for low in range(packed.RING):
            if self.rules.spans[(low + 2) * 16 + 3]:
                run = [low, (low + 1) % packed.RING, (low + 2) % packed.RING]
                for rank in run:
                    self.near[rank] |= sum(1 << other for other in run if other != rank)
        # input and output of the kernel
        self.asked = ints(4)
        self.layout = ints(codes.MOST_MELDS)
        # by player: the cards in hand that are part of melds, and whether that is up to date
        self.bound = ints(4 * codes.MOST_PLAYERS)
        self.settled = ints(codes.MOST_PLAYERS)

    def play_greedy(self, seed: int) -> None:
        """Play the game to its end greedily. `seed` determines all that is random in it.

        That is the order of a reshuffled stock, and rarely a turn that is played at random.
        """
        self.chance.seed(seed)
        self._reset_bound()
        last = self.turns + codes.MOST_TURNS
        while self.phase != codes.OVER:
            if self.turns > last:
                self._close(codes.CUT_OFF, codes.NOTHING)
            else:
                self._greedy_move()

    def greedy_move(self, seed: int) -> None:
        """Make one decision greedily: a draw, or the rest of a turn. `seed` as in `play_greedy`."""
        self.chance.seed(seed)
        self._reset_bound()
        self._greedy_move()

    def _greedy_move(self) -> None:
        if self.phase == codes.DRAWING:
            self._greedy_draw()
        else:
            self._greedy_turn()

    def _reset_bound(self) -> None:
        for player in range(self.players):
            self.settled[player] = 0

    # --- greedily: the draw ----------------------------------------------------------------------

    def _greedy_draw(self) -> None:
        # avoids endless taking of cards that others give back
        wanted = self.pile_size > 0 and self.idle < 2 * self.players
        if wanted and self._greedy_wants(self.pile[self.pile_size - 1]) and self.may_take():
            self._draw_open()
        else:
            self._draw_stock(True)  # noqa: FBT003 - positional in C

    def _greedy_wants(self, card: int) -> bool:
        """Whether to take the open card: it can be laid off, or improves the melds in hand."""
        rules, player = self.rules, self.turn
        opened = self.opened[player] != 0
        if (opened or rules.lay_offs_any_time) and self._fits(card):
            return True
        if not self._might_meld(card):
            return False
        free = opened or rules.opening_points == 0
        if rules.open_used and not free:
            before = self._value_with(self.most, codes.NOTHING)
            after = self._value_with(self.most, card)
            return after > before and after >= rules.opening_points
        before = 0
        if not self.settled[player] or self._any_bound(player):
            before = self._value_with(self.left, codes.NOTHING)
        if self._value_with(self.left, card) <= before:
            return False
        if not free or not rules.discard_needed:
            return True
        return self._traced_cards(self.left) <= self.sizes[player]  # one card is left to discard

    def _might_meld(self, card: int) -> bool:
        """Whether a card might make a meld with cards in hand. False is certain, True is not."""
        if card == packed.JOKER_NUMBER:
            return True
        player, jokers = self.turn, self.jokers[self.turn]
        suit, rank = card // 13, card % 13
        others = 0
        for other in range(4):
            if other != suit:
                others += self.suits[4 * player + other] >> rank & 1
        if others + jokers > 1:
            return True
        held = self.suits[4 * player + suit] & self.near[rank]
        if held == 0 or jokers:
            return held != 0
        ring = held | held << packed.RING | (held & 3) << 2 * packed.RING
        below, above = ring >> (rank + packed.RING - 2) & 3, ring >> (rank + packed.RING + 1) & 3
        return below == 3 or above == 3 or (below >> 1 and above & 1) != 0  # noqa: PLR2004 - bits

    def _value_with(self, kernel: Kernel, card: int) -> int:
        """The value of the best melds from the hand and `card`, which may be `NOTHING`.

        The value is what the kernel maximises, see `Kernel.value`. `trace` then lists the melds.
        """
        asked, at = self.asked, 4 * self.turn
        for suit in range(4):
            asked[suit] = self.suits[at + suit]
        jokers = self.jokers[self.turn] + self.pending
        if card == packed.JOKER_NUMBER:
            jokers += 1
        elif card >= 0:
            asked[card // 13] = _with(asked[card // 13], 1 << card % 13)
        return kernel.solve(asked[0], asked[1], asked[2], asked[3], jokers) // packed.SCALE

    def _traced_cards(self, kernel: Kernel) -> int:
        """Trace the melds that the kernel found last, and return the number of cards in them."""
        cards = 0
        for i in range(kernel.trace()):
            cards += self.rules.size_of(kernel.melds[i])
        return cards

    # --- greedily: the rest of the turn ----------------------------------------------------------

    def _greedy_turn(self) -> None:
        self._greedy_steps()
        self._greedy_end()

    def _greedy_steps(self) -> None:
        rules, player = self.rules, self.turn
        free = self.is_open or rules.opening_points == 0
        waiting = free and self._any_bound(player)
        if not self.settled[player] or self.from_open or waiting or self._might_meld(self.drawn):
            self._greedy_meld(free)
        if self.is_open or rules.lay_offs_any_time:
            while self._greedy_lay_off() or self._greedy_swap():
                pass
        if self.laid and self._any_bound(player):
            self.settled[player] = 0

    def _greedy_meld(self, free: bool) -> None:  # noqa: FBT001 - positional in C
        """Lay the melds that leave the fewest points in hand.

        If the player has to open and these do not suffice, lay those worth the most points.
        """
        rules, player = self.rules, self.turn
        value = self._value_with(self.left, self.taken)
        cards = self._traced_cards(self.left)
        self._bind(self.left)
        self.settled[player] = 1
        if free:
            self._lay_layout(self.left)
            return
        # Except for jokers and aces, no layout scores more points than its cards count in hand.
        slack = max(0, _DEAREST - rules.in_hand[packed.JOKER_NUMBER]) * self._held_jokers()
        slack += rules.ace_slack * self._cards_left()
        if value + slack < rules.opening_points and cards < self._cards_left() - 1:
            return
        if self._lay_layout(self.left) or self._value_with(self.most, self.taken) == 0:
            return
        self.most.trace()
        self._lay_layout(self.most)

    def _bind(self, kernel: Kernel) -> None:
        """Mark the cards of the melds just traced as bound. The other cards in hand are loose."""
        at = 4 * self.turn
        for suit in range(4):
            self.bound[at + suit] = 0
        for i in range(kernel.count):
            self._bind_meld(kernel.melds[i])

    def _bind_meld(self, meld: int) -> None:
        at = 4 * self.turn
        if meld & packed.SET:
            for suit in range(4):
                if meld >> (packed.SUITS_SHIFT + suit) & 1:
                    self.bound[at + suit] = _with(
                        self.bound[at + suit], 1 << (meld & packed.LOW_MASK)
                    )
            return
        suit = meld >> packed.SUIT_SHIFT & packed.SUIT_MASK
        length = meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
        ranks = (~(meld >> packed.PLACES_SHIFT) & ((1 << length) - 1)) << (meld & packed.LOW_MASK)
        ranks = (ranks | ranks >> packed.RING) & packed.RANKS_MASK
        self.bound[at + suit] = _with(self.bound[at + suit], ranks)

    def _any_bound(self, player: int) -> bool:
        at = 4 * player
        return (self.bound[at] | self.bound[at + 1] | self.bound[at + 2] | self.bound[at + 3]) != 0

    def _lay_layout(self, kernel: Kernel) -> bool:
        """Lay the melds just traced as far as the rules allow, most points first.

        Return False, with nothing laid, if the player has to open and these melds do not open.
        Melds that are not laid stay bound.
        """
        limit, before = self.rules.melds_per_turn, self.laid
        count = kernel.count
        for i in range(count):
            self.layout[i] = kernel.melds[i]
        for suit in range(4):
            self.bound[4 * self.turn + suit] = 0
        for _ in range(count):
            dearest = self._next_meld_of(count)
            meld = self.layout[dearest]
            self.layout[dearest] = codes.NOTHING
            laid = not limit or self.melds - self.first_own < limit
            if laid:
                self.step(meld)
                laid = self._can_still_end()
                if not laid:
                    self.undo()
            if not laid:
                self._bind_meld(meld)
        if self._opens():
            return True
        self._undo_to(before)
        self._bind(kernel)
        return False

    def _next_meld_of(self, count: int) -> int:
        """The index in `layout` of the meld with the taken card, else of the one worth the most."""
        best, dearest = -1, 0
        for i in range(count):
            meld = self.layout[i]
            if meld < 0:
                continue
            value = self.rules.points_of(meld)
            if self.taken >= 0 and self._has(meld, self.taken):
                value += packed.SCALE
            if value > best:
                best, dearest = value, i
        return dearest

    def _has(self, meld: int, card: int) -> bool:
        """Whether a meld contains this card."""
        if card == packed.JOKER_NUMBER:
            return (
                meld >> packed.PLACES_SHIFT
                & (packed.JOKERS_MASK if meld & packed.SET else packed.PLACES_MASK)
            ) != 0
        suit, rank = card // 13, card % 13
        if meld & packed.SET:
            return rank == meld & packed.LOW_MASK and (meld >> (packed.SUITS_SHIFT + suit) & 1) != 0
        place = (rank - (meld & packed.LOW_MASK)) % 13
        here = (
            place < meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
            and not meld >> (packed.PLACES_SHIFT + place) & 1
        )
        return here and suit == meld >> packed.SUIT_SHIFT & packed.SUIT_MASK

    def _opens(self) -> bool:
        """Whether the player had opened before, can finish now, or opens with the new melds.

        To open without finishing, the player must also have laid the taken card.
        """
        if self.was_open:
            return True
        if self._finished() or (self._cards_left() == 1 and self._discard_finishes()):
            return True
        return not self._short() and self.taken < 0

    def _greedy_lay_off(self) -> bool:
        """Lay off the natural card with the most points, or else a joker that need not be kept.

        Return False if there is no such card.
        """
        self.count = 0
        self._find_lay_offs(0)
        best, dearest = -1, 0
        for i in range(self.count):
            code = self.moves[i]
            value = 0
            if not code & codes.AS_JOKER:
                value = 1 + self.rules.in_hand[code >> codes.FACE_SHIFT & codes.FACE_MASK]
            elif not self.pending and self.taken != packed.JOKER_NUMBER and self._keeps_jokers():
                continue
            if value > best:
                best, dearest = value, code
        if best < 0:
            return False
        self.step(dearest)
        return True

    def _keeps_jokers(self) -> bool:
        """Whether to keep jokers for new melds. Always False; `HeuristicGame` overrides this."""
        return False

    def _greedy_swap(self) -> bool:
        """Swap a natural card for a joker that can be laid off at once.

        Return False if there is no such joker.
        """
        if not self.rules.swaps:
            return False
        self.count = 0
        self._find_swaps()
        for i in range(self.count):
            self.step(self.moves[i])
            start = self.count
            self._find_lay_offs(0)
            placed = self.count > start
            self.count = start
            if placed:
                return True
            self.undo()
        return False

    def _greedy_end(self) -> None:
        """End the turn, with a discard if possible. While the turn cannot end, undo steps."""
        while True:
            if self._finished():
                self.end(codes.LAID_OUT)
                return
            if self.taken < 0 and self._duties_met(self._cards_left() == 1):
                card = self._greedy_discard()
                if card >= 0:
                    self.end(codes.DISCARD | card)
                    return
            self.count = 0
            self._find_ends()
            if self.count:
                self.end(self.moves[0])
                return
            self.settled[self.turn] = 0
            if self.laid == 0:
                self._random_turn()  # only jokers are left, and some of them must be laid
                return
            self.undo()

    def _greedy_discard(self) -> int:
        """Choose the loose card with the most points. On a tie, prefer fewer neighbours.

        If no loose card may be discarded, choose a bound card, or else a joker. Return `NOTHING` if
        no card may be discarded.
        """
        at = 4 * self.turn
        best, chosen = -1, codes.NOTHING
        for suit in range(4):
            ranks, bound = self.suits[at + suit], self.bound[at + suit]
            rank = 0
            while (ranks & packed.RANKS_MASK) >> rank:
                if ranks >> rank & 1 and not self._barred(packed.RING * suit + rank):
                    near = _bits(ranks & self.near[rank])
                    for other in range(4):
                        if other != suit:
                            near += self.suits[at + other] >> rank & 1
                    key = 16 * self.rules.in_hand[rank] + 15 - near
                    held = 1 + (ranks >> (packed.RING + rank) & 1)
                    if held > (bound >> rank & 1) + (bound >> (packed.RING + rank) & 1):
                        key += packed.SCALE
                    if key > best:
                        best, chosen = key, packed.RING * suit + rank
                rank += 1
        if best < packed.SCALE:
            self.settled[self.turn] = 0  # a meld in hand is broken
        if chosen < 0 and self.jokers[self.turn] and not self._barred(packed.JOKER_NUMBER):
            return packed.JOKER_NUMBER
        return chosen


@lru_cache(maxsize=16)
def _kernel(rules: MeldRules, aim: int, held: tuple[int, int, int], thread: int) -> Kernel:  # noqa: ARG001 - part of the key
    """Return this thread's kernel for the rules and the aim (`LEFT` or `POINTS`).

    `held` has the number of jokers, and what a joker and an ace count in hand. The kernel is cached
    and shared by all games of the thread, because building one is slow.
    """
    jokers, joker, ace = held
    return Kernel(rules, aim, jokers=jokers, joker_in_hand=joker, ace_in_hand=ace)


def _with(suit: int, ranks: int) -> int:
    """Return the cards of a suit after adding one card of each rank in the bit mask `ranks`."""
    return suit | ranks | (suit & ranks) << packed.RING


def _bits(ranks: int) -> int:
    count = 0
    while ranks:
        ranks &= ranks - 1
        count += 1
    return count
