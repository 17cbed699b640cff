"""Games of the simulator, replayed through the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from romme.bots.bridge import draw_of, end_of, kind, step_of
from romme.engine.commands import Draw, End, Play, Shuffle
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Cards, Ending, Phase, Seat, State
from romme.simulator import codes
from romme.solver import meld_codes
from tests.support.laws.tables import Table

ENDINGS: Final = {
    codes.ROMME: Ending.ROMME,
    codes.HAND: Ending.HAND,
    codes.HAND_LAID_OFF: Ending.HAND_LAID_OFF,
    codes.SUPER: Ending.SUPER,
    codes.STOCK_USED_UP: Ending.STOCK_USED_UP,
    codes.BLOCKED: Ending.BLOCKED,
}


def shuffled(table: Table, rng: Random) -> Cards:
    """Return a shuffled pack for a table's rules, top card first."""
    return tuple(rng.sample(table.rules.pack, len(table.rules.pack)))


def dealt(table: Table, pack: Cards, rng: Random) -> State:
    """Return a game that was dealt from a pack. The first player is to draw."""
    rules, seats, mode = table
    dealer = Seat(rng.randint(1, seats))
    return fold(dealt_game(rules, mode, seats=seats, dealer=dealer, pack=pack))


class LoggedMove(NamedTuple):
    """A draw or the rest of a turn, with the states before and after it."""

    before: State
    draw: Draw | None
    """None if the move is the rest of a turn: `plan` and `end`."""
    plan: Draft | None
    end: End | None
    after: State


def moves_of(state: State, log: Sequence[int]) -> Iterator[LoggedMove]:
    """Carry out a simulator's log in the engine, which must accept it, and yield each move."""
    moves = iter(log)
    plan = begin_draft(state, state.turn) if state.phase is Phase.PLAY else None
    for code in moves:
        before = state
        match kind(code):
            case codes.DRAW:
                draw = draw_of(code)
                state = carry_out(state, state.turn, draw).state
                if state.phase is Phase.SHUFFLE:
                    stock = list(islice(moves, len(state.open_pile)))
                    assert {kind(card) for card in stock} == {codes.SHUFFLED}
                    order = tuple(meld_codes.card_of(card & codes.CARD_MASK) for card in stock)
                    state = carry_out(state, state.turn, Shuffle(order)).state
                plan = begin_draft(state, state.turn) if state.phase is Phase.PLAY else None
                yield LoggedMove(before, draw, None, None, state)
            case codes.MELD | codes.LAY_OFF | codes.SWAP:
                assert plan is not None
                plan = plan.step(step_of(code, plan.table))
            case _:
                assert plan is not None
                end = end_of(code)
                state = carry_out(state, state.turn, Play(plan.steps, end)).state
                yield LoggedMove(before, None, plan, end, state)


def replay_log(state: State, log: Sequence[int]) -> State:
    """Return the engine's state after all moves of a simulator's log."""
    for move in moves_of(state, log):
        state = move.after
    return state
