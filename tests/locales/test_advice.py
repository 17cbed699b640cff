"""Advice: every reason and every move has a message in every language, with all its facts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from romme.bots.advice.reasons import Reason, Why, remark, speaks_against, speaks_for
from romme.bots.advice.wording import describe_move, message_arguments, sentence
from romme.engine.state import Ending
from romme.locales import LANGUAGES, words
from romme.notation.replaying import Replay
from tests.bots.advice.test_reasons import DRAWS, PLANS
from tests.support.bots.advice.move_reasons import decision, seen
from tests.support.locales.catalogues import messages
from tests.support.table import at_table

NAMES = ("Anna", "Ben", "Cleo")
ADVICE_PAGE = Path(__file__).parents[2] / "docs" / "advice.md"


@cache
def sample_reasons() -> dict[Why, Reason]:
    """Return an example of each reason, with facts from real advice."""
    found = {Why.CLOSE: remark(Why.CLOSE)}
    for why, _, _, ask in (*DRAWS, *PLANS):
        found |= {one.why: one for one in ask().reasons if one.why is why}
    return found


def test_every_reason_has_a_message_and_every_message_is_used() -> None:
    moves = {f"advice-{name}" for name in ("draw-stock", "draw-open", "give-back")}
    keys = {key for key in messages("en") if key.startswith("advice-")}
    assert keys - moves == {f"advice-{why.value}" for why in Why}


@pytest.mark.skipif(not ADVICE_PAGE.exists(), reason="no docs in this copy")
def test_the_docs_list_every_reason_with_its_facts() -> None:
    row = re.compile(r"^\| `([a-z-]+)` \| ([a-z, ]*?) ?\|", re.MULTILINE)
    rows = dict(row.findall(ADVICE_PAGE.read_text("utf-8")))
    listed = {why: rows.get(why.value) for why in Why}
    assert listed == {why: ", ".join(reason.facts) for why, reason in sample_reasons().items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_call_people_by_name(lang: str) -> None:
    """Nobody is called by the number of their seat."""
    about = [reason for reason in sample_reasons().values() if "seat" in reason.facts]
    assert len(about) >= 5
    for reason in about:
        seat = reason.facts["seat"]
        assert isinstance(seat, int)
        text = sentence(words(lang), reason, NAMES)
        assert NAMES[seat - 1] in text
        assert words(lang).say("seat", seat=seat) not in text


@pytest.mark.parametrize("why", Why, ids=lambda why: why.value)
def test_reason_has_a_text_in_every_language(why: Why) -> None:
    """The message uses exactly the facts of the reason."""
    reason = sample_reasons()[why]
    for lang in LANGUAGES:
        variables = messages(lang)[f"advice-{why.value}"].variables
        assert variables == message_arguments(words(lang), reason, NAMES).keys()
    sentences = {sentence(words(lang), reason, NAMES) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    for text in sentences:
        assert text.endswith(".")
        assert text[0].isupper() or not text[0].isalpha()
        assert not re.search(r"[{}$]|  |None|Seat|\.\.", text)


@pytest.mark.parametrize(
    ("reason", "english", "german", "french", "luxembourgish"),
    [
        (
            speaks_for(Why.OUTS, outs=1, of=70),
            "1 of the 70 cards still to come would help.",
            "1 von 70 Karten, die noch kommen können, würde helfen.",
            "1 des 70 cartes encore à venir aiderait.",
            "1 vu 70 Kaarten, déi nach komme kënnen, géif hëllefen.",
        ),
        (
            speaks_against(Why.FEWER_OUTS, outs=0, best=1),
            "No card still to come would help; after the best move, 1 would.",
            "Keine Karte, die noch kommen kann, würde helfen; nach dem besten Zug wäre es 1.",
            "Aucune carte encore à venir n’aiderait, contre 1 après le meilleur choix.",
            "Keng Kaart, déi nach komme kann, géif hëllefen; nom beschten Zuch wier et 1.",
        ),
        (
            remark(Why.LEAVES, points=1),
            "This leaves 1 point in your hand.",
            "1 Auge bleibt auf der Hand.",
            "Il vous reste 1 point en main.",
            "1 Punkt bleift an der Hand.",
        ),
        (
            remark(Why.FEW_CARDS, seat=2, number=2),
            "Ben has only 2 cards left.",
            "Ben hat nur noch 2 Karten.",
            "Ben n’a plus que 2 cartes.",
            "Ben huet nëmmen nach 2 Kaarten.",
        ),
        (
            speaks_for(Why.FINISHES, ending=Ending.HAND_LAID_OFF),
            "That finishes the game: Hand-Rommé with lay-offs.",
            "Damit beenden Sie das Spiel: Hand-Rommé mit Anlegen.",
            "Cela termine la partie\xa0: Hand-Rommé avec ajouts.",
            "Domat gitt Dir fäerdeg: Hand-Rommé mat Dobäileeën.",
        ),
    ],
)
def test_plural_forms_and_names(
    reason: Reason, english: str, german: str, french: str, luxembourgish: str
) -> None:
    texts = {lang: sentence(words(lang), reason, NAMES) for lang in LANGUAGES}
    assert texts == {"lb": luxembourgish, "de": german, "fr": french, "en": english}


@pytest.mark.parametrize("why", Why, ids=lambda why: why.value)
def test_reasons_have_plural_forms_for_every_number(why: Why) -> None:
    reason = sample_reasons()[why]
    numbers = [name for name, fact in reason.facts.items() if type(fact) is int and name != "seat"]
    for lang in LANGUAGES:
        for number in (0, 1, 2, 11):
            facts = {**reason.facts, **dict.fromkeys(numbers, number)}
            assert sentence(words(lang), Reason(why, reason.side, facts), NAMES).endswith(".")


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    reason = remark(Why.FEW_CARDS, seat=2, number=1)
    assert sentence(words("de"), reason) == "Platz 2 hat nur noch 1 Karte."


def turn(*moves: str, **settings: object) -> Replay:
    table = at_table(
        "turnier",
        hands=["6C KH KD 7C QS 9D", "2D 4D", "3D 5D"],
        table=[(2, "4C 5C *6C")],
        opened=[1],
        **settings,  # type: ignore[arg-type]  # passed through
    )
    return table.play(*moves)


@pytest.mark.parametrize(
    ("now", "moves", "expected"),
    [
        (turn(), ["1 draw stock"], ["Eine Karte vom verdeckten Stapel ziehen."]),
        (turn(), ["1 draw open"], ["♠9 vom Ablagestapel nehmen."]),
        (turn("1 draw open"), ["1 return"], ["♠9 auf den Ablagestapel zurücklegen."]),
        (
            turn("1 draw stock"),
            ["1 swap 6C in 1", "1 meld KD * KH", "1 add 7C to 1", "1 discard QS"],
            [
                "♣6 gegen den Joker in ♣4 ♣5 Joker (♣6) tauschen.",
                "♥K ♦K Joker auslegen.",
                "♣7 an ♣4 ♣5 ♣6 anlegen.",
                "♠D ablegen.",
            ],
        ),
    ],
    ids=["stock", "open", "return", "plan"],
)
def test_moves_are_described_step_by_step(
    now: Replay, moves: list[str], expected: list[str]
) -> None:
    assert [*describe_move(words("de"), decision(*moves), seen(now))] == expected
    texts = {describe_move(words(lang), decision(*moves), seen(now)) for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_turns_without_a_discard_are_described() -> None:
    only_jokers = at_table("turnier", hands=["*", "2D 4D", "3D 5D"], stock="* 2H", opened=[1]).play(
        "1 draw stock"
    )
    assert [*describe_move(words("en"), decision("1 pass"), seen(only_jokers))] == [
        "End the turn without a discard."
    ]
    last = at_table("klassik", hands=["4C 5C", "2D 4D"], stock="6C 2H").play("1 draw stock")
    assert [*describe_move(words("en"), decision("1 meld 6C 5C 4C"), seen(last))] == [
        "Lay ♣4 ♣5 ♣6."
    ]


def test_an_invalid_meld_is_described_in_the_order_of_its_cards() -> None:
    now = at_table("turnier", hands=["6C KH 7C QS", "2D 4D", "3D 5D"], mode="strict").play(
        "1 draw stock"
    )
    move = decision("1 meld 6C KH 7C", "1 discard QS")
    assert describe_move(words("en"), move, seen(now)) == ("Lay ♣6 ♥K ♣7.", "Discard ♠Q.")
