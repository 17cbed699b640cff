"""A view updated by events equals the view of the current state."""

from __future__ import annotations

from romme.engine import legal
from romme.engine.decide import begin_draft
from romme.engine.draft import Draft
from romme.engine.events import PositionSet
from romme.engine.evolve import begin, evolve
from romme.engine.state import Phase, Seat, State
from romme.engine.turn import Turn
from romme.view import begin_view, evolve_view, redact, view
from romme.view.knowledge import View
from tests.conftest import Size
from tests.support.laws.play import RANDOM, game, play_on
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice


def viewers(state: State) -> list[Seat | None]:
    """Return every seat, and None for a spectator."""
    return [*map(Seat, range(1, state.seats + 1)), None]


def test_a_view_that_follows_a_game_equals_the_view_of_its_state(size: Size) -> None:
    """Every seat and a spectator are checked after every event, including cuts and rulings."""
    for number in range(size(60, 10_000)):
        events = game(number).events
        state = begin(events[0])
        seen = {seat: begin_view(redact(events[0], seat), seat) for seat in viewers(state)}
        for event in events[1:]:
            state = evolve(state, event)
            for seat, before in seen.items():
                seen[seat] = evolve_view(before, redact(event, seat))
                assert seen[seat] == view(state, seat), (number, seat, event)


def test_a_view_that_follows_a_position_equals_the_view_of_its_state(size: Size) -> None:
    """This also holds for a game that starts from a position in the middle of a game."""
    for number in range(size(60, 10_000)):
        rng = dice(number)
        state = random_position(rng)
        first = PositionSet(state)
        seen = {seat: begin_view(redact(first, seat), seat) for seat in viewers(state)}
        assert all(seen[seat] == view(state, seat) for seat in seen)
        for act, _ in zip(play_on(state, rng, RANDOM, 0.1), range(12), strict=False):
            for event in act.events:
                state = evolve(state, event)
                for seat, before in seen.items():
                    seen[seat] = evolve_view(before, redact(event, seat))
                    assert seen[seat] == view(state, seat), (number, seat, event)


def test_a_view_and_its_state_list_the_same_moves(size: Size) -> None:
    """Draws, steps and ends are compared."""
    for number in range(size(60, 10_000)):
        rng = dice(number)
        states = [act.state for act in game(number).acts]
        corrected = [state for state in states if state.correction is not None]
        for state in (*rng.sample(states, min(5, len(states))), *corrected):
            own = view(state, state.turn)
            assert own.is_to_move == (state.phase in (Phase.DRAW, Phase.PLAY))
            if own.is_to_move:
                _check_same(state, own)


def _check_same(state: State, own: View) -> None:
    assert own.to_move() == Turn.of(state)
    assert legal.draws(own.to_move()) == legal.draws(Turn.of(state))
    if state.phase is Phase.PLAY:
        planned, known = begin_draft(state, state.turn), Draft.begin(own.to_move())
        assert list(legal.steps(planned)) == list(legal.steps(known))
        assert list(legal.ends(planned)) == list(legal.ends(known))


def test_a_view_shows_only_the_viewers_hand_until_the_end(size: Size) -> None:
    """All hands are shown when they are counted (T11, V6.2), but not in a void game."""
    for number in range(size(40, 10_000)):
        for act in game(number).acts:
            state = act.after
            counted = state.outcome is not None and state.outcome.ending.value != "void"
            for seat in viewers(state):
                shown = [hand is not None for hand in view(state, seat).hands]
                own = [number == seat for number in range(1, state.seats + 1)]
                assert shown == ([True] * state.seats if counted else own)
