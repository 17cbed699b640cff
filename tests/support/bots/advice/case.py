"""A reason for or against a move, the state before the move, and values computed from them."""

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
from romme.rules.options import JokerSwap, OwnLayOffs
from romme.solver import Solver
from tests.support.oracle import layouts
from tests.support.oracle.judge import Reading, lay_off_readings, readings
from tests.support.oracle.translation import as_rules, judge_options

ORACLE_CARDS: Final = 6
"""Largest hand that the oracle evaluates."""


@dataclass(frozen=True)
class Case:
    """A reason, the move that it was given for, and the state before the move."""

    state: State
    move: Move
    reason: Reason
    best: Move | None = None
    """The best move, if the reason compares the move with it."""

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - the type depends on the fact
        """Return the value of a fact of the reason, by its name."""
        return self.reason.facts[name]

    def number(self, name: str) -> int:
        """Return a fact of the reason that is a number."""
        fact = self.reason.facts[name]
        assert type(fact) is int, fact
        return fact

    # --- the result of the move -------------------------------------------------------------------

    @property
    def me(self) -> Seat:
        """The player whose move it is."""
        return self.state.turn

    @property
    def next(self) -> Seat:
        return self.state.next_seat(self.me)

    @cached_property
    def result(self) -> CommandResult:
        """The events and the state after the move."""
        return carry_out(self.state, self.me, self.move)

    def events(self, kind: type) -> list[Any]:
        """Return the move's events of one type."""
        return [event for event in self.result.events if isinstance(event, kind)]

    @property
    def kept(self) -> Cards:
        """The cards that stay in hand after the move."""
        return self.state.hand(self.me) if self.drawing else self.result.state.hand(self.me)

    @property
    def drawing(self) -> bool:
        return isinstance(self.move, Draw)

    @property
    def before_discard(self) -> Cards:
        """The hand before the discard of the card that the reason names."""
        return (*self.kept, self["card"])

    @property
    def of_best(self) -> Case:
        """The case with the same reason and state, but with the best move."""
        assert self.best is not None
        return Case(self.state, self.best, self.reason)

    @property
    def own_points(self) -> int:
        """The points of the melds that the move lays."""
        new = self.result.state.table[len(self.state.table) :]
        return sum(self.reading(lying.meld).points for lying in new)

    # --- cards -----------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> layouts.Rules:
        """The rules as the oracle represents them."""
        return as_rules(self.state.rules)

    @cached_property
    def solver(self) -> Solver:
        """The solver, for hands that are too large for the oracle."""
        return Solver(self.state.rules)

    @property
    def others(self) -> list[Seat]:
        return [seat for seat in self.state.playing if seat != self.me]

    @property
    def unseen(self) -> Counter[Card]:
        """The stock and the cards of other players that are not publicly known."""
        found = Counter(self.state.stock)
        for seat in self.others:
            found += Counter(self.state.hand(seat)) - Counter(self.state.known[seat - 1])
        return found

    @property
    def elsewhere(self) -> Counter[Card]:
        """The stock and the cards of other players."""
        hands = [card for seat in self.others for card in self.state.hand(seat)]
        return Counter((*self.state.stock, *hands))

    def left(self, hand: Cards) -> int:
        """Return the fewest points that can be left in a hand after melding."""
        if len(hand) <= ORACLE_CARDS:
            return layouts.least_left(map(str, hand), self.rules).left
        return self.solver.least_left(hand).left

    def outs(self, hand: Cards) -> int:
        """Return the number of unseen cards that would reduce `left(hand)` if drawn."""
        before, unseen = self.left(hand), self.unseen
        return sum(unseen[card] for card in unseen if self.left((*hand, card)) < before)

    def count(self, cards: Iterable[Card]) -> int:
        """Return the points of cards in hand."""
        return layouts.hand_points(map(str, cards), self.rules)

    def is_loose(self, card: Card, hand: Cards) -> bool:
        """Whether the hand has a best layout in which the card is in no meld."""
        return self.left(hand) == self.left(without(hand, [card])) + self.count([card])

    # --- melds -----------------------------------------------------------------------------------

    def reading(self, meld: Meld) -> Reading:
        """Return a meld as a `Reading` of the oracle."""
        found = readings([str(card) for card in meld.placed], **judge_options(self.rules))
        kind = "run" if isinstance(meld, Run) else "set"
        return next(one for one in found if one.kind == kind)

    def melds_with(self, card: Card, others: Iterable[Card]) -> list[Reading]:
        """Return all melds that `card` makes with cards from `others`."""
        found = layouts.all_melds([str(card), *map(str, others)], self.rules)
        return [meld for meld in found if str(card) in layouts.cards_used(meld.cards)]

    def fits(self, card: Card, meld: Meld) -> bool:
        """Whether a card can be laid off onto a meld."""
        kind = "run" if isinstance(meld, Run) else "set"
        lying = [str(placed) for placed in meld.placed]
        options = judge_options(self.rules)
        return any(lay_off_readings(lying, kind, [str(one)], **options) for one in namings(card))

    def swaps(self, card: Card, meld: Meld) -> bool:
        """Whether a card can replace a joker in a meld."""
        rules = self.state.rules
        if not isinstance(card, Natural) or rules.joker_swap is JokerSwap.NEVER:
            return False
        if isinstance(meld, Run):
            return f"*{card}" in map(str, meld.placed)
        full = rules.joker_swap is JokerSwap.ALL_MELDS or len(meld.cards) == rules.largest_set
        return full and JOKER in meld.cards and meld.rank is card.rank and card not in meld.cards

    def fits_nowhere(self, card: Card) -> bool:
        """Whether a card fits no meld on the table: before a draw for the player, else for others.

        Some rules let nobody lay off onto their own melds (V5.7).
        """
        now = self.state if self.drawing else self.result.state
        users = [seat for seat in now.playing if (seat == self.me) == self.drawing]
        growing = now.table
        if now.rules.own_lay_offs is OwnLayOffs.NEVER:
            growing = tuple(one for one in now.table if any(one.owner != user for user in users))
        fits = any(self.fits(card, one.meld) for one in growing)
        return not fits and not any(self.swaps(card, one.meld) for one in now.table)

    def openings(self, melds: Iterable[Reading], cards: Cards) -> Iterator[int]:
        """Yield the points of each meld, added to those of each layout of the remaining cards."""
        for meld in melds:
            rest = layouts.without(
                layouts.in_order(map(str, cards)), layouts.in_order(layouts.cards_used(meld.cards))
            )
            assert rest is not None
            yield from (meld.points + more.points for more in layouts.outcomes(rest, self.rules))

    def goes_with(self, card: Card, other: Card) -> bool:
        """Whether these two cards and some third one make a meld."""
        options = judge_options(self.rules)
        assert isinstance(card, Natural)
        thirds = [one for one in NATURALS if one.suit is card.suit or one.rank is card.rank]
        return any(readings([str(card), str(other), str(third)], **options) for third in thirds)


def namings(card: Card) -> Iterator[Placed]:
    yield card
    if card is JOKER:
        yield from map(JokerFor, NATURALS)
