"""Hands are arranged by the melds they contain."""

from __future__ import annotations

from collections import Counter

import pytest

from romme.engine.errors import Illegal
from romme.engine.state import Phase, Seat
from romme.melds import plain
from romme.notation.card_text import parse_placed
from romme.server.play.connection.hand_arrangement import arranged
from romme.server.table.refusals import TableRefusal, TableRefused
from tests.conftest import Size
from tests.support.laws.play import game
from tests.support.table import at_table
from tests.support.wire.tables import table_with_game


def test_melds_are_separated_from_the_rest() -> None:
    state = at_table("turnier", hands=["4C 5C * KH KD KS 9D", "2D 3D", "4D 5D"]).play().state
    shown = arranged(table_with_game(state), Seat(1), command="c", plan=[])
    assert shown.melds == [["KS", "KH", "KD"], ["4C", "5C", "*6C"]]
    assert shown.left == ["9D"]
    assert shown.points == [30, 15]


def test_planned_cards_are_not_in_the_hand() -> None:
    table = at_table(
        "turnier", hands=["4C 5C 6C KH KD KS 9D", "2D 3D", "4D 5D"], stock="9H 2C", opened=[1]
    )
    state = table.play("1 draw stock").state
    shown = arranged(table_with_game(state), Seat(1), command="c", plan=["meld 4C 5C 6C"])
    assert shown.melds == [["KS", "KH", "KD"]]
    assert shown.left == ["9H", "9D"]
    with pytest.raises(Illegal):
        arranged(table_with_game(state), Seat(1), command="c", plan=["meld 4C 5C KH"])


def test_the_arrangement_contains_the_whole_hand(size: Size) -> None:
    """No card is left out for any seat, whether or not it is that player's turn."""
    for number in range(size(6, 500)):
        for act in game(number).acts:
            state = act.state
            if state.phase not in (Phase.DRAW, Phase.PLAY):
                continue
            for seat in state.playing:
                shown = arranged(table_with_game(state), seat, command="c", plan=[])
                cards = [card for meld in shown.melds for card in meld] + shown.left
                faces = Counter(plain(card) for text in cards for card in parse_placed(text))
                plays = state.phase is Phase.PLAY and state.turn == seat
                assert faces == Counter(state.holding.cards if plays else state.hand(seat))


def test_arranging_without_a_game_is_refused() -> None:
    state = game(1).acts[-1].after
    with pytest.raises(TableRefused) as refused:
        arranged(table_with_game(state), Seat(1), command="c", plan=[])
    assert refused.value.refusal is TableRefusal.NO_GAME
