"""Judge commands: given a state, a seat and a command, return the events or refuse the command."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import Final, NamedTuple, assert_never

from romme.engine.commands import Command, Cut, Draw, Play, Shuffle
from romme.engine.draft import Draft
from romme.engine.errors import Illegal, illegal
from romme.engine.events import (
    CutMade,
    Drew,
    Event,
    Reshuffled,
    StockRanOut,
    TurnCame,
    TurnedOver,
)
from romme.engine.evolve import evolve
from romme.engine.legal import check_taking
from romme.engine.scoring import game_ended
from romme.engine.setup import deal, ending_without_stock
from romme.engine.state import Cards, Ending, Phase, Pile, Seat, State
from romme.engine.turn import Turn
from romme.engine.turn_end import end_turn
from romme.rules.grounds import Ground
from romme.rules.options import OpenCard, StockEnd

_OVER: Final = {
    Ending.STOCK_USED_UP: Ground.GAME_STOCK_USED_UP,
    Ending.BLOCKED: Ground.GAME_BLOCKED,
    Ending.VOID: Ground.GAME_VOID,
}


class CommandResult(NamedTuple):
    """The events of a command, and the state after them."""

    events: tuple[Event, ...]
    state: State


def decide(state: State, seat: Seat, command: Command) -> tuple[Event, ...]:
    """Judge a command and return its events. Raise `Illegal` if the rules forbid the command."""
    return carry_out(state, seat, command).events


def carry_out(state: State, seat: Seat, command: Command) -> CommandResult:
    """Judge a command as `decide` does, and return its events and the state after them."""
    check_turn(state, seat, command)
    match command:
        case Cut():
            events = _cut(state, seat, command)
        case Draw():
            events = _draw(state, seat, command)
        case Shuffle():
            events = _shuffle(state, seat, command)
        case Play():
            return _play(state, seat, command)
        case _:
            assert_never(command)
    return CommandResult(events, reduce(evolve, events, state))


def begin_draft(state: State, seat: Seat) -> Draft:
    """Return an empty plan for this seat's turn. Raise `Illegal` before the draw or out of turn."""
    check_turn(state, seat, Play())
    return Draft.begin(Turn.of(state))


def right_neighbour(state: State) -> Seat:
    """Return the dealer's right neighbour, the seat that cuts (T3, V4.2)."""
    return Seat((state.dealer - 2) % state.seats + 1)


def check_turn(state: State, seat: Seat, command: Command) -> None:
    """Raise `Illegal` if a command comes from the wrong seat or in the wrong phase."""
    if state.outcome is not None:
        ending = state.outcome.ending
        also = _ended_by(state, ending)
        raise _refusal(state, seat, _OVER.get(ending, Ground.GAME_WON), also=also)
    if state.phase is Phase.CUT or isinstance(command, Cut):
        _check_cut(state, seat, command)
    elif seat != state.turn:
        sits_out = seat == state.dealer and seat not in state.playing
        also = ("seating",) if sits_out else ()
        raise _refusal(state, seat, Ground.NOT_YOUR_TURN, also=also)
    else:
        _check_phase(state, seat, command)


def _check_cut(state: State, seat: Seat, command: Command) -> None:
    if state.phase is not Phase.CUT:
        raise _refusal(state, seat, Ground.CUT_DONE)
    if not isinstance(command, Cut):
        raise _refusal(state, seat, Ground.CUT_FIRST)
    if seat != right_neighbour(state):
        raise _refusal(state, seat, Ground.CUT_NOT_YOURS)


def _check_phase(state: State, seat: Seat, command: Command) -> None:
    match state.phase, command:
        case Phase.SHUFFLE, Shuffle():
            pass
        case Phase.SHUFFLE, _:
            raise _refusal(state, seat, Ground.SHUFFLE_FIRST)
        case _, Shuffle():
            raise _refusal(state, seat, Ground.SHUFFLE_NOT_DUE)
        case Phase.DRAW, Play():
            raise _refusal(state, seat, Ground.DRAW_FIRST)
        case Phase.PLAY, Draw():
            skipped = state.drawn is None
            raise _refusal(state, seat, Ground.DRAW_SKIPPED if skipped else Ground.DRAWN_ALREADY)
        case _:
            pass


def _ended_by(state: State, ending: Ending) -> tuple[str, ...]:
    """Return the names of the options that caused this ending.

    A refusal after the end of the game cites them.
    """
    if ending is Ending.SUPER:
        return ("superromme",)
    if ending is not Ending.BLOCKED:
        return ()
    if not state.stock and not state.open_pile:
        return ("stock_end",)
    stalled = state.rules.stalled_after and state.idle >= state.rules.stalled_after
    return ("stalled_after",) if stalled else ("blocked_after", "stock_end")


def _refusal(state: State, seat: Seat, ground: Ground, *, also: tuple[str, ...] = ()) -> Illegal:
    return illegal(state.rules, ground, opened=seat in state.opened, also=also, seat=seat)


def _cut(state: State, seat: Seat, command: Cut) -> tuple[Event, ...]:
    least = state.rules.cut_at_least
    most = len(state.stock) - least
    if not least <= command.lifted <= most:
        also = ("cut_at_least",) if least else ()
        refused = state.rules, Ground.CUT_TOO_SMALL
        raise illegal(*refused, also=also, lifted=command.lifted, least=least, most=most)
    made = CutMade(seat, command.lifted)
    pack = evolve(state, made).stock
    return made, deal(state.rules, state.seats, state.playing, pack)


def _draw(state: State, seat: Seat, command: Draw) -> tuple[Event, ...]:
    if command.pile is Pile.OPEN:
        check_taking(Turn.of(state))
        into_hand = state.rules.open_card is not OpenCard.USED
        return (Drew(seat, Pile.OPEN, state.open_pile[-1], into_hand),)
    if state.stock:
        return (Drew(seat, Pile.STOCK, state.stock[0], into_hand=True),)
    if state.turnings + 1 == state.rules.blocked_after:
        return (game_ended(state, Ending.BLOCKED, None),)
    if state.rules.stock_end is StockEnd.RESHUFFLED:
        return (StockRanOut(),)
    return TurnedOver(), Drew(seat, Pile.STOCK, state.open_pile[0], into_hand=True)


def _shuffle(state: State, seat: Seat, command: Shuffle) -> tuple[Event, ...]:
    if Counter(command.stock) != Counter(state.open_pile):
        raise illegal(state.rules, Ground.SHUFFLE_OTHER_CARDS, need=len(state.open_pile))
    stock: Cards = command.stock
    return Reshuffled(stock), Drew(seat, Pile.STOCK, stock[0], into_hand=True)


def _play(state: State, seat: Seat, command: Play) -> CommandResult:
    plan = reduce(Draft.step, command.steps, Draft.begin(Turn.of(state)))
    events, ending = end_turn(plan, command.end)
    played = reduce(evolve, events, state)
    last = _game_end_or_next_turn(played, seat, ending)
    return CommandResult((*events, last), evolve(played, last))


def _game_end_or_next_turn(state: State, seat: Seat, ending: Ending | None) -> Event:
    """Return the event that ends the game or begins the next turn."""
    if ending is not None:
        return game_ended(state, ending, seat)
    ending = ending_without_stock(state)
    stalled = state.rules.stalled_after
    if ending is None and stalled and state.idle >= stalled:
        ending = Ending.BLOCKED
    if ending is not None:
        return game_ended(state, ending, None)
    return TurnCame(state.next_seat(seat))
