"""Tables of all possible runs and sets under one `MeldRules`, with their values for one aim.

Cython compiles this file with the types in ``meld_tables.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

# ruff: noqa: PLR0917 - hot functions take positional arguments, as in C

from __future__ import annotations

from array import array
from typing import Final

from romme.cards import RANKS
from romme.melds import (
    AceOrder,
    AcePoints,
    MeldRules,
    SideBySide,
    rank_points,
    share_allows,
    spans,
)
from romme.solver import meld_codes as packed

LEFT: Final = 0
"""Aim: fewest points left in hand, then most meld points.

The last criterion of every aim is fewer melds: one long run rather than two short ones."""
POINTS: Final = 1
"""Aim: most meld points, then fewest points left in hand."""
CARDS: Final = 2
"""Aim: most cards laid, then most meld points."""

SECOND = 16
"""Factor of the second criterion in a value.

A value is the first criterion times `SCALE`, plus the second one times `SECOND`, minus the number
of melds. A lower criterion can never outweigh a higher one. To leave few points in hand, the points
of the laid cards are maximised.
"""


class MeldTables:
    """The lookup tables of a kernel. They never change after they are built."""

    def __init__(
        self, rules: MeldRules, aim: int, *, jokers: int, joker_in_hand: int, ace_in_hand: int
    ) -> None:
        """Compute all runs and sets with up to `jokers` jokers."""
        self.aim = aim
        self.most_jokers = jokers
        self.stride = jokers + 1
        self.wraps = rules.ace_order is not AceOrder.LOW
        self.widest_gap = 1 if rules.side_by_side is SideBySide.APART else jokers
        ace = 1 if rules.ace_points is AcePoints.ONE else 11
        counts = [rank_points(rank, ace=ace) for rank in RANKS]
        self.in_hand = array("i", [ace_in_hand or ace, *counts[1:], joker_in_hand])
        worth = [self._worth(held, count, 1) for held, count in zip(self.in_hand, counts)]  # noqa: B905 - the joker is last
        self.set_natural = array("i", worth)
        self.set_joker = array("i", [self._worth(joker_in_hand, count, 1) for count in counts])
        self.choices = array("i", [-1]) * (16 * packed.SET_CHOICES)
        for held in range(16):
            self._note_sets(rules, held)
        self.lone_sets = self.choices[packed.SET_CHOICES] >= 0
        self.lowest = array("i", [0]) * (packed.RANKS_MASK + 1)
        self.most_natural = array("i", [0]) * (packed.RANKS_MASK + 1)
        self.most_joker = max(self.set_joker)
        self._note_sums()
        self.run_value = array("i", [-1]) * ((packed.RANKS_MASK + 1) * self.stride)
        self.run_code = array("i", [0]) * ((packed.RANKS_MASK + 1) * self.stride)
        for low in range(packed.RING):
            for length in range(packed.SMALLEST, packed.RING + 1):
                if spans(low + 1, length, rules.ace_order):
                    self._note_runs(rules, low, length, 0, 0, 0)

    def _worth(self, in_hand: int, points: int, cards: int) -> int:
        """The value of laid cards for the aim, given their points in hand and in the meld."""
        if self.aim == LEFT:
            return in_hand * packed.SCALE + points * SECOND
        if self.aim == POINTS:
            return points * packed.SCALE + in_hand * SECOND
        return cards * packed.SCALE + points * SECOND

    def _note_sums(self) -> None:
        """Store the lowest rank and an upper bound on the value of every combination of ranks.

        The bound is the value of the natural cards in sets, because no run counts a card higher.
        """
        for ranks in range(1, packed.RANKS_MASK + 1):
            lowest = 0
            while not ranks >> lowest & 1:
                lowest += 1
            self.lowest[ranks] = lowest
            others = self.most_natural[ranks & ranks - 1]
            self.most_natural[ranks] = others + self.set_natural[lowest]

    def _note_sets(self, rules: MeldRules, held: int) -> None:
        """Store the sets that cards of one rank in these suits can make, as suits * 4 + jokers."""
        place = held * packed.SET_CHOICES
        for suits in range(1, held + 1):
            naturals = suits.bit_count()
            for filled in range(min(self.most_jokers, 3) + 1):
                if (
                    suits & held == suits
                    and packed.SMALLEST <= naturals + filled <= rules.largest_set
                    and share_allows(rules.joker_share, jokers=filled, naturals=naturals)
                ):
                    self.choices[place] = suits << 2 | filled
                    place += 1

    def _note_runs(
        self, rules: MeldRules, low: int, length: int, place: int, jokered: int, filled: int
    ) -> None:
        """Store the runs of this length, with every choice of joker places from `place` on.

        Runs with the same natural cards and number of jokers differ only in points. Only the best
        one is kept.
        """
        if place < length:
            self._note_runs(rules, low, length, place + 1, jokered, filled)
            beside = place > 0 and jokered >> (place - 1) & 1
            if filled < self.most_jokers and not (beside and self.widest_gap == 1):
                self._note_runs(rules, low, length, place + 1, jokered | 1 << place, filled + 1)
            return
        if not share_allows(rules.joker_share, jokers=filled, naturals=length - filled):
            return
        king = low <= packed.RING - 1 < low + length
        ace = 11 if king and rules.ace_points is AcePoints.BY_PLACE else 1
        naturals = in_hand = points = 0
        for at in range(length):
            rank = (low + at) % packed.RING
            points += ace if rank == 0 else self.in_hand[rank]
            if not jokered >> at & 1:
                naturals |= 1 << rank
                in_hand += self.in_hand[rank]
        value = self._worth(in_hand + filled * self.in_hand[packed.RING], points, length) - 1
        index = naturals * self.stride + filled
        if value > self.run_value[index]:
            self.run_value[index] = value
            self.run_code[index] = (
                low | length << packed.LENGTH_SHIFT | jokered << packed.PLACES_SHIFT
            )
