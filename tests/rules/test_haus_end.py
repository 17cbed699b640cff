"""haus: the options for finishing and scoring."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending
from tests.support.table import Position, at_table, outcome, refused


def opened(held: str, drawn: str, **options: object) -> Position:
    """Return a table where seat 1 has opened with TH JH QH, holds `held` and draws `drawn`."""
    return at_table(
        "haus",
        hands=[held, "KD AD *"],
        stock=f"{drawn} 3S",
        table=[(1, "TH JH QH")],
        options=options,
    )


LAST_LAY = {
    "a meld": ("3D 4D", "5D", ("1 draw stock", "1 meld 3D 4D 5D")),
    "a lay-off": ("9H", "KH", ("1 draw stock", "1 add 9H to 1", "1 add KH to 1")),
}


WINS = ("1 draw stock", "1 add 9H to 1", "1 discard KH")

HAND = ("1 draw stock", "1 meld 2C 3C 4C", "1 discard 9H")


def from_the_hand(**options: object) -> Position:
    """Return a table where seat 1 has not opened, holds a run and draws a card to discard."""
    return at_table("haus", hands=["2C 3C 4C", "KD AD *", "JC"], stock="9H 3S", options=options)


@pytest.mark.parametrize(("held", "drawn", "moves"), LAST_LAY.values(), ids=LAST_LAY)
def test_laying_the_last_card_wins_only_if_the_discard_is_optional(
    held: str, drawn: str, moves: tuple[str, ...]
) -> None:
    """If a discard is needed, the same move is refused (T10)."""
    optional = opened(held, drawn, finish="discard_optional")
    ended = outcome(optional.play(*moves))
    assert (ended.ending, ended.winner) == (Ending.ROMME, 1)
    needed = opened(held, drawn, finish="discard_needed")
    assert refused(needed.play(*moves))[:2] == (len(moves), "T10")


@pytest.mark.parametrize("finish", ["discard_optional", "discard_needed"])
def test_discarding_the_last_card_always_wins(finish: str) -> None:
    table = opened("9H", "KH", finish=finish)
    ended = outcome(table.play("1 draw stock", "1 add 9H to 1", "1 discard KH"))
    assert (ended.ending, ended.winner) == (Ending.ROMME, 1)


def test_own_hand_scoring_counts_each_players_cards() -> None:
    """The winner scores 0, and a player left with a king, an ace and a joker scores 41 (T7)."""
    ended = outcome(opened("9H", "KH", scoring="own_hand").play(*WINS))
    assert ended.card_points == (0, 41)
    assert ended.scores == (0, 41)


def test_winner_takes_all_scoring_gives_the_winner_all_points() -> None:
    """This is the scoring of `klassik` (K14)."""
    ended = outcome(opened("9H", "KH", scoring="winner_takes_all").play(*WINS))
    assert ended.card_points == (0, 41)
    assert ended.scores == (41, 0)


@pytest.mark.parametrize(
    ("scoring", "scores"), [("own_hand", (0, 41, 13)), ("winner_takes_all", (54, 0, 0))]
)
def test_hands_of_three_players_are_scored_as_agreed(scoring: str, scores: tuple[int, ...]) -> None:
    """Either each player scores their own hand, or the winner scores all hands."""
    table = at_table(
        "haus",
        hands=["9H", "KD AD *", "3C JC"],
        stock="KH 3S",
        table=[(1, "TH JH QH")],
        options={"scoring": scoring},
    )
    assert outcome(table.play(*WINS)).scores == scores


def test_a_house_table_may_score_by_rating_points() -> None:
    """T12 applies: a Rommé scores 5.

    The other scores depend on the cards left and on whether the player has opened.
    """
    table = at_table(
        "haus",
        hands=["9H", "JD", "KD", "KD AD * * * * *"],
        stock="KH 3S",
        table=[(1, "TH JH QH"), (2, "2C 3C 4C")],
        options={"scoring": "rating", "hand_romme_factor": 1},
    )
    assert outcome(table.play(*WINS)).scores == (5, 3, 0, -1)


@pytest.mark.parametrize("points", [0, 20, 25, 50])
def test_joker_in_hand_counts_as_agreed(points: int) -> None:
    ended = outcome(opened("9H", "KH", joker_in_hand=points).play(*WINS))
    assert ended.card_points == (0, 21 + points)


@pytest.mark.parametrize(
    ("scoring", "factor", "scores"),
    [
        ("own_hand", 1, (0, 41, 10)),
        ("own_hand", 2, (0, 82, 20)),
        ("own_hand", 3, (0, 123, 30)),
        ("winner_takes_all", 1, (51, 0, 0)),
        ("winner_takes_all", 2, (102, 0, 0)),
        ("winner_takes_all", 4, (204, 0, 0)),
    ],
)
def test_hand_romme_multiplies_scores_by_the_agreed_factor(
    scoring: str, factor: int, scores: tuple[int, ...]
) -> None:
    """The factor does not change the card points."""
    table = from_the_hand(scoring=scoring, hand_romme_factor=factor)
    ended = outcome(table.play(*HAND))
    assert (ended.ending, ended.winner) == (Ending.HAND, 1)
    assert ended.card_points == (0, 41, 10)
    assert ended.scores == scores


def test_hand_romme_counts_double_by_default() -> None:
    assert outcome(from_the_hand().play(*HAND)).scores == (0, 82, 20)


def test_a_player_who_had_opened_makes_no_hand_romme() -> None:
    """The finish is a plain Rommé, whose score is not doubled."""
    table = at_table("haus", hands=["2C 3C 4C", "KD"], stock="9H 3S", opened=[1])
    ended = outcome(table.play(*HAND))
    assert (ended.ending, ended.scores) == (Ending.ROMME, (0, 10))


LAID_OFF = ("1 draw stock", "1 meld KC KS KD", "1 meld AC 2C 3C 4C", "1 add 9H to 1")


def test_hand_romme_with_lay_offs_is_doubled_and_needs_the_opening() -> None:
    """To lay off onto another player's meld, the player's own melds must reach 40 points (T10)."""
    table = at_table(
        "haus",
        hands=["KC KS KD AC 2C 3C 4C 9H", "KD 2S"],
        stock="8D 3S",
        table=[(2, "TH JH QH")],
    )
    ended = outcome(table.play(*LAID_OFF, "1 discard 8D"))
    assert (ended.ending, ended.scores) == (Ending.HAND_LAID_OFF, (0, 24))
    moves = ("1 draw stock", "1 meld KC KS KD", "1 add 9H to 1")
    number, clause, facts = refused(table.play(*moves))
    assert (number, clause, facts) == (3, "T6", {"have": "30", "need": "40"})


def test_finishing_in_one_turn_is_a_plain_romme_if_hand_romme_is_off() -> None:
    table = from_the_hand(hand_romme="no", hand_romme_factor=1, opening_points=0)
    ended = outcome(table.play(*HAND))
    assert (ended.ending, ended.scores) == (Ending.ROMME, (0, 41, 10))


def test_hand_romme_needs_no_discard_where_it_is_optional() -> None:
    """With `finish = discard_optional`, melding all cards in one turn is a Hand-Rommé."""
    table = at_table(
        "haus", hands=["2C 3C 4C", "KD"], stock="5C 3S", options={"finish": "discard_optional"}
    )
    ended = outcome(table.play("1 draw stock", "1 meld 2C 3C 4C 5C"))
    assert (ended.ending, ended.scores) == (Ending.HAND, (0, 20))
