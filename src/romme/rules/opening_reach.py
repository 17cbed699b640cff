"""The points with which the best possible hand opens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romme.cards import JOKER, RANKS, Rank, Suit
from romme.melds import RING, SMALLEST_MELD, Group, Meld, MeldRules, Run, points, spans

ACES: Final = 4
"""Number of aces in a pack. A hand can hold enough of every other rank."""


@lru_cache(maxsize=256)
def most_opening_points(rules: MeldRules, cards: int, most_melds: int, aces: int) -> int:
    """Return the most points of melds with at most `cards` cards, at most `aces` of them aces.

    `most_melds` is the maximum number of melds, or 0 for any number.

    >>> from romme.rules import find_preset
    >>> turnier = find_preset("turnier").rules.melds
    >>> [most_opening_points(turnier, cards, 0, 8) for cards in (3, 4, 5, 13)]
    [33, 44, 51, 138]
    """
    kinds: dict[tuple[int, int], int] = {}
    for meld, held in _melds(rules):
        kind = len(meld.cards), held
        kinds[kind] = max(points(meld, rules), kinds.get(kind, 0))
    best = {(0, 0): 0}
    for _ in range(most_melds or cards // SMALLEST_MELD):
        longer = dict(best)
        for (used, held), worth in best.items():
            for (size, more), added in kinds.items():
                total = used + size, held + more
                if total[0] <= cards and total[1] <= aces:
                    longer[total] = max(worth + added, longer.get(total, 0))
        best = longer
    return max(best.values())


def _melds(rules: MeldRules) -> list[tuple[Meld, int]]:
    """Return sets of aces and of kings, and every run of one suit, each with its number of aces."""
    found: list[tuple[Meld, int]] = []
    for size in range(SMALLEST_MELD, rules.largest_set + 1):
        found.append((Group(Rank.ACE, (JOKER,) * size), size))
        found.append((Group(Rank.KING, (JOKER,) * size), 0))
    for size in range(SMALLEST_MELD, RING + 1):
        for low in range(1, RING + 1):
            if spans(low, size, rules.ace_order):
                run = Run(Suit.CLUBS, RANKS[low - 1], (JOKER,) * size)
                found.append((run, sum(face.rank is Rank.ACE for face in run.faces)))
    return found
