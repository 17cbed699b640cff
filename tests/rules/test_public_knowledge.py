"""Public knowledge: the cards known to be in a hand, and the known order of a stock."""

from __future__ import annotations

import pytest

from romme.engine.commands import Draw, Shuffle
from romme.engine.decide import decide
from romme.engine.evolve import evolve
from romme.engine.state import Phase, Pile, Seat
from romme.notation.card_text import parse_cards
from romme.notation.replaying import Replay
from tests.support.table import Position, after, at_table


def known(tried: Replay) -> list[str]:
    """Return the publicly known cards of each hand, by seat."""
    assert tried.refused is None, tried.refused
    return [" ".join(map(str, cards)) for cards in tried.state.known]


def table(own: str = "4C KD QD", *, open: str = "2S 7H KD", stock: str = "JS QS TS") -> Position:  # noqa: A002 - as in at_table
    """Return a `haus` position of three players, with seat 1 to move.

    Seat 1 has opened and holds `own`. A card taken from the open pile goes into the hand.
    """
    return at_table(
        "haus",
        hands=[own, "8C 9D TD", "4S 6S"],
        open=open,
        stock=stock,
        table=[(2, "4H 5H 6H")],
        opened=[1],
        options={"stock_end": "turned_over"},
    )


def test_a_card_from_the_open_pile_is_known_to_be_in_that_hand() -> None:
    """A card drawn from the stock is not known."""
    assert known(table().play("1 draw open")) == ["KD", "", ""]
    assert known(table().play("1 draw stock")) == ["", "", ""]


def test_known_cards_are_kept_per_hand() -> None:
    """Cards that a player draws from the stock do not become known."""
    moves = ["1 draw open", "1 discard 4C", "2 draw open", "2 discard TD"]
    assert known(table().play(*moves)) == ["KD", "4C", ""]
    moves += ["3 draw stock", "3 discard 4S", "1 draw open", "1 discard JS"]
    assert known(table(own="4C JS KD").play(*moves)) == ["4S KD", "4C", ""]
    moves += ["2 draw stock", "2 discard 9D"]
    assert known(table(own="4C JS KD").play(*moves)) == ["4S KD", "4C", ""]


def test_a_known_card_that_leaves_the_hand_is_forgotten() -> None:
    """If one of two identical cards leaves the hand, the known one is assumed to have left."""
    later = ["1 discard 4C", "2 draw stock", "2 discard 8C", "3 draw stock", "3 discard 4S"]
    moves = ["1 draw open", *later, "1 draw stock"]
    assert known(table().play(*moves)) == ["KD", "", ""]
    assert known(table().play(*moves, "1 discard KD")) == ["", "", ""]
    assert known(table().play(*moves, "1 discard TS")) == ["KD", "", ""]
    seven = table(open="2S KD 7H")
    assert known(seven.play("1 draw open", "1 add 7H to 1", "1 discard 4C")) == ["", "", ""]


def test_K12_the_order_of_a_turned_pile_is_known() -> None:
    """A card drawn from the turned pile is therefore known to be in the player's hand."""
    tried = table(stock="").play("1 draw stock", "1 discard 4C")
    assert tried.state.stock_known is True
    assert known(tried) == ["2S", "", ""]
    assert known(table(stock="").play("1 draw stock", "1 discard 4C", "2 draw stock")) == [
        "2S",
        "7H",
        "",
    ]
    assert table().play("1 draw stock").state.stock_known is False


def test_the_order_of_a_shuffled_pile_is_not_known() -> None:
    """A card drawn from the shuffled stock is not known either."""
    state = at_table("haus", hands=["4C KD", "8C"], open="2S 7H", stock="").game.state
    waiting = after(state, 1, Draw(Pile.STOCK))
    made, _ = decide(waiting, Seat(1), Shuffle(parse_cards("7H 2S")))
    shuffled = evolve(waiting, made)
    assert (shuffled.stock_known, shuffled.phase) == (False, Phase.DRAW)
    drawn = after(waiting, 1, Shuffle(parse_cards("7H 2S")))
    assert drawn.known == ((), ())
    assert drawn.stock == parse_cards("2S")


@pytest.mark.parametrize(("draw", "left"), [("open", "KC KH KD"), ("stock", "KC KH KS")])
def test_T6_cards_shown_by_a_failed_opening_are_known(draw: str, left: str) -> None:
    """A card that was laid and came back is listed once, even if it was known before."""
    tried = at_table(
        "verband",
        hands=["KC KS KH 4C", "8C", "9D"],
        open="2S KD",
        stock="JS QS",
        mode="strict",
    ).play(f"1 draw {draw}", f"1 meld {left}", "1 discard 4C")
    assert sorted(known(tried)[0].split()) == sorted(left.split())
    assert known(tried)[1:] == ["", ""]


def test_V5_4_a_failed_opening_adds_to_what_was_known() -> None:
    """A taken card that was not laid stays known."""
    tried = at_table(
        "verband",
        hands=["KC KS KH 4C", "8C", "9D"],
        open="2S 7D",
        stock="JS QS",
        mode="strict",
    ).play("1 draw open", "1 meld KC KS KH", "1 discard 4C")
    assert known(tried) == ["KC KS KH 7D", "", ""]
