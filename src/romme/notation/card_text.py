"""The notation of cards in game files: ``7C``, ``*``, ``*8H`` for a joker standing for a card."""

from __future__ import annotations

from collections.abc import Iterable

from romme.cards import Card, Natural, parse_card
from romme.melds import JokerFor, Placed


class BadText(ValueError):  # noqa: N818 - named for what is wrong
    """Raised for a string that is not a card or a move. `key` is the id of the error message."""

    def __init__(self, key: str, text: str) -> None:
        """Store the message id and the invalid string."""
        self.key = key
        self.text = text
        super().__init__(f"{key}: {text!r}")


def parse_cards(text: str) -> tuple[Card, ...]:
    """Parse cards separated by spaces. Raise `BadText` if a word is not a card.

    >>> parse_cards("7C *")
    (parse_card('7C'), parse_card('*'))
    """
    return tuple(card_of(word) for word in text.split())


def parse_placed(text: str) -> tuple[Placed, ...]:
    """Parse laid cards, in which a joker may name the card that it stands for.

    Raise `BadText` if a word is not such a card.

    >>> [str(card) for card in parse_placed("7C *8C *")]
    ['7C', '*8C', '*']
    """
    return tuple(placed_of(word) for word in text.split())


def write_cards(cards: Iterable[Placed]) -> str:
    """Return the text of some cards, separated by spaces."""
    return " ".join(map(str, cards))


def card_of(word: str) -> Card:
    """Parse a card. Raise `BadText` if the word is not a card."""
    try:
        return parse_card(word)
    except ValueError:
        raise BadText("bad-card", word) from None


def natural_of(word: str) -> Natural:
    """Parse a natural card. Raise `BadText` if the word is anything else."""
    card = card_of(word)
    if not isinstance(card, Natural):
        raise BadText("bad-natural", word)
    return card


def placed_of(word: str) -> Placed:
    """Parse a laid card, such as ``*8H``. Raise `BadText` if the word is not such a card."""
    return JokerFor(natural_of(word[1:])) if word.startswith("*") and word != "*" else card_of(word)
