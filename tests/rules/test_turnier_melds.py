"""turnier: sets, runs and the jokers in them (T8)."""

from __future__ import annotations

import pytest

from romme.notation.replaying import Replay
from tests.table import as_held, at_table, hand, lying, refused


def laid(cards: str, **options: str) -> Replay:
    """An opened player lays these cards as a meld."""
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
    """An opened player lays these cards off onto this meld of another."""
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
    """In whatever order they are laid, they lie by suits."""
    tried = laid(cards)
    assert lying(tried) == [shown]
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
def test_T8_no_set_with_a_suit_twice_or_of_another_size(cards: str) -> None:
    """Two cards, five cards, one suit twice or two ranks are no set."""
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
    """The ace stands after the king or before the two."""
    assert lying(laid(cards)) == [shown]


@pytest.mark.parametrize(
    "cards",
    ["5C 6C", "4C 5S 6C", "4C 5C 7C", "4C 4C 5C 6C", "QH KH 2H", "KH AH 3H", "KH KH AH 2H"],
)
def test_T8_no_run_with_a_gap_a_second_suit_or_a_rank_twice(cards: str) -> None:
    """What is not consecutive in one suit, each rank once, is no run."""
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
    """The ace after the king, also when the two follows."""
    assert lying(laid(cards)) == [shown]


def test_T8_the_corner_is_a_value_of_the_rule_set() -> None:
    """A club may let the ace stand at either end only."""
    number, clause, _ = refused(laid("KH AH 2H", ace_order="low_or_high"))
    assert (number, clause) == (2, "H.ace_order")
    assert lying(laid("QH KH AH", ace_order="low_or_high")) == ["QH KH AH"]


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
    """Also around the corner."""
    assert lying(added(card, meld)) == [shown]


def test_T8_a_run_of_all_thirteen_ranks_grows_no_more() -> None:
    """Each rank stands in a run once, the ace is not both its ends."""
    full = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert lying(added("KH", full.removesuffix(" KH"))) == [full]
    number, clause, _ = refused(added("AH", full))
    assert number == 2
    assert clause in {"T8", "T9"}  # no run any more, or a card that does not fit: both are said


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
    """In a run a joker says what it stands for, in a set it may, and is any suit missing."""
    assert lying(laid(cards)) == [shown]


@pytest.mark.parametrize(
    "cards",
    ["7C * *", "7C 7S * *", "4C *5C 6C *7C", "*4C 5C *6C", "* * *", "*4C *5C *6C"],
)
def test_T8_jokers_are_fewer_than_natural_cards(cards: str) -> None:
    """Of three or four cards one is a joker at most, of five two."""
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize("cards", ["4C *5C *6C 7C 8C", "4C 5C 6C *7C *8C", "QC *KC *AC 2C 3C"])
def test_T8_two_jokers_never_lie_side_by_side(cards: str) -> None:
    """Also where they are fewer than the natural cards, and also around the corner."""
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize("cards", ["4C * 6C", "4C 5C *", "4C *5C 6C * 8C"])
def test_T8_a_joker_in_a_run_says_what_it_stands_for(cards: str) -> None:
    """Without a name the meld is refused, even where only one card is possible."""
    number, clause, _ = refused(laid(cards))
    assert (number, clause) == (2, "T8")


@pytest.mark.parametrize("cards", ["7C 7S *8H", "7C 7S *7C", "4C 5C *7C", "4C 5C *5C", "4C 5C *6S"])
def test_T8_a_joker_that_says_a_wrong_card_spoils_the_meld(cards: str) -> None:
    """A joker stands for a card that the meld can have and does not have."""
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
    """What counts is the result of the move, several cards laid off at once included."""
    assert lying(added(cards, meld)) == [shown]


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
def test_T8_a_lay_off_makes_a_meld_again(cards: str, meld: str) -> None:
    """Too many jokers, jokers side by side, a joker unnamed, a set too large: all refused."""
    number, clause, _ = refused(added(cards, meld))
    assert (number, clause) == (2, "T8")
    assert lying(added(cards, meld)) == [meld]


def test_T8_each_move_is_judged_by_its_own_result() -> None:
    """A joker too many is refused, though the card that would make up for it is in the hand."""
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
    assert lying(together) == ["4C *5C 6C *7C 8C"]


def test_T8_the_share_of_jokers_is_a_value_of_the_rule_set() -> None:
    """A club may allow as many jokers as natural cards, as the association does."""
    assert lying(laid("7C 7S * *", joker_share="not_more")) == ["7C 7S * *"]
    number, clause, _ = refused(laid("7C * *", joker_share="not_more"))
    assert (number, clause) == (2, "H.joker_share")
