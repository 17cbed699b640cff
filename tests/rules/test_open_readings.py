"""The options for what the documents leave open, with both answers of each."""

from __future__ import annotations

import pytest

from romme.notation.replaying import Replay
from tests.support.table import Position, at_table, hand, open_pile, refused, table_melds

FORTY = "1 meld TC TS TH TD"


def laying_off(rules: str, owner: int, **options: object) -> Position:
    """Return a table where seat 1 has opened and can lay KH off onto a run of seat `owner`."""
    return at_table(
        rules,
        hands=["KH 8D 7D", "2D 3D", "KD QD"],
        stock="3S 4S",
        table=[(owner, "TH JH QH")],
        opened=[1],
        options=options,
    )


@pytest.mark.parametrize("rules", ["klassik", "turnier", "verband", "haus"])
def test_V5_7_a_player_may_lay_off_onto_their_own_melds(rules: str) -> None:
    played = laying_off(rules, 1).play("1 draw stock", "1 add KH to 1", "1 discard 8D")
    assert played.refused is None
    assert table_melds(played) == ["TH JH QH KH"]


@pytest.mark.parametrize("rules", ["klassik", "turnier", "verband", "haus"])
def test_V5_7_a_club_may_allow_lay_offs_onto_the_others_melds_only(rules: str) -> None:
    """Own melds are closed from the next turn on; those of the others are not."""
    own = laying_off(rules, 1, own_lay_offs="never").play("1 draw stock", "1 add KH to 1")
    assert refused(own) == (2, "H.own_lay_offs", {"meld": "TH JH QH"})
    others = laying_off(rules, 2, own_lay_offs="never").play("1 draw stock", "1 add KH to 1")
    assert others.refused is None


def test_a_new_meld_may_grow_in_the_turn_in_which_it_is_laid() -> None:
    table = at_table(
        "haus",
        hands=["TH JH QH KH 8D", "2D"],
        stock="3S 4S",
        opened=[1],
        options={"own_lay_offs": "never"},
    )
    played = table.play("1 draw stock", "1 meld TH JH QH", "1 add KH to 1", "1 discard 8D")
    assert played.refused is None
    assert table_melds(played) == ["TH JH QH KH"]


def test_a_joker_may_be_swapped_in_a_meld_that_is_closed_to_lay_offs() -> None:
    table = at_table(
        "haus",
        hands=["JH 8D 7D", "2D"],
        stock="3S 4S",
        table=[(1, "TH *JH QH"), (2, "2C 3C 4C")],
        opened=[1],
        options={"own_lay_offs": "never"},
    )
    moves = ("1 draw stock", "1 swap JH in 1", "1 add *5C to 2", "1 discard 8D")
    played = table.play(*moves)
    assert played.refused is None
    assert table_melds(played) == ["TH JH QH", "2C 3C 4C *5C"]


def test_T10_a_card_that_fits_only_an_own_meld_is_indirect() -> None:
    """The taken 9H fits only 8H, which is laid off first, so it may be used only to finish."""
    table = at_table(
        "turnier",
        hands=["8H 2S 2C", "2D 3D", "KD QD"],
        open="9H",
        table=[(2, "5H 6H 7H"), (1, "TH JH QH")],
        opened=[1],
        options={"own_lay_offs": "never"},
    )
    played = table.play("1 draw open", "1 add 8H 9H to 1", "1 discard 2S")
    assert refused(played) == (3, "T10", {"card": "9H"})


def only_jokers(answer: str, drawn: str = "*") -> Position:
    return at_table(
        "turnier",
        hands=["*", "2D 3D", "KD QD"],
        stock=f"{drawn} 3S",
        opened=[1],
        options={"only_jokers": answer},
    )


def test_T8_a_player_with_only_jokers_passes() -> None:
    played = only_jokers("pass").play("1 draw stock", "1 pass")
    assert played.refused is None
    assert (hand(played, 1), played.state.turn) == ("* *", 2)
    assert refused(only_jokers("pass").play("1 draw stock", "1 discard *"))[:2] == (2, "T8")


def test_T8_a_club_may_let_a_player_with_only_jokers_discard_one() -> None:
    table = only_jokers("discard")
    played = table.play("1 draw stock", "1 discard *")
    assert played.refused is None
    assert (hand(played, 1), open_pile(played).split()[-1]) == ("*", "*")
    assert refused(table.play("1 draw stock", "1 pass"))[:2] == (2, "H.only_jokers")


def test_T8_a_joker_is_not_discarded_beside_another_card() -> None:
    table = only_jokers("discard", drawn="8D")
    assert refused(table.play("1 draw stock", "1 discard *"))[:2] == (2, "T8")
    assert table.play("1 draw stock", "1 discard 8D").refused is None


def failing(answer: str, *, end: str, wrong: str = "9S 9C 8C") -> Replay:
    """Return the table after a strict opening whose wrong meld has the open card 9S in it."""
    table = at_table(
        "turnier",
        hands=["TC TS TH TD 9C 8C 8D", "2D 3D", "KD QD"],
        open="2C 9S",
        mode="strict",
        options={"failed_with_taken": answer},
    )
    return table.play("1 draw open", FORTY, f"1 meld {wrong}", f"1 {end}")


@pytest.mark.parametrize("end", ["discard 8D", "return"])
def test_T6_valid_melds_stay_although_the_open_card_goes_back(end: str) -> None:
    played = failing("valid_stay", end=end)
    assert played.refused is None
    assert table_melds(played) == ["TC TS TH TD"]
    assert 1 in played.state.opened
    assert (open_pile(played), played.state.turn) == ("2C 9S", 2)


@pytest.mark.parametrize("end", ["discard 8D", "return"])
def test_T4a_a_club_may_take_all_melds_back_with_the_open_card(end: str) -> None:
    played = failing("all_back", end=end)
    assert played.refused is None
    assert table_melds(played) == []
    assert played.state.opened == frozenset()
    assert sorted(hand(played, 1).split()) == sorted(["TC", "TS", "TH", "TD", "9C", "8C", "8D"])
    assert (open_pile(played), played.state.turn) == ("2C 9S", 2)


def test_T6_a_wrong_meld_without_the_open_card_does_not_undo_the_opening() -> None:
    table = at_table(
        "turnier",
        hands=["TC TS TH 9C 8C 8D 7D", "2D 3D", "KD QD"],
        open="2C TD",
        mode="strict",
        options={"failed_with_taken": "all_back"},
    )
    played = table.play("1 draw open", FORTY, "1 meld 9C 8C 8D", "1 discard 7D")
    assert table_melds(played) == ["TC TS TH TD"]
