"""klassik: the clauses that refusals name, in both modes."""

from __future__ import annotations

import pytest

from romme.engine.errors import Illegal
from tests.support.table import at_table, hand, refused, table_melds

TABLE = at_table(
    "klassik",
    hands=["4C 5C 6C KH", "2D 3D 4D"],
    open="8S 9S",
    stock="7C 3H",
    table=[(2, "TS JS QS")],
)

ACTS = ["meld 4C 5C 6C", "add KS to 1", "discard KH", "return", "pass"]


def test_K5_a_card_not_in_hand_is_not_melded() -> None:
    """The refusal names K5 and the missing card."""
    assert refused(TABLE.play("1 draw open", "1 meld 5C 6C 7C")) == (2, "K5", {"card": "7C"})


def test_K5_a_card_is_not_melded_twice() -> None:
    moves = ("1 draw stock", "1 meld 4C 4C 5C 6C")
    assert refused(TABLE.play(*moves)) == (2, "K5", {"card": "4C"})


def test_K5_a_joker_is_not_melded() -> None:
    """The pack has no jokers, so a joker is refused as a card that is not in the hand."""
    assert refused(TABLE.play("1 draw stock", "1 meld 5C 6C *7C")) == (
        2,
        "K5",
        {"card": "*", "jokers": "0"},
    )


def test_K5_an_invalid_meld_is_refused_in_strict_mode_too() -> None:
    """`klassik` needs no points to open, so no opening can fail in strict mode."""
    strict = at_table("klassik", hands=["4C 5C 7C KH", "2D"], stock="3H 4H", mode="strict")
    number, clause, _ = refused(strict.play("1 draw stock", "1 meld 4C 5C 7C"))
    assert (number, clause) == (2, "K5")


def test_K6_a_card_not_in_hand_is_not_laid_off() -> None:
    """The refusal names K6 and the missing card."""
    assert refused(TABLE.play("1 draw stock", "1 add KS to 1")) == (2, "K6", {"card": "KS"})


def test_K6_assist_mode_takes_back_steps_of_the_current_turn() -> None:
    """A player may change the plan until the discard."""
    planned = TABLE.play("1 draw stock", "1 meld 4C 5C 6C", "1 add 7C to 2")
    assert planned.draft is not None
    back = planned.draft.take_back()
    assert [str(laid.meld) for laid in back.table] == ["TS JS QS", "4C 5C 6C"]
    again = back.take_back()
    assert [str(laid.meld) for laid in again.table] == ["TS JS QS"]
    assert " ".join(map(str, again.holding.hand)) == "4C 5C 6C 7C KH"


def test_K6_strict_mode_takes_nothing_back() -> None:
    """Taking back a step is refused with K6."""
    table = at_table("klassik", hands=["4C 5C 6C KH", "2D"], stock="3H 4H", mode="strict")
    planned = table.play("1 draw stock", "1 meld 4C 5C 6C")
    assert planned.draft is not None
    with pytest.raises(Illegal) as caught:
        planned.draft.take_back()
    assert caught.value.clause.value == "K6"
    assert hand(planned, 1) == "3H KH"


@pytest.mark.parametrize("act", ["draw stock", "draw open", *ACTS])
def test_K7_acts_out_of_turn_are_refused(act: str) -> None:
    """Seat 2 plays before seat 1 has drawn and is refused with K7."""
    assert refused(TABLE.play(f"2 {act}")) == (1, "K7", {"seat": "2"})


@pytest.mark.parametrize("act", ["draw stock", "meld 2D 3D 4D", "discard 2D", "pass"])
def test_K7_acts_during_another_players_plan_are_refused(act: str) -> None:
    """Seat 2 plays after seat 1 has melded and is refused with K7."""
    moves = ("1 draw stock", "1 meld 4C 5C 6C", f"2 {act}")
    assert refused(TABLE.play(*moves)) == (3, "K7", {"seat": "2"})


@pytest.mark.parametrize("act", ACTS)
def test_K8_acts_before_the_draw_are_refused(act: str) -> None:
    """The player may not meld, lay off, discard or end the turn in another way."""
    assert refused(TABLE.play(f"1 {act}")) == (1, "K8", {"seat": "1"})


@pytest.mark.parametrize("first", ["stock", "open"])
@pytest.mark.parametrize("second", ["stock", "open"])
def test_K8_a_second_draw_is_refused(first: str, second: str) -> None:
    """The player may draw from neither pile again."""
    moves = (f"1 draw {first}", f"1 draw {second}")
    assert refused(TABLE.play(*moves)) == (2, "K8", {"seat": "1"})


def test_K8_a_second_draw_after_a_meld_is_refused() -> None:
    """The refusal leaves the meld on the table."""
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 draw stock")
    assert refused(TABLE.play(*moves)) == (3, "K8", {"seat": "1"})
    assert table_melds(TABLE.play(*moves)) == ["TS JS QS", "4C 5C 6C"]


def test_K11_a_card_not_in_hand_is_not_discarded() -> None:
    """The refusal names K11 and the missing card."""
    assert refused(TABLE.play("1 draw stock", "1 discard KS")) == (2, "K11", {"card": "KS"})


def test_K11_a_card_laid_in_this_turn_is_not_discarded() -> None:
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 discard 4C")
    assert refused(TABLE.play(*moves)) == (3, "K11", {"card": "4C"})


@pytest.mark.parametrize("pile", ["stock", "open"])
@pytest.mark.parametrize("end", ["pass", "return"])
def test_K11_a_turn_ends_only_with_a_discard(pile: str, end: str) -> None:
    """Passing and returning a card are refused with K11 after a draw from either pile."""
    number, clause, _ = refused(TABLE.play(f"1 draw {pile}", f"1 {end}"))
    assert (number, clause) == (2, "K11")


@pytest.mark.parametrize("act", ["draw stock", "draw open", *ACTS])
@pytest.mark.parametrize("seat", [1, 2])
def test_K13_acts_after_the_end_of_the_game_are_refused(seat: int, act: str) -> None:
    """After Rommé, every move of every player is refused with K13."""
    table = at_table("klassik", hands=["4C 5C", "2D 3D 4D"], stock="6C 7C 3H")
    won = ("1 draw stock", "1 meld 4C 5C 6C")
    assert table.play(*won).state.outcome is not None
    assert refused(table.play(*won, f"{seat} {act}")) == (3, "K13", {"seat": str(seat)})
