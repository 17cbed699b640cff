"""turnier: sets, runs and the jokers in them (T8)."""

from __future__ import annotations

import pytest

from romme.notation.replaying import Replay
from tests.support.table import as_held, at_table, hand, refused, table_melds


def laid(cards: str, **options: str) -> Replay:
    """Return the replay of a draw and a meld of these cards by a player who has opened."""
    held = as_held(cards)
    table = at_table(
        "turnier",
        hands=[f"{held} 8S KS", "2D 3D", "4D 5D"],
        stock="9D 9D",
        opened=[1],
        options=options,
    )
    return table.play("1 draw stock", f"1 meld {cards}")


def added(cards: str, meld: str) -> Replay:
    """Return the replay of a draw and a lay-off of these cards onto another player's meld."""
    held = as_held(cards)
    table = at_table(
        "turnier",
        hands=[f"{held} 8S KS", "2D 3D", "4D 5D"],
        stock="9D 9D",
        table=[(2, meld)],
        opened=[1],
    )
    return table.play("1 draw stock", f"1 add {cards} to 1")


@pytest.mark.parametrize(
    ("cards", "shown"),
    [("7C 7S 7H", "7C 7S 7H"), ("7D 7H 7C", "7C 7H 7D"), ("AD AC AH AS", "AC AS AH AD")],
)
def test_T8_a_set_has_three_or_four_cards_of_one_rank(cards: str, shown: str) -> None:
    """The cards may be named in any order and are shown sorted by suit."""
    tried = laid(cards)
    assert table_melds(tried) == [shown]
    assert hand(tried, 1) == "8S KS 9D"


@pytest.mark.parametrize(
    "cards",
    [
        "7C 7S",
        "7C 7C 7S",
        "7C 7S 7H 7H",
        "7C 7S 8H",
        "7C 7S 7H 7D *",
        "7C 7S 7H 7D 7D",
    ],
)
def test_T8_a_set_with_a_suit_twice_or_of_another_size_is_refused(cards: str) -> None:
    """Two cards, five cards, a suit twice or two ranks do not make a set."""
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("TC JC QC", "TC JC QC"),
        ("QC TC JC", "TC JC QC"),
        ("2C 3C 4C 5C 6C", "2C 3C 4C 5C 6C"),
        ("QH KH AH", "QH KH AH"),
        ("AH 3H 2H", "AH 2H 3H"),
    ],
)
def test_T8_a_run_has_three_or_more_consecutive_cards_of_one_suit(cards: str, shown: str) -> None:
    """An ace may follow the king or precede the two."""
    assert table_melds(laid(cards)) == [shown]


@pytest.mark.parametrize(
    "cards",
    ["5C 6C", "4C 5S 6C", "4C 5C 7C", "4C 4C 5C 6C", "QH KH 2H", "KH AH 3H", "KH KH AH 2H"],
)
def test_T8_a_run_with_a_gap_a_second_suit_or_a_rank_twice_is_refused(cards: str) -> None:
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("KH AH 2H", "KH AH 2H"),
        ("2H AH KH", "KH AH 2H"),
        ("3H 2H AH KH QH", "QH KH AH 2H 3H"),
        ("KH *AH 2H", "KH *AH 2H"),
        ("*KH AH 2H", "*KH AH 2H"),
    ],
)
def test_T8_a_run_may_go_around_the_corner(cards: str, shown: str) -> None:
    """A run may continue from the king to the ace and on to the two."""
    assert table_melds(laid(cards)) == [shown]


def test_T8_runs_around_the_corner_are_an_option() -> None:
    """With `ace_order = low_or_high`, an ace may only be the first or last card of a run."""
    number, clause, _ = refused(laid("KH AH 2H", ace_order="low_or_high"))
    assert (number, clause) == (2, "H.ace_order")
    assert table_melds(laid("QH KH AH", ace_order="low_or_high")) == ["QH KH AH"]


@pytest.mark.parametrize(
    ("card", "meld", "shown"),
    [
        ("3C", "4C 5C 6C", "3C 4C 5C 6C"),
        ("7C", "4C 5C 6C", "4C 5C 6C 7C"),
        ("3C 7C", "4C 5C 6C", "3C 4C 5C 6C 7C"),
        ("AH", "JH QH KH", "JH QH KH AH"),
        ("2H", "QH KH AH", "QH KH AH 2H"),
        ("KH", "AH 2H 3H", "KH AH 2H 3H"),
    ],
)
def test_T8_a_run_grows_at_both_ends(card: str, meld: str, shown: str) -> None:
    """A run may also grow around the corner."""
    assert table_melds(added(card, meld)) == [shown]


def test_T8_a_run_of_all_thirteen_ranks_does_not_grow() -> None:
    """Each rank occurs once, so the ace cannot be at both ends."""
    full = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert table_melds(added("KH", full.removesuffix(" KH"))) == [full]
    number, clause, _ = refused(added("AH", full))
    assert number == 2
    assert clause in {"T8", "T9"}  # no run (T8) and a card that does not fit (T9): both apply


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("7C 7S *", "7C 7S *"),
        ("7C *7S 7H", "7C 7H *"),
        ("7C 7S 7H *", "7C 7S 7H *"),
        ("7C 7S 7H *7D", "7C 7S 7H *"),
        ("4C *5C 6C", "4C *5C 6C"),
        ("*4C 5C 6C", "*4C 5C 6C"),
        ("6C *5C 4C", "4C *5C 6C"),
        ("4C *5C 6C *7C 8C", "4C *5C 6C *7C 8C"),
        ("3C *4C 5C *6C 7C *8C 9C", "3C *4C 5C *6C 7C *8C 9C"),
    ],
)
def test_T8_jokers_replace_any_card(cards: str, shown: str) -> None:
    """A joker in a run must be named as a card. In a set it stands for any missing suit."""
    assert table_melds(laid(cards)) == [shown]


@pytest.mark.parametrize(
    "cards",
    ["7C * *", "7C 7S * *", "4C *5C 6C *7C", "*4C 5C *6C", "* * *", "*4C *5C *6C"],
)
def test_T8_jokers_are_fewer_than_natural_cards(cards: str) -> None:
    """Of three or four cards at most one may be a joker, and of five at most two."""
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize("cards", ["4C *5C *6C 7C 8C", "4C 5C 6C *7C *8C", "QC *KC *AC 2C 3C"])
def test_T8_two_jokers_never_lie_side_by_side(cards: str) -> None:
    """Adjacent jokers are refused even if most cards are natural, and also around the corner."""
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize("cards", ["4C * 6C", "4C 5C *", "4C *5C 6C * 8C"])
def test_T8_an_unnamed_joker_in_a_run_is_refused(cards: str) -> None:
    """The joker must be named even if it could stand for only one card."""
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize("cards", ["7C 7S *8H", "7C 7S *7C", "4C 5C *7C", "4C 5C *5C", "4C 5C *6S"])
def test_T8_a_joker_named_as_a_wrong_card_is_refused(cards: str) -> None:
    """The joker must stand for a card that fits the meld and is not in it."""
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize(
    ("cards", "meld", "shown"),
    [
        ("*7C", "4C 5C 6C", "4C 5C 6C *7C"),
        ("*3C", "4C 5C 6C *7C", "*3C 4C 5C 6C *7C"),
        ("*7C 8C", "4C *5C 6C", "4C *5C 6C *7C 8C"),
        ("*", "7C 7S 7H", "7C 7S 7H *"),
        ("*7D", "7C 7S 7H", "7C 7S 7H *"),
        ("7H", "7C 7S *", "7C 7S 7H *"),
    ],
)
def test_T8_jokers_may_be_laid_off(cards: str, meld: str, shown: str) -> None:
    """The meld is checked after all cards of the move have been added."""
    assert table_melds(added(cards, meld)) == [shown]


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("*7C", "4C *5C 6C"),
        ("*", "7C 7S *"),
        ("*8C", "4C 5C 6C *7C"),
        ("*", "4C 5C 6C"),
        ("*", "7C 7S 7H 7D"),
        ("7D", "7C 7S 7H *"),
        ("7C", "7C 7S 7H"),
    ],
)
def test_T8_a_lay_off_whose_result_is_no_meld_is_refused(cards: str, meld: str) -> None:
    """Adjacent jokers, an unnamed joker, too many jokers and too large a set are refused."""
    number, clause, _ = refused(added(cards, meld))
    assert (number, clause) == (2, "T8")
    assert table_melds(added(cards, meld)) == [meld]


def test_T8_each_move_is_checked_separately() -> None:
    """A joker is refused on its own, although it would be legal together with a natural card."""
    table = at_table(
        "turnier",
        hands=["* 8C 8S KS", "2D 3D", "4D 5D"],
        table=[(2, "4C *5C 6C")],
        opened=[1],
    )
    singly = table.play("1 draw stock", "1 add *7C to 1")
    number, clause, _ = refused(singly)
    assert (number, clause) == (2, "T8")
    together = table.play("1 draw stock", "1 add *7C 8C to 1")
    assert table_melds(together) == ["4C *5C 6C *7C 8C"]


def test_T8_the_share_of_jokers_is_an_option() -> None:
    """With `joker_share = not_more`, up to half of a meld may be jokers, as in `verband`."""
    assert table_melds(laid("7C 7S * *", joker_share="not_more")) == ["7C 7S * *"]
    number, clause, _ = refused(laid("7C * *", joker_share="not_more"))
    assert (number, clause) == (2, "H.joker_share")
