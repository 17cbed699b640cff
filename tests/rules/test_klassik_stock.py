"""klassik: the empty stock (K12), and the blocked game (K16)."""

from __future__ import annotations

import pytest

from romme.engine.state import Ending, Phase
from tests.support.table import Position, at_table, hand, outcome, piles, refused, table_melds

EMPTY = at_table(
    "klassik", hands=["KH QD", "JC TS"], open="5D 8C 2S 3C", stock="", table=[(2, "AD 2D 3D")]
)


def circling(blocked_after: int | None = None) -> Position:
    """Return a position with an empty stock, in which `ROUND` turns the open pile over once.

    The open pile has two cards. `blocked_after` replaces the default of the option, if given.
    """
    options = {} if blocked_after is None else {"blocked_after": blocked_after}
    return at_table(
        "klassik",
        hands=["KH QD 4D", "JC TS 2C"],
        open="5D 8C",
        stock="",
        table=[(2, "AD 2D 3D")],
        options=options,
    )


ROUND = ("1 draw stock", "1 discard 5D", "2 draw stock", "2 discard 8C")
"""One round that turns the pile over once and leaves everything as it was before."""


def test_K12_the_open_pile_is_turned_over_unshuffled() -> None:
    """The oldest card is on top and is drawn, and the newest card is at the bottom."""
    drawn = EMPTY.play("1 draw stock")
    assert drawn.refused is None
    assert hand(drawn, 1) == "KH 5D QD"
    assert piles(drawn) == ("8C 2S 3C", "")
    assert (drawn.state.turn, drawn.state.phase) == (1, Phase.PLAY)


def test_K12_the_open_pile_is_empty_until_the_discard() -> None:
    assert piles(EMPTY.play("1 draw stock"))[1] == ""
    played = EMPTY.play("1 draw stock", "1 discard KH")
    assert piles(played) == ("8C 2S 3C", "KH")
    assert played.state.turn == 2


def test_K12_a_turned_pile_is_drawn_in_the_order_of_its_discards() -> None:
    moves: list[str] = []
    for seat, card in ((1, "5D"), (2, "8C"), (1, "2S"), (2, "3C")):
        moves += [f"{seat} draw stock", f"{seat} discard {card}"]
    played = EMPTY.play(*moves)
    assert played.refused is None
    assert piles(played) == ("", "5D 8C 2S 3C")
    assert played.state.outcome is None


def test_K12_taking_the_open_card_does_not_turn_the_pile() -> None:
    """The pile is turned over only when a player draws from the empty stock."""
    played = EMPTY.play("1 draw open", "1 discard KH")
    assert played.refused is None
    assert hand(played, 1) == "3C QD"
    assert piles(played) == ("", "5D 8C 2S KH")


def test_K12_the_last_card_of_the_stock_does_not_end_the_game() -> None:
    """After the last stock card the game continues with the next player."""
    table = at_table("klassik", hands=["KH QD", "JC TS"], open="5D", stock="8C")
    played = table.play("1 draw stock", "1 discard KH", "2 draw stock")
    assert played.refused is None
    assert played.state.outcome is None
    assert hand(played, 2) == "JC TS 5D"
    assert piles(played) == ("KH", "")


def test_K12_a_pile_of_one_card_becomes_the_stock_and_may_be_discarded() -> None:
    """The card was drawn from the stock, so K11 does not forbid its discard."""
    table = at_table("klassik", hands=["KH QD", "JC TS"], open="5D", stock="")
    drawn = table.play("1 draw stock")
    assert drawn.refused is None
    assert hand(drawn, 1) == "KH 5D QD"
    assert piles(drawn) == ("", "")
    played = table.play("1 draw stock", "1 discard 5D")
    assert played.refused is None
    assert piles(played) == ("", "5D")
    assert played.state.turn == 2


def test_K12_a_card_drawn_from_a_turned_pile_may_be_discarded() -> None:
    """The card came from the stock, so K11 does not apply."""
    played = EMPTY.play("1 draw stock", "1 discard 5D")
    assert played.refused is None
    assert piles(played) == ("8C 2S 3C", "5D")


def test_K12_a_single_open_card_that_was_taken_is_not_discarded() -> None:
    """K11 applies because the card was taken from the open pile, which was not turned over."""
    table = at_table("klassik", hands=["KH QD", "JC TS"], open="5D", stock="")
    assert refused(table.play("1 draw open", "1 discard 5D")) == (2, "K11", {"card": "5D"})


def test_K16_turning_the_pile_over_twice_without_laying_a_card_blocks_the_game() -> None:
    """The game is over before a card is drawn, and everybody scores 0."""
    once = circling().play(*ROUND)
    assert once.refused is None
    assert once.state.outcome is None
    blocked = circling().play(*ROUND, "1 draw stock")
    ended = outcome(blocked)
    assert (ended.ending, ended.winner) == (Ending.BLOCKED, None)
    assert ended.scores == (0, 0)
    state = blocked.state
    assert (state.hands, state.stock, state.open_pile) == (
        once.state.hands,
        once.state.stock,
        once.state.open_pile,
    )


def test_K16_a_blocked_game_is_over() -> None:
    moves = (*ROUND, "1 draw stock")
    assert refused(circling().play(*moves, "1 draw open")) == (6, "K13", {"seat": "1"})
    assert refused(circling().play(*moves, "1 discard KH")) == (6, "K13", {"seat": "1"})


def test_K16_taking_the_open_card_avoids_the_block() -> None:
    """Only turning the pile over blocks the game, not an empty stock."""
    played = circling().play(*ROUND, "1 draw open", "1 discard KH")
    assert played.refused is None
    assert played.state.outcome is None


RESETS = {
    "a lay-off in the turn of the turning": (
        "1 draw stock",
        "1 add 4D to 1",
        "1 discard 5D",
        "2 draw stock",
        "2 discard 8C",
    ),
    "a lay-off later": (
        "1 draw stock",
        "1 discard 4D",
        "2 draw open",
        "2 add 4D to 1",
        "2 discard 2C",
        "1 draw stock",
        "1 discard 8C",
        "2 draw open",
        "2 discard JC",
    ),
}


@pytest.mark.parametrize("moves", RESETS.values(), ids=RESETS)
def test_K16_a_lay_off_resets_the_count_of_turnings(moves: tuple[str, ...]) -> None:
    """The next time the pile is turned over counts as the first time."""
    played = circling().play(*moves, "1 draw stock")
    assert played.refused is None
    assert table_melds(played) == ["AD 2D 3D 4D"]
    assert played.state.outcome is None
    assert played.state.phase is Phase.PLAY


def test_K16_a_meld_resets_the_count_of_turnings() -> None:
    """The game is blocked only when the pile is turned over for the second time after a meld."""
    table = at_table("klassik", hands=["KH QH JH QD", "JC TS"], open="5D 8C", stock="")
    laid = ("1 draw stock", "1 meld JH QH KH", "1 discard 5D", "2 draw stock", "2 discard 8C")
    second = table.play(*laid, *ROUND)
    assert second.refused is None
    assert second.state.outcome is None
    third = table.play(*laid, *ROUND, "1 draw stock")
    assert outcome(third).ending is Ending.BLOCKED


def test_K16_a_meld_before_the_first_turning_does_not_count() -> None:
    """Only cards laid after the pile was first turned over reset the count."""
    table = at_table("klassik", hands=["KH QH JH QD", "JC TS"], open="8C", stock="5D 9C")
    laid = ("1 draw stock", "1 meld JH QH KH", "1 discard 5D", "2 draw stock", "2 discard 9C")
    again = ("1 draw stock", "1 discard 8C", "2 draw stock", "2 discard 5D")
    played = table.play(*laid, *again, "1 draw stock", "1 discard 9C", "2 draw stock")
    assert outcome(played).ending is Ending.BLOCKED


@pytest.mark.parametrize("number", [2, 3, 5])
def test_K16_the_number_of_turnings_is_a_value_of_the_rule_set(number: int) -> None:
    rounds = ROUND * (number - 1)
    assert circling(number).play(*rounds).state.outcome is None
    blocked = circling(number).play(*rounds, "1 draw stock")
    assert outcome(blocked).ending is Ending.BLOCKED


def test_K16_zero_turnings_means_never_blocked() -> None:
    played = circling(0).play(*ROUND * 12, "1 draw stock")
    assert played.refused is None
    assert played.state.outcome is None
    assert hand(played, 1) == "KH 4D 5D QD"
