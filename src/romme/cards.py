"""Cards: the thirteen ranks, the four suits, and the joker.

A card has no identity beyond its face: the two sevens of clubs in a double pack are equal
(`docs/adr/0003`). Each face exists once in memory, so cards compare by identity and are cheap to
hash, sort and count.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, IntEnum
from operator import attrgetter
from typing import Final, NoReturn, TypeAlias, final


class Suit(Enum):
    """The four suits in the order in which the rule documents name them (V2.1)."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"

    __hash__ = object.__hash__
    """`Enum.__hash__` is slow, and members are singletons."""

    def __str__(self) -> str:
        return self.value


class Rank(IntEnum):
    """The thirteen ranks from the ace up to the king; the number is the position in a run (K2)."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    def __str__(self) -> str:
        return "A23456789TJQK"[self - 1]


SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)


@final
class Natural:
    """A card with a rank and a suit.

    >>> Natural(Rank.SEVEN, Suit.CLUBS) is parse_card("7C")
    True
    """

    __slots__ = ("_text", "order", "rank", "suit")
    __match_args__ = ("rank", "suit")

    rank: Rank
    suit: Suit
    order: int
    _text: str
    """Cached, because a server writes the same few cards thousands of times a second."""

    def __new__(cls, rank: Rank, suit: Suit) -> Natural:
        """Return the only instance of this face."""
        return _NATURALS[suit, rank]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        msg = f"cards are immutable: {name}"
        raise AttributeError(msg)

    def __lt__(self, other: Card) -> bool:
        return self.order < other.order

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"parse_card({str(self)!r})"

    def __reduce__(self) -> tuple[type[Natural], tuple[Rank, Suit]]:
        return Natural, (self.rank, self.suit)


@final
class Joker:
    """The card that can stand for any other. All jokers are identical."""

    __slots__ = ("order",)

    order: int

    def __new__(cls) -> Joker:
        """Return the only instance."""
        return JOKER

    def __setattr__(self, name: str, value: object) -> NoReturn:
        msg = f"cards are immutable: {name}"
        raise AttributeError(msg)

    def __lt__(self, other: Card) -> bool:
        return self.order < other.order

    def __str__(self) -> str:
        return "*"

    def __repr__(self) -> str:
        return "parse_card('*')"

    def __reduce__(self) -> tuple[type[Joker], tuple[()]]:
        return Joker, ()


Card: TypeAlias = Natural | Joker


def _natural(rank: Rank, suit: Suit) -> Natural:
    card = object.__new__(Natural)
    object.__setattr__(card, "rank", rank)
    object.__setattr__(card, "suit", suit)
    object.__setattr__(card, "order", SUITS.index(suit) * len(RANKS) + rank - 1)
    object.__setattr__(card, "_text", f"{rank}{suit}")
    return card


def _joker() -> Joker:
    card = object.__new__(Joker)
    object.__setattr__(card, "order", len(SUITS) * len(RANKS))
    return card


_NATURALS: Final = {(suit, rank): _natural(rank, suit) for suit in SUITS for rank in RANKS}
JOKER: Final = _joker()
NATURALS: Final[tuple[Natural, ...]] = tuple(_NATURALS.values())
_CARDS: Final[tuple[Card, ...]] = (*NATURALS, JOKER)
_BY_TEXT: Final = {str(card): card for card in _CARDS}


def parse_card(text: str) -> Card:
    """Read a card such as ``7C``, ``TH`` or ``*``.

    >>> parse_card("TH").rank
    <Rank.TEN: 10>
    >>> parse_card("1H")
    Traceback (most recent call last):
    ...
    ValueError: '1H' is not a card
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        msg = f"{text!r} is not a card"
        raise ValueError(msg) from None


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards by suit and rank, jokers last.

    >>> in_order(map(parse_card, ("*", "2D", "AC")))
    (parse_card('AC'), parse_card('2D'), parse_card('*'))
    """
    return tuple(sorted(cards, key=attrgetter("order")))


def pack(packs: int, jokers: int) -> tuple[Card, ...]:
    """Return all cards of a game, sorted.

    >>> len(pack(1, 0)), len(pack(2, 6))
    (52, 110)
    """
    return (*in_order(NATURALS * packs), *(JOKER,) * jokers)
