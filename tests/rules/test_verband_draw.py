"""verband: the draw, the taken open card, and drawing out of turn (V5.1, V5.9, V5.10)."""

from __future__ import annotations

import pytest

from tests.support.table import Position, at_table, hand, open_pile, refused, table_melds

HANDS = ["4C 5C 6C 8D KH", "2D 3D", "9H TS"]


def a_table(opened: tuple[int, ...] = (), top: str = "9S") -> Position:
    """Return a table where seat 1 is to draw, with QS below the top card of the open pile."""
    return at_table("verband", hands=HANDS, open=f"QS {top}", opened=opened)


def test_V5_1_the_open_card_may_be_taken_into_the_hand() -> None:
    """A player who has not opened may keep the card and discard another one."""
    tried = a_table().play("1 draw open", "1 discard KH")
    assert tried.refused is None
    assert hand(tried, 1) == "4C 5C 6C 9S 8D"
    assert open_pile(tried) == "QS KH"
    assert (tried.state.turn, len(tried.state.stock), table_melds(tried)) == (2, 5, [])


def test_V5_1_a_draw_from_the_stock_takes_its_top_card() -> None:
    tried = a_table().play("1 draw stock", "1 discard KH", "2 draw stock")
    assert hand(tried, 1) == "4C 5C 6C 2H 8D"
    assert hand(tried, 2) == "3H 2D 3D"
    assert [str(card) for card in tried.state.stock] == ["4H", "5H", "6H"]


def test_V5_1_a_drawn_stock_card_may_be_discarded_at_once() -> None:
    tried = a_table().play("1 draw stock", "1 discard 2H")
    assert tried.refused is None
    assert hand(tried, 1) == "4C 5C 6C KH 8D"
    assert tried.state.turn == 2


def test_V5_1_the_discard_ends_the_turn() -> None:
    """The next player clockwise is to move, and seat 1 follows the last seat."""
    tried = a_table().play(
        "1 draw stock",
        "1 discard KH",
        "2 draw open",
        "2 discard 2D",
        "3 draw stock",
        "3 discard 9H",
    )
    assert tried.refused is None
    assert tried.state.turn == 1
    assert refused(a_table().play("1 draw stock", "1 discard KH", "1 discard 8D")) == (
        3,
        "V5.10",
        {"seat": "1"},
    )


def test_V5_1_drawing_from_an_empty_open_pile_is_refused() -> None:
    """The player can draw only from the stock."""
    table = at_table("verband", hands=HANDS, open="")
    assert refused(table.play("1 draw open"))[1] == "V5.1"
    assert table.play("1 draw stock").refused is None


@pytest.mark.parametrize("opened", [(), (1,)])
def test_V5_9_returning_the_open_card_at_once_ends_the_turn(opened: tuple[int, ...]) -> None:
    """The return is allowed before and after the opening."""
    tried = a_table(opened).play("1 draw open", "1 return")
    assert tried.refused is None
    assert hand(tried, 1) == "4C 5C 6C KH 8D"
    assert open_pile(tried) == "QS 9S"
    assert (tried.state.turn, len(tried.state.stock)) == (2, 5)


def test_V5_9_an_open_joker_may_be_taken_and_returned() -> None:
    """The joker may be returned although it may not be discarded."""
    table = a_table(top="*")
    tried = table.play("1 draw open", "1 return")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("4C 5C 6C KH 8D", 2)
    assert open_pile(table.play("1 draw open", "1 return")) == "QS *"
    assert refused(table.play("1 draw open", "1 discard *")) == (2, "V5.12", {"card": "*"})


def test_V5_9_a_player_who_returned_the_open_card_does_not_draw_again() -> None:
    """A draw from the stock is refused in the same turn, even before the return."""
    table = a_table()
    assert refused(table.play("1 draw open", "1 draw stock")) == (2, "V5.1", {"seat": "1"})
    assert refused(table.play("1 draw open", "1 return", "1 draw stock")) == (
        3,
        "V5.10",
        {"seat": "1"},
    )


@pytest.mark.parametrize("opened", [(), (1,)])
def test_V5_9_a_stock_card_is_not_returned(opened: tuple[int, ...]) -> None:
    assert refused(a_table(opened).play("1 draw stock", "1 return"))[1] == "V5.9"


def test_V5_9_the_open_card_is_returned_only_as_the_first_act() -> None:
    """Once something is laid, the taken card is an ordinary hand card."""
    table = a_table((1,))
    assert refused(table.play("1 draw open", "1 meld 4C 5C 6C", "1 return"))[1] == "V5.9"


def test_V5_9_the_taken_card_may_be_discarded_after_a_meld() -> None:
    tried = a_table((1,)).play("1 draw open", "1 meld 4C 5C 6C", "1 discard 9S")
    assert tried.refused is None
    assert hand(tried, 1) == "KH 8D"
    assert table_melds(tried) == ["4C 5C 6C"]
    assert (str(tried.state.open_pile[-1]), tried.state.turn) == ("9S", 2)


def test_V5_9_discarding_the_taken_card_at_once_equals_returning_it() -> None:
    """The card is on top of the pile again and the turn is over."""
    table = a_table()
    assert table.play("1 draw open", "1 discard 9S").refused is None
    assert open_pile(table.play("1 draw open", "1 discard 9S")) == "QS 9S"
    assert table.play("1 draw open", "1 discard 9S").state.turn == 2


def test_V5_9_the_next_player_may_take_the_returned_card() -> None:
    tried = a_table().play("1 draw open", "1 return", "2 draw open")
    assert tried.refused is None
    assert hand(tried, 2) == "9S 2D 3D"


@pytest.mark.parametrize("from_pile", ["stock", "open"])
def test_V5_10_a_draw_out_of_turn_changes_nothing(from_pile: str) -> None:
    """Piles and hand stay as they were, and the game goes on."""
    table = a_table()
    assert refused(table.play(f"3 draw {from_pile}")) == (1, "V5.10", {"seat": "3"})
    tried = table.play(f"3 draw {from_pile}")
    assert open_pile(tried) == "QS 9S"
    assert [str(card) for card in tried.state.stock] == ["2H", "3H", "4H", "5H", "6H"]
    assert hand(tried, 3) == "TS 9H"
    assert tried.state.turn == 1
