"""Checking an act: the refusal that carrying it out would have, the ways out, and no change."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from romme.engine.errors import Illegal
from romme.engine.state import Phase, Seat, State
from romme.locales import words
from romme.notation.card_text import BadText
from romme.rules.options import Mode
from romme.server.play.connection.drafts import drafted
from romme.server.play.connection.error_messages import refused_by
from romme.server.table.checking import MAX_CHOICES, RefusedEnd, check
from romme.server.table.decide import draft
from romme.server.table.picture import TableSight, picture
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import Table
from romme.wire.game import read_plan
from romme.wire.messages import WayOut
from tests.support.laws.play import game
from tests.support.server.table.table_driver import TableDriver, terms_with_cut
from tests.support.table import at_table
from tests.support.wire.tables import table_with_game

OPENING = "KS KH KD 4C 5C 6C 2S 9D TD"


def playing(hand: str, *moves: str, rules: str = "turnier", **more: Any) -> Table:  # noqa: ANN401 - the fields of `at_table`
    """Return a table in the first turn of seat 1, after these moves."""
    hands = [hand, "2D 3D", "4D 5D"]
    given: dict[str, Any] = {"stock": "AD 2C 3C", "open": "TH", **more}
    position = at_table(rules, hands=hands, **given)
    return table_with_game(position.play(*(f"1 {move}" for move in moves)).state)


def refusal(table: Table, act: str, *steps: str, seat: int = 1) -> Illegal | None:
    try:
        check(table, Seat(seat), steps=list(steps), act=act)
    except Illegal as illegal:
        return illegal
    return None


def ground(table: Table, act: str, *steps: str, seat: int = 1) -> str | None:
    illegal = refusal(table, act, *steps, seat=seat)
    return None if illegal is None else illegal.ground.value


def ways(table: Table, act: str, *steps: str) -> list[tuple[list[str], str]]:
    """Return the ways out of a refused end, as they are sent."""
    illegal = refusal(table, act, *steps)
    assert isinstance(illegal, RefusedEnd)
    sent = refused_by(words("en"), "c", illegal).ways
    assert all(isinstance(way, WayOut) for way in sent)
    for way in sent:
        check(table, Seat(1), steps=way.steps, act=way.end)
    return [(way.steps, way.end) for way in sent]


def test_a_draw_is_checked_in_every_phase() -> None:
    before = playing(OPENING)
    assert ground(before, "draw stock") is None
    assert ground(before, "draw open") is None
    assert ground(before, "draw stock", seat=2) == "not-your-turn"
    assert ground(playing(OPENING, "draw stock"), "draw open") == "drawn-already"
    waiting = TableDriver.playing(terms_with_cut(mode=Mode.STRICT)).table
    assert waiting.game is not None
    assert waiting.game.phase is Phase.CUT
    assert ground(waiting, "draw stock") == "cut-first"


def test_steps_and_ends_are_refused_before_the_draw() -> None:
    for act in ("meld KS KH KD", "add KS to 1", "discard 2S", "return", "finish"):
        assert ground(playing(OPENING), act) == "draw-first"
        assert ground(playing(OPENING), act, seat=2) == "not-your-turn"


def test_a_step_is_judged_after_the_plan() -> None:
    table = playing(OPENING, "draw stock")
    assert ground(table, "meld KS KH KD") is None
    assert ground(table, "meld KS KH KD", "meld KS KH KD") == "not-in-hand-to-meld"
    assert ground(table, "add 2S to 1", "meld KS KH KD") == "lay-off-misfit"


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("meld 4C 9C *", "meld-no-pattern"),
        ("meld 4C * 6C", None),
        ("meld QC KC *", None),
        ("meld 4C * *", "meld-too-many-jokers"),
        ("add * to 1", "lay-off-before-opening"),
    ],
)
def test_jokers_in_a_run_need_not_be_named(act: str, expected: str | None) -> None:
    table = playing("4C 6C 9C QC KC * * 8D", "draw stock", table=[(2, "TH JH QH")])
    assert ground(table, act) == expected


def test_a_joker_that_fits_no_end_of_a_run_is_a_misfit() -> None:
    whole = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    table = playing("* 8D 7D", "draw stock", table=[(2, whole)], opened=[1], open="TC")
    assert ground(table, "add * to 1") == "lay-off-misfit"


# --- ways out ------------------------------------------------------------------------------------


def test_the_ways_out_keep_the_largest_legal_part() -> None:
    """With 45 points the opening stands, and the swapped joker is the only problem."""
    table = playing("KS KH KD 4C 5C 6C 7H 2S", "draw stock", table=[(2, "5H 6H *7H")])
    plan = ["meld KS KH KD", "meld 4C 5C 6C", "swap 7H in 1"]
    assert ways(table, "discard 2S", *plan) == [(plan[:2], "discard 2S"), ([], "discard 2S")]


def test_an_opening_with_too_few_points_can_be_taken_back() -> None:
    table = playing(OPENING, "draw stock")
    assert ways(table, "discard 2S", "meld KS KH KD") == [([], "discard 2S")]


def test_the_steps_that_stay_are_renumbered() -> None:
    """Without the first new meld, the second one has its number."""
    table = playing(
        "9S 9H 9D KS KH KD KC 2S 3S",
        "draw stock",
        rules="klassik",
        options={"melds_per_turn": 0},
        open="TC",
        opened=[1],
    )
    plan = ["meld 9S 9H 9D", "meld KS KH KD", "add KC to 2"]
    assert ground(table, "discard 2S", *plan) is None
    assert ground(table, "discard 9S", *plan) == "not-in-hand-to-discard"
    assert ways(table, "discard 9S", *plan)[0] == (["meld KS KH KD", "add KC to 1"], "discard 9S")


def test_an_unused_open_card_can_be_put_back() -> None:
    table = playing("8D 7D 2S", "draw open", open="9S")
    assert ways(table, "discard 8D") == [([], "return")]


def test_a_long_plan_is_cut_to_its_first_steps() -> None:
    runs = [f"meld 4{suit} 5{suit} 6{suit}" for suit in "CSHD"]
    runs += [f"meld 9{suit} T{suit} J{suit}" for suit in "CSHD"]
    hand = " ".join(run.removeprefix("meld ") for run in runs)
    table = playing(f"{hand} 2S *", "draw stock", stock="3S 2C 3C")
    found = ways(table, "discard *", *runs)
    assert found == []
    table = playing(f"{hand} 2S 7H", "draw stock", stock="3S 2C 3C", table=[(2, "5H 6H *7H")])
    plan = [*runs, "swap 7H in 1"]
    assert ways(table, "discard 2S", *plan)[0] == (runs[:MAX_CHOICES], "discard 2S")


def test_the_ways_out_keep_steps_that_are_final() -> None:
    """At a strict table, laid cards stay."""
    table = playing("KS KH KD 4C 5C 6C 7H 2S 3S", "draw stock", mode="strict",
                    table=[(2, "5H 6H *7H")])  # fmt: skip
    laid = ("meld KS KH KD", "meld 4C 5C 6C")
    staged = table_with_steps(table, *laid)
    assert ways(staged, "discard 2S", *laid, "swap 7H in 1") == [([*laid], "discard 2S")]
    assert ground(staged, "discard 2S", laid[0]) == "lying-stays"


def table_with_steps(table: Table, *steps: str) -> Table:
    return replace(table, staged=read_plan(list(steps)))


# --- nothing changes -----------------------------------------------------------------------------


def test_a_bad_act_is_refused() -> None:
    table = playing(OPENING, "draw stock")
    for act in ("fly", "shuffle 2S", "discard"):
        with pytest.raises(BadText):
            check(table, Seat(1), steps=[], act=act)


def test_no_act_is_legal_between_games() -> None:
    finished = table_with_game(game(0).acts[-1].after)
    with pytest.raises(TableRefused) as refused:
        check(finished, Seat(1), steps=[], act="draw stock")
    assert refused.value.refusal is TableRefusal.NO_GAME


def test_a_check_agrees_with_the_draft() -> None:
    """Every step and end that a draft offers passes, in random games."""
    for number in range(6):
        for act in game(number).acts:
            state: State = act.state
            if state.phase is not Phase.PLAY:
                continue
            table = table_with_game(state)
            plan = draft(table, state.turn, [])
            for card in dict.fromkeys(plan.holding.hand):
                is_legal = _ends_with(table, state.turn, f"discard {card}")
                assert is_legal == (ground(table, f"discard {card}", seat=state.turn) is None)


def _ends_with(table: Table, seat: Seat, end: str) -> bool:
    return end in drafted(words("en"), table, seat, command="c", plan=[]).ends


# --- the open card -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "opened", "duty"),
    [
        ("turnier", [], "open-with-taken"),
        ("turnier", [1], "use-taken"),
        ("verband", [], None),
        ("klassik", [], None),
    ],
)
def test_the_picture_says_what_taking_the_open_card_would_demand(
    rules: str, opened: list[int], duty: str | None
) -> None:
    table = playing("KS KH 8D 7D", rules=rules, opened=opened)
    turn = picture(TableSight.of(table, Seat(1)), {}, None).turn
    assert turn is not None
    assert turn.take_duty == duty
    other = picture(TableSight.of(table, Seat(2)), {}, None).turn
    assert other is not None
    assert other.take_duty is None
