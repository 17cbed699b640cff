"""turnier: the card taken from the open pile (T4a to T4d)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.support.table import Position, at_table, hand, open_pile, refused, table_melds


def table_with(
    own: str,
    *,
    open_card: str = "9S",
    opened: Sequence[int] = (),
) -> Position:
    """Return a position with seat 1 to move and two melds of seat 2 on the table.

    Seat 1 holds `own`, and `open_card` is on top of the open pile.
    """
    return at_table(
        "turnier",
        hands=[own, "2D 3D 9C", "4D 5D 9D"],
        open=f"2C {open_card}",
        stock="2H 3H QH QD JD",
        table=[(2, "6S 7S 8S"), (2, "4H *5H 6H")],
        opened=opened,
    )


def test_T4a_a_card_from_the_stock_goes_into_the_hand() -> None:
    """A player who has not opened may then discard a card without laying any."""
    table = table_with("KS 8D 3C")
    drawn = table.play("1 draw stock")
    assert (hand(drawn, 1), drawn.state.taken) == ("3C KS 2H 8D", None)
    tried = table.play("1 draw stock", "1 discard 8D")
    assert tried.refused is None
    assert hand(tried, 1) == "3C KS 2H"
    assert open_pile(tried) == "2C 9S 8D"
    assert tried.state.turn == 2
    assert 1 not in tried.state.opened


def test_T4a_a_player_opens_with_the_open_card() -> None:
    """The open card may be part of an opening meld if another card is discarded."""
    tried = table_with("TC TS TH KS 8D", open_card="TD").play(
        "1 draw open", "1 meld TC TS TH TD", "1 discard 8D"
    )
    assert tried.refused is None
    assert table_melds(tried)[2] == "TC TS TH TD"
    assert (hand(tried, 1), tried.state.taken) == ("KS", None)
    assert 1 in tried.state.opened
    assert open_pile(tried) == "2C 8D"


def test_T4a_the_open_card_may_be_added_to_an_opening_meld() -> None:
    """Adding a card to a meld of the same turn counts as melding that card."""
    tried = table_with("TS JS QS KS 8D 3C").play(
        "1 draw open", "1 meld TS JS QS KS", "1 add 9S to 3", "1 discard 8D"
    )
    assert tried.refused is None
    assert table_melds(tried)[2] == "9S TS JS QS KS"


def test_T4a_the_open_card_may_replace_a_joker_in_an_opening_meld() -> None:
    """Once 40 points are laid, a card swapped into a new meld is part of the opening."""
    tried = table_with("TC TS TH * KS 8D", open_card="TD").play(
        "1 draw open", "1 meld TC TS TH *", "1 swap TD in 3", "1 add *9S to 1", "1 discard 8D"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["6S 7S 8S *9S", "4H *5H 6H", "TC TS TH TD"]
    assert hand(tried, 1) == "KS"


@pytest.mark.parametrize("moves", [[], ["1 meld TC TS TH TD"], ["1 meld TC TS TH"]])
def test_T4a_an_unopened_player_must_use_the_open_card_before_discarding(moves: list[str]) -> None:
    """No discard is allowed while the taken card is unused, even if 40 points are laid."""
    tried = table_with("TC TS TH TD KS 8D").play("1 draw open", *moves, "1 discard 8D")
    assert refused(tried) == (
        2 + len(moves),
        "T4a",
        {"card": "9S", "laid": str(len(moves))},
    )


@pytest.mark.parametrize(("open_card", "use"), [("9S", "add 9S to 1"), ("5H", "swap 5H in 2")])
def test_T4a_the_open_card_must_be_part_of_the_opening(open_card: str, use: str) -> None:
    """It is not enough to lay off the open card, or to swap it into another player's meld."""
    moves = ["1 draw open", "1 meld TC TS TH TD", f"1 {use}"]
    if use.startswith("swap"):
        moves.append("1 add *7H to 2")
    tried = table_with("TC TS TH TD KS 8D", open_card=open_card).play(*moves, "1 discard 8D")
    assert refused(tried) == (len(moves) + 1, "T4a", {"card": open_card, "laid": "1"})


def test_T4a_an_opening_without_the_taken_card_cannot_end_with_its_return() -> None:
    """A player who lays melds to open must use the taken card in the opening."""
    tried = table_with("TC TS TH TD KS 8D").play("1 draw open", "1 meld TC TS TH TD", "1 return")
    assert refused(tried) == (3, "T4a", {"card": "9S", "laid": "1"})


@pytest.mark.parametrize(
    ("own", "open_card", "moves", "melds"),
    [
        ("9C 9H KS 8D", "9S", ["1 meld 9C 9S 9H"], ["6S 7S 8S", "4H *5H 6H", "9C 9S 9H"]),
        ("KC KS 8D", "9S", ["1 add 9S to 1"], ["6S 7S 8S 9S", "4H *5H 6H"]),
        ("KC KS 8D", "5H", ["1 swap 5H in 2", "1 add *7H to 2"], ["6S 7S 8S", "4H 5H 6H *7H"]),
    ],
)
def test_T4b_an_opened_player_melds_lays_off_or_swaps_with_the_open_card(
    own: str, open_card: str, moves: list[str], melds: list[str]
) -> None:
    """Melding, laying off and swapping each count as using the open card."""
    table = table_with(own, open_card=open_card, opened=[1])
    tried = table.play("1 draw open", *moves, "1 discard 8D")
    assert tried.refused is None
    assert table_melds(tried) == melds
    assert tried.state.taken is None
    assert open_pile(tried) == "2C 8D"
    assert tried.state.turn == 2


def test_T4c_an_opened_player_must_use_the_open_card_before_discarding() -> None:
    """A player who cannot use the card has to return it instead of discarding."""
    tried = table_with("KC KS 8D", opened=[1]).play("1 draw open", "1 discard 8D")
    assert refused(tried) == (2, "T4c", {"card": "9S"})


@pytest.mark.parametrize("opened", [[], [1]])
@pytest.mark.parametrize("open_card", ["9S", "*"])
def test_T4c_returning_an_unused_card_ends_the_turn(open_card: str, opened: list[int]) -> None:
    """Nothing else is discarded, and the next player may take the returned card, even a joker."""
    table = table_with("KC KS 8D", open_card=open_card, opened=opened)
    tried = table.play("1 draw open", "1 return")
    assert tried.refused is None
    assert hand(tried, 1) == "KC KS 8D"
    assert open_pile(tried) == f"2C {open_card}"
    assert (tried.state.taken, tried.state.turn) == (None, 2)
    assert len(tried.state.stock) == 5
    following = table.play("1 draw open", "1 return", "2 draw open")
    assert str(following.state.taken) == open_card


def test_T4c_melds_of_an_opened_player_stay_when_the_card_goes_back() -> None:
    """After the opening, melds do not depend on the use of the open card."""
    tried = table_with("9C 9H 9D KS 8D", open_card="QC", opened=[1]).play(
        "1 draw open", "1 meld 9C 9H 9D", "1 return"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["6S 7S 8S", "4H *5H 6H", "9C 9H 9D"]
    assert hand(tried, 1) == "KS 8D"
    assert open_pile(tried) == "2C QC"
    assert tried.state.turn == 2


def test_T4c_only_an_unused_taken_card_can_be_returned() -> None:
    """After a draw from the stock, or once the card is used, the return is refused."""
    table = table_with("KC KS 8D", opened=[1])
    assert refused(table.play("1 draw stock", "1 return"))[:2] == (2, "T4c")
    used = table.play("1 draw open", "1 add 9S to 1", "1 return")
    assert refused(used) == (3, "T4c", {"card": "9S"})


def test_T4c_discarding_the_twin_does_not_use_the_taken_card() -> None:
    """Discarding an identical card from the hand does not return the taken card."""
    tried = table_with("9S KS 8D", opened=[1]).play("1 draw open", "1 discard 9S")
    assert refused(tried) == (2, "T4c", {"card": "9S"})


@pytest.mark.parametrize("opened", [[], [1]])
def test_T4d_the_open_card_never_enters_the_hand(opened: list[int]) -> None:
    """The card lies face up until it is used."""
    table = table_with("9C 9H KC KS 8D", opened=opened)
    drawn = table.play("1 draw open")
    assert (hand(drawn, 1), str(drawn.state.taken)) == ("9C KC KS 9H 8D", "9S")
    assert open_pile(drawn) == "2C"
    used = table.play("1 draw open", "1 meld 9C 9S 9H")
    assert used.draft is not None
    assert used.draft.holding.taken is None
    assert hand(used, 1) == "KC KS 8D"


def test_T4d_laying_other_cards_leaves_the_taken_one_unused() -> None:
    """Only laying the taken card or an identical one counts as use."""
    tried = table_with("9C 9H 9D KS 8D", opened=[1]).play("1 draw open", "1 meld 9C 9H 9D")
    assert tried.draft is not None
    assert str(tried.draft.holding.taken) == "9S"
    assert hand(tried, 1) == "KS 8D"


@pytest.mark.parametrize(
    ("own", "open_card", "opened", "lay"),
    [
        ("9S KS 8D", "9S", [1], "1 add 9S to 1"),
        ("9C 9S 9H KS 8D", "9S", [1], "1 meld 9C 9S 9H"),
        ("5H KS 8D", "5H", [1], "1 swap 5H in 2"),
        ("TC TS TH TD KS 8D", "TD", [], "1 meld TC TS TH TD"),
    ],
)
def test_T4d_laying_one_of_two_equal_cards_uses_the_taken_one(
    own: str, open_card: str, opened: list[int], lay: str
) -> None:
    """The identical card stays in the hand and may be discarded in the same turn."""
    table = table_with(own, open_card=open_card, opened=opened)
    moves = ["1 draw open", lay]
    if "swap" in lay:
        moves.append("1 add *7H to 2")
    before = table.play(*moves)
    assert before.draft is not None
    assert before.draft.holding.taken is None
    assert open_card in hand(before, 1).split()
    tried = table.play(*moves, f"1 discard {open_card}")
    assert tried.refused is None
    assert hand(tried, 1) == "KS 8D"


def test_T4d_a_taken_joker_is_used_before_the_one_in_the_hand() -> None:
    """The other joker stays in the hand."""
    table = table_with("TC TS TH KS *", open_card="*")
    tried = table.play("1 draw open", "1 meld TC TS TH *", "1 discard KS")
    assert tried.refused is None
    assert hand(tried, 1) == "*"
    assert table_melds(tried)[2] == "TC TS TH *"
