"""The sets that cards and jokers can make, and the sets that a set on the table can become.

Melds are packed as in `romme.solver.meld_codes`; cards are given as one bit for each suit in which
the rank is held. Results are cached, because hands repeat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from romme.cards import RANKS
from romme.melds import SMALLEST_MELD, AcePoints, MeldRules, rank_points, share_allows
from romme.rules.options import JokerSwap
from romme.solver.meld_codes import (
    JOKERS_MASK,
    JOKERS_SHIFT,
    LOW_MASK,
    SET,
    SUITS_MASK,
    SUITS_SHIFT,
)
from romme.solver.suit_bits import SUITS


@lru_cache(maxsize=4096)
def own_sets(rules: MeldRules, rank: int, most: int) -> tuple[tuple[int, int, int], ...]:
    """Return the sets of one rank with up to `most` jokers.

    For each: the suits of the natural cards, the number of jokers, and the set.
    """
    return tuple(
        (suits, jokers, _packed(rank, suits, jokers))
        for suits in range(1, 1 << SUITS)
        for jokers in _jokers_beside(rules, suits.bit_count())
        if jokers <= most and _shares(rules, suits.bit_count(), jokers)
    )


def _jokers_beside(rules: MeldRules, naturals: int) -> range:
    return range(max(0, SMALLEST_MELD - naturals), rules.largest_set - naturals + 1)


@lru_cache(maxsize=4096)
def grown_sets(
    rules: MeldRules, code: int, held: int, swap: JokerSwap
) -> tuple[tuple[int, int], ...]:
    """Return the sets that lay-offs and joker swaps can make of a set on the table.

    For each: a bit mask of the suits of the natural cards used, and the set.
    """
    rank, there = code & LOW_MASK, code >> SUITS_SHIFT & SUITS_MASK
    jokers = jokers_in(code)
    size = there.bit_count() + jokers
    found = []
    for suits in (0, *_parts(held & ~there)):
        naturals = there.bit_count() + suits.bit_count()
        for after in range(rules.largest_set - naturals + 1):
            if not (suits or after > jokers) or naturals + after < size:
                continue
            full = naturals + after == rules.largest_set
            may_swap = swap is JokerSwap.ALL_MELDS or (swap is JokerSwap.FULL_SETS and full)
            if (after >= jokers or may_swap) and _shares(rules, naturals, after):
                found.append((suits, _packed(rank, there | suits, after)))
    return tuple(found)


def jokers_in(code: int) -> int:
    """Return the number of jokers in a packed set."""
    return code >> JOKERS_SHIFT & JOKERS_MASK


def card_points(rules: MeldRules, rank: int) -> int:
    """Return the points of each card of a set, jokers included."""
    return rank_points(RANKS[rank], ace=1 if rules.ace_points is AcePoints.ONE else 11)


def _packed(rank: int, suits: int, jokers: int) -> int:
    return SET | rank | suits << SUITS_SHIFT | jokers << JOKERS_SHIFT


def _shares(rules: MeldRules, naturals: int, jokers: int) -> bool:
    return share_allows(rules.joker_share, jokers=jokers, naturals=naturals)


def _parts(held: int) -> Iterator[int]:
    """Yield the non-empty subsets of a bit mask of suits, as bit masks."""
    return (suits for suits in range(1, held + 1) if suits & held == suits)
