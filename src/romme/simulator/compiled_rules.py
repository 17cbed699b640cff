"""A rule set as integers and tables for the simulator, with functions on packed melds.

The options are read once from a `RuleSet`. Moves are packed as in `romme.simulator.codes`, melds as
in `romme.solver.meld_codes`.

Cython compiles this file with the types in ``compiled_rules.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

from romme.cards import NATURALS
from romme.rules.options import (
    AceOrder,
    AcePoints,
    Finish,
    HandRomme,
    IndirectLayOff,
    JokerDiscard,
    JokerShare,
    JokerSwap,
    LastCard,
    LayOffs,
    OnlyJokers,
    OpenCard,
    OwnLayOffs,
    Scoring,
    SideBySide,
    StockEnd,
    Superromme,
)
from romme.rules.ranges import PLAYER_NUMBERS
from romme.rules.ruleset import Bands, RuleSet
from romme.simulator import codes
from romme.solver import meld_codes as packed

_COUNT = array("i", [mask.bit_count() for mask in range(packed.RANKS_MASK + 1)])

_WIDTH: Final = 16
"""Length of a table row: one entry for each number of cards in a run or set."""
_BELOW: Final = 2
"""Tables also cover runs that begin up to this many places below the ace."""
_NO_LIMIT: Final = 1 << 30

NOT_READ: Final = frozenset(
    {
        *("cross_points", "thrown_in_again"),  # of lists and of real hands
        *("seating", "fewest_players", "most_players", "rounds"),  # the caller chooses the players
        "cut_at_least",  # packs are already shuffled
        # moves are always legal, as in mode `assist`
        *("corrected_turn", "failed_opening", "failed_with_taken"),
    }
)
"""The options that do not affect a simulated game; `CompiledRules` reads all others."""


class CompiledRules:
    """One rule set compiled for a number of players. Immutable, and shared by all games."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Read every option that affects play or scoring.

        Raise `ValueError` if there are too few or too many players, or too few cards for them.
        """
        if players not in PLAYER_NUMBERS:
            raise ValueError(f"{players} cannot play")
        self.players = players
        self.hand_size = rules.hand_size(players)
        self.pack = array("i", [card.order for card in rules.pack])
        self.pack_size = len(self.pack)
        if players * self.hand_size + 2 > self.pack_size:  # the open card and one to draw
            raise ValueError(f"the pack is too small for {players}")
        # melds
        self.largest_set = rules.largest_set
        self.apart = rules.side_by_side is SideBySide.APART
        self.any_share = rules.joker_share is JokerShare.ANY
        self.most_jokers = _most_jokers(rules.joker_share)
        self.spans = _spans(rules.ace_order)
        self.run_points = _run_points(rules.ace_points)
        self.set_points = _set_points(rules.ace_points)
        self.melds_per_turn = rules.melds_per_turn
        # opening, laying off, the open card, jokers
        self.opening_points = rules.opening_points
        self.lay_offs_any_time = rules.lay_offs is LayOffs.ANY_TIME
        self.others_only = rules.own_lay_offs is OwnLayOffs.NEVER
        self.open_kept = rules.open_card is OpenCard.KEPT
        self.open_used = rules.open_card is OpenCard.USED
        self.indirect_to_finish = rules.indirect_lay_off is IndirectLayOff.TO_FINISH
        self.last_any = rules.last_card is LastCard.ANY
        self.last_from_stock = rules.last_card is LastCard.STOCK_ONLY
        self.swaps = rules.joker_swap is not JokerSwap.NEVER
        self.swaps_full_sets = rules.joker_swap is JokerSwap.FULL_SETS
        self.joker_to_finish = rules.joker_discard is JokerDiscard.TO_FINISH
        self.joker_if_only = rules.only_jokers is OnlyJokers.DISCARD
        # the end of a game
        self.discard_needed = rules.finish is Finish.DISCARD_NEEDED
        self.hand_romme = rules.hand_romme is HandRomme.YES
        self.superromme = rules.superromme is Superromme.YES
        self.stock_ends_game = rules.stock_end is StockEnd.GAME_ENDS
        self.stock_shuffled = rules.stock_end is StockEnd.RESHUFFLED
        self.blocked_after = rules.blocked_after
        self.stalled_after = rules.stalled_after
        self._read_counting(rules)

    def _read_counting(self, rules: RuleSet) -> None:
        """Read the options for counting and scoring."""
        self.in_hand = _in_hand(rules)
        # points by which an ace may count more in a meld than in hand
        self.ace_slack = max(0, self.set_points[3] // 3 - self.in_hand[0])
        self.winner_takes_all = rules.scoring is Scoring.WINNER_TAKES_ALL
        self.own_hand = rules.scoring is Scoring.OWN_HAND
        self.winner_and_losers = rules.scoring is Scoring.WINNER_AND_LOSERS
        self.hand_romme_factor = rules.hand_romme_factor
        self.winner_bonus = rules.winner_bonus
        self.unopened_factor = rules.unopened_factor
        self.rating_super = rules.rating_super
        self.rating_hand = rules.rating_hand
        self.rating_hand_laid_off = rules.rating_hand_laid_off
        self.rating_romme = rules.rating_romme
        opened = (*rules.rating_opened, (_NO_LIMIT, rules.rating_opened_above))
        unopened = (*rules.rating_unopened, (_NO_LIMIT, rules.rating_unopened_above))
        self.opened_limits, self.opened_ratings = _bands(opened)
        self.unopened_limits, self.unopened_ratings = _bands(unopened)

    # --- melds -----------------------------------------------------------------------------------

    def size_of(self, meld: int) -> int:
        """Return the number of cards in a meld."""
        if meld & packed.SET:
            return _COUNT[meld >> packed.SUITS_SHIFT & packed.SUITS_MASK] + (
                meld >> packed.JOKERS_SHIFT & packed.JOKERS_MASK
            )
        return meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK

    def points_of(self, meld: int) -> int:
        """Return the points of a meld. A joker counts as the card it stands for (T7, V2.2)."""
        if meld & packed.SET:
            return self.set_points[(meld & packed.LOW_MASK) * 16 + self.size_of(meld)]
        return self.run_points[
            (meld & packed.LOW_MASK) * 16 + (meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK)
        ]

    def may_swap_into(self, meld: int) -> bool:
        """Whether a meld has a joker that may be swapped. Some rules require a full set (T9)."""
        if not self.swaps:
            return False
        if not meld & packed.SET:
            return (meld >> packed.PLACES_SHIFT & packed.PLACES_MASK) != 0
        filled = meld >> packed.JOKERS_SHIFT & packed.JOKERS_MASK
        full = _COUNT[meld >> packed.SUITS_SHIFT & packed.SUITS_MASK] + filled == self.largest_set
        return filled > 0 and (full or not self.swaps_full_sets)

    def grown(self, run: int, joker: int, natural: int) -> int:
        """Return a run extended by a joker, a natural card or both, or 0 if the result is invalid.

        `joker` and `natural` are the ranks to add, or `NOTHING`. The run is not rearranged. The
        upper end is tried first: a run of eleven or twelve cards may be extended by the same cards
        at either end.
        """
        low, length = run & packed.LOW_MASK, run >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
        total = length + (joker >= 0) + (natural >= 0)
        lying = run >> packed.PLACES_SHIFT & packed.PLACES_MASK
        jokers = _COUNT[lying] + (joker >= 0)
        if total > packed.RING or jokers > self.most_jokers[total - jokers]:
            return 0
        for below in range(total - length + 1):
            start = low - below
            if not self.spans[(start + 2) * 16 + total]:
                continue
            places = lying << below
            if joker >= 0:
                at = (joker - start) % 13
                if at >= total or below <= at < below + length:
                    continue
                places |= 1 << at
            if natural >= 0:
                at = (natural - start) % 13
                if at >= total or below <= at < below + length:
                    continue
            if self.apart and places & places >> 1:
                continue
            return (
                start % 13
                | total << packed.LENGTH_SHIFT
                | places << packed.PLACES_SHIFT
                | (run >> packed.SUIT_SHIFT & packed.SUIT_MASK) << packed.SUIT_SHIFT
            )
        return 0

    def fits(self, meld: int, card: int) -> bool:
        """Whether a single card can be laid off onto a meld, or swapped for a joker in it (T10)."""
        if meld & packed.SET:
            return self._fits_set(meld, card)
        low, length = meld & packed.LOW_MASK, meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
        if card == packed.JOKER_NUMBER:
            above, below = (low + length) % 13, (low - 1) % 13
            return (
                self.grown(meld, above, codes.NOTHING) + self.grown(meld, below, codes.NOTHING) > 0
            )
        if meld >> packed.SUIT_SHIFT & packed.SUIT_MASK != card // 13:
            return False
        return self.grown(meld, codes.NOTHING, card % 13) > 0 or self.swap_fits(meld, card)

    def swap_fits(self, meld: int, card: int) -> bool:
        """Whether a card can be swapped for a joker in a meld (T9, V5.7)."""
        if card == packed.JOKER_NUMBER or not self.may_swap_into(meld):
            return False
        low = meld & packed.LOW_MASK
        if meld & packed.SET:
            return card % 13 == low and not meld >> packed.SUITS_SHIFT + card // 13 & 1
        if meld >> packed.SUIT_SHIFT & packed.SUIT_MASK != card // 13:
            return False
        places = meld >> packed.PLACES_SHIFT & packed.PLACES_MASK
        return (places >> (card - low) % 13 & 1) > 0

    def _fits_set(self, meld: int, card: int) -> bool:
        suits = meld >> packed.SUITS_SHIFT & packed.SUITS_MASK
        filled = meld >> packed.JOKERS_SHIFT & packed.JOKERS_MASK
        naturals = _COUNT[suits]
        room = naturals + filled < self.largest_set
        if card == packed.JOKER_NUMBER:
            return room and filled < self.most_jokers[naturals]
        if card % 13 != meld & packed.LOW_MASK or suits >> card // 13 & 1:
            return False
        return room or self.may_swap_into(meld)

    def swapped(self, meld: int, card: int) -> int:
        """Return the meld with a natural card in a joker's place."""
        if meld & packed.SET:
            return (meld | 1 << packed.SUITS_SHIFT + card // 13) - packed.ONE_JOKER
        return meld ^ 1 << packed.PLACES_SHIFT + (card - (meld & packed.LOW_MASK)) % 13

    def laid_off(self, meld: int, code: int) -> int:
        """Return the meld after the lay-off that the move `code` encodes."""
        face = code >> codes.FACE_SHIFT & codes.FACE_MASK
        if meld & packed.SET:
            if code & codes.AS_JOKER:
                return meld + packed.ONE_JOKER
            return meld | 1 << packed.SUITS_SHIFT + face // 13
        rank = face % 13
        if code & codes.PAIR:
            return self.grown(meld, rank, (code >> codes.BEYOND_SHIFT & codes.FACE_MASK) % 13)
        if code & codes.AS_JOKER:
            return self.grown(meld, rank, codes.NOTHING)
        return self.grown(meld, codes.NOTHING, rank)

    # --- ratings ---------------------------------------------------------------------------------

    def rating(self, counted: int, opened: bool) -> int:  # noqa: FBT001 - positional in C
        """Return the rating points of a player left with `counted` card points in hand (T12)."""
        band = 0
        if opened:
            while counted > self.opened_limits[band]:
                band += 1
            return self.opened_ratings[band]
        while counted > self.unopened_limits[band]:
            band += 1
        return self.unopened_ratings[band]

    def rating_of_winner(self, ending: int) -> int:
        """Return the winner's rating points for an ending (T12)."""
        if ending == codes.SUPER:
            return self.rating_super
        if ending == codes.HAND:
            return self.rating_hand
        if ending == codes.HAND_LAID_OFF:
            return self.rating_hand_laid_off
        return self.rating_romme


@lru_cache(maxsize=64)
def compile_rules(rules: RuleSet, players: int) -> CompiledRules:
    """Return a rule set compiled for this number of players. Results are cached."""
    return CompiledRules(rules, players)


def _most_jokers(share: JokerShare) -> array[int]:
    """The maximum number of jokers in a meld, by its number of natural cards (T8, V5.6)."""
    most = {
        JokerShare.FEWER: [max(naturals - 1, 0) for naturals in range(_WIDTH)],
        JokerShare.NOT_MORE: list(range(_WIDTH)),
        JokerShare.ONE: [0, *[1] * (_WIDTH - 1)],
        JokerShare.ANY: [0, *[_NO_LIMIT] * (_WIDTH - 1)],
    }
    return array("i", most[share])


def _spans(order: AceOrder) -> array[int]:
    """A table of the runs that the rules allow, by first place and length.

    Places are counted from the ace, which is 0. A run around the corner may start below it. Other
    runs end at the king, or at an ace above the king (K2, T8, V5.6).
    """
    allowed = array("i", bytes(4 * (_BELOW + packed.RING) * _WIDTH))
    highest = packed.RING - 1 if order is AceOrder.LOW else packed.RING
    for low in range(-_BELOW, packed.RING):
        for length in range(1, packed.RING + 1):
            straight = low >= 0 and low + length - 1 <= highest
            allowed[(low + _BELOW) * _WIDTH + length] = order is AceOrder.CORNER or straight
    return allowed


def _run_points(ace: AcePoints) -> array[int]:
    """The points of a run, by start and length (K14, T7, V2.2, V5.6)."""
    counted = array("i", bytes(4 * packed.RING * _WIDTH))
    for low in range(packed.RING):
        for length in range(1, packed.RING + 1):
            ranks = [(low + place) % packed.RING for place in range(length)]
            high = ace is AcePoints.BY_PLACE and packed.RING - 1 in ranks
            total = sum(_rank_points(rank, ace=11 if high else 1) for rank in ranks)
            counted[low * _WIDTH + length] = total
    return counted


def _set_points(ace: AcePoints) -> array[int]:
    """The points of a set, by rank and size."""
    value = 1 if ace is AcePoints.ONE else 11
    one = [_rank_points(rank, ace=value) for rank in range(packed.RING)]
    return array("i", [one[rank] * size for rank in range(packed.RING) for size in range(_WIDTH)])


def _in_hand(rules: RuleSet) -> array[int]:
    """The points of each card in hand, by its number."""
    ranks = [rules.card_points(NATURALS[rank]) for rank in range(packed.RING)]
    return array("i", [*ranks * 4, rules.joker_in_hand])


def _bands(bands: Bands) -> tuple[array[int], array[int]]:
    """The upper limits of rating bands, clamped to fit a C integer, and the ratings."""
    limits = [max(-_NO_LIMIT, min(limit, _NO_LIMIT)) for limit, _ in bands]
    return array("i", limits), array("i", [rating for _, rating in bands])


def _rank_points(rank: int, *, ace: int) -> int:
    return ace if rank == 0 else min(rank + 1, 10)
