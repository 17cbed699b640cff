"""A game that encodes what each of its players may know.

A player may know the content of `romme.view`: their own hand, the table, both piles as far as
everybody has seen them, and for each other hand its size and the cards that everybody has seen.
`romme.rl.spaces` defines the rows. `tests/rl/` compares them with the views of the engine.

This file runs as plain Python; Cython compiles it with ``observations.pxd`` (docs/adr/0009).
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.rl import spaces
from romme.rl.actions import ActionGame
from romme.rl.spaces import Numbers
from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.solver import meld_codes as packed

_HAND = spaces.HAND * spaces.CARDS
_TO_USE = spaces.TO_USE * spaces.CARDS
_DRAWN = spaces.DRAWN * spaces.CARDS
_PILE = spaces.PILE * spaces.CARDS
_TOP = spaces.TOP * spaces.CARDS
_UNSEEN = spaces.UNSEEN * spaces.CARDS
_KNOWN = spaces.KNOWN * spaces.CARDS
_CHOICE = spaces.CHOICE * spaces.CARDS
_FACTS = spaces.FACTS * spaces.CARDS
_PILE_ORDER = spaces.PILE_ORDER * spaces.CARDS
_STOCK_ORDER = spaces.STOCK_ORDER * spaces.CARDS
_TABLE = spaces.TABLE * spaces.CARDS

_TURN = _FACTS + spaces.TURN
_COUNTED = _FACTS + spaces.COUNT
_OPENED = _FACTS + spaces.OPENED
_PLAYS = _FACTS + spaces.PLAYS
_STOCK_SIZE = _FACTS + spaces.STOCK_SIZE
_PILE_SIZE = _FACTS + spaces.PILE_SIZE
_MELD_COUNT = _FACTS + spaces.MELD_COUNT
_ORDER_SEEN = _FACTS + spaces.ORDER_SEEN
_TURNINGS = _FACTS + spaces.TURNINGS
_IDLE = _FACTS + spaces.IDLE
_FROM_STOCK = _FACTS + spaces.FROM_STOCK
_FROM_OPEN = _FACTS + spaces.FROM_OPEN
_NEW_POINTS = _FACTS + spaces.NEW_POINTS
_NEW_MELDS = _FACTS + spaces.NEW_MELDS
_MUST_FINISH = _FACTS + spaces.MUST_FINISH
_ASKED_WHERE = _FACTS + spaces.ASKED_WHERE
_ASKED_SWAP = _FACTS + spaces.ASKED_SWAP
_ASKED_JOKERS = _FACTS + spaces.ASKED_JOKERS


class ObservedGame(ActionGame):
    """A game that tracks what all players have seen, and encodes what one of them may know."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No card is dealt yet."""
        super().__init__(rules, players)
        # number of each card in the pack
        self.counts = ints(spaces.CARDS)
        # by player and card: number of cards that everybody saw enter that hand
        self.known = ints(codes.MOST_PLAYERS * spaces.CARDS)
        self.order_seen = False
        # scratch space
        self.unseen = ints(spaces.CARDS)
        self.held = ints(spaces.CARDS)

    def _clear(self) -> None:
        ActionGame._clear(self)  # noqa: SLF001 - `super` does not find C methods
        for i in range(codes.MOST_PLAYERS * spaces.CARDS):
            self.known[i] = 0
        self.order_seen = False
        for card in range(spaces.CARDS):
            self.counts[card] = 0
        for i in range(self.rules.pack_size):
            self.counts[self.rules.pack[i]] += 1

    # --- public knowledge ------------------------------------------------------------------------

    def tell(self, known: Sequence[Sequence[int]], order_seen: bool) -> None:  # noqa: FBT001 - positional in C
        """Set what all players have seen, for a game that does not start with the deal.

        `known` lists by player the cards in hand that all have seen, and `order_seen` is whether
        they have seen the order of the stock.
        """
        for player, cards in enumerate(known):
            for card in cards:
                self.known[player * spaces.CARDS + card] += 1
        self.order_seen = order_seen
        self._count_pack()

    def _count_pack(self) -> None:
        """Count how many of each card are in the game, wherever they lie."""
        counts = self.counts
        for card in range(spaces.CARDS):
            counts[card] = card == self.taken
            for player in range(self.players):
                counts[card] += self._holds(player, card)
        for i in range(self.stock_at, self.stock_end):
            counts[self.stock[i]] += 1
        for i in range(self.pile_size):
            counts[self.pile[i]] += 1
        for i in range(self.melds):
            self._count_meld(self.table[i], counts, 1)

    def _count_meld(self, meld: int, counts: Numbers, each: int) -> None:
        """Add `each` to the counts of the cards of a meld."""
        if meld & packed.SET:
            for suit in range(4):
                if meld >> (packed.SUITS_SHIFT + suit) & 1:
                    counts[13 * suit + (meld & packed.LOW_MASK)] += each
            counts[packed.JOKER_NUMBER] += each * (meld >> packed.JOKERS_SHIFT & packed.JOKERS_MASK)
            return
        first = 13 * (meld >> packed.SUIT_SHIFT & packed.SUIT_MASK)
        for place in range(meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK):
            joker = meld >> (packed.PLACES_SHIFT + place) & 1
            counts[
                packed.JOKER_NUMBER if joker else first + ((meld & packed.LOW_MASK) + place) % 13
            ] += each

    def _make(self, code: int) -> None:
        if code >= codes.DRAW:
            self._make_draw(code)
            return
        at, player, held = self.turn * spaces.CARDS, self.turn, self.held
        for card in range(spaces.CARDS):
            held[card] = self._holds(player, card)
        ActionGame._make(self, code)
        for card in range(spaces.CARDS):
            if self.known[at + card]:
                gone = held[card] - self._holds(player, card)
                self.known[at + card] = max(0, self.known[at + card] - gone)

    def _make_draw(self, code: int) -> None:
        """Draw a card, and mark it as seen if all players see it.

        All players see an open card, and a card from a stock whose order they know (K12).
        """
        if not code & codes.OPEN and self.stock_at == self.stock_end:
            self.order_seen = not self.rules.stock_shuffled
        ActionGame._make(self, code)
        if self.phase != codes.PLAYING:
            return
        into_hand = self.taken < 0
        if into_hand and (self.from_open or self.order_seen):
            self.known[self.turn * spaces.CARDS + self.drawn] += 1

    # --- encoding --------------------------------------------------------------------------------

    def write(self, player: int, rows: Numbers) -> None:
        """Encode what a player may know into `rows`, which must be all zero."""
        unseen = self.unseen
        for card in range(spaces.CARDS):
            unseen[card] = self.counts[card]
        self._write_hands(player, rows)
        self._write_piles(rows)
        self._write_table(rows)
        self._write_facts(player, rows)
        if self.phase == codes.PLAYING:
            self._write_turn(player, rows)
        for card in range(spaces.CARDS):
            rows[_UNSEEN + card] = unseen[card]

    def _write_hands(self, player: int, rows: Numbers) -> None:
        """Encode the player's own hand, and the cards of all hands that everybody has seen."""
        for card in range(spaces.CARDS):
            held = self._holds(player, card)
            rows[_HAND + card] = held
            self.unseen[card] -= held
        for seat in range(self.players):
            other = (player + seat) % self.players
            for card in range(spaces.CARDS):
                known = self.known[other * spaces.CARDS + card]
                if known:
                    rows[_KNOWN + seat * spaces.CARDS + card] = known
                    if seat:
                        self.unseen[card] -= known

    def _write_piles(self, rows: Numbers) -> None:
        size = self.pile_size
        for i in range(size):
            card = self.pile[size - 1 - i]
            rows[_PILE + card] += 1
            rows[_PILE_ORDER + i] = card + 1
            self.unseen[card] -= 1
        if size:
            rows[_TOP + self.pile[size - 1]] = 1
        if self.order_seen:
            for i in range(self.stock_at, self.stock_end):
                card = self.stock[i]
                rows[_STOCK_ORDER + i - self.stock_at] = card + 1
                self.unseen[card] -= 1

    def _write_table(self, rows: Numbers) -> None:
        for index in range(self.melds):
            meld = self.table[index]
            self._count_meld(meld, self.unseen, -1)
            self._write_meld(meld, rows, _TABLE + index * spaces.CARDS)

    def _write_meld(self, meld: int, rows: Numbers, at: int) -> None:
        """Encode a meld: a run's jokers as the cards they stand for, a set's jokers as a count."""
        if meld & packed.SET:
            for suit in range(4):
                rows[at + 13 * suit + (meld & packed.LOW_MASK)] = (
                    meld >> (packed.SUITS_SHIFT + suit) & 1
                )
            rows[at + packed.JOKER_NUMBER] = meld >> packed.JOKERS_SHIFT & packed.JOKERS_MASK
            return
        at += 13 * (meld >> packed.SUIT_SHIFT & packed.SUIT_MASK)
        for place in range(meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK):
            joker = meld >> (packed.PLACES_SHIFT + place) & 1
            rows[at + ((meld & packed.LOW_MASK) + place) % 13] = (
                spaces.STANDING_IN if joker else spaces.NATURAL
            )

    def _write_facts(self, player: int, rows: Numbers) -> None:
        rows[_FACTS + self.phase] = 1
        for seat in range(self.players):
            other = (player + seat) % self.players
            rows[_TURN + seat] = other == self.turn
            rows[_COUNTED + seat] = self.sizes[other]
            rows[_OPENED + seat] = self.opened[other]
            rows[_PLAYS + seat] = 1
        rows[_STOCK_SIZE] = self.stock_end - self.stock_at
        rows[_PILE_SIZE] = self.pile_size
        rows[_MELD_COUNT] = self.melds
        rows[_ORDER_SEEN] = self.order_seen
        rows[_TURNINGS] = self.turnings
        rows[_IDLE] = min(self.idle, spaces.MOST)

    def _write_turn(self, player: int, rows: Numbers) -> None:
        """Encode the current turn: the public part, then the part that only its player knows."""
        rows[_OPENED + (self.turn - player) % self.players] = self.is_open
        if self.taken >= 0:
            rows[_TO_USE + self.taken] = 1
            self.unseen[self.taken] -= 1
        rows[_TO_USE + packed.JOKER_NUMBER] += self.pending
        self.unseen[packed.JOKER_NUMBER] -= self.pending
        rows[_FROM_OPEN if self.from_open else _FROM_STOCK] = 1
        if self.from_open or player == self.turn:
            rows[_DRAWN + self.drawn] = 1
        if player != self.turn:
            return
        rows[_NEW_POINTS] = min(self.points, spaces.MOST)
        rows[_NEW_MELDS] = self.melds - self.first_own
        indirect = self.indirect and self.rules.indirect_to_finish
        rows[_MUST_FINISH] = self.beside_opening or indirect
        if self.question:
            self._write_question(self.offered[0], rows)

    def _write_question(self, code: int, rows: Numbers) -> None:
        """Encode the pending question. `code` is one of the moves that it asks to choose from."""
        face = code >> codes.FACE_SHIFT & codes.FACE_MASK
        if code < codes.LAY_OFF:
            rows[_ASKED_JOKERS] = 1
            run = (
                code & ~(packed.RANKS_MASK << packed.PLACES_SHIFT)
                | self.common << packed.PLACES_SHIFT
            )
            self._write_meld(run, rows, _CHOICE)
        elif code >= codes.SWAP:
            rows[_ASKED_SWAP] = 1
            rows[_CHOICE + face] = spaces.NATURAL
        else:
            rows[_ASKED_WHERE] = 1
            rows[_CHOICE + face] = spaces.STANDING_IN if code & codes.AS_JOKER else spaces.NATURAL
            if code & codes.PAIR:
                rows[_CHOICE + (code >> codes.BEYOND_SHIFT & codes.FACE_MASK)] = spaces.NATURAL
