"""What players ask for: imperative, and nothing in them is believed before it is judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.cards import Card, Natural
from romme.engine.state import Cards, Pile
from romme.melds import Placed


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift so many cards off the shuffled pack (T3, V4.2-4.4)."""

    lifted: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Begin a turn with the top card of one of the piles."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Make the used-up stock anew, where the rules shuffle the pile; top card first.

    The order is chance: whoever runs the table draws it and hands it in.
    """

    stock: Cards


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay a meld."""

    cards: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add cards to a meld on the table, counted from 1 as the melds were laid."""

    cards: tuple[Placed, ...]
    onto: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Put a natural card in the place of the joker that stands for it."""

    card: Natural
    into: int


Step: TypeAlias = LayDown | LayOff | Swap
"""One act between the draw and the end of a turn."""


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with a card on the open pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class GiveBack:
    """End the turn by returning the open card just taken (T4c, V5.9)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End a turn that allows no discard: only jokers left, and none of them can be placed."""


End: TypeAlias = Discard | GiveBack | Pass


@dataclass(frozen=True, slots=True)
class Play:
    """The rest of a turn after the draw, judged as a whole.

    Without an end the last step has got rid of the last card (K13, V6.1).
    """

    steps: tuple[Step, ...] = ()
    end: End | None = None


Command: TypeAlias = Cut | Draw | Shuffle | Play
