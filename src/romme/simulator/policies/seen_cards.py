"""Track publicly seen cards, and count the cards that a player has not seen.

Cython compiles this file with the types in ``seen_cards.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.policies.greedy_policy import GreedyGame
from romme.simulator.position import Position
from romme.solver import meld_codes as packed

_KNOWN_FRAME = 5
"""Number of values about known cards that are saved to undo one step."""
_LATEST = 16


class SeenCards(GreedyGame):
    """A game that tracks which cards each player is publicly known to hold."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No cards are known yet."""
        super().__init__(rules, players)
        # by card: the copies in the pack, and those that the player to move has not seen
        self.full = ints(packed.FACES)
        for card in rules.pack:
            self.full[card.order] += 1
        self.live = ints(packed.FACES)
        self.unseen = self.late = 0
        # the cards that all players saw enter a hand, in the same form as hands
        self.known = ints(4 * codes.MOST_PLAYERS)
        self.known_jokers = ints(codes.MOST_PLAYERS)
        self.saved_known = ints(codes.MOST_STEPS * _KNOWN_FRAME)
        self.any_known = False

    def add_known(self, player: int, cards: Sequence[int]) -> None:
        """Record that all players saw these cards enter a player's hand."""
        for card in cards:
            self._note_known(player, card)

    def known_count(self, player: int, card: int) -> int:
        """Return the number of copies of a card that a player is publicly known to hold."""
        if card == packed.JOKER_NUMBER:
            return self.known_jokers[player]
        known = self.known[4 * player + card // 13] >> card % 13
        return (known & 1) + (known >> packed.RING & 1)

    def copy_world(self, other: SeenCards) -> None:
        """Copy the state of another game with the same rules, known cards included."""
        self.copy_from(other)
        if self.any_known or other.any_known:
            for place in range(4 * self.players):
                self.known[place] = other.known[place]
            for player in range(self.players):
                self.known_jokers[player] = other.known_jokers[player]
        self.any_known = other.any_known

    def empty_hand(self, player: int) -> None:
        """Remove all cards from a player's hand."""
        for suit in range(4):
            self.suits[4 * player + suit] = 0
        self.jokers[player] = self.sizes[player] = 0

    def _count_unseen(self) -> None:
        """Count the cards that the player to move has not seen, in total and by natural card."""
        self.late = self._lateness()
        live, full, at = self.live, self.full, 4 * self.turn
        for suit in range(4):
            own, first = self.suits[at + suit], packed.RING * suit
            for rank in range(packed.RING):
                live[first + rank] = full[first + rank] - (own >> rank & 1)
                live[first + rank] -= own >> (packed.RING + rank) & 1
        for i in range(self.pile_size):
            live[self.pile[i]] -= 1
        for i in range(self.melds):
            self._see_meld(self.table[i])
        if self.taken >= 0:
            live[self.taken] -= 1
        self.unseen = self.stock_end - self.stock_at
        for player in range(self.players):
            if player != self.turn:
                self.unseen += self.sizes[player]
                if self.any_known:
                    self._see_known(player)

    def _see_known(self, player: int) -> None:
        """Subtract the publicly known cards of a player's hand from the counts of unseen cards."""
        self.unseen -= self.known_jokers[player]
        for suit in range(4):
            known, first = self.known[4 * player + suit], packed.RING * suit
            place = 0
            while known >> place:
                if known >> place & 1:
                    self.live[first + place % 13] -= 1
                    self.unseen -= 1
                place += 1

    def _see_meld(self, meld: int) -> None:
        if meld & packed.SET:
            rank = meld & packed.LOW_MASK
            for suit in range(4):
                if meld >> (packed.SUITS_SHIFT + suit) & 1:
                    self.live[packed.RING * suit + rank] -= 1
            return
        low = meld & packed.LOW_MASK
        length = meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
        places = meld >> packed.PLACES_SHIFT & packed.PLACES_MASK
        first = packed.RING * (meld >> packed.SUIT_SHIFT & packed.SUIT_MASK)
        for place in range(length):
            if not places >> place & 1:
                self.live[first + (low + place) % 13] -= 1

    def _fewest_cards(self) -> int:
        """The smallest number of cards that another player holds."""
        fewest = 99
        for player in range(self.players):
            if player != self.turn and self.sizes[player] < fewest:
                fewest = self.sizes[player]
        return fewest

    def _lateness(self) -> int:
        """Estimate from hand sizes and the stock how near the end of the game is: 0 (far) to 16."""
        late = _LATEST - 2 * self._fewest_cards()
        if self.rules.stock_ends_game:
            turns = (self.stock_end - self.stock_at) // self.players
            late = max(late, _LATEST - 3 * turns)
        return max(late, 0)

    def _clear(self) -> None:
        Position._clear(self)  # noqa: SLF001 - `super` does not find C methods
        for place in range(4 * codes.MOST_PLAYERS):
            self.known[place] = 0
        for player in range(codes.MOST_PLAYERS):
            self.known_jokers[player] = 0
        self.any_known = False

    def _pick_up(self) -> None:
        Position._pick_up(self)  # noqa: SLF001 - same
        if self.taken < 0:
            self._note_known(self.turn, self.drawn)

    def _note_known(self, player: int, card: int) -> None:
        self.any_known = True
        if card == packed.JOKER_NUMBER:
            self.known_jokers[player] += 1
        else:
            place = 4 * player + card // 13
            self.known[place] = _with(self.known[place], 1 << card % 13)

    def _take(self, player: int, card: int) -> None:
        """Remove a card from a hand. Of two copies, the publicly known one is removed first."""
        Position._take(self, player, card)  # noqa: SLF001 - same
        if not self.any_known or not self.known_count(player, card):
            return
        if card == packed.JOKER_NUMBER:
            self.known_jokers[player] -= 1
        else:
            place, bit = 4 * player + card // 13, 1 << card % 13
            self.known[place] ^= (
                bit << packed.RING if self.known[place] & bit << packed.RING else bit
            )

    def _save(self) -> None:
        Position._save(self)  # noqa: SLF001 - same
        at = _KNOWN_FRAME * self.laid
        for suit in range(4):
            self.saved_known[at + suit] = self.known[4 * self.turn + suit]
        self.saved_known[at + 4] = self.known_jokers[self.turn]

    def _undo(self) -> None:
        Position._undo(self)  # noqa: SLF001 - same
        at = _KNOWN_FRAME * self.laid
        for suit in range(4):
            self.known[4 * self.turn + suit] = self.saved_known[at + suit]
        self.known_jokers[self.turn] = self.saved_known[at + 4]


def _with(suit: int, ranks: int) -> int:
    """Return the cards of a suit after adding one card of each rank in the bit mask `ranks`."""
    return suit | ranks | (suit & ranks) << packed.RING
