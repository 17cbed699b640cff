"""Symmetries: neither the names of suits nor the order of melds makes a difference."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from random import Random

from romme.engine import legal
from romme.engine.commands import Draw, LayDown, Step, Swap
from romme.engine.decide import begin_draft, decide
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.evolve import evolve, fold
from romme.engine.referee import Ruling
from romme.engine.state import Pile, State
from romme.engine.turn import Turn
from romme.rules import find_preset
from romme.rules.options import Mode
from tests.conftest import Size
from tests.laws.test_legal import meaning, positions
from tests.support.laws.play import events_of, game
from tests.support.laws.positions import random_position
from tests.support.laws.random_requests import any_command, any_seat
from tests.support.laws.relabel import SuitNames
from tests.support.laws.tables import Table, dice


def test_permuted_suits_give_the_same_game(size: Size) -> None:
    """Permuting the suits in all commands permutes the suits in all states and keeps the scores."""
    for number in range(size(80, 10_000)):
        played, names = game(number), SuitNames.any(dice(number))
        other = names.state(fold(played.start))
        for act in played.acts:
            request = names.request(act.command)
            events = events_of(other, act.seat, request)
            other = reduce(evolve, events, other)
            assert list(map(type, events)) == list(map(type, act.events))
            assert len(act.events) < 3 or other == names.state(act.after)
        assert other == names.state(played.acts[-1].after)


def test_permuted_suits_allow_the_same_moves(size: Size) -> None:
    """If the suits are permuted, `legal` lists the same steps and ends with permuted suits."""
    for number, (state, rng) in enumerate(positions(size(250, 25_000))):
        names = SuitNames.any(dice(number))
        other = names.state(state)
        mine, theirs = begin_draft(state, state.turn), begin_draft(other, other.turn)
        steps = list(legal.steps(mine))
        expected = {meaning(names.step(step), theirs) for step in steps}
        assert {meaning(step, theirs) for step in legal.steps(theirs)} == expected
        if steps:
            step = rng.choice(steps)
            mine, theirs = mine.step(step), theirs.step(names.step(step))
        ends = {names.end(end) for end in legal.ends(mine)}
        assert set(legal.ends(theirs)) == ends


def test_permuted_suits_get_the_same_refusals(size: Size) -> None:
    """A command and its copy with permuted suits are both accepted or both refused.

    A refusal has the same clause and `Ground`.
    """
    for number, (state, rng) in enumerate(positions(size(250, 25_000))):
        names = SuitNames.any(dice(number))
        for _ in range(5):
            seat, command = any_seat(state, rng), any_command(state, rng)
            answers: list[object] = []
            for world, request in ((state, command), (names.state(state), names.request(command))):
                assert not isinstance(request, Ruling)
                try:
                    decide(world, seat, request)
                except Illegal as refused:
                    answers.append((refused.clause, refused.ground))
                else:
                    answers.append(None)
            assert answers[0] == answers[1], command


def test_the_order_of_melds_does_not_change_the_steps(size: Size) -> None:
    """The same steps are allowed and leave the same duties."""
    for state, rng in positions(size(220, 40_000)):
        check_order(state, rng)


def test_the_order_of_melds_does_not_change_the_use_of_the_taken_card(size: Size) -> None:
    """The taken card can be used in the same steps (T10), with and without joker swaps."""
    for number in range(size(220, 40_000)):
        rng = dice(number)
        swap = rng.choice(("never", "full_sets", "all_melds"))
        rules = find_preset("turnier").rules.with_options({"joker_swap": swap})
        state = random_position(rng, Table(rules, 3, Mode.ASSIST))
        if Draw(Pile.OPEN) in legal.draws(Turn.of(state)):
            events = decide(state, state.turn, Draw(Pile.OPEN))
            check_order(reduce(evolve, events, state), rng)


def check_order(state: State, rng: Random) -> None:
    """Assert that steps have the same effect with the melds in another order."""
    order = rng.sample(range(len(state.table)), len(state.table))
    other = replace(state, table=tuple(state.table[at] for at in order))
    mine, theirs = begin_draft(state, state.turn), begin_draft(other, other.turn)
    steps = list(legal.steps(mine))
    expected = {meaning(_renumbered(step, order), theirs) for step in steps}
    assert {meaning(step, theirs) for step in legal.steps(theirs)} == expected
    for step in steps:
        one, two = mine.step(step), theirs.step(_renumbered(step, order))
        assert _standing(one) == _standing(two), (step, state)


def _renumbered(step: Step, order: list[int]) -> Step:
    match step:
        case LayDown():
            return step
        case Swap(card, into):
            return Swap(card, order.index(into - 1) + 1)
        case _:
            return replace(step, onto=order.index(step.onto - 1) + 1)


def _standing(plan: Draft) -> tuple[object, ...]:
    return plan.holding, plan.kept, plan.opened, plan.points, plan.duties, plan.must_finish
