"""klassik: valid melds, and the limit of one meld per turn (K2, K5, K9)."""

from __future__ import annotations

import pytest

from romme.melds import Group, Run
from tests.support.table import at_table, hand, refused, table_melds

OTHERS = "TD"
RUNS = {
    "4C 5C 6C": "4C 5C 6C",
    "6C 4C 5C": "4C 5C 6C",
    "8H 9H TH JH": "8H 9H TH JH",
    "AS 2S 3S": "AS 2S 3S",
    "3S AS 2S": "AS 2S 3S",
    "JD QD KD": "JD QD KD",
    "KD JD QD": "JD QD KD",
    "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC": "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC",
}
SETS = {
    "7D 7H 7S": "7S 7H 7D",
    "7C 7S 7H 7D": "7C 7S 7H 7D",
    "AH AC AS": "AC AS AH",
    "KD KS KC": "KC KS KD",
}


TWO_MELDS = at_table(
    "klassik",
    hands=["4C 5C 6C 7D 7H 7S KH KD", "2D 3D"],
    open="9S",
    stock="7C 3H 5H 6H",
    table=[(2, "TS JS QS")],
)


@pytest.mark.parametrize(
    "cards", ["QS KS AS", "KS AS 2S", "JS QS KS AS", "QS KS AS 2S 3S", "AS KS QS"]
)
def test_K2_the_ace_does_not_follow_the_king(cards: str) -> None:
    """The ace is low only: a run does not continue from the king to the ace."""
    table = at_table("klassik", hands=[f"{cards} KH", OTHERS], open="7C", stock="3H 2D")
    number, clause, facts = refused(table.play("1 draw stock", f"1 meld {cards}"))
    assert (number, clause) == (2, "K2")
    assert facts == {"cards": str(len(cards.split()))}


@pytest.mark.parametrize(
    ("lies", "card"), [("TS JS QS KS", "AS"), ("JS QS KS", "AS"), ("AS 2S 3S", "KS")]
)
def test_K2_an_ace_is_not_laid_off_after_a_king(lies: str, card: str) -> None:
    """A king cannot be laid off before an ace either. The refusal names K2 or K6."""
    table = at_table(
        "klassik", hands=[f"{card} 4D", OTHERS], open="7C", stock="3H 2D", table=[(2, lies)]
    )
    number, clause, facts = refused(table.play("1 draw stock", f"1 add {card} to 1"))
    assert (number, clause in {"K2", "K6"}) == (2, True)
    assert facts == {"meld": lies}


def test_K2_an_ace_may_be_laid_off_before_a_two() -> None:
    table = at_table(
        "klassik", hands=["AS 4D", OTHERS], open="7C", stock="3H 2D", table=[(2, "2S 3S 4S")]
    )
    played = table.play("1 draw stock", "1 add AS to 1", "1 discard 3H")
    assert played.refused is None
    assert table_melds(played) == ["AS 2S 3S 4S"]


@pytest.mark.parametrize(("cards", "shown"), RUNS.items())
def test_K5_a_run_is_three_or_more_consecutive_cards_of_one_suit(cards: str, shown: str) -> None:
    """The cards may be named in any order and are shown in ascending order."""
    table = at_table("klassik", hands=[f"{cards} 5D", OTHERS], open="6D", stock="8D 9D")
    played = table.play("1 draw stock", f"1 meld {cards}", "1 discard 8D")
    assert played.refused is None
    assert table_melds(played) == [shown]
    assert isinstance(played.state.table[0].meld, Run)
    assert played.state.table[0].owner == 1
    assert hand(played, 1) == "5D"


@pytest.mark.parametrize(("cards", "shown"), SETS.items())
def test_K5_a_set_is_three_or_four_cards_of_one_rank(cards: str, shown: str) -> None:
    """The cards may be named in any order."""
    table = at_table("klassik", hands=[f"{cards} 5D", OTHERS], open="6D", stock="8D 9D")
    played = table.play("1 draw stock", f"1 meld {cards}", "1 discard 8D")
    assert played.refused is None
    assert table_melds(played) == [shown]
    assert isinstance(played.state.table[0].meld, Group)
    assert hand(played, 1) == "5D"


@pytest.mark.parametrize(
    "cards",
    [
        "4C",
        "4C 5C",
        "7D 7H",
        "4C 5C 6D",
        "4C 5C 7C",
        "4C 5C 6C 8C",
        "4C 5C 6C 7C 9C TC JC",
        "7C 7S 8H",
        "7C 7S 7H 8H",
        "4C 5S 6H",
    ],
)
def test_K5_other_combinations_are_no_meld(cards: str) -> None:
    """Too few cards, a gap, a second suit or a second rank are refused."""
    table = at_table("klassik", hands=[f"{cards} KH", OTHERS], open="2S", stock="3H 2D")
    number, clause, facts = refused(table.play("1 draw stock", f"1 meld {cards}"))
    assert (number, clause) == (2, "K5")
    assert facts == {"cards": str(len(cards.split()))}


def test_K9_melding_is_optional() -> None:
    """A player who holds a meld may just discard."""
    played = TWO_MELDS.play("1 draw stock", "1 discard KH")
    assert played.refused is None
    assert table_melds(played) == ["TS JS QS"]
    assert hand(played, 1) == "4C 5C 6C 7C 7S 7H 7D KD"
    assert played.state.turn == 2


def test_K9_a_second_meld_in_a_turn_is_refused() -> None:
    """The refusal states the limit and the first meld stays."""
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 meld 7D 7H 7S")
    assert refused(TWO_MELDS.play(*moves)) == (3, "K9", {"limit": "1"})
    assert table_melds(TWO_MELDS.play(*moves)) == ["TS JS QS", "4C 5C 6C"]


def test_K9_a_second_meld_after_a_lay_off_is_refused() -> None:
    """A lay-off in between does not reset the limit."""
    moves = ("1 draw stock", "1 meld 4C 5C 6C", "1 add 7C to 2", "1 meld 7D 7H 7S")
    assert refused(TWO_MELDS.play(*moves)) == (4, "K9", {"limit": "1"})


def test_K9_a_refused_meld_does_not_count() -> None:
    """The player may still lay a valid meld afterwards."""
    moves = ("1 draw stock", "1 meld 4C 5C 7C")
    assert refused(TWO_MELDS.play(*moves))[:2] == (2, "K5")
    assert TWO_MELDS.play("1 draw stock", "1 meld 4C 5C 6C").refused is None


def test_K9_another_meld_is_allowed_in_the_next_turn() -> None:
    played = TWO_MELDS.play(
        "1 draw stock",
        "1 meld 4C 5C 6C",
        "1 discard KH",
        "2 draw stock",
        "2 discard 3H",
        "1 draw stock",
        "1 meld 7D 7H 7S",
        "1 discard KD",
    )
    assert played.refused is None
    assert table_melds(played) == ["TS JS QS", "4C 5C 6C", "7S 7H 7D"]
    assert hand(played, 1) == "7C 5H"
