"""The pseudo-random generator splitmix64: fast, and repeatable from a seed.

It gives the same numbers whether it is compiled or not. It is for simulated games only; packs that
people play with are shuffled by `romme.deal`.
"""

from __future__ import annotations

_ALL = 0xFFFF_FFFF_FFFF_FFFF
_STEP = 0x9E37_79B9_7F4A_7C15
_FIRST = 0xBF58_476D_1CE4_E5B9
_SECOND = 0x94D0_49BB_1331_11EB
_LOW_HALF = 0xFFFF_FFFF


class SplitMix:
    """A source of random numbers, determined by a seed.

    >>> chance = SplitMix()
    >>> chance.seed(7)
    >>> [chance.below(6) for _ in range(8)]
    [2, 0, 5, 3, 2, 1, 2, 1]
    """

    def __init__(self) -> None:
        self.state = 0

    def seed(self, seed: int) -> None:
        """Start over from a seed. Only the low 64 bits of the seed are used."""
        self.state = seed & 0xFFFF_FFFF_FFFF_FFFF  # a seed may be larger, or negative

    def bits(self) -> int:
        """Return 64 uniformly random bits."""
        self.state = (self.state + _STEP) & _ALL
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * _FIRST) & _ALL
        mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _ALL
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound - 1`, each equally likely.

        The upper 32 bits are multiplied by the bound (Lemire's method). The few values that would
        make some results more likely are drawn again.
        """
        wide = (self.bits() >> 32) * bound
        if wide & _LOW_HALF < bound:
            surplus = (_LOW_HALF + 1 - bound) % bound
            while wide & _LOW_HALF < surplus:
                wide = (self.bits() >> 32) * bound
        return wide >> 32
