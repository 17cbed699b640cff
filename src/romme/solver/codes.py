"""Cards, melds and moves as machine integers, and back.

The fast parts of the package know no objects. A card is its `order`: 0 to 51 for the naturals, suit
by suit, and 52 for the joker. A meld and a move are one integer each:

    meld   run  low 0-3 | length 4-7 | places of jokers 8-20 | suit 21-22
           set  rank 0-3 | suits of naturals 4-7 | jokers 8-10 | SET
    move   kind from bit 24 on | what it needs below, see each kind

Ranks count from 0, the ace; suits as in `romme.cards.SUITS`.
"""

from __future__ import annotations

from typing import Final

from romme.cards import JOKER, NATURALS, RANKS, SUITS, Card, Natural
from romme.melds import RING, Group, Meld, Run

JOKER_NUMBER: Final = JOKER.order
SCALE: Final = 1 << 15
"""What the kernel multiplies its first aim with."""

# --- melds ---------------------------------------------------------------------------------------

LENGTH_SHIFT: Final = 4
PLACES_SHIFT: Final = 8
SUIT_SHIFT: Final = 21
SUITS_SHIFT: Final = 4
JOKERS_SHIFT: Final = 8
SET: Final = 1 << 23

LOW_MASK: Final = 15
LENGTH_MASK: Final = 15
PLACES_MASK: Final = (1 << RING) - 1
SUIT_MASK: Final = 3
SUITS_MASK: Final = 15
JOKERS_MASK: Final = 7

# --- moves ---------------------------------------------------------------------------------------

KIND_SHIFT: Final = 24
MELD: Final = 0 << KIND_SHIFT
"""Lay a meld: the meld."""
LAY_OFF: Final = 1 << KIND_SHIFT
"""Lay off: the meld's place on the table | face | AS_JOKER | PAIR | face beyond.

The face is that of the card, or the one that the joker stands for; in a set a joker is 52.
"""
SWAP: Final = 2 << KIND_SHIFT
"""Swap a joker: the meld's place on the table | the natural card."""
DISCARD: Final = 3 << KIND_SHIFT
"""End the turn: the card."""
GIVE_BACK: Final = 4 << KIND_SHIFT
PASS: Final = 5 << KIND_SHIFT
LAID_OUT: Final = 6 << KIND_SHIFT
"""The last card is laid, and nothing is discarded."""
DRAW: Final = 7 << KIND_SHIFT
"""Begin the turn: STOCK or OPEN."""
SHUFFLED: Final = 8 << KIND_SHIFT
"""A card of the stock made anew, from the top: only in the log of a game."""

STOCK: Final = 0
OPEN: Final = 1

ONTO_MASK: Final = 63
"""Where the meld lies, counted from 0."""
FACE_SHIFT: Final = 6
FACE_MASK: Final = 63
AS_JOKER: Final = 1 << 12
"""It is a joker that is laid for the face."""
PAIR: Final = 1 << 13
"""The joker comes with the card beyond it."""
BEYOND_SHIFT: Final = 14
CARD_MASK: Final = 63

# --- where a game stands -------------------------------------------------------------------------

NOTHING: Final = -1
"""No card, nobody."""

DRAWING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

ROMME: Final = 1
HAND: Final = 2
HAND_LAID_OFF: Final = 3
SUPER: Final = 4
STOCK_USED_UP: Final = 5
BLOCKED: Final = 6
CUT_OFF: Final = 7
"""Not an ending that the rules know: a game given up after too many turns, scored as blocked."""


def card_of(number: int) -> Card:
    """The card with this number.

    >>> card_of(0), card_of(52)
    (parse_card('AC'), parse_card('*'))
    """
    return JOKER if number == JOKER_NUMBER else NATURALS[number]


def pack_meld(meld: Meld) -> int:
    """Write a meld as one integer.

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


def unpack_meld(code: int) -> Meld:
    """Read a meld from its integer.

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
