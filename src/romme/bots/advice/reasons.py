"""Reasons as data: a code, its facts, and whether it is for or against the move.

A reason is a fact about what the player can see: how many cards would help, how many points a card
counts, where it fits. A reason never guesses what others hold or will do.
`romme.bots.advice.wording` turns reasons into sentences.
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
    """Whether a reason is for or against a move."""

    FOR = "for"
    AGAINST = "against"
    NEITHER = "neither"


class Why(Enum):
    """The kind of a reason. The description of each kind ends with its facts in brackets.

    The value is the key of its message.
    """

    ONLY_MOVE = "only-move"
    """The rules allow nothing else."""
    CLOSE = "close"
    """The move is statistically tied with the best one or, if it is the best, with the next."""

    # the draw; about the open card, whichever pile is chosen
    TAKE_FINISHES = "take-finishes"
    """The player can finish the game with the open card in this turn (card, ending)."""
    TAKE_OPENS = "take-opens"
    """The player can open with the open card now (card, points)."""
    TAKE_MELDS = "take-melds"
    """The open card forms a meld with cards in hand, or extends a meld in hand (card, meld)."""
    TAKE_LAYS_OFF = "take-lays-off"
    """The open card can be laid off in this turn (card, meld)."""
    TAKE_SWAPS = "take-swaps"
    """The open card can be swapped for a joker, which can be laid again (card, meld)."""
    TAKE_OUTS = "take-outs"
    """The open card increases the number of cards that would help (card, outs, before)."""
    TAKE_USELESS = "take-useless"
    """The open card forms no meld with the hand and fits no meld on the table (card)."""
    TAKE_NO_OPENING = "take-no-opening"
    """The open card would have to be used to open, but no opening contains it (card, need)."""
    TAKE_SHOWS = "take-shows"
    """All other players see which card is taken (card)."""
    STOCK_KNOWN = "stock-known"
    """Everybody knows the next card of the stock (card)."""
    BLOCKS = "blocks"
    """Turning the pile over once more blocks the game, and nobody wins."""

    # melds and lay-offs
    FINISHES = "finishes"
    """The move finishes the game (ending)."""
    COULD_FINISH = "could-finish"
    """The player could finish in this turn but does not (ending)."""
    OPENS = "opens"
    """The player opens with the melds laid in this turn (points)."""
    MELDS = "melds"
    """The player lays melds after opening, or where no opening is needed (melds, points)."""
    LAYS_OFF = "lays-off"
    """The player lays cards off onto earlier melds (cards, number)."""
    SWAPS = "swaps"
    """The player swaps a card for a joker on the table (card, meld)."""
    COULD_OPEN = "could-open"
    """The player melds nothing although the hand has melds that would open (points)."""
    COULD_MELD = "could-meld"
    """The player melds nothing although the hand has melds (points)."""
    MISSING = "missing"
    """The whole hand could be laid at once if a few cards were exchanged (missing)."""
    GIVES_BACK = "gives-back"
    """The player returns the open card, which ends the turn (card)."""
    OPENING_FAILS = "opening-fails"
    """The opening fails, which has a consequence at a strict table."""

    # the rest of the hand
    OUTS = "outs"
    """Number of unseen cards that would leave fewer points in hand (outs, of)."""
    FEWER_OUTS = "fewer-outs"
    """Fewer unseen cards would help than after the best move (outs, best)."""
    LEAVES = "leaves"
    """Card points that stay in hand (points)."""
    LEAVES_MORE = "leaves-more"
    """Card points that stay in hand beyond those of the best move (points)."""

    # the discard
    DEAREST = "dearest"
    """Of the cards that no meld in hand needs, none counts more than this one (card, points)."""
    BREAKS = "breaks"
    """The melds in hand need the card (card)."""
    SAFE = "safe"
    """The discard fits no meld on the table, and the other players can form none with it (card)."""
    NEEDS_JOKER = "needs-joker"
    """The discard fits no meld on the table; other players need a joker to form one (card)."""
    NEXT_LAYS_OFF = "next-lays-off"
    """The next player could lay the discard off (seat, card, meld)."""
    NEXT_SWAPS = "next-swaps"
    """The next player could swap the discard for a joker (seat, card, meld)."""
    NEXT_COLLECTS = "next-collects"
    """The next player was seen to take cards that go with the discard (seat, card, cards)."""
    WITHHOLDS = "withholds"
    """The player keeps a card that goes with cards the next player took (seat, card, cards)."""

    # the state of the game
    FEW_CARDS = "few-cards"
    """Another player has few cards left (seat, number)."""
    STOCK_LOW = "stock-low"
    """The stock is nearly used up, and the game ends with it (number of cards left)."""
    LAST_TURN = "last-turn"
    """The last card of the stock is drawn in this turn, so the game ends with it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact for or against a move, or a neutral remark about it."""

    why: Why
    side: Side
    facts: Mapping[str, Fact] = field(default_factory=dict)


def speaks_for(why: Why, **facts: Fact) -> Reason:
    """Return a reason for a move."""
    return Reason(why, Side.FOR, facts)


def speaks_against(why: Why, **facts: Fact) -> Reason:
    """Return a reason against a move."""
    return Reason(why, Side.AGAINST, facts)


def remark(why: Why, **facts: Fact) -> Reason:
    """Return a neutral remark about a move."""
    return Reason(why, Side.NEITHER, facts)


def against(reason: Reason) -> Reason:
    """Return the same reason with `Side.AGAINST`, for use against another move."""
    return replace(reason, side=Side.AGAINST)
