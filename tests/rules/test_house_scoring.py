"""Options for scoring family games: who pays whom, bonus, unopened players, aces in hand."""

from __future__ import annotations

import pytest

from romme.engine.match import Games, Match
from romme.engine.scoring import counting_order
from romme.engine.state import Seat
from romme.rules import RuleSet, find_preset
from tests.support.table import Position, at_table, outcome

WINS = ("1 draw stock", "1 add 9H to 1", "1 discard KH")


def winning(**options: object) -> Position:
    """Return a table where seat 1 can finish; seat 2 has opened and holds 41, seat 3 holds 12."""
    return at_table(
        "haus",
        hands=["9H", "KD AD *", "JC 2D"],
        stock="KH 3S",
        table=[(1, "TH JH QH"), (2, "2C 3C 4C")],
        options={"hand_romme_factor": 1, **options},
    )


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({"scoring": "winner_takes_all"}, (53, 0, 0)),
        ({"scoring": "winner_takes_all", "winner_bonus": 20}, (73, 0, 0)),
        ({"scoring": "winner_takes_all", "unopened_factor": 2}, (65, 0, 0)),
        ({"scoring": "winner_and_losers"}, (53, -41, -12)),
        ({"scoring": "winner_and_losers", "winner_bonus": 20}, (73, -41, -12)),
        ({"scoring": "winner_and_losers", "unopened_factor": 2}, (65, -41, -24)),
        ({"scoring": "own_hand"}, (0, 41, 12)),
        ({"scoring": "own_hand", "winner_bonus": 20}, (-20, 41, 12)),
        ({"scoring": "own_hand", "unopened_factor": 3}, (0, 41, 36)),
    ],
    ids=str,
)
def test_K14_the_table_agrees_who_scores_what(
    options: dict[str, object], scores: tuple[int, ...]
) -> None:
    """The card points on the list stay what the hands count."""
    ended = outcome(winning(**options).play(*WINS))
    assert ended.card_points == (0, 41, 12)
    assert ended.scores == scores


def test_rating_points_have_no_bonus_and_no_factor() -> None:
    played = winning(scoring="rating", winner_bonus=20, unopened_factor=3).play(*WINS)
    assert outcome(played).scores == (5, 1, 0)


@pytest.mark.parametrize(("ace", "points"), [(0, 41), (1, 31), (15, 45), (25, 55)])
def test_T11_an_ace_in_hand_counts_as_agreed(ace: int, points: int) -> None:
    assert outcome(winning(ace_in_hand=ace).play(*WINS)).card_points == (0, points, 12)


def test_the_value_of_an_ace_in_hand_does_not_change_melds() -> None:
    table = at_table("haus", hands=["AC AS AH AD 8D", "2D"], options={"ace_in_hand": 1})
    draft = table.play("1 draw stock", "1 meld AC AS AH AD").draft
    assert draft is not None
    assert (draft.points, draft.opened) == (44, True)


@pytest.mark.parametrize("scoring", ["winner_takes_all", "winner_and_losers", "own_hand"])
def test_K16_nobody_scores_in_a_blocked_game(scoring: str) -> None:
    table = at_table(
        "klassik",
        hands=["KH 8D", "2D 3D"],
        open="9S 7C",
        stock="",
        options={"blocked_after": 1, "scoring": scoring, "winner_bonus": 20, "unopened_factor": 2},
    )
    assert outcome(table.play("1 draw stock")).scores == (0, 0)


def test_T13_the_card_points_of_a_cross_may_be_left_out_of_the_sums() -> None:
    table = at_table(
        "haus",
        hands=["9H", "KD AD * * * * *", "JC 2D"],
        stock="KH 3S",
        table=[(1, "TH JH QH")],
        options={"scoring": "rating", "hand_romme_factor": 1},
    )
    ended = outcome(table.play(*WINS))
    assert ended.scores == (5, -1, 0)
    for answer, points in (("entered", 121), ("left_out", 0)):
        rules = table.game.rules.with_options({"cross_points": answer})
        match = Match(rules, 3, Games(2)).enter(ended)
        assert [one.card_points for one in match.sums] == [0, points, 12]
        assert [one.crosses for one in match.sums] == [0, 1, 0]


@pytest.mark.parametrize(
    ("winner", "order"),
    [(None, (3, 4, 1)), (3, (3, 4, 1)), (4, (4, 1, 3)), (1, (1, 3, 4))],
)
def test_T11_V6_2_hands_are_counted_clockwise_from_the_winners_left(
    winner: int | None, order: tuple[int, ...]
) -> None:
    """The winner has nothing to count. Seat 2 is the dealer, who sits out."""
    playing = (Seat(3), Seat(4), Seat(1))
    assert counting_order(playing, None if winner is None else Seat(winner)) == order


def with_losers() -> RuleSet:
    return find_preset("haus").rules.with_options(
        {"scoring": "winner_and_losers", "hand_romme_factor": 1}
    )


def test_points_lost_are_subtracted_but_are_no_crosses() -> None:
    """Crosses are for rating points (T13)."""
    ended = outcome(winning(scoring="winner_and_losers").play(*WINS))
    match = Match(with_losers(), 3, Games(2)).enter(ended)
    assert [(one.total, one.crosses) for one in match.sums] == [(53, 0), (-41, 0), (-12, 0)]
    assert [place.sum.seat for place in match.standing] == [1, 3, 2]
