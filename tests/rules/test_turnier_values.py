"""turnier: the points of melds towards the opening (T7)."""

from __future__ import annotations

import pytest

from tests.support.table import as_held, at_table, refused


def meld_points(cards: str) -> int:
    """Return the points of a meld laid by a player who has not opened."""
    held = as_held(cards)
    table = at_table("turnier", hands=[f"{held} 8S 8D", "2D 3D", "4D 5D"], stock="9H 9D")
    tried = table.play("1 draw stock", f"1 meld {cards}")
    assert tried.refused is None
    assert tried.draft is not None
    return tried.draft.points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("2C 2S 2H", 6),
        ("5C 5S 5H 5D", 20),
        ("9C 9S 9H", 27),
        ("TC TS TH", 30),
        ("JC JS JH", 30),
        ("QC QS QH QD", 40),
        ("KC KS KH", 30),
        ("2C 3C 4C 5C", 14),
        ("8C 9C TC JC QC KC", 57),
    ],
)
def test_T7_court_cards_count_ten_and_the_others_their_number(cards: str, points: int) -> None:
    assert meld_points(cards) == points


@pytest.mark.parametrize(("cards", "points"), [("AC AS AH", 33), ("AC AS AH AD", 44)])
def test_T7_an_ace_in_a_set_counts_eleven(cards: str, points: int) -> None:
    """In a set an ace always counts 11, but in a run only if the run contains the king."""
    assert meld_points(cards) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("AC 2C 3C", 1 + 2 + 3),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC", 1 + 54 + 20),
        ("QC KC AC", 20 + 11),
        ("KC AC 2C", 10 + 11 + 2),
        ("QC KC AC 2C 3C", 20 + 11 + 5),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", 11 + 54 + 30),
    ],
)
def test_T7_an_ace_in_a_run_counts_by_its_place(cards: str, points: int) -> None:
    """With the king in the run an ace counts 11, even if the two follows, and otherwise 1."""
    assert meld_points(cards) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("QC *KC AC", 20 + 11),
        ("*KC AC 2C", 10 + 11 + 2),
        ("*KC AC 2C 3C", 10 + 11 + 5),
        ("*AC 2C 3C", 1 + 5),
        ("QC KC *AC", 20 + 11),
        ("KC *AC 2C", 10 + 11 + 2),
    ],
)
def test_T7_a_joker_for_the_king_or_the_ace_counts_like_it(cards: str, points: int) -> None:
    """The ace counts 11 next to the king, even if a joker stands for the ace or the king."""
    assert meld_points(cards) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("4C *5C 6C", 15),
        ("9C TC *JC", 29),
        ("*2C 3C 4C", 9),
        ("7C 7S *", 21),
        ("KC KS KH *", 40),
        ("AC AS *", 33),
        ("4C *5C 6C *7C 8C", 30),
    ],
)
def test_T7_a_joker_counts_as_the_card_it_stands_for(cards: str, points: int) -> None:
    assert meld_points(cards) == points


def test_T7_an_ace_counts_more_once_the_king_is_added() -> None:
    """Adding a king to A 2 3 in the same turn changes the ace from 1 to 11."""
    table = at_table("turnier", hands=["AC 2C 3C KC 8S 8D", "2D 3D", "4D 5D"])
    low = table.play("1 draw stock", "1 meld AC 2C 3C", "1 discard 8S")
    assert refused(low) == (3, "T6", {"have": "6", "need": "40"})
    high = table.play("1 draw stock", "1 meld AC 2C 3C", "1 add KC to 1", "1 discard 8S")
    assert refused(high) == (4, "T6", {"have": "26", "need": "40"})


def test_T7_the_points_of_an_ace_are_an_option() -> None:
    """With `ace_points = one` every ace counts 1."""
    table = at_table(
        "turnier",
        hands=["AC AS AH 8S 8D", "2D 3D", "4D 5D"],
        options={"ace_points": "one"},
    )
    tried = table.play("1 draw stock", "1 meld AC AS AH", "1 discard 8S")
    assert refused(tried) == (3, "T6", {"have": "3", "need": "40"})
