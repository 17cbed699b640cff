"""The program's shuffle, and flawed shuffles with mistakes that have been made in practice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import shake_256
from random import Random
from typing import Final, TypeAlias

from romme.deal import FIRST_SHUFFLE, SECRET_BYTES, Secret, below, shuffled, stream
from romme.rules import find_preset

PACK: Final = find_preset("klassik").rules.pack
N: Final = len(PACK)
Below: TypeAlias = Callable[[int, Iterator[int]], int]
Order: TypeAlias = Sequence[int]
"""The shuffled pack, top card first. A card is given by its place in the unshuffled pack."""


def secret(number: int) -> Secret:
    """Return a deterministic secret, different for every number."""
    return Secret(shake_256(number.to_bytes(8, "big")).digest(SECRET_BYTES))


def source(number: int) -> Iterator[int]:
    """Return the stream of random bytes for the deal with this number."""
    return stream(secret(number), FIRST_SHUFFLE)


@dataclass(frozen=True)
class Shuffler:
    """A way to shuffle 52 cards, with its source of random numbers."""

    order: Callable[[int], Order]
    """Return the order of the deal with this number."""
    source: Callable[[int], Iterator[int]] = source
    below: Below = below


def _true(number: int) -> Order:
    return [card.order for card in shuffled(PACK, secret(number))]


TRUE: Final = Shuffler(_true)


# --- flaws ---------------------------------------------------------------------------------------


def _exchanging(number: int, *, first: int, last: int, choose: Callable[[int], int]) -> Order:
    """Return the order after a series of swaps.

    Each place from `first` down to `last` + 1 is swapped with a random one below `choose(place)`.
    The correct shuffle works like this too, but with other arguments.
    """
    cards, drawn = list(range(N)), source(number)
    for place in range(first, last, -1):
        other = below(choose(place), drawn)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def _biased(limit: int, drawn: Iterator[int]) -> int:
    return next(drawn) % limit


def _with_bias(number: int) -> Order:
    cards, drawn = list(range(N)), source(number)
    for place in range(N - 1, 0, -1):
        other = _biased(place + 1, drawn)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def _by_the_clock(number: int) -> Order:
    """Shuffle with the time in seconds as the seed. Deals in the same second are identical."""
    moment = 1_794_000_000 + number * 999 // 1000
    cards = list(range(N))
    Random(moment % 2**32).shuffle(cards)  # noqa: S311 - this is the flaw
    return cards


def _sorted_by_bytes(number: int) -> Order:
    """Sort the cards by one random byte each. Cards with the same byte keep their order."""
    drawn = source(number)
    return sorted(range(N), key=[next(drawn) for _ in range(N)].__getitem__)


def _walk(first: int = N - 1, last: int = 0, more: int = 1) -> Shuffler:
    return replace(
        TRUE, order=partial(_exchanging, first=first, last=last, choose=lambda place: place + more)
    )


FLAWS: Final = {
    "modulo bias": Shuffler(_with_bias, below=_biased),
    "exchange with any place": replace(
        TRUE, order=partial(_exchanging, first=N - 1, last=0, choose=lambda _: N)
    ),
    "never exchange with itself (Sattolo)": _walk(more=0),
    "the last card never moved": _walk(first=N - 2),
    "the last exchange left out": _walk(last=1),
    "seeded by the clock": replace(TRUE, order=_by_the_clock),
    "sorted by random bytes": replace(TRUE, order=_sorted_by_bytes),
}
