"""Random steps and ends of a turn, legal or not, to compare with those of `romme.engine.legal`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Final

from romme.cards import JOKER, NATURALS, RANKS, SUITS, Card, Natural
from romme.engine.commands import Discard, End, GiveBack, LayDown, LayOff, Pass, Step, Swap
from romme.engine.draft import Draft
from romme.melds import RING, Group, JokerFor, Meld, Placed

_CARDS: Final[tuple[Card, ...]] = (*NATURALS, JOKER)


def some_steps(draft: Draft, rng: Random, most: int) -> Iterator[Step]:
    """Yield random steps: up to `most` melds, `most` lay-offs of one card and `most` swaps."""
    numbers = range(-1, len(draft.table) + 2)
    kinds: tuple[list[Step], ...] = (
        [LayDown(placed) for placed in _melds(draft, rng)],
        [LayOff((card,), onto) for onto, card in _singles(draft)],
        [Swap(card, into) for into in numbers for card in _naturals(draft, rng)],
    )
    for steps in kinds:
        yield from rng.sample(steps, min(most, len(steps)))


def some_lay_offs(draft: Draft, rng: Random, most: int) -> Iterator[LayOff]:
    """Yield, for each meld on the table, up to `most` lay-offs of two and `most` of three cards."""
    for onto, lying in enumerate(draft.table, start=1):
        near = _next_to(draft, lying.meld)
        pairs = list(combinations_with_replacement(near, 2))
        triples = list(combinations(near, 3))
        for group in (pairs, triples):
            for cards in rng.sample(group, min(most, len(group))):
                yield LayOff(tuple(rng.sample(cards, len(cards))), onto)


def all_ends(draft: Draft, rng: Random) -> Iterator[End | None]:
    """Yield the possible ends of a turn: `GiveBack`, `Pass`, discards, and None for no end.

    The discards are of every card in the hand, a joker and a random card.
    """
    yield None
    yield GiveBack()
    yield Pass()
    cards = (*draft.holding.cards, *draft.turn.hand, JOKER, rng.choice(NATURALS))
    yield from map(Discard, dict.fromkeys(cards))


def _naturals(draft: Draft, rng: Random) -> list[Natural]:
    held = [card for card in dict.fromkeys(draft.holding.cards) if isinstance(card, Natural)]
    return [*held, rng.choice(NATURALS)]


def _melds(draft: Draft, rng: Random) -> list[tuple[Placed, ...]]:
    held = draft.holding.cards
    found: list[tuple[Placed, ...]] = [(), tuple(held[:1]), tuple(held[:2])]
    for three in dict.fromkeys(combinations(sorted(held), 3)):
        found += _named(three, rng)
    for _ in range(60):
        found.append(_window(draft, rng))
        size = rng.randint(4, 6)
        if size <= len(held):
            found += _named(tuple(rng.sample(held, size)), rng)
        found += _named((*held[:2], rng.choice(_CARDS)), rng)
    return [*dict.fromkeys(found)]


def _named(cards: tuple[Card, ...], rng: Random) -> list[tuple[Placed, ...]]:
    """Return the cards as given, and variants whose jokers stand for cards that may fit."""
    naturals = [card for card in cards if isinstance(card, Natural)]
    if len(naturals) == len(cards):
        return [cards]
    near = [face for card in naturals for face in _near(card)] or [rng.choice(NATURALS)]
    return [
        cards,
        *(
            tuple(JokerFor(rng.choice(near)) if card is JOKER else card for card in cards)
            for _ in range(4)
        ),
    ]


def _near(card: Natural) -> list[Natural]:
    steps = (-2, -1, 1, 2)
    along = [Natural(RANKS[(card.rank - 1 + step) % RING], card.suit) for step in steps]
    return [*along, *(Natural(card.rank, suit) for suit in SUITS if suit is not card.suit)]


def _window(draft: Draft, rng: Random) -> tuple[Placed, ...]:
    """Return a random run around a held card. Jokers fill gaps and replace some held cards."""
    held = draft.holding.cards
    naturals = [card for card in held if isinstance(card, Natural)] or list(NATURALS)
    first = rng.choice(naturals)
    low, length = first.rank - 1 - rng.randint(0, 2), rng.randint(3, 7)
    faces = [Natural(RANKS[(low + step) % RING], first.suit) for step in range(length)]
    return tuple(face if face in held and rng.random() < 0.8 else JokerFor(face) for face in faces)


def _singles(draft: Draft) -> Iterator[tuple[int, Placed]]:
    for onto in (-1, 0, len(draft.table) + 1):
        yield onto, draft.holding.cards[0] if draft.holding.cards else JOKER
    for onto, lying in enumerate(draft.table, start=1):
        yield from ((onto, card) for card in _onto(draft, lying.meld))
        yield from ((onto, card) for card in dict.fromkeys(draft.holding.cards))


def _onto(draft: Draft, meld: Meld) -> list[Placed]:
    """Return held cards of the meld's rank or suit, and jokers that may stand for such cards."""
    if isinstance(meld, Group):
        faces = [Natural(meld.rank, suit) for suit in SUITS]
    else:
        faces = [Natural(rank, meld.suit) for rank in RANKS]
    held = draft.holding.cards
    jokers: list[Placed] = [JOKER, *map(JokerFor, faces)] if JOKER in held else []
    return [*(face for face in faces if face in held), *jokers]


def _next_to(draft: Draft, meld: Meld) -> list[Placed]:
    """Return the cards of `_onto`, but for a run only those within three ranks of its ends."""
    if isinstance(meld, Group):
        return _onto(draft, meld)
    length = len(meld.cards)
    faces = {meld.stands_for(step) for step in (-3, -2, -1, length, length + 1, length + 2)}
    return [
        card
        for card in _onto(draft, meld)
        if card is JOKER or (card.card if isinstance(card, JokerFor) else card) in faces
    ]
