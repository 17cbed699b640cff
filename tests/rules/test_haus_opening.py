"""haus: the points needed to open, and lay-offs and finishing before the opening."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from romme.engine.state import Ending
from romme.rules import BadRules, RuleSetProblem, find_preset
from tests.support.table import Position, at_table, hand, outcome, refused, table_melds

MELDS = {
    6: ("AC 2C 3C",),
    9: ("2C 3C 4C",),
    29: ("2C 3C 4C 5C 6C", "2D 3D 4D"),
    30: ("KC KS KD",),
    31: ("QS KS AS",),
    33: ("AC AS AH",),
    39: ("KC KS KD", "2C 3C 4C"),
    40: ("KC KS KD", "AC 2C 3C 4C"),
    50: ("KC KS KD", "2C 3C 4C 5C 6C"),
    51: ("KC KS KD", "7C 7S 7H"),
}
"""Melds by their total points (T7)."""


def table(opening: int, melds: tuple[str, ...], **options: object) -> Position:
    """Return a table where seat 1 of two holds these melds, 8H to lay off and 8D to discard."""
    held = " ".join(melds)
    return at_table(
        "haus",
        hands=[f"{held} 8H 8D JD", "2S"],
        open="9S",
        stock="5S 3S 3S",
        table=[(2, "9H TH JH")],
        options={"opening_points": opening} | options,
    )


def lay(melds: tuple[str, ...]) -> tuple[str, ...]:
    return "1 draw stock", *(f"1 meld {cards}" for cards in melds)


GOES_OUT = ("1 draw stock", "1 meld 2C 3C 4C", "1 meld 6S 6H 6D")


def from_the_hand(**options: object) -> Position:
    """Return a table where seat 1 holds melds worth 27 points and is to draw one more card."""
    return at_table(
        "haus",
        hands=["2C 3C 4C 6S 6H 6D", "KS 5D"],
        open="9S",
        stock="JD 3S",
        options=options,
    )


NO_HAND_ROMME: Mapping[str, object] = {"hand_romme": "no", "hand_romme_factor": 1}


@pytest.mark.parametrize(
    ("opening", "enough"), [(0, 6), (6, 6), (30, 30), (30, 31), (33, 33), (40, 40), (51, 51)]
)
def test_melds_that_reach_the_agreed_points_open(opening: int, enough: int) -> None:
    """The player may then lay off in the same turn."""
    melds = MELDS[enough]
    played = table(opening, melds).play(*lay(melds), "1 add 8H to 1", "1 discard 8D")
    assert played.refused is None
    assert played.state.opened == {1, 2}
    assert table_melds(played)[0] == "8H 9H TH JH"
    assert len(table_melds(played)) == 1 + len(melds)


@pytest.mark.parametrize(("opening", "less"), [(30, 29), (40, 39), (51, 50), (31, 30), (9, 6)])
def test_melds_below_the_agreed_points_do_not_open(opening: int, less: int) -> None:
    """The refusal of the discard states the points laid and the points needed."""
    melds = MELDS[less]
    moves = (*lay(melds), "1 discard 8D")
    number, clause, facts = refused(table(opening, melds).play(*moves))
    assert (number, clause) == (len(moves), "T6" if opening == 40 else "H.opening_points")
    assert facts == {"have": str(less), "need": str(opening)}


@pytest.mark.parametrize(("opening", "less"), [(30, 29), (51, 50)])
def test_no_card_is_laid_off_before_the_opening_is_reached(opening: int, less: int) -> None:
    """The lay-off itself is refused, not the discard."""
    melds = MELDS[less]
    moves = (*lay(melds), "1 add 8H to 1")
    number, clause, facts = refused(table(opening, melds).play(*moves))
    assert (number, clause) == (len(moves), "T6" if opening == 40 else "H.opening_points")
    assert facts == {"have": str(less), "need": str(opening)}


@pytest.mark.parametrize("opening", [0, 40])
def test_laying_off_needs_a_meld_first(opening: int) -> None:
    """The player must meld before laying off, even if a meld of any value opens."""
    moves = ("1 draw stock", "1 add 8H to 1")
    number, clause, facts = refused(table(opening, MELDS[40]).play(*moves))
    assert (number, clause) == (2, "T6" if opening == 40 else "H.opening_points")
    assert facts == {"have": "0", "need": str(opening)}


def test_lay_offs_may_come_before_melds_if_agreed() -> None:
    """Where opening needs no points, a table may allow lay-offs at any time, as in `klassik`."""
    free = table(0, MELDS[6], lay_offs="any_time")
    played = free.play("1 draw stock", "1 add 8H to 1", "1 discard 8D")
    assert played.refused is None
    assert table_melds(played) == ["8H 9H TH JH"]
    assert played.state.opened == {2}


def test_an_opened_player_lays_melds_of_any_value() -> None:
    opened = at_table(
        "haus", hands=["AC 2C 3C 8D JD", "2S"], stock="5S 3S", table=[(1, "KC KS KD")]
    )
    played = opened.play("1 draw stock", "1 meld AC 2C 3C", "1 discard 8D")
    assert played.refused is None
    assert hand(played, 1) == "5S JD"


@pytest.mark.parametrize("opening", [-1, 102, 500])
def test_an_opening_outside_0_to_101_is_refused(opening: int) -> None:
    with pytest.raises(BadRules) as caught:
        table(opening, MELDS[40])
    assert caught.value.problem is RuleSetProblem.OUT_OF_RANGE
    facts = {"option": "opening_points", "value": opening, "least": 0, "most": 101}
    assert caught.value.facts == facts


def test_every_opening_from_0_to_101_is_accepted() -> None:
    rules = find_preset("haus").rules
    agreed = [rules.with_options({"opening_points": n}).opening_points for n in range(102)]
    assert agreed == list(range(102))


def test_hand_romme_needs_no_opening_points() -> None:
    """A player who finishes from the hand in one turn does not need 40 points (T10)."""
    won = from_the_hand().play(*GOES_OUT, "1 discard JD")
    ended = outcome(won)
    assert (ended.ending, ended.winner) == (Ending.HAND, 1)


@pytest.mark.parametrize("superromme", ["no", "yes"])
def test_finishing_in_one_turn_needs_the_opening_if_hand_romme_is_off(superromme: str) -> None:
    """A finish with 27 points and a discard is refused, whether or not Superrommé is allowed."""
    strict = from_the_hand(**NO_HAND_ROMME, superromme=superromme)
    number, clause, facts = refused(strict.play(*GOES_OUT, "1 discard JD"))
    assert (number, clause, facts) == (4, "H.hand_romme", {"have": "27", "need": "40"})


def test_finishing_in_one_turn_is_a_plain_romme_if_hand_romme_is_off() -> None:
    low = from_the_hand(**NO_HAND_ROMME, opening_points=27)
    won = low.play(*GOES_OUT, "1 discard JD")
    assert outcome(won).ending is Ending.ROMME


def test_superromme_may_be_played_without_hand_romme() -> None:
    """All cards are melded at once without a discard, and no opening points are needed (V6.1)."""
    table_ = at_table(
        "haus",
        hands=["2C 3C 4C 6S 6H", "KS 5D"],
        stock="6D 3S",
        options={**NO_HAND_ROMME, "superromme": "yes"},
    )
    won = table_.play(*GOES_OUT)
    assert outcome(won).ending is Ending.SUPER
