"""The engine executes or refuses any command of any seat, and never crashes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from romme.engine.commands import Cut, Draw
from romme.engine.errors import Illegal
from romme.engine.events import CutMade, Drew, Event, HandFilled
from romme.engine.evolve import evolve, fold
from romme.engine.referee import FillHand, Redeal, rule
from romme.engine.setup import WrongPack
from romme.engine.state import Phase, State
from romme.rules.citing import HouseRule
from romme.rules.clauses import Clause
from romme.rules.grounds import Ground
from tests.conftest import Size
from tests.laws.test_cards import check_cards
from tests.support.laws.play import Request, events_of, shuffled, start
from tests.support.laws.positions import random_position
from tests.support.laws.random_requests import any_request, any_seat
from tests.support.laws.tables import TABLES, dice, random_table


def start_states(rng: Random) -> Iterator[State]:
    """Yield start states endlessly.

    They are new games with preset or random rules, and positions full of near misses.
    """
    while True:
        yield fold(start(rng.choice(TABLES), rng))
        yield fold(start(random_table(rng), rng))
        yield random_position(rng)


def test_any_request_is_executed_or_refused_with_its_clause(size: Size) -> None:
    """A refusal names its clause and reason. An executed request neither loses nor adds a card."""
    rng = dice(7)
    starts = start_states(rng)
    state, after_end = next(starts), 0
    executed = refused = 0
    for _ in range(size(5_000, 1_000_000)):
        if after_end > 10 or rng.random() < 0.005:
            state, after_end = next(starts), 0
        request = any_request(state, rng)
        try:
            events = events_of(state, any_seat(state, rng), request)
        except Illegal as illegal:
            assert_has_clause_and_ground(illegal)
            refused += 1
        else:
            check_first_event(state, request, events)
            executed += 1
            for event in events:
                state = evolve(state, event)
                check_cards(state)
        after_end += state.phase is Phase.OVER
    assert executed > refused / 10
    assert refused > executed / 10


def check_first_event(state: State, request: Request, events: tuple[Event, ...]) -> None:
    """For a cut, a draw or a filled hand, assert that the first event is the one requested."""
    match request, events[0]:
        case Cut(lifted), CutMade(_, made):
            least = state.rules.cut_at_least
            assert lifted == made
            assert least <= lifted <= len(state.stock) - least
        case FillHand(seat, missing), HandFilled(filled, cards):
            assert seat == filled
            assert seat in state.playing
            assert cards == state.stock[:missing]
        case Draw(pile), Drew(_, drawn):
            assert pile is drawn
        case _:
            pass


def assert_has_clause_and_ground(illegal: Illegal) -> None:
    """Assert that a refusal has a clause and a reason."""
    assert isinstance(illegal.clause, Clause | HouseRule)
    assert isinstance(illegal.ground, Ground)


def test_a_redeal_of_a_wrong_pack_is_refused(size: Size) -> None:
    """The referee's pack is checked like any other (T1, V3.2)."""
    for number in range(size(50, 5_000)):
        rng = dice(number)
        state = random_position(rng)
        whole = shuffled(state.rules.pack, rng)
        for pack in (whole[1:], (*whole, whole[0]), (), (*whole[1:], whole[1])):
            if sorted(pack) != sorted(whole):
                with pytest.raises(WrongPack) as problem:
                    rule(state, Redeal(pack))
                assert problem.value.missing or problem.value.extra
