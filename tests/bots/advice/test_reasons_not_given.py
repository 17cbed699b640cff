"""Reasons that nearly apply are not given. The positions were solved by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from romme.bots.advice.reasons import Why
from tests.support.bots.advice.move_reasons import MoveReasons, about
from tests.support.bots.advice.positions import (
    FULL_SET,
    OPEN,
    OPENING,
    RUN,
    STOCK,
    klassik,
    sevens,
    turnier,
)

NOT_GIVEN: Final[dict[str, tuple[Why, Callable[[], MoveReasons]]]] = {
    "a taken card must open first (T4a)": (
        Why.TAKE_LAYS_OFF,
        lambda: about(turnier("KH QD 2S", open="7C", table=RUN), OPEN),
    ),
    "the meld would break another one": (
        Why.TAKE_MELDS,
        lambda: about(klassik("4C 5C 6C 4H KD", open="4S", stock="2H 3H"), OPEN),
    ),
    "the joker could not be laid again (T9)": (
        Why.TAKE_SWAPS,
        lambda: about(turnier("KH QD 2S", open="7D", table=FULL_SET, opened=[1]), OPEN),
    ),
    "the last card is the taken one and may not be discarded (K11)": (
        Why.TAKE_FINISHES,
        lambda: about(klassik("4C 5C 6C", open="9S"), OPEN),
    ),
    "there is an opening with the open card": (
        Why.TAKE_NO_OPENING,
        lambda: about(turnier("KC KS TS JS QS 2D 4H", open="KH"), STOCK),
    ),
    "it fits on the table": (
        Why.TAKE_USELESS,
        lambda: about(turnier("KH QD 2S", open="7C", table=RUN, opened=[1]), STOCK),
    ),
    "it fits a joker’s place": (
        Why.TAKE_USELESS,
        lambda: about(turnier("KH QD 2S", open="7D", table=FULL_SET, opened=[1]), STOCK),
    ),
    "it lies open until it is used (T4d)": (
        Why.TAKE_SHOWS,
        lambda: about(turnier("KH QD 2S", open="7C", table=RUN, opened=[1]), OPEN),
    ),
    "two cards are no meld": (Why.MISSING, lambda: about(turnier("KH QD"), STOCK)),
    "an opened player makes no Hand-Rommé": (
        Why.MISSING,
        lambda: about(turnier("4C 5C 6C 7C 8C KH KD", opened=[1]), STOCK),
    ),
    "the taken card is not part of the opening (T4a)": (
        Why.COULD_OPEN,
        lambda: about(turnier(OPENING, OPEN, open="7D"), "1 return"),
    ),
    "39 do not open": (
        Why.COULD_OPEN,
        lambda: about(turnier("9C TC JC KH QD 4D", STOCK, stock="8C 2H"), "1 discard KH"),
    ),
    "the game ends: no card will be drawn": (
        Why.OUTS,
        lambda: about(turnier("4C 5C KH", STOCK, stock="2H"), "1 discard KH"),
    ),
    "the game ends: no card is missing": (
        Why.MISSING,
        lambda: about(turnier(OPENING, STOCK, stock="2H"), "1 discard 4H"),
    ),
    "the game ends: there is no next player": (
        Why.NEXT_LAYS_OFF,
        lambda: about(turnier("7C KH", STOCK, stock="2H", table=RUN), "1 discard 7C"),
    ),
    "the next player has not opened (T6)": (
        Why.NEXT_LAYS_OFF,
        lambda: about(turnier("7C KH", STOCK, table=[(3, "4C 5C 6C")]), "1 discard 7C"),
    ),
    "the next player has one card and must draw from the stock (T10)": (
        Why.NEXT_LAYS_OFF,
        lambda: about(
            turnier("", STOCK, hands=["7C KH", "2D", "3D 5D"], table=RUN), "1 discard 7C"
        ),
    ),
    "a set that is not full keeps its joker (T9)": (
        Why.NEXT_SWAPS,
        lambda: about(turnier("7H KH 9D", STOCK, table=[(2, "7C 7S *")]), "1 discard 7H"),
    ),
    "a more valuable card is loose": (
        Why.DEAREST,
        lambda: about(klassik("4C KH 9D", STOCK), "1 discard 9D"),
    ),
    "one of two equal cards is loose": (
        Why.BREAKS,
        lambda: about(turnier("4C 5C 5C 6C KH", STOCK), "1 discard 5C"),
    ),
    "other players may hold cards that go with it": (
        Why.SAFE,
        lambda: about(klassik("", STOCK, hands=["4C KH 9D", "QH JH 2D 4D"]), "1 discard KH"),
    ),
    "cards that go with it may be drawn": (
        Why.SAFE,
        lambda: about(klassik("4C KH 9D", STOCK, stock="2H QH JH"), "1 discard KH"),
    ),
    "it fits a meld on the table": (
        Why.SAFE,
        lambda: about(klassik("7C KH", STOCK, table=RUN), "1 discard 7C"),
    ),
    "it fits a meld of this turn": (
        Why.SAFE,
        lambda: about(klassik("4C 5C 6C 7C KH", STOCK), "1 meld 4C 5C 6C", "1 discard 7C"),
    ),
    "it is added to the player's new meld": (
        Why.LAYS_OFF,
        lambda: about(
            klassik("7C 7D 7H 7S KH QD", STOCK, table=RUN),
            *("1 meld 7D 7H 7S", "1 add 7C to 2", "1 discard KH"),
        ),
    ),
    "no joker is hidden": (
        Why.NEEDS_JOKER,
        lambda: about(turnier("", STOCK, hands=["4C KH 9D", "KD 5S", "3D 5D"]), "1 discard KH"),
    ),
    "it is discarded": (
        Why.WITHHOLDS,
        lambda: about(sevens(), "1 discard 7C", thrown="7C"),
    ),
    "no alternative discards it": (
        Why.WITHHOLDS,
        lambda: about(sevens(), "1 discard KH", thrown="9D KH"),
    ),
    "there are other moves": (
        Why.ONLY_MOVE,
        lambda: about(klassik("4C KH 9D", STOCK), "1 discard KH"),
    ),
}


@pytest.mark.parametrize("because", NOT_GIVEN)
def test_the_reason_is_not_given(because: str) -> None:
    why, ask = NOT_GIVEN[because]
    assert why not in ask().texts


def test_a_finish_has_no_other_reason() -> None:
    given = about(klassik("4C 5C KH", STOCK, stock="6C 2H"), "1 meld 4C 5C 6C", "1 discard KH")
    assert [*given.texts] == [Why.FINISHES]


def test_a_hand_too_large_for_the_solver_has_no_counted_reasons() -> None:
    """Such hands are not dealt, but a position may contain one."""
    hand = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AS 2S 3S 4S 5S 6S 7S 8S TS"
    for given in (
        about(turnier("", hands=[hand, "2D 4D", "3D 5D"]), STOCK),
        about(turnier("", OPEN, hands=[hand, "2D 4D", "3D 5D"]), "1 return"),
    ):
        assert not {Why.OUTS, Why.MISSING, Why.TAKE_OPENS, Why.COULD_OPEN} & {*given.texts}
