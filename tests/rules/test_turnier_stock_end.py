"""turnier: the end of the stock (T5)."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending, Phase
from tests.support.table import Position, at_table, hand, outcome, refused, table_melds


def table_with(own: str, *, stock: str, opened: bool = True) -> Position:
    """Return a position in which seat 1 holds `own` and is to move.

    Seat 2 has laid two melds. Seat 1 has opened if `opened` is True.
    """
    return at_table(
        "turnier",
        hands=[own, "2D 3D 9C", "4D 5D 9D"],
        stock=stock,
        table=[(2, "6S 7S 8S"), (2, "4C *5C 6C")],
        opened=[1] if opened else [],
    )


@pytest.mark.parametrize("opened", [False, True])
def test_T5_the_game_ends_after_the_turn_of_the_last_stock_card(*, opened: bool) -> None:
    """The game ends although no player has won."""
    tried = table_with("KD 8D", stock="2H", opened=opened).play("1 draw stock", "1 discard KD")
    ended = outcome(tried)
    assert (ended.ending, ended.winner) == (Ending.STOCK_USED_UP, None)
    assert hand(tried, 1) == "2H 8D"


def test_T5_the_player_who_drew_the_last_card_finishes_the_turn() -> None:
    """The player may still meld, lay off and discard."""
    table = table_with("9S TC TH TD KD 8D", stock="2H")
    drawn = table.play("1 draw stock")
    assert (drawn.state.outcome, drawn.state.phase) == (None, Phase.PLAY)
    tried = table.play("1 draw stock", "1 meld TC TH TD", "1 add 9S to 1", "1 discard KD")
    assert tried.refused is None
    assert table_melds(tried) == ["6S 7S 8S 9S", "4C *5C 6C", "TC TH TD"]
    assert outcome(tried).ending is Ending.STOCK_USED_UP


def test_T5_the_rules_apply_to_the_last_turn() -> None:
    """An opening that is too low is refused as in any other turn."""
    tried = table_with("KC KS KH 8D", stock="2H", opened=False).play(
        "1 draw stock", "1 meld KC KS KH", "1 discard 8D"
    )
    assert refused(tried) == (3, "T6", {"have": "30", "need": "40"})


def test_T5_finishing_with_the_last_card_wins() -> None:
    tried = table_with("9S", stock="2H").play("1 draw stock", "1 add 9S to 1", "1 discard 2H")
    ended = outcome(tried)
    assert (ended.ending, ended.winner) == (Ending.ROMME, 1)


def test_T5_a_last_turn_without_a_discard_ends_the_game_too() -> None:
    table = at_table(
        "turnier",
        hands=["*", "2D 3D", "4D 5D"],
        stock="*",
        table=[(2, "4C *5C 6C")],
        opened=[1],
    )
    tried = table.play("1 draw stock", "1 pass")
    assert outcome(tried).ending is Ending.STOCK_USED_UP


def test_T5_the_game_goes_on_while_the_stock_has_a_card() -> None:
    """The player who draws the last card has the last turn."""
    table = table_with("KD 8D", stock="2H 3H")
    one_left = ["1 draw stock", "1 discard KD"]
    tried = table.play(*one_left)
    assert (tried.state.outcome, tried.state.turn) == (None, 2)
    last = table.play(*one_left, "2 draw stock", "2 discard 9C")
    assert outcome(last).ending is Ending.STOCK_USED_UP


def test_T5_taking_or_returning_the_open_card_does_not_use_up_the_stock() -> None:
    table = table_with("KD 8D", stock="2H")
    for moves in (
        ["1 draw open", "1 add 9S to 1", "1 discard KD"],
        ["1 draw open", "1 return"],
    ):
        tried = table.play(*moves)
        assert tried.refused is None
        assert (tried.state.outcome, len(tried.state.stock)) == (None, 1)
