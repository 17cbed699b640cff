"""Keep a view up to date: apply the events that its viewer sees."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from romme.cards import Card, in_order
from romme.engine.change import changed
from romme.engine.events import (
    Began,
    CountCorrected,
    CutMade,
    Discarded,
    Drew,
    GameEnded,
    GaveBack,
    HandFilled,
    LaidDown,
    LaidOff,
    Opened,
    OpeningFailed,
    Passed,
    StockRanOut,
    Swapped,
    TurnCame,
    TurnedOver,
)
from romme.engine.state import (
    Cards,
    Correction,
    Drawn,
    Holding,
    Phase,
    Pile,
    Seat,
    TableMeld,
    with_hand,
    with_meld,
    without,
)
from romme.melds import Placed, plain
from romme.view.knowledge import View
from romme.view.seen import (
    DealtSeen,
    DrewUnseen,
    PositionSeen,
    ReshuffledUnseen,
    SeenEvent,
    ShuffledUnseen,
)


def begin_view(event: SeenEvent, seat: Seat | None) -> View:
    """Return the view after a game's first event. `seat` is None for a spectator."""
    match event:
        case PositionSeen(seen):
            return seen
        case Began(rules, mode, seats, dealer, playing):
            return View(
                seat=seat,
                rules=rules,
                mode=mode,
                seats=seats,
                dealer=dealer,
                playing=playing,
                pack=(),
                phase=Phase.CUT,
                turn=playing[0],
                counts=(0,) * seats,
                hands=tuple(() if number == seat else None for number in range(1, seats + 1)),
                known=((),) * seats,
                stock=0,
                stock_order=None,
                open_pile=(),
                table=(),
                opened=frozenset(),
                drawn_from=None,
                drawn=None,
                taken=None,
                pending=0,
                correction=None,
                turnings=0,
                idle=0,
                outcome=None,
            )
        case _:
            msg = f"a game cannot begin with {event!r}"
            raise TypeError(msg)


def evolve_view(seen: View, event: SeenEvent) -> View:  # noqa: C901, PLR0912 - one case per event
    """Return the view after an event, which must be redacted for the viewer."""
    match event:
        case PositionSeen() | Began():
            return begin_view(event, seen.seat)
        case ShuffledUnseen(pack):
            return changed(seen, pack=pack, stock=len(pack), phase=Phase.CUT)
        case CutMade() | Passed():
            return seen
        case DealtSeen():
            return _dealt(seen, event)
        case TurnedOver():
            return changed(
                seen,
                stock=len(seen.open_pile),
                stock_order=seen.open_pile,
                open_pile=(),
                turnings=seen.turnings + 1,
            )
        case StockRanOut():
            return changed(seen, phase=Phase.SHUFFLE, turnings=seen.turnings + 1)
        case ReshuffledUnseen():
            stock = len(seen.open_pile)
            return changed(seen, phase=Phase.DRAW, stock=stock, stock_order=None, open_pile=())
        case Drew() | DrewUnseen():
            return _drew(seen, event)
        case LaidDown(seat, meld):
            laid = _laid(seen, seat, meld.placed)
            return changed(laid, table=(*seen.table, TableMeld(seat, meld)))
        case LaidOff(seat, onto, cards, meld):
            laid = _laid(seen, seat, cards)
            return changed(laid, table=with_meld(seen.table, onto, meld))
        case Swapped(seat, into, card, meld):
            laid = _laid(seen, seat, (card,))
            table = with_meld(seen.table, into, meld)
            return changed(laid, table=table, pending=laid.pending + 1)
        case Opened(seat):
            return changed(seen, opened=seen.opened | {seat})
        case OpeningFailed(seat, _, shown):
            both = Counter(seen.known[seat - 1]) | Counter(shown)
            known = with_hand(seen.known, seat, in_order(both.elements()))
            return changed(seen, known=known)
        case Discarded(seat, card) | GaveBack(seat, card):
            return changed(_spend(seen, seat, (card,)), open_pile=(*seen.open_pile, card))
        case TurnCame(seat):
            return changed(
                seen,
                turn=seat,
                phase=Phase.DRAW,
                drawn_from=None,
                drawn=None,
                correction=None,
            )
        case GameEnded(outcome, hands):
            over = changed(seen, phase=Phase.OVER, drawn_from=None, drawn=None, outcome=outcome)
            return changed(over, hands=hands) if hands else _hide_other_hands(over)
        case CountCorrected(_, correction):
            phase = Phase.PLAY if correction is Correction.SKIP_DRAW else seen.phase
            return changed(seen, correction=correction, phase=phase)
        case HandFilled(seat, cards, outcome):
            filled = tuple(
                in_order((*(hand or ()), *cards)) if number == seat else hand
                for number, hand in enumerate(seen.hands, start=1)
            )
            order = seen.stock_order
            return changed(
                _change_count(seen, seat, len(cards)),
                hands=filled,
                stock=seen.stock - len(cards),
                stock_order=order and order[len(cards) :],
                outcome=outcome,
            )
        case _:
            assert_never(event)


def _dealt(seen: View, event: DealtSeen) -> View:
    fresh = begin_view(
        Began(seen.rules, seen.mode, seen.seats, seen.dealer, seen.playing), seen.seat
    )
    return changed(
        fresh,
        pack=event.pack,
        phase=Phase.DRAW,
        counts=event.counts,
        hands=tuple(
            event.hand if number == seen.seat else None for number in range(1, seen.seats + 1)
        ),
        stock=event.stock,
        open_pile=(event.turned_up,),
    )


def _drew(seen: View, event: Drew | DrewUnseen) -> View:
    from_stock = event.pile is Pile.STOCK
    order = seen.stock_order
    card = event.card if isinstance(event, Drew) else None
    into_hand = not isinstance(event, Drew) or event.into_hand
    drew = changed(
        seen,
        phase=Phase.PLAY,
        drawn_from=event.pile,
        drawn=None if card is None else Drawn(event.pile, card, in_hand=into_hand),
        stock=seen.stock - 1 if from_stock else seen.stock,
        stock_order=order[1:] if order is not None and from_stock else order,
        open_pile=seen.open_pile if from_stock else seen.open_pile[:-1],
        idle=0 if from_stock else seen.idle + 1,
    )
    if not into_hand:
        return changed(drew, taken=card)
    public = (order[0] if order else None) if from_stock else card
    if public is not None:
        known = in_order((*seen.known[event.seat - 1], public))
        drew = changed(drew, known=with_hand(seen.known, event.seat, known))
    if event.seat == seen.seat and card is not None:
        drew = _with_own_hand(drew, in_order((*seen.hand, card)))
    return _change_count(drew, event.seat, 1)


def _laid(seen: View, seat: Seat, cards: tuple[Placed, ...]) -> View:
    return changed(_spend(seen, seat, tuple(map(plain, cards))), idle=0, turnings=0)


def _spend(seen: View, seat: Seat, cards: tuple[Card, ...]) -> View:
    """Return the view after a player has used cards.

    Swapped jokers and the taken card are used first. The remaining cards leave the hand.
    """
    supposed = Holding(cards, seen.taken, seen.pending)  # as if the player held all these cards
    left = supposed.spend(cards) or supposed
    from_hand = without(cards, left.hand)
    return _remove_from_hand(changed(seen, taken=left.taken, pending=left.pending), seat, from_hand)


def _remove_from_hand(seen: View, seat: Seat, cards: Cards) -> View:
    known = Counter(seen.known[seat - 1]) - Counter(cards)
    left = changed(seen, known=with_hand(seen.known, seat, in_order(known.elements())))
    if seat == seen.seat:
        own = Counter(seen.hand) - Counter(cards)
        left = _with_own_hand(left, in_order(own.elements()))
    return _change_count(left, seat, -len(cards))


def _hide_other_hands(seen: View) -> View:
    """Hide all hands but the viewer's, because hands are not counted after a void game."""
    hands = tuple(
        hand if number == seen.seat else None for number, hand in enumerate(seen.hands, start=1)
    )
    return changed(seen, hands=hands)


def _with_own_hand(seen: View, hand: Cards) -> View:
    hands = tuple(
        hand if number == seen.seat else other for number, other in enumerate(seen.hands, start=1)
    )
    return changed(seen, hands=hands)


def _change_count(seen: View, seat: Seat, more: int) -> View:
    counts = tuple(
        count + more if number == seat else count
        for number, count in enumerate(seen.counts, start=1)
    )
    return changed(seen, counts=counts)
