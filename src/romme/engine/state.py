"""The state of one game: where every card lies, whose turn it is, which cards are known to all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NewType, TypeAlias

from romme.cards import JOKER, Card
from romme.melds import Meld, Points
from romme.rules.options import Mode
from romme.rules.ruleset import RuleSet

Seat = NewType("Seat", int)
"""A place at the table, from 1, clockwise."""

Cards: TypeAlias = tuple[Card, ...]


class Phase(Enum):
    """The action that the game is waiting for."""

    CUT = "cut"
    DRAW = "draw"
    SHUFFLE = "shuffle"
    """The stock is used up, and the open pile must be shuffled before the draw continues."""
    PLAY = "play"
    OVER = "over"


class Pile(Enum):
    """The two piles that a card can be drawn from."""

    STOCK = "stock"
    OPEN = "open"


class Ending(Enum):
    """How a game ended."""

    ROMME = "romme"
    HAND = "hand"
    HAND_LAID_OFF = "hand_laid_off"
    SUPER = "super"
    STOCK_USED_UP = "stock_used_up"
    BLOCKED = "blocked"
    VOID = "void"


class Correction(Enum):
    """How a referee corrects a wrong number of cards in one turn (T3, V4.6)."""

    SKIP_DRAW = "skip_draw"
    SKIP_DISCARD = "skip_discard"


@dataclass(frozen=True, slots=True)
class Drawn:
    """The card drawn in this turn and where it came from."""

    pile: Pile
    card: Card
    in_hand: bool
    """False for a taken open card that must be used: it lies on the table (T4d)."""


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table, and the player who laid it."""

    owner: Seat
    meld: Meld


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game. Each tuple has an entry for every seat."""

    ending: Ending
    winner: Seat | None
    card_points: tuple[Points, ...]
    scores: tuple[int | None, ...]
    """None for a seat that sat out, and for every seat in a void game."""


@dataclass(frozen=True)  # not slotted: see romme.engine.change
class State:
    """Everything about one game, hidden cards included. `View` is the part that a seat may see."""

    rules: RuleSet
    mode: Mode
    seats: int
    dealer: Seat
    playing: tuple[Seat, ...]
    """The seats that play this game, clockwise from the dealer's left."""
    pack: Cards
    """All cards of the game, sorted. A position that was set up may lack cards of the pack."""
    phase: Phase
    turn: Seat
    hands: tuple[Cards, ...]
    """By seat, each sorted; a hand is a multiset, because twin cards are equal."""
    stock: Cards
    """Top card first."""
    open_pile: Cards
    """Bottom card first, top card last."""
    table: tuple[TableMeld, ...] = ()
    opened: frozenset[Seat] = frozenset()
    drawn: Drawn | None = None
    taken: Card | None = None
    """The open card taken in this turn, lying on the table and not yet used (T4d)."""
    pending: int = 0
    """Jokers swapped out in this turn and not yet placed (T9)."""
    correction: Correction | None = None
    turnings: int = 0
    """Number of times that the open pile was turned over since a card was last laid (K16)."""
    idle: int = 0
    """Consecutive draws from the open pile since a card was last laid or drawn from the stock."""
    known: tuple[Cards, ...] = ()
    """By seat, the cards in hand that all players saw enter it."""
    stock_known: bool = False
    """Whether the stock's order is public, because the open pile was turned over (K12)."""
    outcome: Outcome | None = None

    @property
    def holding(self) -> Holding:
        """The cards that the player to move can lay."""
        return Holding(self.hand(self.turn), self.taken, self.pending)

    def hand(self, seat: Seat) -> Cards:
        """Return the cards that a seat holds."""
        return self.hands[seat - 1]

    def next_seat(self, seat: Seat) -> Seat:
        """Return the seat whose turn comes after this one."""
        return self.playing[(self.playing.index(seat) + 1) % len(self.playing)]


def playing_seats(rules: RuleSet, seats: int, dealer: Seat) -> tuple[Seat, ...]:
    """Return the seats that play in a game, clockwise from the dealer's left (K7, T2, V1.2).

    >>> from romme.rules import find_preset
    >>> playing_seats(find_preset("turnier").rules, 4, Seat(2))
    (3, 4, 1)
    """
    last = 0 if rules.sits_out(seats) else 1
    return tuple(Seat((dealer - 1 + step) % seats + 1) for step in range(1, seats + last))


def without(cards: Iterable[Card], gone: Iterable[Card]) -> Cards:
    """Return a multiset of cards with some removed. Raise `ValueError` if one is missing.

    >>> from romme.cards import parse_card
    >>> seven = parse_card("7C")
    >>> without((seven, seven), [seven])
    (parse_card('7C'),)
    """
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


@dataclass(frozen=True, slots=True)
class Holding:
    """The cards that a player can lay: the hand, a taken open card and swapped-out jokers."""

    hand: Cards
    taken: Card | None
    pending: int

    @property
    def cards(self) -> Cards:
        """All cards of the holding, as one multiset."""
        taken = () if self.taken is None else (self.taken,)
        return (*self.hand, *taken, *(JOKER,) * self.pending)

    def spend(self, cards: Iterable[Card]) -> Holding | None:
        """Return the holding without these cards, or None if it lacks one of them.

        Cards that must be used go first: a player who holds a card equal to the taken one uses
        the taken one (T4d).
        """
        hand, taken, pending = list(self.hand), self.taken, self.pending
        for card in cards:
            if card is JOKER and pending:
                pending -= 1
            elif card is taken:
                taken = None
            elif card in hand:
                hand.remove(card)
            else:
                return None
        return Holding(tuple(hand), taken, pending)


def with_meld(table: tuple[TableMeld, ...], number: int, meld: Meld) -> tuple[TableMeld, ...]:
    """Return the table with meld `number`, counted from 1, replaced. The owner stays the same."""
    lying = TableMeld(table[number - 1].owner, meld)
    return (*table[: number - 1], lying, *table[number:])


def with_hand(hands: tuple[Cards, ...], seat: Seat, hand: Cards) -> tuple[Cards, ...]:
    """Return the hands of all seats, with that of one seat replaced."""
    return (*hands[: seat - 1], hand, *hands[seat:])
