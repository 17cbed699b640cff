"""turnier: openings can fail in strict mode (T6). Other refusals are the same as in assist mode."""

from __future__ import annotations

import pytest

from romme.engine.errors import Illegal
from romme.engine.state import Ending
from tests.support.table import Position, at_table, hand, open_pile, outcome, refused, table_melds

OTHERS = ["6S 7S 8S", "4H *5H 6H"]
FORTY = "1 meld TC TS TH TD"


def table_with(
    own: str, *, open_card: str = "9S", opened: bool = False, mode: str = "strict"
) -> Position:
    """Return a position with seat 1 to move and two melds of seat 2 on the table.

    Seat 1 holds `own`, and `open_card` is on top of the open pile.
    """
    return at_table(
        "turnier",
        hands=[own, "2D 3D 9C", "4D 5D 9D"],
        open=f"2C {open_card}",
        stock="QD QD JD",
        table=[(2, meld) for meld in OTHERS],
        opened=[1] if opened else [],
        mode=mode,
    )


def held(text: str) -> list[str]:
    return sorted(text.split())


def test_T4a_an_opening_without_the_taken_card_is_refused_as_in_assist() -> None:
    """The melds are valid and worth 40 points, so the opening has not failed."""
    for mode in ("strict", "assist"):
        tried = table_with("TC TS TH TD 8D 8C", mode=mode).play(
            "1 draw open", FORTY, "1 discard 8D"
        )
        assert refused(tried) == (3, "T4a", {"card": "9S", "laid": "1"})


@pytest.mark.parametrize(
    ("own", "moves"),
    [
        ("KC KS KH 8D", ["1 meld KC KS KH"]),
        ("KC KS KH 2C 3C 4C 8D", ["1 meld KC KS KH", "1 meld 2C 3C 4C"]),
        ("2C 3C 4C 5C 8D", ["1 meld 2C 3C 4C", "1 add 5C to 3"]),
        ("TC TS 9H 8D", ["1 meld TC TS 9H"]),
        ("KC KS KH 2C 3C 5C 8D", ["1 meld KC KS KH", "1 meld 2C 3C 5C"]),
        ("KC KS KH 2C 3C 5C 8D", ["1 meld 2C 3C 5C", "1 meld KC KS KH"]),
        ("TC TS * * 8D", ["1 meld TC TS * *"]),
    ],
)
def test_T6_a_failed_opening_goes_back_and_the_turn_ends(own: str, moves: list[str]) -> None:
    """If the valid melds have fewer than 40 points, all laid cards go back to the hand."""
    table = table_with(f"{own} 8C")
    tried = table.play("1 draw stock", *moves, "1 discard 8D")
    assert tried.refused is None
    assert table_melds(tried) == OTHERS
    assert held(hand(tried, 1)) == held(f"{own.removesuffix(' 8D')} 8C QD")
    assert 1 not in tried.state.opened
    assert open_pile(tried) == "2C 9S 8D"
    assert (tried.state.turn, tried.state.outcome) == (2, None)


@pytest.mark.parametrize("wrong", ["9C 9C 9H", "2H 3H 5H", "KC KS * *", "QC QH"])
def test_T6_only_wrong_melds_go_back_if_the_valid_ones_make_40(wrong: str) -> None:
    """The valid melds open, whether they were laid before or after the wrong meld."""
    own = f"TC TS TH TD {wrong} 8D"
    for moves in ([FORTY, f"1 meld {wrong}"], [f"1 meld {wrong}", FORTY]):
        table = at_table(
            "turnier",
            hands=[own, "2D 3D", "4D 5D"],
            stock="JD JD",
            mode="strict",
        )
        tried = table.play("1 draw stock", *moves, "1 discard 8D")
        assert tried.refused is None
        assert table_melds(tried) == ["TC TS TH TD"]
        assert held(hand(tried, 1)) == held(f"{wrong} JD")
        assert 1 in tried.state.opened
        assert (str(tried.state.open_pile[-1]), tried.state.turn) == ("8D", 2)


def test_T6_a_card_of_a_wrong_meld_may_be_the_discard() -> None:
    """The wrong meld goes back to the hand before the discard."""
    tried = table_with("TC TS TH TD 9C 9H 8D").play(
        "1 draw stock", FORTY, "1 meld 9C 9H 8D", "1 discard 9H"
    )
    assert tried.refused is None
    assert held(hand(tried, 1)) == held("9C 8D QD")
    assert table_melds(tried) == [*OTHERS, "TC TS TH TD"]


@pytest.mark.parametrize("end", ["discard 8D", "return"])
@pytest.mark.parametrize(
    "moves", [["1 meld 9C 9S 9H"], ["1 meld 9C 9S 8D"], ["1 meld 9S 9H *", "1 meld 9C KC 8C"]]
)
def test_T6_the_open_card_of_a_failed_opening_goes_back_to_the_pile(
    moves: list[str], end: str
) -> None:
    """The other cards go back to the hand and no card is discarded."""
    own = "9C 9H KC 8C * 8D"
    tried = table_with(own).play("1 draw open", *moves, f"1 {end}")
    assert tried.refused is None
    assert held(hand(tried, 1)) == held(own)
    assert table_melds(tried) == OTHERS
    assert open_pile(tried) == "2C 9S"
    assert (tried.state.taken, tried.state.turn) == (None, 2)
    assert 1 not in tried.state.opened


def test_T6_the_open_card_stays_in_valid_melds_of_40() -> None:
    """The card is part of the opening, so only the wrong meld goes back."""
    tried = table_with("TC TS TH 9C 9H 8D 8C", open_card="TD").play(
        "1 draw open", FORTY, "1 meld 9C 9H 8D", "1 discard 8D"
    )
    assert tried.refused is None
    assert table_melds(tried) == [*OTHERS, "TC TS TH TD"]
    assert held(hand(tried, 1)) == held("9C 9H 8C")
    assert open_pile(tried) == "2C 8D"


@pytest.mark.parametrize("end", ["discard 8C", "return"])
@pytest.mark.parametrize("wrong", ["9C 9S 8D", "9C 8D"])
@pytest.mark.parametrize("first", ["right", "wrong"])
def test_T6_valid_melds_of_40_stay_when_the_open_card_goes_back(
    end: str, wrong: str, first: str
) -> None:
    """An open card in the wrong meld, or an unused one, goes back and the turn ends (T4c)."""
    melds = [FORTY, f"1 meld {wrong}"] if first == "right" else [f"1 meld {wrong}", FORTY]
    tried = table_with("TC TS TH TD 9C 8D 8C").play("1 draw open", *melds, f"1 {end}")
    assert tried.refused is None
    assert table_melds(tried) == [*OTHERS, "TC TS TH TD"]
    assert held(hand(tried, 1)) == held("9C 8D 8C")
    assert open_pile(tried) == "2C 9S"
    assert 1 in tried.state.opened
    assert (tried.state.taken, tried.state.turn) == (None, 2)


def test_T6_melds_below_40_go_back_with_the_open_card_of_a_wrong_meld() -> None:
    """The valid melds do not reach 40 points without the wrong meld, so all melds go back."""
    own = "KC KS KH 9C 8D 8C"
    tried = table_with(own).play("1 draw open", "1 meld KC KS KH", "1 meld 9C 9S 8D", "1 return")
    assert tried.refused is None
    assert (table_melds(tried), open_pile(tried)) == (OTHERS, "2C 9S")
    assert held(hand(tried, 1)) == held(own)
    assert 1 not in tried.state.opened


def test_T6_lay_offs_stay_with_valid_melds_of_40_when_the_open_card_goes_back() -> None:
    """Lay-offs after reaching 40 points do not depend on the wrong meld."""
    tried = table_with("TC TS TH TD 9C 7H 8D 8C").play(
        "1 draw open", FORTY, "1 add 7H to 2", "1 meld 9C 9S 8D", "1 return"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["6S 7S 8S", "4H *5H 6H 7H", "TC TS TH TD"]
    assert (held(hand(tried, 1)), open_pile(tried)) == (held("9C 8D 8C"), "2C 9S")


def test_T9_a_swapped_joker_must_be_placed_before_the_open_card_goes_back() -> None:
    table = table_with("TC TS TH TD 9C 5H 8D 8C")
    laid = ("1 draw open", FORTY, "1 swap 5H in 2", "1 meld 9C 9S 8D")
    for end in ("1 return", "1 discard 8C"):
        assert refused(table.play(*laid, end)) == (5, "T9", {"jokers": "1"})
    assert table.play(*laid, "1 add *7H to 2", "1 return").refused is None


def test_T4d_a_twin_in_a_valid_meld_of_40_counts_as_the_taken_card() -> None:
    """Laying one of two identical cards uses the taken card, so the turn ends with a discard."""
    table = table_with("TC TS TH TD 9C 8D 8C", open_card="TD")
    laid = ("1 draw open", "1 meld 9C 8D TD", FORTY)
    tried = table.play(*laid, "1 discard 8C")
    assert tried.refused is None
    assert table_melds(tried) == [*OTHERS, "TC TS TH TD"]
    assert (held(hand(tried, 1)), open_pile(tried)) == (held("TD 9C 8D"), "2C 8C")
    assert refused(table.play(*laid, "1 return"))[:2] == (4, "T4c")


def test_T10_a_meld_that_would_leave_no_discard_goes_back_with_the_wrong_one() -> None:
    """A valid meld that would empty the hand goes back, because finishing needs a discard."""
    tried = table_with("TC TS TH TD KC KS KH").play(
        "1 draw open", "1 meld 9S", FORTY, "1 meld KC KS KH", "1 return"
    )
    assert tried.refused is None
    assert table_melds(tried) == [*OTHERS, "TC TS TH TD"]
    assert (held(hand(tried, 1)), open_pile(tried)) == (held("KC KS KH"), "2C 9S")


def test_T8_a_turn_ends_without_a_discard_when_only_jokers_come_back() -> None:
    """Cards of a wrong meld cannot be laid again in the same turn, so the player may pass."""
    table = at_table(
        "turnier",
        hands=["TC TS TH TD *", "2D 3D 9C", "4D 5D 9D"],
        stock="* QD",
        table=[(2, meld) for meld in OTHERS],
        mode="strict",
    )
    laid = ("1 draw stock", FORTY, "1 meld * *")
    assert refused(table.play(*laid, "1 discard *"))[:2] == (4, "T4a")
    tried = table.play(*laid, "1 pass")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("* *", 2)


@pytest.mark.parametrize(
    ("moves", "clause", "facts"),
    [
        (["1 meld KC KS KH", "1 discard *"], "T4a", {"card": "*"}),
        (["1 meld KC KS KH", "1 discard AD"], "T4a", {"card": "AD"}),
        (["1 meld KC KS KH", "1 add 9S to 1"], "T6", {"have": "30", "need": "40"}),
        (["1 meld KC KS KH", "1 swap 5H in 2"], "T6", {"have": "30", "need": "40"}),
        (["1 meld KC KS AD"], "T6", {"card": "AD"}),
        (["1 meld KC * KS 5H 9S 8D AD"], "T6", {"card": "AD"}),
    ],
)
def test_T6_other_illegal_acts_of_an_opening_are_refused_in_both_modes(
    moves: list[str], clause: str, facts: dict[str, str]
) -> None:
    """Discarding a joker, melding cards not in hand and laying off below 40 are refused."""
    for mode in ("strict", "assist"):
        table = table_with("KC KS KH 9S 5H * 8D", mode=mode)
        assert refused(table.play("1 draw stock", *moves)) == (len(moves) + 1, clause, facts)


@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        (["1 draw stock", "1 meld KC KS 8D"], "T8"),
        (["1 draw stock", "1 add 8D to 1"], "T9"),
        (["1 draw stock", "1 add 8D to 7"], "T9"),
        (["1 draw stock", "1 discard *"], "T8"),
        (["1 draw stock", "1 swap 5H in 2", "1 discard 8D"], "T9"),
        (["1 draw open", "1 discard 8D"], "T4c"),
        (["1 draw open", "1 add 9S to 1", "1 add TS to 1", "1 discard 8D"], "T10"),
        (["1 draw stock", "1 draw stock"], "T4b"),
        (["2 draw stock"], "T3"),
    ],
)
def test_T6_illegal_acts_after_the_opening_are_refused_in_both_modes(
    moves: list[str], clause: str
) -> None:
    """Only an opening can fail. Once a player has opened, an invalid meld is refused."""
    for mode in ("strict", "assist"):
        table = table_with("KC KS 9S 5H * 8D", open_card="TS", opened=True, mode=mode)
        number, named, _ = refused(table.play(*moves))
        assert (number, named) == (len(moves), clause)


def test_T6_assist_mode_refuses_wrong_melds_and_low_openings() -> None:
    """Only strict tables have failed openings."""
    table = table_with("KC KS KH 9C 9H 8D", mode="assist")
    assert refused(table.play("1 draw stock", "1 meld 9C 9H 8D"))[:2] == (2, "T8")
    low = table.play("1 draw stock", "1 meld KC KS KH", "1 discard 8D")
    assert refused(low) == (3, "T6", {"have": "30", "need": "40"})


def test_T6_strict_mode_takes_nothing_back() -> None:
    """Only assist mode allows a player to take back steps."""
    laid = table_with("KC KS KH 8D").play("1 draw stock", "1 meld KC KS KH")
    assert laid.draft is not None
    with pytest.raises(Illegal) as caught:
        laid.draft.take_back()
    assert caught.value.clause.value == "T6"
    helped = table_with("KC KS KH 8D", mode="assist").play("1 draw stock", "1 meld KC KS KH")
    assert helped.draft is not None
    back = helped.draft.take_back()
    assert held(" ".join(map(str, back.holding.hand))) == held("KC KS KH 8D QD")
    assert [str(meld.meld) for meld in back.table] == OTHERS


def test_T8_an_unnamed_joker_is_refused_in_strict_mode_too() -> None:
    """A meld with an unnamed joker is ambiguous, so it is refused and does not fail the opening."""
    tried = table_with("4C * 6C 8D").play("1 draw stock", "1 meld 4C * 6C")
    assert refused(tried)[:2] == (2, "T8")


def test_T10_a_hand_romme_under_40_is_no_failed_opening() -> None:
    """A Hand-Rommé does not need 40 points, not even in strict mode."""
    tried = table_with("2C 3C 4C").play("1 draw stock", "1 meld 2C 3C 4C", "1 discard QD")
    ended = outcome(tried)
    assert (ended.ending, ended.winner) == (Ending.HAND, 1)


def test_T10_a_hand_romme_with_a_wrong_meld_is_a_failed_opening() -> None:
    """The wrong meld goes back, so the game is not finished."""
    tried = table_with("2C 3C 4C 9C 9H 8D").play(
        "1 draw stock", "1 meld 2C 3C 4C", "1 meld 9C 9H 8D", "1 discard QD"
    )
    assert tried.refused is None
    assert tried.state.outcome is None
    assert held(hand(tried, 1)) == held("2C 3C 4C 9C 9H 8D")
    assert table_melds(tried) == OTHERS


def four_kings(open_pile: str, stock: str) -> Position:
    """Return a strict table where seat 1 holds four kings, worth 40 points, and no other card."""
    return at_table(
        "turnier",
        hands=["KC KS KH KD", "2D 3D 9S", "2H 3H 9H"],
        open=open_pile,
        stock=f"{stock} 4D 5D 6D JD",
        mode="strict",
    )


def test_T6_a_card_that_came_back_may_be_the_last_discard() -> None:
    """A wrong meld of one card goes back. Discarding that card makes a Hand-Rommé (T10)."""
    table = four_kings("2S", "5H")
    tried = table.play("1 draw stock", "1 meld 5H", "1 meld KC KS KH KD", "1 discard 5H")
    assert (outcome(tried).ending, outcome(tried).winner) == (Ending.HAND, 1)
    assert outcome(tried).scores == (8, 0, 0)


@pytest.mark.parametrize("end", ["1 return", "1 discard KC"])
def test_T6_valid_melds_that_leave_no_discard_go_back_too(end: str) -> None:
    """Once the open card is back on the pile, the valid melds would leave no card to discard."""
    tried = four_kings("2S 5H", "JC").play("1 draw open", "1 meld 5H", "1 meld KC KS KH KD", end)
    assert tried.refused is None
    assert hand(tried, 1) == "KC KS KH KD"
    assert table_melds(tried) == []
    assert open_pile(tried) == "2S 5H"
    assert (tried.state.turn, 1 in tried.state.opened) == (2, False)


def test_T6_the_card_named_as_discard_must_be_in_hand() -> None:
    """The named card is checked even if the open card goes back and nothing is discarded."""
    table = table_with("KC KS KH 8D", open_card="TD")
    tried = table.play("1 draw open", "1 meld KC KS KH", "1 discard AC")
    assert refused(tried) == (3, "T4a", {"card": "AC"})
