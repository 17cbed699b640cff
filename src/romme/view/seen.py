"""Events as one viewer sees them: hidden events are replaced by their visible part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.cards import Card
from romme.engine.events import (
    Began,
    CountCorrected,
    CutMade,
    Discarded,
    Drew,
    GameEnded,
    GaveBack,
    HandFilled,
    LaidDown,
    LaidOff,
    Opened,
    OpeningFailed,
    Passed,
    StockRanOut,
    Swapped,
    TurnCame,
    TurnedOver,
)
from romme.engine.state import Cards, Pile, Seat
from romme.view.knowledge import View


@dataclass(frozen=True, slots=True)
class PositionSeen:
    """A game was started from a given position."""

    view: View


@dataclass(frozen=True, slots=True)
class ShuffledUnseen:
    """A pack was shuffled. Its cards are public, but not their order."""

    pack: Cards


@dataclass(frozen=True, slots=True)
class DealtSeen:
    """Every player got a hand. The viewer saw at most their own hand."""

    pack: Cards
    hand: Cards | None
    counts: tuple[int, ...]
    turned_up: Card
    stock: int


@dataclass(frozen=True, slots=True)
class ReshuffledUnseen:
    """The open pile was shuffled and became the stock."""


@dataclass(frozen=True, slots=True)
class DrewUnseen:
    """Another player drew from the stock."""

    seat: Seat
    pile: Pile


SeenEvent: TypeAlias = (
    PositionSeen
    | ShuffledUnseen
    | DealtSeen
    | ReshuffledUnseen
    | DrewUnseen
    | Began
    | CutMade
    | TurnedOver
    | StockRanOut
    | Drew
    | LaidDown
    | LaidOff
    | Swapped
    | Opened
    | OpeningFailed
    | Discarded
    | GaveBack
    | Passed
    | TurnCame
    | GameEnded
    | CountCorrected
    | HandFilled
)
