"""verband: the end of the stock, counting and rating (V2.2, V6.2, V6.3, T12)."""

from __future__ import annotations

import pytest

from romme.engine.state import Outcome
from tests.support.table import Position, at_table, hand, open_pile, outcome

WIN = ("1 draw stock", "1 meld 4C 5C 6C", "1 discard JS")


def won_against(second: str, third: str, *opened: int) -> Outcome:
    """Return the outcome when seat 1 finishes and the others are left with these cards."""
    table = at_table(
        "verband", hands=["4C 5C 6C", second, third], stock="JS JD", opened=[1, *opened]
    )
    return outcome(table.play(*WIN))


def nearly_used_up(stock: str = "JS", *melds: tuple[int, str]) -> Position:
    """Return a table where seat 1 is to draw, by default the last stock card.

    Seats 1 and 2 have opened, seat 3 has not.
    """
    return at_table(
        "verband",
        hands=["4C 5C 6C KD", "* AH", "* * * * AH KH"],
        open="8D 9S",
        stock=stock,
        table=melds,
        opened=[1, 2],
    )


@pytest.mark.parametrize(
    ("left", "counts"),
    [
        ("*", 20),
        ("AH", 11),
        ("KH", 10),
        ("QH", 10),
        ("JH", 10),
        ("TH", 10),
        ("9H", 9),
        ("2H", 2),
        ("AH 2H 3H", 16),
        ("* * AC KD 7S", 68),
    ],
)
def test_V2_2_cards_left_in_hand_count_their_value(left: str, counts: int) -> None:
    """Jokers count 20, aces 11, court cards 10, others their number, even if they form a meld."""
    assert won_against(left, "2D").card_points == (0, counts, 2)


def test_V6_2_the_hands_of_all_other_players_are_counted() -> None:
    result = won_against("KH 5D", "AH 3S *", 2)
    assert (result.ending.value, result.winner) == ("romme", 1)
    assert result.card_points == (0, 15, 34)
    assert result.scores == (5, 2, 0)


def test_V6_3_the_game_ends_when_the_stock_is_used_up() -> None:
    """The turn with the last stock card is the last one, and there is no winner."""
    result = outcome(nearly_used_up().play("1 draw stock", "1 discard KD"))
    assert (result.ending.value, result.winner) == ("stock_used_up", None)
    assert result.card_points == (25, 31, 101)
    assert result.scores == (2, 1, -1)


def test_V6_3_the_last_turn_is_played_completely() -> None:
    """The player may still meld, and only the cards left in the hand count."""
    tried = nearly_used_up().play("1 draw stock", "1 meld 4C 5C 6C", "1 discard KD")
    result = outcome(tried)
    assert (result.ending.value, result.winner) == ("stock_used_up", None)
    assert result.card_points == (10, 31, 101)
    assert result.scores == (3, 1, -1)
    assert hand(tried, 1) == "JS"


def test_V6_3_an_opening_in_the_last_turn_counts_as_opened() -> None:
    table = at_table("verband", hands=["TC JC QC KC AD KD", "2D", "3D"], stock="JS")
    result = outcome(table.play("1 draw stock", "1 meld TC JC QC KC", "1 discard KD"))
    assert result.scores == (2, 0, 0)


def test_V6_3_finishing_in_the_last_turn_wins() -> None:
    """The end of the stock does not override a Rommé."""
    table = nearly_used_up("JS", (2, "TD JD QD"))
    tried = table.play("1 draw stock", "1 meld 4C 5C 6C", "1 add KD to 1", "1 discard JS")
    result = outcome(tried)
    assert (result.ending.value, result.winner) == ("romme", 1)
    assert result.scores == (5, 1, -1)


def test_V6_3_the_game_goes_on_while_the_stock_has_a_card() -> None:
    """Taking the open card instead of the last stock card does not end the game."""
    tried = nearly_used_up().play("1 draw open", "1 discard KD")
    assert (tried.state.outcome, tried.state.turn, len(tried.state.stock)) == (None, 2, 1)
    two = nearly_used_up("JS JD").play("1 draw stock", "1 discard KD")
    assert (two.state.outcome, two.state.turn, len(two.state.stock)) == (None, 2, 1)


def test_V6_3_the_open_pile_is_not_turned_over() -> None:
    """After the turn with the last stock card, taking the open card is refused."""
    tried = nearly_used_up().play("1 draw stock", "1 discard KD")
    assert open_pile(tried) == "8D 9S KD"
    assert tried.state.stock == ()
    assert nearly_used_up().play("1 draw stock", "1 discard KD", "2 draw open").refused is not None


@pytest.mark.parametrize(
    ("left", "rating"),
    [
        ("2H", 3),
        ("KH", 3),
        ("AH", 2),
        ("* KH", 2),
        ("* AH", 1),
        ("* * * * * AH", 1),
    ],
)
def test_T12_verband_rates_opened_players_by_the_cards_left(left: str, rating: int) -> None:
    """Up to 10 card points give 3 rating points, 11 to 30 give 2, and more give 1."""
    assert won_against(left, "2D", 2).scores == (5, rating, 0)


@pytest.mark.parametrize(
    ("left", "rating"),
    [("2H", 0), ("KH", 0), ("* * * * *", 0), ("* * * * AH KH", -1), ("* * * * * *", -1)],
)
def test_T12_verband_rates_unopened_players_zero_or_minus_one(left: str, rating: int) -> None:
    """Up to 100 card points give 0 rating points, more give -1, whatever the number of cards."""
    assert won_against(left, "2D").scores == (5, rating, 0)


def test_T12_verband_gives_a_dealer_who_sits_out_no_score() -> None:
    table = at_table(
        "verband", hands=["4C 5C 6C", "KH", "* * * * * *", ""], stock="JS JD", opened=[1, 2]
    )
    result = outcome(table.play(*WIN))
    assert result.scores == (5, 3, -1, None)
    assert result.card_points == (0, 10, 120, 0)


def test_T12_the_winners_rating_goes_to_the_seat_that_finished() -> None:
    table = at_table(
        "verband", hands=["KH", "", "4C 5C 6C", "AH"], stock="JS JD", turn=3, dealer=2, opened=[3]
    )
    result = outcome(table.play("3 draw stock", "3 meld 4C 5C 6C", "3 discard JS"))
    assert (result.winner, result.scores) == (3, (0, None, 5, 0))
