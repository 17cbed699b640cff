"""Every refusal has a text in every language, and the text states the refusal's facts."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce

import pytest

from romme.cards import JOKER, parse_card
from romme.engine.commands import Cut, Discard, Draw, LayDown, Play
from romme.engine.decide import decide
from romme.engine.draft import Draft
from romme.engine.errors import Illegal
from romme.engine.evolve import evolve, fold
from romme.engine.referee import CorrectCount, DeclareVoid, FillHand, Redeal, Ruling, rule
from romme.engine.setup import shuffled_game
from romme.engine.state import Correction, Pile, Seat, State
from romme.engine.turn import Turn
from romme.locales import LANGUAGES, words
from romme.notation.card_text import parse_placed
from romme.notation.wording import card_text, clause_text, why_refused
from romme.rules import find_preset
from romme.rules.grounds import Ground
from romme.rules.options import Mode
from tests.support.table import Position, at_table

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)
DRAW = "1 draw stock"
DISCARD_KING = Discard(parse_card("KH"))


def refused(table: Position, *moves: str) -> Illegal:
    """Play moves and return the refusal of the last one."""
    tried = table.play(*moves)
    assert tried.refused is not None
    assert tried.refused.number == len(moves)
    return tried.refused.illegal


def illegal_error(act: Callable[[], object]) -> Illegal:
    with pytest.raises(Illegal) as error:
        act()
    return error.value


def klassik(hand: str = "4C 5C 6C KH 7H", **settings: object) -> Position:
    return at_table("klassik", hands=[hand, "2D 3D"], **settings)  # type: ignore[arg-type]  # passed through


def turnier(hand: str, **settings: object) -> Position:
    return at_table("turnier", hands=[hand, "2D 3D", "4D 5D"], **settings)  # type: ignore[arg-type]  # passed through


def verband(hand: str, **settings: object) -> Position:
    return at_table("verband", hands=[hand, "2D 3D", "4D 5D"], **settings)  # type: ignore[arg-type]  # passed through


def before_cut() -> State:
    rules = find_preset("verband").rules
    return fold(shuffled_game(rules, Mode.ASSIST, seats=3, dealer=THREE, pack=rules.pack))


def after_ruling(state: State, ruling: Ruling) -> State:
    return reduce(evolve, rule(state, ruling), state)


def corrected(correction: Correction) -> State:
    return after_ruling(turnier("4C 5C 6C KH").game.state, CorrectCount(ONE, correction))


def drawn(state: State) -> State:
    return reduce(evolve, decide(state, ONE, Draw(Pile.STOCK)), state)


def in_turn(table: Position, *moves: str) -> Draft:
    draft = table.play(*moves).draft
    assert draft is not None
    return draft


RUN = [(2, "4C 5C 6C")]
JOKER_RUN = [(2, "4C 5C *6C")]
HAUS = at_table("haus", hands=["KH 7H", "2D 3D"], stock="2H")
JOKER_SET = [(2, "7C 7S *")]

REFUSALS: dict[Ground, list[Callable[[], Illegal]]] = {
    Ground.GAME_WON: [
        lambda: refused(klassik("4C 5C 6C", stock="7C 2H"), DRAW, "1 meld 4C 5C 6C 7C", "2 pass")
    ],
    Ground.GAME_STOCK_USED_UP: [
        lambda: refused(turnier("KH 7H", stock="2H"), DRAW, "1 discard KH", "2 draw stock")
    ],
    Ground.GAME_BLOCKED: [
        lambda: refused(
            klassik(stock="2H", options={"blocked_after": 1}),
            *(DRAW, "1 discard KH", "2 draw stock", "2 draw stock"),
        )
    ],
    Ground.GAME_VOID: [
        lambda: illegal_error(
            lambda: decide(after_ruling(klassik().game.state, DeclareVoid()), ONE, Draw(Pile.STOCK))
        )
    ],
    Ground.NOT_YOUR_TURN: [lambda: refused(klassik(), "2 draw stock")],
    Ground.CUT_FIRST: [lambda: illegal_error(lambda: decide(before_cut(), ONE, Draw(Pile.STOCK)))],
    Ground.CUT_DONE: [lambda: illegal_error(lambda: decide(klassik().game.state, ONE, Cut(9)))],
    Ground.CUT_NOT_YOURS: [lambda: illegal_error(lambda: decide(before_cut(), ONE, Cut(9)))],
    Ground.CUT_TOO_SMALL: [
        lambda: illegal_error(lambda: decide(before_cut(), TWO, Cut(1))),
        lambda: illegal_error(lambda: decide(before_cut(), TWO, Cut(108))),
    ],
    Ground.DRAW_FIRST: [lambda: refused(klassik(), "1 discard KH")],
    Ground.DRAWN_ALREADY: [lambda: refused(klassik(), DRAW, DRAW)],
    Ground.OPEN_PILE_EMPTY: [lambda: refused(klassik(open=""), "1 draw open")],
    Ground.LAST_CARD_FROM_STOCK: [lambda: refused(turnier("KH"), "1 draw open")],
    Ground.LAST_CARD_WOULD_FINISH: [
        lambda: refused(verband("KH", open="7C", table=RUN, opened=[1]), "1 draw open")
    ],
    Ground.DRAW_SKIPPED: [
        lambda: illegal_error(
            lambda: decide(corrected(Correction.SKIP_DRAW), ONE, Draw(Pile.STOCK))
        )
    ],
    Ground.SHUFFLE_NOT_DUE: [lambda: refused(HAUS, "1 shuffle 9S")],
    Ground.SHUFFLE_FIRST: [
        lambda: refused(HAUS, DRAW, "1 discard 2H", "2 draw stock", "2 draw stock")
    ],
    Ground.SHUFFLE_OTHER_CARDS: [
        lambda: refused(HAUS, DRAW, "1 discard 2H", "2 draw stock", "2 shuffle 9S")
    ],
    Ground.NOT_IN_HAND_TO_MELD: [lambda: refused(klassik(), DRAW, "1 meld AS 2S 3S")],
    Ground.MELD_TOO_SHORT: [lambda: refused(klassik(), DRAW, "1 meld 4C 5C")],
    Ground.MELD_NO_PATTERN: [lambda: refused(klassik(), DRAW, "1 meld 4C 5C KH")],
    Ground.MELD_ACE_PLACE: [
        lambda: refused(klassik("QC KC AC 2S"), DRAW, "1 meld QC KC AC"),
        lambda: refused(klassik("AC 7H", table=[(2, "JC QC KC")]), DRAW, "1 add AC to 1"),
    ],
    Ground.MELD_SET_TOO_LARGE: [
        lambda: refused(
            turnier("7C 7S 7H 7D KH", options={"largest_set": 3}), DRAW, "1 meld 7C 7S 7H 7D"
        )
    ],
    Ground.MELD_SUIT_TWICE: [
        lambda: refused(turnier("7C 7C 7H KH"), DRAW, "1 meld 7C 7C 7H"),
        lambda: refused(
            turnier("7C KH", table=[(2, "7C 7S 7H")], opened=[1]), DRAW, "1 add 7C to 1"
        ),
    ],
    Ground.MELD_JOKER_UNNAMED: [
        lambda: refused(turnier("4C 5C * KH"), DRAW, "1 meld 4C 5C *"),
        lambda: refused(turnier("* KH", table=RUN, opened=[1]), DRAW, "1 add * to 1"),
    ],
    Ground.MELD_TOO_MANY_JOKERS: [
        lambda: refused(turnier("4C 6C * * KH"), DRAW, "1 meld 4C *5C 6C *7C"),
        lambda: refused(
            turnier("* * 9H KH", table=[(2, "7C 7S *")], opened=[1]), DRAW, "1 add * to 1"
        ),
    ],
    Ground.MELD_JOKERS_SIDE_BY_SIDE: [
        lambda: refused(verband("4C 7C * * KH"), DRAW, "1 meld 4C *5C *6C 7C"),
        lambda: refused(verband("* * KH", table=JOKER_RUN, opened=[1]), DRAW, "1 add *7C to 1"),
    ],
    Ground.MELDS_PER_TURN: [
        lambda: refused(klassik("4C 5C 6C 7H 8H 9H KH"), DRAW, "1 meld 4C 5C 6C", "1 meld 7H 8H 9H")
    ],
    Ground.NOT_IN_HAND_TO_LAY_OFF: [
        lambda: refused(klassik("KH 7H", table=RUN), DRAW, "1 add 7C to 1")
    ],
    Ground.NO_SUCH_MELD: [
        lambda: refused(klassik(), DRAW, "1 add KH to 1"),
        lambda: refused(klassik("KH 7H", table=RUN), DRAW, "1 add KH to 2"),
        lambda: refused(klassik("KH 7H", table=[*RUN, (2, "TS JS QS")]), DRAW, "1 add KH to 0"),
    ],
    Ground.LAY_OFF_MISFIT: [lambda: refused(klassik("KH 7H", table=RUN), DRAW, "1 add KH to 1")],
    Ground.LAY_OFF_BEFORE_OPENING: [
        lambda: refused(turnier("7C KH", table=RUN), DRAW, "1 add 7C to 1"),
        lambda: refused(
            klassik("7C KH", table=RUN, options={"lay_offs": "after_opening"}),
            *(DRAW, "1 add 7C to 1"),
        ),
    ],
    Ground.LAY_OFF_OWN_MELD: [
        lambda: refused(
            turnier(
                "7C KH",
                table=[(1, meld) for _, meld in RUN],
                opened=[1],
                options={"own_lay_offs": "never"},
            ),
            *(DRAW, "1 add 7C to 1"),
        )
    ],
    Ground.NOT_IN_HAND_TO_SWAP: [
        lambda: refused(turnier("7H KH", table=JOKER_RUN, opened=[1]), DRAW, "1 swap 6C in 1")
    ],
    Ground.SWAP_BEFORE_OPENING: [
        lambda: refused(turnier("6C KH", table=JOKER_RUN), DRAW, "1 swap 6C in 1"),
        lambda: refused(
            turnier("6C KH", table=JOKER_RUN, options={"opening_points": 0}),
            *(DRAW, "1 swap 6C in 1"),
        ),
    ],
    Ground.SWAP_NEVER: [
        lambda: refused(
            klassik("6C KH", table=JOKER_RUN, options={"jokers": 1}), DRAW, "1 swap 6C in 1"
        )
    ],
    Ground.SWAP_NO_JOKER: [
        lambda: refused(turnier("7C KH", table=JOKER_RUN, opened=[1]), DRAW, "1 swap 7C in 1")
    ],
    Ground.SWAP_SET_NOT_FULL: [
        lambda: refused(turnier("7H KH", table=JOKER_SET, opened=[1]), DRAW, "1 swap 7H in 1")
    ],
    Ground.NOTHING_TO_DISCARD: [
        lambda: refused(turnier("4C 5C", stock="6C 2H", opened=[1]), DRAW, "1 meld 4C 5C 6C")
    ],
    Ground.LEFT_WITH_TAKEN_CARD: [
        lambda: refused(klassik("4C 5C 6C"), "1 draw open", "1 meld 4C 5C 6C")
    ],
    Ground.LYING_STAYS: [
        lambda: illegal_error(
            in_turn(turnier("4C 5C 6C KH", mode="strict"), DRAW, "1 meld 4C 5C 6C").take_back
        )
    ],
    Ground.CORRECTED_NO_LAYING: [
        lambda: illegal_error(
            lambda: Draft.begin(Turn.of(corrected(Correction.SKIP_DRAW))).step(
                LayDown(parse_placed("4C 5C 6C"))
            )
        ),
        lambda: illegal_error(
            lambda: decide(corrected(Correction.SKIP_DISCARD), ONE, Draw(Pile.OPEN))
        ),
    ],
    Ground.NOT_IN_HAND_TO_DISCARD: [
        lambda: refused(klassik(), DRAW, "1 discard AS"),
        lambda: refused(klassik(), DRAW, "1 discard *"),
    ],
    Ground.OPENING_TOO_LOW: [
        lambda: refused(turnier("4C 5C 6C KH 7H"), DRAW, "1 meld 4C 5C 6C", "1 discard KH")
    ],
    Ground.TAKEN_CARD_OPENS: [
        lambda: refused(turnier("KH 7H"), "1 draw open", "1 discard KH"),
        lambda: refused(
            turnier("TC TS TH TD KH 7H"), "1 draw open", "1 meld TC TS TH TD", "1 return"
        ),
    ],
    Ground.TAKEN_CARD_UNUSED: [
        lambda: refused(turnier("KH 7H", opened=[1]), "1 draw open", "1 discard KH")
    ],
    Ground.TAKEN_CARD_DISCARDED: [lambda: refused(klassik(), "1 draw open", "1 discard 9S")],
    Ground.INDIRECT_NOT_FINISHED: [
        lambda: refused(
            turnier("7C KH 2D", open="8C", table=RUN, opened=[1]),
            *("1 draw open", "1 add 7C 8C to 1", "1 discard KH"),
        )
    ],
    Ground.JOKER_NOT_PLACED: [
        lambda: refused(
            turnier("6C KH 7H", table=JOKER_RUN, opened=[1]),
            *(DRAW, "1 swap 6C in 1", "1 discard KH"),
        ),
        lambda: refused(
            turnier("6C 9C KH 7H", table=[*JOKER_RUN, (2, "7C 8C *9C")], opened=[1]),
            *(DRAW, "1 swap 6C in 1", "1 swap 9C in 2", "1 discard KH"),
        ),
    ],
    Ground.JOKER_DISCARDED: [lambda: refused(turnier("* KH"), DRAW, "1 discard *")],
    Ground.RETURN_NOTHING_TAKEN: [lambda: refused(klassik(), DRAW, "1 return")],
    Ground.RETURN_CARD_USED: [
        lambda: refused(
            turnier("7S 8S KH 7H", opened=[1]), "1 draw open", "1 meld 7S 8S 9S", "1 return"
        ),
        lambda: refused(
            turnier("KC KS TS JS QS 2D 4H 3H", open="KH", mode="strict"),
            *("1 draw open", "1 meld KC KS KH", "1 meld TS JS QS", "1 meld 2D 4H 3H", "1 return"),
        ),
    ],
    Ground.RETURN_NOT_FIRST: [
        lambda: refused(
            verband("7S 8S KH 7H", opened=[1]), "1 draw open", "1 meld 7S 8S 9S", "1 return"
        )
    ],
    Ground.RETURN_FORBIDDEN: [lambda: refused(klassik(), "1 draw open", "1 return")],
    Ground.DISCARD_NEEDED: [lambda: refused(klassik(), DRAW, "1 pass")],
    Ground.DISCARD_SKIPPED: [
        lambda: illegal_error(
            lambda: decide(drawn(corrected(Correction.SKIP_DISCARD)), ONE, Play(end=DISCARD_KING))
        )
    ],
    Ground.RULING_TOO_LATE: [
        lambda: illegal_error(
            lambda: rule(
                after_ruling(klassik().game.state, DeclareVoid()),
                Redeal(find_preset("klassik").rules.pack),
            )
        ),
        lambda: illegal_error(
            lambda: rule(
                corrected(Correction.SKIP_DISCARD), CorrectCount(ONE, Correction.SKIP_DISCARD)
            )
        ),
    ],
    Ground.RULING_TOO_EARLY: [
        lambda: illegal_error(lambda: rule(klassik().game.state, FillHand(ONE, 1)))
    ],
    Ground.RULING_NOT_THIS_SEAT: [
        lambda: illegal_error(
            lambda: rule(klassik().game.state, CorrectCount(TWO, Correction.SKIP_DRAW))
        )
    ],
    Ground.STOCK_TOO_SMALL: [
        lambda: illegal_error(
            lambda: rule(
                turnier("KH 7H", stock="2H").play(DRAW, "1 discard KH").state, FillHand(TWO, 0)
            )
        )
    ],
}


def test_the_examples_cover_every_ground() -> None:
    assert REFUSALS.keys() == {*Ground}


@pytest.mark.parametrize("ground", Ground, ids=lambda ground: ground.value)
def test_refusal_has_a_text_in_every_language(ground: Ground) -> None:
    for provoke in REFUSALS[ground]:
        illegal = provoke()
        assert illegal.ground is ground
        sentences = {lang: why_refused(words(lang), illegal) for lang in LANGUAGES}
        assert len({*sentences.values()}) == len(LANGUAGES)
        for sentence in sentences.values():
            assert sentence.endswith(".")
            assert not re.search(r"[{}$]|  |None", sentence)
        for lang in LANGUAGES:
            assert clause_text(words(lang), illegal.clause)


def test_refusal_contains_the_facts() -> None:
    (provoke, _) = REFUSALS[Ground.LAY_OFF_BEFORE_OPENING]
    assert why_refused(words("de"), provoke()) == (
        "Sie haben noch nicht eröffnet: 0 von 40 Augen. "
        "Erreichen Sie zuerst 40 Augen mit eigenen Auslagen, dann dürfen Sie anlegen."
    )


def test_refusal_writes_cards_and_melds_in_the_language() -> None:
    (provoke,) = REFUSALS[Ground.SWAP_NO_JOKER]
    assert why_refused(words("fr"), provoke()).startswith("Dans ♣4 ♣5 Joker (♣6), aucun joker")
    (provoke,) = REFUSALS[Ground.LAY_OFF_MISFIT]
    assert why_refused(words("lb"), provoke()).startswith("Dat passt net bei ♣4 ♣5 ♣6.")


def test_a_refused_return_says_to_take_the_melds_back_first() -> None:
    nothing_laid, melds_laid = (provoke() for provoke in REFUSALS[Ground.TAKEN_CARD_OPENS])
    assert "take your melds back first" not in why_refused(words("en"), nothing_laid)
    assert "take your melds back first" in why_refused(words("en"), melds_laid)


def test_an_indirect_lay_off_that_does_not_finish_names_both_ways_out() -> None:
    (provoke,) = REFUSALS[Ground.INDIRECT_NOT_FINISHED]
    sentences = why_refused(words("en"), provoke())
    assert "Lay all your cards but one and discard that one" in sentences
    assert "put ♣8 back" in sentences


def test_discarding_a_joker_in_a_game_without_jokers_has_its_own_text() -> None:
    (_, provoke) = REFUSALS[Ground.NOT_IN_HAND_TO_DISCARD]
    assert provoke().clause.value == "K11"
    assert why_refused(words("en"), provoke()).startswith("There are no jokers in this game.")


@pytest.mark.parametrize(
    ("key", "joker", "natural"),
    [
        (
            "refusal-taken-card-unused",
            "Sie haben einen Joker genommen und nicht verwendet. Legen Sie ihn aus oder an,",
            "Sie haben ♥7 genommen und nicht verwendet. Legen Sie die Karte aus oder an,",
        ),
        (
            "refusal-return-forbidden",
            "Den Joker dürfen Sie im selben Spielzug nicht zurücklegen.",
            "♥7 dürfen Sie im selben Spielzug nicht zurücklegen.",
        ),
        ("plan-discard", "Den Joker ablegen.", "♥7 ablegen."),
        ("duty-use-taken", "Den Joker verwenden oder", "♥7 verwenden oder"),
    ],
)
def test_a_joker_has_its_article_in_german(key: str, joker: str, natural: str) -> None:
    """A joker is written as a noun with its article, a natural card as a suit sign and a rank."""
    german = words("de")
    assert german.say(key, card=card_text(german, JOKER)).startswith(joker)
    assert german.say(key, card=card_text(german, parse_card("7H"))).startswith(natural)
