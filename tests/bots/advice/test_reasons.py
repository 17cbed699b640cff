"""Advice gives each reason in a position solved by hand, with the right side and facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

from romme.bots.advice.reasons import Side, Why
from tests.support.bots.advice.case import Case
from tests.support.bots.advice.move_reasons import (
    AGAINST,
    FOR,
    NEITHER,
    MoveReasons,
    about,
    compared,
)
from tests.support.bots.advice.positions import (
    JOKER_RUN,
    OPEN,
    OPENING,
    RUN,
    STOCK,
    klassik,
    sevens,
    turnier,
    verband,
)
from tests.support.bots.advice.truth import is_true

Example: TypeAlias = tuple[Why, Side, dict[str, str], Callable[[], MoveReasons]]

DRAWS: Final[list[Example]] = [
    (
        Why.TAKE_FINISHES,
        FOR,
        {"card": "6C", "ending": "romme"},
        lambda: about(klassik("4C 5C", open="6C"), OPEN),
    ),
    (
        Why.TAKE_FINISHES,  # the finishing card is a reason against the other pile
        AGAINST,
        {"card": "6C", "ending": "romme"},
        lambda: about(klassik("4C 5C KH", open="6C"), STOCK),
    ),
    (
        Why.TAKE_FINISHES,
        FOR,
        {"card": "6C", "ending": "hand"},  # T10: needs no 40
        lambda: about(turnier("4C 5C KH", open="6C"), OPEN),
    ),
    (
        Why.TAKE_OPENS,
        FOR,
        {"card": "KH", "points": "60"},
        lambda: about(turnier("KC KS TS JS QS 2D 4H", open="KH"), OPEN),
    ),
    (
        Why.TAKE_OPENS,  # three fours would leave less, but the two must be in the opening (T4a)
        FOR,
        {"card": "2D", "points": "49"},
        lambda: about(turnier("TS JS QS KS 3D 4D 4S 4H 8H", open="2D"), OPEN),
    ),
    (
        Why.TAKE_MELDS,
        FOR,
        {"card": "6C", "meld": "4C 5C 6C"},
        lambda: about(klassik("4C 5C KH QD", open="6C"), OPEN),
    ),
    (
        Why.TAKE_MELDS,  # 15 points do not open, but the card may go into the hand (V5.1)
        FOR,
        {"card": "6C", "meld": "4C 5C 6C"},
        lambda: about(verband("4C 5C KH QD", open="6C"), OPEN),
    ),
    (
        Why.TAKE_LAYS_OFF,
        FOR,
        {"card": "7C", "meld": "4C 5C 6C"},
        lambda: about(klassik("KH QD 2S", open="7C", table=RUN), OPEN),
    ),
    (
        Why.TAKE_SWAPS,
        FOR,
        {"card": "6C", "meld": "4C 5C *6C"},
        lambda: about(turnier("KH KD QS 7D", open="6C", table=JOKER_RUN, opened=[1]), OPEN),
    ),
    (
        Why.TAKE_OUTS,
        FOR,
        {"card": "5C", "outs": "2", "before": "0"},  # 3C and 6C
        lambda: about(klassik("4C KH 9D", open="5C", stock="3C 6C 2H"), OPEN),
    ),
    (
        Why.TAKE_USELESS,
        FOR,
        {"card": "2S"},
        lambda: about(klassik("4C KH 9D", open="2S"), STOCK),
    ),
    (
        Why.TAKE_USELESS,
        AGAINST,
        {"card": "2S"},
        lambda: about(klassik("4C KH 9D", open="2S"), OPEN),
    ),
    (
        Why.TAKE_NO_OPENING,
        FOR,
        {"card": "6C", "need": "40"},
        lambda: about(turnier("4C 5C KH 9D", open="6C"), STOCK),
    ),
    (
        Why.TAKE_SHOWS,
        AGAINST,
        {"card": "5C"},
        lambda: about(klassik("4C KH 9D", open="5C"), OPEN),
    ),
    (
        Why.STOCK_KNOWN,  # K12: the oldest card of the pile comes on top
        NEITHER,
        {"card": "5H"},
        lambda: about(klassik("4C KH 9D", open="5H 9S", stock=""), STOCK),
    ),
    (
        Why.STOCK_KNOWN,
        NEITHER,
        {"card": "8H"},
        lambda: about(
            klassik("4C KH 9D", STOCK, "1 discard KH", open="5H 8H 9S", stock=""), "2 draw stock"
        ),
    ),
    (
        Why.BLOCKS,
        NEITHER,
        {},
        lambda: about(klassik("4C KH 9D", stock="", options={"blocked_after": 1}), STOCK),
    ),
    (Why.ONLY_MOVE, NEITHER, {}, lambda: about(klassik("4C KH 9D", open=""), STOCK)),
    (
        Why.OUTS,
        FOR,
        {"outs": "2", "of": "7"},  # three in the stock, four in the other hand
        lambda: about(klassik("4C 5C KH", stock="3C 6C 2H"), STOCK),
    ),
    (
        Why.MISSING,
        FOR,
        {"missing": "1"},  # a king
        lambda: about(turnier("4C 5C 6C 7C 8C KH KD"), STOCK),
    ),
    (
        Why.FEW_CARDS,
        NEITHER,
        {"seat": "3", "number": "2"},
        lambda: about(turnier("", hands=["4C KH 9D", "2D 4D 6S", "3D 5D"]), STOCK),
    ),
    (
        Why.STOCK_LOW,
        NEITHER,
        {"number": "5"},
        lambda: about(turnier("4C KH", stock="2H 3H 4H 5H 6H"), OPEN),
    ),
    (Why.LAST_TURN, NEITHER, {}, lambda: about(turnier("4C KH", stock="2H"), STOCK)),
]

PLANS: Final[list[Example]] = [
    (
        Why.FINISHES,
        FOR,
        {"ending": "romme"},
        lambda: about(klassik("4C 5C KH", STOCK, stock="6C 2H"), "1 meld 4C 5C 6C", "1 discard KH"),
    ),
    (
        Why.FINISHES,
        FOR,
        {"ending": "hand"},
        lambda: about(turnier("4C 5C KH", STOCK, stock="6C 2H"), "1 meld 4C 5C 6C", "1 discard KH"),
    ),
    (
        Why.COULD_FINISH,
        AGAINST,
        {"ending": "romme"},
        lambda: compared(
            klassik("4C 5C KH", STOCK, stock="6C 2H"),
            *("discard KH", "meld 4C 5C 6C, discard KH"),
        ),
    ),
    (
        Why.OPENS,
        FOR,
        {"points": "60"},
        lambda: about(
            turnier(OPENING, STOCK), "1 meld KC KS KH", "1 meld TS JS QS", "1 discard 4H"
        ),
    ),
    (
        Why.MELDS,
        FOR,
        {"melds": "1", "points": "15"},
        lambda: about(klassik("4C 5C 6C KH QD", STOCK), "1 meld 4C 5C 6C", "1 discard KH"),
    ),
    (
        Why.LAYS_OFF,
        FOR,
        {"cards": "7C 8C", "number": "2"},
        lambda: about(klassik("7C 8C KH QD", STOCK, table=RUN), "1 add 7C 8C to 1", "1 discard KH"),
    ),
    (
        Why.LAYS_OFF,
        FOR,
        {"cards": "7C", "number": "1"},
        lambda: about(
            klassik("7C 7D 7H 7S KH QD", STOCK, table=RUN),
            *("1 meld 7D 7H 7S", "1 add 7C to 1", "1 discard KH"),
        ),
    ),
    (
        Why.SWAPS,
        FOR,
        {"card": "6C", "meld": "4C 5C *6C"},
        lambda: about(
            turnier("6C KH KD QS 9D", STOCK, table=JOKER_RUN, opened=[1]),
            *("1 swap 6C in 1", "1 meld KH KD *", "1 discard QS"),
        ),
    ),
    (
        Why.COULD_OPEN,
        NEITHER,
        {"points": "60"},
        lambda: about(turnier(OPENING, STOCK), "1 discard 4H"),
    ),
    (
        Why.COULD_OPEN,
        AGAINST,
        {"points": "60"},
        lambda: compared(
            turnier(OPENING, STOCK),
            *("discard 4H", "meld KC KS KH, meld TS JS QS, discard 4H"),
        ),
    ),
    (
        Why.MISSING,
        FOR,
        {"missing": "2"},  # kings and spades need two more cards
        lambda: about(turnier(OPENING, STOCK), "1 discard 4H"),
    ),
    (
        Why.COULD_MELD,
        NEITHER,
        {"points": "24"},  # K9: only one of the two melds
        lambda: about(klassik("4C 5C 6C 7H 8H 9H KD", STOCK), "1 discard KD"),
    ),
    (
        Why.COULD_MELD,
        AGAINST,
        {"points": "15"},
        lambda: compared(
            klassik("4C 5C 6C KH QD", STOCK), "discard KH", "meld 4C 5C 6C, discard KH"
        ),
    ),
    (
        Why.GIVES_BACK,
        NEITHER,
        {"card": "9S"},
        lambda: about(turnier("KH QD 9C", OPEN, opened=[1]), "1 return"),
    ),
    (
        Why.OPENING_FAILS,
        AGAINST,
        {},
        lambda: about(
            turnier("4C 5C 6C KH 7H", STOCK, mode="strict"), "1 meld 4C 5C 6C", "1 discard KH"
        ),
    ),
    (
        Why.ONLY_MOVE,
        NEITHER,
        {},
        lambda: about(turnier("*", STOCK, hands=["*", "2D 4D", "3D 5D"]), "1 discard 2H"),
    ),
    (
        Why.OUTS,
        FOR,
        {"outs": "2", "of": "6"},
        lambda: about(klassik("4C 5C KH", STOCK, stock="2H 3C 6C"), "1 discard KH"),
    ),
    (
        Why.FEWER_OUTS,
        AGAINST,
        {"outs": "0", "best": "2"},
        lambda: compared(
            klassik("4C 5C KH 9D", STOCK, stock="2H 3C 6C"), "discard 5C", "discard KH"
        ),
    ),
    (
        Why.LEAVES,
        NEITHER,
        {"points": "15"},
        lambda: about(klassik("4C KH 9D", STOCK), "1 discard KH"),
    ),
    (
        Why.LEAVES_MORE,
        AGAINST,
        {"points": "8"},
        lambda: compared(klassik("4C KH 9D", STOCK), "discard 2H", "discard KH"),
    ),
    (
        Why.DEAREST,
        FOR,
        {"card": "KH", "points": "10"},
        lambda: about(klassik("4C KH 9D", STOCK), "1 discard KH"),
    ),
    (
        Why.DEAREST,  # the tens are in a meld
        FOR,
        {"card": "4D", "points": "4"},
        lambda: about(
            klassik("TC JC QC 4D", STOCK, hands=["TC JC QC 4D", "2D 6S 9C"]), "1 discard 4D"
        ),
    ),
    (
        Why.BREAKS,
        AGAINST,
        {"card": "5C"},
        lambda: about(klassik("4C 5C 6C KH", STOCK), "1 discard 5C"),
    ),
    (Why.SAFE, FOR, {"card": "KH"}, lambda: about(klassik("4C KH 9D", STOCK), "1 discard KH")),
    (
        Why.NEEDS_JOKER,
        FOR,
        {"card": "KH"},
        lambda: about(turnier("", STOCK, hands=["4C KH 9D", "KD * 5S", "3D 5D"]), "1 discard KH"),
    ),
    (
        Why.NEXT_LAYS_OFF,
        AGAINST,
        {"seat": "2", "card": "7C", "meld": "4C 5C 6C"},
        lambda: about(klassik("7C KH", STOCK, table=RUN), "1 discard 7C"),
    ),
    (
        Why.NEXT_SWAPS,
        AGAINST,
        {"seat": "2", "card": "6C", "meld": "4C 5C *6C"},
        lambda: about(turnier("6C KH 9D", STOCK, table=JOKER_RUN), "1 discard 6C"),
    ),
    (
        Why.NEXT_COLLECTS,
        AGAINST,
        {"seat": "2", "card": "7C", "cards": "7H"},
        lambda: about(sevens(), "1 discard 7C"),
    ),
    (
        Why.WITHHOLDS,
        FOR,
        {"seat": "2", "card": "7C", "cards": "7H"},
        lambda: about(sevens(), "1 discard KH", thrown="9D 7C KH"),
    ),
    (
        Why.FEW_CARDS,
        NEITHER,
        {"seat": "2", "number": "3"},
        lambda: about(klassik("", STOCK, hands=["4C KH 9D", "2D 4D 6S"]), "1 discard KH"),
    ),
    (
        Why.STOCK_LOW,
        NEITHER,
        {"number": "4"},
        lambda: about(turnier("4C KH", STOCK, stock="2H 3H 4H 5H 6H"), "1 discard KH"),
    ),
    (
        Why.LAST_TURN,
        NEITHER,
        {},
        lambda: about(turnier("4C KH", STOCK, stock="2H"), "1 discard KH"),
    ),
]


@pytest.mark.parametrize(
    ("why", "side", "facts", "ask"),
    [*DRAWS, *PLANS],
    ids=lambda value: value.value if isinstance(value, Why) else "",
)
def test_the_reason_is_given_with_its_facts(
    why: Why, side: Side, facts: dict[str, str], ask: Callable[[], MoveReasons]
) -> None:
    given = ask()
    assert given.texts.get(why) == (side, facts), given.texts
    for reason in given.reasons:
        assert is_true(Case(given.state, given.move, reason, given.best)), reason


def test_every_reason_has_an_example() -> None:
    """The reason CLOSE depends on estimated values and is tested in `test_advising.py`."""
    assert {why for why, *_ in (*DRAWS, *PLANS)} == {*Why} - {Why.CLOSE}
