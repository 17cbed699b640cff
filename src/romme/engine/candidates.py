"""Candidate steps for a set of cards and a table, in canonical order.

A candidate may still be illegal. Every legal step is included, except lay-offs of several cards at
once: those are split into lay-offs of single cards. If a joker alone cannot be laid off onto a
meld, because the meld would hold too many jokers, the joker is yielded with the natural card next
to it. One gap remains: where jokers may be adjacent but may not outnumber the natural cards, two
jokers and two natural cards may have to be laid off together. The engine accepts such a step but
does not suggest it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from typing import assert_never

from romme.cards import JOKER, RANKS, SUITS, Card, Natural, Rank, Suit, in_order
from romme.engine.commands import LayDown, LayOff, Swap
from romme.engine.state import TableMeld
from romme.melds import (
    RING,
    SMALLEST_MELD,
    Group,
    JokerFor,
    JokerShare,
    Meld,
    MeldRules,
    Placed,
    Run,
    SideBySide,
    growth,
    share_allows,
    spans,
)


def melds(counts: Mapping[Card, int], rules: MeldRules) -> Iterator[LayDown]:
    """Yield the melds that can be made from these cards: sets, then runs."""
    yield from sets(counts, rules)
    yield from runs(counts, rules)


def onto_table(
    counts: Mapping[Card, int], table: Sequence[TableMeld], rules: MeldRules
) -> Iterator[LayOff | Swap]:
    """Yield the lay-offs onto the melds on the table, then the joker swaps."""
    for number, lying in enumerate(table, start=1):
        for placed in lay_offs(counts, lying.meld, rules):
            yield LayOff(placed, number)
    for number, lying in enumerate(table, start=1):
        if JOKER in lying.meld.cards:
            for card in swaps(counts, lying.meld):
                yield Swap(card, number)


def sets(counts: Mapping[Card, int], rules: MeldRules) -> Iterator[LayDown]:
    """Yield the sets that can be made from these cards, sorted by rank."""
    jokers = counts.get(JOKER, 0)
    by_rank: dict[Rank, list[Natural]] = {}
    for card in counts:
        if isinstance(card, Natural):
            by_rank.setdefault(card.rank, []).append(card)
    enough = [rank for rank, held in by_rank.items() if len(held) + jokers >= SMALLEST_MELD]
    for rank in sorted(enough):
        held = in_order(by_rank[rank])
        for size in range(SMALLEST_MELD, rules.largest_set + 1):
            for filled in range(min(jokers, size - 1) + 1):
                if share_allows(rules.joker_share, jokers=filled, naturals=size - filled):
                    for naturals in combinations(held, size - filled):
                        yield LayDown((*naturals, *(JOKER,) * filled))


def runs(counts: Mapping[Card, int], rules: MeldRules) -> Iterator[LayDown]:
    """Yield the runs that can be made from these cards, sorted by suit, start and length."""
    jokers = counts.get(JOKER, 0)
    by_suit: dict[Suit, list[bool]] = {}
    for card in counts:
        if isinstance(card, Natural):
            by_suit.setdefault(card.suit, [False] * RING)[card.rank - 1] = True
    for suit in SUITS:
        held = by_suit.get(suit)
        if held is None or sum(held) + jokers < SMALLEST_MELD:
            continue
        for low in range(RING):
            # without jokers, the first three cards of a run must be held
            if jokers or (held[low] and held[(low + 1) % RING] and held[(low + 2) % RING]):
                yield from _runs_from(suit, low, held, jokers, rules)


def lay_offs(
    counts: Mapping[Card, int], meld: Meld, rules: MeldRules
) -> Iterator[tuple[Placed, ...]]:
    """Yield possible lay-offs onto a meld: a single card, or a joker with the card next to it."""
    match meld:
        case Group():
            return _onto_set(counts, meld, rules)
        case Run():
            return _onto_run(counts, meld, rules)


def swaps(counts: Mapping[Card, int], meld: Meld) -> Iterator[Natural]:
    """Yield the cards that can be swapped for a joker of this meld, which must contain one."""
    match meld:
        case Group():
            faces = tuple(Natural(meld.rank, suit) for suit in meld.missing)
        case Run():
            places = zip(meld.cards, meld.faces, strict=True)
            faces = tuple(face for card, face in places if card is JOKER)
        case _:
            assert_never(meld)
    yield from (face for face in faces if counts.get(face))


def _onto_set(
    counts: Mapping[Card, int], meld: Group, rules: MeldRules
) -> Iterator[tuple[Placed, ...]]:
    if len(meld.cards) < rules.largest_set:
        for suit in meld.missing:
            if counts.get(card := Natural(meld.rank, suit)):
                yield (card,)
        if counts.get(JOKER):
            yield (JOKER,)


def _onto_run(
    counts: Mapping[Card, int], meld: Run, rules: MeldRules
) -> Iterator[tuple[Placed, ...]]:
    for (card,) in dict.fromkeys(growth(meld, 1, rules)):
        if counts.get(card):
            yield (card,)
        if counts.get(JOKER):
            yield (JokerFor(card),)
    if rules.joker_share is not JokerShare.ANY and counts.get(JOKER):
        for named, beyond in growth(meld, 2, rules):
            if counts.get(beyond):
                yield (JokerFor(named), beyond)


def _runs_from(
    suit: Suit, low: int, held: Sequence[bool], jokers: int, rules: MeldRules
) -> Iterator[LayDown]:
    for length in range(SMALLEST_MELD, RING + 1):
        if not spans(low + 1, length, rules.ace_order):
            return
        if length == RING and low > 0:
            return  # all thirteen ranks: the same cards, whatever the start
        places = [(low + place) % RING for place in range(length)]
        if sum(not held[place] for place in places) > jokers:
            return
        yield from _filled(suit, places, held, jokers, rules)


def _filled(
    suit: Suit, places: Sequence[int], held: Sequence[bool], jokers: int, rules: MeldRules
) -> Iterator[LayDown]:
    """Yield the runs at these places. Jokers replace all missing cards and possibly held ones."""
    faces = [Natural(RANKS[place], suit) for place in places]
    needed = [index for index, place in enumerate(places) if not held[place]]
    spare = [index for index, place in enumerate(places) if held[place]]
    for more in range(min(jokers - len(needed), len(spare)) + 1):
        jokers_in = len(needed) + more
        naturals = len(places) - jokers_in
        if not share_allows(rules.joker_share, jokers=jokers_in, naturals=naturals):
            return
        for chosen in combinations(spare, more):
            jokered = sorted((*needed, *chosen))
            if rules.side_by_side is SideBySide.FREE or not _adjacent(jokered):
                yield LayDown(
                    tuple(
                        JokerFor(face) if index in jokered else face
                        for index, face in enumerate(faces)
                    )
                )


def _adjacent(places: Sequence[int]) -> bool:
    return any(b - a == 1 for a, b in pairwise(places))
