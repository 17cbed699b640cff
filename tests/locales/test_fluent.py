"""Our Fluent reader formats every message like `fluent.runtime`, which only tests depend on."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest
from babel.plural import to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern as RuntimePattern

from romme.locales import LANGUAGES, PARTS, Said, words
from romme.locales.fluent import BadFluent, FluentReader, Pattern, plural_form
from romme.locales.n_rule import n_rule
from tests.conftest import Size
from tests.support.locales.catalogues import Entry, messages

NUMBERS = (0, 1, 2, 3, 5, 11, 40, 101, 999, 1000, 1234, 1_000_000, 2_000_000, -1, -2, -1500)
TEXTS = ("Anna", "x y", "{ $n }", "ö", "")
PLURAL_FORMS = {"one", "many", "other"}


def bundle(lang: str) -> FluentBundle:
    """Return the whole catalogue of a language, as `fluent.runtime` reads it."""
    read = FluentBundle([lang], functions={"NRULE": n_rule}, use_isolating=False)  # type: ignore[dict-item] # it accepts `str`
    for part in PARTS:
        text = (files("romme.locales") / part / f"{lang}.ftl").read_text("utf-8")
        read.add_resource(FluentResource(text))
    return read


def expected_pattern(catalogue: FluentBundle, key: str) -> RuntimePattern:
    name, _, attribute = key.partition(".")
    message = catalogue.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return pattern


def values(entry: Entry) -> list[Said]:
    """Return values for the variables of a message: numbers, texts and the keys of its variants.

    Names of plural forms are excluded, because `fluent.runtime` would match such a text with a
    variant meant for numbers.
    """
    keys = set(re.findall(r"\[([\w-]+)\]", entry.written)) - PLURAL_FORMS
    return [*NUMBERS, *TEXTS, *sorted(key for key in keys if not key.isdecimal())]


def _hyphens(text: str) -> str:
    """Return a text with hyphens for minus signs, which the runtime's numbers do not have."""
    return text.replace("\N{MINUS SIGN}", "-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_formatted_as_by_the_fluent_runtime(lang: str, size: Size) -> None:
    catalogue, ours, rng = bundle(lang), words(lang), Random(lang)  # noqa: S311 - the same every time
    for key, entry in messages(lang).items():
        pattern, possible = expected_pattern(catalogue, key), values(entry)
        for _ in range(size(10, 1000) if entry.variables else 1):
            facts = {name: rng.choice(possible) for name in sorted(entry.variables)}
            expected, errors = catalogue.format_pattern(pattern, facts)
            assert (_hyphens(ours.say(key, **facts)), errors) == (_hyphens(str(expected)), []), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_those_of_unicode(lang: str) -> None:
    expected = to_python(bundle(lang)._babel_locale.plural_form)  # noqa: SLF001 - its own locale
    for number in (*range(-3, 300), 10**6, 10**6 + 1, 3 * 10**6, 10**7):
        assert plural_form(lang, number) == expected(number)


@pytest.mark.parametrize(
    ("source", "formatted"),
    [
        ("a = one\n two\n\n   three", "one\ntwo\n\n  three"),
        ("a =\n    one\n  two", "  one\ntwo"),
        ("a = { $n }  \n    .b = c\n# comment", "1"),
        ('a = {"{"}{ "\\u00A0\\\\\\"" }{""}', '{\N{NO-BREAK SPACE}\\"'),
        ("a = x{ $n ->\n [one] { $n ->\n  *[other] deep\n }\n *[other] no\n } y", "xdeep y"),
        ('a = { -pile(case: "from") } { -pile }', "from end"),
    ],
)
def test_layout_and_escapes_follow_the_syntax(source: str, formatted: str) -> None:
    term = "-pile = { $case ->\n [from] from\n *[other] end\n }"
    reference = FluentBundle(["en"], use_isolating=False)
    reference.add_resource(FluentResource(f"{source}\n{term}"))
    pattern = reference.get_message("a").value
    assert pattern is not None
    reader = FluentReader("en", functions={}, term=lambda _: value_of(reader, term))
    assert value_of(reader, source)({"n": 1}) == formatted
    assert reference.format_pattern(pattern, {"n": 1}) == (formatted, [])


def value_of(reader: FluentReader, source: str) -> Pattern:
    """Return the pattern of the message or term that `source` defines."""
    value = reader.read(source).value
    assert value is not None
    return value


@pytest.mark.parametrize(
    "source",
    [
        "a = { $n",
        "a = } b",
        "a = { other }",
        "a = { UPPER($n) }",
        "a = { -pile($n) }",
        "a = { $n ->\n [one] x\n }",
        "a = { $n ->\n *[other]\n }",
        "a = b\n .c =",
        "a = b\njunk",
    ],
)
def test_other_syntax_is_an_error(source: str) -> None:
    reader = FluentReader("en", functions={}, term=lambda name: lambda _: name)
    with pytest.raises(BadFluent, match="<here>"):
        reader.read(source)
