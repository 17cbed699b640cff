"""turnier: melds after the opening, laying off, and swapping jokers (T9)."""

from __future__ import annotations

import pytest

from tests.support.table import Position, at_table, hand, refused, table_melds


def table_with(own: str, *melds: tuple[int, str]) -> Position:
    """Return a table where seat 1 has opened and is to move."""
    return at_table(
        "turnier",
        hands=[own, "2D 3D 9C", "4D 5D 9D"],
        stock="QD QD JD JD",
        table=melds,
        opened=[1],
    )


def test_T9_an_opened_player_lays_any_number_of_melds_of_any_value() -> None:
    tried = table_with("2C 3C 4C 3S 3H 3D AH 2H * KS 8S").play(
        "1 draw stock", "1 meld 2C 3C 4C", "1 meld 3S 3H 3D", "1 meld AH 2H *3H", "1 discard 8S"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["2C 3C 4C", "3S 3H 3D", "AH 2H *3H"]
    assert hand(tried, 1) == "KS QD"


@pytest.mark.parametrize("owner", [1, 2, 3])
@pytest.mark.parametrize(
    ("cards", "meld", "shown"),
    [
        ("7H", "4H 5H 6H", "4H 5H 6H 7H"),
        ("7H 8H 9H", "4H 5H 6H", "4H 5H 6H 7H 8H 9H"),
        ("7D", "7C 7S 7H", "7C 7S 7H 7D"),
    ],
)
def test_T9_an_opened_player_lays_off_onto_any_meld(
    cards: str, meld: str, shown: str, owner: int
) -> None:
    """The player may also add to their own earlier melds. A meld keeps its owner."""
    table = table_with(f"{cards} KS 8S", (owner, meld))
    planned = table.play("1 draw stock", f"1 add {cards} to 1")
    assert planned.draft is not None
    assert planned.draft.table[0].owner == owner
    tried = table.play("1 draw stock", f"1 add {cards} to 1", "1 discard 8S")
    assert tried.refused is None
    assert table_melds(tried) == [shown]
    assert tried.state.table[0].owner == owner
    assert hand(tried, 1) == "KS QD"


@pytest.mark.parametrize(
    ("cards", "meld"),
    [
        ("8H", "4H 5H 6H"),
        ("7C", "4H 5H 6H"),
        ("5H", "4H 5H 6H"),
        ("5H", "4H *5H 6H"),
        ("8D", "7C 7S 7H"),
        ("7H 9H", "4H 5H 6H"),
    ],
)
def test_T9_a_card_that_does_not_fit_is_refused(cards: str, meld: str) -> None:
    """The result must be a longer valid meld."""
    tried = table_with(f"{cards} KS 8S", (2, meld)).play("1 draw stock", f"1 add {cards} to 1")
    assert refused(tried) == (2, "T9", {"meld": meld})
    assert table_melds(tried) == [meld]


@pytest.mark.parametrize("act", ["add 7H to 2", "add 7H to 0", "swap 7H in 2"])
def test_T9_laying_off_or_swapping_at_a_missing_meld_is_refused(act: str) -> None:
    tried = table_with("7H KS 8S", (2, "4H 5H 6H")).play("1 draw stock", f"1 {act}")
    number, clause, facts = refused(tried)
    assert (number, clause) == (2, "T9")
    assert facts["meld"] == act[-1]


def test_T9_cards_may_be_added_to_a_meld_of_this_turn() -> None:
    tried = table_with("7C 8C 9C TC KS 8S", (2, "4H 5H 6H")).play(
        "1 draw stock", "1 meld 7C 8C 9C", "1 add TC to 2", "1 discard 8S"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["4H 5H 6H", "7C 8C 9C TC"]


@pytest.mark.parametrize("owner", [1, 2, 3])
@pytest.mark.parametrize(
    ("card", "meld", "after"),
    [
        ("5H", "4H *5H 6H", "4H 5H 6H"),
        ("4H", "*4H 5H 6H", "4H 5H 6H"),
        ("AH", "KH *AH 2H", "KH AH 2H"),
        ("7D", "7C 7S 7H *", "7C 7S 7H 7D"),
        ("7S", "7C 7H 7D *", "7C 7S 7H 7D"),
    ],
)
def test_T9_the_card_a_joker_stands_for_takes_its_place(
    card: str, meld: str, after: str, owner: int
) -> None:
    """The joker leaves the run or full set. It must be placed and does not enter the hand."""
    tried = table_with(f"{card} KS 8S", (owner, meld)).play("1 draw stock", f"1 swap {card} in 1")
    assert tried.refused is None
    assert tried.draft is not None
    assert table_melds(tried) == [after]
    assert tried.draft.table[0].owner == owner
    assert tried.draft.holding.pending == 1
    assert sorted(hand(tried, 1).split()) == sorted(["KS", "8S", "QD"])


@pytest.mark.parametrize(
    ("card", "meld"),
    [
        ("7H", "4H *5H 6H"),
        ("5C", "4H *5H 6H"),
        ("5H", "4H 5H 6H"),
        ("7C", "7C 7S 7H *"),
        ("8D", "7C 7S 7H *"),
        ("7D", "7C 7S 7H"),
    ],
)
def test_T9_a_card_the_joker_does_not_stand_for_is_not_swapped(card: str, meld: str) -> None:
    """Swapping a card into a meld without a joker is refused too."""
    tried = table_with(f"{card} KS 8S", (2, meld)).play("1 draw stock", f"1 swap {card} in 1")
    assert refused(tried) == (2, "T9", {"card": card, "meld": meld})


def test_T9_a_joker_in_a_set_is_swapped_only_when_the_set_is_full() -> None:
    """With three cards the swap is refused. After the fourth card is added, the swap is allowed."""
    table = table_with("7H 7D KS 8S", (2, "7C 7S *"), (2, "4C 5C 6C"))
    early = table.play("1 draw stock", "1 swap 7D in 1")
    assert refused(early) == (2, "T9", {"have": "3", "need": "4"})
    tried = table.play(
        "1 draw stock", "1 add 7H to 1", "1 swap 7D in 1", "1 add *7C to 2", "1 discard 8S"
    )
    assert tried.refused is None
    assert table_melds(tried) == ["7C 7S 7H 7D", "4C 5C 6C *7C"]


@pytest.mark.parametrize(
    ("place", "melds"),
    [
        ("add *7H to 1", ["4H 5H 6H *7H", "9C 9S 9H"]),
        ("add *3H to 1", ["*3H 4H 5H 6H", "9C 9S 9H"]),
        ("add * to 2", ["4H 5H 6H", "9C 9S 9H *"]),
        ("meld KC KS *", ["4H 5H 6H", "9C 9S 9H", "KC KS *"]),
    ],
)
def test_T9_a_swapped_joker_is_placed_in_the_same_turn(place: str, melds: list[str]) -> None:
    """The joker may be melded or laid off wherever it fits."""
    table = table_with("5H KC KS 8S", (2, "4H *5H 6H"), (3, "9C 9S 9H"))
    tried = table.play("1 draw stock", "1 swap 5H in 1", f"1 {place}", "1 discard 8S")
    assert tried.refused is None
    assert table_melds(tried) == melds
    assert tried.state.pending == 0
    assert "*" not in hand(tried, 1)


@pytest.mark.parametrize("end", ["discard 8S", "pass"])
def test_T9_a_turn_does_not_end_before_a_swapped_joker_is_placed(end: str) -> None:
    tried = table_with("5H KS 8S", (2, "4H *5H 6H")).play(
        "1 draw stock", "1 swap 5H in 1", f"1 {end}"
    )
    assert refused(tried) == (3, "T9", {"jokers": "1"})


def test_T9_the_open_card_is_not_returned_before_the_swapped_joker_is_placed() -> None:
    """After a swap with a hand card, the joker must be placed before the open card goes back."""
    table = table_with("5H KS 8S", (2, "4H *5H 6H"))
    tried = table.play("1 draw open", "1 swap 5H in 1", "1 return")
    assert refused(tried) == (3, "T9", {"jokers": "1"})
    placed = table.play("1 draw open", "1 swap 5H in 1", "1 add *7H to 1", "1 return")
    assert placed.refused is None
    assert (table_melds(placed), hand(placed, 1)) == (["4H 5H 6H *7H"], "8S KS")


def test_T9_a_swapped_joker_never_enters_the_hand() -> None:
    """The joker therefore cannot be discarded."""
    tried = table_with("5H KS 8S", (2, "4H *5H 6H")).play(
        "1 draw stock", "1 swap 5H in 1", "1 discard *"
    )
    number, clause, _ = refused(tried)
    assert (number, clause) == (3, "T4b")


def test_T9_laying_a_joker_places_the_swapped_one_first() -> None:
    """A joker that the player already held stays in the hand."""
    tried = table_with("5H * KS 8S", (2, "4H *5H 6H")).play(
        "1 draw stock", "1 swap 5H in 1", "1 add *7H to 1", "1 discard 8S"
    )
    assert tried.refused is None
    assert hand(tried, 1) == "KS QD *"


def test_T9_every_swapped_joker_must_be_placed() -> None:
    """After two swaps two jokers must be placed."""
    table = table_with("5H 5C KS 8S", (2, "4H *5H 6H"), (3, "4C *5C 6C"))
    swaps = ["1 draw stock", "1 swap 5H in 1", "1 swap 5C in 2"]
    assert refused(table.play(*swaps, "1 discard 8S")) == (4, "T9", {"jokers": "2"})
    one = table.play(*swaps, "1 add *7H to 1", "1 discard 8S")
    assert refused(one) == (5, "T9", {"jokers": "1"})
    both = table.play(*swaps, "1 add *7H to 1", "1 add *7C to 2", "1 discard 8S")
    assert both.refused is None
    assert table_melds(both) == ["4H 5H 6H *7H", "4C 5C 6C *7C"]


def test_T9_swapping_in_sets_of_three_is_an_option() -> None:
    table = at_table(
        "turnier",
        hands=["7D KS 8S", "2D 3D", "4D 5D"],
        table=[(2, "7C 7S *")],
        opened=[1],
        options={"joker_swap": "all_melds"},
    )
    tried = table.play("1 draw stock", "1 swap 7D in 1", "1 add * to 1", "1 discard 8S")
    assert tried.refused is None
    assert table_melds(tried) == ["7C 7S 7D *"]
