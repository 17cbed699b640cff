"""verband: the clauses that refusals cite for rules that the document takes for granted."""

from __future__ import annotations

import pytest

from tests.support.table import at_table, refused

HANDS = ["4C 5C 6C 7H KH", "2D 3D 7D", "9H TS"]
TABLE = [(2, "4H *5H 6H")]
ACTS = ("meld 4C 5C 6C", "add 7H to 1", "swap 5H in 1", "discard KH", "return", "pass")


OVER = ["draw stock", "draw open", *ACTS]


@pytest.mark.parametrize("opened", [(), (1,)])
@pytest.mark.parametrize("act", ACTS)
def test_V5_1_acts_before_the_draw_are_refused(act: str, opened: tuple[int, ...]) -> None:
    """Every turn begins with a draw."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=opened)
    assert refused(table.play(f"1 {act}")) == (1, "V5.1", {"seat": "1"})


@pytest.mark.parametrize("first", ["stock", "open"])
@pytest.mark.parametrize("second", ["stock", "open"])
def test_V5_1_a_second_draw_is_refused(first: str, second: str) -> None:
    """A second draw is refused whichever piles the two draws use."""
    table = at_table("verband", hands=HANDS)
    assert refused(table.play(f"1 draw {first}", f"1 draw {second}")) == (2, "V5.1", {"seat": "1"})


def test_V5_1_a_second_draw_after_a_meld_is_refused() -> None:
    table = at_table("verband", hands=HANDS, opened=[1])
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 draw stock")
    assert refused(table.play(*moves)) == (3, "V5.1", {"seat": "1"})


@pytest.mark.parametrize("card", ["QC", "*", "9S"])
def test_V5_1_a_card_not_in_hand_is_not_discarded(card: str) -> None:
    """This holds for the open card, a joker in a meld, and a card that is not in the position."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=[1])
    tried = table.play("1 draw stock", f"1 discard {card}")
    assert refused(tried) == (2, "V5.1", {"card": card})


def test_V5_1_a_laid_card_cannot_be_discarded() -> None:
    """Cards laid in this turn are no longer in the hand."""
    table = at_table("verband", hands=HANDS, opened=[1])
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 discard 4C")
    assert refused(table.play(*moves)) == (3, "V5.1", {"card": "4C"})


def test_V5_1_passing_is_refused_if_a_discard_is_possible() -> None:
    """Passing is refused whether or not the player has melded in this turn."""
    table = at_table("verband", hands=HANDS, opened=[1])
    assert refused(table.play("1 draw stock", "1 pass")) == (2, "V5.1", {})
    assert refused(table.play("1 draw open", "1 pass")) == (2, "V5.1", {})
    assert refused(table.play("1 draw stock", "1 meld 4C 5C 6C", "1 pass")) == (3, "V5.1", {})


@pytest.mark.parametrize(
    ("cards", "card"),
    [("8C 8S 8H", "8C"), ("4C 4C 4C", "4C"), ("4C 5C *6C", "*"), ("4H *5H 6H", "4H")],
)
def test_V5_2_a_card_not_in_hand_is_not_melded(cards: str, card: str) -> None:
    """This includes a second copy of a card that the player holds only once."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=[1])
    tried = table.play("1 draw stock", f"1 meld {cards}")
    assert refused(tried) == (2, "V5.2", {"card": card})


@pytest.mark.parametrize(
    ("act", "card"), [("add 3H to 1", "3H"), ("add *7H to 1", "*"), ("swap 5H in 1", "5H")]
)
def test_V5_7_a_card_not_in_hand_is_neither_laid_off_nor_swapped(act: str, card: str) -> None:
    """The added or swapped card must come from the player's hand."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=[1])
    assert refused(table.play("1 draw stock", f"1 {act}")) == (2, "V5.7", {"card": card})


@pytest.mark.parametrize("number", [0, 2, 99])
def test_V5_7_laying_off_or_swapping_at_a_missing_meld_is_refused(number: int) -> None:
    table = at_table("verband", hands=HANDS, table=TABLE, opened=[1])
    facts = {"meld": str(number), "have": "1"}
    assert refused(table.play("1 draw stock", f"1 add 7H to {number}")) == (2, "V5.7", facts)
    assert refused(table.play("1 draw stock", f"1 swap 7H in {number}")) == (2, "V5.7", facts)


@pytest.mark.parametrize("act", ["draw stock", "draw open", *ACTS])
@pytest.mark.parametrize("seat", [2, 3])
def test_V5_10_acts_out_of_turn_are_refused(seat: int, act: str) -> None:
    """Moves of other players are refused, before and after the player to move has drawn."""
    table = at_table("verband", hands=HANDS, table=TABLE)
    assert refused(table.play(f"{seat} {act}")) == (1, "V5.10", {"seat": str(seat)})
    assert refused(table.play("1 draw stock", f"{seat} {act}")) == (2, "V5.10", {"seat": str(seat)})


@pytest.mark.parametrize("act", ["draw stock", "draw open", *ACTS])
def test_V5_10_acts_of_the_seat_that_sits_out_are_refused(act: str) -> None:
    """The dealer at a table of four never has a turn."""
    table = at_table("verband", hands=[*HANDS, ""], table=TABLE)
    assert refused(table.play(f"4 {act}")) == (1, "V5.10", {"seat": "4"})


@pytest.mark.parametrize("act", OVER)
@pytest.mark.parametrize("seat", [1, 2])
def test_V6_1_acts_after_a_finish_are_refused(seat: int, act: str) -> None:
    table = at_table("verband", hands=["4C 5C 6C", "2D 3D 7D", "9H TS"], table=TABLE, opened=[1])
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 discard 2H", f"{seat} {act}")
    assert refused(table.play(*moves)) == (4, "V6.1", {"seat": str(seat)})


@pytest.mark.parametrize("act", OVER)
@pytest.mark.parametrize("seat", [1, 2])
def test_V6_3_acts_after_the_end_of_the_stock_are_refused(seat: int, act: str) -> None:
    table = at_table("verband", hands=HANDS, table=TABLE, stock="2H")
    moves = ("1 draw stock", "1 discard KH", f"{seat} {act}")
    assert refused(table.play(*moves)) == (3, "V6.3", {"seat": str(seat)})
