"""Chance that is quick and can be repeated: splitmix64.

The same numbers in plain Python and compiled. Not for deals that people play for: those come from
elsewhere; this is for games that bots play in their heads.
"""

from __future__ import annotations

_ALL = 0xFFFF_FFFF_FFFF_FFFF
_STEP = 0x9E37_79B9_7F4A_7C15
_FIRST = 0xBF58_476D_1CE4_E5B9
_SECOND = 0x94D0_49BB_1331_11EB
_LOW_HALF = 0xFFFF_FFFF


class Chance:
    """A source of numbers that a seed determines.

    >>> chance = Chance()
    >>> chance.seed(7)
    >>> [chance.below(6) for _ in range(8)]
    [2, 0, 5, 3, 2, 1, 2, 1]
    """

    def __init__(self) -> None:
        self.state = 0

    def seed(self, seed: int) -> None:
        """Begin anew; of a seed 64 bits count."""
        self.state = seed & 0xFFFF_FFFF_FFFF_FFFF  # a seed may be larger, or negative

    def bits(self) -> int:
        """Sixty-four even bits."""
        self.state = (self.state + _STEP) & _ALL
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _ALL
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _ALL
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to below the bound, each equally likely.

        The upper half of the bits is stretched over the bound; the few numbers that some results
        would have too many of are drawn again.
        """
        wide = (self.bits() >> 32) * bound
        if wide & _LOW_HALF < bound:
            surplus = (_LOW_HALF + 1 - bound) % bound
            while wide & _LOW_HALF < surplus:
                wide = (self.bits() >> 32) * bound
        return wide >> 32
