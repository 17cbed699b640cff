"""verband: sets, runs and the jokers in them (V5.5, V5.6)."""

from __future__ import annotations

import pytest

from tests.support.table import Position, as_held, at_table, hand, refused, table_melds

OTHERS = ("2D 3D", "9H TS")


def holding(cards: str, *melds: tuple[int, str]) -> Position:
    """Return a table where seat 1 has opened and holds these cards and two more."""
    own = as_held(cards)
    return at_table(
        "verband", hands=[f"{own} 8D QS", *OTHERS], stock="2H JS", table=melds, opened=[1]
    )


def laid(cards: str) -> list[str]:
    """Return the melds on the table after these cards were melded and the turn ended."""
    tried = holding(cards).play("1 draw stock", f"1 meld {cards}", "1 discard 8D")
    assert tried.refused is None
    assert hand(tried, 1) == "QS 2H"
    return table_melds(tried)


RING = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"


@pytest.mark.parametrize("cards", ["7C 7S 7H", "7S 7H 7D", "AC AS AD", "KC KS KH KD"])
def test_V5_5_a_set_has_three_or_four_cards_of_one_rank(cards: str) -> None:
    """The cards of a set have different suits."""
    assert laid(cards) == [cards]


@pytest.mark.parametrize("cards", ["4C 5C 6C", "9H TH JH QH KH", RING])
def test_V5_5_a_run_has_three_or_more_consecutive_cards_of_one_suit(cards: str) -> None:
    """A run may have all thirteen ranks."""
    assert laid(cards) == [cards]


def test_V5_5_cards_of_a_meld_may_be_named_in_any_order() -> None:
    """Runs are shown in sequence, and sets sorted by suit."""
    assert laid("6C 4C 5C") == ["4C 5C 6C"]
    assert laid("2C KC AC") == ["KC AC 2C"]
    assert laid("7H 7C 7S") == ["7C 7S 7H"]


@pytest.mark.parametrize(
    "cards",
    [
        "7C",
        "7C 7S",
        "4C 5C",
        "4C 5C 7C",
        "4C 5S 6C",
        "4C 5C 6C 8C",
        "7C 7S 8H",
        "7C 7C 7S",
        "7C 7S 7H 7H",
        "4C 5C 5C 6C",
        "7C 7S 7H 7D *",
        "4C *5C 5C 6C",
        f"{RING} AC",
    ],
)
def test_V5_5_other_combinations_are_no_meld(cards: str) -> None:
    """Too few cards, gaps, mixed suits or ranks, duplicate cards and sets of five are refused."""
    assert refused(holding(cards).play("1 draw stock", f"1 meld {cards}"))[1] == "V5.5"


@pytest.mark.parametrize(
    "cards", ["QC KC AC", "AC 2C 3C", "KC AC 2C", "QC KC AC 2C 3C", "JC QC KC AC"]
)
def test_V5_6_the_ace_stands_after_the_king_or_before_the_two(cards: str) -> None:
    """An ace may also come between a king and a two, around the corner."""
    assert laid(cards) == [cards]


@pytest.mark.parametrize(
    "cards",
    [
        "4C *5C 6C",
        "*4C 5C 6C",
        "4C 5C *6C",
        "4C *5C 6C *7C",
        "*4C 5C *6C 7C",
        "*4C 5C 6C *7C",
        "*4C 5C *6C 7C *8C 9C",
        "KC *AC 2C",
        "*KC AC 2C",
        "*AC 2C 3C",
        "7C 7H *",
        "7C 7S 7H *",
        "7C 7S * *",
    ],
)
def test_V5_6_up_to_half_of_a_meld_may_be_jokers(cards: str) -> None:
    """A joker may replace any card. Of four cards, two may be jokers."""
    assert laid(cards) == [cards]


@pytest.mark.parametrize(
    "cards",
    [
        "7C * *",
        "* * *",
        "7C * * *",
        "*4C 5C *6C",
        "*4C 5C *6C 7C *8C",
        "4C *5C *6C",
    ],
)
def test_V5_6_more_jokers_than_natural_cards_are_refused(cards: str) -> None:
    """The limit applies to sets and to runs of any length."""
    assert refused(holding(cards).play("1 draw stock", f"1 meld {cards}"))[1] == "V5.6"


@pytest.mark.parametrize(
    "cards", ["4C *5C *6C 7C", "*3C *4C 5C 6C", "4C 5C *6C *7C", "QC KC *AC *2C 3C"]
)
def test_V5_6_jokers_side_by_side_in_a_run_are_refused(cards: str) -> None:
    """Adjacent jokers are refused even if at least half of the cards are natural."""
    assert refused(holding(cards).play("1 draw stock", f"1 meld {cards}"))[1] == "V5.6"


def test_V5_6_an_unnamed_joker_in_a_run_is_refused() -> None:
    """A joker must be named both when it is melded and when it is laid off."""
    assert refused(holding("4C * 6C").play("1 draw stock", "1 meld 4C * 6C"))[1] == "V5.6"
    table = holding("*", (2, "4H 5H 6H"))
    assert refused(table.play("1 draw stock", "1 add * to 1"))[1] == "V5.6"
    assert table.play("1 draw stock", "1 add *7H to 1", "1 discard 8D").refused is None


@pytest.mark.parametrize(
    ("lies", "added", "result"),
    [
        ("4H 5H 6H", "7H", "4H 5H 6H 7H"),
        ("4H 5H 6H", "3H", "3H 4H 5H 6H"),
        ("4H 5H 6H", "3H 7H", "3H 4H 5H 6H 7H"),
        ("4H 5H 6H", "7H 8H", "4H 5H 6H 7H 8H"),
        ("4H 5H 6H", "*7H", "4H 5H 6H *7H"),
        ("4H 5H 6H", "*7H *3H", "*3H 4H 5H 6H *7H"),
        ("4H *5H 6H", "*7H", "4H *5H 6H *7H"),
        ("4H *5H 6H", "2H *3H *7H", "2H *3H 4H *5H 6H *7H"),
        ("*4H 5H *6H 7H", "*8H 9H", "*4H 5H *6H 7H *8H 9H"),
        ("4H 5H *6H", "7H *8H", "4H 5H *6H 7H *8H"),
        ("QH KH AH", "2H", "QH KH AH 2H"),
        ("2H 3H 4H", "AH KH", "KH AH 2H 3H 4H"),
        ("2H 3H 4H", "*AH", "*AH 2H 3H 4H"),
        ("7C 7S 7H", "7D", "7C 7S 7H 7D"),
        ("7C 7S *", "7D", "7C 7S 7D *"),
        ("7C 7S *", "*", "7C 7S * *"),
    ],
)
def test_V5_6_a_lay_off_whose_result_is_a_meld_is_accepted(
    lies: str, added: str, result: str
) -> None:
    """Runs grow at both ends and sets to four cards. Up to half of the result may be jokers."""
    tried = holding(added, (2, lies)).play("1 draw stock", f"1 add {added} to 1", "1 discard 8D")
    assert tried.refused is None
    assert table_melds(tried) == [result]
    assert tried.state.table[0].owner == 2


@pytest.mark.parametrize(
    ("lies", "added", "clause"),
    [
        ("4H *5H 6H", "*3H *7H", "V5.6"),
        ("*4H 5H *6H 7H", "*8H", "V5.6"),
        ("4H 5H *6H", "*7H", "V5.6"),
        ("*4H 5H 6H", "*3H", "V5.6"),
        ("4H 5H 6H", "*7H *8H", "V5.6"),
        ("7C 7S 7H 7D", "*", "V5.5"),
        ("7C 7S 7H *", "7D", "V5.5"),
        ("7C 7S *", "* *", "V5.5"),
        ("7C 7S 7H", "7C", "V5.5"),
        ("4H 5H 6H", "8H", "V5.7"),
        ("4H 5H 6H", "7C", "V5.7"),
        ("4H 5H 6H", "5H", "V5.7"),
        ("7C 7S 7H", "8D", "V5.7"),
    ],
)
def test_V5_6_a_lay_off_whose_result_is_no_meld_is_refused(
    lies: str, added: str, clause: str
) -> None:
    table = holding(added, (2, lies))
    assert refused(table.play("1 draw stock", f"1 add {added} to 1"))[1] == clause
