"""turnier: counting hands, and rating points (T11, T12)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from romme.engine.state import Ending, Outcome
from tests.support.table import at_table, outcome

ROMME = ["1 draw stock", "1 add 9S to 1", "1 discard QC"]
TEN_COURT_CARDS = "JC QC KC JS QS KS JH QH KH JD"


def left_with(cards: str, *, opened: Sequence[int] = (1,)) -> Outcome:
    """Return the outcome when seat 1 makes Rommé and seat 2 is left with these cards.

    Seat 3 is left with 2 points; seat 4 deals and sits out.
    """
    table = at_table(
        "turnier",
        hands=["9S", cards, "2D", ""],
        open="3C",
        stock="QC 9D",
        table=[(1, "6S 7S 8S")],
        opened=opened,
    )
    return outcome(table.play(*ROMME))


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("2C 3C 4C 5C 6C 7C 8C 9C", 44),
        ("TC JC QC KC", 40),
        ("AC", 11),
        ("AC 2C 3C", 16),
        ("*", 20),
        ("* * AC 2C", 53),
    ],
)
def test_T11_jokers_count_20_in_hand_and_aces_always_11(cards: str, points: int) -> None:
    """All other cards left in hand count as in melds."""
    assert left_with(cards).card_points == (0, points, 2, 0)


@pytest.mark.parametrize(
    ("cards", "points", "rating"),
    [
        ("2C", 2, 3),
        ("TC", 10, 3),
        ("AC", 11, 2),
        ("TC JC QC", 30, 2),
        ("* AC", 31, 1),
        (f"{TEN_COURT_CARDS} AC", 111, 1),
    ],
)
def test_T12_opened_players_are_rated_by_the_cards_left(
    cards: str, points: int, rating: int
) -> None:
    """Players score 3 with up to 10 card points, 2 with 11 to 30, and 1 with more."""
    counted = left_with(cards, opened=[1, 2])
    assert counted.card_points[1] == points
    assert counted.scores[1] == rating


@pytest.mark.parametrize(
    ("cards", "points", "rating"),
    [
        ("2C", 2, 0),
        ("TC JC QC", 30, 0),
        (TEN_COURT_CARDS, 100, 0),
        (f"{TEN_COURT_CARDS.removesuffix('JD')} AC", 101, -1),
        ("* * * * * *", 120, -1),
    ],
)
def test_T12_unopened_players_are_rated_zero_or_minus_one(
    cards: str, points: int, rating: int
) -> None:
    """Players score 0 with up to 100 card points, and -1 with more."""
    counted = left_with(cards)
    assert counted.card_points[1] == points
    assert counted.scores[1] == rating


def test_T12_a_romme_is_rated_5() -> None:
    counted = left_with("TC")
    assert (counted.ending, counted.winner) == (Ending.ROMME, 1)
    assert counted.scores[0] == 5


@pytest.mark.parametrize(
    ("own", "moves", "ending", "rating"),
    [
        ("2C 3C 4C", ["1 meld 2C 3C 4C"], Ending.HAND, 8),
        ("TC TS TH TD", ["1 meld TC TS TH TD"], Ending.HAND, 8),
        (
            "TC TS TH TD 9S",
            ["1 meld TC TS TH TD", "1 add 9S to 1"],
            Ending.HAND_LAID_OFF,
            6,
        ),
        (
            "TC TS TH TD 5H",
            ["1 meld TC TS TH TD", "1 swap 5H in 2", "1 add *7H to 2"],
            Ending.HAND_LAID_OFF,
            6,
        ),
    ],
)
def test_T12_a_hand_romme_is_rated_8_or_6_with_lay_offs(
    own: str, moves: list[str], ending: Ending, rating: int
) -> None:
    """The other players score as after any Rommé. A swap counts as a lay-off."""
    table = at_table(
        "turnier",
        hands=[own, "TC", f"{TEN_COURT_CARDS} *", ""],
        stock="QC 9D",
        table=[(2, "6S 7S 8S"), (2, "4H *5H 6H")],
    )
    counted = outcome(table.play("1 draw stock", *moves, "1 discard QC"))
    assert counted.ending is ending
    assert counted.scores == (rating, 3, -1, None)
    assert counted.card_points == (0, 10, 120, 0)


def test_T12_a_dealer_who_sits_out_gets_no_score() -> None:
    """At a table of three, the dealer plays and gets a score like the others."""
    assert left_with("TC").scores == (5, 0, 0, None)
    table = at_table(
        "turnier",
        hands=["9S", "TC", "2D"],
        stock="QC 9D",
        table=[(1, "6S 7S 8S"), (3, "4H 5H 6H")],
    )
    assert outcome(table.play(*ROMME)).scores == (5, 0, 3)


def test_T12_all_players_are_rated_by_the_cards_left_without_a_romme() -> None:
    """The player who drew the last card is rated too, and nobody gets the points for a Rommé."""
    table = at_table(
        "turnier",
        hands=["TC", "AC", f"{TEN_COURT_CARDS} *", ""],
        stock="QC",
        table=[(1, "6S 7S 8S"), (2, "4H 5H 6H")],
    )
    counted = outcome(table.play("1 draw stock", "1 discard QC"))
    assert (counted.ending, counted.winner) == (Ending.STOCK_USED_UP, None)
    assert counted.scores == (3, 2, -1, None)
    assert counted.card_points == (10, 11, 120, 0)


def test_T12_opening_in_the_last_turn_counts_as_opened() -> None:
    table = at_table("turnier", hands=["TC TS TH TD 2C KC", "AC", "AD"], stock="3C")
    counted = outcome(table.play("1 draw stock", "1 meld TC TS TH TD", "1 discard KC"))
    assert counted.ending is Ending.STOCK_USED_UP
    assert counted.scores == (3, 0, 0)


def test_T12_the_rating_points_are_options() -> None:
    table = at_table(
        "turnier",
        hands=["9S", "TC", "AC AD", "2D 3D"],
        stock="QC 9D",
        table=[(1, "6S 7S 8S"), (2, "4H 5H 6H")],
        options={
            "seating": "everyone_plays",
            "rating_romme": 7,
            "rating_opened": [[5, 4]],
            "rating_opened_above": 2,
            "rating_unopened": [[20, 1]],
            "rating_unopened_above": -3,
        },
    )
    assert outcome(table.play(*ROMME)).scores == (7, 2, -3, 1)
