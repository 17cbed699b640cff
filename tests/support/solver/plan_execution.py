"""Execute the solver's plans in the engine."""

from __future__ import annotations

from romme.cards import in_order
from romme.engine.commands import Discard, End, LayDown, LayOff, Pass, Step, Swap
from romme.engine.draft import Draft
from romme.engine.turn_end import end_turn
from romme.solver import LayOffStep, LayStep, Plan, SwapStep


def as_step(step: LayStep | LayOffStep | SwapStep) -> Step:
    match step:
        case LayStep(meld):
            return LayDown(meld.placed)
        case LayOffStep(cards, onto):
            return LayOff(cards, onto)
        case SwapStep(card, into):
            return Swap(card, into)


def end_of(plan: Plan) -> End | None:
    if plan.discard is not None:
        return Discard(plan.discard)
    return Pass() if plan.ending is None else None


def check_plan(plan: Plan, draft: Draft) -> None:
    """Execute a plan and assert that it has the ending, cards and points it states."""
    turn = draft.turn
    for step in plan.steps:
        draft = draft.step(as_step(step))
    ending = end_turn(draft, end_of(plan)).ending
    assert (ending and ending.value) == (plan.ending and plan.ending.value), (plan, turn)
    discarded = () if plan.discard is None else (plan.discard,)
    assert in_order((*plan.kept, *discarded)) == draft.holding.cards, (plan, turn)
    assert sum(map(turn.rules.card_points, plan.kept)) == plan.left, (plan, turn)
    assert plan.points == draft.points, (plan, turn)
