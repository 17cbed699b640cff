"""What a player can see and work out: cards that may still come, what a hand could be laid as."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from threading import get_ident

from romme.cards import JOKER, SUITS, Card, Natural
from romme.engine import legal
from romme.engine.commands import Discard, LayDown, LayOff, Step, Swap
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.state import Cards, Ending, Phase, Seat, without
from romme.engine.turn import Turn
from romme.engine.turn_end import end_turn
from romme.melds import RING, SMALLEST_MELD, Meld
from romme.rules.options import StockEnd
from romme.rules.ruleset import RuleSet
from romme.solver import Add, Lay, Plan, Solver
from romme.solver.missing import cards_missing
from romme.solver.solving import LARGEST_HAND
from romme.view.knowledge import View


class Sight:
    """A view of the player to move, and what can be worked out from it."""

    def __init__(self, view: View) -> None:
        """Look at a game that waits for this viewer."""
        self.view = view
        self.turn = view.to_move()
        self.rules = view.rules
        self.solver = _solver(view.rules, get_ident())

    # --- who and what is there -------------------------------------------------------------------

    @cached_property
    def hidden(self) -> Counter[Card]:
        """The cards whose place the player does not know."""
        view = self.view
        lying = [card for meld in view.table for card in meld.meld.cards]
        taken = () if view.taken is None else (view.taken,)
        stock = view.stock_order or ()
        placed = (*lying, *taken, *view.hand, *self.known, *view.open_pile, *stock)
        return Counter(view.pack) - Counter(placed)

    @cached_property
    def known(self) -> Cards:
        """The cards that others were seen to take and still hold."""
        view = self.view
        return tuple(
            card
            for seat, cards in enumerate(view.known, start=1)
            for card in cards
            if seat != view.seat
        )

    @cached_property
    def to_come(self) -> Counter[Card]:
        """The cards that may still come: the hidden ones, and the stock if its order is known."""
        return self.hidden + Counter(self.view.stock_order or ())

    @property
    def next_seat(self) -> Seat:
        """The player whose turn comes next."""
        view = self.view
        return view.playing[(view.playing.index(view.turn) + 1) % len(view.playing)]

    @property
    def fewest(self) -> tuple[Seat, int]:
        """Which of the others has the fewest cards, and how many."""
        view = self.view
        place = view.playing.index(view.turn)
        others = (*view.playing[place + 1 :], *view.playing[:place])
        seat = min(others, key=lambda seat: view.counts[seat - 1])
        return seat, view.counts[seat - 1]

    @property
    def must_open(self) -> bool:
        """Whether the player has to reach the opening before anything else."""
        return self.rules.opening_points > 0 and not self.turn.opened

    @property
    def stock_ends_game(self) -> bool:
        """Whether the game ends when the stock is used up (T5, V6.3)."""
        return self.rules.stock_end is StockEnd.GAME_ENDS

    @property
    def is_last_turn(self) -> bool:
        """Whether the last card of the stock is drawn, and the game ends with this turn."""
        return self.stock_ends_game and self.view.phase is Phase.PLAY and not self.view.stock

    # --- the hand --------------------------------------------------------------------------------

    def is_countable(self, hand: Sequence[Card]) -> bool:
        """Whether the solver takes such a hand; only in set-up positions one may be larger."""
        return len(hand) < LARGEST_HAND  # one may come to it

    def left(self, hand: Iterable[Card]) -> int:
        """What would stay in hand if all melds in it were laid."""
        return self.solver.least_left(hand).left

    def is_loose(self, card: Card, hand: Cards) -> bool:
        """Whether the least that can be left of a hand has this card in it."""
        less = self.left(hand) - self.left(without(hand, (card,)))
        return less == self.rules.card_points(card)

    def outs(self, hand: Sequence[Card]) -> int:
        """How many of the cards that may still come would leave less of a hand."""
        return sum(self.to_come[out.card] for out in self.solver.outs(hand))

    def missing(self, hand: Sequence[Card]) -> int | None:
        """How many cards must come so that as many as these can be melded at once.

        None if that is no question: too few or too many cards, or none needed.
        """
        if len(hand) < SMALLEST_MELD or not self.is_countable(hand):
            return None
        suits = [0] * len(SUITS)
        for card in hand:
            if isinstance(card, Natural):
                suit, rank = divmod(card.order, RING)
                suits[suit] |= 1 << rank if not suits[suit] >> rank & 1 else 1 << RING + rank
        return cards_missing(self.rules, suits, list(hand).count(JOKER), len(hand)) or None

    # --- a turn ----------------------------------------------------------------------------------

    def finish(self, turn: Turn) -> Ending | None:
        """How a turn can finish the game, in the rarest way that the solver finds."""
        draft = Draft.begin(turn)
        cards = draft.holding.cards
        if len(cards) > LARGEST_HAND:
            return None
        table = [lying.meld for lying in turn.table]
        for plan in self.solver.finishes(cards, table, opened=turn.opened):
            ending = _ending(plan, draft)
            if ending is not None:
                return ending
        return None


def melded(draft: Draft, melds: Iterable[Meld]) -> Draft | None:
    """The plan with these melds laid, if the rules let it end so."""
    return ended(draft, [LayDown(meld.placed) for meld in melds])


def ended(draft: Draft, steps: Iterable[Step]) -> Draft | None:
    """The plan after some steps, if the rules let it end so."""
    try:
        for step in steps:
            draft = draft.step(step)
    except Illegal:
        return None
    return draft if draft.finished or any(legal.ends(draft)) else None


def _ending(plan: Plan, draft: Draft) -> Ending | None:
    """How a plan of the solver finishes the game, if the engine lets it."""
    try:
        for step in plan.steps:
            match step:
                case Lay(meld):
                    draft = draft.step(LayDown(meld.placed))
                case Add(cards, onto):
                    draft = draft.step(LayOff(cards, onto))
                case _:
                    draft = draft.step(Swap(step.card, step.into))
        end = None if plan.discard is None else Discard(plan.discard)
        return end_turn(draft, end).ending
    except Illegal:  # the open card may not be discarded
        return None


@lru_cache(maxsize=16)
def _solver(rules: RuleSet, thread: int) -> Solver:  # noqa: ARG001 - part of the key
    """A solver remembers what it has worked out, so it is shared; but never between threads."""
    return Solver(rules)
