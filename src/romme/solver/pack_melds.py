"""All melds that a pack can make, and groups of melds that are equivalent for the search.

A meld is identified by its natural cards and its size. A run that can be split into two is left
out, because both parts are listed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from romme.melds import RING, SMALLEST_MELD, MeldRules, SideBySide, share_allows, spans
from romme.solver.suit_bits import SUITS, faces_of

JOKER: Final = 1 << 8
"""A size is the number of cards, plus `JOKER` for each joker among them."""
CARDS: Final = JOKER - 1


class Choice(NamedTuple):
    """A group of melds that are equivalent for the search.

    The melds have the same size, the same cards from the hand and the same counted new cards. A new
    card is one that the hand lacks. `romme.solver.missing` counts a new card only once a layout has
    needed more of it than the pack has.
    """

    used: int
    """The cards from the hand, as a bit mask: of ranks in a run, of suits in a set."""
    counted: int
    """The counted new cards, as a bit mask of the same kind; of faces if `used` is 0."""
    size: int
    new: int
    """Number of new cards."""
    ways: tuple[int, ...]
    """The new cards of each meld, as faces: bit 13 * suit + rank."""


@lru_cache(maxsize=64)
def all_runs(rules: MeldRules, jokers: int) -> tuple[tuple[int, int], ...]:
    """Return the runs of one suit that cannot be split in two, as (natural cards, size).

    The natural cards are a bit mask of ranks. The size is the number of cards, plus `JOKER` for
    each joker.
    """
    found: dict[tuple[int, int], None] = {}
    for length in range(SMALLEST_MELD, RING + 1):
        for jokered in _unbroken(rules, length, jokers):
            for low in range(RING):
                if spans(low + 1, length, rules.ace_order):
                    places = (low + place for place in range(length) if not jokered >> place & 1)
                    naturals = sum(1 << place % RING for place in places)
                    found[naturals, length + jokered.bit_count() * JOKER] = None
    return tuple(found)


@lru_cache(maxsize=1024)
def runs_with(rules: MeldRules, rank: int, jokers: int) -> tuple[tuple[int, int], ...]:
    """Return the runs of `all_runs` that have a natural card of this rank."""
    return tuple(run for run in all_runs(rules, jokers) if run[0] >> rank & 1)


def _unbroken(rules: MeldRules, length: int, jokers: int) -> Iterator[int]:
    """Yield the joker positions of runs of this length that cannot be split in two.

    Bit 0 is the position of the lowest card.
    """
    for filled in range(min(jokers, length) + 1):
        for places in combinations(range(length), filled):
            jokered = sum(1 << place for place in places)
            if _may_lie(rules, length, jokered) and not any(
                _may_lie(rules, cut, jokered & (1 << cut) - 1)
                and _may_lie(rules, length - cut, jokered >> cut)
                for cut in range(SMALLEST_MELD, length - SMALLEST_MELD + 1)
            ):
                yield jokered


def _may_lie(rules: MeldRules, length: int, jokered: int) -> bool:
    """Whether the rules allow jokers at these positions of a run."""
    if rules.side_by_side is SideBySide.APART and jokered & jokered >> 1:
        return False
    filled = jokered.bit_count()
    return share_allows(rules.joker_share, jokers=filled, naturals=length - filled)


@lru_cache(maxsize=64)
def all_sets(rules: MeldRules, jokers: int) -> tuple[tuple[int, int], ...]:
    """Return the sets that one rank can form, as (suits of the natural cards, size).

    The suits are a bit mask. The size is the number of cards, plus `JOKER` for each joker.
    """
    return tuple(
        (suits, suits.bit_count() + filled + filled * JOKER)
        for suits in range(1, 1 << SUITS)
        for filled in range(jokers + 1)
        if SMALLEST_MELD <= suits.bit_count() + filled <= rules.largest_set
        and share_allows(rules.joker_share, jokers=filled, naturals=suits.bit_count())
    )


@lru_cache(maxsize=64)
def all_melds(rules: MeldRules, jokers: int) -> tuple[tuple[int, int], ...]:
    """Return all melds except runs that can be split, as (natural cards, size).

    The natural cards are a bit mask of faces. The size is the number of cards, plus `JOKER` for
    each joker.
    """
    runs = (
        (naturals << RING * suit, size)
        for naturals, size in all_runs(rules, jokers)
        for suit in range(SUITS)
    )
    sets = (
        (faces_of(suits, rank), size)
        for suits, size in all_sets(rules, jokers)
        for rank in range(RING)
    )
    return (*sets, *runs)


@lru_cache(maxsize=64)
def all_sizes(rules: MeldRules, jokers: int) -> frozenset[int]:
    """Return all sizes of melds: the number of cards, plus `JOKER` for each joker."""
    return frozenset(size for _, size in all_melds(rules, jokers))


def as_choices(melds: Iterable[tuple[int, int, int, int]]) -> tuple[Choice, ...]:
    """Group equivalent melds, each given as (`used`, `counted`, `size`, faces of all new cards)."""
    ways: dict[tuple[int, int, int], list[int]] = {}
    for used, counted, size, new_faces in melds:
        ways.setdefault((used, counted, size), []).append(new_faces)
    return tuple(
        Choice(*key, new=alternatives[0].bit_count(), ways=tuple(alternatives))
        for key, alternatives in ways.items()
    )
