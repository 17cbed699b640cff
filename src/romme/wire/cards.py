"""Cards and melds in JSON: short strings in game file notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from romme.cards import JOKER, Card, Natural, parse_card
from romme.melds import Group, JokerFor, Meld, Placed, Run
from romme.rules import find_preset
from romme.rules.ruleset import RuleSet

_JOKER: Final = "*"


def write_all(cards: Iterable[Placed]) -> list[str]:
    """Return each card as a string in game file notation.

    >>> write_all(read_cards(["7C", "*"]))
    ['7C', '*']
    """
    return [str(card) for card in cards]


def read_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Parse cards. Raise `ValueError` if a string is not a card."""
    return tuple(map(parse_card, texts))


def read_natural(text: str) -> Natural:
    """Parse a natural card. Raise `ValueError` for a joker."""
    card = parse_card(text)
    if not isinstance(card, Natural):
        raise ValueError(f"{text!r} is not a natural card")  # noqa: TRY004 - a wrong text
    return card


def read_placed(texts: Iterable[str]) -> tuple[Placed, ...]:
    """Parse cards as they are laid. A joker may name the card it stands for, as in ``*8H``."""
    return tuple(map(_placed, texts))


def _placed(text: str) -> Placed:
    if text.startswith(_JOKER) and text != _JOKER:
        return JokerFor(read_natural(text[1:]))
    return parse_card(text)


def read_meld(texts: Iterable[str]) -> Meld:
    """Parse a meld. Jokers name the cards they stand for in a run, but not in a set.

    >>> str(read_meld(["4C", "*5C", "6C"])), type(read_meld(["7C", "7H", "*"])).__name__
    ('4C *5C 6C', 'Group')
    """
    placed = read_placed(texts)
    faces = [card.card if isinstance(card, JokerFor) else card for card in placed]
    cards = tuple(JOKER if isinstance(card, JokerFor) else card for card in placed)
    naturals = [card for card in cards if isinstance(card, Natural)]
    named = any(isinstance(card, JokerFor) for card in placed)
    if not named and len({card.rank for card in naturals}) == 1:
        return Group(naturals[0].rank, cards)
    low = faces[0]
    if not isinstance(low, Natural):
        raise ValueError(f"{placed} is not a meld")  # noqa: TRY004 - a wrong text
    return Run(low.suit, low.rank, cards)


def chosen_rules(name: str, options: Mapping[str, object]) -> RuleSet:
    """Return a preset with some options changed. Raise `BadRules` if the options are invalid."""
    return find_preset(name).rules.with_options(options)
