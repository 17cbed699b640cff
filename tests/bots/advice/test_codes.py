"""Moves encoded for the simulator lead to the same state there as in the engine."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from random import Random

import pytest

from romme.bots.bridge import NoCodes, codes_of, load, numbers, play_of
from romme.engine import legal
from romme.engine.commands import Draw, LayOff, Play, Shuffle, Step
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.events import OpeningFailed
from romme.engine.state import Phase, Pile, State
from romme.engine.turn import Turn
from romme.engine.turn_end import end_turn
from romme.simulator import codes
from romme.simulator.policies.greedy_policy import GreedyGame
from romme.solver import meld_codes
from tests.conftest import Size
from tests.support.bots.advice.move_reasons import decision
from tests.support.laws.play import GREEDY, RANDOM, plan
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice
from tests.support.table import at_table


def near_miss_turn(rng: Random) -> State:
    """Return a random position full of near misses in which the player to move has drawn."""
    state = random_position(rng)
    state = carry_out(state, state.turn, rng.choice(legal.draws(Turn.of(state)))).state
    if state.phase is Phase.SHUFFLE:
        state = carry_out(state, state.turn, Shuffle(state.open_pile)).state
    return state if state.phase is Phase.PLAY else near_miss_turn(rng)


def merged_lay_offs(play: Play) -> Play:
    """Return the plan with successive lay-offs onto one meld merged into one."""
    steps: list[Step] = []
    for step in play.steps:
        last = steps[-1] if steps else None
        if isinstance(step, LayOff) and isinstance(last, LayOff) and step.onto == last.onto:
            steps[-1] = LayOff((*last.cards, *step.cards), step.onto)
        else:
            steps.append(step)
    return replace(play, steps=tuple(steps))


def simulate(state: State, play: Play) -> GreedyGame:
    """Return the simulator's game after the plan has been played in it."""
    game = GreedyGame(state.rules, len(state.playing))
    load(game, state)
    *steps, end = codes_of(play, begin_draft(state, state.turn))
    for code in steps:
        game.step(code)
    game.end(end)
    return game


def check_same(game: GreedyGame, state: State) -> None:
    """Assert that simulator and engine are in the same state."""
    hands = [numbers(state.hand(seat)) for seat in state.playing]
    assert [game.hand(player) for player in range(game.players)] == hands
    assert game.table_melds() == [meld_codes.pack_meld(lying.meld) for lying in state.table]
    assert game.pile_cards() == numbers(state.open_pile)
    opened = [seat in state.opened for seat in state.playing]
    assert [game.has_opened(player) for player in range(game.players)] == opened
    assert (game.phase == codes.OVER) == (state.outcome is not None)
    if state.outcome is not None:
        scores = [state.outcome.scores[seat - 1] for seat in state.playing]
        assert game.scores() == scores
    else:
        assert state.playing[game.turn] == state.turn


def is_legal(draft: Draft, play: Play) -> bool:
    try:
        end_turn(reduce(Draft.step, play.steps, draft), play.end)
    except Illegal:
        return False
    return True


def test_encoded_plans_lead_to_the_engines_state(size: Size) -> None:
    """The plans include failed openings and lay-offs of several cards at once."""
    failed = at_once = 0
    for number in range(size(100, 20_000)):
        rng = dice(number)
        state = near_miss_turn(rng)
        draft = begin_draft(state, state.turn)
        for policy in (RANDOM, GREEDY):
            play = plan(draft, rng, policy)
            for one in {play, merged_lay_offs(play)}:
                if is_legal(draft, one):
                    events, after = carry_out(state, state.turn, one)
                    check_same(simulate(state, one), after)
                    failed += any(isinstance(event, OpeningFailed) for event in events)
                    at_once += one != play
    assert failed
    assert at_once


def test_decoded_plans_have_the_same_codes_and_result(size: Size) -> None:
    laid = 0
    for number in range(size(100, 20_000)):
        rng = dice(number)
        state = near_miss_turn(rng)
        draft = begin_draft(state, state.turn)
        play = plan(draft, rng, RANDOM._replace(blunders=0.0))
        if not any(isinstance(one, OpeningFailed) for one in carry_out(state, state.turn, play)[0]):
            written = codes_of(play, draft)
            read = play_of(written, draft)
            assert codes_of(read, draft) == written
            # a joker and the next card may become two steps
            lies, same = (reduce(Draft.step, one.steps, draft) for one in (play, read))
            assert (lies.table, lies.holding, play.end) == (same.table, same.holding, read.end)
            laid += len(play.steps)
    assert laid


@pytest.mark.parametrize("pile", Pile)
def test_a_draw_has_one_code(pile: Pile) -> None:
    state = at_table("klassik", hands=["4C 5C", "2D 3D"]).game.state
    code = {Pile.STOCK: codes.DRAW | codes.STOCK, Pile.OPEN: codes.DRAW | codes.OPEN}[pile]
    assert codes_of(Draw(pile), Draft.begin(Turn.of(state))) == [code]


def test_an_illegal_plan_has_no_codes() -> None:
    now = at_table("klassik", hands=["4C 5C KH", "2D 3D"]).play("1 draw stock")
    with pytest.raises(Illegal):
        codes_of(
            decision("1 meld 4C 5C KH", "1 discard 2H"), begin_draft(now.state, now.state.turn)
        )


def test_a_lay_off_without_intermediate_steps_has_no_codes() -> None:
    """The engine accepts the four cards at once, but the simulator cannot add them step by step."""
    now = at_table(
        "verband",
        hands=["* * TC JC KH", "2D 3D", "4D 5D"],
        table=[(2, "4C *5C *6C 7C")],
        opened=[1],
        options={"side_by_side": "free"},
    ).play("1 draw stock")
    draft = begin_draft(now.state, now.state.turn)
    play = decision("1 add *8C *9C TC JC to 1", "1 discard KH")
    assert isinstance(play, Play)
    assert is_legal(draft, play)
    with pytest.raises(NoCodes, match="JC onto 4C"):
        codes_of(play, draft)
