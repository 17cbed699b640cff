"""Games between bots: turns, views and random generators."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from romme.bots import Budget, Legal, Move, Player, Players, ask, make_bot, play, play_out
from romme.engine.commands import Command, Cut, Draw, Play, Shuffle
from romme.engine.decide import carry_out, right_neighbour
from romme.engine.errors import Illegal
from romme.engine.evolve import fold
from romme.engine.state import Phase, Pile, Seat, State
from romme.view import View, view
from tests.support.bots.simple import Drawer, Taker
from tests.support.laws.play import start
from tests.support.laws.tables import TABLES, Table, dice


@dataclass
class Witness(Taker):
    """A bot that stores everything it is given."""

    seen: list[tuple[View, Legal, Random, Budget]] = field(default_factory=list)

    def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:
        self.seen.append((view, legal, rng, budget))
        return super().choose(view, legal, rng, budget)


def table_of(name: str) -> Table:
    return next(table for table in TABLES if str(table) == name)


def all_seats(table: Table, name: str, seed: int) -> Players:
    """Return a bot of the same level for every seat, each with its own random generator."""
    return {
        Seat(seat): Player(make_bot(name), dice(seed + seat), 0.004, counted=True)
        for seat in range(1, table.seats + 1)
    }


def commands(table: Table, name: str, seeds: tuple[int, int, int]) -> list[Command]:
    """Return the commands of a game.

    There is one seed for the deal, one for the bots, and one for cuts and shuffles.
    """
    deal, bots, chance = seeds
    state = fold(start(table, dice(deal)))
    return [act.command for act in play(state, all_seats(table, name, bots), dice(chance))]


def test_each_bot_is_asked_in_its_turn_with_its_own_view() -> None:
    table = table_of("verband-4-assist")
    seats = [Seat(seat) for seat in range(1, 5)]
    bots = {seat: Witness() for seat in seats}
    players = {seat: Player(bots[seat], dice(seat), 3.0) for seat in seats}
    decisions: list[tuple[Seat, State]] = []
    for act in play(fold(start(table, dice(1))), players, dice(2)):
        if isinstance(act.command, Draw | Play):
            decisions.append((act.seat, act.before))
            seen, legal, rng, budget = bots[act.seat].seen[-1]
            assert act.seat == act.before.turn
            assert seen == view(act.before, act.seat)
            assert legal == Legal(seen.to_move())
            assert rng is players[act.seat].rng
            assert budget.seconds == 3.0
    assert len(decisions) == sum(len(bot.seen) for bot in bots.values())
    assert {seat for seat, _ in decisions} == {*decisions[0][1].playing}


def test_each_command_is_applied_to_the_previous_state() -> None:
    """Each command is applied to the state that the previous one led to, until the game is over."""
    table = table_of("turnier-3-strict")
    state = first = fold(start(table, dice(3)))
    for act in play(state, all_seats(table, "anfaenger", 5), dice(6)):
        assert act.before == state
        state = carry_out(state, act.seat, act.command).state
        assert act.after == state
    assert state.phase is Phase.OVER
    assert play_out(first, all_seats(table, "anfaenger", 5), dice(6)) == state


def test_cuts_and_shuffles_are_random() -> None:
    """Every random cut is legal, and a player who finds the stock empty shuffles the open pile."""
    table = table_of("verband-3-assist")
    state = fold(start(table, dice(1)))
    least = state.rules.cut_at_least
    for seed in range(300):
        act = next(play(state, {}, dice(seed)))
        assert act.seat == right_neighbour(state)
        assert isinstance(act.command, Cut)
        assert least <= act.command.lifted <= len(state.stock) - least
    rules = table_of("haus-2-assist").rules.with_options({"stock_end": "reshuffled"})
    drawers = {Seat(seat): Player(Drawer(), dice(seat)) for seat in (1, 2)}
    begun = fold(start(Table(rules, 2, table.mode), dice(1)))
    for act in play(begun, drawers, dice(2)):
        if isinstance(act.command, Shuffle):
            assert sorted(act.command.stock) == sorted(act.before.open_pile)
            assert act.command.stock != act.before.open_pile
            return
    pytest.fail("no pile was shuffled")


@pytest.mark.parametrize("name", ["zufall", "anfaenger", "stammtisch", "verein"])
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    table = table_of("turnier-3-assist")
    game = commands(table, name, (1, 2, 3))
    assert commands(table, name, (1, 2, 3)) == game
    assert commands(table, name, (9, 2, 3)) != game


def test_bots_use_their_own_random_generators() -> None:
    table = table_of("klassik-2-assist")
    assert commands(table, "zufall", (1, 2, 3)) != commands(table, "zufall", (1, 4, 3))


def test_an_illegal_move_raises_an_error() -> None:
    """`Illegal` reaches the caller, who decides how to handle it."""

    class Greedy(Drawer):
        def choose(self, view: View, legal: Legal, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 - greedy
            return Draw(Pile.OPEN)

    state = fold(start(table_of("klassik-2-assist"), dice(1)))
    players = {Seat(seat): Player(Greedy(), dice(1)) for seat in (1, 2)}
    with pytest.raises(Illegal):
        play_out(state, players, dice(1))


def test_a_budget_uses_real_time_unless_counted() -> None:
    """Each check of a counted budget uses up a part of it, regardless of real time."""
    counted = Player(Drawer(), dice(1), 0.001, counted=True).budget()
    assert any(counted.left <= 0 for _ in range(1000))
    real = Player(Drawer(), dice(1), 1000.0).budget()
    assert all(real.left > 0 for _ in range(1000))


def test_a_single_decision_can_be_requested() -> None:
    state = fold(start(table_of("klassik-2-assist"), dice(1)))
    assert ask(Player(Drawer(), dice(1)), state) == Draw(Pile.STOCK)
