"""turnier: the indirect lay-off ("mauscheln"), and the last card in hand (T10)."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending
from tests.support.table import Position, at_table, hand, outcome, refused, table_melds


def table_with(
    own: str,
    open_card: str,
    *melds: tuple[int, str],
    options: dict[str, object] | None = None,
) -> Position:
    """Return a table where seat 1 has opened and is to move."""
    return at_table(
        "turnier",
        hands=[own, "2D 3D 9C", "4D 5D 9D"],
        open=f"2C {open_card}",
        stock="QD QD JD JD",
        table=melds or [(2, "5H 6H 7H")],
        opened=[1],
        options=options,
    )


INDIRECT = [
    ("8H", "9H", ["add 8H to 1", "add 9H to 1"], "5H 6H 7H"),
    ("8H", "9H", ["add 8H 9H to 1"], "5H 6H 7H"),
    ("*", "9H", ["add *8H to 1", "add 9H to 1"], "5H 6H 7H"),
    ("*", "9H", ["add *8H 9H to 1"], "5H 6H 7H"),
    ("4H", "3H", ["add 4H to 1", "add 3H to 1"], "5H 6H 7H"),
    ("8H", "*", ["add 8H to 1", "add *9H to 1"], "5H *6H 7H"),
]
"""Rows of a hand card, an open card that fits only after it, the moves, and a meld on the table."""


@pytest.mark.parametrize(("own", "open_card", "acts", "meld"), INDIRECT)
def test_T10_an_indirect_lay_off_may_finish(
    own: str, open_card: str, acts: list[str], meld: str
) -> None:
    """A player may take an open card that fits only after a hand card is laid, and win with it."""
    table = table_with(f"{own} KD", open_card, (2, meld))
    tried = table.play("1 draw open", *(f"1 {act}" for act in acts), "1 discard KD")
    ended = outcome(tried)
    assert (ended.ending, ended.winner) == (Ending.ROMME, 1)
    assert hand(tried, 1) == ""


@pytest.mark.parametrize(("own", "open_card", "acts", "meld"), INDIRECT)
def test_T10_an_indirect_lay_off_must_finish(
    own: str, open_card: str, acts: list[str], meld: str
) -> None:
    """If a card would be left over, the discard is refused."""
    table = table_with(f"{own} KD 2S", open_card, (2, meld))
    tried = table.play("1 draw open", *(f"1 {act}" for act in acts), "1 discard KD")
    assert refused(tried) == (len(acts) + 2, "T10", {"card": open_card})


@pytest.mark.parametrize(("own", "open_card", "acts", "meld"), INDIRECT)
def test_T10_indirect_lay_offs_at_any_time_are_an_option(
    own: str, open_card: str, acts: list[str], meld: str
) -> None:
    """With `indirect_lay_off = any_time`, as in `verband`, the player need not finish."""
    options: dict[str, object] = {"indirect_lay_off": "any_time"}
    table = table_with(f"{own} KD 2S", open_card, (2, meld), options=options)
    tried = table.play("1 draw open", *(f"1 {act}" for act in acts), "1 discard KD")
    assert tried.refused is None
    assert hand(tried, 1) == "2S"


@pytest.mark.parametrize(
    ("own", "open_card", "acts", "melds"),
    [
        # it fits a meld on the table at the time of the draw
        ("KD 2S", "8H", ["add 8H to 1"], [(2, "5H 6H 7H")]),
        ("4H KD 2S", "8H", ["add 4H to 1", "add 8H to 1"], [(2, "5H 6H 7H")]),
        ("KD 2S", "7D", ["add 7D to 1"], [(2, "7C 7S 7H")]),
        ("KD 2S", "7D", ["add 7D to 1"], [(2, "7C 7S *")]),
        ("KD 2S", "*", ["add *8H to 1"], [(2, "5H 6H 7H")]),
        # it fits a joker's place at the time of the draw
        ("KD 2S", "6H", ["swap 6H in 1", "add *8H to 1"], [(2, "5H *6H 7H")]),
        ("KD 2S", "7D", ["swap 7D in 1", "add *4S to 2"], [(2, "7C 7S 7H *"), (2, "5S 6S 7S")]),
        # it fits one meld or a joker's place, but is laid after another card
        ("8H KD 2S", "9H", ["add 8H to 1", "add 9H to 1"], [(2, "5H 6H 7H"), (3, "TH JH QH")]),
        ("8H KD 2S", "9H", ["add 8H to 1", "add 9H to 1"], [(2, "5H 6H 7H"), (3, "9C 9S 9D")]),
        ("4C KD 2S", "5C", ["add 4C to 1", "add 5C to 1"], [(2, "AC 2C 3C"), (3, "*5C 6C 7C")]),
        # it is part of a new meld
        ("8H TH KD 2S", "9H", ["meld 8H 9H TH"], [(2, "5H 6H 7H")]),
        ("9C 9D 9H KD 2S", "9S", ["meld 9C 9D 9H", "add 9S to 2"], [(2, "5H 6H 7H")]),
        ("8C 9C TC KD 2S", "JC", ["meld 8C 9C TC", "add JC to 2"], [(2, "5H 6H 7H")]),
        (
            "8C * TC KD 2S",
            "9C",
            ["meld 8C *9C TC", "swap 9C in 2", "add *8H to 1"],
            [(2, "5H 6H 7H")],
        ),
    ],
)
def test_T10_a_direct_use_of_the_open_card_need_not_finish(
    own: str, open_card: str, acts: list[str], melds: list[tuple[int, str]]
) -> None:
    """A use is direct if the drawn card fits a meld, can replace a joker or joins a new meld."""
    table = table_with(own, open_card, *melds)
    tried = table.play("1 draw open", *(f"1 {act}" for act in acts), "1 discard KD")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.outcome) == ("2S", None)
    assert tried.state.taken is None


def test_T10_an_indirect_card_may_be_returned() -> None:
    """Cards that were already laid off stay on the table."""
    tried = table_with("8H KD 2S", "9H").play("1 draw open", "1 add 8H to 1", "1 return")
    assert tried.refused is None
    assert table_melds(tried) == ["5H 6H 7H 8H"]
    assert hand(tried, 1) == "2S KD"
    assert str(tried.state.open_pile[-1]) == "9H"


def test_T10_laying_the_twin_of_an_indirect_card_uses_the_taken_one() -> None:
    """Holding an identical card does not make the lay-off direct."""
    tried = table_with("8H 9H KD", "9H").play("1 draw open", "1 add 8H 9H to 1", "1 discard KD")
    assert refused(tried) == (3, "T10", {"card": "9H"})


def test_T10_an_indirect_lay_off_with_a_stock_card_need_not_finish() -> None:
    """Only a card from the open pile obliges the player to finish."""
    tried = table_with("8H 9H KD 2S", "3C").play("1 draw stock", "1 add 8H 9H to 1", "1 discard KD")
    assert tried.refused is None


@pytest.mark.parametrize("open_card", ["8H", "9H", "KC", "*"])
@pytest.mark.parametrize("own", ["KD", "8H", "*"])
def test_T10_a_player_with_one_card_draws_only_from_the_stock(own: str, open_card: str) -> None:
    """Taking the open card is refused, whether or not the card fits a meld."""
    table = table_with(own, open_card)
    assert refused(table.play("1 draw open")) == (1, "T10", {"card": open_card})
    drawn = table.play("1 draw stock")
    assert drawn.refused is None
    assert len(drawn.state.hands[0]) == 2


def test_T10_a_player_with_two_cards_may_take_the_open_card() -> None:
    tried = table_with("KD 2S", "8H").play("1 draw open")
    assert tried.refused is None
    assert str(tried.state.taken) == "8H"


def test_T10_taking_the_open_card_with_one_card_left_is_an_option() -> None:
    options: dict[str, object] = {"last_card": "any"}
    tried = table_with("KD", "8H", options=options).play(
        "1 draw open", "1 add 8H to 1", "1 discard KD"
    )
    assert outcome(tried).winner == 1


@pytest.mark.parametrize(
    "acts",
    [
        ["1 add 6C to 1", "1 add 7C to 1", "1 meld 7C 7S 7H"],
        ["1 add 6C to 1", "1 meld 7C 7S 7H", "1 add 7C to 1"],
    ],
)
def test_T10_a_twin_in_a_new_meld_counts_as_the_taken_card(acts: list[str]) -> None:
    """The order in which the two identical cards are laid does not matter."""
    table = at_table(
        "turnier",
        hands=["6C 7C 7S 7H 2S 3S 4D", "2D 3D 9S", "2H 3H 9H"],
        open="2S 7C",
        table=[(2, "3C 4C 5C")],
        opened=[1],
    )
    tried = table.play("1 draw open", *acts, "1 discard 2S")
    assert tried.refused is None
    assert table_melds(tried) == ["3C 4C 5C 6C 7C", "7C 7S 7H"]


@pytest.mark.parametrize(
    "acts",
    [
        ["1 add 7C to 1", "1 meld 7C 7S 7H"],
        ["1 meld 7C 7S 7H", "1 add 7C to 1"],
    ],
)
def test_T4a_a_twin_in_the_opening_counts_as_the_taken_card(acts: list[str]) -> None:
    """The order in which the two identical cards are laid does not matter."""
    table = at_table(
        "turnier",
        hands=["KC KS KH KD 7C 7S 7H 2S 3S", "2D 3D 9S", "2H 3H 9H"],
        open="2S 7C",
        table=[(2, "4C 5C 6C")],
    )
    tried = table.play("1 draw open", "1 meld KC KS KH KD", *acts, "1 discard 2S")
    assert tried.refused is None
    assert 1 in tried.state.opened
