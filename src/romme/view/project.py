"""Reduce states and events to the part that a seat or a spectator may know.

A view is built up from visible parts, never by deleting from the state. Two laws hold:

* Applying a redacted event to a view (`romme.view.follow`) gives the same view as applying the
  event to the state and then reducing the state to a view.
* States that differ only in cards that a viewer cannot see give equal views.
"""

from __future__ import annotations

from romme.cards import in_order
from romme.engine.change import construct
from romme.engine.events import (
    Dealt,
    Drew,
    Event,
    GameEnded,
    PositionSet,
    Reshuffled,
    Shuffled,
)
from romme.engine.state import Ending, Pile, Seat, State
from romme.view.knowledge import View
from romme.view.seen import (
    DealtSeen,
    DrewUnseen,
    PositionSeen,
    ReshuffledUnseen,
    SeenEvent,
    ShuffledUnseen,
)


def view(state: State, seat: Seat | None) -> View:
    """Return a state as seen from a seat, or by a spectator if `seat` is None."""
    drawn = state.drawn
    seen = drawn is not None and (seat == state.turn or drawn.pile is Pile.OPEN)
    counted = state.outcome is not None and state.outcome.ending is not Ending.VOID
    return construct(
        View,
        seat=seat,
        rules=state.rules,
        mode=state.mode,
        seats=state.seats,
        dealer=state.dealer,
        playing=state.playing,
        pack=state.pack,
        phase=state.phase,
        turn=state.turn,
        counts=tuple(map(len, state.hands)),
        hands=tuple(
            hand if counted or number == seat else None
            for number, hand in enumerate(state.hands, start=1)
        ),
        known=state.known,
        stock=len(state.stock),
        stock_order=state.stock if state.stock_known else None,
        open_pile=state.open_pile,
        table=state.table,
        opened=state.opened,
        drawn_from=None if drawn is None else drawn.pile,
        drawn=drawn if seen else None,
        taken=state.taken,
        pending=state.pending,
        correction=state.correction,
        turnings=state.turnings,
        idle=state.idle,
        outcome=state.outcome,
    )


def redact(event: Event, seat: Seat | None) -> SeenEvent:
    """Return an event as seen from a seat, or by a spectator if `seat` is None.

    A fully public event is returned unchanged.
    """
    match event:
        case PositionSet(state):
            return PositionSeen(view(state, seat))
        case Shuffled(pack):
            return ShuffledUnseen(in_order(pack))
        case Dealt(hands, turned_up, stock):
            everything = (*(card for hand in hands for card in hand), turned_up, *stock)
            return DealtSeen(
                pack=in_order(everything),
                hand=None if seat is None else in_order(hands[seat - 1]),
                counts=tuple(map(len, hands)),
                turned_up=turned_up,
                stock=len(stock),
            )
        case Reshuffled():
            return ReshuffledUnseen()
        case Drew(drawer, Pile.STOCK) if drawer != seat:
            return DrewUnseen(drawer, Pile.STOCK)
        case GameEnded(outcome, hands) if outcome.ending is Ending.VOID:
            return GameEnded(outcome, ())
        case _:
            return event
