"""A game as a seat or a spectator sees it."""

from __future__ import annotations

from dataclasses import dataclass

from romme.cards import Card
from romme.engine.state import Cards, Correction, Drawn, Outcome, Phase, Pile, Seat, TableMeld
from romme.engine.turn import Turn
from romme.rules.options import Mode
from romme.rules.ruleset import RuleSet


@dataclass(frozen=True)  # not slotted: see romme.engine.change
class View:
    """A game as seen from a seat, or by a spectator if `seat` is None."""

    seat: Seat | None
    rules: RuleSet
    mode: Mode
    seats: int
    dealer: Seat
    playing: tuple[Seat, ...]
    pack: Cards
    """All cards of the game, sorted. It is public which cards these are, but not where they are.

    In a set-up position, some cards of the full pack may be missing.
    """
    phase: Phase
    turn: Seat
    counts: tuple[int, ...]
    """Number of cards that each seat holds (V5.13)."""
    hands: tuple[Cards | None, ...]
    """The viewer's hand; after the game all hands, since they are counted openly (T11)."""
    known: tuple[Cards, ...]
    """By seat, the cards in hand that everybody knows, such as those taken from the open pile."""
    stock: int
    stock_order: Cards | None
    """The stock, top card first, if its order is public (K12)."""
    open_pile: Cards
    table: tuple[TableMeld, ...]
    opened: frozenset[Seat]
    drawn_from: Pile | None
    drawn: Drawn | None
    """The card drawn in this turn, if this viewer has seen it."""
    taken: Card | None
    pending: int
    correction: Correction | None
    turnings: int
    idle: int
    outcome: Outcome | None

    @property
    def hand(self) -> Cards:
        """The viewer's own cards."""
        return () if self.seat is None else self.hands[self.seat - 1] or ()

    @property
    def is_to_move(self) -> bool:
        """Whether the game waits for this viewer to draw or to play."""
        return self.seat == self.turn and self.phase in (Phase.DRAW, Phase.PLAY)

    def to_move(self) -> Turn:
        """Return the current turn, the input of `legal` and `Draft`.

        Raise `ValueError` if it is not the viewer's turn.
        """
        if self.seat != self.turn:
            msg = f"it is seat {self.turn}'s turn, not {self.seat}'s"
            raise ValueError(msg)
        return Turn(
            rules=self.rules,
            mode=self.mode,
            seat=self.turn,
            phase=self.phase,
            opened=self.turn in self.opened,
            hand=self.hand,
            table=self.table,
            open_pile=self.open_pile,
            drawn=self.drawn,
            correction=self.correction,
        )
