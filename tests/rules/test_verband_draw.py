"""verband: the draw, the taken open card, and drawing out of turn (V5.1, V5.9, V5.10)."""

from __future__ import annotations

import pytest

from tests.table import TableOf, at_table, hand, lying, open_pile, refused

HANDS = ["4C 5C 6C 8D KH", "2D 3D", "9H TS"]


def a_table(opened: tuple[int, ...] = (), top: str = "9S") -> TableOf:
    """Seat 1 is about to draw; the pile has another card below its top one."""
    return at_table("verband", hands=HANDS, open=f"QS {top}", opened=opened)


def test_V5_1_the_open_card_goes_freely_into_the_hand() -> None:
    """Who has not opened may take the open card, keep it and discard another."""
    tried = a_table().play("1 draw open", "1 discard KH")
    assert tried.refused is None
    assert hand(tried, 1) == "4C 5C 6C 9S 8D"
    assert open_pile(tried) == "QS KH"
    assert (tried.state.turn, len(tried.state.stock), lying(tried)) == (2, 5, [])


def test_V5_1_the_stock_gives_its_top_card() -> None:
    """The card from the stock goes into the hand and the next one lies on top."""
    tried = a_table().play("1 draw stock", "1 discard KH", "2 draw stock")
    assert hand(tried, 1) == "4C 5C 6C 2H 8D"
    assert hand(tried, 2) == "3H 2D 3D"
    assert [str(card) for card in tried.state.stock] == ["4H", "5H", "6H"]


def test_V5_1_a_drawn_stock_card_may_be_discarded_at_once() -> None:
    """Nothing keeps the player from throwing the drawn card straight onto the pile."""
    tried = a_table().play("1 draw stock", "1 discard 2H")
    assert tried.refused is None
    assert hand(tried, 1) == "4C 5C 6C KH 8D"
    assert tried.state.turn == 2


def test_V5_1_the_discard_ends_the_turn() -> None:
    """After a discard it is the next player's turn, clockwise, and the third leads to the first."""
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


def test_V5_1_an_empty_open_pile_gives_nothing() -> None:
    """Where no open card lies only the stock is left."""
    table = at_table("verband", hands=HANDS, open="")
    assert refused(table.play("1 draw open"))[1] == "V5.1"
    assert table.play("1 draw stock").refused is None


@pytest.mark.parametrize("opened", [(), (1,)])
def test_V5_9_laid_straight_back(opened: tuple[int, ...]) -> None:
    """The open card just taken may go straight back, and that ends the turn."""
    tried = a_table(opened).play("1 draw open", "1 return")
    assert tried.refused is None
    assert hand(tried, 1) == "4C 5C 6C KH 8D"
    assert open_pile(tried) == "QS 9S"
    assert (tried.state.turn, len(tried.state.stock)) == (2, 5)


def test_V5_9_a_joker_goes_straight_back_too() -> None:
    """A joker that lies open may be taken and returned, though it may not be discarded."""
    table = a_table(top="*")
    tried = table.play("1 draw open", "1 return")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("4C 5C 6C KH 8D", 2)
    assert open_pile(table.play("1 draw open", "1 return")) == "QS *"
    assert refused(table.play("1 draw open", "1 discard *")) == (2, "V5.12", {"card": "*"})


def test_V5_9_no_stock_card_after_a_return() -> None:
    """Who has taken and returned the open card has no claim to the stock in this turn."""
    table = a_table()
    assert refused(table.play("1 draw open", "1 draw stock")) == (2, "V5.1", {"seat": "1"})
    assert refused(table.play("1 draw open", "1 return", "1 draw stock")) == (
        3,
        "V5.10",
        {"seat": "1"},
    )


@pytest.mark.parametrize("opened", [(), (1,)])
def test_V5_9_a_stock_card_is_not_returned(opened: tuple[int, ...]) -> None:
    """Only a card from the open pile can go back."""
    assert refused(a_table(opened).play("1 draw stock", "1 return"))[1] == "V5.9"


def test_V5_9_only_as_the_first_act() -> None:
    """Once something is laid the taken card is a hand card and cannot be returned."""
    table = a_table((1,))
    assert refused(table.play("1 draw open", "1 meld 4C 5C 6C", "1 return"))[1] == "V5.9"


def test_V5_9_later_it_is_discarded_like_any_other() -> None:
    """After a meld the card taken in this turn may be discarded."""
    tried = a_table((1,)).play("1 draw open", "1 meld 4C 5C 6C", "1 discard 9S")
    assert tried.refused is None
    assert hand(tried, 1) == "KH 8D"
    assert lying(tried) == ["4C 5C 6C"]
    assert (str(tried.state.open_pile[-1]), tried.state.turn) == ("9S", 2)


def test_V5_9_discarding_the_taken_card_first_is_laying_it_back() -> None:
    """Named as a discard, the card just taken lies where it lay and the turn is over."""
    table = a_table()
    assert table.play("1 draw open", "1 discard 9S").refused is None
    assert open_pile(table.play("1 draw open", "1 discard 9S")) == "QS 9S"
    assert table.play("1 draw open", "1 discard 9S").state.turn == 2


def test_V5_9_the_returned_card_is_there_for_the_next() -> None:
    """The next player may take the card that came back."""
    tried = a_table().play("1 draw open", "1 return", "2 draw open")
    assert tried.refused is None
    assert hand(tried, 2) == "9S 2D 3D"


@pytest.mark.parametrize("from_pile", ["stock", "open"])
def test_V5_10_a_card_drawn_out_of_turn_goes_back(from_pile: str) -> None:
    """A draw out of turn changes neither the pile nor the hand, and the game goes on."""
    table = a_table()
    assert refused(table.play(f"3 draw {from_pile}")) == (1, "V5.10", {"seat": "3"})
    tried = table.play(f"3 draw {from_pile}")
    assert open_pile(tried) == "QS 9S"
    assert [str(card) for card in tried.state.stock] == ["2H", "3H", "4H", "5H", "6H"]
    assert hand(tried, 3) == "TS 9H"
    assert tried.state.turn == 1
