"""Convert cards and melds to machine integers and back.

The fast modules work without objects. A card is its `order`: 0 to 51 for the naturals, suit
by suit, and 52 for the joker. A meld is one integer:

    run  low 0-3 | length 4-7 | places of jokers 8-20 | suit 21-22
    set  rank 0-3 | suits of naturals 4-7 | jokers 8-10 | SET

Ranks count from 0, the ace; suits as in `romme.cards.SUITS`.
"""

from __future__ import annotations

from typing import Final

from romme.cards import JOKER, NATURALS, RANKS, SUITS, Card, Natural
from romme.melds import RING as _RING
from romme.melds import SMALLEST_MELD, Group, Meld, Run

JOKER_NUMBER: Final = JOKER.order
FACES: Final = JOKER_NUMBER + 1
RING: Final = _RING
RANKS_MASK: Final = (1 << RING) - 1
"""Mask of the bits for ranks held at least once. The bits above are for ranks held twice."""
SMALLEST: Final = SMALLEST_MELD
SCALE: Final = 1 << 15
"""Factor of the first criterion in the kernel's values, see `romme.solver.meld_tables.SECOND`."""
SET_CHOICES: Final = 61
"""Slots for all sets of one rank: 15 choices of suits with up to 3 jokers, and an end marker."""

LENGTH_SHIFT: Final = 4
PLACES_SHIFT: Final = 8
SUIT_SHIFT: Final = 21
SUITS_SHIFT: Final = 4
JOKERS_SHIFT: Final = 8
SET: Final = 1 << 23
ONE_JOKER: Final = 1 << JOKERS_SHIFT
"""Added to the code of a set for each joker."""

LOW_MASK: Final = 15
LENGTH_MASK: Final = 15
PLACES_MASK: Final = (1 << RING) - 1
SUIT_MASK: Final = 3
SUITS_MASK: Final = 15
JOKERS_MASK: Final = 7


def card_of(number: int) -> Card:
    """Return the card with this number.

    >>> card_of(0), card_of(52)
    (parse_card('AC'), parse_card('*'))
    """
    return JOKER if number == JOKER_NUMBER else NATURALS[number]


def pack_meld(meld: Meld) -> int:
    """Encode a meld as one integer.

    >>> from romme.cards import Rank, Suit, parse_card
    >>> run = Run(Suit.SPADES, Rank.KING, (parse_card("KS"), JOKER, parse_card("2S")))
    >>> unpack_meld(pack_meld(run)) == run
    True
    """
    match meld:
        case Run(suit, low, cards):
            places = sum(1 << place for place, card in enumerate(cards) if card is JOKER)
            return (
                (low - 1)
                | len(cards) << LENGTH_SHIFT
                | places << PLACES_SHIFT
                | SUITS.index(suit) << SUIT_SHIFT
            )
        case Group(rank, cards):
            naturals = [card for card in cards if isinstance(card, Natural)]
            suits = sum(1 << SUITS.index(card.suit) for card in naturals)
            jokers = len(cards) - len(naturals)
            return SET | (rank - 1) | suits << SUITS_SHIFT | jokers << JOKERS_SHIFT


def size_of(code: int) -> int:
    """Return the number of cards in a packed meld.

    >>> size_of(SET | 6 | 0b1001 << SUITS_SHIFT | 1 << JOKERS_SHIFT)
    3
    """
    if code & SET:
        return (code >> SUITS_SHIFT & SUITS_MASK).bit_count() + (code >> JOKERS_SHIFT & JOKERS_MASK)
    return code >> LENGTH_SHIFT & LENGTH_MASK


def unpack_meld(code: int) -> Meld:
    """Decode a meld from its integer.

    >>> str(unpack_meld(SET | 6 | 0b1001 << SUITS_SHIFT | 1 << JOKERS_SHIFT))
    '7C 7D *'
    """
    low = code & LOW_MASK
    if code & SET:
        suits = code >> SUITS_SHIFT & SUITS_MASK
        naturals = [Natural(RANKS[low], suit) for i, suit in enumerate(SUITS) if suits >> i & 1]
        jokers = code >> JOKERS_SHIFT & JOKERS_MASK
        return Group(RANKS[low], (*naturals, *(JOKER,) * jokers))
    suit = SUITS[code >> SUIT_SHIFT & SUIT_MASK]
    length = code >> LENGTH_SHIFT & LENGTH_MASK
    places = code >> PLACES_SHIFT & PLACES_MASK
    faces = (Natural(RANKS[(low + place) % RING], suit) for place in range(length))
    cards = (JOKER if places >> place & 1 else face for place, face in enumerate(faces))
    return Run(suit, RANKS[low], tuple(cards))
