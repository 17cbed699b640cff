"""Reasons for and against a plan: the cards it lays, keeps and discards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, reduce

from romme.bots.advice.discards import discard_reasons, withheld
from romme.bots.advice.reasons import Reason, Why, remark, speaks_against, speaks_for
from romme.bots.advice.sight import Sight, melded
from romme.bots.advice.standing import how_it_stands, missing_cards
from romme.cards import Card, in_order
from romme.engine import legal
from romme.engine.commands import GiveBack, LayOff, Play, Swap
from romme.engine.draft import Draft
from romme.engine.events import Discarded, OpeningFailed
from romme.engine.scoring import card_points
from romme.engine.state import Cards, Ending, without
from romme.engine.turn_end import end_turn
from romme.melds import Meld, plain


class Planned:
    """The rest of a turn and the position after it."""

    def __init__(self, sight: Sight, play: Play) -> None:
        """Apply `play`, which must be legal, to the turn in `sight`."""
        self.sight = sight
        self.play = play
        self.empty = Draft.begin(sight.turn)
        self.draft = reduce(Draft.step, play.steps, self.empty)
        self.ended = end_turn(self.draft, play.end)

    @property
    def ending(self) -> Ending | None:
        """The ending that the plan reaches, or None if the game goes on."""
        return self.ended.ending

    @property
    def fails(self) -> bool:
        """Whether the plan is a failed opening at a strict table (T6, V5.4)."""
        return any(isinstance(event, OpeningFailed) for event in self.ended.events)

    @property
    def opens(self) -> bool:
        """Whether the plan opens, under rules that require points for it."""
        return self.sight.must_open and self.draft.opened

    @property
    def discard(self) -> Card | None:
        """The discarded card, or None if the turn ends without a discard."""
        thrown = (event.card for event in self.ended.events if isinstance(event, Discarded))
        return next(thrown, None)

    @property
    def kept(self) -> Cards:
        """The cards that stay in hand."""
        hand, drawn = self.draft.holding.hand, self.sight.turn.drawn
        for event in self.ended.events:
            if isinstance(event, OpeningFailed):
                hand = in_order((*hand, *event.shown))
        if self.discard is not None:
            return without(hand, (self.discard,))
        if isinstance(self.play.end, GiveBack) and drawn is not None and drawn.in_hand:
            return without(hand, (drawn.card,))
        return hand

    @cached_property
    def outs(self) -> int:
        """Number of unseen cards that would reduce the points left in hand after this plan.

        The number is 0 if the player will not draw again, or if the hand is too large to analyse.
        """
        sight = self.sight
        comes = self.ending is None and not sight.is_last_turn and sight.is_countable(self.kept)
        return sight.outs(self.kept) if comes else 0

    @property
    def points(self) -> int:
        """Card points that stay in hand."""
        return card_points(self.sight.rules, self.kept)

    @property
    def result_key(self) -> object:
        """A key that is equal for plans with the same melds, hand and end of the turn.

        Different steps can have the same result, such as laying a meld of four cards, or laying
        three of them and adding the fourth.
        """
        melds = sorted(str(lying.meld) for lying in self.draft.table)
        return tuple(melds), self.kept, self.play.end


def plan_reasons(plan: Planned, thrown: Cards = ()) -> Iterator[Reason]:
    """Yield the reasons for and against a plan, the most important first.

    `thrown` contains the cards that the alternative moves discard.
    """
    if _is_only(plan):
        yield remark(Why.ONLY_MOVE)
    if plan.ending is not None:
        yield speaks_for(Why.FINISHES, ending=plan.ending)
        return
    if plan.fails:
        yield speaks_against(Why.OPENING_FAILS)
        return
    if plan.sight.is_last_turn:
        yield remark(Why.LAST_TURN)
    yield from _laid(plan)
    yield from _held_back(plan)
    if plan.discard is not None:
        yield from withheld(plan.sight, plan.kept, thrown)
        yield from discard_reasons(plan.sight, plan.draft, plan.discard)
    if not plan.sight.is_last_turn:
        yield from how_it_stands(plan.sight, is_last=False)
    if plan.outs:
        yield speaks_for(Why.OUTS, outs=plan.outs, of=plan.sight.to_come.total())
    yield remark(Why.LEAVES, points=plan.points)


def drawbacks(plan: Planned, best: Planned) -> Iterator[Reason]:
    """Yield the drawbacks of a plan compared with the best one, the most serious first."""
    if best.ending is not None and plan.ending is None:
        yield speaks_against(Why.COULD_FINISH, ending=best.ending)
        return
    if plan.ending is not None or plan.fails or best.fails:
        return
    if best.opens and not plan.opens:
        yield speaks_against(Why.COULD_OPEN, points=best.draft.points)
    elif best.draft.new_melds and not plan.draft.new_melds:
        yield speaks_against(Why.COULD_MELD, points=best.draft.points)
    if plan.outs < best.outs:
        yield speaks_against(Why.FEWER_OUTS, outs=plan.outs, best=best.outs)
    if plan.points > best.points:
        yield speaks_against(Why.LEAVES_MORE, points=plan.points - best.points)


def _is_only(plan: Planned) -> bool:
    """Whether this is the only legal plan: no step is possible and there is one way to end."""
    ends = [*legal.ends(plan.empty)]
    return ends == [plan.play.end] and not any(True for _ in legal.steps(plan.empty))


def _laid(plan: Planned) -> Iterator[Reason]:
    draft = plan.draft
    if plan.opens:
        yield speaks_for(Why.OPENS, points=draft.points)
    elif draft.new_melds:
        yield speaks_for(Why.MELDS, melds=len(draft.new_melds), points=draft.points)
    onto = [
        step
        for step in draft.steps
        if isinstance(step, LayOff) and step.onto not in draft.new_melds
    ]
    if onto:
        cards = tuple(plain(card) for step in onto for card in step.cards)
        yield speaks_for(Why.LAYS_OFF, cards=cards, number=len(cards))
    for card, meld in _swaps(plan)[:1]:
        yield speaks_for(Why.SWAPS, card=card, meld=meld)
    drawn = plan.sight.turn.drawn
    if isinstance(plan.play.end, GiveBack) and drawn is not None:
        yield remark(Why.GIVES_BACK, card=drawn.card)


def _swaps(plan: Planned) -> list[tuple[Card, Meld]]:
    """The cards swapped for jokers, each with the meld as it was before the swap."""
    found: list[tuple[Card, Meld]] = []
    draft = plan.empty
    for step in plan.play.steps:
        if isinstance(step, Swap):
            found.append((step.card, draft.table[step.into - 1].meld))
        draft = draft.step(step)
    return found


def _held_back(plan: Planned) -> Iterator[Reason]:
    """Yield reasons and remarks if the plan melds nothing although the hand could meld or open."""
    sight, cards = plan.sight, plan.empty.holding.cards
    if plan.draft.new_melds or not sight.is_countable(cards):
        return
    if sight.must_open:
        layout = sight.solver.opening(cards)
        opened = None if layout is None else melded(plan.empty, layout.melds)
        if opened is None:
            return
        yield remark(Why.COULD_OPEN, points=opened.points)
        if not sight.is_last_turn:
            yield from missing_cards(sight, plan.kept)
    else:
        best = max(_meldable(plan), key=lambda draft: draft.points, default=None)
        if best is not None:
            yield remark(Why.COULD_MELD, points=best.points)


def _meldable(plan: Planned) -> Iterator[Draft]:
    """Yield a draft that lays the best melds together, then one draft for each meld alone.

    Drafts that are illegal, or after which the turn could not end, are left out.
    """
    melds = plan.sight.solver.least_left(plan.empty.holding.cards).melds
    for some in (melds, *((meld,) for meld in melds)):
        draft = melded(plan.empty, some) if some else None
        if draft is not None:
            yield draft
