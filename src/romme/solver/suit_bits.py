"""Cards as bits of integers: the ranks of one suit, the suits of one rank, or all faces.

A suit is one integer: bit ``r`` says that rank ``r`` (0 the ace, 12 the king) is held, bit
``13 + r`` that it is held twice. Faces are one integer too: bit ``13 * suit + rank``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from romme.melds import RING

ALL_RANKS: Final = (1 << RING) - 1
SUITS: Final = 4
DIGIT: Final = 4
"""Bits per digit. Cards of one rank are counted in an integer that has one digit for each suit."""
SPARE: Final = 0x8888
"""The highest bit of every digit. Counts never set it, so `holds` can use it to detect a borrow."""
DIGITS: Final = tuple(
    sum((suits >> suit & 1) << DIGIT * suit for suit in range(SUITS)) for suits in range(1 << SUITS)
)
"""For each bit mask of suits, the number with a 1 in the digit of each of these suits."""


def without(suit: int, ranks: int) -> int:
    """Return a suit after removing one card of each of these ranks. It must hold all of them.

    >>> bin(without(0b1_0000000000011, 0b11))
    '0b1'
    """
    twice = ranks & suit >> RING
    return suit ^ twice << RING ^ (ranks ^ twice)


def ranks_of(faces: int, suit: int) -> int:
    """Return the ranks of the faces in this suit."""
    return faces >> RING * suit & ALL_RANKS


def faces_of(suits: int, rank: int) -> int:
    """Return the faces of one rank in these suits, given as a bit mask."""
    return sum((suits >> suit & 1) << RING * suit + rank for suit in range(SUITS))


def suits_with(suits: Sequence[int], rank: int) -> int:
    """Return the suits in which a rank is held, as a bit mask."""
    return sum((some >> rank & 1) << suit for suit, some in enumerate(suits))


def faces_held(suits: Sequence[int], faces: int) -> int:
    """Return the faces out of `faces` that these suits hold at least once."""
    return sum((ranks_of(faces, suit) & some) << RING * suit for suit, some in enumerate(suits))


def without_faces(suits: Sequence[int], faces: int) -> tuple[int, ...]:
    """Return the suits after removing one card of each face. They must hold all of them."""
    return tuple(without(some, ranks_of(faces, suit)) for suit, some in enumerate(suits))


def digits_of(suits: Sequence[int], rank: int) -> int:
    """Return how many cards of a rank each suit holds, as one digit (`DIGIT` bits) per suit."""
    twice = [some >> RING for some in suits]
    return DIGITS[suits_with(suits, rank)] + DIGITS[suits_with(twice, rank)]


def holds(digits: int, used: int) -> bool:
    """Whether no digit of ``used`` is greater than the same digit of ``digits``."""
    return (digits | SPARE) - used & SPARE == SPARE


def without_rank(suits: tuple[int, ...], digits: int, rank: int) -> tuple[int, ...]:
    """Return the suits after removing cards of one rank.

    ``digits`` holds the number to remove from each suit, packed as by `digits_of`.
    """
    if not digits:
        return suits
    rest = list(suits)
    for suit in range(SUITS):
        for _ in range(digits >> DIGIT * suit & (1 << DIGIT) - 1):
            rest[suit] = without(rest[suit], 1 << rank)
    return tuple(rest)
