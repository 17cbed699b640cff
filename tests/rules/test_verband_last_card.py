"""verband: one card in hand, and an open card with which the player could finish (V5.11)."""

from __future__ import annotations

import pytest

from tests.table import TableOf, at_table, hand, open_pile, outcome, refused

OTHERS = ("2D 3D", "9H TS")


def a_table(own: str, top: str, *melds: tuple[int, str], opened: tuple[int, ...] = (1,)) -> TableOf:
    """Seat 1 is about to draw; the stock has the JS on top."""
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
def test_V5_11_a_lay_off_of_either_card_would_finish(
    own: str, top: str, melds: list[tuple[int, str]]
) -> None:
    """The open card is refused if one of the two could be laid off and the other discarded."""
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
def test_V5_11_a_swap_would_finish(own: str, top: str, melds: list[tuple[int, str]]) -> None:
    """A swap whose joker can be placed gets rid of a card just as well."""
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
def test_V5_11_a_useless_card_may_be_taken(
    own: str, top: str, melds: list[tuple[int, str]]
) -> None:
    """A card with which the player cannot finish in this turn goes into the hand."""
    tried = a_table(own, top, *melds).play("1 draw open")
    assert tried.refused is None
    assert sorted(hand(tried, 1).split()) == sorted([own, top])
    assert open_pile(tried) == "QS"


def test_V5_11_the_useless_card_is_kept() -> None:
    """The player may discard the old card and go on with the new one."""
    tried = a_table("KD", "9S", (2, "4H 5H 6H")).play("1 draw open", "1 discard KD")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn, tried.state.outcome) == ("9S", 2, None)


def test_V5_11_who_has_not_opened_cannot_finish_with_it() -> None:
    """Without having opened a card cannot be laid off, so the open card is useless."""
    table = a_table("KD", "7H", (2, "4H 5H 6H"), opened=())
    assert table.play("1 draw open", "1 discard KD").refused is None


@pytest.mark.parametrize(
    ("own", "laid", "last"), [("KD", "add JS to 1", "KD"), ("7S", "add 7S to 1", "JS")]
)
def test_V5_11_a_stock_card_may_finish(own: str, laid: str, last: str) -> None:
    """The limit is for the open card only: what the stock gives may be used to finish."""
    tried = a_table(own, "9C", (2, "8S 9S TS")).play(
        "1 draw stock", f"1 {laid}", f"1 discard {last}"
    )
    assert outcome(tried).winner == 1


def test_V5_11_two_cards_in_hand_have_no_limit() -> None:
    """With two cards the open card may be taken, also to finish at once."""
    tried = a_table("8H KD", "7H", (2, "4H 5H 6H")).play(
        "1 draw open", "1 add 7H 8H to 1", "1 discard KD"
    )
    assert outcome(tried).winner == 1


def test_V5_11_one_card_left_and_the_open_card_would_finish() -> None:
    """The rule holds in the turn in which one card is left, not for the next player with more."""
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
