"""Importing people from text: encodings, separators, headings and common line formats."""

from __future__ import annotations

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from romme.exchange import (
    LARGEST,
    CannotRead,
    Meaning,
    Obstacle,
    Preview,
    Trouble,
    read_people,
    read_text,
    with_refusals,
)
from romme.exchange.columns import LONGEST_TITLE, meaning_of, normalised_title
from romme.exchange.grid import Encoding, clean_text
from romme.locales import LANGUAGES, words
from romme.tournament import EnterPeople, TournamentRefusal, TournamentTerms
from romme.tournament.entries.person_names import NameOrder
from romme.tournament.values import EntryDetails
from romme.tournament.wording.phrases import why_refused
from tests.support.tournament.sample_tournaments import after, new_tournament

PEOPLE = (
    EntryDetails("Zoé Müller-Weber", "Déifferdeng", number=3, family="Müller-Weber"),
    EntryDetails("Jos d’Huart", 'Club „As", Esch', number=12, family="d’Huart"),
    EntryDetails("Léa", "", number=7),
)
ENCODINGS = {
    "utf-8": Encoding.UTF_8,
    "utf-8-sig": Encoding.UTF_8,
    "cp1252": Encoding.WINDOWS_1252,
    "utf-16": Encoding.UTF_16,
    "utf-16-le": Encoding.UTF_16,
    "utf-16-be": Encoding.UTF_16,
}


def troubles(preview: Preview) -> dict[int, list[Trouble]]:
    """Return the problems in a preview, by line number."""
    return {row.line: [one.trouble for one in row.problems] for row in preview.rows if row.problems}


def obstacle(text: str) -> Obstacle:
    with pytest.raises(CannotRead) as caught:
        read_text(text)
    return caught.value.obstacle


# --- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"])
def test_every_encoding_separator_and_line_end_is_detected(
    encoding: str, separator: str, end: str
) -> None:
    """Quoted cells may contain separators and quotation marks, and a heading is optional."""
    quoted = [
        (str(one.number), one.name, '"' + one.club.replace('"', '""') + '"') for one in PEOPLE
    ]
    rows = [separator.join(cells) for cells in quoted]
    heading = separator.join(("Nr.", "Numm", "Veräin"))
    for lines in ([heading, *rows], rows):
        data = (end.join(lines) + end).encode(encoding)
        preview = read_people(data, "people.csv")
        assert preview.people == PEOPLE
        assert (preview.encoding, preview.separator) == (ENCODINGS[encoding], separator)
        assert preview.heading == len(lines) - len(rows)


def test_a_declared_separator_is_used() -> None:
    preview = read_people(b"sep=,\r\nName,Club;Ort\r\nAnna,Esch;1\r\n", "people.csv")
    assert (preview.separator, preview.heading) == (",", 2)
    assert preview.rows[0].line == 3


def test_line_numbers_are_right_after_a_multiline_cell() -> None:
    preview = read_text('Name;Club\n"Anna\nSchmit";Esch\nJos;Wiltz')
    assert [(row.line, row.person and row.person.name) for row in preview.rows] == [
        (2, "Anna Schmit"),
        (4, "Jos"),
    ]


def test_an_unclosed_quotation_mark_loses_nobody() -> None:
    preview = read_text('Name;Club\n"Mim;Esch\nJos;Wiltz\nLéa;Esch')
    assert [person.name for person in preview.people] == ['"Mim', "Jos", "Léa"]
    assert [one.trouble for one in preview.problems] == [Trouble.QUOTES]


def test_formulas_are_not_read_as_names() -> None:
    preview = read_text('Name;Club\n=A1&B1;Esch\n"=""Anna""";#N/A\n\'=Jos;\'-\n')
    assert preview.people == (EntryDetails("Anna"), EntryDetails("=Jos"))
    assert troubles(preview) == {
        2: [Trouble.FORMULA, Trouble.NO_NAME],
        3: [Trouble.ERROR_CELL],
        4: [Trouble.DASH],
    }


# --- headings ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_exported_headings_are_recognised(lang: str) -> None:
    """An export in any language can be imported."""
    for column in ("number", "name", "club", "team", "tandem", "classes"):
        assert meaning_of(words(lang).say(f"exchange-column-{column}")) is Meaning(column)


@pytest.mark.parametrize(
    ("title", "meaning"),
    [
        ("START-NR.", Meaning.NUMBER),
        ("#", Meaning.NUMBER),
        ("№", Meaning.NUMBER),
        ("Numm a Virnumm", Meaning.NAME),
        ("Nom, Prénom", Meaning.NAME),
        ("Vor- und Nachname", Meaning.NAME),
        ("Virnumm", Meaning.FIRST_NAME),
        ("Surname", Meaning.LAST_NAME),
        ("Verein (falls Mitglied)", Meaning.CLUB),
        ("Ekipp", Meaning.TEAM),
        ("Paar", Meaning.TANDEM),
        ("Catégorie", Meaning.CLASSES),
        ("Seniorinnen", Meaning.CLASS),
        ("Bezahlt", None),
        ("", None),
    ],
)
def test_usual_headings_are_recognised(title: str, meaning: Meaning | None) -> None:
    assert meaning_of(title) is meaning


def test_a_column_may_be_named_after_a_class_of_the_tournament() -> None:
    text = "Name,Kegler\nAnna,ja\nJos,nein\n"
    assert read_text(text).people == (EntryDetails("Anna"), EntryDetails("Jos"))
    known = read_text(text, classes=("Kegler",))
    assert known.people == (EntryDetails("Anna", classes=("Kegler",)), EntryDetails("Jos"))


def test_the_first_of_two_columns_with_the_same_meaning_is_used() -> None:
    preview = read_text("Name;Club;Verein\nAnna;Esch;Wiltz")
    assert preview.people == (EntryDetails("Anna", "Esch"),)
    problem = preview.problems[0]
    assert (problem.trouble, problem.facts) == (
        Trouble.SAME_COLUMN,
        {"column": "Verein", "other": "Club"},
    )


def test_rows_without_a_person_say_why() -> None:
    preview = read_text(
        "Nr;Name;Klass\n1;Anna;Damen\n\n;;Jugend\n1;Anna;Damen\n0;Jos;\nx;Léa;Damen / Jugend"
    )
    assert preview.people == (
        EntryDetails("Anna", classes=("Damen",), number=1),
        EntryDetails("Jos"),
        EntryDetails("Léa", classes=("Damen", "Jugend")),
    )
    assert troubles(preview) == {
        3: [Trouble.EMPTY_ROW],
        4: [Trouble.NO_NAME],
        5: [Trouble.SAME_ROW],
        6: [Trouble.BAD_NUMBER],
        7: [Trouble.BAD_NUMBER],
    }


def test_long_texts_are_truncated_and_reported() -> None:
    preview = read_text(f"Name;Club\n{'a' * 90};{'b' * 600}")
    person = preview.people[0]
    assert (len(person.name), len(person.club)) == (80, 80)
    assert troubles(preview) == {2: [Trouble.TOO_LONG, Trouble.TOO_LONG]}
    assert len(str(preview.rows[0].problems[0].facts["value"])) <= 41


# --- pasted lines --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "person"),
    [
        ("Anna Schmit", EntryDetails("Anna Schmit", family="Schmit")),
        ("Anna Schmit, Esch", EntryDetails("Anna Schmit", "Esch", family="Schmit")),
        ("12 Anna Schmit (Esch)", EntryDetails("Anna Schmit", "Esch", number=12, family="Schmit")),
        ("12. Anna Schmit [Esch]", EntryDetails("Anna Schmit", "Esch", number=12, family="Schmit")),
        ("12) Anna Schmit – Esch", EntryDetails("Anna Schmit", "Esch", number=12, family="Schmit")),
        (
            "#12 Anna Schmit-Weber",
            EntryDetails("Anna Schmit-Weber", number=12, family="Schmit-Weber"),
        ),
        ("Schmit Anna\tEsch", EntryDetails("Schmit Anna", "Esch", family="Anna")),
        ("12\tSchmit Anna\tEsch", EntryDetails("Schmit Anna", "Esch", number=12, family="Anna")),
        ("Schmit, Anna (Esch)", EntryDetails("Anna Schmit", "Esch", family="Schmit")),
        ("7 Anna; Esch; Damen", EntryDetails("Anna", "Esch", classes=("Damen",), number=7)),
        ("Anna (Mim) Schmit", EntryDetails("Anna (Mim) Schmit", family="Schmit")),
        ("Anna :-)", EntryDetails("Anna :-)")),
    ],
)
def test_usual_ways_to_write_a_line_are_understood(line: str, person: EntryDetails) -> None:
    preview = read_text(f"{line}\r\n")
    assert preview.people == (person,)
    assert preview.problems[0].trouble is Trouble.NO_HEADING


def test_lines_of_different_styles_can_be_mixed() -> None:
    text = "Anna Schmit, Esch\n12 Jos Weber\nLéa\n\n3. Marc (Wiltz)"
    assert read_text(text).people == (
        EntryDetails("Anna Schmit", "Esch", family="Schmit"),
        EntryDetails("Jos Weber", number=12, family="Weber"),
        EntryDetails("Léa"),
        EntryDetails("Marc", "Wiltz", number=3),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Name;Vorname\nvan der Berg;Jan", [("Jan van der Berg", "van der Berg")]),
        ("Vorname;Name\nJan Maria;Weber Klein", [("Jan Maria Weber Klein", "Weber Klein")]),
        ("Vorname;Nachname\nJan Weber;\nJan;", [("Jan Weber", "Weber"), ("Jan", "")]),
        ("Name\nWeber, Anna\nJos Klein", [("Anna Weber", "Weber"), ("Jos Klein", "Klein")]),
        (
            "Nom et prénom\nWeber Anna\nde Waha Jos",
            [("Anna Weber", "Weber"), ("Jos de Waha", "de Waha")],
        ),
        ("Weber, Anna\n12 Klein, Jos", [("Anna Weber", "Weber"), ("Jos Klein", "Klein")]),
        ("Weber, Anna, Esch\nKlein, Jos, Esch", [("Anna Weber", "Weber"), ("Jos Klein", "Klein")]),
        ("Weber;Anna;Esch\nKlein;Jos;Esch", [("Anna Weber", "Weber"), ("Jos Klein", "Klein")]),
    ],
)
def test_first_name_and_family_name_are_told_apart(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert [(one.name, one.family) for one in read_text(text).people] == expected


def test_clubs_after_single_names_are_not_read_as_first_names() -> None:
    preview = read_text("Anna, Esch\nLéa, Esch\nJos, Wiltz\nPol, Esch")
    assert [one.club for one in preview.people] == ["Esch", "Esch", "Wiltz", "Esch"]
    assert [one.trouble for one in preview.problems] == [Trouble.NO_HEADING]


def test_the_preview_says_which_names_could_be_split_in_another_way() -> None:
    preview = read_text("Name\nWeber Anna\nAnna Maria Weber\nWeber, Anna\nANNA Weber\nLéa")
    assert preview.order is NameOrder.GIVEN_FIRST
    assert [(row.whole, row.unclear) for row in preview.rows] == [
        ("Weber Anna", False),
        ("Anna Maria Weber", True),
        ("", False),
        ("", False),
        ("", False),
    ]
    assert read_text("Nom, Prénom\nWeber Anna").order is NameOrder.FAMILY_FIRST


@pytest.mark.parametrize(
    "name", ["4711", "Total: 74", "Summe", "Name", "anna@example.com", "2025-05-01", "x" * 81]
)
def test_a_doubtful_row_is_not_enterable(name: str) -> None:
    preview = read_text(f"Name;Club\nAnna;Esch\n{name};Esch\nJos;Club 77")
    assert [row.doubtful for row in preview.rows] == [False, True, False]
    assert len(preview.people) == 3
    assert [one.name for one in preview.enterable] == ["Anna", "Jos"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", Obstacle.EMPTY),
        (" \n\t\n", Obstacle.EMPTY),
        ("a\n" * 2001, Obstacle.TOO_MANY_ROWS),
        ("a;" * 61 + "a", Obstacle.TOO_MANY_COLUMNS),
        ("a" * 20_001, Obstacle.NO_TABLE),
        ("a\n" * (LARGEST // 2 + 1), Obstacle.TOO_LARGE),
    ],
    ids=("nothing", "blanks", "rows", "columns", "line", "size"),
)
def test_text_that_is_no_list_is_refused(text: str, expected: Obstacle) -> None:
    assert obstacle(text) is expected


COSTLY = {
    "empty lines": ("\n" * (LARGEST - 1) + "a", Obstacle.TOO_MANY_ROWS),
    "lines in a cell": ('"' + "a\n" * (LARGEST // 2 - 1) + '"', Obstacle.TOO_MANY_ROWS),
    "empty cells": ((";" * 19_999 + "\n") * 100, Obstacle.EMPTY),
    "cells": (("a;" * 9_999 + "\n") * 100, Obstacle.TOO_MANY_COLUMNS),
}


@pytest.mark.parametrize("what", COSTLY)
def test_a_costly_text_is_refused_before_it_is_split_into_cells(what: str) -> None:
    text, expected = COSTLY[what]
    tracemalloc.start()
    try:
        with pytest.raises(CannotRead) as refused:
            read_text(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert refused.value.obstacle is expected
    assert peak < 48 * 1024**2


def test_long_headings_are_not_normalised() -> None:
    assert normalised_title("(" * (LONGEST_TITLE + 1)) == ""
    assert normalised_title("Name" + "(x)" * 60) == "name"


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    """The details of every imported person are valid for an entry."""
    try:
        preview = read_text(text)
    except CannotRead:
        return
    for person in preview.people:
        assert person.name == clean_text(person.name)
        assert 0 < len(person.name) <= 80
        assert len(person.club) <= 80
        assert 0 <= person.number <= 9999


@given(st.text(alphabet=st.characters(), max_size=80))
def test_cleaning_is_idempotent(text: str) -> None:
    assert clean_text(clean_text(text)) == clean_text(text)


# --- refusals by the tournament ------------------------------------------------------------------


def test_the_preview_shows_what_the_tournament_would_refuse() -> None:
    tournament = after(
        new_tournament(terms=TournamentTerms(team_size=2)),
        EnterPeople((EntryDetails("Anna Schmit", "Esch", "A"), EntryDetails("Jos", team="A"))),
    )
    text = "Nr;Name;Club;Team\n;Schmit Anna;Esch;\n;;Esch;\n2;Léa;;\n;Marc;;A\n9;Nina;Esch;B"
    preview = with_refusals(read_text(text), tournament)
    found = {row.line: row.refused and row.refused.refusal for row in preview.rows}
    assert found == {
        2: TournamentRefusal.DUPLICATE,
        3: None,
        4: TournamentRefusal.NUMBER_TAKEN,
        5: TournamentRefusal.TEAM_FULL,
        6: None,
    }
    assert [person.name for person in preview.enterable] == ["Nina"]
    after(tournament, EnterPeople(preview.enterable))
    refused = preview.rows[0].refused
    assert refused is not None
    assert "Schmit Anna" in why_refused(words("fr"), refused)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_a_message(lang: str) -> None:
    preview = read_text(
        "Cup\nNr;Name;Club;Verein;Damen;Essen\nx;Anna;-;a;perhaps;ja\n;;;;;\n;12;=A1;;;\n"
        f";{'a' * 99};#REF!;;;\n;Jos;;;;\n;Jos;;;;\n;;Esch;;;"
    )
    problems = [*preview.problems, *(one for row in preview.rows for one in row.problems)]
    assert all(one.text(words(lang)) for one in problems)
    assert len({one.trouble for one in problems}) == 13
