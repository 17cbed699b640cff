"""turnier: the opening (T6)."""

from __future__ import annotations

import pytest

from romme.engine.events import Opened
from romme.engine.state import Seat
from romme.melds import Points
from tests.support.table import Position, at_table, hand, refused, table_melds

THIRTY_NINE = "KC KS KH 2C 3C 4C"
"""Melds of 30 and 9 points: one short of the opening."""


def table_with(own: str) -> Position:
    """Return a table where seat 1 has not opened and seat 2 has laid two melds."""
    return at_table(
        "turnier",
        hands=[own, "2D 3D 9C", "4D 5D 9D"],
        table=[(2, "6S 7S 8S"), (2, "4H *5H 6H")],
    )


@pytest.mark.parametrize(
    ("own", "moves"),
    [
        ("TC TS TH TD", ["1 meld TC TS TH TD"]),
        ("TC JC QC KC", ["1 meld TC JC QC KC"]),
        ("KC KS KH AC 2C 3C 4C", ["1 meld KC KS KH", "1 meld AC 2C 3C 4C"]),
        ("AC 2C 3C 4C KC KS KH", ["1 meld AC 2C 3C 4C", "1 meld KC KS KH"]),
        ("KC KS KH KD", ["1 meld KC KS KH", "1 add KD to 3"]),
        ("TC JC QC KC", ["1 meld JC QC KC", "1 add TC to 3"]),
        ("KC KS *", ["1 meld KC KS *", "1 add KH to 3"]),
    ],
)
def test_T6_exactly_40_in_one_turn_opens(own: str, moves: list[str]) -> None:
    """Cards added to a meld of the same turn count, and so do jokers."""
    held = own if "*" not in own else f"{own} KH"
    tried = table_with(f"{held} 8D 8C").play("1 draw stock", *moves, "1 discard 8D")
    assert tried.refused is None
    assert 1 in tried.state.opened
    assert Opened(Seat(1), Points(40)) in [
        event for events in tried.events_by_move for event in events
    ]
    assert hand(tried, 1) == "8C 2H"
    assert tried.state.turn == 2


@pytest.mark.parametrize(
    ("moves", "have"),
    [
        (["1 meld KC KS KH", "1 meld 2C 3C 4C"], "39"),
        (["1 meld KC KS KH"], "30"),
        (["1 meld 2C 3C 4C"], "9"),
    ],
)
def test_T6_less_than_40_is_refused_when_the_turn_is_to_end(moves: list[str], have: str) -> None:
    """The melds are accepted while the turn is planned, but the discard is refused."""
    tried = table_with(f"{THIRTY_NINE} 8D 8C").play("1 draw stock", *moves, "1 discard 8D")
    assert refused(tried) == (2 + len(moves), "T6", {"have": have, "need": "40"})
    assert len(table_melds(tried)) == 2 + len(moves)
    assert 1 not in tried.state.opened


def test_T6_one_more_card_turns_39_into_an_opening() -> None:
    """After the refusal the player continues the same plan."""
    table = table_with(f"{THIRTY_NINE} AC 8D 8C")
    plan = ["1 draw stock", "1 meld KC KS KH", "1 meld 2C 3C 4C"]
    assert refused(table.play(*plan, "1 discard 8D"))[1] == "T6"
    tried = table.play(*plan, "1 add AC to 4", "1 discard 8D")
    assert tried.refused is None
    assert table_melds(tried)[3] == "AC 2C 3C 4C"
    assert 1 in tried.state.opened


def test_T6_an_opened_player_needs_no_40_again() -> None:
    """In a later turn a meld of 9 points is enough."""
    own = f"{THIRTY_NINE} TC TS TH TD 8D 8C"
    tried = table_with(own).play(
        "1 draw stock",
        "1 meld TC TS TH TD",
        "1 discard 8D",
        "2 draw stock",
        "2 discard 9C",
        "3 draw stock",
        "3 discard 9D",
        "1 draw stock",
        "1 meld 2C 3C 4C",
        "1 discard 8C",
    )
    assert tried.refused is None
    assert table_melds(tried)[3] == "2C 3C 4C"


def test_T6_opening_is_optional() -> None:
    """A player who could open may just discard."""
    tried = table_with("TC TS TH TD 8D").play("1 draw stock", "1 discard 8D")
    assert tried.refused is None
    assert 1 not in tried.state.opened


@pytest.mark.parametrize(
    ("moves", "have"),
    [
        ([], "0"),
        (["1 meld KC KS KH"], "30"),
        (["1 meld KC KS KH", "1 meld 2C 3C 4C"], "39"),
    ],
)
@pytest.mark.parametrize("act", ["1 add 9S to 1", "1 swap 5H in 2"])
def test_T6_no_lay_off_and_no_swap_before_40_points(act: str, moves: list[str], have: str) -> None:
    """Only the player's own melds count towards the opening."""
    tried = table_with(f"{THIRTY_NINE} 9S 5H 8D 8C").play("1 draw stock", *moves, act)
    assert refused(tried) == (2 + len(moves), "T6", {"have": have, "need": "40"})


def test_T6_no_swap_in_a_new_meld_before_40_points() -> None:
    """The same swap is accepted once the melds of this turn have at least 40 points."""
    table = table_with("4C * 6C 5C TC TS TH TD 8D")
    tried = table.play("1 draw stock", "1 meld 4C *5C 6C", "1 swap 5C in 3")
    assert refused(tried) == (3, "T6", {"have": "15", "need": "40"})
    after = table.play("1 draw stock", "1 meld 4C *5C 6C", "1 meld TC TS TH TD", "1 swap 5C in 3")
    assert after.refused is None
    assert table_melds(after)[2] == "4C 5C 6C"


def test_T6_lay_offs_and_swaps_may_follow_40_points_in_the_same_turn() -> None:
    """With 40 points in their own melds, players may lay off onto others' melds and swap jokers."""
    tried = table_with("TC TS TH TD 9S 5H 8D 8C").play(
        "1 draw stock",
        "1 meld TC TS TH TD",
        "1 add 9S to 1",
        "1 swap 5H in 2",
        "1 add *3H to 2",
        "1 discard 8D",
    )
    assert tried.refused is None
    assert table_melds(tried) == ["6S 7S 8S 9S", "*3H 4H 5H 6H", "TC TS TH TD"]
    assert hand(tried, 1) == "8C 2H"


@pytest.mark.parametrize("act", ["1 add 9S 9C to 1", "1 add 6C to 1", "1 add 5S 6S to 1"])
def test_T6_melds_are_never_rearranged(act: str) -> None:
    """A lay-off that would fit only after moving cards on the table is refused."""
    table = at_table(
        "turnier",
        hands=["9S 9C 6C 5S 6S KS KC", "2D 3D", "4D 5D"],
        table=[(2, "6S 7S 8S")],
        opened=[1],
    )
    number, clause, _ = refused(table.play("1 draw stock", act))
    assert (number, clause) == (2, "T9")
    assert table_melds(table.play("1 draw stock", act)) == ["6S 7S 8S"]


def test_T6_the_points_of_the_opening_are_an_option() -> None:
    table = at_table(
        "turnier",
        hands=["KC KS KH 8D 8C", "2D 3D", "4D 5D"],
        options={"opening_points": 30},
    )
    tried = table.play("1 draw stock", "1 meld KC KS KH", "1 discard 8D")
    assert tried.refused is None
    assert 1 in tried.state.opened
