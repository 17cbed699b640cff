"""Rulings of a referee: correct a wrong number of cards, deal again or declare a game void.

Rulings correct mistakes that happen at real tables and cannot happen online. A ruling produces
events, as a command does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from romme.engine.change import changed
from romme.engine.errors import illegal
from romme.engine.events import CountCorrected, Event, HandFilled
from romme.engine.scoring import game_ended, outcome
from romme.engine.setup import check_pack, deal
from romme.engine.state import Cards, Correction, Ending, Phase, Seat, State, with_hand
from romme.rules.grounds import Ground


@dataclass(frozen=True, slots=True)
class CorrectCount:
    """Have a player correct a wrong number of cards in one turn (T3, V4.6).

    A player with too many cards skips the draw. A player with too few skips the discard.
    """

    seat: Seat
    correction: Correction


@dataclass(frozen=True, slots=True)
class Redeal:
    """Deal again from a newly shuffled and cut pack, top card first (V4.7, V4.8)."""

    pack: Cards


@dataclass(frozen=True, slots=True)
class DeclareVoid:
    """Declare a game void, even a finished one (V4.10)."""


@dataclass(frozen=True, slots=True)
class FillHand:
    """After a game, have a player with too few cards draw the missing ones (T3).

    The drawn cards are counted with the rest of the hand. If the stock has fewer cards, the player
    draws those that there are.
    """

    seat: Seat
    missing: int


Ruling: TypeAlias = CorrectCount | Redeal | DeclareVoid | FillHand


def rule(state: State, ruling: Ruling) -> tuple[Event, ...]:
    """Return the events of a ruling. Raise `Illegal` if the rules do not allow the ruling."""
    match ruling:
        case CorrectCount():
            return _correct(state, ruling)
        case Redeal(pack):
            if state.phase is Phase.OVER:
                raise illegal(state.rules, Ground.RULING_TOO_LATE)
            check_pack(state.rules, pack)
            return (deal(state.rules, state.seats, state.playing, pack),)
        case DeclareVoid():
            return (game_ended(state, Ending.VOID, None),)
        case FillHand():
            return _fill(state, ruling)
        case _:
            assert_never(ruling)


def _correct(state: State, ruling: CorrectCount) -> tuple[Event, ...]:
    if ruling.seat != state.turn or state.phase in (Phase.CUT, Phase.OVER):
        raise illegal(state.rules, Ground.RULING_NOT_THIS_SEAT, seat=ruling.seat)
    if state.phase is not Phase.DRAW or state.correction is not None:
        raise illegal(state.rules, Ground.RULING_TOO_LATE)
    return (CountCorrected(ruling.seat, ruling.correction),)


def _fill(state: State, ruling: FillHand) -> tuple[Event, ...]:
    counted = state.outcome
    if counted is None or counted.ending is Ending.VOID:
        raise illegal(state.rules, Ground.RULING_TOO_EARLY)
    if ruling.seat not in state.playing or ruling.seat == counted.winner:
        raise illegal(state.rules, Ground.RULING_NOT_THIS_SEAT, seat=ruling.seat)
    if ruling.missing < 1:
        have = len(state.stock)
        raise illegal(state.rules, Ground.STOCK_TOO_SMALL, need=ruling.missing, have=have)
    cards = state.stock[: ruling.missing]
    filled = (*state.hand(ruling.seat), *cards)
    after = changed(state, hands=with_hand(state.hands, ruling.seat, filled))
    return (HandFilled(ruling.seat, cards, outcome(after, counted.ending, counted.winner)),)
