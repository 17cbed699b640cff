"""The end of a turn: a discard, the return of the taken card, a pass, or a failed opening.

This module checks that the duties of a turn are met: the opening is reached, the taken card is
used, swapped jokers are placed, and an indirect lay-off finishes the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from romme.cards import JOKER, Card
from romme.engine.commands import Discard, End, GiveBack, LayDown, Pass, Step
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.events import (
    Discarded,
    Event,
    GaveBack,
    Opened,
    OpeningFailed,
    Passed,
)
from romme.engine.state import Correction, Ending, Pile, without
from romme.rules.grounds import Ground
from romme.rules.options import (
    FailedOpening,
    FailedWithTaken,
    JokerDiscard,
    OnlyJokers,
    OpenCard,
)


class TurnEnd(NamedTuple):
    """The events of a turn after the draw, and the ending if the turn finished the game."""

    events: tuple[Event, ...]
    ending: Ending | None = None
    """None if the game goes on."""


def end_turn(draft: Draft, end: End | None) -> TurnEnd:
    """Return the events of a complete plan. Raise `Illegal` if the rules forbid the plan.

    `end` is None if the player lays their last card, so that no discard follows.
    """
    if _opening_failed(draft, end):
        return _end_failed_opening(draft, end)
    return _end(draft, end)


def _end(draft: Draft, end: End | None) -> TurnEnd:
    match end:
        case None:
            return _end_without_discard(draft)
        case Discard():
            return _discard(draft, end.card)
        case GiveBack():
            return _give_back(draft)
        case Pass():
            return _pass(draft)


def discardable(draft: Draft) -> tuple[Card, ...]:
    """Return the cards in hand that may be discarded, ignoring the plan's unmet duties."""
    return tuple(card for card in dict.fromkeys(draft.holding.hand) if _barred(draft, card) is None)


def _end_without_discard(draft: Draft) -> TurnEnd:
    if not draft.finished:
        raise draft.turn.refusal(Ground.DISCARD_NEEDED)
    return TurnEnd(_events_with_opening(draft), draft.ending(discarded=False))


def _discard(draft: Draft, card: Card) -> TurnEnd:
    turn = draft.turn
    if turn.correction is Correction.SKIP_DISCARD:
        raise turn.refusal(Ground.DISCARD_SKIPPED)
    finishes = draft.holding.cards == (card,)
    _check_taken(draft)
    _check_discard(draft, card)
    _check_duties(draft, finishes=finishes)
    if finishes:
        events = (*_events_with_opening(draft), Discarded(turn.seat, card))
        return TurnEnd(events, draft.ending(discarded=True))
    return TurnEnd((*draft.events, Discarded(turn.seat, card)))


def _give_back(draft: Draft) -> TurnEnd:
    turn = draft.turn
    drawn = turn.drawn
    if drawn is None or drawn.pile is Pile.STOCK:
        raise turn.refusal(Ground.RETURN_NOTHING_TAKEN)
    if turn.rules.open_card is OpenCard.KEPT:
        raise turn.refusal(Ground.RETURN_FORBIDDEN, card=drawn.card)
    if turn.rules.open_card is OpenCard.FREE:
        if draft.steps:
            raise turn.refusal(Ground.RETURN_NOT_FIRST)
        return TurnEnd((GaveBack(turn.seat, drawn.card),))
    if draft.holding.taken is None:
        raise turn.refusal(Ground.RETURN_CARD_USED, card=drawn.card)
    if draft.new_melds and not turn.opened:
        raise _must_open(draft, drawn.card)
    if not draft.holding.hand:
        raise turn.refusal(Ground.NOTHING_TO_DISCARD, also=("open_card",))
    _check_duties(draft, finishes=False)
    return TurnEnd((*draft.events, GaveBack(turn.seat, drawn.card)))


def _pass(draft: Draft) -> TurnEnd:
    turn = draft.turn
    _check_taken(draft)
    _check_duties(draft, finishes=False)
    if turn.correction is not Correction.SKIP_DISCARD and _can_continue(draft):
        raise _discard_needed(draft)
    return TurnEnd((*draft.events, Passed(turn.seat)))


def _discard_needed(draft: Draft) -> Illegal:
    """Return the refusal of a turn that ends without a discard.

    If the player could discard only jokers, the refusal also cites the options that permit it.
    """
    hand = draft.holding.hand
    only_jokers = len(hand) > 1 and discardable(draft) == (JOKER,)
    also = ("joker_discard", "only_jokers") if only_jokers else ()
    return draft.turn.refusal(Ground.DISCARD_NEEDED, also=also)


def _can_continue(draft: Draft) -> bool:
    """Whether there is a card to discard, or a step after which the turn can end."""
    if draft.finished or discardable(draft):
        return True
    return any(_can_end(draft.step(step)) for step in draft.next_steps())


def _can_end(draft: Draft) -> bool:
    """Whether a plan can be ended, now or after more steps."""
    ends: tuple[End | None, ...] = (None, GiveBack(), Pass(), *map(Discard, discardable(draft)[:1]))
    for end in ends:
        try:
            _end(draft, end)
        except Illegal:
            continue
        return True
    return any(_can_end(draft.step(step)) for step in draft.next_steps())


def _barred(draft: Draft, card: Card) -> Ground | None:
    """Return the reason why a card in hand may not be discarded, or None if it may."""
    rules, hand = draft.turn.rules, draft.holding.hand
    if card is JOKER and len(hand) > 1 and rules.joker_discard is JokerDiscard.TO_FINISH:
        only_jokers = hand.count(JOKER) == len(hand)
        if not (only_jokers and rules.only_jokers is OnlyJokers.DISCARD):
            return Ground.JOKER_DISCARDED
    if card is draft.kept and hand.count(card) == 1:
        return Ground.TAKEN_CARD_DISCARDED
    return None


def _check_discard(draft: Draft, card: Card) -> None:
    if card not in draft.holding.hand:
        raise draft.turn.not_in_hand(Ground.NOT_IN_HAND_TO_DISCARD, card)
    barred = _barred(draft, card)
    if barred is not None:
        raise draft.turn.refusal(barred, card=card)


def _check_taken(draft: Draft) -> None:
    taken = draft.holding.taken
    if taken is None:
        return
    if draft.turn.opened:
        raise draft.turn.refusal(Ground.TAKEN_CARD_UNUSED, card=taken)
    raise _must_open(draft, taken)


def _must_open(draft: Draft, taken: Card) -> Illegal:
    """Return the refusal of a turn end that leaves the taken card out of the opening (T4a)."""
    return draft.turn.refusal(Ground.TAKEN_CARD_OPENS, card=taken, laid=len(draft.new_melds))


def _check_duties(draft: Draft, *, finishes: bool) -> None:
    turn = draft.turn
    if draft.holding.pending:
        raise turn.refusal(Ground.JOKER_NOT_PLACED, jokers=draft.holding.pending)
    if (
        draft.new_melds
        and not draft.opened
        and not (finishes and draft.needs_no_opening(discarded=True))
    ):
        raise draft.opening_too_low(finished_by=("hand_romme",) if finishes else ())
    if finishes or not draft.must_finish or turn.drawn is None:
        return
    if draft.beside_opening:
        raise _must_open(draft, turn.drawn.card)
    raise turn.refusal(Ground.INDIRECT_NOT_FINISHED, card=turn.drawn.card)


def _events_with_opening(draft: Draft) -> tuple[Event, ...]:
    """Return the plan's events.

    If the player finishes from the hand with too few points to open, `Opened` is added.
    """
    if draft.opened or not draft.new_melds:
        return draft.events
    return (*draft.events, Opened(draft.turn.seat, draft.points))


def _opening_failed(draft: Draft, end: End | None) -> bool:
    """Whether the player laid cards to open in strict mode, and the opening is not valid."""
    if not draft.may_fail:
        return False
    if draft.invalid_melds:
        return True
    if draft.opened or not draft.new_melds or draft.finished:
        return False
    finishes = isinstance(end, Discard) and draft.holding.cards == (end.card,)
    return not (finishes and draft.needs_no_opening(discarded=True))


def _end_failed_opening(draft: Draft, end: End | None) -> TurnEnd:
    """Return the end of a turn whose opening failed: only valid melds may stay (T6, V5.4)."""
    turn = draft.turn
    if isinstance(end, GiveBack) and turn.rules.open_card is not OpenCard.USED:
        return _give_back(draft)  # cards were laid: returning the open card is too late (V5.9)
    stays = _valid_part(draft, end)
    undone = tuple(step for step in draft.steps if step not in stays.steps)
    shown = without(stays.holding.hand, draft.holding.hand)
    failed = OpeningFailed(turn.seat, undone, shown)
    taken = stays.holding.taken
    if end is None or (taken is None and not isinstance(end, Pass)):
        (*laid, last), ending = _end(stays, end)
        return TurnEnd((*laid, failed, last), ending)
    # No discard: an open card in no meld that stays goes back (T4c), or only jokers are left
    if isinstance(end, Discard):
        _check_discard(stays, end.card)
    if isinstance(end, Pass) and discardable(stays):
        raise _discard_needed(stays)
    _check_duties(stays, finishes=False)
    over = Passed(turn.seat) if taken is None else GaveBack(turn.seat, taken)
    return TurnEnd((*stays.events, failed, over))


def _valid_part(draft: Draft, end: End | None) -> Draft:
    """Return the plan without its invalid melds if the others suffice to open, else an empty plan.

    If the open card taken for the opening is not in them, an option decides whether they stay
    (docs/adr/0034).
    """
    nothing = Draft.begin(draft.turn)
    if draft.turn.rules.failed_opening is FailedOpening.ALL_BACK:
        return nothing
    steps = [
        step
        for step in draft.steps
        if not (isinstance(step, LayDown) and step.cards in draft.invalid_melds)
    ]
    right = _replay(nothing, steps)
    finishes = isinstance(end, Discard) and right.holding.cards == (end.card,)
    if right.must_finish and not finishes:
        right = _replay_without_taken(nothing, steps)
    unused = right.holding.taken is not None
    if unused and draft.turn.rules.failed_with_taken is FailedWithTaken.ALL_BACK:
        return nothing
    return right if right.opened else nothing


def _replay(draft: Draft, steps: Iterable[Step]) -> Draft:
    """Return the plan with these steps added, except those that are no longer legal."""
    for step in steps:
        with suppress(Illegal):
            draft = draft.step(step)
    return draft


def _replay_without_taken(draft: Draft, steps: Iterable[Step]) -> Draft:
    """Return the plan with the legal steps added, but without the taken card on earlier melds."""
    for step in steps:
        with suppress(Illegal):
            after = draft.step(step)
            draft = draft if after.beside_opening else after
    return draft
