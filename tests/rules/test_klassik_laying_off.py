"""klassik: drawing and laying off (K6, K8, K10)."""

from __future__ import annotations

import pytest

from romme.engine.state import Phase
from tests.support.table import at_table, hand, outcome, piles, refused, table_melds

DRAWING = at_table("klassik", hands=["KH KD", "2D 3D"], open="8S 9S", stock="7C 3H 4H")


MANY = at_table(
    "klassik",
    hands=["3C 7C KS 7D AS 2S 3S 9H 8H", "KH"],
    open="2H",
    stock="TH JH",
    table=[(2, "4C 5C 6C"), (1, "TS JS QS")],
)


FITS = [
    ("4C 5C 6C", "3C", "3C 4C 5C 6C"),
    ("4C 5C 6C", "7C", "4C 5C 6C 7C"),
    ("4C 5C 6C", "7C 8C", "4C 5C 6C 7C 8C"),
    ("4C 5C 6C", "3C 7C", "3C 4C 5C 6C 7C"),
    ("TC JC QC", "KC", "TC JC QC KC"),
    ("7S 7H 7D", "7C", "7C 7S 7H 7D"),
]


@pytest.mark.parametrize("owner", [1, 2])
@pytest.mark.parametrize(("lies", "added", "result"), FITS)
def test_K6_cards_are_laid_off_onto_anyones_meld(
    owner: int, lies: str, added: str, result: str
) -> None:
    """A meld keeps its owner when another player lays off onto it."""
    table = at_table(
        "klassik", hands=[f"{added} 2S 2D", "KH"], stock="9H TH", table=[(owner, lies)]
    )
    played = table.play("1 draw stock", f"1 add {added} to 1", "1 discard 9H")
    assert played.refused is None
    assert table_melds(played) == [result]
    assert played.state.table[0].owner == owner
    assert hand(played, 1) == "2S 2D"


@pytest.mark.parametrize(
    ("lies", "added"),
    [
        ("4C 5C 6C", "8C"),
        ("4C 5C 6C", "2C"),
        ("4C 5C 6C", "7S"),
        ("4C 5C 6C", "4S"),
        ("4C 5C 6C", "7C 9C"),
        ("4C 5C 6C", "7C 7S"),
        ("7S 7H 7D", "8C"),
        ("7S 7H 7D", "7C 8C"),
    ],
)
def test_K6_a_lay_off_must_leave_one_valid_meld(lies: str, added: str) -> None:
    """If one card does not fit, the whole lay-off is refused."""
    table = at_table("klassik", hands=[f"{added} 2S 2D", "KH"], stock="9H TH", table=[(2, lies)])
    number, clause, facts = refused(table.play("1 draw stock", f"1 add {added} to 1"))
    assert (number, clause, facts) == (2, "K6", {"meld": lies})


def test_K6_laying_off_is_possible_before_having_melded() -> None:
    """A lay-off is no opening: afterwards the player still counts as not having opened."""
    table = at_table("klassik", hands=["7C 2S 2D", "KH"], stock="9H TH", table=[(2, "4C 5C 6C")])
    played = table.play("1 draw stock", "1 add 7C to 1", "1 discard 9H")
    assert played.refused is None
    assert played.state.opened == {2}
    assert table_melds(played) == ["4C 5C 6C 7C"]


def test_K6_laying_off_is_possible_in_the_turn_the_meld_was_laid() -> None:
    table = at_table("klassik", hands=["4C 5C 6C 7C 2S 2D", "KH"], stock="3C TH")
    played = table.play("1 draw stock", "1 meld 4C 5C 6C", "1 add 7C to 1", "1 add 3C to 1")
    assert played.refused is None
    assert table_melds(played) == ["3C 4C 5C 6C 7C"]
    assert hand(played, 1) == "2S 2D"


def test_K6_nothing_on_the_table_is_rearranged() -> None:
    """A two cannot move from a set to a run to make an ace fit (an example in the rules)."""
    table = at_table(
        "klassik",
        hands=["AS 9C", "KH"],
        stock="9H TH",
        table=[(2, "2C 2S 2H 2D"), (2, "3S 4S 5S")],
    )
    refusal_of_ace = refused(table.play("1 draw stock", "1 add AS to 2"))
    assert refusal_of_ace == (2, "K6", {"meld": "3S 4S 5S"})
    assert refused(table.play("1 draw stock", "1 add AS 2S to 2")) == (2, "K6", {"card": "2S"})


@pytest.mark.parametrize("number", [0, 2, 9])
def test_K6_laying_off_onto_a_missing_meld_is_refused(number: int) -> None:
    """The refusal states the wrong meld number and how many melds are on the table."""
    table = at_table("klassik", hands=["7C 2S", "KH"], stock="9H TH", table=[(2, "4C 5C 6C")])
    moves = ("1 draw stock", f"1 add 7C to {number}")
    assert refused(table.play(*moves)) == (2, "K6", {"meld": str(number), "have": "1"})


def test_K6_a_swap_is_refused() -> None:
    """A swap is refused, because `klassik` never allows swaps."""
    table = at_table("klassik", hands=["7C 2S", "KH"], stock="9H TH", table=[(2, "4C 5C 6C")])
    assert refused(table.play("1 draw stock", "1 swap 7C in 1"))[:2] == (2, "K6")


def test_K8_the_top_card_of_the_stock_goes_into_the_hand() -> None:
    """The open pile stays as it was."""
    drawn = DRAWING.play("1 draw stock")
    assert drawn.refused is None
    assert hand(drawn, 1) == "7C KH KD"
    assert piles(drawn) == ("3H 4H", "8S 9S")
    assert (drawn.state.turn, drawn.state.phase) == (1, Phase.PLAY)


def test_K8_the_top_card_of_the_open_pile_goes_into_the_hand() -> None:
    """Only the top card is taken, and the stock stays as it was."""
    drawn = DRAWING.play("1 draw open")
    assert drawn.refused is None
    assert hand(drawn, 1) == "9S KH KD"
    assert piles(drawn) == ("7C 3H 4H", "8S")
    assert drawn.state.taken is None


def test_K8_the_open_card_need_not_be_laid() -> None:
    played = DRAWING.play("1 draw open", "1 discard KD")
    assert played.refused is None
    assert hand(played, 1) == "9S KH"


def test_K8_a_player_with_one_card_may_draw_from_either_pile() -> None:
    """The player may even take an open card with which they can finish at once."""
    table = at_table("klassik", hands=["KS", "2D"], open="9S", stock="4H", table=[(2, "TS JS QS")])
    won = table.play("1 draw open", "1 add 9S to 1", "1 discard KS")
    assert outcome(won).winner == 1
    assert table.play("1 draw stock").refused is None


def test_K8_drawing_from_an_empty_open_pile_is_refused() -> None:
    table = at_table("klassik", hands=["KH KD", "2D 3D"], open="", stock="7C 3H")
    assert refused(table.play("1 draw open"))[:2] == (1, "K8")
    assert table.play("1 draw stock").refused is None


def test_K10_any_number_of_cards_may_be_laid_off() -> None:
    """The cards may go onto several melds, before and after the player has melded."""
    played = MANY.play(
        "1 draw stock",
        "1 add 3C to 1",
        "1 add KS to 2",
        "1 meld 8H 9H TH",
        "1 add 7C to 1",
        "1 discard 7D",
    )
    assert played.refused is None
    assert table_melds(played) == ["3C 4C 5C 6C 7C", "TS JS QS KS", "8H 9H TH"]
    assert hand(played, 1) == "AS 2S 3S"


def test_K10_laying_off_is_optional() -> None:
    """A player who could lay off may just discard."""
    played = MANY.play("1 draw stock", "1 discard 7D")
    assert played.refused is None
    assert table_melds(played) == ["4C 5C 6C", "TS JS QS"]


def test_K10_laying_off_may_come_before_or_after_melding() -> None:
    """Both orders end in the same state."""
    meld_first = MANY.play("1 draw stock", "1 meld AS 2S 3S", "1 add 7C to 1", "1 discard 7D")
    lay_off_first = MANY.play("1 draw stock", "1 add 7C to 1", "1 meld AS 2S 3S", "1 discard 7D")
    assert meld_first.refused is None
    assert lay_off_first.refused is None
    assert lay_off_first.state == meld_first.state
    assert table_melds(lay_off_first) == ["4C 5C 6C 7C", "TS JS QS", "AS 2S 3S"]


def test_K10_nothing_is_laid_off_after_the_discard() -> None:
    """The discard ends the turn."""
    moves = ("1 draw stock", "1 discard 7D", "1 add 7C to 1")
    assert refused(MANY.play(*moves)) == (3, "K7", {"seat": "1"})
