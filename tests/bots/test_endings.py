"""Every game ends, whichever bots play it, and also if some of them only stall."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from romme.bots import LEVELS, Bot, Player, Players, play
from romme.engine.evolve import fold
from romme.engine.state import Ending, Seat, State
from tests.bots.simple import Drawer, Taker, Waverer
from tests.conftest import Size
from tests.laws.play import start
from tests.laws.tables import TABLES, Table, dice, random_table
from tests.laws.test_endings import always_ends, check_end, most_acts

SHARES: Final = 20
"""Parts of the full size, so that several processes can work on it."""


def ended(table: Table, bots: tuple[Bot, ...], rng: Random) -> State:
    """Play a game to its end, each seat by some of the bots, or say that it has none."""
    players: Players = {
        Seat(seat): Player(rng.choice(bots), dice(rng.getrandbits(32)), 0.003, counted=True)
        for seat in range(1, table.seats + 1)
    }
    state, limit = fold(start(table, rng)), most_acts(table.rules)
    for number, act in enumerate(play(state, players, rng)):
        assert number < limit, f"no end of {table} with {players}"
        state = act.after
    check_end(state)
    return state


def some_table(number: int, rng: Random, most: int) -> Table:
    """All tables in turn, and between them rules drawn at random that bring a game to an end."""
    if number % 3:
        return TABLES[number * 7 % len(TABLES)]
    table = random_table(rng)
    while not always_ends(table.rules) or table.rules.stalled_after > most:
        table = random_table(rng)
    return table


@pytest.mark.parametrize("share", range(SHARES))
def test_every_game_ends_whoever_plays(share: int, size: Size) -> None:
    """In all, 100,000 games at every table, of all levels mixed with each other and stallers."""
    bots = (*(make() for make in LEVELS.values()), Drawer(), Taker(), Waverer())
    for number in range(share, size(40, 100_000), SHARES):
        rng = dice(number)
        ended(some_table(number, rng, size(150, 1000)), bots, rng)


@pytest.mark.parametrize("name", LEVELS)
def test_every_game_ends_among_equals(name: str, size: Size) -> None:
    """Most games between bots of one level are won."""
    count = size(10, 1_000)
    rng = dice(1)
    outcomes = [
        ended(TABLES[number * 7 % len(TABLES)], (LEVELS[name](),), rng).outcome
        for number in range(count)
    ]
    won = sum(outcome is not None and outcome.winner is not None for outcome in outcomes)
    assert won > count / 2


@pytest.mark.parametrize("bot", [Drawer(), Taker()], ids=["drawer", "taker"])
def test_who_only_stalls_is_stopped(bot: Bot, size: Size) -> None:
    """By the end of the stock or by the stall rule; nobody wins."""
    for number in range(0, len(TABLES), size(4, 1)):
        outcome = ended(TABLES[number], (bot,), dice(number)).outcome
        assert outcome is not None
        assert outcome.ending in (Ending.BLOCKED, Ending.STOCK_USED_UP)
