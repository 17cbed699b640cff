"""A refusal changes nothing and names the clause that justifies it."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from romme.engine import legal
from romme.engine.commands import LayDown, LayOff, Shuffle, Step
from romme.engine.decide import begin_draft, decide
from romme.engine.errors import Illegal
from romme.engine.referee import Ruling
from romme.engine.state import Phase, State
from romme.rules import find_preset
from romme.rules.citing import HouseRule
from romme.rules.clauses import Clause, Document
from romme.rules.grounds import QUOTED, Ground
from romme.rules.options import Mode
from romme.rules.ruleset import RuleSet, differences
from tests.conftest import Size
from tests.support.laws.candidate_moves import some_steps
from tests.support.laws.play import game
from tests.support.laws.positions import random_position
from tests.support.laws.random_requests import any_command, any_seat
from tests.support.laws.tables import dice

DOCUMENTED = ("klassik", "turnier", "verband")


def check_refusal(refused: Illegal, rules: RuleSet) -> None:
    """Assert that a refusal cites the rule document of the game or an option of the table."""
    assert isinstance(refused.ground, Ground)
    quoted = QUOTED[refused.ground]
    own = {
        Document.KLASSIK: quoted.klassik,
        Document.TURNIER: quoted.turnier,
        Document.VERBAND: quoted.verband,
    }[rules.document]
    document = find_preset(DOCUMENTED[list(Document).index(rules.document)]).rules
    changed = differences(rules, document)
    match refused.clause:
        case Clause() as clause:
            assert clause.document is rules.document or own is None
            assert changed.keys().isdisjoint(quoted.rests_on)
        case HouseRule(option):
            assert option in (*quoted.rests_on, *quoted.at_times, *quoted.made_possible_by)
            assert option in changed or own is None
    assert str(refused).startswith(f"{refused.clause} {refused.ground.value}(")
    for name, fact in refused.facts.items():
        assert f"{name}={fact}" in str(refused)


def fingerprint(value: Any) -> tuple[bytes, list[int]]:  # noqa: ANN401 - any frozen record
    """Return the pickled value and the `id` of each of its fields."""
    return pickle.dumps(value), [id(getattr(value, field.name)) for field in fields(value)]


def states(count: int) -> Iterator[tuple[State, Random]]:
    """Yield states, each with a random generator.

    They are from any phase of a game, or positions full of near misses.
    """
    for number in range(count):
        rng = dice(number)
        acts = game(number % 80).acts
        yield rng.choice((rng.choice(acts).state, acts[-1].after, random_position(rng))), rng


def test_a_refused_command_changes_nothing_and_names_its_clause(size: Size) -> None:
    """The state is byte-identical afterwards."""
    refusals = 0
    for state, rng in states(size(260, 100_000)):
        before = fingerprint(state)
        for _ in range(5):
            seat, command = any_seat(state, rng), any_command(state, rng)
            asked = pickle.dumps(command)
            try:
                decide(state, seat, command)
            except Illegal as refused:
                check_refusal(refused, state.rules)
                refusals += 1
            assert fingerprint(state) == before
            assert pickle.dumps(command) == asked
    assert refusals > 300


def test_a_documents_preset_quotes_only_that_document(size: Size) -> None:
    """A player's command is never refused with a clause from another document."""
    quoted = set()
    for number in range(size(200, 50_000)):
        played = game(number * 2 % 80)
        if played.has_rulings or played.table.rules.name not in DOCUMENTED:
            continue
        rng = dice(number)
        state = rng.choice(played.acts).state
        for _ in range(20):
            seat, command = any_seat(state, rng), any_command(state, rng)
            if isinstance(command, Shuffle | Ruling):
                continue
            try:
                decide(state, seat, command)
            except Illegal as refused:
                cited = refused.clause
                assert isinstance(cited, Clause), cited
                quoted.add((state.rules.document, cited.document))
    assert quoted == {(document, document) for document in Document}


def test_a_refused_step_leaves_the_plan_as_it_was(size: Size) -> None:
    """The plan is byte-identical after a refused step."""
    for state, rng in states(size(200, 50_000)):
        if state.phase is not Phase.PLAY:
            continue
        plan = begin_draft(state, state.turn)
        for _ in range(3):
            before = fingerprint(plan)
            for step in some_steps(plan, rng, most=10):
                try:
                    plan.step(step)
                except Illegal as refused:
                    check_refusal(refused, state.rules)
                assert fingerprint(plan) == before
            if not (steps := list(legal.steps(plan))):
                break
            plan = plan.step(rng.choice(steps))


def test_a_step_without_cards_is_refused(size: Size) -> None:
    """Even strict mode refuses such a step, since no game file could express it."""
    for state, _ in states(size(200, 20_000)):
        if state.phase is not Phase.PLAY:
            continue
        plan = begin_draft(state, state.turn)
        nothing: tuple[Step, ...] = (LayDown(()), *(LayOff((), onto) for onto in range(4)))
        for step in nothing:
            with pytest.raises(Illegal) as refused:
                plan.step(step)
            check_refusal(refused.value, state.rules)


def test_taking_back_undoes_the_last_step(size: Size) -> None:
    """In assist mode every step can be taken back, down to the empty plan."""
    for state, rng in states(size(600, 60_000)):
        if state.phase is not Phase.PLAY or state.mode is not Mode.ASSIST:
            continue
        path = [begin_draft(state, state.turn)]
        while len(path) < 6 and (steps := list(legal.steps(path[-1]))):
            path.append(path[-1].step(rng.choice(steps)))
        back = path[-1]
        for plan in reversed(path[:-1]):
            back = back.take_back()
            assert back == plan
        assert back.take_back() == path[0]


@pytest.mark.parametrize(
    ("document", "clause"),
    [
        (Document.KLASSIK, Clause.K6),
        (Document.TURNIER, Clause.T6),
        (Document.VERBAND, Clause.V5_3),
    ],
)
def test_strict_mode_takes_nothing_back(document: Document, clause: Clause, size: Size) -> None:
    """The refusal names the clause of the document: K6, T6 or V5.3."""
    for state, rng in states(size(300, 30_000)):
        strict = state.mode is Mode.STRICT and state.rules.document is document
        if state.phase is not Phase.PLAY or not strict:
            continue
        plan = begin_draft(state, state.turn)
        if steps := list(legal.steps(plan)):
            plan = plan.step(rng.choice(steps))
        with pytest.raises(Illegal) as refused:
            plan.take_back()
        assert refused.value.clause is clause
        assert refused.value.ground is Ground.LYING_STAYS
