"""What a rule set answers, as integers and tables for the fast parts.

Read once from a `RuleSet`, option by option; from here on nobody asks for enums, and nobody ever
asks for the name of a rule set.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

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
    OpenCard,
    Scoring,
    SideBySide,
    StockEnd,
    Superromme,
)
from romme.rules.ruleset import Bands, RuleSet

_RING: Final = 13
_WIDTH: Final = 16
"""Entries for one beginning of a run, or one rank of a set: one for each length."""
_BELOW: Final = 2
"""A run may be asked about that begins up to so many places below the ace."""
_NO_LIMIT: Final = 1 << 30


class Answers:
    """One rule set for one number of players; never changed, shared by all games."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Read every option that has a say in play or in counting."""
        self.players = players
        self.hand_size = rules.hand_size(players)
        self.pack = array("i", [card.order for card in rules.pack])
        self.pack_size = len(self.pack)
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
        self.open_kept = rules.open_card is OpenCard.KEPT
        self.open_used = rules.open_card is OpenCard.USED
        self.indirect_to_finish = rules.indirect_lay_off is IndirectLayOff.TO_FINISH
        self.last_any = rules.last_card is LastCard.ANY
        self.last_from_stock = rules.last_card is LastCard.STOCK_ONLY
        self.swaps = rules.joker_swap is not JokerSwap.NEVER
        self.swaps_full_sets = rules.joker_swap is JokerSwap.FULL_SETS
        self.joker_to_finish = rules.joker_discard is JokerDiscard.TO_FINISH
        # the end of a game
        self.discard_needed = rules.finish is Finish.DISCARD_NEEDED
        self.hand_romme = rules.hand_romme is HandRomme.YES
        self.superromme = rules.superromme is Superromme.YES
        self.stock_ends_game = rules.stock_end is StockEnd.GAME_ENDS
        self.stock_shuffled = rules.stock_end is StockEnd.RESHUFFLED
        self.blocked_after = rules.blocked_after
        self.stalled_after = rules.stalled_after
        # counting
        self.in_hand = _in_hand(rules.ace_points, rules.joker_in_hand)
        self.winner_takes_all = rules.scoring is Scoring.WINNER_TAKES_ALL
        self.own_hand = rules.scoring is Scoring.OWN_HAND
        self.hand_romme_factor = rules.hand_romme_factor
        self.rating_super = rules.rating_super
        self.rating_hand = rules.rating_hand
        self.rating_hand_laid_off = rules.rating_hand_laid_off
        self.rating_romme = rules.rating_romme
        opened = (*rules.rating_opened, (_NO_LIMIT, rules.rating_opened_above))
        unopened = (*rules.rating_unopened, (_NO_LIMIT, rules.rating_unopened_above))
        self.opened_limits, self.opened_ratings = _bands(opened)
        self.unopened_limits, self.unopened_ratings = _bands(unopened)


@lru_cache(maxsize=64)
def answers(rules: RuleSet, players: int) -> Answers:
    """The answers of a rule set, read only once."""
    return Answers(rules, players)


def _most_jokers(share: JokerShare) -> array[int]:
    """By natural cards in a meld: how many jokers may lie beside them (T8, V5.6)."""
    most = {
        JokerShare.FEWER: [max(naturals - 1, 0) for naturals in range(_WIDTH)],
        JokerShare.NOT_MORE: list(range(_WIDTH)),
        JokerShare.ANY: [0, *[_NO_LIMIT] * (_WIDTH - 1)],
    }
    return array("i", most[share])


def _spans(order: AceOrder) -> array[int]:
    """By beginning, from two places below the ace, and length: whether there is such a run.

    The highest place is that of the king, or that of the ace after it (K2, T8, V5.6).
    """
    allowed = array("i", bytes(4 * (_BELOW + _RING) * _WIDTH))
    highest = _RING - 1 if order is AceOrder.LOW else _RING
    for low in range(-_BELOW, _RING):
        for length in range(1, _RING + 1):
            straight = low >= 0 and low + length - 1 <= highest
            allowed[(low + _BELOW) * _WIDTH + length] = order is AceOrder.CORNER or straight
    return allowed


def _run_points(ace: AcePoints) -> array[int]:
    """By beginning and length: what a run counts (K14, T7, V2.2, V5.6)."""
    counted = array("i", bytes(4 * _RING * _WIDTH))
    for low in range(_RING):
        for length in range(1, _RING + 1):
            ranks = [(low + place) % _RING for place in range(length)]
            high = ace is AcePoints.BY_PLACE and _RING - 1 in ranks
            total = sum(_rank_points(rank, ace=11 if high else 1) for rank in ranks)
            counted[low * _WIDTH + length] = total
    return counted


def _set_points(ace: AcePoints) -> array[int]:
    """By rank and size: what a set counts."""
    value = 1 if ace is AcePoints.ONE else 11
    one = [_rank_points(rank, ace=value) for rank in range(_RING)]
    return array("i", [one[rank] * size for rank in range(_RING) for size in range(_WIDTH)])


def _in_hand(ace: AcePoints, joker: int) -> array[int]:
    """By card: what it counts when it is left in hand (K14, T7, V2.2)."""
    value = 1 if ace is AcePoints.ONE else 11
    return array("i", [*[_rank_points(rank, ace=value) for rank in range(_RING)] * 4, joker])


def _bands(bands: Bands) -> tuple[array[int], array[int]]:
    """The limits of bands and their ratings; a limit may be any number, so it is cut to size."""
    limits = [max(-_NO_LIMIT, min(limit, _NO_LIMIT)) for limit, _ in bands]
    return array("i", limits), array("i", [rating for _, rating in bands])


def _rank_points(rank: int, *, ace: int) -> int:
    return ace if rank == 0 else min(rank + 1, 10)
