"""Advice as a whole: legal moves, the best first, with their values and reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import reduce

import pytest

from romme.bots.advice import Advice, Assessment, Side, Why, advise, assess
from romme.bots.advice.advising import MOST_REASONS
from romme.bots.protocol import Budget
from romme.engine.commands import Draw, Play
from romme.engine.decide import carry_out
from romme.engine.errors import Illegal
from romme.engine.evolve import evolve
from romme.engine.referee import CorrectCount, rule
from romme.engine.state import Correction, Phase, Pile, Seat, State
from romme.notation.replaying import Replay
from romme.view import view
from tests.conftest import Size
from tests.laws.test_hidden import other_world
from tests.support.bots.advice.case import Case
from tests.support.bots.advice.move_reasons import decision, seen
from tests.support.bots.advice.truth import is_true
from tests.support.laws.play import game
from tests.support.laws.tables import dice
from tests.support.table import at_table

COMPARING = {Why.COULD_FINISH, Why.FEWER_OUTS, Why.LEAVES_MORE}
"""Reasons that always compare with the best move. Others do so only if they are drawbacks."""


def counted_budget(seconds: float = 0.01) -> Budget:
    """Return a budget counted in clock reads. The default is enough for about a hundred worlds."""
    return Budget.counted(seconds)


def ask(now: Replay, seconds: float = 0.01, most: int = 3) -> tuple[Advice, ...]:
    return advise(seen(now), rng=dice(1), budget=counted_budget(seconds), most=most)


def whys(advice: Advice) -> list[Why]:
    return [reason.why for reason in advice.reasons]


def decision_states(number: int) -> Iterator[State]:
    """Yield some states of random game `number` in which a player has to draw or play."""
    acts = game(number).acts
    for act in dice(number).sample(acts, min(3, len(acts))):
        state = act.state
        if state.phase in (Phase.DRAW, Phase.PLAY) and state.correction is None:
            yield state


FINISH = at_table("klassik", hands=["4C 5C KH", "2D 4D 6S JC"], stock="6C 2H 3H 4H").play(
    "1 draw stock"
)


# --- properties ----------------------------------------------------------------------------------


def test_advised_moves_are_legal_and_reasons_true(size: Size) -> None:
    """No two advised moves lead to the same state."""
    moves = 0
    for number in range(size(8, 3_000)):
        for state in decision_states(number):
            advice = advise(view(state, state.turn), rng=dice(1), budget=counted_budget(0.002))
            assert advice
            assert len(advice) <= 3
            after = [carry_out(state, state.turn, one.move).state for one in advice]
            assert len({repr(one) for one in after}) == len(after)
            for one in advice:
                check_figures(one, advice[0])
                check_reasons(state, one, advice[0])
                moves += 1
    assert moves


def check_figures(one: Advice, best: Advice) -> None:
    assert one.worlds > 0
    assert one.error >= 0
    assert one.unsure >= 0
    assert one.behind >= 0
    if one is best:
        assert (one.behind, one.unsure) == (0, 0)


def check_reasons(state: State, one: Advice, best: Advice) -> None:
    assert len(one.reasons) <= MOST_REASONS
    assert len({*whys(one)}) == len(one.reasons)
    against = [reason for reason in one.reasons if reason.side is Side.AGAINST]
    assert len(against) <= 1
    for reason in one.reasons:
        if reason.why is Why.CLOSE:
            continue
        drawback = reason.why in COMPARING or (
            one is not best
            and reason.side is Side.AGAINST
            and reason.why in {Why.COULD_OPEN, Why.COULD_MELD}
        )
        assert is_true(Case(state, one.move, reason, best.move if drawback else None)), reason


def test_advice_does_not_depend_on_hidden_cards(size: Size) -> None:
    """In two worlds that look the same to the player, advice gives the same moves and reasons."""
    compared = 0
    for number in range(size(6, 2_000)):
        for state in decision_states(number):
            other = other_world(state, state.turn, dice(number), set())
            one, two = (
                advise(view(world, state.turn), rng=dice(7), budget=counted_budget(0.001))
                for world in (state, other)
            )
            assert one == two
            compared += state != other
    assert compared


# --- no advice -----------------------------------------------------------------------------------


def test_no_advice_is_given_out_of_turn() -> None:
    state = FINISH.state
    for seat in (Seat(2), None):
        assert advise(view(state, seat), rng=dice(1), budget=counted_budget()) == ()
        assert (
            assess(view(state, seat), Draw(Pile.STOCK), rng=dice(1), budget=counted_budget())
            is None
        )


def test_no_advice_is_given_after_the_game() -> None:
    now = at_table("klassik", hands=["4C 5C", "2D 4D"], stock="6C 2H").play(
        "1 draw stock", "1 meld 4C 5C 6C"
    )
    assert ask(now) == ()


def test_no_advice_is_given_in_a_corrected_turn() -> None:
    state = at_table("turnier", hands=["4C 5C KH", "2D 4D", "3D 5D"]).game.state
    events = rule(state, CorrectCount(Seat(1), Correction.SKIP_DRAW))
    corrected = reduce(evolve, events, state)
    assert advise(view(corrected, Seat(1)), rng=dice(1), budget=counted_budget()) == ()


# --- advised moves -------------------------------------------------------------------------------


def test_finishing_is_best_and_other_moves_name_it_as_drawback() -> None:
    best, *others = ask(FINISH)
    assert best.move == decision("1 meld 4C 5C 6C", "1 discard KH")
    assert whys(best) == [Why.FINISHES]
    assert others
    for one in others:
        assert one.behind > 2 * one.unsure
        assert one.reasons[-1].why is Why.COULD_FINISH
        assert one.reasons[-1].side is Side.AGAINST


def test_the_only_move_is_evaluated_too() -> None:
    (only,) = ask(at_table("klassik", hands=["4C KH", "2D 4D 6S JC"], open="").play())
    assert only.move == Draw(Pile.STOCK)
    assert only.worlds > 50
    assert only.worth != 0
    assert Why.ONLY_MOVE in whys(only)
    assert Why.CLOSE not in whys(only)


def test_draws_from_both_piles_are_evaluated() -> None:
    """Both draws are evaluated even if the open card is useless."""
    for card in ("5C", "AS"):
        now = at_table("klassik", hands=["4C KH 9D", "2D 4D 6S JC"], open=card).play()
        assert {advice.move for advice in ask(now)} == {Draw(Pile.STOCK), Draw(Pile.OPEN)}


def test_the_number_of_advised_moves_is_limited() -> None:
    now = at_table("klassik", hands=["4C 8S TD KH 2D", "2C 4D 6S JC"]).play("1 draw stock")
    assert [len(ask(now, most=most)) for most in (1, 2, 4)] == [1, 2, 4]


def test_moves_of_equal_value_are_called_close() -> None:
    """Discarding the nine of clubs is as good as discarding the nine of spades."""
    now = at_table("klassik", hands=["9C 9S", "2D 4D 6S JC 2C 2S"], open="AH").play("1 draw stock")
    best, second, *_ = ask(now, 0.03)
    assert {Why.CLOSE} <= {*whys(best)} & {*whys(second)}
    assert second.behind <= 2 * second.unsure


def test_moves_are_called_close_after_a_few_worlds() -> None:
    best, *others = ask(FINISH, 0.0005)
    assert whys(best) == [Why.FINISHES, Why.CLOSE]
    worst = others[-1]
    assert worst.behind > 2 * worst.unsure
    assert worst.worlds < 20
    assert Why.CLOSE in whys(worst)


def test_reasons_of_another_move_differ_from_those_of_the_best() -> None:
    """A reason is omitted if it also holds for the best move or describes the game as a whole."""
    now = at_table(
        "klassik",
        hands=["7C KH 2S 5D", "2D 4D 6S"],
        table=[(2, "4C 5C 6C")],
        stock="2H 8S JD QD AS",
    ).play("1 draw stock")
    best, *others = ask(now, 0.05, most=9)
    thrown = {one.move.end: one for one in others if isinstance(one.move, Play)}
    assert Why.FEW_CARDS in whys(best)
    for one in others:
        assert Why.FEW_CARDS not in whys(one)
        assert not [reason for reason in one.reasons if reason in best.reasons and reason.facts]
    kept_seven = thrown[decision("1 discard 7C").end]  # type: ignore[union-attr]  # no draw
    (against,) = [one for one in kept_seven.reasons if one.side is Side.AGAINST]
    assert against.why is Why.NEXT_LAYS_OFF


# --- assessment of a played move -----------------------------------------------------------------


def assess_move(now: Replay, *moves: str) -> Assessment:
    found = assess(seen(now), decision(*moves), rng=dice(1), budget=counted_budget(0.02))
    assert found is not None
    assert found.played.move == decision(*moves)
    return found


def test_the_best_move_has_place_1() -> None:
    found = assess_move(FINISH, "1 meld 4C 5C 6C", "1 discard KH")
    assert (found.played, found.place) == (found.advised[0], 1)


def test_another_order_of_steps_is_the_same_move() -> None:
    now = at_table("klassik", hands=["4C 5C 6C 7C KH 2S", "2D 4D 6S JC"]).play("1 draw stock")
    found = assess_move(now, "1 meld 4C 5C 6C", "1 add 7C to 1", "1 discard KH")
    assert found.place == 1
    assert replace(found.advised[0], move=found.played.move) == found.played
    assert found.advised[1].move != found.played.move
    assert found.advised[1].behind > 0


def test_a_move_that_is_not_advised_is_evaluated_too() -> None:
    assert decision("1 discard 5C") not in [one.move for one in ask(FINISH, most=99)]
    found = assess_move(FINISH, "1 discard 5C")
    assert found.place is None
    assert found.played.worlds
    assert found.played.reasons[-1].why is Why.COULD_FINISH


def test_a_bad_move_has_a_drawback() -> None:
    now = at_table(
        "turnier",
        hands=["KC KS KH TS JS QS 2D 4H", "2D 4D 6S 8S", "3D 5D 9H JC"],
        stock="2H 3H 4H 5H 6H 7H 2S 3S 5S 7S",
    ).play("1 draw stock")
    found = assess_move(now, "1 discard KS")
    assert found.place is None
    assert found.played.behind > 2 * found.played.unsure
    assert found.played.reasons[-1].side is Side.AGAINST


def test_the_danger_of_a_discard_comes_before_points_left() -> None:
    """The danger is the only drawback given, although the discard also leaves more points."""
    now = at_table("klassik", hands=["3C KH QD 8S", "2D 4D 6S JC"], table=[(2, "4C 5C 6C")]).play(
        "1 draw stock"
    )
    played = assess_move(now, "1 discard 3C").played
    assert [one.why for one in played.reasons if one.side is Side.AGAINST] == [Why.NEXT_LAYS_OFF]


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(Illegal):
        assess_move(FINISH, "1 discard AS")


@pytest.mark.parametrize(
    ("rules", "draw", "wrong", "end"),
    [
        ("turnier", "1 draw stock", "9C 8H 2D", "1 discard 9C"),
        ("verband", "1 draw open", "9C 8H 9S", "1 discard 9C"),
        ("turnier", "1 draw open", "9C 8H 9S", "1 discard 9C"),
        ("turnier", "1 draw open", "9C 8H 9S", "1 return"),
    ],
)
def test_a_failed_opening_may_discard_a_card_that_came_back(
    rules: str, draw: str, wrong: str, end: str
) -> None:
    """The cards of the wrong meld return to the hand, so one of them can be discarded."""
    hands = ["TC TS TH TD 9C 8H 7H 2D", "2D 4D 6S", "3D 5D 9H"]
    now = at_table(rules, hands=hands, open="3C 9S", mode="strict").play(draw)
    played = assess_move(now, "1 meld TC TS TH TD", f"1 meld {wrong}", end).played
    assert Why.OPENING_FAILS in whys(played)


def test_a_failed_opening_is_assessed() -> None:
    now = at_table("turnier", hands=["4C 5C 6C KH 7H", "2D 4D 6S", "3D 5D 9H"], mode="strict").play(
        "1 draw stock"
    )
    played = assess_move(now, "1 meld 4C 5C 6C", "1 discard KH").played
    assert Why.OPENING_FAILS in whys(played)
    plain = assess_move(now, "1 discard KH").played
    assert played.worth == pytest.approx(plain.worth, abs=2 * plain.error)
