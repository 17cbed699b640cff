"""Server tables for the random games of `tests.support.laws`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romme.engine.match import Games, Match
from romme.engine.state import Phase, Seat, State
from romme.server.person_id import PersonId
from romme.server.table.picture import Named, Names
from romme.server.table.state import Chair, Deal, Table, TablePhase
from romme.wire.terms import TableTerms
from tests.support.laws.play import Game

NAMES: Final[Names] = {
    PersonId(f"person{number}"): Named(f"Player {number}") for number in range(1, 7)
}


def table_with_game(state: State) -> Table:
    """Return a table at which this game is being played or has just been counted."""
    over = state.phase is Phase.OVER
    match = Match(state.rules, state.seats, Games(3), state.dealer)
    if state.outcome is not None:
        match = match.enter(state.outcome)
    return Table(
        terms=TableTerms(rules=state.rules.name, mode=state.mode, seats=state.seats),
        rules=state.rules,
        host=PersonId("person1"),
        code="BCDFGH",
        chairs=tuple(Chair(PersonId(f"person{number}")) for number in range(1, state.seats + 1)),
        phase=TablePhase.COUNTED if over else TablePhase.PLAYING,
        match=match,
        game=state,
        deal=Deal(1, "commitment", "secret", revealed=over),
    )


def states_of(game: Game) -> Iterator[State]:
    """Yield the state before the first command and after each one."""
    yield game.acts[0].state
    for act in game.acts:
        yield act.after


def viewers(state: State) -> tuple[Seat | None, ...]:
    """Return every seat, and None for a spectator."""
    return (None, *map(Seat, range(1, state.seats + 1)))
