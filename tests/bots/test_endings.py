"""Every game between bots ends, even if some of them do nothing but stall."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from romme.bots import LEVELS, Bot, Player, Players, play
from romme.engine.evolve import fold
from romme.engine.state import Ending, Seat, State
from tests.conftest import Size
from tests.laws.test_endings import check_end, max_commands
from tests.support.bots.simple import Drawer, Taker, Waverer
from tests.support.laws.play import start
from tests.support.laws.tables import TABLES, Table, dice, random_table

PARTS: Final = 20
"""Number of parts into which the games are split to run in parallel."""


def play_to_end(table: Table, bots: tuple[Bot, ...], rng: Random) -> State:
    """Play a game with a randomly chosen bot in each seat, and return the final state.

    Fail if the game does not end.
    """
    players: Players = {
        Seat(seat): Player(rng.choice(bots), dice(rng.getrandbits(32)), 0.003, counted=True)
        for seat in range(1, table.seats + 1)
    }
    state, limit = fold(start(table, rng)), max_commands(table.rules)
    for number, act in enumerate(play(state, players, rng)):
        assert number < limit, f"no end of {table} with {players}"
        state = act.after
    check_end(state)
    return state


def finite_table(number: int, rng: Random, most: int) -> Table:
    """Return one of `TABLES`, or for every third number a table with random rules.

    In these random rules `stalled_after` is at most `most`.
    """
    if number % 3:
        return TABLES[number * 7 % len(TABLES)]
    table = random_table(rng)
    while table.rules.stalled_after > most:
        table = random_table(rng)
    return table


@pytest.mark.parametrize("part", range(PARTS))
def test_every_game_of_mixed_bots_ends(part: int, size: Size) -> None:
    """All levels and stalling bots play each other, with `--full` in 100,000 games."""
    bots = (*(make() for make in LEVELS.values()), Drawer(), Taker(), Waverer())
    for number in range(part, size(40, 100_000), PARTS):
        rng = dice(number)
        play_to_end(finite_table(number, rng, size(150, 1000)), bots, rng)


@pytest.mark.parametrize("name", LEVELS)
def test_every_game_of_equal_bots_ends(name: str, size: Size) -> None:
    """More than half of the games have a winner."""
    count = size(10, 1_000)
    rng = dice(1)
    outcomes = [
        play_to_end(TABLES[number * 7 % len(TABLES)], (LEVELS[name](),), rng).outcome
        for number in range(count)
    ]
    won = sum(outcome is not None and outcome.winner is not None for outcome in outcomes)
    assert won > count / 2


@pytest.mark.parametrize("bot", [Drawer(), Taker()], ids=["drawer", "taker"])
def test_a_game_of_stalling_bots_is_stopped(bot: Bot, size: Size) -> None:
    """The game ends without a winner, because the stock is used up or play is blocked."""
    for number in range(0, len(TABLES), size(4, 1)):
        outcome = play_to_end(TABLES[number], (bot,), dice(number)).outcome
        assert outcome is not None
        assert outcome.ending in (Ending.BLOCKED, Ending.STOCK_USED_UP)
