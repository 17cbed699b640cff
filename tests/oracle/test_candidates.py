"""The engine's candidates include every meld, single lay-off and swap that the cards allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

from romme.cards import JOKER, RANKS, SUITS, Card, Natural, Suit
from romme.engine.candidates import lay_offs, runs, sets, swaps
from romme.melds import (
    RING,
    Flaw,
    Group,
    JokerFor,
    Meld,
    MeldRules,
    Placed,
    arrange,
    exchange,
    extend,
)
from tests.conftest import Size
from tests.oracle.test_melds import ALL_RULES, dense, options, reading
from tests.support.laws.tables import dice
from tests.support.oracle.judge import readings


def dense_cards(rng: Random) -> tuple[Card, ...]:
    """Return a few cards of neighbouring ranks and few suits, with up to two jokers."""
    low, width = rng.randrange(RING), rng.randint(2, 4)
    ranks = [RANKS[(low + step) % RING] for step in range(width)]
    suits = rng.sample(SUITS, rng.choice((1, 1, 2, 3)))
    naturals = [Natural(rng.choice(ranks), rng.choice(suits)) for _ in range(rng.randint(1, 5))]
    return (*naturals, *(JOKER,) * rng.choice((0, 1, 1, 2)))


def all_melds(cards: tuple[Card, ...], rules: MeldRules) -> Iterator[tuple[str, ...]]:
    """Yield every meld from some of these cards, in the notation of `readings`, by brute force."""
    for size in range(3, len(cards) + 1):
        for chosen in set(combinations(sorted(cards), size)):
            for placed in _namings(chosen):
                texts = list(map(str, placed))
                judged = readings(texts, **options(rules))  # type: ignore[arg-type]  # option values as strings
                yield from (found.cards for found in judged)


def _namings(cards: tuple[Card, ...]) -> Iterator[tuple[Placed, ...]]:
    """Yield the cards as given and, if they could form a run, every way to name their jokers."""
    yield cards
    naturals = [card for card in cards if isinstance(card, Natural)]
    jokers = len(cards) - len(naturals)
    if jokers and len({card.suit for card in naturals}) == 1:
        first = naturals[0]
        steps = range(1 - len(cards), len(cards))
        near = {Natural(RANKS[(first.rank - 1 + step) % RING], first.suit) for step in steps}
        for named in combinations(sorted(near), jokers):
            yield (*naturals, *map(JokerFor, named))


def test_sets_and_runs_list_every_meld_once(size: Size) -> None:
    """A brute-force search, in which jokers stand for any card, finds the same melds."""
    for number in range(size(45, 20_000)):
        rng = dice(number)
        rules = rng.choice(ALL_RULES)
        cards = dense_cards(rng)
        counts = Counter(cards)
        listed: list[tuple[str, ...]] = []
        for step in (*sets(counts, rules), *runs(counts, rules)):
            meld = arrange(step.cards, rules)
            assert not isinstance(meld, Flaw), (step, rules)
            listed.append(reading(meld, rules).cards)
        assert len(set(listed)) == len(listed), (cards, rules)
        assert set(listed) == set(all_melds(cards, rules)), (cards, rules)


def test_a_whole_suit_is_listed_as_one_run() -> None:
    """The run is not listed again for each rank that it could start with."""
    suit = tuple(Natural(rank, SUITS[0]) for rank in RANKS)
    for rules in ALL_RULES:
        whole = [step for step in runs(Counter(suit), rules) if len(step.cards) == RING]
        assert len(whole) == 1


def test_every_single_card_that_fits_is_listed_as_lay_off(size: Size) -> None:
    """Every listed lay-off of several cards begins with a joker and a natural card."""
    for number in range(size(1_500, 300_000)):
        rng = dice(number)
        rules = rng.choice(ALL_RULES)
        meld = arrange(dense(rng, 5), rules)
        if isinstance(meld, Flaw):
            continue
        held = Counter(dense_cards(rng)) + Counter(
            {Natural(rng.choice(RANKS), _suit(meld, rng)): 1}
        )
        listed = list(lay_offs(held, meld, rules))
        singles = {placed for placed in listed if len(placed) == 1}
        fitting = {
            (card,)
            for card in _placements(held, meld)
            if not isinstance(extend(meld, (card,), rules), Flaw)
        }
        assert fitting <= singles, (meld, held, rules)
        for placed in listed:
            if len(placed) > 1:
                assert isinstance(placed[0], JokerFor)
                assert isinstance(placed[1], Natural)


def _suit(meld: Meld, rng: Random) -> Suit:
    return rng.choice(SUITS) if isinstance(meld, Group) else meld.suit


def _placements(held: Counter[Card], meld: Meld) -> Iterator[Placed]:
    """Yield each held card as placed on `meld`, fitting or not. A joker in a run takes any rank."""
    for card in held:
        if card is not JOKER:
            yield card
        elif isinstance(meld, Group):
            yield JOKER
        else:
            yield from (JokerFor(Natural(rank, meld.suit)) for rank in RANKS)


def test_swaps_list_every_held_card_that_a_joker_stands_for(size: Size) -> None:
    """No other card is listed."""
    for number in range(size(1_500, 300_000)):
        rng = dice(number)
        rules = rng.choice(ALL_RULES)
        meld = arrange(dense(rng, 5), rules)
        if isinstance(meld, Flaw) or JOKER not in meld.cards:
            continue
        held = Counter(dense_cards(rng)) + Counter(rng.sample(_faces(meld), 2))
        naturals = [card for card in held if isinstance(card, Natural)]
        expected = {card for card in naturals if exchange(meld, card) is not None}
        assert set(swaps(held, meld)) == expected, (meld, held)


def _faces(meld: Meld) -> list[Card]:
    if isinstance(meld, Group):
        return [Natural(meld.rank, suit) for suit in SUITS]
    return list(meld.faces)
