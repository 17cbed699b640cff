"""verband: taking the open card with one card in hand (V5.11)."""

from __future__ import annotations

import pytest

from tests.support.table import Position, at_table, hand, open_pile, outcome, refused

OTHERS = ("2D 3D", "9H TS")


def a_table(
    own: str, top: str, *melds: tuple[int, str], opened: tuple[int, ...] = (1,)
) -> Position:
    """Return a table where seat 1 is to draw and JS is the top card of the stock."""
    return at_table(
        "verband", hands=[own, *OTHERS], open=f"QS {top}", stock="JS JD", table=melds, opened=opened
    )


@pytest.mark.parametrize(
    ("own", "top", "melds"),
    [
        ("KD", "7H", [(2, "4H 5H 6H")]),
        ("KD", "3H", [(1, "4H 5H 6H")]),
        ("KD", "7D", [(2, "7C 7S 7H")]),
        ("7H", "KD", [(2, "4H 5H 6H")]),
        ("7H", "8H", [(2, "4H 5H 6H")]),
        ("8H", "7H", [(2, "4H 5H 6H")]),
        ("KD", "*", [(2, "4H 5H 6H")]),
        ("*", "KD", [(2, "4H 5H 6H")]),
        ("*", "*", [(2, "7C 7S 7H")]),
        ("KD", "AH", [(2, "JH QH KH")]),
        ("KD", "2H", [(2, "QH KH AH")]),
    ],
)
def test_V5_11_an_open_card_that_would_finish_by_a_lay_off_is_refused(
    own: str, top: str, melds: list[tuple[int, str]]
) -> None:
    """The player could lay off one of their two cards and discard the other."""
    assert refused(a_table(own, top, *melds).play("1 draw open")) == (1, "V5.11", {"card": top})


@pytest.mark.parametrize(
    ("own", "top", "melds"),
    [
        ("KD", "5H", [(2, "4H *5H 6H")]),
        ("5H", "KD", [(2, "4H *5H 6H")]),
        ("KD", "7D", [(2, "7C 7S 7H *"), (3, "4H 5H 6H")]),
        ("7D", "KD", [(2, "7C 7S 7H *"), (3, "4C 4S 4H")]),
        ("KD", "7D", [(2, "7C 7S * *"), (3, "4H 5H 6H")]),
    ],
)
def test_V5_11_an_open_card_that_would_finish_by_a_swap_is_refused(
    own: str, top: str, melds: list[tuple[int, str]]
) -> None:
    """The player could swap one of their two cards, lay the joker and discard the other card."""
    assert refused(a_table(own, top, *melds).play("1 draw open")) == (1, "V5.11", {"card": top})


@pytest.mark.parametrize(
    ("own", "top", "melds"),
    [
        ("KD", "9S", [(2, "4H 5H 6H")]),
        ("KD", "8H", [(2, "4H 5H 6H")]),
        ("KD", "7D", [(2, "7C 7S 7H *")]),
        ("*", "9S", [(2, "7C 7S 7H 7D")]),
        ("*", "*", [(2, "7C 7S 7H 7D")]),
        ("KD", "KC", []),
    ],
)
def test_V5_11_an_open_card_that_does_not_finish_may_be_taken(
    own: str, top: str, melds: list[tuple[int, str]]
) -> None:
    """The card goes into the hand."""
    tried = a_table(own, top, *melds).play("1 draw open")
    assert tried.refused is None
    assert sorted(hand(tried, 1).split()) == sorted([own, top])
    assert open_pile(tried) == "QS"


def test_V5_11_a_taken_card_that_does_not_finish_may_be_kept() -> None:
    tried = a_table("KD", "9S", (2, "4H 5H 6H")).play("1 draw open", "1 discard KD")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn, tried.state.outcome) == ("9S", 2, None)


def test_V5_11_an_unopened_player_may_take_the_open_card() -> None:
    """Without having opened, the player cannot lay off and so cannot finish."""
    table = a_table("KD", "7H", (2, "4H 5H 6H"), opened=())
    assert table.play("1 draw open", "1 discard KD").refused is None


@pytest.mark.parametrize(
    ("own", "laid", "last"), [("KD", "add JS to 1", "KD"), ("7S", "add 7S to 1", "JS")]
)
def test_V5_11_a_stock_card_may_finish(own: str, laid: str, last: str) -> None:
    tried = a_table(own, "9C", (2, "8S 9S TS")).play(
        "1 draw stock", f"1 {laid}", f"1 discard {last}"
    )
    assert outcome(tried).winner == 1


def test_V5_11_a_player_with_two_cards_may_take_any_open_card() -> None:
    """The player may even finish in the same turn with the open card."""
    tried = a_table("8H KD", "7H", (2, "4H 5H 6H")).play(
        "1 draw open", "1 add 7H 8H to 1", "1 discard KD"
    )
    assert outcome(tried).winner == 1


def test_V5_11_the_limit_does_not_apply_to_the_next_player() -> None:
    """A player with more than one card may take the open card in the next turn."""
    table = at_table(
        "verband",
        hands=["KD", "TC KC", "9H TS"],
        open="QS 7H",
        stock="JS JD",
        table=[(2, "4H 5H 6H")],
        opened=[1],
    )
    assert refused(table.play("1 draw open")) == (1, "V5.11", {"card": "7H"})
    tried = table.play("1 draw stock", "1 discard JS", "2 draw open")
    assert tried.refused is None
