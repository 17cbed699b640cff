"""verband: what a set and a run are, and what jokers may do in them (V5.5, V5.6)."""

from __future__ import annotations

import pytest

from tests.table import TableOf, as_held, at_table, hand, lying, refused

OTHERS = ("2D 3D", "9H TS")


def holding(cards: str, *melds: tuple[int, str]) -> TableOf:
    """Seat 1 has opened and holds the cards of a try, and two more."""
    own = as_held(cards)
    return at_table(
        "verband", hands=[f"{own} 8D QS", *OTHERS], stock="2H JS", table=melds, opened=[1]
    )


def laid(cards: str) -> list[str]:
    """What lies there after a meld of these cards and a discard."""
    tried = holding(cards).play("1 draw stock", f"1 meld {cards}", "1 discard 8D")
    assert tried.refused is None
    assert hand(tried, 1) == "QS 2H"
    return lying(tried)


RING = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"


@pytest.mark.parametrize("cards", ["7C 7S 7H", "7S 7H 7D", "AC AS AD", "KC KS KH KD"])
def test_V5_5_a_set_of_three_or_four(cards: str) -> None:
    """Three or four cards of one rank and different suits are a set."""
    assert laid(cards) == [cards]


@pytest.mark.parametrize("cards", ["4C 5C 6C", "9H TH JH QH KH", RING])
def test_V5_5_a_run_of_three_or_more(cards: str) -> None:
    """Three or more consecutive cards of one suit are a run, up to all thirteen."""
    assert laid(cards) == [cards]


def test_V5_5_cards_are_given_in_any_order() -> None:
    """A meld is shown ascending, however it was named."""
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
def test_V5_5_no_set_and_no_run(cards: str) -> None:
    """Too short, broken, mixed, a suit or a rank twice, five in a set: no meld."""
    assert refused(holding(cards).play("1 draw stock", f"1 meld {cards}"))[1] == "V5.5"


@pytest.mark.parametrize(
    "cards", ["QC KC AC", "AC 2C 3C", "KC AC 2C", "QC KC AC 2C 3C", "JC QC KC AC"]
)
def test_V5_6_the_ace_after_the_king_and_before_the_two(cards: str) -> None:
    """The ace stands at either end, and around the corner."""
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
def test_V5_6_jokers_up_to_half(cards: str) -> None:
    """Jokers replace any card and may be as many as the natural ones: of four cards two."""
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
def test_V5_6_jokers_are_never_in_the_majority(cards: str) -> None:
    """More jokers than natural cards are refused, in sets and runs, short and long."""
    assert refused(holding(cards).play("1 draw stock", f"1 meld {cards}"))[1] == "V5.6"


@pytest.mark.parametrize(
    "cards", ["4C *5C *6C 7C", "*3C *4C 5C 6C", "4C 5C *6C *7C", "QC KC *AC *2C 3C"]
)
def test_V5_6_jokers_never_side_by_side_in_a_run(cards: str) -> None:
    """Two neighbouring jokers are refused though there are as many natural cards."""
    assert refused(holding(cards).play("1 draw stock", f"1 meld {cards}"))[1] == "V5.6"


def test_V5_6_in_a_run_a_joker_says_what_it_is() -> None:
    """A joker in a run is named when it is laid, or laid off."""
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
def test_V5_6_a_lay_off_is_judged_on_its_result(lies: str, added: str, result: str) -> None:
    """Runs grow at both ends and sets to four; jokers up to half of what then lies there."""
    tried = holding(added, (2, lies)).play("1 draw stock", f"1 add {added} to 1", "1 discard 8D")
    assert tried.refused is None
    assert lying(tried) == [result]
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
def test_V5_6_a_lay_off_whose_result_is_no_meld(lies: str, added: str, clause: str) -> None:
    """What would not be one valid meld afterwards is refused."""
    table = holding(added, (2, lies))
    assert refused(table.play("1 draw stock", f"1 add {added} to 1"))[1] == clause
