"""Reasons as data: a code, the facts that belong to it, and which way it speaks.

A reason is a fact about what the player can see: how many cards would help, what a card counts,
where it fits. What others hold or will do is not known and never said; sentences are made by
`romme.bots.advice.wording`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TypeAlias

from romme.cards import Card
from romme.engine.state import Cards, Ending
from romme.melds import Meld

Fact: TypeAlias = int | Card | Meld | Cards | Ending
"""A number, a seat, a card, a meld, some cards, or a way to finish."""


class Side(Enum):
    """Which way a reason speaks."""

    FOR = "for"
    AGAINST = "against"
    NEITHER = "neither"


class Why(Enum):
    """What there is to say about a move; in brackets, the facts that come with it.

    The value is the key of its message.
    """

    ONLY_MOVE = "only-move"
    """The rules allow nothing else."""
    CLOSE = "close"
    """It cannot be told from the best move, or the best not from the next."""

    # the draw: about the open card, whichever pile is drawn from
    TAKE_FINISHES = "take-finishes"
    """With it the game can be finished in this turn (card, ending)."""
    TAKE_OPENS = "take-opens"
    """It can be part of an opening now (card, points)."""
    TAKE_MELDS = "take-melds"
    """It makes a meld with cards in hand, or fits one there (card, meld)."""
    TAKE_LAYS_OFF = "take-lays-off"
    """It can be laid off in this turn (card, meld)."""
    TAKE_SWAPS = "take-swaps"
    """It can be swapped for a joker, which can be laid again (card, meld)."""
    TAKE_OUTS = "take-outs"
    """With it in hand more cards would help (card, outs, before)."""
    TAKE_USELESS = "take-useless"
    """It makes no meld with the cards in hand and fits none on the table (card)."""
    TAKE_NO_OPENING = "take-no-opening"
    """It would have to be part of an opening, and there is none with it (card, need)."""
    TAKE_SHOWS = "take-shows"
    """Everybody sees it go into the hand (card)."""
    STOCK_KNOWN = "stock-known"
    """Everybody knows the card that comes from the stock (card)."""
    BLOCKS = "blocks"
    """The pile would be turned over once too often: the game ends, and nobody wins."""

    # what is laid
    FINISHES = "finishes"
    """The game is finished (ending)."""
    COULD_FINISH = "could-finish"
    """The game could be finished in this turn, and is not (ending)."""
    OPENS = "opens"
    """The own melds open (points)."""
    MELDS = "melds"
    """So many melds are laid, after the opening or where none is needed (melds, points)."""
    LAYS_OFF = "lays-off"
    """Cards are laid off onto melds that lay there (cards, number)."""
    SWAPS = "swaps"
    """A card takes a joker's place (card, meld)."""
    COULD_OPEN = "could-open"
    """Nothing is melded, although it would do to open (points)."""
    COULD_MELD = "could-meld"
    """Nothing is melded, although there are melds in hand (points)."""
    MISSING = "missing"
    """So many cards are missing to lay the whole hand at once (missing)."""
    GIVES_BACK = "gives-back"
    """The open card goes back, and the turn is over (card)."""
    OPENING_FAILS = "opening-fails"
    """What is laid does not open, which at a strict table has its consequence."""

    # what stays in hand
    OUTS = "outs"
    """With so many of the cards that may still come less would be left in hand (outs, of)."""
    FEWER_OUTS = "fewer-outs"
    """Fewer cards would help than after the best move (outs, best)."""
    LEAVES = "leaves"
    """What stays in hand counts so much (points)."""
    LEAVES_MORE = "leaves-more"
    """That is so much more than after the best move (points)."""

    # the discard
    DEAREST = "dearest"
    """No meld in hand needs it, and no other such card counts more (card, points)."""
    BREAKS = "breaks"
    """The melds in hand need it (card)."""
    SAFE = "safe"
    """It fits no meld on the table, and the others can make none with it (card)."""
    NEEDS_JOKER = "needs-joker"
    """It fits no meld on the table, and the others can make one only with a joker (card)."""
    NEXT_LAYS_OFF = "next-lays-off"
    """The next player could lay it off (seat, card, meld)."""
    NEXT_SWAPS = "next-swaps"
    """The next player could swap it for a joker (seat, card, meld)."""
    NEXT_COLLECTS = "next-collects"
    """The next player was seen to take cards that go with it (seat, card, cards)."""
    WITHHOLDS = "withholds"
    """A card stays in hand that goes with what the next player was seen to take (the same)."""

    # how the game stands
    FEW_CARDS = "few-cards"
    """Somebody has only so many cards left (seat, number)."""
    STOCK_LOW = "stock-low"
    """Only so many cards are left in the stock; then the game ends (number)."""
    LAST_TURN = "last-turn"
    """The last card of the stock is drawn: the game ends with this turn."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something true that speaks for a move, or against it."""

    why: Why
    side: Side
    facts: Mapping[str, Fact] = field(default_factory=dict)


def speaks_for(why: Why, **facts: Fact) -> Reason:
    """A reason for a move."""
    return Reason(why, Side.FOR, facts)


def speaks_against(why: Why, **facts: Fact) -> Reason:
    """A reason against a move."""
    return Reason(why, Side.AGAINST, facts)


def be_it_said(why: Why, **facts: Fact) -> Reason:
    """Something to know about a move."""
    return Reason(why, Side.NEITHER, facts)


def against(reason: Reason) -> Reason:
    """The same, speaking against another move."""
    return replace(reason, side=Side.AGAINST)
