"""Legal moves: the draws, the next steps of a plan, and the ways to end it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from romme.cards import in_order
from romme.engine.commands import Discard, Draw, End, GiveBack, Pass, Step
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.state import Cards, Drawn, Phase, Pile
from romme.engine.turn import Turn
from romme.engine.turn_end import discardable, end_turn
from romme.rules.grounds import Ground
from romme.rules.options import LastCard, OpenCard


def draws(turn: Turn) -> tuple[Draw, ...]:
    """Return the legal draws of the player to move."""
    if turn.phase is not Phase.DRAW:
        return ()
    return (Draw(Pile.STOCK), Draw(Pile.OPEN)) if _may_take(turn) else (Draw(Pile.STOCK),)


def steps(draft: Draft) -> Iterator[Step]:
    """Yield the steps that the rules allow next, in canonical order.

    A step may lead to a plan that cannot be ended, such as an opening with too few points:
    `Draft.duties` lists the duties that a plan has not met yet.
    """
    return draft.next_steps()


def ends(draft: Draft) -> Iterator[End]:
    """Yield the discards, and other ways to end the turn, that are legal after this plan."""
    cards = discardable(draft)
    if draft.may_fail:  # cards that go back into the hand count too (T6, V5.4)
        held = dict.fromkeys(draft.turn.hand)
        yield from (end for end in map(Discard, held) if _may_end(draft, end))
    elif cards and _may_end(draft, Discard(cards[0])):  # duties do not depend on the card
        yield from map(Discard, cards)
    taken = draft.turn.drawn is not None and draft.turn.drawn.pile is Pile.OPEN
    if taken and _may_end(draft, GiveBack()):
        yield GiveBack()
    if _may_pass(draft, cards):
        yield Pass()


def can_finish(draft: Draft) -> bool:
    """Whether some continuation finishes the game in this turn.

    The search is exhaustive: use it for the last few cards, and the solver for whole hands.
    """
    if draft.finished:
        return True
    left = draft.holding.cards
    if len(left) == 1 and _finishes(draft, Discard(left[0])):
        return True
    return any(can_finish(draft.step(step)) for step in steps(draft))


def check_taking(turn: Turn) -> None:
    """Raise `Illegal` if the open card may not be taken (T10, V5.11)."""
    if not turn.open_pile:
        raise turn.refusal(Ground.OPEN_PILE_EMPTY)
    rules = turn.rules
    if turn.may_not_lay and rules.open_card is OpenCard.USED:
        raise turn.refusal(Ground.CORRECTED_NO_LAYING, also=("open_card",))
    if len(turn.hand) > 1 or rules.last_card is LastCard.ANY:
        return
    card = turn.open_pile[-1]
    if rules.last_card is LastCard.STOCK_ONLY:
        raise turn.refusal(Ground.LAST_CARD_FROM_STOCK, card=card)
    if can_finish(Draft.begin(after_taking(turn))):
        raise turn.refusal(Ground.LAST_CARD_WOULD_FINISH, card=card)


def after_taking(turn: Turn) -> Turn:
    """Return the turn as it would be after taking the open card."""
    card = turn.open_pile[-1]
    in_hand = turn.rules.open_card is not OpenCard.USED
    return replace(
        turn,
        phase=Phase.PLAY,
        hand=in_order((*turn.hand, card)) if in_hand else turn.hand,
        open_pile=turn.open_pile[:-1],
        drawn=Drawn(Pile.OPEN, card, in_hand=in_hand),
    )


def _may_take(turn: Turn) -> bool:
    try:
        check_taking(turn)
    except Illegal:
        return False
    return True


def _may_pass(draft: Draft, cards: Cards) -> bool:
    """Whether the turn may end without a discard. A cheap check excludes most turns first."""
    if cards and draft.turn.correction is None and not draft.invalid_melds:
        return False
    return _may_end(draft, Pass())


def _finishes(draft: Draft, end: End) -> bool:
    try:
        return end_turn(draft, end).ending is not None
    except Illegal:
        return False


def _may_end(draft: Draft, end: End) -> bool:
    try:
        end_turn(draft, end)
    except Illegal:
        return False
    return True
