"""Hands and tables full of melds, drawn by a seeded `Random`: few ranks, few suits, many doubles.

Cards dealt by chance seldom hold more than one or two melds; here almost every card could lie in
several. Texts only, as everywhere in the oracle.

>>> from random import Random
>>> dense_hand(Random(5), size=8, jokers=2, packs=2)
('2C', '2S', 'KS', '2H', 'QH', '2D', '*', '*')
"""

from collections.abc import Iterable, Sequence
from random import Random

from tests.oracle.judge import RANKS, SUITS, Reading
from tests.oracle.layouts import FACES, JOKER, Cards, Rules, in_order, melds_from, spent


def dense_faces(rng: Random) -> list[str]:
    """Neighbouring ranks, also around the ace, in one to four suits."""
    first = rng.choice((rng.randrange(len(RANKS)), *range(-3, 1)))
    width = rng.choice((1, 2, 3, 3, 4, 4, 5, 6, 7, 8))
    suits = rng.sample(SUITS, rng.choice((1, 1, 2, 2, 3, 4)))
    ranks = [RANKS[(first + step) % len(RANKS)] for step in range(width)]
    return [rank + suit for suit in suits for rank in ranks]


def dense_hand(
    rng: Random, *, size: int, jokers: int, packs: int, faces: Iterable[str] | None = None
) -> Cards:
    """So many cards, so many of them jokers; none more often than the packs have it."""
    dense = list(faces) if faces is not None else dense_faces(rng)
    naturals: list[str] = []
    while len(naturals) < size - jokers:
        card = rng.choice(dense)
        if naturals.count(card) < packs:
            naturals.append(card)
        else:
            # the few ranks may not have cards enough
            dense.append(rng.choice(FACES))
    return in_order((*naturals, *(JOKER,) * min(jokers, size)))


def dense_table(
    rng: Random, hand: Cards, rules: Rules, *, melds: int, jokers: int
) -> tuple[tuple[str, ...], ...]:
    """Some melds of cards close to the hand's, so that hand and table are within the pack.

    The table has not more than ``melds`` melds and not more than ``jokers`` jokers.
    """
    near = [card for card in hand if card != JOKER] or list(FACES)
    table: list[tuple[str, ...]] = []
    used = list(hand)
    free = jokers
    for _ in range(melds):
        suit, rank = rng.choice(near)[1], rng.choice(near)[0]
        place = RANKS.index(rank) + rng.randint(-4, 4)
        stretch = [RANKS[(place + step) % len(RANKS)] + suit for step in range(rng.randint(3, 6))]
        row = [rank + suit for suit in SUITS]
        wanted = rng.choice((stretch, stretch, row))
        cards = [card for card in wanted if used.count(card) < rules.packs]
        possible = melds_from(in_order((*cards, *(JOKER,) * min(free, 3))), rules)
        if not possible:
            continue
        meld = _some(rng, possible)
        table.append(meld.cards)
        used.extend(spent(meld.cards))
        free -= spent(meld.cards).count(JOKER)
    return tuple(table)


def _some(rng: Random, melds: Sequence[Reading]) -> Reading:
    """A meld, a long one more often than there are long ones."""
    longest = max(len(meld.cards) for meld in melds)
    length = rng.randint(3, longest)
    return rng.choice([meld for meld in melds if len(meld.cards) == length] or list(melds))
