"""The state that the player to move can see, and the rule checks that depend only on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from romme.cards import JOKER, Card, Natural
from romme.engine import candidates
from romme.engine.errors import Fact, Illegal, illegal
from romme.engine.state import (
    Cards,
    Correction,
    Drawn,
    Phase,
    Seat,
    State,
    TableMeld,
)
from romme.melds import (
    Flaw,
    Meld,
    Run,
    exchange,
    extend,
)
from romme.rules.grounds import Ground
from romme.rules.options import (
    CorrectedTurn,
    JokerSwap,
    Mode,
    OwnLayOffs,
)
from romme.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Turn:
    """The part of a state that the player to move can see."""

    rules: RuleSet
    mode: Mode
    seat: Seat
    phase: Phase
    opened: bool
    hand: Cards
    table: tuple[TableMeld, ...]
    open_pile: Cards
    drawn: Drawn | None = None
    correction: Correction | None = None

    @classmethod
    def of(cls, state: State) -> Turn:
        """Return the current turn of `state`, without what its player cannot see."""
        return cls(
            rules=state.rules,
            mode=state.mode,
            seat=state.turn,
            phase=state.phase,
            opened=state.turn in state.opened,
            hand=state.hand(state.turn),
            table=state.table,
            open_pile=state.open_pile,
            drawn=state.drawn,
            correction=state.correction,
        )

    @property
    def may_not_lay(self) -> bool:
        """Whether no cards may be laid because this turn corrects a wrong number of cards (T3)."""
        nothing = self.rules.corrected_turn is CorrectedTurn.NOTHING_LAID
        return nothing and self.correction is not None

    def fits(self, card: Card) -> bool:
        """Whether a card can be laid off onto a meld on the table or swapped for a joker (T10)."""
        melds = self.rules.melds
        for lying in self.table:
            placed = candidates.lay_offs({card: 1}, lying.meld, melds)
            closed = is_closed(self.rules, lying, self.seat)
            if not closed and any(
                not isinstance(extend(lying.meld, one, melds), Flaw) for one in placed
            ):
                return True
            swaps = isinstance(card, Natural) and exchange(lying.meld, card) is not None
            if swaps and self.may_swap_into(lying.meld):
                return True
        return False

    def may_swap_into(self, meld: Meld) -> bool:
        """Whether a joker may be swapped out of this meld. Some rules require full sets (T9)."""
        match self.rules.joker_swap:
            case JokerSwap.NEVER:
                return False
            case JokerSwap.FULL_SETS:
                return isinstance(meld, Run) or len(meld.cards) == self.rules.largest_set
            case JokerSwap.ALL_MELDS:
                return True
            case _:
                assert_never(self.rules.joker_swap)

    def refusal(self, ground: Ground, *, also: tuple[str, ...] = (), **facts: Fact) -> Illegal:
        """Return a refusal for this reason, citing the clause or table rule behind it.

        `also` is passed to `romme.rules.citing.cite`.
        """
        return illegal(self.rules, ground, opened=self.opened, also=also, **facts)

    def not_in_hand(self, ground: Ground, card: Card) -> Illegal:
        """Return the refusal of an action with a card that the player does not hold.

        If the card is a joker and the pack has none, the refusal carries the fact `jokers=0`.
        """
        if card is JOKER and not self.rules.jokers:
            return self.refusal(ground, card=card, jokers=0)
        return self.refusal(ground, card=card)


def is_closed(rules: RuleSet, lying: TableMeld, seat: Seat) -> bool:
    """Whether a seat may not lay off onto its own meld of an earlier turn (V5.7)."""
    return lying.owner == seat and rules.own_lay_offs is OwnLayOffs.NEVER
