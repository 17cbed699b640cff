"""Independent checks of reasons, with the complete state, the engine and the oracle.

The advice knows only a player's view. These checks know the complete state, carry out moves, and
check melds with `tests.support.oracle`, which shares no code with the project. Hands too large for
the oracle are checked by the solver, which `tests/solver` compares with the oracle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from romme.bots.advice.reasons import Why
from romme.cards import JOKER, NATURALS, Card, Natural
from romme.engine import legal
from romme.engine.commands import Discard, Draw, LayOff, Step, Swap
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.events import (
    Drew,
    GameEnded,
    GaveBack,
    LaidDown,
    LaidOff,
    Opened,
    OpeningFailed,
    Swapped,
)
from romme.engine.state import Ending, Pile
from romme.engine.turn import Turn
from romme.engine.turn_end import discardable, end_turn
from romme.melds import plain
from romme.rules.options import StockEnd
from tests.support.bots.advice.case import ORACLE_CARDS, Case, namings
from tests.support.oracle import layouts

SEARCHED_CARDS: Final = 5
"""Largest hand for which all turns are tried."""


def is_true(case: Case) -> bool:
    return _CHECKS[case.reason.why](case)


def _may_end(draft: Draft) -> bool:
    return draft.finished or any(True for _ in legal.ends(draft))


def _try_step(draft: Draft, step: Step) -> Draft | None:
    try:
        return draft.step(step)
    except Illegal:
        return None


def _endings(draft: Draft) -> set[Ending]:
    """Return all ways in which the turn can finish the game."""
    found: set[Ending] = set()
    seen: set[object] = set()
    waiting = [draft]
    while waiting:
        draft = waiting.pop()
        key = (draft.holding, draft.table, draft.touched, draft.indirect, draft.beside_opening)
        if key in seen:
            continue
        seen.add(key)
        for end in (None, *map(Discard, draft.holding.hand)):
            try:
                ending = end_turn(draft, end).ending
            except Illegal:
                continue
            found |= {ending} if ending else set()
        waiting += [draft.step(step) for step in legal.steps(draft)]
    return found


# --- the draw ------------------------------------------------------------------------------------


def _draft_after_taking(case: Case) -> Draft:
    """Return the draft after taking the open card, which must be the one that the reason names."""
    assert case["card"] is case.state.open_pile[-1]
    return begin_draft(carry_out(case.state, case.me, Draw(Pile.OPEN)).state, case.me)


def _take_finishes(case: Case) -> bool:
    draft = _draft_after_taking(case)
    if len(draft.holding.cards) <= SEARCHED_CARDS:
        return case["ending"] in _endings(draft)
    table = [lying.meld for lying in draft.table]
    own = [number for number, lying in enumerate(draft.table, 1) if lying.owner == case.me]
    plans = case.solver.finishes(draft.holding.cards, table, opened=draft.turn.opened, own=own)
    return case["ending"].value in {plan.ending.value for plan in plans if plan.ending}


def _take_opens(case: Case) -> bool:
    cards = _draft_after_taking(case).holding.cards
    enough = case.number("points") >= case.state.rules.opening_points > 0
    if len(cards) > ORACLE_CARDS:
        return enough and case.solver.most_points(cards).points >= case.number("points")
    return enough and case.number("points") in case.openings(
        case.melds_with(case["card"], cards), cards
    )


def _take_melds(case: Case) -> bool:
    _draft_after_taking(case)
    card, meld, hand = case["card"], case["meld"], case.state.hand(case.me)
    assert Counter(meld.cards) <= Counter((*hand, card))
    melded = case.left((*hand, card)) < case.left(hand) + case.count([card])
    return card in meld.cards and melded and bool(case.reading(meld))


def _take_lays_off(case: Case) -> bool:
    draft = _draft_after_taking(case)
    steps = [
        _try_step(draft, LayOff((placed,), number))
        for number, lying in enumerate(draft.table, start=1)
        if lying.meld == case["meld"]
        for placed in namings(case["card"])
    ]
    return case.fits(case["card"], case["meld"]) and any(one and _may_end(one) for one in steps)


def _take_swaps(case: Case) -> bool:
    draft = _draft_after_taking(case)
    for number, lying in enumerate(draft.table, start=1):
        swapped = (
            _try_step(draft, Swap(case["card"], number)) if lying.meld == case["meld"] else None
        )
        if swapped and any(_may_end(swapped.step(step)) for step in legal.steps(swapped)):
            return case.swaps(case["card"], case["meld"])
    return False


def _take_outs(case: Case) -> bool:
    _draft_after_taking(case)
    hand = case.state.hand(case.me)
    found = case.outs((*hand, case["card"])), case.outs(hand)
    return found == (case.number("outs"), case.number("before")) and found[0] > found[1]


def _take_useless(case: Case) -> bool:
    _draft_after_taking(case)
    hand = case.state.hand(case.me)
    return not case.melds_with(case["card"], hand) and case.fits_nowhere(case["card"])


def _take_no_opening(case: Case) -> bool:
    cards = _draft_after_taking(case).holding.cards
    melds = case.melds_with(case["card"], cards)
    if len(cards) > ORACLE_CARDS:
        return case.number("need") == case.state.rules.opening_points
    return case.number("need") > max(case.openings(melds, cards), default=0)


def _take_shows(case: Case) -> bool:
    _draft_after_taking(case)
    return case["card"] in case.result.state.known[case.me - 1]


def _stock_known(case: Case) -> bool:
    return [event.card for event in case.events(Drew)] == [case["card"]]


def _blocks(case: Case) -> bool:
    return [event.outcome.ending for event in case.events(GameEnded)] == [Ending.BLOCKED]


# --- cards laid ----------------------------------------------------------------------------------


def _finishes(case: Case) -> bool:
    (ended,) = case.events(GameEnded)
    return (ended.outcome.ending, ended.outcome.winner) == (case["ending"], case.me)


def _opens(case: Case) -> bool:
    need = case.state.rules.opening_points
    opened = case.me not in case.state.opened and case.me in case.result.state.opened
    return (
        opened
        and bool(case.events(Opened))
        and case.own_points == case.number("points") >= need > 0
    )


def _melds(case: Case) -> bool:
    return (len(case.events(LaidDown)), case.own_points) == (
        case.number("melds"),
        case.number("points"),
    )


def _lays_off(case: Case) -> bool:
    lay = len(case.state.table)
    onto = [event for event in case.events(LaidOff) if event.onto <= lay]
    cards = tuple(plain(card) for event in onto for card in event.cards)
    return cards == case["cards"] and len(cards) == case.number("number") > 0


def _swaps(case: Case) -> bool:
    first = case.events(Swapped)[0]
    before, after = Counter(case["meld"].cards), Counter(first.meld.cards)
    came, went = list((after - before).elements()), list((before - after).elements())
    return first.card is case["card"] and (came, went) == ([first.card], [JOKER])


def _could_open(case: Case) -> bool:
    if case.best is not None:
        return _opens(case.of_best)
    assert not case.events(LaidDown)
    return case.number("points") >= case.state.rules.opening_points > 0 and _could_meld(case)


def _could_meld(case: Case) -> bool:
    if case.best is not None:
        return bool(case.of_best.events(LaidDown)) and case.of_best.own_points == case.number(
            "points"
        )
    assert not case.events(LaidDown)
    cards = case.state.holding.cards
    if len(cards) > ORACLE_CARDS:
        return 0 < case.number("points") <= case.solver.most_points(cards).points
    limit = case.rules.melds_per_turn or len(cards)
    found = layouts.outcomes(layouts.in_order(map(str, cards)), case.rules)
    return case.number("points") in {one.points for one in found if 1 <= len(one.melds) <= limit}


def _missing(case: Case) -> bool:
    """Whether the best draw reduces the number of missing cards in the reason by one.

    Large hands are checked with a sample of draws, which need not contain the best one.
    """
    held, pack = Counter(case.kept), Counter(case.state.rules.pack)
    faces = [card for card in NATURALS if held[card] < pack[card]]
    missing = case.number("missing")
    if len(case.kept) > ORACLE_CARDS:  # only a sample, which need not contain the right card
        some = {case.solver.missing((*case.kept, card)) for card in faces[::9]}
        return some <= {missing - 1, missing}
    return missing - 1 == min(case.solver.missing((*case.kept, card)) for card in faces)


def _gives_back(case: Case) -> bool:
    return [event.card for event in case.events(GaveBack)] == [case["card"]]


# --- hand and discard ----------------------------------------------------------------------------


def _outs(case: Case) -> bool:
    return (case.outs(case.kept), case.unseen.total()) == (case.number("outs"), case.number("of"))


def _fewer_outs(case: Case) -> bool:
    found = case.outs(case.kept), case.outs(case.of_best.kept)
    return found == (case.number("outs"), case.number("best")) and found[0] < found[1]


def _leaves_more(case: Case) -> bool:
    return case.count(case.kept) - case.count(case.of_best.kept) == case.number("points") > 0


def _dearest(case: Case) -> bool:
    assert isinstance(case.move.end, Discard)  # type: ignore[union-attr]  # no draw has a discard
    card, hand = case["card"], case.before_discard
    draft = begin_draft(case.state, case.me)
    for step in case.move.steps:  # type: ignore[union-attr]  # same
        draft = draft.step(step)
    dearer = [one for one in discardable(draft) if case.count([one]) > case.count([card])]
    loose = [one for one in (card, *dearer) if case.is_loose(one, hand)]
    return loose == [card] and case.count([card]) == case.number("points")


def _breaks(case: Case) -> bool:
    return not case.is_loose(case["card"], case.before_discard)


def _safe(case: Case) -> bool:
    return case.fits_nowhere(case["card"]) and not case.melds_with(case["card"], _near(case, 6))


def _needs_joker(case: Case) -> bool:
    card = case["card"]
    with_jokers = bool(case.melds_with(card, _near(case, 6)))
    return case.fits_nowhere(card) and with_jokers and not case.melds_with(card, _near(case, 0))


def _near(case: Case, jokers: int) -> list[Card]:
    """Return the hidden cards with the suit or rank of the case's card, and some hidden jokers.

    Return at most `jokers` jokers.
    """
    card, elsewhere = case["card"], case.elsewhere
    naturals = [one for one in elsewhere if isinstance(one, Natural) and one is not card]
    near = [one for one in naturals if one.suit is card.suit or one.rank is card.rank]
    return [*near, *(JOKER,) * min(jokers, elsewhere[JOKER])]


def _next_lays_off(case: Case) -> bool:
    draft = _next_draft(case)
    return any(
        _try_step(draft, LayOff((placed,), number))
        for number, lying in enumerate(draft.table, start=1)
        if lying.meld == case["meld"]
        for placed in namings(case["card"])
    )


def _next_swaps(case: Case) -> bool:
    draft = _next_draft(case)
    return any(
        _try_step(draft, Swap(case["card"], number))
        for number, lying in enumerate(draft.table, start=1)
        if lying.meld == case["meld"]
    )


def _next_draft(case: Case) -> Draft:
    """Return the next player's empty draft after they have taken the discard from the open pile."""
    after = case.result.state
    assert (after.turn, after.open_pile[-1]) == (case["seat"], case["card"])
    return begin_draft(carry_out(after, case.next, Draw(Pile.OPEN)).state, case.next)


def _next_collects(case: Case) -> bool:
    assert case["seat"] == case.next
    assert Counter(case["cards"]) <= Counter(case.state.known[case.next - 1])
    return bool(case["cards"]) and all(
        case.goes_with(case["card"], other) for other in case["cards"]
    )


# --- state of the game ---------------------------------------------------------------------------


def _few_cards(case: Case) -> bool:
    held = {seat: len(case.state.hand(seat)) for seat in case.others}
    return held[case["seat"]] == case.number("number") == min(held.values())


def _stock_low(case: Case) -> bool:
    ends = case.state.rules.stock_end is StockEnd.GAME_ENDS
    return ends and len(case.state.stock) == case.number("number")


def _last_turn(case: Case) -> bool:
    assert case.state.rules.stock_end is StockEnd.GAME_ENDS
    return not case.result.state.stock and (case.drawing or case.result.state.outcome is not None)


def _only_move(case: Case) -> bool:
    if case.drawing:
        return [*legal.draws(Turn.of(case.state))] == [case.move]
    draft = begin_draft(case.state, case.me)
    return len([*legal.ends(draft), *legal.steps(draft)]) == 1


_CHECKS: Final[Mapping[Why, Callable[[Case], bool]]] = {
    Why.ONLY_MOVE: _only_move,
    Why.TAKE_FINISHES: _take_finishes,
    Why.TAKE_OPENS: _take_opens,
    Why.TAKE_MELDS: _take_melds,
    Why.TAKE_LAYS_OFF: _take_lays_off,
    Why.TAKE_SWAPS: _take_swaps,
    Why.TAKE_OUTS: _take_outs,
    Why.TAKE_USELESS: _take_useless,
    Why.TAKE_NO_OPENING: _take_no_opening,
    Why.TAKE_SHOWS: _take_shows,
    Why.STOCK_KNOWN: _stock_known,
    Why.BLOCKS: _blocks,
    Why.FINISHES: _finishes,
    Why.COULD_FINISH: lambda case: _finishes(case.of_best),
    Why.OPENS: _opens,
    Why.MELDS: _melds,
    Why.LAYS_OFF: _lays_off,
    Why.SWAPS: _swaps,
    Why.COULD_OPEN: _could_open,
    Why.COULD_MELD: _could_meld,
    Why.MISSING: _missing,
    Why.GIVES_BACK: _gives_back,
    Why.OPENING_FAILS: lambda case: bool(case.events(OpeningFailed)),
    Why.OUTS: _outs,
    Why.FEWER_OUTS: _fewer_outs,
    Why.LEAVES: lambda case: case.count(case.kept) == case.number("points"),
    Why.LEAVES_MORE: _leaves_more,
    Why.DEAREST: _dearest,
    Why.BREAKS: _breaks,
    Why.SAFE: _safe,
    Why.NEEDS_JOKER: _needs_joker,
    Why.NEXT_LAYS_OFF: _next_lays_off,
    Why.NEXT_SWAPS: _next_swaps,
    Why.NEXT_COLLECTS: _next_collects,
    Why.WITHHOLDS: lambda case: case["card"] in case.kept and _next_collects(case),
    Why.FEW_CARDS: _few_cards,
    Why.STOCK_LOW: _stock_low,
    Why.LAST_TURN: _last_turn,
}
