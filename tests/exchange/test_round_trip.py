"""Exported people can be imported unchanged, even if their names contain special characters."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from romme.exchange import FileKind, as_file, entries, read_people
from romme.exchange.export import escape_formula
from romme.exchange.grid import Cell, clean_text, text_cell
from romme.exchange.rows import DASHES
from romme.locales import LANGUAGES, words
from romme.tournament.model import Entrant
from romme.tournament.values import EntryDetails
from tests.support.tournament.sample_tournaments import new_tournament

NASTY = st.sampled_from(
    [
        "=1+1",
        "'=1+1",
        "''@x",
        "+352 621",
        "-Jos-",
        "@club",
        '=HYPERLINK("http://x","y")',
        '="007"',
        '"',
        '""Mim""',
        "a;b,c\td",
        "O’Neill, 'Shaun'",
        "Name",
        "Nr.",
        "true",
        "007",
        "1e5",
        "2025-05-01",
        "山田 太郎",
        "محمد",
        "👩‍👩‍👧 family",
        "Z̷a̸l̷g̸o̷",
        "_x0041_",
        "<b>&amp;</b>",
        "x" * 80,
    ]
)


def is_storable(text: str) -> bool:
    """Whether a text survives export and import, unlike dashes and Excel's error values."""
    return (
        len(text) <= 80
        and text not in DASHES
        and text_cell(str(escape_formula(text))) == Cell(text)
    )


FIELDS = st.one_of(NASTY, st.text(max_size=80)).map(clean_text).filter(is_storable)
CLASSES = st.sets(st.sampled_from(["Damen", "Senioren", "U 18", "=Jugend", "Été"]), max_size=3)


def families(name: str) -> list[str]:
    """Return the possible family names in a name, "" included."""
    words = name.split()
    endings = (" ".join(words[at:]) for at in range(len(words)))
    return ["", *filter(is_storable, endings)]


@st.composite
def people(draw: st.DrawFn) -> list[EntryDetails]:
    names = draw(st.lists(FIELDS.filter(bool), min_size=1, max_size=6))
    return [
        EntryDetails(
            name,
            club=draw(FIELDS),
            team=draw(FIELDS),
            tandem=draw(FIELDS),
            classes=tuple(sorted(draw(CLASSES))),
            number=at * 7,
            family=draw(st.sampled_from(families(name))),
        )
        for at, name in enumerate(names, start=1)
    ]


@pytest.mark.parametrize("kind", FileKind)
@settings(max_examples=40)
@given(several=people(), lang=st.sampled_from(LANGUAGES))
def test_exported_people_can_be_imported_unchanged(
    kind: FileKind, several: list[EntryDetails], lang: str
) -> None:
    entrants = {person.number: Entrant.of(person) for person in several}
    tournament = replace(new_tournament(), entrants=entrants)
    data = as_file(entries(words(lang), tournament), kind, lang)
    preview = read_people(data, f"people.{kind.value}")
    assert preview.people == tuple(several)
    assert preview.heading == 1


@given(st.text(max_size=20))
def test_exported_texts_are_never_formulas(text: str) -> None:
    """Export escapes texts that look like formulas, and import removes the escape characters."""
    written = str(escape_formula(clean_text(text)))
    assert not written.startswith(("=", "+", "-", "@"))
    if is_storable(clean_text(text)):
        assert text_cell(written).text == clean_text(text)
