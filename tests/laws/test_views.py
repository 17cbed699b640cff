"""A view that follows a game from a seat is the view of the state that the game has come to."""

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
from tests.laws.play import RANDOM, game, go_on
from tests.laws.positions import random_position
from tests.laws.tables import dice


def viewers(state: State) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [*map(Seat, range(1, state.seats + 1)), None]


def test_following_a_game_gives_the_view_of_its_state(size: Size) -> None:
    """From every seat and for spectators, event by event, with cuts and rulings of the referee."""
    for number in range(size(60, 10_000)):
        events = game(number).events
        state = begin(events[0])
        seen = {seat: begin_view(redact(events[0], seat), seat) for seat in viewers(state)}
        for event in events[1:]:
            state = evolve(state, event)
            for seat, before in seen.items():
                seen[seat] = evolve_view(before, redact(event, seat))
                assert seen[seat] == view(state, seat), (number, seat, event)


def test_following_a_position_gives_the_view_of_its_state(size: Size) -> None:
    """The same from a position set up in the middle of a game."""
    for number in range(size(60, 10_000)):
        rng = dice(number)
        state = random_position(rng)
        first = PositionSet(state)
        seen = {seat: begin_view(redact(first, seat), seat) for seat in viewers(state)}
        assert all(seen[seat] == view(state, seat) for seat in seen)
        for act, _ in zip(go_on(state, rng, RANDOM, 0.1), range(12), strict=False):
            for event in act.events:
                state = evolve(state, event)
                for seat, before in seen.items():
                    seen[seat] = evolve_view(before, redact(event, seat))
                    assert seen[seat] == view(state, seat), (number, seat, event)


def test_what_a_view_lists_is_what_the_state_lists(size: Size) -> None:
    """Draws, steps and ends are the same whether asked of the state or of the player's view."""
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


def test_a_view_shows_no_hand_but_the_own_until_the_end(size: Size) -> None:
    """Hands are hidden until they are counted openly (T11, V6.2), and again in a void game."""
    for number in range(size(40, 10_000)):
        for act in game(number).acts:
            state = act.after
            counted = state.outcome is not None and state.outcome.ending.value != "void"
            for seat in viewers(state):
                shown = [hand is not None for hand in view(state, seat).hands]
                own = [number == seat for number in range(1, state.seats + 1)]
                assert shown == ([True] * state.seats if counted else own)
