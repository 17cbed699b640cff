"""Facts that a player can derive from the view: unseen cards, melds of the hand, outs."""

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
from romme.solver import LayOffStep, LayStep, Plan, Solver
from romme.solver.missing import cards_missing
from romme.solver.solving import LARGEST_HAND
from romme.view.knowledge import View


class Sight:
    """The view of the player to move, with the facts derived from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.turn = view.to_move()
        self.rules = view.rules
        self.solver = _solver(view.rules, get_ident())

    # --- players and unseen cards ----------------------------------------------------------------

    @cached_property
    def hidden(self) -> Counter[Card]:
        """The cards whose location is unknown to the player."""
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
        """Cards that may still be drawn: the hidden ones, and the stock if its order is known."""
        return self.hidden + Counter(self.view.stock_order or ())

    @property
    def next_seat(self) -> Seat:
        """The player whose turn comes next."""
        view = self.view
        return view.playing[(view.playing.index(view.turn) + 1) % len(view.playing)]

    @property
    def fewest(self) -> tuple[Seat, int]:
        """The seat of the other player with the fewest cards, and how many cards they have."""
        view = self.view
        place = view.playing.index(view.turn)
        others = (*view.playing[place + 1 :], *view.playing[:place])
        seat = min(others, key=lambda seat: view.counts[seat - 1])
        return seat, view.counts[seat - 1]

    @property
    def must_open(self) -> bool:
        """Whether the player has not opened yet, under rules that require points for it."""
        return self.rules.opening_points > 0 and not self.turn.opened

    @property
    def stock_ends_game(self) -> bool:
        """Whether the game ends when the stock is used up (T5, V6.3)."""
        return self.rules.stock_end is StockEnd.GAME_ENDS

    @property
    def is_last_turn(self) -> bool:
        """Whether the stock is used up and the game ends with this turn."""
        return self.stock_ends_game and self.view.phase is Phase.PLAY and not self.view.stock

    # --- the hand --------------------------------------------------------------------------------

    def is_countable(self, hand: Sequence[Card]) -> bool:
        """Whether the hand is small enough for the solver, even with one more card.

        Only constructed positions have larger hands.
        """
        return len(hand) < LARGEST_HAND  # leaves room for one more card

    def left(self, hand: Iterable[Card]) -> int:
        """Card points left in hand after the best melds are laid."""
        return self.solver.least_left(hand).left

    def is_loose(self, card: Card, hand: Cards) -> bool:
        """Whether the card is unmatched in the arrangement that leaves the fewest points."""
        less = self.left(hand) - self.left(without(hand, (card,)))
        return less == self.rules.card_points(card)

    def outs(self, hand: Sequence[Card]) -> int:
        """Number of unseen cards that would reduce the points left in hand."""
        return sum(self.to_come[out.card] for out in self.solver.outs(hand))

    def missing(self, hand: Sequence[Card]) -> int | None:
        """Return how many cards must be exchanged before the whole hand can be melded at once.

        Return None if that number is 0, or if the hand has too few or too many cards.
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
        """The rarest ending that the player can reach in this turn, or None."""
        draft = Draft.begin(turn)
        cards = draft.holding.cards
        if len(cards) > LARGEST_HAND:
            return None
        table = [lying.meld for lying in turn.table]
        own = [place for place, lying in enumerate(turn.table, 1) if lying.owner == turn.seat]
        for plan in self.solver.finishes(cards, table, opened=turn.opened, own=own):
            ending = _ending(plan, draft)
            if ending is not None:
                return ending
        return None


def melded(draft: Draft, melds: Iterable[Meld]) -> Draft | None:
    """The draft with these melds laid, or None if that is illegal or the turn could not end."""
    return ended(draft, [LayDown(meld.placed) for meld in melds])


def ended(draft: Draft, steps: Iterable[Step]) -> Draft | None:
    """The draft after these steps, or None if one is illegal or the turn could not end."""
    try:
        for step in steps:
            draft = draft.step(step)
    except Illegal:
        return None
    return draft if draft.finished or any(legal.ends(draft)) else None


def _ending(plan: Plan, draft: Draft) -> Ending | None:
    """The ending that a solver's plan reaches, or None if the engine refuses the plan."""
    try:
        for step in plan.steps:
            match step:
                case LayStep(meld):
                    draft = draft.step(LayDown(meld.placed))
                case LayOffStep(cards, onto):
                    draft = draft.step(LayOff(cards, onto))
                case _:
                    draft = draft.step(Swap(step.card, step.into))
        end = None if plan.discard is None else Discard(plan.discard)
        return end_turn(draft, end).ending
    except Illegal:  # the open card may not be discarded
        return None


@lru_cache(maxsize=16)
def _solver(rules: RuleSet, thread: int) -> Solver:  # noqa: ARG001 - part of the key
    """Return this thread's solver for a rule set. It is reused, because it caches results."""
    return Solver(rules)
