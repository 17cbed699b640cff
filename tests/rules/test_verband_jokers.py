"""verband: discarding jokers, and turns with only jokers (V5.12)."""

from __future__ import annotations

import pytest

from tests.support.table import Position, at_table, hand, open_pile, outcome, refused, table_melds

OTHERS = ("2D 3D", "9H TS")
FULL = (2, "7C 7S 7H 7D")


def a_table(
    own: str, *melds: tuple[int, str], stock: str = "* JD", opened: tuple[int, ...] = (1,)
) -> Position:
    """Return a table where seat 1 is about to draw, by default a joker."""
    return at_table(
        "verband", hands=[own, *OTHERS], open="QS", stock=stock, table=melds, opened=opened
    )


@pytest.mark.parametrize("opened", [(), (1,)])
@pytest.mark.parametrize("own", ["4C KD", "4C", "*"])
def test_V5_12_a_joker_is_not_discarded_while_other_cards_are_left(
    own: str, opened: tuple[int, ...]
) -> None:
    """This also applies if the other card is a joker."""
    table = a_table(own, FULL, opened=opened)
    assert refused(table.play("1 draw stock", "1 discard *")) == (2, "V5.12", {"card": "*"})


def test_V5_12_a_joker_may_be_the_last_discard() -> None:
    tried = a_table("4C 5C 6C").play("1 draw stock", "1 meld 4C 5C 6C", "1 discard *")
    assert outcome(tried).winner == 1
    assert str(tried.state.open_pile[-1]) == "*"
    assert tried.state.hands[0] == ()


def test_V5_12_a_turn_with_only_unplaceable_jokers_ends_without_a_discard() -> None:
    """The document does not mention this case, so the rule is an assumption."""
    tried = a_table("*", FULL).play("1 draw stock", "1 pass")
    assert tried.refused is None
    assert hand(tried, 1) == "* *"
    assert open_pile(tried) == "QS"
    assert (tried.state.turn, tried.state.outcome) == (2, None)


def test_V5_12_an_unopened_player_with_only_jokers_may_pass() -> None:
    """Before the opening a joker cannot be laid off."""
    table = a_table("*", (2, "4H 5H 6H"), opened=())
    tried = table.play("1 draw stock", "1 pass")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("* *", 2)


def test_V5_12_a_joker_that_can_be_placed_must_be_placed() -> None:
    """The player lays one of two jokers and finishes by discarding the other."""
    table = a_table("*", (2, "4H 5H 6H"))
    assert refused(table.play("1 draw stock", "1 pass"))[1] == "V5.1"
    tried = table.play("1 draw stock", "1 add *7H to 1", "1 discard *")
    assert outcome(tried).winner == 1


def test_V5_12_a_turn_may_end_without_a_discard_after_placing_a_joker() -> None:
    """Once the laid joker fills the set, the other jokers fit nowhere and the player may pass."""
    table = a_table("* *", (2, "7C 7S 7H"))
    assert refused(table.play("1 draw stock", "1 pass"))[1] == "V5.1"
    tried = table.play("1 draw stock", "1 add * to 1", "1 pass")
    assert tried.refused is None
    assert (table_melds(tried), hand(tried, 1)) == (["7C 7S 7H *"], "* *")
    assert tried.state.turn == 2


def test_V5_12_passing_with_a_natural_card_in_hand_is_refused() -> None:
    """Any natural card can be discarded."""
    assert refused(a_table("KD", FULL).play("1 draw stock", "1 pass"))[1] == "V5.1"
    assert refused(a_table("* *", FULL, stock="KD JD").play("1 draw stock", "1 pass"))[1] == "V5.1"


def test_V5_12_passing_with_a_single_joker_is_refused() -> None:
    """The joker is the last card and can be discarded to finish."""
    table = a_table("*", (2, "7C 7S 7H"))
    assert refused(table.play("1 draw stock", "1 add * to 1", "1 pass"))[1] == "V5.1"


def test_V5_12_a_pass_with_the_last_stock_card_ends_the_game() -> None:
    """V6.3 also applies to a turn without a discard."""
    tried = a_table("*", FULL, stock="*").play("1 draw stock", "1 pass")
    ended = outcome(tried)
    assert ended.ending.value == "stock_used_up"
    assert ended.card_points == (40, 5, 19)
