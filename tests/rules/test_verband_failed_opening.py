"""verband: failed openings in strict mode (V5.4)."""

from __future__ import annotations

import pytest

from romme.cards import parse_card
from romme.engine.events import Discarded, OpeningFailed
from romme.engine.state import Seat
from romme.notation.replaying import Replay
from tests.support.table import Position, at_table, hand, open_pile, outcome, refused, table_melds

OWN = "AC 2C 3C 4C KC KS KH QS 7D 8D *"
OTHERS = ("2D 3D", "9H TS")
FORTY = ("1 meld KC KS KH", "1 meld AC 2C 3C 4C")
SHORT = ("1 meld KC KS KH", "1 meld 2C 3C 4C")


def a_table(own: str = OWN, *melds: tuple[int, str], mode: str = "strict") -> Position:
    """Return a table where seat 1 has not opened and is about to draw the 2H."""
    return at_table("verband", hands=[own, *OTHERS], open="QD 9S", table=melds, mode=mode)


def assert_opening_failed(tried: Replay, left: str, discarded: str) -> None:
    """Assert that the hand is `left`, seat 1 has not opened, and the discard ended the turn."""
    assert tried.refused is None
    assert hand(tried, 1) == left
    assert 1 not in tried.state.opened
    assert str(tried.state.open_pile[-1]) == discarded
    assert tried.state.turn == 2
    assert tried.draft is None


def test_V5_4_melds_below_40_go_back() -> None:
    """All laid cards go back to the hand, and the discard ends the turn."""
    tried = a_table().play("1 draw stock", *SHORT, "1 discard 8D")
    assert_opening_failed(tried, "AC 2C 3C 4C KC QS KS 2H KH 7D *", "8D")
    assert table_melds(tried) == []


def test_V5_4_a_failed_opening_has_an_event() -> None:
    """`OpeningFailed` lists the cards shown and is followed by `Discarded`."""
    tried = a_table().play("1 draw stock", *SHORT, "1 discard 8D")
    failed, discarded, *_ = tried.events_by_move[-1]
    assert isinstance(failed, OpeningFailed)
    assert " ".join(map(str, failed.shown)) == "2C 3C 4C KC KS KH"
    assert discarded == Discarded(Seat(1), parse_card("8D"))


def test_V5_4_a_card_that_was_laid_may_be_the_discard() -> None:
    """The laid cards go back to the hand before the discard."""
    tried = a_table().play("1 draw stock", *SHORT, "1 discard KC")
    assert_opening_failed(tried, "AC 2C 3C 4C QS KS 2H KH 7D 8D *", "KC")


def test_V5_4_the_turn_is_over_although_other_cards_would_reach_40() -> None:
    """After the discard the player cannot add melds, but may open in the next turn."""
    table = a_table()
    failed = ("1 draw stock", *SHORT, "1 discard 8D")
    assert refused(table.play(*failed, "1 meld AC 2C 3C 4C")) == (5, "V5.10", {"seat": "1"})
    others = ("2 draw stock", "2 discard 2D", "3 draw stock", "3 discard 9H")
    tried = table.play(*failed, *others, "1 draw stock", *FORTY, "1 discard 7D")
    assert tried.refused is None
    assert tried.state.opened == {1}
    assert table_melds(tried) == ["KC KS KH", "AC 2C 3C 4C"]


def test_V5_4_a_joker_cannot_be_the_discard() -> None:
    """The refused discard does not end the turn, and a natural card may be discarded instead."""
    table = a_table()
    _, clause, facts = refused(table.play("1 draw stock", *SHORT, "1 discard *"))
    assert clause in {"V5.4", "V5.12"}  # both forbid it
    assert facts == {"card": "*"}
    assert_opening_failed(
        table.play("1 draw stock", *SHORT, "1 discard QS"),
        "AC 2C 3C 4C KC KS 2H KH 7D 8D *",
        "QS",
    )


def test_V5_4_a_joker_that_was_laid_comes_back_and_cannot_be_the_discard() -> None:
    table = a_table()
    laid = ("1 draw stock", "1 meld KC KS *")
    assert refused(table.play(*laid, "1 discard *"))[1] in {"V5.4", "V5.12"}
    tried = table.play(*laid, "1 discard 8D")
    assert_opening_failed(tried, "AC 2C 3C 4C KC QS KS 2H KH 7D *", "8D")


def test_V5_4_the_discard_must_be_in_the_hand() -> None:
    """The refusal names the missing card."""
    table = a_table()
    assert refused(table.play("1 draw stock", *SHORT, "1 discard 9D")) == (
        4,
        "V5.1",
        {"card": "9D"},
    )


@pytest.mark.parametrize(
    "laid",
    [
        (*FORTY, "1 meld QS 7D 8D"),
        ("1 meld QS 7D 8D", *FORTY),
        ("1 meld KC KS KH", "1 meld QS 7D", "1 meld AC 2C 3C 4C"),
    ],
)
def test_V5_4_valid_melds_of_40_stay_when_another_meld_is_wrong(laid: tuple[str, ...]) -> None:
    """The opening succeeds, so V5.4 does not apply and only the wrong meld goes back."""
    tried = a_table().play("1 draw stock", *laid, "1 discard 8D")
    assert tried.refused is None
    assert table_melds(tried) == ["KC KS KH", "AC 2C 3C 4C"]
    assert hand(tried, 1) == "QS 2H 7D *"
    assert tried.state.opened == {1}
    assert (open_pile(tried), tried.state.turn) == ("QD 9S 8D", 2)


def test_V5_4_all_melds_go_back_if_the_valid_ones_count_39() -> None:
    """A wrong meld adds no points to the opening."""
    tried = a_table().play("1 draw stock", *SHORT, "1 meld QS 7D 8D", "1 discard 8D")
    assert_opening_failed(tried, "AC 2C 3C 4C KC QS KS 2H KH 7D *", "8D")
    assert table_melds(tried) == []


def test_V5_4_sending_all_melds_back_is_an_option() -> None:
    """With `all_back`, even valid melds worth 40 points go back."""
    table = at_table(
        "verband", hands=[OWN, *OTHERS], mode="strict", options={"failed_opening": "all_back"}
    )
    tried = table.play("1 draw stock", *FORTY, "1 meld QS 7D 8D", "1 discard 8D")
    assert_opening_failed(tried, "AC 2C 3C 4C KC QS KS 2H KH 7D *", "8D")
    assert table_melds(tried) == []


@pytest.mark.parametrize("mode", ["strict", "assist"])
@pytest.mark.parametrize("top", ["7C", "*"])
@pytest.mark.parametrize("laid", [("1 meld TH JH QH",), ("1 meld TH JH QH KH",)])
def test_V5_9_the_open_card_cannot_be_returned_once_something_is_laid(
    mode: str, top: str, laid: tuple[str, ...]
) -> None:
    """The return is refused whether the melds reach 40 points or not."""
    table = at_table("verband", hands=["TH JH QH KH 7D 8D", *OTHERS], open=f"QD {top}", mode=mode)
    assert refused(table.play("1 draw open", *laid, "1 return")) == (3, "V5.9", {})
    assert table.play("1 draw open", "1 return").refused is None


@pytest.mark.parametrize("top", ["7C", "*"])
def test_V5_9_the_open_card_cannot_be_returned_after_a_wrong_meld(top: str) -> None:
    """The return is refused whether or not valid melds reach 40 points."""
    own = "TH JH QH KH 7D 8D 2S"
    table = at_table("verband", hands=[own, *OTHERS], open=f"QD {top}", mode="strict")
    wrong = ("1 draw open", "1 meld 7D 8D 2S")
    assert refused(table.play(*wrong, "1 return")) == (3, "V5.9", {})
    assert refused(table.play(*wrong, "1 meld TH JH QH KH", "1 return")) == (4, "V5.9", {})


def test_V5_9_a_stock_card_cannot_be_returned_after_a_failed_opening() -> None:
    tried = a_table().play("1 draw stock", *SHORT, "1 return")
    assert refused(tried) == (4, "V5.9", {})


def test_V5_12_a_joker_of_a_wrong_meld_cannot_be_the_discard() -> None:
    """Any other card of the wrong meld may be discarded."""
    table = a_table()
    laid = ("1 draw stock", *FORTY, "1 meld QS 7D 8D *")
    assert refused(table.play(*laid, "1 discard *")) == (5, "V5.12", {"card": "*"})
    tried = table.play(*laid, "1 discard QS")
    assert (hand(tried, 1), open_pile(tried)) == ("2H 7D 8D *", "QD 9S QS")


def test_V5_4_the_open_card_of_a_wrong_meld_goes_back_into_the_hand() -> None:
    """The open card may then be discarded."""
    laid = ("1 draw open", *FORTY, "1 meld 9S 7D 8D")
    tried = a_table().play(*laid, "1 discard 9S")
    assert tried.refused is None
    assert (hand(tried, 1), open_pile(tried)) == ("QS 7D 8D *", "QD 9S")


def test_V5_4_a_single_wrong_meld_is_a_failed_opening() -> None:
    tried = a_table().play("1 draw stock", "1 meld KC KS QS 8D", "1 discard QS")
    assert_opening_failed(tried, "AC 2C 3C 4C KC KS 2H KH 7D 8D *", "QS")


def test_V5_4_discarding_the_last_card_after_a_wrong_meld_is_no_hand_romme() -> None:
    laid = ("1 draw stock", "1 meld KC KS KH", "1 meld QS 7D 2H")
    tried = a_table("KC KS KH QS 7D 8D").play(*laid, "1 discard 8D")
    assert_opening_failed(tried, "KC QS KS 2H KH 7D", "8D")
    assert tried.state.outcome is None


@pytest.mark.parametrize("lay_off", [(), ("1 add 7H to 1",)])
def test_V6_1_laying_the_last_card_in_a_wrong_meld_is_no_superromme(
    lay_off: tuple[str, ...],
) -> None:
    """The wrong meld goes back to the hand, so the game goes on after the discard."""
    own = "AC 2C 3C 4C KC KS KH QS 7D" + (" 7H" if lay_off else "")
    laid = ("1 draw stock", *FORTY, *lay_off, "1 meld QS 7D 2H")
    tried = a_table(own, (2, "4H 5H 6H")).play(*laid, "1 discard 7D")
    assert tried.refused is None
    assert tried.state.outcome is None
    assert hand(tried, 1) == "QS 2H"
    run = "4H 5H 6H 7H" if lay_off else "4H 5H 6H"
    assert table_melds(tried) == [run, "KC KS KH", "AC 2C 3C 4C"]


def test_V5_4_lay_offs_and_swaps_stay_with_valid_melds_of_40() -> None:
    own = "AC 2C 3C 4C KC KS KH 5H 7H 7D 8D QS"
    tried = a_table(own, (2, "4H *5H 6H")).play(
        "1 draw stock", *FORTY, "1 add 7H to 1", "1 swap 5H in 1", "1 add *8H to 1",
        "1 meld QS 7D", "1 discard 8D",
    )  # fmt: skip
    assert tried.refused is None
    assert table_melds(tried) == ["4H 5H 6H 7H *8H", "KC KS KH", "AC 2C 3C 4C"]
    assert (hand(tried, 1), tried.state.pending) == ("QS 2H 7D", 0)


def test_V5_5_a_wrong_meld_with_a_swapped_joker_is_refused() -> None:
    """A swapped joker could go back neither to the hand nor to its old meld (V5.3, V5.7)."""
    own = "AC 2C 3C 4C KC KS KH 5H 7D 8D QS"
    table = a_table(own, (2, "4H *5H 6H"))
    laid = ("1 draw stock", *FORTY, "1 swap 5H in 1")
    assert refused(table.play(*laid, "1 meld QS 7D *"))[:2] == (5, "V5.5")
    assert table.play(*laid, "1 add *7H to 1", "1 meld QS 7D", "1 discard 8D").refused is None


def test_V5_7_a_swapped_joker_must_be_placed_although_a_wrong_meld_goes_back() -> None:
    """The valid melds and the swap stay, so the swapped joker must be laid before the discard."""
    own = "AC 2C 3C 4C KC KS KH 5H 7D 8D QS"
    laid = ("1 draw stock", *FORTY, "1 swap 5H in 1", "1 meld QS 7D")
    tried = a_table(own, (2, "4H *5H 6H")).play(*laid, "1 discard 8D")
    assert refused(tried) == (6, "V5.7", {"jokers": "1"})


def test_V5_12_a_turn_ends_without_a_discard_when_only_jokers_come_back() -> None:
    """The player may pass if the hand has only jokers after the wrong meld goes back."""
    table = at_table(
        "verband",
        hands=["TC TS TH TD *", *OTHERS],
        stock="* 4D 5D",
        table=[(2, "4H 5H 6H")],
        mode="strict",
    )
    laid = ("1 draw stock", "1 meld TC TS TH TD", "1 meld * *")
    assert refused(table.play(*laid, "1 discard *"))[:2] == (4, "V5.12")
    tried = table.play(*laid, "1 pass")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("* *", 2)
    assert table_melds(tried) == ["4H 5H 6H", "TC TS TH TD"]


def test_V5_4_the_taken_open_card_stays_in_the_hand_after_a_failed_opening() -> None:
    """Unlike in `turnier`, the open card does not go back to the open pile."""
    tried = a_table().play("1 draw open", *SHORT, "1 discard 8D")
    assert_opening_failed(tried, "AC 2C 3C 4C KC 9S QS KS KH 7D *", "8D")
    assert open_pile(tried) == "QD 8D"
    assert len(tried.state.stock) == 5


def test_V5_4_a_taken_open_card_that_was_laid_goes_back_into_the_hand() -> None:
    own = "7S 8S KC KS KH QS 7D *"
    tried = a_table(own).play("1 draw open", "1 meld 7S 8S 9S", "1 discard 7D")
    assert_opening_failed(tried, "KC 7S 8S 9S QS KS KH *", "7D")


def test_V5_4_melds_of_40_open_in_strict_mode() -> None:
    tried = a_table().play("1 draw stock", *FORTY, "1 discard 8D")
    assert tried.refused is None
    assert table_melds(tried) == ["KC KS KH", "AC 2C 3C 4C"]
    assert tried.state.opened == {1}
    assert hand(tried, 1) == "QS 2H 7D *"


def test_V5_4_a_hand_romme_below_40_is_no_failed_opening() -> None:
    """With one more card in hand the same meld is a failed opening."""
    more = a_table("2C 3C 4C 8D").play("1 draw stock", "1 meld 2C 3C 4C", "1 discard 8D")
    assert_opening_failed(more, "2C 3C 4C 2H", "8D")
    tried = a_table("2C 3C 4C").play("1 draw stock", "1 meld 2C 3C 4C", "1 discard 2H")
    assert outcome(tried).winner == 1


@pytest.mark.parametrize(
    ("act", "clause"),
    [
        ("add 7H to 1", "V5.2"),
        ("swap 5H in 1", "V5.2"),
        ("meld 8C 8S 8H", "V5.2"),
        ("meld 2C * 4C", "V5.6"),
        ("discard *", "V5.12"),
        ("discard 9D", "V5.1"),
        ("return", "V5.9"),
        ("pass", "V5.1"),
    ],
)
def test_V5_4_other_illegal_acts_are_refused_in_both_modes(act: str, clause: str) -> None:
    """Only a failed opening is handled differently in strict mode."""
    own = "2C 3C 4C KC KS KH QS 5H 7H *"
    for mode in ("strict", "assist"):
        table = a_table(own, (2, "4H *5H 6H"), mode=mode)
        assert refused(table.play("1 draw stock", f"1 {act}"))[1] == clause


def test_V5_4_a_wrong_meld_of_an_opened_player_is_refused() -> None:
    """Only an opening can fail. Strict mode refuses any later wrong meld."""
    table = at_table("verband", hands=[OWN, *OTHERS], opened=[1], mode="strict")
    assert refused(table.play("1 draw stock", "1 meld QS 7D 8D"))[1] == "V5.5"
    assert refused(table.play("1 draw stock", "1 meld 2C 3C"))[1] == "V5.5"


def test_V5_4_assist_mode_refuses_wrong_melds_and_low_openings() -> None:
    table = a_table(mode="assist")
    assert refused(table.play("1 draw stock", *FORTY, "1 meld QS 7D 8D"))[1] == "V5.5"
    facts = {"have": "39", "need": "40"}
    assert refused(table.play("1 draw stock", *SHORT, "1 discard 8D")) == (4, "V5.2", facts)


def test_V5_4_a_turn_ends_without_a_discard_after_a_wrong_meld_of_jokers() -> None:
    """The jokers go back to the hand and cannot be discarded, so the player may pass."""
    table = at_table(
        "verband",
        hands=["* *", "2D 3D 9S", "2H 3H 9H"],
        open="2S",
        stock="* 4D 5D",
        mode="strict",
    )
    tried = table.play("1 draw stock", "1 meld * * *", "1 pass")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("* * *", 2)
