"""klassik: making Rommé, and its score (K13, K14)."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending, Phase
from tests.support.table import at_table, hand, open_pile, outcome, refused, table_melds

WAYS = {
    "by a meld": (["4C 5C", "2D 3D", "KD"], ("1 draw stock", "1 meld 4C 5C 6C")),
    "by a lay-off": (["7S", "2D 3D", "KD"], ("1 draw stock", "1 add 7S to 1", "1 add 6C to 2")),
    "by several cards laid off at once": (
        ["5C", "2D 3D", "KD"],
        ("1 draw stock", "1 add 5C 6C to 2"),
    ),
    "by a lay-off onto the meld just laid": (
        ["4H 5H 6H 7H", "2D 3D", "KD"],
        ("1 draw stock", "1 add 6C to 2", "1 meld 4H 5H 6H", "1 add 7H to 3"),
    ),
    "by a discard": (["7S", "2D 3D", "KD"], ("1 draw stock", "1 add 7S to 1", "1 discard 6C")),
    "by meld and lay-off": (
        ["4H 5H 6H", "2D 3D", "KD"],
        ("1 draw stock", "1 add 6C to 2", "1 meld 4H 5H 6H"),
    ),
}


@pytest.mark.parametrize(("hands", "moves"), WAYS.values(), ids=WAYS)
def test_K13_getting_rid_of_the_last_card_is_romme(
    hands: list[str], moves: tuple[str, ...]
) -> None:
    """The game ends at once and no discard is needed after a meld or lay-off."""
    lies = [(2, "8S 9S TS"), (3, "7C 8C 9C")]
    table = at_table("klassik", hands=hands, open="KH", stock="6C 3H", table=lies)
    before = table.play(*moves[:-1])
    assert before.refused is None
    assert before.state.outcome is None
    won = table.play(*moves)
    ended = outcome(won)
    assert (ended.ending, ended.winner) == (Ending.ROMME, 1)
    assert hand(won, 1) == ""
    assert won.state.phase is Phase.OVER
    assert ended.scores == (15, 0, 0)


def test_K13_the_discard_of_the_only_card_left_ends_the_game() -> None:
    """The last card lies on the open pile and no player has another turn."""
    table = at_table(
        "klassik", hands=["KS", "2D 3D"], stock="9S 3H", open="8C", table=[(2, "TS JS QS")]
    )
    won = table.play("1 draw stock", "1 add 9S to 1", "1 discard KS")
    assert outcome(won).winner == 1
    assert open_pile(won) == "8C KS"
    assert table_melds(won) == ["9S TS JS QS"]


def test_K13_a_player_who_keeps_a_card_has_not_won() -> None:
    """With one card left after the discard the game goes on."""
    table = at_table(
        "klassik", hands=["KS 4D", "2D 3D"], stock="9S 3H", open="8C", table=[(2, "TS JS QS")]
    )
    played = table.play("1 draw stock", "1 add 9S to 1", "1 discard KS")
    assert played.refused is None
    assert played.state.outcome is None
    assert played.state.turn == 2


def test_K13_the_other_players_lay_nothing_more() -> None:
    """A valid meld left in another player's hand counts towards the winner's score."""
    table = at_table("klassik", hands=["4C 5C", "9H TH JH QH", "KD"], stock="6C 3H")
    won = ("1 draw stock", "1 meld 4C 5C 6C")
    for seat, act in (
        (2, "draw stock"),
        (2, "meld 9H TH JH"),
        (3, "add KD to 1"),
        (1, "discard 4C"),
    ):
        assert refused(table.play(*won, f"{seat} {act}")) == (3, "K13", {"seat": str(seat)})
    assert outcome(table.play(*won)).scores == (49, 0, 0)


def test_K13_the_player_who_finishes_wins() -> None:
    """The winner need not be the player who began."""
    table = at_table("klassik", hands=["KH QH", "4C 5C"], open="8D", stock="3H 6C")
    ended = outcome(table.play("1 draw stock", "1 discard 3H", "2 draw stock", "2 meld 4C 5C 6C"))
    assert (ended.winner, ended.scores) == (2, (0, 20))


VALUES = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9}
VALUES |= dict.fromkeys("TJQK", 10)


@pytest.mark.parametrize("suit", "CSHD")
@pytest.mark.parametrize(("rank", "value"), VALUES.items())
def test_K14_each_card_counts_its_value(rank: str, suit: str, value: int) -> None:
    """Court cards and the ten count 10, the ace 1, the others their number, in every suit."""
    runs = {"C": "S", "S": "C", "H": "C", "D": "C"}
    other = runs[suit]
    table = at_table(
        "klassik",
        hands=[f"4{other} 5{other}", f"{rank}{suit}"],
        open=f"9{other}",
        stock=f"6{other} 8{other}",
    )
    ended = outcome(table.play("1 draw stock", f"1 meld 4{other} 5{other} 6{other}"))
    assert ended.card_points == (0, value)
    assert ended.scores == (value, 0)


SUMS = [
    (["KD QD JD TD"], (40,)),
    (["AC AS AH AD"], (4,)),
    (["2D 3D", "KH"], (5, 10)),
    (["AD", "AH 2H", "9D TD JD"], (1, 3, 29)),
    (["AD KD", "2D QD", "3D JD", "TD"], (11, 12, 13, 10)),
    (["7D 7H", "8D 8H", "9D 9H", "5D", "6D 6H 6S"], (14, 16, 18, 5, 18)),
]


@pytest.mark.parametrize(("others", "counted"), SUMS)
def test_K14_the_winner_scores_all_cards_left_in_the_others_hands(
    others: list[str], counted: tuple[int, ...]
) -> None:
    """The other players score nothing, but the outcome lists their card points."""
    table = at_table("klassik", hands=["4C 5C", *others], open="9S", stock="6C 3S")
    ended = outcome(table.play("1 draw stock", "1 meld 4C 5C 6C"))
    assert ended.card_points == (0, *counted)
    assert ended.scores == (sum(counted), *(0 for _ in others))


def test_K14_the_sum_goes_to_the_winner_at_any_seat() -> None:
    """Hands on both sides of the winner are counted."""
    table = at_table("klassik", hands=["KH 2D", "4C 5C", "AD 9D"], stock="6C 3S", turn=2)
    ended = outcome(table.play("2 draw stock", "2 meld 4C 5C 6C"))
    assert ended.card_points == (12, 0, 10)
    assert ended.scores == (0, 22, 0)


def test_K14_cards_on_the_table_and_in_the_piles_do_not_count() -> None:
    table = at_table(
        "klassik",
        hands=["4C 5C", "AD"],
        open="KH KD KS",
        stock="6C QH QD",
        table=[(2, "TS JS QS")],
    )
    assert outcome(table.play("1 draw stock", "1 meld 4C 5C 6C")).scores == (1, 0)


def test_K14_a_running_game_is_not_counted() -> None:
    table = at_table("klassik", hands=["4C 5C KH", "AD"], stock="6C 3S")
    assert table.play("1 draw stock", "1 meld 4C 5C 6C").state.outcome is None
