"""Apply events to states, without checking them against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from romme.cards import Card, in_order
from romme.engine.change import changed
from romme.engine.events import (
    Began,
    CountCorrected,
    CutMade,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    GaveBack,
    HandFilled,
    LaidDown,
    LaidOff,
    Opened,
    OpeningFailed,
    Passed,
    PositionSet,
    Reshuffled,
    Shuffled,
    StockRanOut,
    Swapped,
    TurnCame,
    TurnedOver,
)
from romme.engine.state import (
    Correction,
    Drawn,
    Phase,
    Pile,
    Seat,
    State,
    TableMeld,
    with_hand,
    with_meld,
    without,
)
from romme.melds import Placed, plain


def fold(events: Iterable[Event]) -> State:
    """Rebuild the state of a game from all its events."""
    first, *rest = events
    return reduce(evolve, rest, begin(first))


def begin(event: Event) -> State:
    """Return the state after a game's first event, which is `Began` or `PositionSet`."""
    match event:
        case Began(rules, mode, seats, dealer, playing):
            return State(
                rules=rules,
                mode=mode,
                seats=seats,
                dealer=dealer,
                playing=playing,
                pack=(),
                phase=Phase.CUT,
                turn=playing[0],
                hands=((),) * seats,
                stock=(),
                open_pile=(),
                known=((),) * seats,
            )
        case PositionSet(state):
            return state
        case _:
            msg = f"a game cannot begin with {event!r}"
            raise TypeError(msg)


def evolve(state: State, event: Event) -> State:  # noqa: C901, PLR0912 - one case per event
    """Return the state after an event."""
    match event:  # most frequent events first
        case Drew():
            return _draw(state, event)
        case Discarded(seat, card) | GaveBack(seat, card):
            left = _take_out(state, seat, (card,))
            return changed(left, open_pile=(*state.open_pile, card))
        case TurnCame(seat):
            return changed(
                state,
                turn=seat,
                phase=Phase.DRAW,
                drawn=None,
                correction=None,
            )
        case LaidDown(seat, meld):
            laid = _without_laid(state, seat, meld.placed)
            return changed(laid, table=(*laid.table, TableMeld(seat, meld)))
        case LaidOff(seat, onto, cards, meld):
            laid = _without_laid(state, seat, cards)
            return changed(laid, table=with_meld(laid.table, onto, meld))
        case Opened(seat):
            return changed(state, opened=state.opened | {seat})
        case Began() | PositionSet():
            return begin(event)
        case Shuffled(pack):
            return changed(state, pack=in_order(pack), stock=pack, phase=Phase.CUT)
        case CutMade(_, lifted):
            return changed(state, stock=(*state.stock[lifted:], *state.stock[:lifted]))
        case Dealt():
            return _deal(state, event)
        case TurnedOver():
            return changed(
                state,
                stock=state.open_pile,
                open_pile=(),
                stock_known=True,
                turnings=state.turnings + 1,
            )
        case StockRanOut():
            return changed(state, phase=Phase.SHUFFLE, turnings=state.turnings + 1)
        case Reshuffled(stock):
            return changed(state, phase=Phase.DRAW, stock=stock, open_pile=(), stock_known=False)
        case Swapped(seat, into, card, meld):
            laid = _without_laid(state, seat, (card,))
            table = with_meld(laid.table, into, meld)
            return changed(laid, table=table, pending=laid.pending + 1)
        case OpeningFailed(seat, _, shown):
            seen = Counter(state.known[seat - 1]) | Counter(shown)
            known = with_hand(state.known, seat, in_order(seen.elements()))
            return changed(state, known=known)
        case Passed():
            return state
        case GameEnded(outcome, _):
            return changed(state, phase=Phase.OVER, drawn=None, outcome=outcome)
        case CountCorrected(seat, correction):
            skips_draw = correction is Correction.SKIP_DRAW
            phase = Phase.PLAY if skips_draw else state.phase
            return changed(state, correction=correction, phase=phase)
        case HandFilled(seat, cards, outcome):
            hand = in_order((*state.hand(seat), *cards))
            return changed(
                state,
                hands=with_hand(state.hands, seat, hand),
                stock=state.stock[len(cards) :],
                outcome=outcome,
            )
        case _:
            assert_never(event)


def _deal(state: State, event: Dealt) -> State:
    hands = tuple(in_order(hand) for hand in event.hands)
    everything = (*(card for hand in hands for card in hand), event.turned_up, *event.stock)
    return changed(
        state,
        pack=in_order(everything),
        phase=Phase.DRAW,
        turn=state.playing[0],
        hands=hands,
        stock=event.stock,
        open_pile=(event.turned_up,),
        table=(),
        opened=frozenset(),
        drawn=None,
        taken=None,
        pending=0,
        correction=None,
        turnings=0,
        idle=0,
        known=((),) * state.seats,
        stock_known=False,
        outcome=None,
    )


def _draw(state: State, event: Drew) -> State:
    from_stock = event.pile is Pile.STOCK
    seen = state.stock_known or not from_stock
    drawn = Drawn(event.pile, event.card, in_hand=event.into_hand)
    drew = changed(
        state,
        phase=Phase.PLAY,
        drawn=drawn,
        stock=state.stock[1:] if from_stock else state.stock,
        open_pile=state.open_pile if from_stock else state.open_pile[:-1],
        idle=0 if from_stock else state.idle + 1,
    )
    if not event.into_hand:
        return changed(drew, taken=event.card)
    hand = in_order((*state.hand(event.seat), event.card))
    known = (*state.known[event.seat - 1], event.card) if seen else state.known[event.seat - 1]
    return changed(
        drew,
        hands=with_hand(state.hands, event.seat, hand),
        known=with_hand(state.known, event.seat, in_order(known)),
    )


def _without_laid(state: State, seat: Seat, cards: Iterable[Placed]) -> State:
    """Return the state without the cards that a player lays, and with idle counters at 0 (K16)."""
    return changed(_take_out(state, seat, tuple(map(plain, cards))), idle=0, turnings=0)


def _take_out(state: State, seat: Seat, cards: Iterable[Card]) -> State:
    """Return the state with cards removed from a player's holding, as `Holding.spend` does."""
    holding = state.holding.spend(cards)
    if holding is None:
        msg = f"seat {seat} does not hold {cards}"
        raise ValueError(msg)
    left = changed(
        state,
        hands=with_hand(state.hands, seat, holding.hand),
        taken=holding.taken,
        pending=holding.pending,
    )
    if not state.known[seat - 1]:
        return left
    known = list(state.known[seat - 1])
    for card in without(state.hand(seat), holding.hand):
        if card in known:
            known.remove(card)
    return changed(left, known=with_hand(state.known, seat, tuple(known)))
