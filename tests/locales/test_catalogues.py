"""The four catalogues: same messages, same variables, complete translations."""

from __future__ import annotations

import re
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from romme.locales import LANGUAGES, NoWords, Words, guess_language, words
from tests.support.locales.catalogues import entries, keys, messages, resource

each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_translation = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])

EQUAL_EVERYWHERE = {
    *("tournament-ending-romme", "tournament-ending-hand", "tournament-ending-super"),
    *("exchange-column-tandem", "exchange-meaning-tandem", "office-tandem"),
    *("hall-code-is", "hall-pin-is", "office-code", "office-pin", "office-logo"),
}
"""Messages that are the same in all four languages."""
EQUAL_TO_ENGLISH = {
    "lb": {
        *EQUAL_EVERYWHERE,
        *("paper-in-tandem", "paper-pin"),
        *("page-panel-chat", "page-pace-normal"),
        *("page-lesson-hand", "page-lesson-super"),
        *("card", "card-joker", "card-joker-for", "account-title", "account-clause"),
        *("option-hand_romme", "option-superromme", "option-rating_super", "option-rating_hand"),
        *("option-rating_romme", "page-card-joker", "page-bot-name"),
    },
    "de": {
        *EQUAL_EVERYWHERE,
        *("exchange-column-name", "exchange-meaning-name", "office-name", "paper-name"),
        *("hall-person", "hall-tandem", "paper-in-tandem", "paper-pin"),
        *("page-passkeys", "page-panel-chat", "venue-server"),
        *("page-pace-normal", "page-vibration"),
        *("page-lesson-hand", "page-lesson-super"),
        *("card", "card-joker", "card-joker-for", "account-title", "account-clause"),
        *("option-hand_romme", "option-superromme"),
        *("option-rating_super", "option-rating_hand", "option-rating_romme"),
        *("page-card-joker", "page-bot-name"),
    },
    "fr": {
        *EQUAL_EVERYWHERE,
        "office-term-date",
        *("exchange-column-club", "exchange-meaning-club", "office-club", "paper-club"),
        *(
            "exchange-column-table",
            "office-column-table",
            "office-fixed-table",
            "paper-table",
            "paper-table-n",
        ),
        *("hall-table", "hall-table-number", "hall-see-tables", "paper-kit-seating"),
        *("hall-tandem", "hall-total", "hall-points", "list-points", "list-sum"),
        *("office-table", "table-title"),
        *("office-clock-minutes", "office-signatures", "paper-signature", "paper-sum"),
        *("office-list-corrections", "office-list-incidents"),
        *("office-trace-corrections", "office-trace-incidents"),
        *("page-lesson-hand", "page-lesson-super"),
        *("card-joker", "card-joker-for", "option-jokers", "option-hand_romme"),
        *("option-superromme", "option-rating_super", "option-rating_hand", "option-rating_romme"),
        *("heading-jokers", "help-arguments", "help-options", "account-position"),
        *("page-card-joker", "page-motion"),
        *("page-notifications", "page-pace-normal", "page-volume"),
        *("page-table", "page-number-target", "page-menu"),
        *("page-points", "page-score", "page-sum"),
    },
}
"""Messages that are the same as in English. All others must be translated."""


@each_language
def test_catalogue_has_no_syntax_errors_and_no_duplicates(lang: str) -> None:
    body = resource(lang).body
    assert [item.content for item in body if isinstance(item, ast.Junk)] == []
    names = Counter(item.id.name for item in body if isinstance(item, ast.Message | ast.Term))
    assert [name for name, times in names.items() if times > 1] == []


class _References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - defined by Visitor
        self.found.append(node.id.name)


@each_language
def test_no_message_or_attribute_is_defined_twice(lang: str) -> None:
    assert [key for key, times in Counter(keys(lang)).items() if times > 1] == []


@each_language
def test_messages_do_not_refer_to_other_messages(lang: str) -> None:
    """Messages are parsed lazily, one at a time. They may refer only to terms."""
    catalogue = Words(lang)
    assert [key for key in messages(lang) if not catalogue.knows(key)] == []
    references = _References()
    references.visit(resource(lang))
    assert references.found == []


@each_translation
def test_catalogues_have_the_same_messages(lang: str) -> None:
    assert messages(lang).keys() == messages("en").keys()


@each_translation
def test_messages_take_the_same_variables(lang: str) -> None:
    mine, english = messages(lang), messages("en")
    assert {key: entry.variables for key, entry in mine.items()} == {
        key: entry.variables for key, entry in english.items()
    }


@each_language
def test_every_term_is_defined_and_used(lang: str) -> None:
    used = {f"-{term}" for entry in entries(lang).values() for term in entry.terms}
    assert used == entries(lang).keys() - messages(lang).keys()


@each_translation
def test_every_message_is_translated(lang: str) -> None:
    mine, english = messages(lang), messages("en")
    same = {key for key, entry in mine.items() if entry.written == english[key].written}
    same -= EQUAL_TO_ENGLISH[lang]
    names_only = {key for key in same if not re.search(r"[^\W\d_]{2}", "".join(mine[key].texts))}
    assert same == names_only


@each_translation
def test_the_list_of_equal_messages_is_up_to_date(lang: str) -> None:
    mine, english = messages(lang), messages("en")
    assert {key for key in EQUAL_TO_ENGLISH[lang] if mine[key].written != english[key].written} <= {
        "card"
    }


@each_language
def test_every_message_is_a_single_line(lang: str) -> None:
    broken = [key for key, entry in entries(lang).items() if "\n" in "".join(entry.texts)]
    assert broken == []


@each_language
def test_texts_use_single_spaces_and_typographic_signs(lang: str) -> None:
    texts = [text for entry in entries(lang).values() for text in entry.texts]
    assert [text for text in texts if "  " in text or "'" in text or "..." in text] == []


@each_language
def test_no_text_mentions_the_script_of_a_checkout(lang: str) -> None:
    """The installed program is `romme`. Its users have no `./romme`."""
    assert [key for key, entry in entries(lang).items() if "./romme" in entry.written] == []


def test_french_punctuation_has_a_no_break_space_before_it() -> None:
    texts = [text for entry in entries("fr").values() for text in entry.texts]
    assert [
        text for text in texts if re.search(r" [:;?!»]|« |[^\s\d\N{NO-BREAK SPACE}][;?!»]", text)
    ] == []


@pytest.mark.parametrize(
    ("lang", "none", "one", "many"),
    [
        ("en", "There are no jokers.", "One joker is added.", "2 jokers are added."),
        ("de", "Es gibt keine Joker.", "Dazu kommt ein Joker.", "Dazu kommen 2 Joker."),
        ("fr", "Il n’y a pas de joker.", "On ajoute un joker.", "On ajoute 2 jokers."),
        ("lb", "Et gi keng Jokeren.", "Dobäi kënnt ee Joker.", "Dobäi kommen 2 Jokeren."),
    ],
)
def test_plural_forms(lang: str, none: str, one: str, many: str) -> None:
    texts = [words(lang).say("option-jokers.value", n=n) for n in (0, 1, 2)]
    assert texts == [none, one, many]


@each_language
def test_minus_one_is_shown_as_a_number(lang: str) -> None:
    """Minus one takes the singular form, which must not replace the number with "one"."""
    assert "\N{MINUS SIGN}1 " in words(lang).say(
        "option-rating_unopened_above.value", n=-1, bands=1
    )


@each_language
def test_texts_contain_no_unicode_isolation_marks(lang: str) -> None:
    assert words(lang).say("card-joker-for", card="♥8") == "Joker (♥8)"


def test_unknown_message_is_an_error() -> None:
    with pytest.raises(NoWords, match="no message 'no-such-key'"):
        words("de").say("no-such-key")
    with pytest.raises(NoWords, match=r"no message 'option-packs\.nothing'"):
        words("de").say("option-packs.nothing")


def test_missing_variable_is_an_error() -> None:
    with pytest.raises(NoWords, match="refusal-taken-card-unused: Unknown external: card"):
        words("de").say("refusal-taken-card-unused")


def test_missing_variable_of_a_selector_is_an_error() -> None:
    with pytest.raises(NoWords, match="Unknown external: n"):
        words("en").say("option-jokers.value")


def test_unknown_language_is_an_error() -> None:
    with pytest.raises(NoWords, match="no catalogue for 'nl'"):
        Words("nl")


@pytest.mark.parametrize(
    ("environment", "asked", "chosen"),
    [
        ({}, None, "en"),
        ({"LANG": "lb_LU.UTF-8"}, None, "lb"),
        ({"LANG": "de"}, None, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, None, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, None, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, None, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, None, "en"),
        ({"LANG": "en_US", "LANGUAGE": "nl:lb:de"}, None, "lb"),
        ({"LANG": "C", "LANGUAGE": "de"}, None, "en"),
        ({"LANG": "nl_BE.UTF-8"}, None, "en"),
        ({"LANG": "de_DE", "ROMME_LANG": "fr"}, None, "fr"),
        ({"LANG": "de_DE", "ROMME_LANG": "klingon"}, None, "de"),
        ({"LANG": "de_DE", "ROMME_LANG": "fr"}, "lb", "lb"),
    ],
)
def test_language_is_guessed_from_the_environment(
    environment: dict[str, str], asked: str | None, chosen: str
) -> None:
    assert guess_language(environment, asked) == chosen


def test_words_can_be_used_by_several_threads() -> None:
    """Messages are parsed on first use, and papers are created in threads."""
    fresh = Words("de")
    keys = sorted(key for key in messages("de") if key.startswith("clause-"))
    barrier = Barrier(4)
    switch_interval = sys.getswitchinterval()

    def read_all(_: int) -> list[str]:
        barrier.wait()
        return [fresh.say(key) for key in keys]

    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            results = list(threads.map(read_all, range(4)))
    finally:
        sys.setswitchinterval(switch_interval)
    assert results == [[words("de").say(key) for key in keys]] * 4


def test_a_variable_can_be_very_long() -> None:
    """The record of a tournament can list two hundred people in one line."""
    people = " · ".join(f"{number} Léa (Wiltz, Damen)" for number in range(1, 201))
    text = words("en").say("record-people-entered", people=people, presence="present")
    assert people in text
    assert "\0" not in text
