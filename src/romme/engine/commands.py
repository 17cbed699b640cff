"""Commands: the requests of players, untrusted until `decide` has judged them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from romme.cards import Card, Natural
from romme.engine.state import Cards, Pile
from romme.melds import Placed


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift `lifted` cards off the shuffled pack (T3, V4.2-4.4)."""

    lifted: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of a pile, the first action of a turn."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Replace the empty stock with the reshuffled open pile, top card first.

    The engine has no randomness: the caller shuffles the cards.
    """

    stock: Cards


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay a new meld on the table."""

    cards: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class LayOff:
    """Lay cards off onto meld number `onto`, counted from 1 in the order the melds were laid."""

    cards: tuple[Placed, ...]
    onto: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Replace a joker in meld `into` with the natural card that it stands for."""

    card: Natural
    into: int


Step: TypeAlias = LayDown | LayOff | Swap
"""One action between the draw and the end of a turn."""


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn by putting a card on the open pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class GiveBack:
    """End the turn by returning the open card just taken (T4c, V5.9)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a discard, because none is legal or a correction skips it (T3)."""


End: TypeAlias = Discard | GiveBack | Pass


@dataclass(frozen=True, slots=True)
class Play:
    """The rest of a turn after the draw, judged as a whole.

    `end` is None if the last step laid the last card (K13, V6.1).
    """

    steps: tuple[Step, ...] = ()
    end: End | None = None


Command: TypeAlias = Cut | Draw | Shuffle | Play
