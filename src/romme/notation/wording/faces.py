"""Texts for cards and melds: the symbol of the suit, then the letter on the card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romme.cards import Joker, Natural, Suit
from romme.locales import Words
from romme.melds import JokerFor, Meld, Placed

SIGNS: Final = {Suit.CLUBS: "♣", Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦"}


def card_text(words: Words, card: Placed) -> str:
    """Return the text for a card.

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
    """Return the texts for cards in the given order, or "none" in the user's language."""
    return " ".join(card_text(words, card) for card in cards) or words.say("cards-none")


def meld_text(words: Words, meld: Meld) -> str:
    """Return the text for a meld; in a run, a joker names its card.

    >>> from romme.cards import JOKER, Rank, parse_card
    >>> from romme.locales import words
    >>> from romme.melds import Run
    >>> run = Run(Suit.HEARTS, Rank.SEVEN, (parse_card("7H"), JOKER, parse_card("9H")))
    >>> meld_text(words("lb"), run)
    '♥7 Joker (♥8) ♥9'
    """
    return cards_text(words, meld.placed)
