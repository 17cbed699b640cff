"""Lots that follow from a published seed, the same on every machine and in every Python.

The numbers come from SHA-256 of a label, the seed and a counter, so anybody can draw them again.
Python's own `random` gives no promise for all of its methods from one version to the next.
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
    """An endless bag of lots for one purpose."""

    def __init__(self, purpose: str, seed: str) -> None:
        self._words = _words(f"romme/{purpose}\0{seed}\0".encode())

    def below(self, limit: int) -> int:
        """Draw a number from 0 up to a limit, each as likely as the others.

        >>> lots = Lots("example", "a seed")
        >>> [lots.below(6) for _ in range(8)]
        [5, 5, 2, 1, 1, 5, 0, 5]
        """
        fair = _WORDS - _WORDS % limit
        return next(word for word in self._words if word < fair) % limit

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """Put things into an order, each as likely as the others."""
        order = list(things)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order


def _words(head: bytes) -> Iterator[int]:
    for block in count():
        digest = sha256(head + block.to_bytes(8, "big")).digest()
        for at in range(0, len(digest), _WORD):
            yield int.from_bytes(digest[at : at + _WORD], "big")
