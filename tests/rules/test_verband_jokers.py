"""verband: a joker is discarded only to finish; a turn with jokers only (V5.12)."""

from __future__ import annotations

import pytest

from tests.table import TableOf, at_table, hand, lying, open_pile, outcome, refused

OTHERS = ("2D 3D", "9H TS")
FULL = (2, "7C 7S 7H 7D")


def a_table(
    own: str, *melds: tuple[int, str], stock: str = "* JD", opened: tuple[int, ...] = (1,)
) -> TableOf:
    """Seat 1 is about to draw a joker."""
    return at_table(
        "verband", hands=[own, *OTHERS], open="QS", stock=stock, table=melds, opened=opened
    )


@pytest.mark.parametrize("opened", [(), (1,)])
@pytest.mark.parametrize("own", ["4C KD", "4C", "*"])
def test_V5_12_no_joker_on_the_pile(own: str, opened: tuple[int, ...]) -> None:
    """With another card in hand, a joker too, no joker is discarded."""
    table = a_table(own, FULL, opened=opened)
    assert refused(table.play("1 draw stock", "1 discard *")) == (2, "V5.12", {"card": "*"})


def test_V5_12_a_joker_as_the_last_card_finishes() -> None:
    """The last card may be a joker."""
    tried = a_table("4C 5C 6C").play("1 draw stock", "1 meld 4C 5C 6C", "1 discard *")
    assert outcome(tried).winner == 1
    assert str(tried.state.open_pile[-1]) == "*"
    assert tried.state.hands[0] == ()


def test_V5_12_jokers_only_and_no_place_for_them() -> None:
    """The turn ends without a discard (assumed)."""
    tried = a_table("*", FULL).play("1 draw stock", "1 pass")
    assert tried.refused is None
    assert hand(tried, 1) == "* *"
    assert open_pile(tried) == "QS"
    assert (tried.state.turn, tried.state.outcome) == (2, None)


def test_V5_12_jokers_only_and_not_opened() -> None:
    """Who has not opened cannot lay a joker off, so the turn ends without a discard."""
    table = a_table("*", (2, "4H 5H 6H"), opened=())
    tried = table.play("1 draw stock", "1 pass")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("* *", 2)


def test_V5_12_a_joker_that_can_be_placed_must_be() -> None:
    """With a place for one of two jokers no pass: it is laid and the other one finishes."""
    table = a_table("*", (2, "4H 5H 6H"))
    assert refused(table.play("1 draw stock", "1 pass"))[1] == "V5.1"
    tried = table.play("1 draw stock", "1 add *7H to 1", "1 discard *")
    assert outcome(tried).winner == 1


def test_V5_12_one_joker_placed_and_no_place_for_the_rest() -> None:
    """After the last place is taken the turn ends without a discard; what was laid stays."""
    table = a_table("* *", (2, "7C 7S 7H"))
    assert refused(table.play("1 draw stock", "1 pass"))[1] == "V5.1"
    tried = table.play("1 draw stock", "1 add * to 1", "1 pass")
    assert tried.refused is None
    assert (lying(tried), hand(tried, 1)) == (["7C 7S 7H *"], "* *")
    assert tried.state.turn == 2


def test_V5_12_no_pass_with_another_card_in_hand() -> None:
    """Any natural card can be discarded, so there is no reason to pass."""
    assert refused(a_table("KD", FULL).play("1 draw stock", "1 pass"))[1] == "V5.1"
    assert refused(a_table("* *", FULL, stock="KD JD").play("1 draw stock", "1 pass"))[1] == "V5.1"


def test_V5_12_no_pass_with_one_joker() -> None:
    """A single joker is the last card and can be discarded to finish."""
    table = a_table("*", (2, "7C 7S 7H"))
    assert refused(table.play("1 draw stock", "1 add * to 1", "1 pass"))[1] == "V5.1"


def test_V5_12_a_pass_with_the_last_stock_card_ends_the_game() -> None:
    """V6.3 holds for a turn without a discard too."""
    tried = a_table("*", FULL, stock="*").play("1 draw stock", "1 pass")
    ended = outcome(tried)
    assert ended.ending.value == "stock_used_up"
    assert ended.card_points == (40, 5, 19)
