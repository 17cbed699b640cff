"""Test which cards can form a meld together."""

from __future__ import annotations

from collections import Counter

from romme.cards import NATURALS, SUITS, Card, Natural
from romme.melds import RING, SMALLEST_MELD, MeldRules, share_allows, spans
from romme.rules.options import SideBySide


def goes_with(card: Card, other: Card, rules: MeldRules) -> bool:
    """Whether two cards can be in one meld of three without a joker.

    >>> from romme.cards import parse_card
    >>> from romme.rules import find_preset
    >>> rules = find_preset("klassik").rules.melds
    >>> [goes_with(parse_card("7C"), parse_card(other), rules) for other in ("9C", "7H", "7C", "*")]
    [True, True, False, False]
    """
    if not isinstance(card, Natural) or not isinstance(other, Natural) or card is other:
        return False
    if card.suit is not other.suit:
        return card.rank is other.rank
    return any(
        {card.rank - 1, other.rank - 1} <= {place % RING for place in range(low, low + 3)}
        for low in range(RING)
        if spans(low + 1, SMALLEST_MELD, rules.ace_order)
    )


def can_be_melded(card: Natural, others: Counter[Card], jokers: int, rules: MeldRules) -> bool:
    """Whether the card can form a meld with some of the others and at most `jokers` jokers."""
    return _in_a_set(card, others, jokers, rules) or _in_a_run(card, others, jokers, rules)


def _in_a_set(card: Natural, others: Counter[Card], jokers: int, rules: MeldRules) -> bool:
    suits = [suit for suit in SUITS if suit is not card.suit and others[Natural(card.rank, suit)]]
    return any(
        share_allows(rules.joker_share, jokers=size - naturals, naturals=naturals)
        for size in range(SMALLEST_MELD, rules.largest_set + 1)
        for naturals in range(1, min(len(suits) + 1, size) + 1)
        if size - naturals <= jokers
    )


def _in_a_run(card: Natural, others: Counter[Card], jokers: int, rules: MeldRules) -> bool:
    first = card.order - card.order % RING
    held = [bool(others[NATURALS[first + rank]]) for rank in range(RING)]
    held[card.order % RING] = True
    for length in range(SMALLEST_MELD, RING + 1):
        for low in range(RING):
            places = [(low + place) % RING for place in range(length)]
            filled = [place for place, rank in enumerate(places) if not held[rank]]
            if card.order % RING in places and _is_run(low, length, filled, jokers, rules):
                return True
    return False


def _is_run(low: int, length: int, filled: list[int], jokers: int, rules: MeldRules) -> bool:
    apart = rules.side_by_side is SideBySide.FREE or all(
        place + 1 not in filled for place in filled
    )
    return (
        len(filled) <= jokers
        and apart
        and spans(low + 1, length, rules.ace_order)
        and share_allows(rules.joker_share, jokers=len(filled), naturals=length - len(filled))
    )
