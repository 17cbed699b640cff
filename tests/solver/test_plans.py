"""The engine accepts all plans of the solver, and the solver overlooks no finish."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from romme.engine import legal
from romme.engine.commands import Draw
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.state import Phase, Pile
from romme.engine.turn import Turn
from romme.rules import RuleSet
from romme.rules.options import Mode
from romme.solver import Solver
from tests.conftest import Size
from tests.support.laws.positions import random_position
from tests.support.laws.tables import TABLES, dice, random_table
from tests.support.solver.plan_execution import check_plan

PARTS = 4
"""Number of parts into which random tests are split to run in parallel."""
MOST_SEARCHED_CARDS = 7
"""Largest hand for which the engine's own search tries every order."""


@lru_cache(maxsize=32)
def solver_for(rules: RuleSet) -> Solver:
    return Solver(rules)


def drafts(part: int, count: int) -> Iterator[Draft]:
    """Yield drafts of turns in random positions, just after a draw from the stock."""
    for number in range(part, count, PARTS):
        rng = dice(number)
        table = rng.choice(TABLES) if rng.random() < 0.5 else random_table(rng)
        state = random_position(rng, table._replace(mode=Mode.ASSIST))
        if state.stock:
            drawn = carry_out(state, state.turn, Draw(Pile.STOCK)).state
            assert drawn.phase is Phase.PLAY
            yield begin_draft(drawn, drawn.turn)


def own_melds(turn: Turn) -> list[int]:
    """Return the numbers of the melds on the table that the player laid in earlier turns."""
    return [number for number, lying in enumerate(turn.table, 1) if lying.owner == turn.seat]


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_accepts_every_plan(part: int, size: Size) -> None:
    for draft in drafts(part, size(100, 30_000)):
        solver, turn = solver_for(draft.turn.rules), draft.turn
        melds = [lying.meld for lying in turn.table]
        own = own_melds(turn)
        best = solver.best_turn(turn.hand, melds, opened=turn.opened, own=own)
        finishes = solver.finishes(turn.hand, melds, opened=turn.opened, own=own)
        for plan in (*finishes, *((best,) if best else ())):
            check_plan(plan, draft)
        assert len({plan.ending for plan in finishes}) == len(finishes)
        if best is None:
            assert not finishes
            assert not any(legal.ends(draft))
        elif finishes:
            assert (best.left, best.ending) == (0, finishes[0].ending)


@pytest.mark.parametrize("part", range(PARTS))
def test_the_solver_finishes_if_and_only_if_the_engine_can(part: int, size: Size) -> None:
    for draft in drafts(part, size(100, 20_000)):
        turn = draft.turn
        if len(turn.hand) <= MOST_SEARCHED_CARDS:
            melds = [lying.meld for lying in turn.table]
            finishes = solver_for(turn.rules).finishes(
                turn.hand, melds, opened=turn.opened, own=own_melds(turn)
            )
            assert bool(finishes) == legal.can_finish(draft), draft
