"""Simulator and engine in lockstep: the same position, and the same turn played in both."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from romme.bots.bridge import code_of, end_of, numbers, step_of
from romme.engine import legal
from romme.engine.commands import Draw, Play, Shuffle, Step, Swap
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.state import (
    Cards,
    Phase,
    Pile,
    State,
)
from romme.engine.turn import Turn
from romme.rules.options import IndirectLayOff, Mode
from romme.simulator import codes
from romme.simulator.position import Position
from romme.solver import meld_codes
from tests.support.laws.tables import TABLES, Table, random_table
from tests.support.simulator.bridge import ENDINGS

ASSISTED = [table for table in TABLES if table.mode is Mode.ASSIST]
TURN_LIMIT = 150
"""Number of turns to compare. With random rules, a game may last for ever."""
GIVE_UP_TURNS = 2000
"""Number of turns after which a policy ends an endless game without a winner."""
FEW_STEPS = 30
MANY_TRIES = 300


class Stuck(Exception):  # noqa: N818 - the name says what happened
    """Raised if no way to end a turn is found."""


def some_table(number: int, rng: Random) -> Table:
    """Return a table in assist mode: one of `ASSISTED`, or with random rules if `number` is odd."""
    if number % 2:
        return random_table(rng)._replace(mode=Mode.ASSIST)
    return ASSISTED[number // 2 * 7 % len(ASSISTED)]


# --- the same position ---------------------------------------------------------------------------


def engine_state(state: State) -> dict[str, object]:
    """Return the values of a state that the simulator must have too, by name."""
    return {
        "hands": [numbers(state.hand(seat)) for seat in state.playing],
        "stock": numbers(state.stock),
        "pile": numbers(state.open_pile),
        "table": [meld_codes.pack_meld(lying.meld) for lying in state.table],
        "owners": [state.playing.index(lying.owner) for lying in state.table],
        "opened": [seat in state.opened for seat in state.playing],
        "turn": state.playing.index(state.turn),
        "idle": state.idle,
        "turnings": state.turnings,
        "over": state.phase is Phase.OVER,
    }


def simulator_state(game: Position) -> dict[str, object]:
    """Return the simulator's values for the keys of `engine_state`."""
    return {
        "hands": [game.hand(player) for player in range(game.players)],
        "stock": game.stock_cards(),
        "pile": game.pile_cards(),
        "table": game.table_melds(),
        "owners": game.meld_owners(),
        "opened": [game.has_opened(player) for player in range(game.players)],
        "turn": game.turn,
        "idle": game.idle,
        "turnings": game.turnings,
        "over": game.phase == codes.OVER,
    }


def check_same(game: Position, state: State) -> None:
    assert simulator_state(game) == engine_state(state)
    if state.outcome is None:
        return
    outcome, winner = state.outcome, state.outcome.winner
    assert ENDINGS[game.ending] is outcome.ending
    assert game.winner == (codes.NOTHING if winner is None else state.playing.index(winner))
    assert game.card_points() == [outcome.card_points[seat - 1] for seat in state.playing]
    assert game.scores() == [outcome.scores[seat - 1] for seat in state.playing]


# --- one turn, played in both --------------------------------------------------------------------


def draw_in_both(game: Position, state: State, rng: Random, takes: float) -> State:
    """Draw from the same pile in simulator and engine, and return the engine's state.

    Where the open card may be taken, it is taken with probability `takes`.
    """
    draws = legal.draws(Turn.of(state))
    assert game.may_take() == (Draw(Pile.OPEN) in draws)
    check_same(game, state)  # asking must not change anything
    pile = Pile.OPEN if len(draws) > 1 and rng.random() < takes else Pile.STOCK
    state = carry_out(state, state.turn, Draw(pile)).state
    order: Cards | None = None
    if state.phase is Phase.SHUFFLE:
        order = tuple(rng.sample(state.open_pile, len(state.open_pile)))
        state = carry_out(state, state.turn, Shuffle(order)).state
    game.draw(code_of(pile), None if order is None else numbers(order))
    return state


def compare_moves(game: Position, plan: Draft) -> tuple[list[int], list[int]]:
    """Assert that simulator and engine agree on steps and ends. Return the simulator's codes."""
    steps, ends = game.steps(), game.ends()
    assert len(set(steps)) == len(steps)
    listed = list(legal.steps(plan))
    assert {step_of(code, plan.table) for code in steps} == set(listed)
    assert len(listed) == len(steps)
    assert [end_of(code) for code in ends] == ([None] if plan.finished else [*legal.ends(plan)])
    assert (game.points, game.is_open) == (plan.points, plan.opened)
    assert (game.touched, game.beside_opening) == (plan.touched, plan.beside_opening)
    if plan.turn.rules.indirect_lay_off is IndirectLayOff.TO_FINISH:  # else unused
        assert game.indirect == plan.indirect
        if plan.holding.taken is not None:
            assert game.taken_fits == plan.turn.fits(plan.holding.taken)
    return steps, ends


def cards_laid(step: Step) -> int:
    return 1 if isinstance(step, Swap) else len(step.cards)


def play_turn_in_both(
    game: Position, state: State, rng: Random, lays: float, *, greedy: bool
) -> State:
    """Play the rest of a turn in simulator and engine, and return the engine's state.

    If the turn cannot be ended after some steps, undo them and try others.
    """
    plans = [begin_draft(state, state.turn)]
    most = FEW_STEPS
    for _ in range(MANY_TRIES):
        plan = plans[-1]
        steps, ends = compare_moves(game, plan)
        if steps and len(plans) <= most and (not ends or rng.random() < lays):
            code = rng.choice(steps)
            if greedy:
                code = max(steps, key=lambda one: cards_laid(step_of(one, plan.table)))
            plans.append(plan.step(step_of(code, plan.table)))
            game.step(code)
        elif ends:
            code = rng.choice(ends)
            game.end(code)
            return carry_out(state, state.turn, Play(plan.steps, end_of(code))).state
        else:
            # an empty plan that cannot be ended needs a step
            most = rng.randrange(len(plans)) if len(plans) > 1 else FEW_STEPS
            while len(plans) > 1:
                plans.pop()
                game.undo()
    raise Stuck


def turns(
    game: Position, state: State, rng: Random, takes: float, lays: float, *, greedy: bool = False
) -> Iterator[State]:
    """Play a game in simulator and engine to the end, and compare them after each turn.

    Yield the engine's state after each turn.
    """
    while state.phase is not Phase.OVER:
        state = draw_in_both(game, state, rng, takes)
        if state.phase is not Phase.OVER:
            state = play_turn_in_both(game, state, rng, lays, greedy=greedy)
        check_same(game, state)
        yield state


def full_state(game: Position) -> tuple[object, ...]:
    """Return all values of a simulated game, including those of the turn in progress."""
    plan = game.kept, game.taken, game.pending, game.points, game.laid, game.is_open
    flags = game.touched, game.indirect, game.beside_opening
    return simulator_state(game), plan, flags, game.steps(), game.ends()
