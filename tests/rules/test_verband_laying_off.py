"""verband: melds, lay-offs and joker swaps after the opening (V5.7, V5.8, T10)."""

from __future__ import annotations

import pytest

from romme.engine.commands import LayOff
from romme.engine.decide import begin_draft
from romme.engine.legal import steps
from romme.engine.state import Seat
from romme.notation.card_text import parse_placed
from tests.support.table import Position, at_table, hand, refused, table_melds

OTHERS = ("2D 3D", "9H TS")


def a_table(own: str, *melds: tuple[int, str], top: str = "9S") -> Position:
    """Return a table where seat 1 has opened and is to draw. JS is the top card of the stock."""
    return at_table(
        "verband", hands=[own, *OTHERS], open=top, stock="JS JD", table=melds, opened=[1]
    )


def test_V5_7_an_opened_player_lays_melds_of_any_value() -> None:
    """The player may lay several melds in one turn."""
    tried = a_table("AC 2C 3C 4S 4H 4D QC KD").play(
        "1 draw stock", "1 meld AC 2C 3C", "1 meld 4S 4H 4D", "1 discard KD"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["AC 2C 3C", "4S 4H 4D"]
    assert hand(tried, 1) == "QC JS"


def test_V5_7_cards_are_laid_off_onto_any_meld() -> None:
    """The player may also add to their own earlier melds. A meld keeps its owner."""
    tried = a_table("7H 8C 9D QC KD", (1, "5C 6C 7C"), (2, "4H 5H 6H"), (3, "9C 9S 9H")).play(
        "1 draw stock", "1 add 7H to 2", "1 add 8C to 1", "1 add 9D to 3", "1 discard KD"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["5C 6C 7C 8C", "4H 5H 6H 7H", "9C 9S 9H 9D"]
    assert [meld.owner for meld in tried.state.table] == [1, 2, 3]
    assert hand(tried, 1) == "QC JS"


def test_V5_7_the_taken_open_card_may_be_laid_off() -> None:
    """The taken card is an ordinary hand card."""
    tried = a_table("QC KD", (2, "4H 5H 6H"), top="7H").play(
        "1 draw open", "1 add 7H to 1", "1 discard KD"
    )
    assert tried.refused is None
    assert (table_melds(tried), hand(tried, 1)) == (["4H 5H 6H 7H"], "QC")


@pytest.mark.parametrize("card", ["8H", "7C", "6H"])
def test_V5_7_a_card_that_does_not_fit_is_refused(card: str) -> None:
    table = a_table(f"{card} QC KD", (2, "4H 5H 6H"))
    assert refused(table.play("1 draw stock", f"1 add {card} to 1")) == (
        2,
        "V5.7",
        {"meld": "4H 5H 6H"},
    )


def test_V5_7_a_joker_in_a_run_may_be_swapped() -> None:
    """The natural card replaces the joker, which must be placed and does not enter the hand."""
    table = a_table("5H QC KD", (2, "4H *5H 6H"))
    swapped = table.play("1 draw stock", "1 swap 5H in 1")
    assert swapped.refused is None
    assert table_melds(swapped) == ["4H 5H 6H"]
    assert hand(swapped, 1) == "QC JS KD"
    assert swapped.draft is not None
    assert swapped.draft.holding.pending == 1


def test_V5_7_a_swapped_joker_may_be_laid_off() -> None:
    """The joker may be added to any meld, even the one it came from."""
    tried = a_table("5H QC KD", (2, "4H *5H 6H")).play(
        "1 draw stock", "1 swap 5H in 1", "1 add *7H to 1", "1 discard KD"
    )
    assert tried.refused is None
    assert (table_melds(tried), hand(tried, 1)) == (["4H 5H 6H *7H"], "QC JS")
    assert tried.state.pending == 0


def test_V5_7_a_swapped_joker_may_be_melded() -> None:
    tried = a_table("5H 9C 9D QC KD", (2, "4H *5H 6H")).play(
        "1 draw stock", "1 swap 5H in 1", "1 meld 9C 9D *", "1 discard KD"
    )
    assert tried.refused is None
    assert (table_melds(tried), hand(tried, 1)) == (["4H 5H 6H", "9C 9D *"], "QC JS")


def test_V5_7_a_joker_in_the_players_own_meld_may_be_swapped() -> None:
    tried = a_table("5H QC KD", (1, "4H *5H 6H")).play(
        "1 draw stock", "1 swap 5H in 1", "1 add *3H to 1", "1 discard KD"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["*3H 4H 5H 6H"]


def test_V5_7_the_taken_open_card_may_replace_a_joker() -> None:
    tried = a_table("QC KD", (2, "4H *5H 6H"), top="5H").play(
        "1 draw open", "1 swap 5H in 1", "1 add *7H to 1", "1 discard KD"
    )
    assert tried.refused is None
    assert (table_melds(tried), hand(tried, 1)) == (["4H 5H 6H *7H"], "QC")


@pytest.mark.parametrize("end", ["discard KD", "pass"])
def test_V5_7_a_turn_does_not_end_before_a_swapped_joker_is_placed(end: str) -> None:
    table = a_table("5H QC KD", (2, "4H *5H 6H"))
    moves = ("1 draw stock", "1 swap 5H in 1", f"1 {end}")
    assert refused(table.play(*moves)) == (3, "V5.7", {"jokers": "1"})


def test_V5_7_a_swapped_joker_is_not_discarded() -> None:
    """The swapped joker does not enter the hand, so the discard is refused."""
    table = a_table("5H QC KD", (2, "4H *5H 6H"))
    moves = ("1 draw stock", "1 swap 5H in 1", "1 discard *")
    assert refused(table.play(*moves)) == (3, "V5.1", {"card": "*"})


def test_V5_7_every_swapped_joker_must_be_placed() -> None:
    """After two swaps, placing one joker is not enough."""
    table = a_table("5H 8S QC KD", (2, "4H *5H 6H"), (3, "7S *8S 9S"))
    swaps = ("1 draw stock", "1 swap 5H in 1", "1 swap 8S in 2", "1 add *7H to 1")
    assert refused(table.play(*swaps, "1 discard KD")) == (5, "V5.7", {"jokers": "1"})
    tried = table.play(*swaps, "1 add *TS to 2", "1 discard KD")
    assert tried.refused is None
    assert table_melds(tried) == ["4H 5H 6H *7H", "7S 8S 9S *TS"]


def test_V5_7_laying_any_joker_places_the_swapped_one() -> None:
    """Jokers are interchangeable, so the player may keep the one that was in hand."""
    tried = a_table("5H * QC KD", (2, "4H *5H 6H")).play(
        "1 draw stock", "1 swap 5H in 1", "1 add *7H to 1", "1 discard KD"
    )
    assert tried.refused is None
    assert hand(tried, 1) == "QC JS *"


@pytest.mark.parametrize(("card", "meld"), [("7H", "4H *5H 6H"), ("5H", "4H 5H 6H")])
def test_V5_7_a_card_the_joker_does_not_stand_for_is_not_swapped(card: str, meld: str) -> None:
    """Swapping a card into a meld without a joker is refused too."""
    table = a_table(f"{card} QC KD", (2, meld))
    facts = {"card": card, "meld": meld}
    assert refused(table.play("1 draw stock", f"1 swap {card} in 1")) == (2, "V5.7", facts)


def test_V5_7_a_joker_may_be_laid_off_together_with_the_next_card() -> None:
    """Laying off the joker alone would exceed the number of jokers that the run may hold."""
    table = a_table("* 9H QC KD", (2, "*4H 5H *6H 7H"))
    assert refused(table.play("1 draw stock", "1 add *8H to 1"))[1] == "V5.6"
    tried = table.play("1 draw stock", "1 add *8H 9H to 1", "1 discard KD")
    assert tried.refused is None
    assert table_melds(tried) == ["*4H 5H *6H 7H *8H 9H"]


def test_V5_7_a_lay_off_of_joker_and_next_card_is_listed() -> None:
    """No sequence of single-card lay-offs has the same result."""
    table = a_table("* 9H QC KD", (2, "*4H 5H *6H 7H"))
    plan = begin_draft(table.play("1 draw stock").state, Seat(1))
    assert LayOff(parse_placed("*8H 9H"), 1) in set(steps(plan))


def test_V5_8_a_joker_in_a_set_of_three_is_not_swapped() -> None:
    """A set must have four cards before its joker may be swapped."""
    table = a_table("7H QC KD", (2, "7C 7S *"))
    facts = {"have": "3", "need": "4"}
    assert refused(table.play("1 draw stock", "1 swap 7H in 1")) == (2, "V5.8", facts)


@pytest.mark.parametrize(
    ("lies", "card", "result"),
    [
        ("7C 7S 7H *", "7D", "7C 7S 7H 7D"),
        ("7C 7S * *", "7D", "7C 7S 7D *"),
        ("7C 7S * *", "7H", "7C 7S 7H *"),
    ],
)
def test_V5_8_a_joker_in_a_full_set_may_be_swapped(lies: str, card: str, result: str) -> None:
    """A natural card of any missing suit takes the joker's place."""
    tried = a_table(f"{card} QC KD", (2, lies), (3, "4H 5H 6H")).play(
        "1 draw stock", f"1 swap {card} in 1", "1 add *3H to 2", "1 discard KD"
    )
    assert tried.refused is None
    assert table_melds(tried) == [result, "*3H 4H 5H 6H"]


def test_V5_8_a_joker_may_be_swapped_in_a_set_filled_in_this_turn() -> None:
    """The player who adds the fourth card may swap at once."""
    tried = a_table("7H 7D QC KD", (2, "7C 7S *"), (3, "4H 5H 6H")).play(
        "1 draw stock", "1 add 7H to 1", "1 swap 7D in 1", "1 add *3H to 2", "1 discard KD"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["7C 7S 7H 7D", "*3H 4H 5H 6H"]


def test_V5_8_a_card_of_a_suit_already_in_the_set_is_not_swapped() -> None:
    """The joker in a set stands only for a missing suit."""
    table = a_table("7C QC KD", (2, "7C 7S 7H *"))
    facts = {"card": "7C", "meld": "7C 7S 7H *"}
    assert refused(table.play("1 draw stock", "1 swap 7C in 1")) == (2, "V5.7", facts)


def test_T10_verband_allows_indirect_lay_offs_at_any_time() -> None:
    """After an indirect lay-off the player need not finish in the same turn."""
    tried = a_table("7H QC KD 3S", (2, "4H 5H 6H"), top="8H").play(
        "1 draw open", "1 add 7H to 1", "1 add 8H to 1", "1 discard KD"
    )
    assert tried.refused is None
    assert (table_melds(tried), hand(tried, 1)) == (["4H 5H 6H 7H 8H"], "QC 3S")
    assert (tried.state.outcome, tried.state.turn) == (None, 2)
