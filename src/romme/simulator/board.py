"""The cards of a game as machine integers: the deal, hands, piles and melds, and the scores.

Players are numbered from 0, starting on the dealer's left. Cards and melds are packed as in
`romme.simulator.codes`.

Cython compiles this file with the types in ``board.pxd``; it also runs uncompiled (docs/adr/0009).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.compiled_rules import compile_rules
from romme.simulator.splitmix import SplitMix
from romme.solver import meld_codes as packed


def ints(count: int) -> array[int]:
    """Return an array of `count` zeros that compiled code can access as a C array."""
    return array("i", bytes(4 * count))


class Board:
    """Hands, piles and melds, and the player to move.

    A hand consists of an integer for each suit, the number of jokers and the number of cards. In
    the integer of a suit, bit ``r`` is set if the player holds a card of rank ``r`` (0 is the ace),
    and bit ``13 + r`` if they hold two.
    """

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No card is dealt yet."""
        self.rules = compile_rules(rules, players)
        self.chance = SplitMix()
        self.players = players
        self.suits = ints(4 * codes.MOST_PLAYERS)
        self.jokers = ints(codes.MOST_PLAYERS)
        self.sizes = ints(codes.MOST_PLAYERS)
        self.opened = ints(codes.MOST_PLAYERS)
        self.stock = ints(codes.MOST_CARDS)
        self.stock_at = self.stock_end = 0
        self.pile = ints(codes.MOST_CARDS)
        self.pile_size = 0
        self.table = ints(codes.MOST_MELDS)
        # by meld, the player who laid it
        self.owners = ints(codes.MOST_MELDS)
        self.melds = 0
        self.phase = codes.OVER
        self.turn = self.turns = self.idle = self.turnings = 0
        self.ending = 0
        self.winner = codes.NOTHING
        self.counted = ints(codes.MOST_PLAYERS)
        self.written = ints(codes.MOST_PLAYERS)

    # --- queries ---------------------------------------------------------------------------------

    def hand(self, player: int) -> list[int]:
        """Return the cards that a player holds, sorted."""
        held = []
        for card in range(packed.JOKER_NUMBER):
            held += [card] * self._holds(player, card)
        return held + [packed.JOKER_NUMBER] * self.jokers[player]

    def stock_cards(self) -> list[int]:
        """Return the stock, top card first."""
        return [self.stock[i] for i in range(self.stock_at, self.stock_end)]

    def pile_cards(self) -> list[int]:
        """Return the open pile, bottom card first."""
        return [self.pile[i] for i in range(self.pile_size)]

    def table_melds(self) -> list[int]:
        """Return the melds on the table, packed, in the order they were laid."""
        return [self.table[i] for i in range(self.melds)]

    def meld_owners(self) -> list[int]:
        """Return the players who laid the melds on the table, in the order they were laid."""
        return [self.owners[i] for i in range(self.melds)]

    def has_opened(self, player: int) -> bool:
        """Whether a player has opened, not counting the plan of the current turn."""
        return bool(self.opened[player])

    def card_points(self) -> list[int]:
        """Return the points left in hand when the game ended, by player."""
        return [self.counted[i] for i in range(self.players)]

    def scores(self) -> list[int]:
        """Return the scores of the game, by player."""
        return [self.written[i] for i in range(self.players)]

    # --- the deal --------------------------------------------------------------------------------

    def deal(self, pack: Sequence[int]) -> None:
        """Deal a shuffled pack card by card, top card first, from the dealer's left (K4, T3, V4.6).

        Raise `ValueError` if it is not the pack of these rules.
        """
        if sorted(pack) != list(self.rules.pack):
            raise ValueError("not the pack of these rules")
        for place, card in enumerate(pack):
            self.stock[place] = card
        self._deal()

    def shuffle_and_deal(self, seed: int) -> None:
        """Shuffle the pack with this seed and deal it."""
        self.chance.seed(seed)
        self._shuffle_and_deal()

    def _shuffle_and_deal(self) -> None:
        for i in range(self.rules.pack_size):
            self.stock[i] = self.rules.pack[i]
        self._shuffle(self.rules.pack_size)
        self._deal()

    def _shuffle(self, size: int) -> None:
        """Shuffle the first `size` cards of the stock; all orders are equally likely."""
        for i in range(size - 1, 0, -1):
            j = self.chance.below(i + 1)
            card = self.stock[i]
            self.stock[i] = self.stock[j]
            self.stock[j] = card

    def _deal(self) -> None:
        self._clear()
        at = 0
        for _ in range(self.rules.hand_size):
            for player in range(self.players):
                self._give(player, self.stock[at])
                at += 1
        self.pile[0] = self.stock[at]
        self.pile_size = 1
        self.stock_at = at + 1
        self.stock_end = self.rules.pack_size

    def _clear(self) -> None:
        for i in range(codes.MOST_PLAYERS):
            self.jokers[i] = self.sizes[i] = self.opened[i] = 0
            self.counted[i] = self.written[i] = 0
        for i in range(4 * codes.MOST_PLAYERS):
            self.suits[i] = 0
        self.stock_at = self.stock_end = self.pile_size = self.melds = 0
        self.turn = self.turns = self.idle = self.turnings = 0
        self.ending = 0
        self.winner = codes.NOTHING
        self.phase = codes.DRAWING

    def _copy_board(self, other: Board) -> None:
        """Copy all cards and counters from another game with the same rules."""
        for i in range(self.players):
            self.suits[4 * i] = other.suits[4 * i]
            self.suits[4 * i + 1] = other.suits[4 * i + 1]
            self.suits[4 * i + 2] = other.suits[4 * i + 2]
            self.suits[4 * i + 3] = other.suits[4 * i + 3]
            self.jokers[i] = other.jokers[i]
            self.sizes[i] = other.sizes[i]
            self.opened[i] = other.opened[i]
            self.counted[i] = other.counted[i]
            self.written[i] = other.written[i]
        self.stock_at, self.stock_end = other.stock_at, other.stock_end
        for i in range(other.stock_at, other.stock_end):
            self.stock[i] = other.stock[i]
        self.pile_size = other.pile_size
        for i in range(other.pile_size):
            self.pile[i] = other.pile[i]
        self.melds = other.melds
        for i in range(other.melds):
            self.table[i] = other.table[i]
            self.owners[i] = other.owners[i]
        self.phase, self.turn, self.turns = other.phase, other.turn, other.turns
        self.idle, self.turnings = other.idle, other.turnings
        self.ending, self.winner = other.ending, other.winner

    # --- cards in hands --------------------------------------------------------------------------

    def _holds(self, player: int, card: int) -> int:
        """The number of copies of a card that a player holds."""
        if card == packed.JOKER_NUMBER:
            return self.jokers[player]
        held = self.suits[4 * player + card // 13] >> card % 13
        return (held & 1) + (held >> packed.RING & 1)

    def _give(self, player: int, card: int) -> None:
        self.sizes[player] += 1
        if card == packed.JOKER_NUMBER:
            self.jokers[player] += 1
            return
        at = 4 * player + card // 13
        bit = 1 << card % 13
        if self.suits[at] & bit:
            bit <<= packed.RING
        self.suits[at] |= bit

    def _take(self, player: int, card: int) -> None:
        self.sizes[player] -= 1
        if card == packed.JOKER_NUMBER:
            self.jokers[player] -= 1
            return
        at = 4 * player + card // 13
        bit = 1 << card % 13
        if self.suits[at] & bit << packed.RING:
            bit <<= packed.RING
        self.suits[at] ^= bit

    # --- scoring ---------------------------------------------------------------------------------

    def _close(self, ending: int, winner: int) -> None:
        """End the game and score it (K14, T11, T12, V6.2)."""
        self.phase = codes.OVER
        self.ending = ending
        self.winner = winner
        total = 0
        for player in range(self.players):
            self.counted[player] = self._count_hand(player)
            total += self._paid(player)
        factor = 1
        if ending in (codes.HAND, codes.HAND_LAID_OFF, codes.SUPER):
            factor = self.rules.hand_romme_factor
        for player in range(self.players):
            self.written[player] = self._score(player, total, factor)

    def _paid(self, player: int) -> int:
        """The card points with which a hand enters the scores of a family game (K14)."""
        if player == self.winner or self.opened[player]:
            return self.counted[player]
        return self.counted[player] * self.rules.unopened_factor

    def _count_hand(self, player: int) -> int:
        total = self.jokers[player] * self.rules.in_hand[packed.JOKER_NUMBER]
        for suit in range(4):
            held = self.suits[4 * player + suit]
            for rank in range(packed.RING):
                total += self.rules.in_hand[rank] * (held >> rank & 1)
                total += self.rules.in_hand[rank] * (held >> (packed.RING + rank) & 1)
        return total

    def _score(self, player: int, total: int, factor: int) -> int:
        rules, own = self.rules, self.counted[player]
        if rules.winner_takes_all or rules.winner_and_losers:
            if player == self.winner:
                return total * factor + rules.winner_bonus
            loses = rules.winner_and_losers and self.winner != codes.NOTHING
            return -self._paid(player) * factor if loses else 0
        if rules.own_hand:
            if player == self.winner:
                return own * factor - rules.winner_bonus
            over = self.ending in (codes.BLOCKED, codes.CUT_OFF)
            return 0 if over else self._paid(player) * factor
        if player == self.winner:
            return rules.rating_of_winner(self.ending)
        return rules.rating(own, self.opened[player] != 0)
