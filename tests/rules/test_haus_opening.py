"""haus: the opening, whatever it asks for, and who may lay off and finish before it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from romme.engine.state import Ending
from romme.rules import BadRules, RuleSetProblem, find_preset
from tests.table import TableOf, at_table, hand, lying, outcome, refused

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
"""Melds by what they count together (T7)."""


def table(opening: int, melds: tuple[str, ...], **options: object) -> TableOf:
    """Two to play; the first holds these melds, 8H to lay off, and 8D to discard."""
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


def from_the_hand(**options: object) -> TableOf:
    """The first holds melds of 27 points and one card more."""
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
def test_opening_melds_that_reach_the_opening_open(opening: int, enough: int) -> None:
    """Melds of exactly so many points open; then the player lays off in the same turn."""
    melds = MELDS[enough]
    played = table(opening, melds).play(*lay(melds), "1 add 8H to 1", "1 discard 8D")
    assert played.refused is None
    assert played.state.opened == {1, 2}
    assert lying(played)[0] == "8H 9H TH JH"
    assert len(lying(played)) == 1 + len(melds)


@pytest.mark.parametrize(("opening", "less"), [(30, 29), (40, 39), (51, 50), (31, 30), (9, 6)])
def test_opening_melds_that_miss_the_opening_do_not_open(opening: int, less: int) -> None:
    """One point too few: the discard is refused with what there is and what is needed."""
    melds = MELDS[less]
    moves = (*lay(melds), "1 discard 8D")
    number, clause, facts = refused(table(opening, melds).play(*moves))
    assert (number, clause) == (len(moves), "T6" if opening == 40 else "H.opening_points")
    assert facts == {"have": str(less), "need": str(opening)}


@pytest.mark.parametrize(("opening", "less"), [(30, 29), (51, 50)])
def test_opening_nothing_is_laid_off_before_it_is_reached(opening: int, less: int) -> None:
    """With too few points on the table the lay-off itself is refused."""
    melds = MELDS[less]
    moves = (*lay(melds), "1 add 8H to 1")
    number, clause, facts = refused(table(opening, melds).play(*moves))
    assert (number, clause) == (len(moves), "T6" if opening == 40 else "H.opening_points")
    assert facts == {"have": str(less), "need": str(opening)}


@pytest.mark.parametrize("opening", [0, 40])
def test_opening_laying_off_needs_a_meld_first(opening: int) -> None:
    """Even where any meld opens, who has none lays nothing off."""
    moves = ("1 draw stock", "1 add 8H to 1")
    number, clause, facts = refused(table(opening, MELDS[40]).play(*moves))
    assert (number, clause) == (2, "T6" if opening == 40 else "H.opening_points")
    assert facts == {"have": "0", "need": str(opening)}


def test_opening_zero_lets_lay_offs_come_first_if_agreed() -> None:
    """Without an opening the table may allow lay-offs at any time, as in klassik."""
    free = table(0, MELDS[6], lay_offs="any_time")
    played = free.play("1 draw stock", "1 add 8H to 1", "1 discard 8D")
    assert played.refused is None
    assert lying(played) == ["8H 9H TH JH"]
    assert played.state.opened == {2}


def test_opening_it_holds_once_only() -> None:
    """After the opening a meld of any value is laid."""
    opened = at_table(
        "haus", hands=["AC 2C 3C 8D JD", "2S"], stock="5S 3S", table=[(1, "KC KS KD")]
    )
    played = opened.play("1 draw stock", "1 meld AC 2C 3C", "1 discard 8D")
    assert played.refused is None
    assert hand(played, 1) == "5S JD"


@pytest.mark.parametrize("opening", [-1, 52, 100])
def test_opening_only_0_to_51_can_be_agreed(opening: int) -> None:
    """Other numbers are no rules."""
    with pytest.raises(BadRules) as caught:
        table(opening, MELDS[40])
    assert caught.value.problem is RuleSetProblem.OUT_OF_RANGE
    facts = {"option": "opening_points", "value": opening, "least": 0, "most": 51}
    assert caught.value.facts == facts


def test_opening_every_number_from_0_to_51_can_be_agreed() -> None:
    """All of them make a rule set."""
    rules = find_preset("haus").rules
    agreed = [rules.with_options({"opening_points": n}).opening_points for n in range(52)]
    assert agreed == list(range(52))


def test_hand_romme_needs_no_opening() -> None:
    """Whoever goes out from the hand in one turn needs no 40 (T10)."""
    won = from_the_hand().play(*GOES_OUT, "1 discard JD")
    ended = outcome(won)
    assert (ended.ending, ended.winner) == (Ending.HAND, 1)


@pytest.mark.parametrize("superromme", ["no", "yes"])
def test_hand_romme_not_played_leaves_the_opening_in_force(superromme: str) -> None:
    """Where Hand-Rommé is not played, going out with a discard needs the opening too (T6)."""
    strict = from_the_hand(**NO_HAND_ROMME, superromme=superromme)
    number, clause, facts = refused(strict.play(*GOES_OUT, "1 discard JD"))
    assert (number, clause, facts) == (4, "H.hand_romme", {"have": "27", "need": "40"})


def test_hand_romme_not_played_going_out_is_a_plain_romme() -> None:
    """With the opening reached the game is won, and not from the hand."""
    low = from_the_hand(**NO_HAND_ROMME, opening_points=27)
    won = low.play(*GOES_OUT, "1 discard JD")
    assert outcome(won).ending is Ending.ROMME


def test_superromme_may_be_played_without_hand_romme() -> None:
    """All cards melded at once, none discarded, and the opening does not apply (V6.1)."""
    table_ = at_table(
        "haus",
        hands=["2C 3C 4C 6S 6H", "KS 5D"],
        stock="6D 3S",
        options={**NO_HAND_ROMME, "superromme": "yes"},
    )
    won = table_.play(*GOES_OUT)
    assert outcome(won).ending is Ending.SUPER
