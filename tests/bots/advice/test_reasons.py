"""Every reason in a position worked out by hand: the code, which way it speaks, and the facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import pytest

from romme.bots.advice.reasons import Side, Why
from romme.notation.replaying import Replay
from tests.bots.advice.asking import AGAINST, FOR, NEITHER, Told, about, beside
from tests.bots.advice.truth import Case, is_true
from tests.table import at_table

STOCK, OPEN = "1 draw stock", "1 draw open"
RUN: Final = [(2, "4C 5C 6C")]
JOKER_RUN: Final = [(2, "4C 5C *6C")]
FULL_SET: Final = [(2, "7C 7S 7H *")]


def klassik(hand: str, *moves: str, **settings: object) -> Replay:
    """A table of two at which an open card goes into the hand, and may not be thrown at once."""
    settings = {"hands": [hand, "2D 4D 6S JC"], **settings}
    return at_table("klassik", **settings).play(*moves)  # type: ignore[arg-type]  # as there


def turnier(hand: str, *moves: str, **settings: object) -> Replay:
    """A table of three at which an open card must be used at once, and 40 open."""
    settings = {
        "hands": [hand, "2D 4D 6S 8S", "3D 5D 9H JC"],
        "stock": "2H 3H 4H 5H 6H 7H 2S 3S 5S 7S",
        **settings,
    }
    return at_table("turnier", **settings).play(*moves)  # type: ignore[arg-type]  # as there


def verband(hand: str, *moves: str, **settings: object) -> Replay:
    """The same, but the open card may be taken into the hand."""
    settings = {"hands": [hand, "2D 4D 6S 8S", "3D 5D 9H JC"], **settings}
    return at_table("verband", **settings).play(*moves)  # type: ignore[arg-type]  # as there


def sevens(*moves: str) -> Replay:
    """The next player has taken a seven."""
    return klassik(
        "7H 7C KH 9D",
        *(STOCK, "1 discard 7H", "2 draw open", "2 discard AD", STOCK, *moves),
        hands=["7H 7C KH 9D", "QS QD AD 3S"],
        open="4S",
    )


Worked: TypeAlias = tuple[Why, Side, dict[str, str], Callable[[], Told]]

OPENING: Final = "KC KS KH TS JS QS 2D 4H"

DRAWS: Final[list[Worked]] = [
    (
        Why.TAKE_FINISHES,
        FOR,
        {"card": "6C", "ending": "romme"},
        lambda: about(klassik("4C 5C", open="6C"), OPEN),
    ),
    (
        Why.TAKE_FINISHES,  # what is left lying speaks against the other pile
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
        Why.TAKE_MELDS,  # 15 do not open, but it may go into the hand (V5.1)
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
        Why.STOCK_KNOWN,  # K12: the oldest card of the pile comes to lie on top
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

PLANS: Final[list[Worked]] = [
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
        lambda: beside(
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
        lambda: beside(
            turnier(OPENING, STOCK),
            *("discard 4H", "meld KC KS KH, meld TS JS QS, discard 4H"),
        ),
    ),
    (
        Why.MISSING,
        FOR,
        {"missing": "2"},  # kings and spades, and two cards that go with them
        lambda: about(turnier(OPENING, STOCK), "1 discard 4H"),
    ),
    (
        Why.COULD_MELD,
        NEITHER,
        {"points": "24"},  # K9: only one of the two
        lambda: about(klassik("4C 5C 6C 7H 8H 9H KD", STOCK), "1 discard KD"),
    ),
    (
        Why.COULD_MELD,
        AGAINST,
        {"points": "15"},
        lambda: beside(klassik("4C 5C 6C KH QD", STOCK), "discard KH", "meld 4C 5C 6C, discard KH"),
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
        lambda: beside(klassik("4C 5C KH 9D", STOCK, stock="2H 3C 6C"), "discard 5C", "discard KH"),
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
        lambda: beside(klassik("4C KH 9D", STOCK), "discard 2H", "discard KH"),
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
def test_reason_is_given_with_its_facts(
    why: Why, side: Side, facts: dict[str, str], ask: Callable[[], Told]
) -> None:
    told = ask()
    assert told.texts.get(why) == (side, facts), told.texts
    for reason in told.reasons:
        assert is_true(Case(told.state, told.move, reason, told.best)), reason


def test_every_reason_is_here() -> None:
    """But for CLOSE, which is about figures."""
    assert {why for why, *_ in (*DRAWS, *PLANS)} == {*Why} - {Why.CLOSE}


UNSAID: Final[dict[str, tuple[Why, Callable[[], Told]]]] = {
    "a taken card must open first (T4a)": (
        Why.TAKE_LAYS_OFF,
        lambda: about(turnier("KH QD 2S", open="7C", table=RUN), OPEN),
    ),
    "the meld would be torn out of another": (
        Why.TAKE_MELDS,
        lambda: about(klassik("4C 5C 6C 4H KD", open="4S", stock="2H 3H"), OPEN),
    ),
    "the joker could not be laid again (T9)": (
        Why.TAKE_SWAPS,
        lambda: about(turnier("KH QD 2S", open="7D", table=FULL_SET, opened=[1]), OPEN),
    ),
    "the last card is the taken one, and may not be thrown (K11)": (
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
    "who has opened makes no Hand-Rommé": (
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
    "the game ends: no card comes any more": (
        Why.OUTS,
        lambda: about(turnier("4C 5C KH", STOCK, stock="2H"), "1 discard KH"),
    ),
    "the game ends: nothing will be missing any more": (
        Why.MISSING,
        lambda: about(turnier(OPENING, STOCK, stock="2H"), "1 discard 4H"),
    ),
    "the game ends: nobody plays next": (
        Why.NEXT_LAYS_OFF,
        lambda: about(turnier("7C KH", STOCK, stock="2H", table=RUN), "1 discard 7C"),
    ),
    "the next player has not opened (T6)": (
        Why.NEXT_LAYS_OFF,
        lambda: about(turnier("7C KH", STOCK, table=[(3, "4C 5C 6C")]), "1 discard 7C"),
    ),
    "the next player has one card, and must draw from the stock (T10)": (
        Why.NEXT_LAYS_OFF,
        lambda: about(
            turnier("", STOCK, hands=["7C KH", "2D", "3D 5D"], table=RUN), "1 discard 7C"
        ),
    ),
    "a set that is not full keeps its joker (T9)": (
        Why.NEXT_SWAPS,
        lambda: about(turnier("7H KH 9D", STOCK, table=[(2, "7C 7S *")]), "1 discard 7H"),
    ),
    "a dearer card is loose": (
        Why.DEAREST,
        lambda: about(klassik("4C KH 9D", STOCK), "1 discard 9D"),
    ),
    "one of two equal cards is loose": (
        Why.BREAKS,
        lambda: about(turnier("4C 5C 5C 6C KH", STOCK), "1 discard 5C"),
    ),
    "the others may hold what goes with it": (
        Why.SAFE,
        lambda: about(klassik("", STOCK, hands=["4C KH 9D", "QH JH 2D 4D"]), "1 discard KH"),
    ),
    "what goes with it may come": (
        Why.SAFE,
        lambda: about(klassik("4C KH 9D", STOCK, stock="2H QH JH"), "1 discard KH"),
    ),
    "it fits where it lies": (
        Why.SAFE,
        lambda: about(klassik("7C KH", STOCK, table=RUN), "1 discard 7C"),
    ),
    "it fits what was laid in this turn": (
        Why.SAFE,
        lambda: about(klassik("4C 5C 6C 7C KH", STOCK), "1 meld 4C 5C 6C", "1 discard 7C"),
    ),
    "it is added to an own new meld": (
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
    "it is thrown": (
        Why.WITHHOLDS,
        lambda: about(sevens(), "1 discard 7C", thrown="7C"),
    ),
    "nobody throws it": (
        Why.WITHHOLDS,
        lambda: about(sevens(), "1 discard KH", thrown="9D KH"),
    ),
    "there is something else to do": (
        Why.ONLY_MOVE,
        lambda: about(klassik("4C KH 9D", STOCK), "1 discard KH"),
    ),
}


@pytest.mark.parametrize("because", UNSAID)
def test_reason_is_not_given(because: str) -> None:
    why, ask = UNSAID[because]
    assert why not in ask().texts


def test_a_finish_needs_no_other_reason() -> None:
    told = about(klassik("4C 5C KH", STOCK, stock="6C 2H"), "1 meld 4C 5C 6C", "1 discard KH")
    assert [*told.texts] == [Why.FINISHES]


def test_a_hand_too_large_for_the_solver_is_not_counted() -> None:
    """Nobody is dealt so many, but a position may have them."""
    hand = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AS 2S 3S 4S 5S 6S 7S 8S TS"
    for told in (
        about(turnier("", hands=[hand, "2D 4D", "3D 5D"]), STOCK),
        about(turnier("", OPEN, hands=[hand, "2D 4D", "3D 5D"]), "1 return"),
    ):
        assert not {Why.OUTS, Why.MISSING, Why.TAKE_OPENS, Why.COULD_OPEN} & {*told.texts}
