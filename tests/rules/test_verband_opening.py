"""verband: the opening, the points of melds, and no rearranging (V2.2, V5.2, V5.3, V5.6)."""

from __future__ import annotations

import pytest

from romme.engine.errors import Illegal
from tests.support.table import Position, at_table, hand, refused, table_melds

OTHERS = ("2D 3D", "9H TS")


def a_table(own: str, *melds: tuple[int, str], opened: tuple[int, ...] = ()) -> Position:
    """Return a table where seat 1 has this hand and is about to draw the 2H."""
    return at_table("verband", hands=[own, *OTHERS], table=melds, opened=opened)


def test_V5_2_melds_of_40_open() -> None:
    tried = a_table("KC KS KH AC 2C 3C 4C 8D QS").play(
        "1 draw stock", "1 meld KC KS KH", "1 meld AC 2C 3C 4C", "1 discard 8D"
    )
    assert tried.refused is None
    assert tried.state.opened == {1}
    assert table_melds(tried) == ["KC KS KH", "AC 2C 3C 4C"]
    assert [meld.owner for meld in tried.state.table] == [1, 1]
    assert (hand(tried, 1), tried.state.turn) == ("QS 2H", 2)


def test_V5_2_a_single_meld_of_40_opens() -> None:
    tried = a_table("TC JC QC KC 8D QS").play("1 draw stock", "1 meld TC JC QC KC", "1 discard 8D")
    assert tried.refused is None
    assert tried.state.opened == {1}


def test_V5_2_melds_of_39_do_not_open() -> None:
    """The discard is refused, and the refusal states both point totals."""
    table = a_table("KC KS KH 2C 3C 4C 8D QS")
    moves = ("1 draw stock", "1 meld KC KS KH", "1 meld 2C 3C 4C", "1 discard 8D")
    assert refused(table.play(*moves)) == (4, "V5.2", {"have": "39", "need": "40"})


def test_V5_2_the_40_must_be_reached_in_one_turn() -> None:
    """The discard is refused: melds worth 30 points cannot stay for the next turn."""
    table = a_table("KC KS KH 2C 3C 4C 8D QS")
    moves = ("1 draw stock", "1 meld KC KS KH", "1 discard 8D")
    assert refused(table.play(*moves)) == (3, "V5.2", {"have": "30", "need": "40"})


def test_V5_2_the_taken_open_card_counts_towards_the_40() -> None:
    """The taken card counts like any other card in hand."""
    table = at_table("verband", hands=["TC JC QC 8D QS", *OTHERS], open="KC")
    tried = table.play("1 draw open", "1 meld TC JC QC KC", "1 discard 8D")
    assert tried.refused is None
    assert tried.state.opened == {1}


def test_V5_2_adding_to_a_meld_of_this_turn_counts_towards_the_40() -> None:
    """A card added to a meld counts as melded, and may be added before 40 points are reached."""
    tried = a_table("KC KS KH AC 2C 3C 4C 8D QS").play(
        "1 draw stock", "1 meld KC KS KH", "1 meld 2C 3C 4C", "1 add AC to 2", "1 discard 8D"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["KC KS KH", "AC 2C 3C 4C"]
    assert tried.state.opened == {1}


def test_V5_2_no_lay_off_before_40_points() -> None:
    """A lay-off is refused both with nothing laid and with melds of only 30 points."""
    table = a_table("KC KS KH 7H 8D QS", (2, "4H 5H 6H"))
    start = ("1 draw stock",)
    assert refused(table.play(*start, "1 add 7H to 1")) == (2, "V5.2", {"have": "0", "need": "40"})
    more = (*start, "1 meld KC KS KH", "1 add 7H to 1")
    assert refused(table.play(*more)) == (3, "V5.2", {"have": "30", "need": "40"})


def test_V5_2_no_swap_before_40_points() -> None:
    """A swap is refused both with nothing laid and with melds of only 30 points."""
    table = a_table("KC KS KH 5H 8D QS", (2, "4H *5H 6H"))
    start = ("1 draw stock",)
    assert refused(table.play(*start, "1 swap 5H in 1")) == (2, "V5.2", {"have": "0", "need": "40"})
    more = (*start, "1 meld KC KS KH", "1 swap 5H in 1")
    assert refused(table.play(*more)) == (3, "V5.2", {"have": "30", "need": "40"})


def test_V5_2_no_swap_in_a_new_meld_before_40_points() -> None:
    """A joker that was just laid cannot be swapped to reach 40 points."""
    table = a_table("KC * KH 5H 4H 6H * 8D QS")
    moves = ("1 draw stock", "1 meld 4H *5H 6H", "1 swap 5H in 1")
    assert refused(table.play(*moves)) == (3, "V5.2", {"have": "15", "need": "40"})


def test_V5_2_lay_offs_and_swaps_may_follow_40_points_in_the_same_turn() -> None:
    tried = a_table("TC JC QC KC 5H 7H 8D QS", (2, "4H *5H 6H")).play(
        "1 draw stock",
        "1 meld TC JC QC KC",
        "1 swap 5H in 1",
        "1 add 7H to 1",
        "1 add *8H to 1",
        "1 discard 8D",
    )
    assert tried.refused is None
    assert table_melds(tried) == ["4H 5H 6H 7H *8H", "TC JC QC KC"]
    assert tried.state.opened == {1, 2}
    assert hand(tried, 1) == "QS 2H"


def test_V5_2_an_opened_player_needs_no_40_again() -> None:
    tried = a_table("TC JC QC KC 4S 5S 6S 8D QS").play(
        "1 draw stock", "1 meld TC JC QC KC", "1 discard 8D",
        "2 draw stock", "2 discard 2D",
        "3 draw stock", "3 discard 9H",
        "1 draw stock", "1 meld 4S 5S 6S", "1 discard QS",
    )  # fmt: skip
    assert tried.refused is None
    assert table_melds(tried) == ["TC JC QC KC", "4S 5S 6S"]


def test_V5_3_a_joker_on_the_table_keeps_its_place() -> None:
    """The joker does not move to make room for the card it stands for."""
    table = a_table("5H 7C 8D QS", (2, "4H *5H 6H"), (3, "*4C 5C 6C"), opened=(1,))
    assert refused(table.play("1 draw stock", "1 add 5H to 1")) == (
        2,
        "V5.7",
        {"meld": "4H *5H 6H"},
    )
    tried = table.play("1 draw stock", "1 add 7C to 2", "1 discard 8D")
    assert tried.refused is None
    assert table_melds(tried) == ["4H *5H 6H", "*4C 5C 6C 7C"]


def test_V5_3_cards_are_not_taken_from_the_table() -> None:
    """A card of a meld, even the player's own, cannot be laid elsewhere."""
    table = a_table("5S 5D 8D QS", (1, "4H 5H 6H 7H"))
    assert refused(table.play("1 draw stock", "1 meld 5S 5D 5H")) == (2, "V5.2", {"card": "5H"})


def test_V5_3_strict_mode_takes_nothing_back() -> None:
    """In assist mode, steps can be taken back until the discard."""
    own = "4C 5C 6C 8D QS"
    strict = at_table("verband", hands=[own, *OTHERS], opened=[1], mode="strict")
    draft = strict.play("1 draw stock", "1 meld 4C 5C 6C").draft
    assert draft is not None
    with pytest.raises(Illegal) as error:
        draft.take_back()
    assert error.value.clause.value == "V5.3"
    assist = a_table(own, opened=(1,)).play("1 draw stock", "1 meld 4C 5C 6C").draft
    assert assist is not None
    assert " ".join(map(str, assist.take_back().holding.hand)) == "4C 5C 6C QS 2H 8D"


def test_V5_3_assist_mode_takes_nothing_back_after_the_turn() -> None:
    """A meld stays on the table when the next turn begins."""
    tried = a_table("4C 5C 6C 8D QS", opened=(1,)).play(
        "1 draw stock", "1 meld 4C 5C 6C", "1 discard 8D", "2 draw stock"
    )
    assert table_melds(tried) == ["4C 5C 6C"]
    assert hand(tried, 1) == "QS 2H"


@pytest.mark.parametrize(
    ("meld", "counts"),
    [
        ("2C 3C 4C", 9),
        ("7C 7S 7H", 21),
        ("8C 9C TC", 27),
        ("TC JC QC", 30),
        ("JC JS JH", 30),
        ("AC 2C 3C", 6),
        ("AC 2C 3C 4C 5C", 15),
        ("QC KC AC", 31),
        ("KC AC 2C", 23),
        ("QC KC AC 2C", 33),
        ("AC AS AH", 33),
        ("QC *KC AC", 31),
        ("*KC AC 2C", 23),
        ("KC *AC 2C", 23),
        ("*AC 2C 3C", 6),
        ("AC AS *", 33),
        ("7C *8C 9C", 24),
        ("7C 7S * *", 28),
        ("*TC JC *QC KC", None),
    ],
)
def test_V5_6_each_meld_counts_its_points(meld: str, counts: int | None) -> None:
    """An ace counts 11 in a set or next to a king, otherwise 1.

    A joker counts as the card it stands for.
    """
    own = " ".join("*" if card.startswith("*") else card for card in meld.split())
    table = a_table(f"{own} 8D QS")
    moves = ("1 draw stock", f"1 meld {meld}", "1 discard 8D")
    if counts is None:
        assert table.play(*moves).state.opened == {1}
    else:
        assert refused(table.play(*moves)) == (3, "V5.2", {"have": str(counts), "need": "40"})


def test_V5_6_an_ace_counts_11_once_the_king_is_added() -> None:
    """Adding the king in the same turn changes the ace from 1 to 11 points."""
    table = a_table("KC AC 2C 3C 8D QS")
    moves = ("1 draw stock", "1 meld AC 2C 3C", "1 add KC to 1", "1 discard 8D")
    assert refused(table.play(*moves)) == (4, "V5.2", {"have": "26", "need": "40"})
