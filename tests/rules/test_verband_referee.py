"""verband: a referee's corrections at the table (V4.6-4.10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.engine.commands import Draw
from romme.engine.decide import decide
from romme.engine.errors import Illegal
from romme.engine.evolve import evolve
from romme.engine.referee import CorrectCount, DeclareVoid, Redeal, rule
from romme.engine.setup import WrongPack
from romme.engine.state import Correction, Phase, Pile, Seat, State
from romme.rules import find_preset
from tests.support.table import Position, at_table, hand, open_pile, refused, table_melds

RULES = find_preset("verband").rules
TOO_MANY, TOO_FEW = Correction.SKIP_DRAW, Correction.SKIP_DISCARD


def corrected(correction: Correction, seat: int = 1) -> Position:
    """Return a table where seat 1 has opened and the card count of `seat` has been corrected."""
    table = at_table(
        "verband",
        hands=["4C 5C 6C 7H KD", "2D 3D", "9H TS"],
        stock="JS JD",
        table=[(2, "4H 5H 6H")],
        opened=[1],
    )
    ruled = rule(table.game.state, CorrectCount(Seat(seat), correction))
    return Position(replace(table.game, start=(*table.game.start, *ruled)))


def after_rulings(state: State, *rulings: Redeal | DeclareVoid) -> State:
    for ruling in rulings:
        for event in rule(state, ruling):
            state = evolve(state, event)
    return state


def begun() -> State:
    """Return the state of a game in which seat 1 has drawn."""
    tried = at_table("verband", hands=["4C 5C", "2D 3D", "9H TS", ""]).play("1 draw stock")
    return tried.state


def test_V4_6_a_player_with_too_many_cards_discards_without_drawing() -> None:
    table = corrected(TOO_MANY)
    for pile in ("stock", "open"):
        assert refused(table.play(f"1 draw {pile}"))[1] == "V4.6"
    tried = table.play("1 discard KD")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn, len(tried.state.stock)) == ("4C 5C 6C 7H", 2, 2)


def test_V4_6_a_player_with_too_few_cards_draws_without_discarding() -> None:
    table = corrected(TOO_FEW)
    assert refused(table.play("1 draw stock", "1 discard KD"))[1] == "V4.6"
    tried = table.play("1 draw stock", "1 pass")
    assert tried.refused is None
    assert (hand(tried, 1), tried.state.turn) == ("4C 5C 6C JS 7H KD", 2)
    assert open_pile(tried) == "9S"


@pytest.mark.parametrize(("correction", "draw"), [(TOO_MANY, ()), (TOO_FEW, ("1 draw stock",))])
def test_V4_6_no_meld_is_allowed_in_a_corrected_turn(
    correction: Correction, draw: tuple[str, ...]
) -> None:
    """In the next turn the player may meld again."""
    table = corrected(correction)
    assert refused(table.play(*draw, "1 meld 4C 5C 6C"))[1] == "V4.6"
    end = "1 discard KD" if correction is TOO_MANY else "1 pass"
    others = ("2 draw open", "2 discard 2D", "3 draw open", "3 discard 9H")
    tried = table.play(*draw, end, *others, "1 draw stock", "1 meld 4C 5C 6C")
    assert tried.refused is None


def test_V4_6_lay_offs_are_allowed_in_a_corrected_turn() -> None:
    """Document 004 forbids melding («nicht auslegen»), but not laying off («anlegen», 5.7)."""
    tried = corrected(TOO_MANY).play("1 add 7H to 1", "1 discard KD")
    assert tried.refused is None
    assert table_melds(tried) == ["4H 5H 6H 7H"]
    few = corrected(TOO_FEW).play("1 draw stock", "1 add 7H to 1", "1 pass")
    assert few.refused is None
    assert (table_melds(few), hand(few, 1)) == (["4H 5H 6H 7H"], "4C 5C 6C JS KD")


def test_V4_6_only_the_player_to_move_can_be_corrected() -> None:
    with pytest.raises(Illegal) as error:
        corrected(TOO_MANY, seat=2)
    assert (error.value.clause.value, dict(error.value.facts)) == ("V4.6", {"seat": 2})


def test_V4_7_V4_8_a_new_deal_keeps_the_dealer() -> None:
    """The referee orders a new deal after an exposed card (V4.7) or unequal hands (V4.8)."""
    pack = RULES.pack[50:] + RULES.pack[:50]
    state = after_rulings(begun(), Redeal(pack))
    assert [len(cards) for cards in state.hands] == [13, 13, 13, 0]
    assert state.hands[0] == tuple(sorted(pack[:39:3]))
    assert (state.open_pile, state.stock) == ((pack[39],), pack[40:])
    assert (state.dealer, state.turn, state.phase) == (4, 1, Phase.DRAW)


def test_V4_8_a_new_deal_needs_a_whole_pack() -> None:
    """The pack for a new deal is checked like the pack for the first deal."""
    with pytest.raises(WrongPack):
        rule(begun(), Redeal(RULES.pack[1:]))


def test_V4_9_no_new_deal_after_the_end() -> None:
    """Objections to the deal must come before the players pick up their cards."""
    tried = at_table("verband", hands=["4C 5C 6C", "2D 3D", "9H TS"], opened=[1]).play(
        "1 draw stock", "1 meld 4C 5C 6C", "1 discard 2H"
    )
    with pytest.raises(Illegal) as error:
        rule(tried.state, Redeal(RULES.pack))
    assert error.value.clause.value == "V4.9"


def test_V4_10_a_game_can_be_declared_void() -> None:
    """A finished game can be declared void too. A void game has no scores and refuses any move."""
    running = begun()
    won = at_table("verband", hands=["4C 5C 6C", "2D 3D", "9H TS", ""], opened=[1]).play(
        "1 draw stock", "1 meld 4C 5C 6C", "1 discard 2H"
    )
    for state in (running, won.state):
        void = after_rulings(state, DeclareVoid())
        assert void.outcome is not None
        assert (void.outcome.ending.value, void.outcome.winner) == ("void", None)
        assert void.outcome.scores == (None,) * 4
        with pytest.raises(Illegal) as error:
            decide(void, Seat(2), Draw(Pile.STOCK))
        assert error.value.clause.value == "V4.10"
