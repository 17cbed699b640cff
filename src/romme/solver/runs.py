"""The runs that a hand can lay, and the runs that a run on the table can grow into.

Melds are packed as in `romme.solver.meld_codes`; cards are given as one bit for each rank held.
Results are cached, because hands repeat and the search looks up every part of a hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from romme.cards import RANKS
from romme.melds import (
    RING,
    SMALLEST_MELD,
    AcePoints,
    MeldRules,
    SideBySide,
    rank_points,
    share_allows,
    spans,
)
from romme.solver.meld_codes import (
    JOKERS_MASK,
    JOKERS_SHIFT,
    LENGTH_MASK,
    LENGTH_SHIFT,
    LOW_MASK,
    PLACES_MASK,
    PLACES_SHIFT,
    SET,
    SUIT_MASK,
    SUIT_SHIFT,
    SUITS_MASK,
    SUITS_SHIFT,
)


def places_of(code: int) -> Iterator[tuple[int, bool]]:
    """Yield each rank of a packed run, and whether a joker stands for it."""
    low, jokered = code & LOW_MASK, code >> PLACES_SHIFT & PLACES_MASK
    for place in range(code >> LENGTH_SHIFT & LENGTH_MASK):
        yield (low + place) % RING, bool(jokered >> place & 1)


def _packed(low: int, jokers: Sequence[bool]) -> int:
    jokered = sum(1 << place for place, joker in enumerate(jokers) if joker)
    return low % RING | len(jokers) << LENGTH_SHIFT | jokered << PLACES_SHIFT


def _valid(rules: MeldRules, low: int, jokers: Sequence[bool]) -> bool:
    """Whether a run that begins at `low`, with jokers in these places, is valid."""
    length, filled = len(jokers), sum(jokers)
    if length < SMALLEST_MELD or not spans(low + 1, length, rules.ace_order):
        return False
    if not share_allows(rules.joker_share, jokers=filled, naturals=length - filled):
        return False
    apart = rules.side_by_side is SideBySide.APART
    return not (apart and any(a and b for a, b in pairwise(jokers)))


@lru_cache(maxsize=65536)
def run_points(code: int, rules: MeldRules) -> int:
    """Return the points of a packed run."""
    ranks = [rank for rank, _ in places_of(code)]
    high = rules.ace_points is AcePoints.BY_PLACE and RING - 1 in ranks
    return sum(rank_points(RANKS[rank], ace=11 if high else 1) for rank in ranks)


@lru_cache(maxsize=4096)
def _every_run(
    rules: MeldRules, held: int, lowest: int, most: int
) -> tuple[tuple[int, int, int], ...]:
    """All runs that contain the natural card `lowest`, with up to `most` jokers.

    For each: the natural cards, the number of jokers, and the run packed without its suit.
    """
    found = []
    for low in range(RING):
        for length in range(SMALLEST_MELD, RING + 1):
            ranks = [(low + place) % RING for place in range(length)]
            if lowest not in ranks or not spans(low + 1, length, rules.ace_order):
                continue
            needed = [place for place, rank in enumerate(ranks) if not held >> rank & 1]
            spare = [
                place for place, rank in enumerate(ranks) if held >> rank & 1 and rank != lowest
            ]
            for more in range(min(most - len(needed), len(spare)) + 1):
                for chosen in combinations(spare, more):
                    filled = {*needed, *chosen}
                    jokers = [place in filled for place in range(length)]
                    if _valid(rules, low, jokers):
                        naturals = sum(
                            1 << rank for place, rank in enumerate(ranks) if place not in filled
                        )
                        found.append((naturals, len(filled), _packed(low, jokers)))
    return tuple(found)


@lru_cache(maxsize=4096)
def own_runs(
    rules: MeldRules, held: int, lowest: int, most: int, *, closed: bool = False
) -> tuple[tuple[int, int, int, int], ...]:
    """Return the best runs that contain the natural card of rank `lowest`.

    For each: the natural cards as a bit mask of ranks, the number of jokers, the points, and the
    run packed without its suit. Of the runs with the same cards, only the one with the most points
    is returned. With `closed`, runs to which a joker could be added are left out.
    """
    best: dict[tuple[int, int], tuple[int, int]] = {}
    for naturals, jokers, code in _every_run(rules, held, lowest, most):
        if closed and takes_joker(rules, code):
            continue
        points = run_points(code, rules)
        if points > best.get((naturals, jokers), (-1, 0))[0]:
            best[naturals, jokers] = (points, code)
    return tuple((*cards, *counted) for cards, counted in best.items())


@lru_cache(maxsize=4096)
def late_runs(
    rules: MeldRules, held: int, lowest: int, most: int
) -> tuple[tuple[int, int, int, int], ...]:
    """Return the runs that are completed only after the opening, with jokers gained by swaps.

    For each: the natural cards as a bit mask of ranks, the number of jokers, the run, and the part
    of it that is laid for the opening, or 0 if none is. Both are packed without their suit.
    """
    found = []
    for naturals, jokers, code in _every_run(rules, held, lowest, most):
        if not jokers:
            continue
        found.append((naturals, jokers, code, 0))
        low = code & LOW_MASK
        lies = [joker for _, joker in places_of(code)]
        for first in range(len(lies)):
            for end in range(first + SMALLEST_MELD, len(lies) + 1):
                part = lies[first:end]
                if sum(part) < jokers and _valid(rules, (low + first) % RING, part):
                    found.append((naturals, jokers, code, _packed(low + first, part)))
    return tuple(found)


@lru_cache(maxsize=4096)
def grown_runs(
    rules: MeldRules, code: int, held: int, most: int, *, swaps: bool
) -> tuple[tuple[int, int], ...]:
    """Return the runs that a packed run on the table can become.

    For each: the natural cards used, as a bit mask of ranks, and the packed run. `most` is the
    number of jokers that may be added. With `swaps`, held cards may also replace jokers.
    """
    suit = code & SUIT_MASK << SUIT_SHIFT
    low = code & LOW_MASK
    lies = [joker for _, joker in places_of(code)]
    lying = list(places_of(code))
    places = [place for place, (rank, joker) in enumerate(lying) if joker and held >> rank & 1]
    found = []
    for count in range(len(places) + 1 if swaps else 1):
        for swapped in combinations(places, count):
            middle = [joker and place not in swapped for place, joker in enumerate(lies)]
            used = sum(1 << lying[place][0] for place in swapped)
            room = RING - len(lies)
            for down in _growths(held, low - 1, -1, room, most):
                for up in _growths(held, low + len(lies), 1, room - len(down), most):
                    jokers = [*reversed(down), *middle, *up]
                    if sum(down) + sum(up) > most or not (down or up or swapped):
                        continue
                    start = low - len(down)
                    if _valid(rules, start, jokers):
                        ends = [
                            *((low - 1 - i, joker) for i, joker in enumerate(down)),
                            *((low + len(lies) + i, joker) for i, joker in enumerate(up)),
                        ]
                        cards = sum(1 << place % RING for place, joker in ends if not joker)
                        found.append((used | cards, _packed(start, jokers) | suit))
    return tuple(found)


def _growths(held: int, start: int, step: int, room: int, most: int) -> Iterator[list[bool]]:
    """Yield the ways to extend a run at one end. In each list, True stands for a joker."""
    yield []
    if room == 0:
        return
    rank = start % RING
    for joker in (False, True):
        if most == 0 if joker else not held >> rank & 1:
            continue
        for rest in _growths(held, start + step, step, room - 1, most - joker):
            yield [joker, *rest]


def kept_jokers(before: int, after: int) -> int:
    """Return how many jokers of a run are still in place after the run has grown."""
    shift = ((before & LOW_MASK) - (after & LOW_MASK)) % RING
    there = (after >> PLACES_SHIFT & PLACES_MASK) >> shift
    return (there & (before >> PLACES_SHIFT & PLACES_MASK)).bit_count()


@lru_cache(maxsize=4096)
def takes_joker(rules: MeldRules, code: int) -> bool:
    """Whether one more joker fits a packed meld, set or run."""
    if code & SET:
        naturals = (code >> SUITS_SHIFT & SUITS_MASK).bit_count()
        jokers = (code >> JOKERS_SHIFT & JOKERS_MASK) + 1
        fits = share_allows(rules.joker_share, jokers=jokers, naturals=naturals)
        return naturals + jokers <= rules.largest_set and fits
    low = code & LOW_MASK
    lies = [joker for _, joker in places_of(code)]
    return _valid(rules, low - 1, [True, *lies]) or _valid(rules, low, [*lies, True])
