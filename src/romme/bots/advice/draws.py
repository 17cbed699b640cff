"""Reasons for and against drawing from either pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from romme.bots.advice.reasons import Reason, Why, against, remark, speaks_against, speaks_for
from romme.bots.advice.sight import Sight, ended, melded
from romme.bots.advice.standing import how_it_stands, missing_cards
from romme.cards import JOKER, Card, Natural
from romme.engine import candidates, legal
from romme.engine.commands import Draw, LayOff, Swap
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.state import Pile, without
from romme.melds import Flaw, Meld, arrange, plain, points
from romme.rules.options import OpenCard, StockEnd


class Drawing:
    """The choice between the two piles, with the reasons for and against each."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    @cached_property
    def uses(self) -> tuple[Reason, ...]:
        """Reasons for taking the open card, if it may be taken."""
        may_take = Draw(Pile.OPEN) in legal.draws(self.sight.turn)
        return tuple(_uses(self.sight)) if may_take else ()

    def reasons(self, draw: Draw) -> Iterator[Reason]:
        """Yield the reasons for and against a draw, the most important first."""
        if len(legal.draws(self.sight.turn)) == 1:
            yield remark(Why.ONLY_MOVE)
        elif draw.pile is Pile.OPEN:
            yield from self._taking()
        else:
            yield from self._leaving()
        if draw.pile is Pile.STOCK:
            yield from _from_stock(self.sight)
        is_last = self.sight.view.stock == 1 and draw.pile is Pile.STOCK
        yield from how_it_stands(self.sight, is_last=is_last)

    def _taking(self) -> Iterator[Reason]:
        yield from self.uses or map(against, _no_use(self.sight))
        finishes = any(one.why is Why.TAKE_FINISHES for one in self.uses)
        if self.sight.rules.open_card is not OpenCard.USED and not finishes:
            yield speaks_against(Why.TAKE_SHOWS, card=self.sight.view.open_pile[-1])

    def _leaving(self) -> Iterator[Reason]:
        if not self.uses:
            yield from _no_use(self.sight)
        yield from map(against, self.uses[:1])


def _from_stock(sight: Sight) -> Iterator[Reason]:
    """Yield reasons and remarks about drawing from the stock that do not concern the open card."""
    view, rules = sight.view, sight.rules
    if not view.stock and view.turnings + 1 == rules.blocked_after:
        yield remark(Why.BLOCKS)
        return
    if not view.stock and rules.stock_end is StockEnd.TURNED_OVER:
        yield remark(Why.STOCK_KNOWN, card=view.open_pile[0])
    elif view.stock_order:
        yield remark(Why.STOCK_KNOWN, card=view.stock_order[0])
    if sight.stock_ends_game and view.stock == 1:
        yield remark(Why.LAST_TURN)
    if not sight.is_countable(view.hand):
        return
    yield from missing_cards(sight, view.hand)
    outs = sight.outs(view.hand)
    if outs:
        yield speaks_for(Why.OUTS, outs=outs, of=sight.to_come.total())


# --- the open card -------------------------------------------------------------------------------


def _uses(sight: Sight) -> Iterator[Reason]:
    """Yield the reasons for taking the open card."""
    card = sight.view.open_pile[-1]
    turn = legal.after_taking(sight.turn)
    ending = sight.finish(turn)
    if ending is not None:
        yield speaks_for(Why.TAKE_FINISHES, card=card, ending=ending)
        return
    draft = Draft.begin(turn)
    if not sight.is_countable(draft.holding.cards):
        return
    must_be_used = sight.rules.open_card is OpenCard.USED
    if sight.must_open:
        opened = _opened_with(sight, card, draft)
        if opened is not None:
            yield speaks_for(Why.TAKE_OPENS, card=card, points=opened.points)
        if opened is not None or must_be_used:
            return
    meld = _meld_gained(sight, card)
    if meld is not None:
        yield speaks_for(Why.TAKE_MELDS, card=card, meld=meld)
    yield from _onto_table(card, draft)
    if must_be_used:
        return
    outs, before = sight.outs((*sight.view.hand, card)), sight.outs(sight.view.hand)
    if outs > before:
        yield speaks_for(Why.TAKE_OUTS, card=card, outs=outs, before=before)


def _no_use(sight: Sight) -> Iterator[Reason]:
    """Yield the reasons why the open card is useless."""
    card, need = sight.view.open_pile[-1], sight.rules.opening_points
    if not sight.is_countable((*sight.view.hand, card)):
        return
    if sight.must_open and sight.rules.open_card is OpenCard.USED:
        if not any(True for _ in _openings_with(sight, card)):
            yield speaks_for(Why.TAKE_NO_OPENING, card=card, need=need)
    elif not any(_melds_with(sight, card)) and not sight.turn.fits(card):
        yield speaks_for(Why.TAKE_USELESS, card=card)


def _meld_gained(sight: Sight, card: Card) -> Meld | None:
    """Return the card's meld in the arrangement of hand and card that leaves the fewest points.

    Return None if the card is in no meld of that arrangement, or if it could just as well be left
    unmatched.
    """
    hand = sight.view.hand
    layout = sight.solver.least_left((*hand, card))
    if layout.left == sight.left(hand) + sight.rules.card_points(card):
        return None
    return next((meld for meld in layout.melds if card in meld.cards), None)


def _opened_with(sight: Sight, card: Card, draft: Draft) -> Draft | None:
    """A draft that opens with the card in one of its melds, or None if that is impossible."""
    layout = sight.solver.opening(draft.holding.cards)
    if layout is not None and any(card in meld.cards for meld in layout.melds):
        opened = melded(draft, layout.melds)
        if opened is not None:
            return opened
    found = (melded(draft, melds) for melds in _openings_with(sight, card))
    return next((opened for opened in found if opened is not None), None)


def _openings_with(sight: Sight, card: Card) -> Iterator[tuple[Meld, ...]]:
    """Yield combinations of melds that score enough points to open; one meld contains the card.

    Each meld with the card is combined with the melds of the remaining cards that score the most
    points. So if any opening contains the card, at least one is found.
    """
    cards, rules = (*sight.view.hand, card), sight.rules
    for meld in _melds_with(sight, card):
        others = sight.solver.most_points(without(cards, meld.cards))
        if points(meld, rules.melds) + others.points >= rules.opening_points:
            yield (meld, *others.melds)


def _melds_with(sight: Sight, card: Card) -> Iterator[Meld]:
    """Yield the melds that the card forms with cards in hand."""
    rules = sight.rules.melds
    for laid in candidates.melds(Counter((*sight.view.hand, card)), rules):
        meld = arrange(laid.cards, rules)
        if card in map(plain, laid.cards) and not isinstance(meld, Flaw):
            yield meld


def _onto_table(card: Card, draft: Draft) -> Iterator[Reason]:
    """Yield a reason if the card can be laid off in this turn.

    Otherwise, yield one if it can be swapped for a joker that can be laid again.
    """
    rules = draft.turn.rules.melds
    for number, lying in enumerate(draft.table, start=1):
        placed = candidates.lay_offs({card: 1}, lying.meld, rules)
        if any(ended(draft, [LayOff(cards, number)]) for cards in placed):
            yield speaks_for(Why.TAKE_LAYS_OFF, card=card, meld=lying.meld)
            return
    for number, lying in enumerate(draft.table, start=1):
        if isinstance(card, Natural) and _frees_joker(card, number, draft):
            yield speaks_for(Why.TAKE_SWAPS, card=card, meld=lying.meld)
            return


def _frees_joker(card: Natural, number: int, draft: Draft) -> bool:
    """Whether the card can be swapped for a joker that can be laid again in one step."""
    if JOKER not in draft.table[number - 1].meld.cards:
        return False
    try:
        swapped = draft.step(Swap(card, number))
    except Illegal:
        return False
    return any(ended(swapped, [step]) for step in legal.steps(swapped))
