"""The input of a bot: its time budget and its legal moves."""

from __future__ import annotations

from itertools import islice

import pytest

from romme.bots import LEVELS, Bot, Budget, Legal
from romme.engine import legal
from romme.engine.commands import Discard, Draw, GiveBack, LayOff, Pass, Play
from romme.engine.decide import carry_out
from romme.engine.draft import Draft
from romme.engine.state import Correction, Phase, Pile, State
from romme.engine.turn import Turn
from romme.notation.card_text import parse_placed
from romme.view import view
from tests.conftest import Size
from tests.support.bots.simple import Drawer
from tests.support.laws.play import game
from tests.support.laws.positions import random_position
from tests.support.laws.tables import dice
from tests.support.table import at_table


def legal_moves(state: State) -> Legal:
    return Legal(view(state, state.turn).to_move())


# --- time ----------------------------------------------------------------------------------------


def test_a_budget_starts_when_it_is_created() -> None:
    now = [100.0]
    budget = Budget(2.0, lambda: now[0])
    assert budget.left == 2.0
    now[0] = 101.5
    assert budget.left == 0.5
    now[0] = 103.0
    assert budget.left == -1.0


def test_a_budget_can_be_counted_in_clock_reads() -> None:
    """Each clock read costs one tick, independently of other budgets."""
    one, other = Budget.counted(1.0, tick=0.25), Budget.counted(1.0, tick=0.25)
    assert [one.left for _ in range(5)] == [0.75, 0.5, 0.25, 0.0, -0.25]
    assert other.left == 0.75


def test_a_real_budget_uses_a_real_clock() -> None:
    budget = Budget(1000.0)
    assert 0 < budget.left <= 1000.0
    assert budget.left <= 1000.0


# --- legal moves ---------------------------------------------------------------------------------


def test_draws_are_listed_before_plays() -> None:
    table = at_table("klassik", hands=["4C 5C 6C KH", "2D 3D"], open="9S", stock="3H 4H")
    before = legal_moves(table.game.state)
    assert before.draws == (Draw(Pile.STOCK), Draw(Pile.OPEN))
    after = legal_moves(table.play("1 draw open").state)
    assert after.draws == ()
    assert after.plays == tuple(
        Play((), Discard(card)) for card in after.turn.hand if str(card) != "9S"
    )
    assert after.draft == Draft.begin(after.turn)


def test_returning_a_taken_card_is_listed() -> None:
    """A taken card that the player does not use goes back to the pile (T4c)."""
    table = at_table("turnier", hands=["4C 5C KH", "2D 3D", "2S 3S"], open="8S 9S")
    assert legal_moves(table.play("1 draw open").state).plays == (Play((), GiveBack()),)


def test_a_joker_must_be_laid_if_no_other_end_is_possible() -> None:
    """Each listed plan has a single step, which lays a joker."""
    table = at_table(
        "verband",
        hands=["*", "2D 3D", "2S 3S"],
        stock="* 9H",
        table=[(1, "4C 5C 6C 7C")],
    )
    plays = legal_moves(table.play("1 draw stock").state).plays
    assert plays
    assert {len(play.steps) for play in plays} == {1}


def test_the_last_cards_must_be_laid_if_none_can_be_discarded() -> None:
    """The joker and the taken card may not be discarded, so the player finishes by laying both."""
    table = at_table(
        "klassik",
        hands=["*", "2D 3D"],
        open="9S 8C",
        table=[(1, "4C 5C 6C")],
        options={"jokers": 2, "joker_discard": "to_finish"},
    )
    plays = legal_moves(table.play("1 draw open").state).plays
    assert plays == (Play((LayOff(parse_placed("*7C 8C"), 1),)),)


def test_a_pass_is_listed_in_a_corrected_turn() -> None:
    """A player with too few cards draws a card but does not discard one (T3)."""
    for number in range(60):
        for act in game(number).acts:
            if act.after.correction is Correction.SKIP_DISCARD and act.after.phase is Phase.PLAY:
                assert Play((), Pass()) in legal_moves(act.after).plays
                return
    pytest.fail("no corrected turn found")


def test_all_listed_moves_are_accepted(size: Size) -> None:
    """At least one move is always listed, and the state and the view give the same moves."""
    for number in range(size(40, 20_000)):
        rng = dice(number)
        some = [
            act.state for act in game(number).acts if act.state.phase in (Phase.DRAW, Phase.PLAY)
        ]
        for state in (random_position(rng), *islice(rng.sample(some, len(some)), 4)):
            listed = legal_moves(state)
            assert listed.turn == Turn.of(state)
            moves = listed.draws or listed.plays
            assert moves
            assert len(set(moves)) == len(moves)
            for move in moves:
                carry_out(state, state.turn, move)
            if state.phase is Phase.DRAW:
                assert listed.draws == legal.draws(Turn.of(state))


# --- bots ----------------------------------------------------------------------------------------


def test_a_bot_is_any_object_with_choose() -> None:
    assert isinstance(Drawer(), Bot)
    assert not isinstance(object(), Bot)
    assert all(isinstance(make(), Bot) for make in LEVELS.values())
