"""verband: the clauses that refusals name for what the document takes for granted."""

from __future__ import annotations

import pytest

from tests.table import at_table, refused

HANDS = ["4C 5C 6C 7H KH", "2D 3D 7D", "9H TS"]
TABLE = [(2, "4H *5H 6H")]
ACTS = ("meld 4C 5C 6C", "add 7H to 1", "swap 5H in 1", "discard KH", "return", "pass")


OVER = ["draw stock", "draw open", *ACTS]


@pytest.mark.parametrize("opened", [(), (1,)])
@pytest.mark.parametrize("act", ACTS)
def test_V5_1_nothing_before_the_draw(act: str, opened: tuple[int, ...]) -> None:
    """Every turn begins with a draw, so nothing else comes first."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=opened)
    assert refused(table.play(f"1 {act}")) == (1, "V5.1", {"seat": "1"})


@pytest.mark.parametrize("first", ["stock", "open"])
@pytest.mark.parametrize("second", ["stock", "open"])
def test_V5_1_drawn_twice(first: str, second: str) -> None:
    """One card is drawn in a turn, from whichever pile."""
    table = at_table("verband", hands=HANDS)
    assert refused(table.play(f"1 draw {first}", f"1 draw {second}")) == (2, "V5.1", {"seat": "1"})


def test_V5_1_not_drawn_again_after_a_meld() -> None:
    """A second draw is refused later in the turn too."""
    table = at_table("verband", hands=HANDS, opened=[1])
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 draw stock")
    assert refused(table.play(*moves)) == (3, "V5.1", {"seat": "1"})


@pytest.mark.parametrize("card", ["QC", "*", "9S"])
def test_V5_1_a_card_not_in_hand_is_not_discarded(card: str) -> None:
    """Nobody discards what is not in the hand, wherever it lies."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=[1])
    tried = table.play("1 draw stock", f"1 discard {card}")
    assert refused(tried) == (2, "V5.1", {"card": card})


def test_V5_1_a_laid_card_cannot_be_discarded() -> None:
    """What was laid in this turn is no longer in the hand."""
    table = at_table("verband", hands=HANDS, opened=[1])
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 discard 4C")
    assert refused(table.play(*moves)) == (3, "V5.1", {"card": "4C"})


def test_V5_1_a_turn_without_a_discard_where_one_is_possible() -> None:
    """A turn ends with a discard, also after melds."""
    table = at_table("verband", hands=HANDS, opened=[1])
    assert refused(table.play("1 draw stock", "1 pass")) == (2, "V5.1", {})
    assert refused(table.play("1 draw open", "1 pass")) == (2, "V5.1", {})
    assert refused(table.play("1 draw stock", "1 meld 4C 5C 6C", "1 pass")) == (3, "V5.1", {})


@pytest.mark.parametrize(
    ("cards", "card"),
    [("8C 8S 8H", "8C"), ("4C 4C 4C", "4C"), ("4C 5C *6C", "*"), ("4H *5H 6H", "4H")],
)
def test_V5_2_a_card_not_in_hand_is_not_melded(cards: str, card: str) -> None:
    """Nobody melds what is not in the hand, nor a card twice of which one is held."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=[1])
    tried = table.play("1 draw stock", f"1 meld {cards}")
    assert refused(tried) == (2, "V5.2", {"card": card})


@pytest.mark.parametrize(
    ("act", "card"), [("add 3H to 1", "3H"), ("add *7H to 1", "*"), ("swap 5H in 1", "5H")]
)
def test_V5_7_a_card_not_in_hand_is_neither_laid_off_nor_swapped(act: str, card: str) -> None:
    """What is added to a meld, or takes a joker's place, comes from the own hand."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=[1])
    assert refused(table.play("1 draw stock", f"1 {act}")) == (2, "V5.7", {"card": card})


@pytest.mark.parametrize("number", [0, 2, 99])
def test_V5_7_a_meld_that_is_not_there(number: int) -> None:
    """A number under which no meld lies is refused, for lay-offs and for swaps."""
    table = at_table("verband", hands=HANDS, table=TABLE, opened=[1])
    facts = {"meld": str(number), "have": "1"}
    assert refused(table.play("1 draw stock", f"1 add 7H to {number}")) == (2, "V5.7", facts)
    assert refused(table.play("1 draw stock", f"1 swap 7H in {number}")) == (2, "V5.7", facts)


@pytest.mark.parametrize("act", ["draw stock", "draw open", *ACTS])
@pytest.mark.parametrize("seat", [2, 3])
def test_V5_10_not_this_players_turn(seat: int, act: str) -> None:
    """Nobody acts while it is another's turn, before the draw or after it."""
    table = at_table("verband", hands=HANDS, table=TABLE)
    assert refused(table.play(f"{seat} {act}")) == (1, "V5.10", {"seat": str(seat)})
    assert refused(table.play("1 draw stock", f"{seat} {act}")) == (2, "V5.10", {"seat": str(seat)})


@pytest.mark.parametrize("act", ["draw stock", "draw open", *ACTS])
def test_V5_10_a_seat_that_sits_out(act: str) -> None:
    """The dealer of a table of four sits out and never has a turn."""
    table = at_table("verband", hands=[*HANDS, ""], table=TABLE)
    assert refused(table.play(f"4 {act}")) == (1, "V5.10", {"seat": "4"})


@pytest.mark.parametrize("act", OVER)
@pytest.mark.parametrize("seat", [1, 2])
def test_V6_1_the_game_is_won(seat: int, act: str) -> None:
    """After somebody has finished nobody acts any more."""
    table = at_table("verband", hands=["4C 5C 6C", "2D 3D 7D", "9H TS"], table=TABLE, opened=[1])
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 discard 2H", f"{seat} {act}")
    assert refused(table.play(*moves)) == (4, "V6.1", {"seat": str(seat)})


@pytest.mark.parametrize("act", OVER)
@pytest.mark.parametrize("seat", [1, 2])
def test_V6_3_the_game_ended_with_the_stock(seat: int, act: str) -> None:
    """After the stock is used up nobody acts any more, and that is the clause named."""
    table = at_table("verband", hands=HANDS, table=TABLE, stock="2H")
    moves = ("1 draw stock", "1 discard KH", f"{seat} {act}")
    assert refused(table.play(*moves)) == (3, "V6.3", {"seat": str(seat)})
