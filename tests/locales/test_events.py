"""Sentences for every kind of event, and for the duties of a turn."""

from __future__ import annotations

from typing import get_args

import pytest

from romme.cards import parse_card
from romme.engine.draft import Duty
from romme.engine.events import (
    Began,
    CountCorrected,
    CutMade,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    GaveBack,
    HandFilled,
    LaidDown,
    LaidOff,
    Opened,
    OpeningFailed,
    Passed,
    PositionSet,
    Reshuffled,
    Shuffled,
    StockRanOut,
    Swapped,
    TurnCame,
    TurnedOver,
)
from romme.engine.state import Correction, Ending, Outcome, Pile, Seat
from romme.locales import LANGUAGES, words
from romme.melds import Flaw, Meld, Points, arrange
from romme.notation.card_text import parse_cards, parse_placed
from romme.notation.wording import describe_event, duties, name_of
from romme.rules import find_preset
from romme.rules.options import Mode
from tests.support.table import Position, at_table

ONE, TWO = Seat(1), Seat(2)
TURNIER = find_preset("turnier").rules
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def meld(text: str) -> Meld:
    found = arrange(parse_placed(text), TURNIER.melds)
    assert not isinstance(found, Flaw)
    return found


def game_ended(ending: Ending, winner: Seat | None) -> GameEnded:
    return GameEnded(Outcome(ending, winner, (Points(0),) * 2, (0, 0)), ((), ()))


SEVEN, JACK = parse_card("7C"), parse_card("JH")
RUN, SET = meld("TH *JH QH"), meld("7C 7S *")
TABLE = at_table("klassik", hands=["4C 5C", "2D 3D"])

SENTENCES: list[tuple[Event, str]] = [
    (
        Began(TURNIER, Mode.ASSIST, 2, ONE, (TWO,)),
        "The game begins: Anna deals and sits this game out.",
    ),
    (Began(TURNIER, Mode.ASSIST, 2, ONE, (TWO, ONE)), "The game begins: Anna deals."),
    (PositionSet(TABLE.game.state), "The position is set up. Anna is to move."),
    (Shuffled((SEVEN,)), "The pack is shuffled."),
    (CutMade(TWO, 1), "Ben cuts and lifts 1 card."),
    (CutMade(TWO, 30), "Ben cuts and lifts 30 cards."),
    (
        Dealt((parse_cards("7C 7S"), parse_cards("4H 5H"), ()), JACK, parse_cards("2C")),
        "Everyone gets 2 cards. ♥J is turned up, and the stock has 1 card.",
    ),
    (
        TurnedOver(),
        "The stock is empty: the open pile is turned over and becomes the new stock.",
    ),
    (StockRanOut(), "The stock is empty: the open pile must be shuffled."),
    (
        Reshuffled(parse_cards("2C 3C")),
        "The open pile has been shuffled; the new stock has 2 cards.",
    ),
    (Drew(ONE, Pile.STOCK, SEVEN, into_hand=True), "Anna draws ♣7 from the stock."),
    (Drew(ONE, Pile.OPEN, SEVEN, into_hand=True), "Anna takes ♣7 from the open pile."),
    (
        Drew(ONE, Pile.OPEN, parse_card("*"), into_hand=False),
        "Anna takes the joker from the open pile; it lies face up until it is used.",
    ),
    (LaidDown(ONE, RUN), "Anna melds a run: ♥10 Joker (♥J) ♥Q."),
    (LaidDown(ONE, SET), "Anna melds a set: ♣7 ♠7 Joker."),
    (
        LaidOff(TWO, 1, parse_placed("*9H TH"), meld("*9H TH JH QH")),
        "Ben lays off Joker (♥9) ♥10: the run is now Joker (♥9) ♥10 ♥J ♥Q.",
    ),
    (
        Swapped(TWO, 1, JACK, meld("TH JH QH")),  # type: ignore[arg-type]  # a natural card
        "Ben puts ♥J in the joker’s place: ♥10 ♥J ♥Q. The joker must be laid again.",
    ),
    (Opened(ONE, Points(41)), "Anna opens with 41 points."),
    (
        OpeningFailed(ONE, (), parse_cards("7C JH")),
        "The opening fails: Anna takes ♣7 ♥J back.",
    ),
    (Discarded(ONE, SEVEN), "Anna discards ♣7."),
    (GaveBack(ONE, SEVEN), "Anna puts ♣7 back on the open pile and ends the turn."),
    (Passed(TWO), "Ben ends the turn without a discard."),
    (TurnCame(TWO), "It’s Ben’s turn."),
    (game_ended(Ending.ROMME, TWO), "Ben makes Rommé and wins the game."),
    (game_ended(Ending.HAND, TWO), "Ben makes Hand-Rommé and wins the game."),
    (
        game_ended(Ending.HAND_LAID_OFF, TWO),
        "Ben makes Hand-Rommé with lay-offs and wins the game.",
    ),
    (game_ended(Ending.SUPER, TWO), "Ben makes Superrommé and wins the game."),
    (
        game_ended(Ending.STOCK_USED_UP, None),
        "The stock is used up: the game is over, and nobody made Rommé.",
    ),
    (game_ended(Ending.BLOCKED, None), "The game is blocked: it is over, and nobody made Rommé."),
    (game_ended(Ending.VOID, None), "This game doesn’t count and is dealt again."),
    (
        CountCorrected(ONE, Correction.SKIP_DRAW),
        "Anna has too many cards and does not draw in this turn.",
    ),
    (
        CountCorrected(ONE, Correction.SKIP_DISCARD),
        "Anna has too few cards and does not discard in this turn.",
    ),
    (
        HandFilled(ONE, parse_cards("7C"), game_ended(Ending.ROMME, TWO).outcome),
        "Anna has too few cards and draws ♣7 before counting.",
    ),
]


def test_the_examples_cover_every_kind_of_event() -> None:
    assert {type(event) for event, _ in SENTENCES} == {*get_args(Event)}
    endings = {event.outcome.ending for event, _ in SENTENCES if isinstance(event, GameEnded)}
    assert endings == {*Ending}


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=[text for _, text in SENTENCES])
def test_event_has_a_sentence_in_every_language(event: Event, sentence: str) -> None:
    assert describe_event(words("en"), event, NAMES) == sentence
    translated = {describe_event(words(lang), event, NAMES) for lang in LANGUAGES}
    assert len(translated) == len(LANGUAGES)
    assert all(text.endswith(".") and "  " not in text for text in translated)


def test_card_letters_depend_on_the_language() -> None:
    sentences = [describe_event(words(lang), Discarded(ONE, parse_card(card)), NAMES)
            for lang in LANGUAGES for card in ("JH", "QH", "KH", "AH", "TH")]  # fmt: skip
    letters = [sentence.partition("♥")[2].split()[0].strip(".") for sentence in sentences]
    assert letters == [*"BDKA", "10", *"BDKA", "10", *"VDRA", "10", *"JQKA", "10"]


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert name_of(words("lb"), TWO, ["Anna"]) == "Plaz 2"


JOKER_RUN = [(2, "4C 5C *6C")]
DUTIES: dict[Duty, tuple[Position, tuple[str, ...], str]] = {
    Duty.REACH_OPENING: (
        at_table("turnier", hands=["4C 5C 6C KH", "2D 3D", "4D 5D"]),
        ("1 draw stock", "1 meld 4C 5C 6C"),
        "You need 40 points to open: 15 so far.",
    ),
    Duty.OPEN_WITH_TAKEN: (
        at_table("turnier", hands=["4C 5C 6C KH", "2D 3D", "4D 5D"]),
        ("1 draw open", "1 meld 4C 5C 6C"),
        "Open with ♠9, or put it back.",
    ),
    Duty.USE_TAKEN: (
        at_table("turnier", hands=["4C 5C 6C KH", "2D 3D", "4D 5D"], opened=[1]),
        ("1 draw open", "1 meld 4C 5C 6C"),
        "Use ♠9, or put it back.",
    ),
    Duty.PLACE_JOKER: (
        at_table("turnier", hands=["6C KH", "2D 3D", "4D 5D"], opened=[1], table=JOKER_RUN),
        ("1 draw stock", "1 swap 6C in 1"),
        "Lay the swapped joker.",
    ),
    Duty.FINISH: (
        at_table(
            "turnier",
            hands=["7C KH 9H", "2D 3D", "4D 5D"],
            open="8C",
            opened=[1],
            table=[(2, "4C 5C 6C")],
        ),
        ("1 draw open", "1 add 7C 8C to 1"),
        "Finish the game in this turn.",
    ),
}


@pytest.mark.parametrize("duty", Duty, ids=lambda duty: duty.value)
def test_duty_has_a_sentence(duty: Duty) -> None:
    table, moves, sentence = DUTIES[duty]
    draft = table.play(*moves).draft
    assert draft is not None
    assert duty in draft.duties
    assert sentence in duties(words("en"), draft)
    for lang in LANGUAGES:
        assert len(duties(words(lang), draft)) == len(draft.duties)
