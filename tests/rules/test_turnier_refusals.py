"""turnier: the clauses that refusals name where the document takes a rule for granted."""

from __future__ import annotations

import pytest

from tests.support.table import Position, at_table, hand, refused


def table_of_four(*, opened: bool) -> Position:
    """Return a table where seat 4 deals and sits out, and seat 1 is to move."""
    return at_table(
        "turnier",
        hands=["5H 7C 7S 7H KS 8S", "2D 3D 9C", "4D 5D 9D", ""],
        table=[(2, "4H *5H 6H")],
        opened=[1] if opened else [],
    )


@pytest.mark.parametrize(
    "moves",
    [
        ["2 draw stock"],
        ["3 draw open"],
        ["1 draw stock", "2 draw stock"],
        ["1 draw stock", "2 discard 2D"],
        ["1 draw stock", "3 meld 4D 5D 9D"],
        ["1 draw stock", "1 discard 8S", "1 draw stock"],
    ],
)
def test_T3_acting_out_of_turn_is_refused(moves: list[str]) -> None:
    """The player left of the dealer begins, and the turns pass clockwise."""
    number, clause, facts = refused(table_of_four(opened=True).play(*moves))
    assert (number, clause) == (len(moves), "T3")
    assert facts["seat"] == moves[-1][0]


@pytest.mark.parametrize("move", ["4 draw stock", "4 discard 8S", "4 return"])
def test_T3_acts_of_the_seat_that_sits_out_are_refused(move: str) -> None:
    """The dealer at a table of four does not play."""
    tried = table_of_four(opened=False).play(move)
    assert refused(tried) == (1, "T3", {"seat": "4"})


@pytest.mark.parametrize(("opened", "clause"), [(False, "T4a"), (True, "T4b")])
@pytest.mark.parametrize(
    "move",
    [
        "1 meld 7C 7S 7H",
        "1 add 8S to 1",
        "1 swap 5H in 1",
        "1 discard 8S",
        "1 return",
        "1 pass",
    ],
)
def test_T4_acts_before_the_draw_are_refused(move: str, clause: str, *, opened: bool) -> None:
    """A turn begins with a draw from one of the piles."""
    number, named, _ = refused(table_of_four(opened=opened).play(move))
    assert (number, named) == (1, clause)


@pytest.mark.parametrize(("opened", "clause"), [(False, "T4a"), (True, "T4b")])
@pytest.mark.parametrize("first", ["stock", "open"])
@pytest.mark.parametrize("second", ["stock", "open"])
def test_T4_a_second_draw_is_refused(first: str, second: str, clause: str, *, opened: bool) -> None:
    """The player may draw from neither pile again."""
    tried = table_of_four(opened=opened).play(f"1 draw {first}", f"1 draw {second}")
    number, named, _ = refused(tried)
    assert (number, named) == (2, clause)


@pytest.mark.parametrize(("opened", "clause"), [(False, "T4a"), (True, "T4b")])
def test_T4_drawing_from_an_empty_open_pile_is_refused(clause: str, *, opened: bool) -> None:
    """The player can draw only from the stock."""
    hands = ["7C 7S 7H KS", "2D 3D 9C", "4D 5D 9D"]
    table = at_table("turnier", hands=hands, open="", opened=[1] if opened else [])
    number, named, _ = refused(table.play("1 draw open"))
    assert (number, named) == (1, clause)
    assert hand(table.play("1 draw stock"), 1) == "7C 7S KS 2H 7H"


@pytest.mark.parametrize(("opened", "clause"), [(False, "T4a"), (True, "T4b")])
def test_T4_discarding_a_card_not_in_hand_is_refused(clause: str, *, opened: bool) -> None:
    """This holds for a card that the player never held, and for one laid in the same turn."""
    table = table_of_four(opened=opened)
    assert refused(table.play("1 draw stock", "1 discard QD")) == (2, clause, {"card": "QD"})
    if opened:
        laid = table.play("1 draw stock", "1 meld 7C 7S 7H", "1 discard 7C")
        assert refused(laid) == (3, clause, {"card": "7C"})


@pytest.mark.parametrize(("opened", "clause"), [(False, "T4a"), (True, "T4b")])
def test_T4_a_turn_ends_with_a_discard_where_one_is_possible(clause: str, *, opened: bool) -> None:
    """A player who holds a card to discard cannot pass."""
    table = table_of_four(opened=opened)
    number, named, _ = refused(table.play("1 draw stock", "1 pass"))
    assert (number, named) == (2, clause)
    assert table.play("1 draw stock", "1 discard 8S").refused is None


@pytest.mark.parametrize("move", ["1 draw open", "2 draw stock", "2 draw open", "3 discard 4D"])
def test_T5_acts_after_the_end_of_the_stock_are_refused(move: str) -> None:
    """The game is over after the turn in which the last stock card is drawn."""
    table = at_table("turnier", hands=["7H 8H", "2D 3D", "4D 5D"], stock="2H")
    number, clause, _ = refused(table.play("1 draw stock", "1 discard 2H", move))
    assert (number, clause) == (3, "T5")


def test_T6_melding_a_card_not_in_hand_is_refused() -> None:
    """The refusal names the missing card, such as the second copy of a card held once."""
    table = table_of_four(opened=False)
    for cards, missing in (("7C 7S 7D", "7D"), ("7C 7C 7S", "7C"), ("7C 7S *", "*")):
        tried = table.play("1 draw stock", f"1 meld {cards}")
        assert refused(tried) == (2, "T6", {"card": missing})


def test_T9_laying_off_or_swapping_a_card_not_in_hand_is_refused() -> None:
    """The added or swapped card must come from the player's hand."""
    table = at_table(
        "turnier",
        hands=["KS 8S 8D", "2D 3D 9C", "4D 5D 9D"],
        table=[(2, "4H *5H 6H")],
        opened=[1],
    )
    laid_off = table.play("1 draw stock", "1 add 7H to 1")
    assert refused(laid_off) == (2, "T9", {"card": "7H"})
    swapped = table.play("1 draw stock", "1 swap 5H in 1")
    assert refused(swapped) == (2, "T9", {"card": "5H"})


@pytest.mark.parametrize("move", ["1 draw stock", "2 draw stock", "3 draw open", "2 discard 2D"])
def test_T10_acts_after_a_romme_are_refused(move: str) -> None:
    """Moves by the winner are refused too."""
    table = at_table("turnier", hands=["7H", "2D 3D", "4D 5D"], table=[(1, "4H 5H 6H")])
    tried = table.play("1 draw stock", "1 add 7H to 1", "1 discard 2H", move)
    number, clause, _ = refused(tried)
    assert (number, clause) == (4, "T10")
