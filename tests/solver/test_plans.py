"""Plans are turns that the engine accepts, and none that finishes is overlooked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from romme.engine import legal
from romme.engine.commands import Discard, Draw, LayDown, LayOff, Step, Swap
from romme.engine.decide import begin_draft, carry_out
from romme.engine.draft import Draft
from romme.engine.state import Phase, Pile
from romme.engine.turn_end import end_turn
from romme.rules import RuleSet
from romme.rules.options import Mode
from romme.solver import Add, Lay, Plan, Solver, SwapIn
from tests.conftest import Size
from tests.laws.positions import random_position
from tests.laws.tables import TABLES, dice, random_table

PARTS = 4
"""Chance comes in parts, so that they can run side by side."""
FEW = 7
"""So many cards the engine's own search can go through in every order."""


@lru_cache(maxsize=32)
def solver_for(rules: RuleSet) -> Solver:
    return Solver(rules)


def drafts(part: int, count: int) -> Iterator[Draft]:
    """Turns in crowded positions, just after a draw from the stock."""
    for number in range(part, count, PARTS):
        rng = dice(number)
        table = rng.choice(TABLES) if rng.random() < 0.5 else random_table(rng)
        state = random_position(rng, table._replace(mode=Mode.ASSIST))
        if state.stock:
            drawn = carry_out(state, state.turn, Draw(Pile.STOCK)).state
            assert drawn.phase is Phase.PLAY
            yield begin_draft(drawn, drawn.turn)


def as_step(step: Lay | Add | SwapIn) -> Step:
    match step:
        case Lay(meld):
            return LayDown(meld.placed)
        case Add(cards, onto):
            return LayOff(cards, onto)
        case SwapIn(card, into):
            return Swap(card, into)


def check(plan: Plan, draft: Draft) -> None:
    """Carry a plan out, and see that it comes to what it says."""
    rules = draft.turn.rules
    for step in plan.steps:
        draft = draft.step(as_step(step))
    assert draft.points == plan.points
    ending = end_turn(draft, None if plan.discard is None else Discard(plan.discard)).ending
    assert (ending and ending.value) == (plan.ending and plan.ending.value)
    kept = list(draft.holding.cards)
    if plan.discard is not None:
        kept.remove(plan.discard)
    assert tuple(kept) == plan.kept
    assert sum(map(rules.card_points, kept)) == plan.left


@pytest.mark.parametrize("part", range(PARTS))
def test_the_engine_accepts_every_plan(part: int, size: Size) -> None:
    for draft in drafts(part, size(300, 30_000)):
        solver, turn = solver_for(draft.turn.rules), draft.turn
        melds = [lying.meld for lying in turn.table]
        best = solver.best_turn(turn.hand, melds, opened=turn.opened)
        finishes = solver.finishes(turn.hand, melds, opened=turn.opened)
        for plan in (*finishes, *((best,) if best else ())):
            check(plan, draft)
        assert len({plan.ending for plan in finishes}) == len(finishes)
        if best is not None and finishes:
            assert best.left == 0
        if best is None:
            assert not finishes
            assert not any(isinstance(end, Discard) for end in legal.ends(draft))


@pytest.mark.parametrize("part", range(PARTS))
def test_a_turn_finishes_exactly_when_the_engine_finds_a_way(part: int, size: Size) -> None:
    for draft in drafts(part, size(240, 20_000)):
        turn = draft.turn
        if len(turn.hand) <= FEW:
            melds = [lying.meld for lying in turn.table]
            finishes = solver_for(turn.rules).finishes(turn.hand, melds, opened=turn.opened)
            assert bool(finishes) == legal.can_finish(draft), draft
