"""Random numbers from a published seed, the same on every machine and in every Python version.

The numbers come from SHA-256 of a label, the seed and a counter, so anybody can reproduce them.
Not all methods of Python's `random` are guaranteed to stay the same between versions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import count
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 4
_WORDS: Final = 1 << 8 * _WORD


class Lots:
    """An endless series of random numbers, determined by a purpose and a seed."""

    def __init__(self, purpose: str, seed: str) -> None:
        self._words = _words(f"romme/{purpose}\0{seed}\0".encode())

    def below(self, limit: int) -> int:
        """Draw a number from 0 to `limit` - 1, all equally likely.

        >>> lots = Lots("example", "a seed")
        >>> [lots.below(6) for _ in range(8)]
        [5, 5, 2, 1, 1, 5, 0, 5]
        """
        fair = _WORDS - _WORDS % limit
        return next(word for word in self._words if word < fair) % limit

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order, all orders equally likely."""
        order = list(items)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order


def _words(head: bytes) -> Iterator[int]:
    for block in count():
        digest = sha256(head + block.to_bytes(8, "big")).digest()
        for at in range(0, len(digest), _WORD):
            yield int.from_bytes(digest[at : at + _WORD], "big")
