"""turnier: discarding jokers, and turns without a legal discard (T4a, T4b, T8)."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending
from tests.support.table import Position, at_table, hand, open_pile, outcome, refused, table_melds

FULL = (2, "4C *5C 6C")
"""A run that takes no second joker: it would have as many jokers as natural cards."""


def table_with(
    own: str, *melds: tuple[int, str], opened: bool = True, stock: str = "QD 9D"
) -> Position:
    """Return a table where seat 1 is to move and `melds` are on the table, as (owner, cards)."""
    return at_table(
        "turnier",
        hands=[own, "2D 3D 9C", "4D 5D 9D"],
        stock=stock,
        table=melds,
        opened=[1] if opened else [],
    )


@pytest.mark.parametrize(("opened", "clause"), [(False, "T4a"), (True, "T4b")])
def test_T4_passing_with_a_natural_card_in_hand_is_refused(clause: str, *, opened: bool) -> None:
    """Only a player with nothing but jokers may end the turn without a discard."""
    tried = table_with("* KS", FULL, opened=opened, stock="* 9D").play("1 draw stock", "1 pass")
    number, named, _ = refused(tried)
    assert (number, named) == (2, clause)


@pytest.mark.parametrize(("opened", "clause"), [(False, "T4a"), (True, "T4c")])
def test_T4_a_player_with_only_jokers_must_use_or_return_the_taken_card(
    clause: str, *, opened: bool
) -> None:
    """A pass is refused while the taken card is unused."""
    table = table_with("* *", FULL, opened=opened)
    facts = {"card": "9S"} if opened else {"card": "9S", "laid": "0"}
    assert refused(table.play("1 draw open", "1 pass")) == (2, clause, facts)
    tried = table.play("1 draw open", "1 return")
    assert tried.refused is None
    assert hand(tried, 1) == "* *"


def test_T4a_no_joker_is_discarded_in_the_turn_of_the_opening() -> None:
    """A player who opens must discard a natural card, unless a joker is the last card."""
    tried = table_with("TC TS TH TD KS *", opened=False).play(
        "1 draw stock", "1 meld TC TS TH TD", "1 discard *"
    )
    assert refused(tried) == (3, "T4a", {"card": "*"})


def test_T4a_a_joker_may_be_the_last_discard_of_a_hand_romme() -> None:
    """A player who has not opened may discard a joker if the discard finishes the game."""
    tried = table_with("2C 3C 4C *", opened=False, stock="5C 9D").play(
        "1 draw stock", "1 meld 2C 3C 4C 5C", "1 discard *"
    )
    assert outcome(tried).ending is Ending.HAND


def test_T4a_before_the_opening_a_joker_cannot_be_placed_on_the_table() -> None:
    """A player with only jokers may pass before opening, even if a joker fits a run."""
    tried = table_with("* *", (2, "4H 5H 6H"), opened=False, stock="* 9D").play(
        "1 draw stock", "1 pass"
    )
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("* * *", 2)


@pytest.mark.parametrize(
    "melds",
    [
        [(2, "4H 5H 6H")],
        [FULL, (3, "7C 7S 7H")],
        [(2, "4C 5C 6C *7C")],
    ],
)
def test_T4b_passing_is_refused_while_a_joker_can_be_placed(melds: list[tuple[int, str]]) -> None:
    """The player can lay one of the two jokers, and then finish by discarding the other."""
    table = table_with("*", *melds, stock="* 9D")
    number, clause, _ = refused(table.play("1 draw stock", "1 pass"))
    assert (number, clause) == (2, "T4b")


def test_T4b_passing_with_a_single_joker_left_is_refused() -> None:
    """The joker is the last card, so the player can finish by discarding it."""
    table = table_with("7H *", (2, "4H 5H 6H"), stock="8H 9D")
    tried = table.play("1 draw stock", "1 add 7H 8H to 1", "1 pass")
    number, clause, _ = refused(tried)
    assert (number, clause) == (3, "T4b")


@pytest.mark.parametrize(("opened", "clause"), [(False, "T4a"), (True, "T8")])
@pytest.mark.parametrize("own", ["* KS 8S", "* * KS", "*"])
def test_T8_no_joker_is_discarded_while_the_game_goes_on(
    own: str, clause: str, *, opened: bool
) -> None:
    """T4a forbids the discard before the opening, and T8 afterwards."""
    tried = table_with(own, opened=opened).play("1 draw stock", "1 discard *")
    assert refused(tried) == (2, clause, {"card": "*"})


def test_T8_a_joker_drawn_in_this_turn_is_not_discarded() -> None:
    tried = table_with("KS 8S", stock="* 9D").play("1 draw stock", "1 discard *")
    assert refused(tried) == (2, "T8", {"card": "*"})


def test_T8_a_joker_is_discarded_as_the_last_card_to_finish() -> None:
    tried = table_with("7H *", (2, "4H 5H 6H"), stock="8H 9D").play(
        "1 draw stock", "1 add 7H 8H to 1", "1 discard *"
    )
    ended = outcome(tried)
    assert (ended.ending, ended.winner) == (Ending.ROMME, 1)
    assert str(tried.state.open_pile[-1]) == "*"


def test_T8_a_player_with_two_jokers_left_discards_none() -> None:
    """The discarded joker would not be the last card."""
    tried = table_with("*", FULL, stock="* 9D").play("1 draw stock", "1 discard *")
    assert refused(tried) == (2, "T8", {"card": "*"})


@pytest.mark.parametrize("opened", [False, True])
def test_T8_a_turn_with_only_unplaceable_jokers_ends_without_a_discard(*, opened: bool) -> None:
    """The player keeps the jokers, and it is the next player's turn (assumed)."""
    tried = table_with("* *", FULL, opened=opened, stock="* 9D").play("1 draw stock", "1 pass")
    assert tried.refused is None
    assert hand(tried, 1) == "* * *"
    assert open_pile(tried) == "9S"
    assert (tried.state.turn, tried.state.outcome) == (2, None)


def test_T8_a_turn_may_end_without_a_discard_after_a_lay_off() -> None:
    """A pass is refused while the run can take a joker, and accepted once it can take no more."""
    table = table_with("* * *", FULL, stock="7C 9D")
    tried = table.play("1 draw stock", "1 add 7C *8C to 1", "1 pass")
    assert tried.refused is None
    assert (table_melds(tried), hand(tried, 1)) == (["4C *5C 6C 7C *8C"], "* *")
    early = table.play("1 draw stock", "1 add 7C to 1", "1 pass")
    assert refused(early)[:2] == (3, "T4b")
