"""Random hands and tables full of melds: few ranks, few suits, many duplicates.

Random deals rarely contain more than one or two melds. Here almost every card fits several. Cards
are strings, as everywhere in the oracle.

>>> from random import Random
>>> dense_hand(Random(5), size=8, jokers=2, packs=2)
('2C', '2S', 'KS', '2H', 'QH', '2D', '*', '*')
"""

from collections.abc import Iterable, Sequence
from random import Random

from tests.support.oracle.judge import RANKS, SUITS, Reading
from tests.support.oracle.layouts import (
    FACES,
    JOKER,
    Cards,
    Rules,
    cards_used,
    in_order,
    melds_from,
)


def dense_faces(rng: Random) -> list[str]:
    """Return the faces of random adjacent ranks in one to four suits. Aces may follow kings."""
    first = rng.choice((rng.randrange(len(RANKS)), *range(-3, 1)))
    width = rng.choice((1, 2, 3, 3, 4, 4, 5, 6, 7, 8))
    suits = rng.sample(SUITS, rng.choice((1, 1, 2, 2, 3, 4)))
    ranks = [RANKS[(first + step) % len(RANKS)] for step in range(width)]
    return [rank + suit for suit in suits for rank in ranks]


def dense_hand(
    rng: Random, *, size: int, jokers: int, packs: int, faces: Iterable[str] | None = None
) -> Cards:
    """Return a random hand of `size` cards with `jokers` jokers.

    The natural cards are mostly from `faces`, by default from `dense_faces`. No card
    occurs more often than there are packs.
    """
    dense = list(faces) if faces is not None else dense_faces(rng)
    naturals: list[str] = []
    while len(naturals) < size - jokers:
        card = rng.choice(dense)
        if naturals.count(card) < packs:
            naturals.append(card)
        else:
            # the chosen ranks may not have enough cards
            dense.append(rng.choice(FACES))
    return in_order((*naturals, *(JOKER,) * min(jokers, size)))


def dense_table(
    rng: Random, hand: Cards, rules: Rules, *, melds: int, jokers: int
) -> tuple[tuple[str, ...], ...]:
    """Return up to ``melds`` melds of ranks and suits near those in the hand.

    They contain up to ``jokers`` jokers. Hand and table together fit in the pack.
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
        meld = _random_meld(rng, possible)
        table.append(meld.cards)
        used.extend(cards_used(meld.cards))
        free -= cards_used(meld.cards).count(JOKER)
    return tuple(table)


def _random_meld(rng: Random, melds: Sequence[Reading]) -> Reading:
    """Return one of the melds at random, with all lengths of melds about equally likely."""
    longest = max(len(meld.cards) for meld in melds)
    length = rng.randint(3, longest)
    return rng.choice([meld for meld in melds if len(meld.cards) == length] or list(melds))
