"""Format cards and melds for display: the suit symbol, then the rank in the user's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romme.cards import Joker, Natural, Suit
from romme.locales import Words
from romme.melds import JokerFor, Meld, Placed

SIGNS: Final = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}


def card_text(words: Words, card: Placed) -> str:
    """Format a card for display.

    >>> from romme.cards import parse_card
    >>> from romme.locales import words
    >>> card_text(words("de"), parse_card("JH")), card_text(words("fr"), parse_card("TC"))
    ('♥B', '♣10')
    """
    match card:
        case Natural(rank, suit):
            return words.say("card", suit=SIGNS[suit], rank=str(rank))
        case Joker():
            return words.say("card-joker")
        case JokerFor(stands_for):
            return words.say("card-joker-for", card=card_text(words, stands_for))


def cards_text(words: Words, cards: Iterable[Placed]) -> str:
    """Format cards in the given order. Without cards, return the word for "none"."""
    return " ".join(card_text(words, card) for card in cards) or words.say("cards-none")


def meld_text(words: Words, meld: Meld) -> str:
    """Format a meld; a joker in a run is followed by the card that it stands for.

    >>> from romme.cards import JOKER, Rank, parse_card
    >>> from romme.locales import words
    >>> from romme.melds import Run
    >>> run = Run(Suit.HEARTS, Rank.SEVEN, (parse_card("7H"), JOKER, parse_card("9H")))
    >>> meld_text(words("lb"), run)
    '♥7 Joker (♥8) ♥9'
    """
    return cards_text(words, meld.placed)
