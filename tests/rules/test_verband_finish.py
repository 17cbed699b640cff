"""verband: the ways to finish (V6.1, and the Hand-Rommé of T10, which verband shares)."""

from __future__ import annotations

import pytest

from romme.notation.replaying import Replay
from tests.support.table import Position, at_table, open_pile, outcome, refused, table_melds

OTHERS = ("2D 3D", "9H TS")
LOW = "AC 2C 3C 4C AS 2S 3S AH 2H 3H AD 2D 3D"
"""Thirteen cards that can all be laid and count 28."""
LOW_MELDS = ("1 meld AC 2C 3C 4C", "1 meld AS 2S 3S", "1 meld AH 2H 3H", "1 meld AD 2D 3D")
HIGH = "TC JC QC KC 4S 5S 6S 8C 8S 8H 9D TD"
HIGH_MELDS = ("1 meld TC JC QC KC", "1 meld 4S 5S 6S", "1 meld 8C 8S 8H")


def a_table(
    own: str,
    *melds: tuple[int, str],
    stock: str = "4D 5D",
    top: str = "9S",
    opened: tuple[int, ...] = (),
    mode: str = "assist",
) -> Position:
    """Return a table where seat 1 is about to draw, by default the 4D."""
    return at_table(
        "verband",
        hands=[own, *OTHERS],
        open=top,
        stock=stock,
        table=melds,
        opened=opened,
        mode=mode,
    )


def ended(tried: Replay) -> tuple[str, int | None, int | None]:
    """Return how the game ended, the winner and the rating points of seat 1."""
    result = outcome(tried)
    return result.ending.value, result.winner, result.scores[0]


def test_V6_1_laying_all_but_one_card_and_discarding_it_wins() -> None:
    """A player who has already opened makes a simple Rommé."""
    tried = a_table("4C 5C 6C 7H", (2, "4H 5H 6H"), opened=(1,)).play(
        "1 draw stock", "1 meld 4C 5C 6C", "1 add 7H to 1", "1 discard 4D"
    )
    assert ended(tried) == ("romme", 1, 5)
    assert tried.state.hands[0] == ()
    assert str(tried.state.open_pile[-1]) == "4D"
    assert table_melds(tried) == ["4H 5H 6H 7H", "4C 5C 6C"]


@pytest.mark.parametrize(
    ("own", "moves"),
    [
        ("4C 5C", ("1 meld 4C 5C 6C",)),
        ("7H 8H", ("1 add 7H to 1", "1 add 8H to 1", "1 add 6C to 2")),
        ("7H", ("1 add 6C to 2", "1 add 7H to 1")),
        ("*", ("1 add 6C to 2", "1 add *7H to 1")),
    ],
)
def test_V6_1_a_meld_or_lay_off_that_leaves_no_discard_is_refused(
    own: str, moves: tuple[str, ...]
) -> None:
    """A player who has opened must keep a card to discard."""
    table = a_table(own, (2, "4H 5H 6H"), (3, "6S 6H *"), stock="6C 5D", opened=(1,))
    assert refused(table.play("1 draw stock", *moves))[1] == "V6.1"


def test_V6_1_a_swap_that_leaves_no_discard_is_refused() -> None:
    """The swapped joker does not go into the hand, so it cannot be the discard."""
    table = a_table("7H", (2, "4H 5H 6H"), (3, "3D *4D 5D"), opened=(1,))
    moves = ("1 draw stock", "1 add 7H to 1", "1 swap 4D in 2")
    assert refused(table.play(*moves))[1] == "V6.1"


def test_V6_1_melding_all_cards_in_one_turn_is_a_superromme() -> None:
    """A player who has not opened needs neither a discard nor 40 points for a Superrommé."""
    tried = a_table(LOW).play("1 draw stock", *LOW_MELDS[:3], "1 meld AD 2D 3D 4D")
    assert ended(tried) == ("super", 1, 10)
    assert tried.state.hands[0] == ()
    assert open_pile(tried) == "9S"


@pytest.mark.parametrize("mode", ["assist", "strict"])
def test_V6_1_a_superromme_may_add_the_last_card_to_a_new_meld(mode: str) -> None:
    """Adding to a meld of the same turn counts as melding, in both modes."""
    tried = a_table(LOW, mode=mode).play("1 draw stock", *LOW_MELDS, "1 add 4D to 4")
    assert ended(tried) == ("super", 1, 10)


def test_V6_1_a_superromme_may_use_the_open_card() -> None:
    tried = a_table(LOW, top="4S").play("1 draw open", *LOW_MELDS, "1 add 4S to 2")
    assert ended(tried) == ("super", 1, 10)


def test_V6_1_a_superromme_has_no_lay_off() -> None:
    """A player who lays off onto another player's meld must keep a card to discard."""
    table = a_table(f"{HIGH} JD", (2, "4H 5H 6H"), stock="7H 5D")
    laid = ("1 draw stock", *HIGH_MELDS, "1 meld 9D TD JD")
    assert refused(table.play(*laid, "1 add 7H to 1"))[1] == "V6.1"
    before = ("1 draw stock", *HIGH_MELDS, "1 add 7H to 1")
    assert refused(table.play(*before, "1 meld 9D TD JD"))[1] == "V6.1"


def test_V6_1_a_superromme_has_no_swap() -> None:
    """A player who swaps a joker must keep a card to discard."""
    table = a_table(f"{HIGH} JD", (2, "4H *5H 6H"), stock="5H 5D")
    moves = ("1 draw stock", *HIGH_MELDS, "1 swap 5H in 1", "1 add *7H to 1")
    assert refused(table.play(*moves, "1 meld 9D TD JD"))[1] == "V6.1"


def test_V6_1_a_player_who_had_opened_makes_no_superromme() -> None:
    """A player who has opened must keep a card to discard."""
    table = a_table(LOW, opened=(1,))
    moves = ("1 draw stock", *LOW_MELDS, "1 add 4D to 4")
    assert refused(table.play(*moves))[1] == "V6.1"


@pytest.mark.parametrize("mode", ["assist", "strict"])
@pytest.mark.parametrize(("pile", "last"), [("stock", "4D"), ("open", "9S")])
def test_T10_verband_has_the_hand_romme(pile: str, last: str, mode: str) -> None:
    """A player who has not opened melds 13 cards and discards one, without needing 40 points."""
    tried = a_table(LOW, mode=mode).play(f"1 draw {pile}", *LOW_MELDS, f"1 discard {last}")
    assert ended(tried) == ("hand", 1, 8)
    assert str(tried.state.open_pile[-1]) == last


def test_T10_verband_allows_a_hand_romme_with_any_number_of_cards() -> None:
    """The player melds all cards but the discard in one turn."""
    tried = a_table("2C 3C 4C").play("1 draw stock", "1 meld 2C 3C 4C", "1 discard 4D")
    assert ended(tried) == ("hand", 1, 8)


def test_T10_a_hand_romme_may_discard_a_joker() -> None:
    tried = a_table(LOW, stock="* 5D").play("1 draw stock", *LOW_MELDS, "1 discard *")
    assert ended(tried) == ("hand", 1, 8)


def test_T10_melds_below_40_must_finish_the_game() -> None:
    """If a card is left after the discard, the turn is an ordinary opening and needs 40 points."""
    table = a_table(f"{LOW} KS")
    moves = ("1 draw stock", *LOW_MELDS, "1 discard 4D")
    assert refused(table.play(*moves)) == (6, "V5.2", {"have": "28", "need": "40"})


def test_T10_verband_rates_a_finish_after_an_opening_as_plain_romme() -> None:
    tried = a_table(LOW, opened=(1,)).play("1 draw stock", *LOW_MELDS, "1 discard 4D")
    assert ended(tried) == ("romme", 1, 5)


def test_T10_a_lay_off_makes_it_a_hand_romme_with_lay_offs() -> None:
    """The player opens with 40 points, lays off and finishes in the same turn."""
    tried = a_table(HIGH, (2, "6D 7D 8D"), stock="KS 5D").play(
        "1 draw stock", *HIGH_MELDS, "1 add 9D to 1", "1 add TD to 1", "1 discard KS"
    )
    assert ended(tried) == ("hand_laid_off", 1, 6)


def test_T10_a_swap_makes_it_a_hand_romme_with_lay_offs() -> None:
    tried = a_table(f"{HIGH} JD 5H", (2, "4H *5H 6H"), stock="KS 5D").play(
        "1 draw stock", *HIGH_MELDS, "1 swap 5H in 1", "1 meld 9D TD JD *QD", "1 discard KS"
    )
    assert ended(tried) == ("hand_laid_off", 1, 6)


def test_T10_a_hand_romme_with_lay_offs_needs_40() -> None:
    """Below 40 points no card is laid off, even if only the discard would be left."""
    table = a_table(f"{LOW} 7H", (2, "4H 5H 6H"))
    moves = ("1 draw stock", *LOW_MELDS, "1 add 7H to 1")
    assert refused(table.play(*moves)) == (6, "V5.2", {"have": "28", "need": "40"})


def test_T10_adding_to_new_melds_is_no_lay_off() -> None:
    """Adding a card to a meld of the same turn still gives a plain Hand-Rommé."""
    tried = a_table(LOW, stock="KS 5D").play(
        "1 draw stock", "1 meld 2C 3C 4C", "1 add AC to 1", *LOW_MELDS[1:], "1 discard KS"
    )
    assert ended(tried) == ("hand", 1, 8)
