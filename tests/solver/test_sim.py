"""The game on machine integers is the game of the engine: the same moves, the same outcome."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random

import pytest

from romme.engine import legal
from romme.engine.commands import Draw, Play, Shuffle, Step, Swap
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.evolve import fold
from romme.engine.setup import dealt_game
from romme.engine.state import Cards, Phase, Pile, Seat, State
from romme.engine.turn import Turn
from romme.rules import RuleSet
from romme.rules.options import Mode
from romme.solver import codes
from romme.solver.sim import Game
from tests.conftest import Size
from tests.laws.positions import random_position
from tests.laws.tables import TABLES, Table, dice, random_table
from tests.solver.bridge import ENDINGS, PILES, end_of, load, numbers, step_of

ASSISTED = [table for table in TABLES if table.mode is Mode.ASSIST]
LONGEST = 150
"""Turns after which a game is left: rules drawn at random may let it go on for ever."""


@lru_cache(maxsize=8)
def game_for(rules: RuleSet, players: int) -> Game:
    return Game(rules, players)


def some_table(number: int, rng: Random) -> Table:
    """All tables in turn, and between them rules drawn at random."""
    if number % 2:
        return random_table(rng)._replace(mode=Mode.ASSIST)
    return ASSISTED[number // 2 % len(ASSISTED)]


def dealt(table: Table, rng: Random) -> State:
    """A game in which the first player is to draw."""
    pack = tuple(rng.sample(table.rules.pack, len(table.rules.pack)))
    dealer = Seat(rng.randint(1, table.seats))
    rules, seats, mode = table
    return fold(dealt_game(rules, mode, seats=seats, dealer=dealer, pack=pack))


# --- the same position ---------------------------------------------------------------------------


def seen_in(state: State) -> dict[str, object]:
    """What the two implementations must agree on, as the engine has it."""
    return {
        "hands": [numbers(state.hand(seat)) for seat in state.playing],
        "stock": numbers(state.stock),
        "pile": numbers(state.open_pile),
        "table": [codes.pack_meld(lying.meld) for lying in state.table],
        "opened": [seat in state.opened for seat in state.playing],
        "turn": state.playing.index(state.turn),
        "idle": state.idle,
        "turnings": state.turnings,
        "over": state.phase is Phase.OVER,
    }


def seen_at(game: Game) -> dict[str, object]:
    """The same, as the game has it."""
    return {
        "hands": [game.hand(player) for player in range(game.players)],
        "stock": game.stock_cards(),
        "pile": game.pile_cards(),
        "table": game.table_melds(),
        "opened": [game.has_opened(player) for player in range(game.players)],
        "turn": game.turn,
        "idle": game.idle,
        "turnings": game.turnings,
        "over": game.phase == codes.OVER,
    }


def check_same(game: Game, state: State) -> None:
    assert seen_at(game) == seen_in(state)
    if state.outcome is None:
        return
    ending, winner, counted, scores = (
        state.outcome.ending,
        state.outcome.winner,
        state.outcome.card_points,
        state.outcome.scores,
    )
    assert ENDINGS[game.ending] is ending
    assert game.winner == (codes.NOTHING if winner is None else state.playing.index(winner))
    assert game.card_points == [counted[seat - 1] for seat in state.playing]
    assert game.scores == [scores[seat - 1] for seat in state.playing]


# --- one turn, played by both --------------------------------------------------------------------


def drawn(game: Game, state: State, rng: Random, takes: float) -> State:
    """Draw in both, from the same pile."""
    draws = legal.draws(Turn.of(state))
    assert game.may_take() == (Draw(Pile.OPEN) in draws)
    check_same(game, state)  # asking has changed nothing
    pile = Pile.OPEN if len(draws) > 1 and rng.random() < takes else Pile.STOCK
    state = carry_out(state, state.turn, Draw(pile)).state
    order: Cards | None = None
    if state.phase is Phase.SHUFFLE:
        order = tuple(rng.sample(state.open_pile, len(state.open_pile)))
        state = carry_out(state, state.turn, Shuffle(order)).state
    game.draw(PILES[pile], None if order is None else numbers(order))
    return state


def compared(game: Game, plan: Draft) -> tuple[list[int], list[int]]:
    """The codes of the next steps and of the ends, which are those of the engine."""
    steps, ends = game.steps(), game.ends()
    assert len(set(steps)) == len(steps)
    listed = list(legal.steps(plan))
    assert {step_of(code, plan.table) for code in steps} == set(listed)
    assert len(listed) == len(steps)
    assert [end_of(code) for code in ends] == ([None] if plan.finished else [*legal.ends(plan)])
    assert (game.points, game.is_open) == (plan.points, plan.opened)
    return steps, ends


def cards_laid(step: Step) -> int:
    return 1 if isinstance(step, Swap) else len(step.cards)


def played(game: Game, state: State, rng: Random, lays: float, *, greedy: bool) -> State:
    """Play the rest of a turn in both; what can not be ended is taken back, step by step."""
    empty = begin_draft(state, state.turn)
    plans = [empty]
    most = 30
    while True:
        plan = plans[-1]
        steps, ends = compared(game, plan)
        wants_more = len(plans) <= most and (not ends or rng.random() < lays)
        if steps and wants_more:
            code = rng.choice(steps)
            if greedy:
                code = max(steps, key=lambda one: cards_laid(step_of(one, plan.table)))
            plans.append(plan.step(step_of(code, plan.table)))
            game.step(code)
        elif ends:
            code = rng.choice(ends)
            play = Play(plan.steps, end_of(code))
            game.end(code)
            return carry_out(state, state.turn, play).state
        else:
            most = rng.randrange(len(plans)) or 30
            while len(plans) > min(most, rng.randint(1, len(plans))):
                plans.pop()
                game.undo()


def turns(
    game: Game, state: State, rng: Random, takes: float, lays: float, *, greedy: bool = False
) -> Iterator[State]:
    """Play on in both and compare all the way; give the state after every turn."""
    while state.phase is not Phase.OVER:
        state = drawn(game, state, rng, takes)
        if state.phase is not Phase.OVER:
            state = played(game, state, rng, lays, greedy=greedy)
        check_same(game, state)
        yield state


# --- tests ---------------------------------------------------------------------------------------


def test_games_by_chance(size: Size) -> None:
    """Whole games, from the deal to the scores."""
    for number in range(size(60, 2_500)):
        rng = dice(number)
        state = dealt(some_table(number, rng), rng)
        game = game_for(state.rules, len(state.playing))
        load(game, state)
        check_same(game, state)
        takes, lays = rng.choice(((0.5, 0.5), (0.3, 0.9), (0.9, 0.2)))
        for _ in islice(turns(game, state, rng, takes, lays, greedy=number % 3 == 0), LONGEST):
            pass


def test_positions_full_of_near_misses(size: Size) -> None:
    """A few turns from positions made dense on purpose."""
    for number in range(size(600, 50_000)):
        rng = dice(number)
        state = random_position(rng, some_table(number, rng))
        game = game_for(state.rules, len(state.playing))
        load(game, state)
        for _ in islice(turns(game, state, rng, 0.6, 0.85, greedy=number % 5 == 0), 3):
            pass
