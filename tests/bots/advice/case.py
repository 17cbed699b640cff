"""A reason in its position, seen from the whole state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from romme.bots.advice.reasons import Reason
from romme.bots.protocol import Move
from romme.cards import JOKER, NATURALS, Card, Natural
from romme.engine.commands import Draw
from romme.engine.decide import CommandResult, carry_out
from romme.engine.state import Cards, Seat, State, without
from romme.melds import JokerFor, Meld, Placed, Run
from romme.rules.options import JokerSwap
from romme.solver import Solver
from tests.oracle import layouts
from tests.oracle.judge import Reading, lay_off_readings, readings
from tests.oracle.translation import as_rules, judge_options

SMALL: Final = 6
"""Hands of so many cards are shown to the oracle."""


@dataclass(frozen=True)
class Case:
    """A reason, the move that it was given for, and the state in which it was."""

    state: State
    move: Move
    reason: Reason
    best: Move | None = None
    """The move beside which it was given."""

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - of the right kind, or it is not equal
        """A fact."""
        return self.reason.facts[name]

    def number(self, name: str) -> int:
        """A fact that is a number."""
        fact = self.reason.facts[name]
        assert type(fact) is int, fact
        return fact

    # --- what the move leads to ------------------------------------------------------------------

    @property
    def me(self) -> Seat:
        """Whose move it is."""
        return self.state.turn

    @property
    def next(self) -> Seat:
        """Whose turn comes next."""
        return self.state.next_seat(self.me)

    @cached_property
    def done(self) -> CommandResult:
        """What the move leads to."""
        return carry_out(self.state, self.me, self.move)

    def events(self, kind: type) -> list[Any]:
        """What happens of one kind."""
        return [event for event in self.done.events if isinstance(event, kind)]

    @property
    def kept(self) -> Cards:
        """What stays in hand."""
        return self.state.hand(self.me) if self.drawing else self.done.state.hand(self.me)

    @property
    def drawing(self) -> bool:
        """Whether the move is a draw."""
        return isinstance(self.move, Draw)

    @property
    def before_discard(self) -> Cards:
        """What was in hand before the last card was thrown."""
        return (*self.kept, self["card"])

    @property
    def beside(self) -> Case:
        """The same about the best move."""
        assert self.best is not None
        return Case(self.state, self.best, self.reason)

    @property
    def own_points(self) -> int:
        """What the melds count that the move lays."""
        new = self.done.state.table[len(self.state.table) :]
        return sum(self.reading(lying.meld).points for lying in new)

    # --- cards -----------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> layouts.Rules:
        """The rules as the oracle knows them."""
        return as_rules(self.state.rules)

    @cached_property
    def solver(self) -> Solver:
        """For what is too much for the oracle."""
        return Solver(self.state.rules)

    @property
    def others(self) -> list[Seat]:
        """The other players."""
        return [seat for seat in self.state.playing if seat != self.me]

    @property
    def to_come(self) -> Counter[Card]:
        """The stock, and what the others hold without having been seen to take it."""
        found = Counter(self.state.stock)
        for seat in self.others:
            found += Counter(self.state.hand(seat)) - Counter(self.state.known[seat - 1])
        return found

    @property
    def elsewhere(self) -> Counter[Card]:
        """The stock, and what the others hold."""
        hands = [card for seat in self.others for card in self.state.hand(seat)]
        return Counter((*self.state.stock, *hands))

    def left(self, hand: Cards) -> int:
        """The least that can be left of a hand."""
        if len(hand) <= SMALL:
            return layouts.least_left(map(str, hand), self.rules).left
        return self.solver.least_left(hand).left

    def outs(self, hand: Cards) -> int:
        """How many of the cards to come would leave less."""
        before, to_come = self.left(hand), self.to_come
        return sum(to_come[card] for card in to_come if self.left((*hand, card)) < before)

    def count(self, cards: Iterable[Card]) -> int:
        """What cards count in hand."""
        return layouts.hand_points(map(str, cards), self.rules)

    def is_loose(self, card: Card, hand: Cards) -> bool:
        """Whether the least that is left has the card in it."""
        return self.left(hand) == self.left(without(hand, [card])) + self.count([card])

    # --- melds -----------------------------------------------------------------------------------

    def reading(self, meld: Meld) -> Reading:
        """A meld as the judge reads it, which must be so."""
        found = readings([str(card) for card in meld.placed], **judge_options(self.rules))
        kind = "run" if isinstance(meld, Run) else "set"
        return next(one for one in found if one.kind == kind)

    def melds_with(self, card: Card, others: Iterable[Card]) -> list[Reading]:
        """All melds that a card makes with others."""
        found = layouts.all_melds([str(card), *map(str, others)], self.rules)
        return [meld for meld in found if str(card) in layouts.cards_used(meld.cards)]

    def fits(self, card: Card, meld: Meld) -> bool:
        """Whether a card can be laid off onto a meld."""
        kind = "run" if isinstance(meld, Run) else "set"
        lying = [str(placed) for placed in meld.placed]
        options = judge_options(self.rules)
        return any(lay_off_readings(lying, kind, [str(one)], **options) for one in namings(card))

    def swaps(self, card: Card, meld: Meld) -> bool:
        """Whether a card can take a joker's place in a meld."""
        rules = self.state.rules
        if not isinstance(card, Natural) or rules.joker_swap is JokerSwap.NEVER:
            return False
        if isinstance(meld, Run):
            return f"*{card}" in map(str, meld.placed)
        full = rules.joker_swap is JokerSwap.ALL_MELDS or len(meld.cards) == rules.largest_set
        return full and JOKER in meld.cards and meld.rank is card.rank and card not in meld.cards

    def lies_idle(self, card: Card) -> bool:
        """Whether a card has no place on the table as it is after the move."""
        table = (self.state if self.drawing else self.done.state).table
        return not any(self.fits(card, one.meld) or self.swaps(card, one.meld) for one in table)

    def openings(self, melds: Iterable[Reading], cards: Cards) -> Iterator[int]:
        """What melds count together with all that can be laid beside each of them."""
        for meld in melds:
            rest = layouts.without(
                layouts.in_order(map(str, cards)), layouts.in_order(layouts.cards_used(meld.cards))
            )
            assert rest is not None
            yield from (meld.points + more.points for more in layouts.outcomes(rest, self.rules))

    def goes_with(self, card: Card, other: Card) -> bool:
        """Whether some third card makes a meld of two."""
        options = judge_options(self.rules)
        assert isinstance(card, Natural)
        thirds = [one for one in NATURALS if one.suit is card.suit or one.rank is card.rank]
        return any(readings([str(card), str(other), str(third)], **options) for third in thirds)


def namings(card: Card) -> Iterator[Placed]:
    yield card
    if card is JOKER:
        yield from map(JokerFor, NATURALS)
