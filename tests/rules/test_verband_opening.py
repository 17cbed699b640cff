"""verband: opening with 40, and what lies, lies (V5.2, V5.3, the values of V2.2 and V5.6)."""

from __future__ import annotations

import pytest

from romme.engine.errors import Illegal
from tests.table import TableOf, at_table, hand, lying, refused

OTHERS = ("2D 3D", "9H TS")


def a_table(own: str, *melds: tuple[int, str], opened: tuple[int, ...] = ()) -> TableOf:
    """Seat 1 is about to draw the 2H with this hand."""
    return at_table("verband", hands=[own, *OTHERS], table=melds, opened=opened)


def test_V5_2_forty_opens() -> None:
    """Melds that count 40 together may be laid."""
    tried = a_table("KC KS KH AC 2C 3C 4C 8D QS").play(
        "1 draw stock", "1 meld KC KS KH", "1 meld AC 2C 3C 4C", "1 discard 8D"
    )
    assert tried.refused is None
    assert tried.state.opened == {1}
    assert lying(tried) == ["KC KS KH", "AC 2C 3C 4C"]
    assert [meld.owner for meld in tried.state.table] == [1, 1]
    assert (hand(tried, 1), tried.state.turn) == ("QS 2H", 2)


def test_V5_2_one_meld_may_reach_forty_alone() -> None:
    """A single meld of 40 opens."""
    tried = a_table("TC JC QC KC 8D QS").play("1 draw stock", "1 meld TC JC QC KC", "1 discard 8D")
    assert tried.refused is None
    assert tried.state.opened == {1}


def test_V5_2_thirty_nine_does_not_open() -> None:
    """One short of 40 is refused when the turn is to end."""
    table = a_table("KC KS KH 2C 3C 4C 8D QS")
    moves = ("1 draw stock", "1 meld KC KS KH", "1 meld 2C 3C 4C", "1 discard 8D")
    assert refused(table.play(*moves)) == (4, "V5.2", {"have": "39", "need": "40"})


def test_V5_2_the_forty_in_one_turn() -> None:
    """Nothing of an opening below 40 stays for the next turn, so each turn counts anew."""
    table = a_table("KC KS KH 2C 3C 4C 8D QS")
    moves = ("1 draw stock", "1 meld KC KS KH", "1 discard 8D")
    assert refused(table.play(*moves)) == (3, "V5.2", {"have": "30", "need": "40"})


def test_V5_2_the_taken_open_card_counts() -> None:
    """A card from the open pile is a hand card and may be part of the opening."""
    table = at_table("verband", hands=["TC JC QC 8D QS", *OTHERS], open="KC")
    tried = table.play("1 draw open", "1 meld TC JC QC KC", "1 discard 8D")
    assert tried.refused is None
    assert tried.state.opened == {1}


def test_V5_2_adding_to_a_meld_of_this_turn_counts() -> None:
    """A card added to a meld just laid is part of laying it, also before the 40 are there."""
    tried = a_table("KC KS KH AC 2C 3C 4C 8D QS").play(
        "1 draw stock", "1 meld KC KS KH", "1 meld 2C 3C 4C", "1 add AC to 2", "1 discard 8D"
    )
    assert tried.refused is None
    assert lying(tried) == ["KC KS KH", "AC 2C 3C 4C"]
    assert tried.state.opened == {1}


def test_V5_2_no_lay_off_before_the_forty() -> None:
    """Who has not opened lays off nowhere, with nothing laid or with too little."""
    table = a_table("KC KS KH 7H 8D QS", (2, "4H 5H 6H"))
    start = ("1 draw stock",)
    assert refused(table.play(*start, "1 add 7H to 1")) == (2, "V5.2", {"have": "0", "need": "40"})
    more = (*start, "1 meld KC KS KH", "1 add 7H to 1")
    assert refused(table.play(*more)) == (3, "V5.2", {"have": "30", "need": "40"})


def test_V5_2_no_swap_before_the_forty() -> None:
    """Who has not opened swaps no joker, with nothing laid or with too little."""
    table = a_table("KC KS KH 5H 8D QS", (2, "4H *5H 6H"))
    start = ("1 draw stock",)
    assert refused(table.play(*start, "1 swap 5H in 1")) == (2, "V5.2", {"have": "0", "need": "40"})
    more = (*start, "1 meld KC KS KH", "1 swap 5H in 1")
    assert refused(table.play(*more)) == (3, "V5.2", {"have": "30", "need": "40"})


def test_V5_2_no_swap_in_the_own_opening_before_the_forty() -> None:
    """The joker of a meld just laid stays too until 40 lie there."""
    table = a_table("KC * KH 5H 4H 6H * 8D QS")
    moves = ("1 draw stock", "1 meld 4H *5H 6H", "1 swap 5H in 1")
    assert refused(table.play(*moves)) == (3, "V5.2", {"have": "15", "need": "40"})


def test_V5_2_once_forty_lie_lay_off_and_swap_at_once() -> None:
    """In the turn of the opening the others' melds are open to the player."""
    tried = a_table("TC JC QC KC 5H 7H 8D QS", (2, "4H *5H 6H")).play(
        "1 draw stock",
        "1 meld TC JC QC KC",
        "1 swap 5H in 1",
        "1 add 7H to 1",
        "1 add *8H to 1",
        "1 discard 8D",
    )
    assert tried.refused is None
    assert lying(tried) == ["4H 5H 6H 7H *8H", "TC JC QC KC"]
    assert tried.state.opened == {1, 2}
    assert hand(tried, 1) == "QS 2H"


def test_V5_2_opened_once_is_opened_for_good() -> None:
    """In a later turn the player need not reach 40 again."""
    tried = a_table("TC JC QC KC 4S 5S 6S 8D QS").play(
        "1 draw stock", "1 meld TC JC QC KC", "1 discard 8D",
        "2 draw stock", "2 discard 2D",
        "3 draw stock", "3 discard 9H",
        "1 draw stock", "1 meld 4S 5S 6S", "1 discard QS",
    )  # fmt: skip
    assert tried.refused is None
    assert lying(tried) == ["TC JC QC KC", "4S 5S 6S"]


def test_V5_3_a_lying_joker_keeps_its_place() -> None:
    """A joker is not pushed along to make room for the card that it stands for."""
    table = a_table("5H 7C 8D QS", (2, "4H *5H 6H"), (3, "*4C 5C 6C"), opened=(1,))
    assert refused(table.play("1 draw stock", "1 add 5H to 1")) == (
        2,
        "V5.7",
        {"meld": "4H *5H 6H"},
    )
    tried = table.play("1 draw stock", "1 add 7C to 2", "1 discard 8D")
    assert tried.refused is None
    assert lying(tried) == ["4H *5H 6H", "*4C 5C 6C 7C"]


def test_V5_3_nothing_is_taken_up_from_the_table() -> None:
    """A card of a lying meld, even an own one, cannot be laid elsewhere."""
    table = a_table("5S 5D 8D QS", (1, "4H 5H 6H 7H"))
    assert refused(table.play("1 draw stock", "1 meld 5S 5D 5H")) == (2, "V5.2", {"card": "5H"})


def test_V5_3_strict_takes_nothing_back() -> None:
    """As at a real table what was laid lies, while assist lets the player take it back."""
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


def test_V5_3_after_the_turn_assist_takes_nothing_back_either() -> None:
    """A meld stays on the table when the next turn begins."""
    tried = a_table("4C 5C 6C 8D QS", opened=(1,)).play(
        "1 draw stock", "1 meld 4C 5C 6C", "1 discard 8D", "2 draw stock"
    )
    assert lying(tried) == ["4C 5C 6C"]
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
def test_V5_6_what_a_meld_counts(meld: str, counts: int | None) -> None:
    """Ace 11 in a set and with the king or its joker in the run, else 1; jokers as their card."""
    own = " ".join("*" if card.startswith("*") else card for card in meld.split())
    table = a_table(f"{own} 8D QS")
    moves = ("1 draw stock", f"1 meld {meld}", "1 discard 8D")
    if counts is None:
        assert table.play(*moves).state.opened == {1}
    else:
        assert refused(table.play(*moves)) == (3, "V5.2", {"have": str(counts), "need": "40"})


def test_V5_6_the_ace_counts_by_the_run_as_it_lies_at_last() -> None:
    """A king added before the ace in the same turn makes the ace 11."""
    table = a_table("KC AC 2C 3C 8D QS")
    moves = ("1 draw stock", "1 meld AC 2C 3C", "1 add KC to 1", "1 discard 8D")
    assert refused(table.play(*moves)) == (4, "V5.2", {"have": "26", "need": "40"})
