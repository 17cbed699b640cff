"""The events of a game. They include all random outcomes, so that any state can be rebuilt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.cards import Card, Natural
from romme.engine.commands import Step
from romme.engine.state import Cards, Correction, Outcome, Pile, Seat, State
from romme.melds import Meld, Placed, Points
from romme.rules.options import Mode
from romme.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Began:
    """A game began. The event contains all rules, so that the game can always be replayed."""

    rules: RuleSet
    mode: Mode
    seats: int
    dealer: Seat
    playing: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PositionSet:
    """A game was started from a given position, for a puzzle or a question to a referee."""

    state: State


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The pack was shuffled. `pack` lists the top card first."""

    pack: Cards


@dataclass(frozen=True, slots=True)
class CutMade:
    """The right neighbour lifted cards off the pack, and the rest was put on top of them (V4.2)."""

    seat: Seat
    lifted: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Every player got a hand, one card was turned up, and the rest became the stock."""

    hands: tuple[Cards, ...]
    turned_up: Card
    stock: Cards


@dataclass(frozen=True, slots=True)
class TurnedOver:
    """The open pile became the stock, unshuffled (K12)."""


@dataclass(frozen=True, slots=True)
class StockRanOut:
    """A player tried to draw from the empty stock, so the open pile must be shuffled first."""


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The open pile was shuffled and became the stock. `stock` lists the top card first."""

    stock: Cards


@dataclass(frozen=True, slots=True)
class Drew:
    """A player drew a card."""

    seat: Seat
    pile: Pile
    card: Card
    into_hand: bool


@dataclass(frozen=True, slots=True)
class LaidDown:
    """A player laid a meld."""

    seat: Seat
    meld: Meld


@dataclass(frozen=True, slots=True)
class LaidOff:
    """A player laid cards off onto a meld. `meld` is the meld afterwards."""

    seat: Seat
    onto: int
    cards: tuple[Placed, ...]
    meld: Meld


@dataclass(frozen=True, slots=True)
class Swapped:
    """A player put a natural card in a joker's place. The player must still lay the joker."""

    seat: Seat
    into: int
    card: Natural
    meld: Meld


@dataclass(frozen=True, slots=True)
class Opened:
    """A player opened: their first melds had enough points, or they finished from the hand."""

    seat: Seat
    points: Points


@dataclass(frozen=True, slots=True)
class OpeningFailed:
    """A player laid these cards to open, failed and had to take them back (T6, V5.4)."""

    seat: Seat
    steps: tuple[Step, ...]
    """The steps that were undone."""
    shown: Cards
    """The cards that went back into the hand."""


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player ended the turn with a discard."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class GaveBack:
    """A player returned the open card just taken, which ended the turn."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A player's turn ended without a discard."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnCame:
    """A player's turn began."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game ended, and all hands were shown and counted (T11, V6.2)."""

    outcome: Outcome
    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class CountCorrected:
    """The referee made a player skip the draw or discard to correct the card count (T3, V4.6)."""

    seat: Seat
    correction: Correction


@dataclass(frozen=True, slots=True)
class HandFilled:
    """After the game, a player with too few cards drew the missing ones (T3).

    `outcome` is the result with the drawn cards counted.
    """

    seat: Seat
    cards: Cards
    outcome: Outcome


Event: TypeAlias = (
    Began
    | PositionSet
    | Shuffled
    | CutMade
    | Dealt
    | TurnedOver
    | StockRanOut
    | Reshuffled
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
