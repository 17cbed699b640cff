"""Importing people from Excel files: usual, unusual, damaged and hostile ones."""

from __future__ import annotations

import datetime as dt
import tracemalloc
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook  # type: ignore[import-untyped]

from romme.exchange import LARGEST, CannotRead, Meaning, Obstacle, Preview, Trouble, read_people
from romme.tournament.values import EntryDetails
from tests.conftest import Size
from tests.support.exchange.excel_files import (
    SHEET,
    archive_of,
    book,
    parts_of,
    saved,
    sheet_of,
    with_part,
    with_parts,
    with_wrong_size,
)

MOST_MEMORY = 40 * 1024**2


def read(data: bytes) -> Preview:
    return read_people(data, "people.xlsx")


def obstacle(data: bytes, name: str = "people.xlsx") -> Obstacle:
    with pytest.raises(CannotRead) as caught:
        read_people(data, name)
    return caught.value.obstacle


def troubles(preview: Preview) -> dict[int, list[Trouble]]:
    """Return the problems in a preview, by line number."""
    return {row.line: [one.trouble for one in row.problems] for row in preview.rows if row.problems}


# --- usual files ---------------------------------------------------------------------------------


def test_a_table_with_a_title_and_empty_rows_is_read() -> None:
    preview = read(
        book(
            ["Spring cup 2025"],
            [],
            ["Nr.", "Nom", "Prénom", "Club", "Équipe", "Dames", "Téléphone"],
            [1, "Schmit", "Anna", "Esch", "A", "x", "621 000 000"],
            [],
            [2, "Weber", "Jos", "-", "A", None, None],
        )
    )
    assert preview.heading == 3
    assert [column.meaning for column in preview.columns] == [
        Meaning.NUMBER,
        Meaning.LAST_NAME,
        Meaning.FIRST_NAME,
        Meaning.CLUB,
        Meaning.TEAM,
        Meaning.CLASS,
        Meaning.IGNORED,
    ]
    assert preview.people == (
        EntryDetails("Anna Schmit", "Esch", "A", classes=("Dames",), number=1, family="Schmit"),
        EntryDetails("Jos Weber", "", "A", number=2, family="Weber"),
    )
    assert troubles(preview) == {
        1: [Trouble.ABOVE_HEADING],
        5: [Trouble.EMPTY_ROW],
        6: [Trouble.DASH],
    }
    assert [one.trouble for one in preview.problems] == [Trouble.UNKNOWN_COLUMN]
    assert preview.problems[0].facts["column"] == "Téléphone"


def test_numbers_dates_and_booleans_are_read_as_shown() -> None:
    """Cells that Excel does not store as text are read as text. Dates and times are reported."""
    preview = read(
        book(
            ["No.", "Name", "Team", "Damen", "Senioren"],
            [7.0, "Anna", dt.datetime(2025, 5, 1), True, False],  # noqa: DTZ001 - Excel knows no zones
            ["8a", 12, dt.date(2025, 5, 2), 1, 0],
            [10000, "Jos", dt.time(5, 3), "perhaps", ""],
        )
    )
    assert preview.people == (
        EntryDetails("Anna", team="2025-05-01", classes=("Damen",), number=7),
        EntryDetails("12", team="2025-05-02", classes=("Damen",)),
        EntryDetails("Jos", team="05:03:00"),
    )
    assert troubles(preview) == {
        2: [Trouble.DATE_CELL],
        3: [Trouble.BAD_NUMBER, Trouble.DATE_CELL, Trouble.NO_LETTERS],
        4: [Trouble.BAD_NUMBER, Trouble.DATE_CELL, Trouble.BAD_MARK],
    }


def test_formulas_without_results_and_errors_are_reported() -> None:
    """A formula has a result only if a program has computed and stored it."""
    unsolved = book(["Name", "Club"], ["=A1", "Esch"], ["Anna", "=B2"], ["Jos", "#REF!"])
    preview = read(unsolved)
    assert preview.people == (EntryDetails("Anna"), EntryDetails("Jos"))
    assert troubles(preview) == {
        2: [Trouble.FORMULA, Trouble.NO_NAME],
        3: [Trouble.FORMULA],
        4: [Trouble.ERROR_CELL],
    }
    sheet = parts_of(unsolved)[SHEET].replace(b"<f>B2</f><v />", b"<f>B2</f><v>12</v>")
    assert b"<v>12</v>" in sheet
    solved = read(archive_of(parts_of(unsolved) | {SHEET: sheet}))
    assert solved.people == (EntryDetails("Anna", "12"), EntryDetails("Jos"))


def test_merged_cells_apply_to_each_of_their_rows() -> None:
    """A club merged over rows applies to each row. A cell merged over columns is a title."""
    made = Workbook()
    for row in (["Cup"], ["Name", "Club"], ["Anna", "Esch"], ["Jos"], [None], ["Léa", "Wiltz"]):
        made.active.append(row)
    made.active.merge_cells("A1:B1")
    made.active.merge_cells("B3:B5")
    preview = read(saved(made))
    assert preview.people == (
        EntryDetails("Anna", "Esch"),
        EntryDetails("Jos", "Esch"),
        EntryDetails("Léa", "Wiltz"),
    )
    assert troubles(preview) == {
        1: [Trouble.ABOVE_HEADING],
        4: [Trouble.MERGED],
        5: [Trouble.EMPTY_ROW],
    }


def test_the_sheet_with_people_is_chosen_and_the_others_are_reported() -> None:
    people = [["Numm", "Veräin"], ["Anna", "Esch"]]
    made = book(["Bring your own cards"], Empty=[], Spiller=people, Old=people)
    preview = read(made)
    assert (preview.sheet, preview.people) == ("Spiller", (EntryDetails("Anna", "Esch"),))
    problem = preview.problems[0]
    assert (problem.trouble, problem.facts["names"]) == (Trouble.OTHER_SHEETS, "Sheet, Old")


def test_hidden_sheets_come_last_and_a_huge_sheet_is_skipped() -> None:
    made = Workbook()
    made.active.append(["Name"])
    made.active.append(["Old member"])
    made.active.sheet_state = "hidden"
    huge = made.create_sheet("Results")
    for number in range(2500):
        huge.append([number])
    people = made.create_sheet("People")
    people.append(["Name"])
    people.append(["Anna"])
    preview = read(saved(made))
    assert preview.people == (EntryDetails("Anna"),)
    assert preview.problems[0].facts["names"] == "Results, Sheet"


def test_a_sheet_without_a_heading_is_read_by_content() -> None:
    preview = read(book([3, "Anna", "Esch"], [None, "Jos", "Wiltz"], [5, None, "Esch"]))
    assert preview.people == (EntryDetails("Anna", "Esch", number=3), EntryDetails("Jos", "Wiltz"))
    assert troubles(preview) == {3: [Trouble.NO_NAME]}
    assert preview.problems[0].trouble is Trouble.NO_HEADING
    assert preview.problems[0].facts == {"name": 2, "club": 3}


def test_more_than_2000_rows_or_60_columns_are_refused() -> None:
    rows = [f'<row><c t="str"><v>Anna {at}</v></c></row>' for at in range(2000)]
    assert len(read(sheet_of("".join(rows))).people) == 2000
    more = '<row><c t="str"><v>Zoé</v></c></row>'
    assert obstacle(sheet_of("".join([*rows, more]))) is Obstacle.TOO_MANY_ROWS
    wide = ["Name", *(f"c{at}" for at in range(59))]
    assert len(read(book(wide, ["Anna", *"x" * 59])).columns) == 60
    assert obstacle(book([*wide, "more"], ["Anna"])) is Obstacle.TOO_MANY_COLUMNS


# --- other files ---------------------------------------------------------------------------------


ODS = "application/vnd.oasis.opendocument.spreadsheet"
NOT_READ: dict[str, tuple[Callable[[], bytes], Obstacle]] = {
    "nothing": (lambda: b"", Obstacle.EMPTY),
    "blanks": (lambda: b" \r\n\t ", Obstacle.EMPTY),
    "empty sheet": (book, Obstacle.EMPTY),
    "no sheet": (lambda: with_part("xl/workbook.xml", b"<workbook/>"), Obstacle.EMPTY),
    "old Excel": (lambda: b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), Obstacle.OLD_EXCEL),
    "too large": (lambda: b"x" * (LARGEST + 1), Obstacle.TOO_LARGE),
    "5 MB": (lambda: bytes(5 * 1024**2), Obstacle.TOO_LARGE),
    "picture": (lambda: b"\x89PNG\r\n\x1a\n" + bytes(range(256)), Obstacle.NO_TABLE),
    "PDF": (lambda: b"%PDF-1.7\n1 0 obj", Obstacle.NO_TABLE),
    "RTF": (lambda: b"{\\rtf1\\ansi Anna}", Obstacle.NO_TABLE),
    "page": (lambda: b"<html><body>Anna", Obstacle.NO_TABLE),
    "Word": (
        lambda: archive_of({"word/document.xml": b"<a/>", "[Content_Types].xml": b"<a/>"}),
        Obstacle.NO_TABLE,
    ),
    "OpenDocument": (lambda: archive_of({"mimetype": ODS.encode()}), Obstacle.OPEN_DOCUMENT),
    "archive": (lambda: archive_of({"notes.txt": b"Anna"}), Obstacle.NO_TABLE),
    "beginning": (lambda: b"PK\x03\x04", Obstacle.DAMAGED),
    "cut off": (lambda: book(["Name"], ["Anna"])[:-40], Obstacle.DAMAGED),
    "bad XML": (lambda: with_part(SHEET, b"<worksheet><sheetData>"), Obstacle.DAMAGED),
    "no types": (lambda: with_part("[Content_Types].xml", b"<Types/>"), Obstacle.DAMAGED),
    "no such text": (
        lambda: sheet_of('<row r="1"><c r="A1" t="s"><v>99</v></c></row>'),
        Obstacle.DAMAGED,
    ),
}


@pytest.mark.parametrize("what", NOT_READ)
def test_unreadable_files_are_refused_with_the_reason(what: str) -> None:
    make, expected = NOT_READ[what]
    assert obstacle(make()) is expected


def test_a_flat_open_document_is_recognised_by_its_name() -> None:
    assert obstacle(b"Anna", "people.ods") is Obstacle.OPEN_DOCUMENT


ENTITIES = b'<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>'
HUGE: dict[str, Callable[[], bytes]] = {
    "bomb": lambda: with_part("xl/theme/theme1.xml", bytes(60 * 1024**2)),
    "wrong size": lambda: with_wrong_size("xl/theme/theme1.xml", 60 * 1024**2),
    "large parts": lambda: with_parts(
        {f"xl/worksheets/a{at}.xml": bytes(1024**2) for at in range(40)}
    ),
    "endless row": lambda: sheet_of(f'<row r="1">{"<c/>" * 10**6}</row>'),
    "deep": lambda: sheet_of(f"{'<a>' * 10**5}{'</a>' * 10**5}"),
}
ENDLESS: dict[str, Callable[[], bytes]] = {
    "many parts": lambda: with_parts({f"xl/a{at}.xml": b"<a/>" for at in range(600)}),
    "endless sheet": lambda: sheet_of("<row/>" * 10**6),
    "attributes": lambda: sheet_of(
        "<row {}/>".format(" ".join(f'a{at}=""' for at in range(10**5)))
    ),
    "far to the right": lambda: sheet_of(
        "".join(f'<row r="{at}"><c r="XFD{at}"><v>1</v></c></row>' for at in range(1, 200))
    ),
    "entities": lambda: with_part(SHEET, ENTITIES),
    "styles": lambda: with_part("xl/styles.xml", b"<a>" + b"<xf/>" * 590_000 + b"</a>"),
    "styles called a sheet": lambda: with_part(
        "xl/worksheets/styles.xml", b"<a>" + b"<xf/>" * 590_000 + b"</a>"
    ),
    "sheets of one name": lambda: with_part(
        "xl/workbook.xml", b"<a>" + b'<sheet name="a"/>' * 5_000 + b"</a>"
    ),
    "comment": lambda: with_part(SHEET, b"<a><!--" + b"<a" * 10**6 + b"--></a>"),
    "merged": lambda: with_part(
        SHEET,
        b"<a>" + b"".join(b'<mergeCell ref="A%d:A10000"/>' % at for at in range(1, 2000)) + b"</a>",
    ),
}


@pytest.mark.parametrize("what", HUGE)
def test_huge_contents_are_refused_without_using_much_memory(what: str) -> None:
    data = HUGE[what]()
    assert len(data) <= LARGEST
    tracemalloc.start()
    try:
        assert obstacle(data) is (Obstacle.DAMAGED if what == "wrong size" else Obstacle.SWOLLEN)
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("what", ENDLESS)
def test_contents_that_take_too_long_are_refused(what: str) -> None:
    assert obstacle(ENDLESS[what]()) is Obstacle.SWOLLEN


def test_a_row_with_a_huge_row_number_is_ignored() -> None:
    here = '<row r="1"><c r="A1" t="str"><v>Name</v></c></row>'
    far = '<row r="2000000000"><c r="A2000000000" t="str"><v>Anna</v></c></row>'
    assert [one.trouble for one in read(sheet_of(here + far)).problems] == [Trouble.NOBODY]


def test_a_wrong_sheet_size_is_ignored() -> None:
    parts = parts_of(book(["Name", "Club"], ["Anna", "Esch"], ["Jos", "Wiltz"]))
    wrong = parts[SHEET].replace(b'ref="A1:B3"', b'ref="A1:A2"')
    assert wrong != parts[SHEET]
    assert read(with_parts(parts | {SHEET: wrong})).people == (
        EntryDetails("Anna", "Esch"),
        EntryDetails("Jos", "Wiltz"),
    )


def test_unneeded_parts_may_have_any_size() -> None:
    """A photograph on a sheet is no reason to refuse the file."""
    parts = parts_of(book(["Name"], ["Anna"])) | {"xl/media/image1.png": bytes(50 * 1024**2)}
    assert read(archive_of(parts)).people == (EntryDetails("Anna"),)


@pytest.fixture(scope="module")
def valid_file() -> bytes:
    """A valid Excel file, without its creation time so that it is reproducible."""
    parts = parts_of(book(["Nr", "Name", "Club"], [1, "Anna", "Esch"], [2, "=A1", None]))
    return archive_of({name: part for name, part in parts.items() if "docProps" not in name})


@settings(max_examples=30)
@given(rng=st.randoms(use_true_random=False), times=st.integers(1, 30))
def test_a_damaged_file_is_read_or_refused(valid_file: bytes, rng: Random, times: int) -> None:
    """Random bytes of the archive are changed."""
    data = bytearray(valid_file)
    for _ in range(times):
        data[rng.randrange(4, len(data))] = rng.randrange(256)
    _read_or_refuse(bytes(data))


@settings(max_examples=40)
@given(rng=st.randoms(use_true_random=False), times=st.integers(1, 5))
def test_damaged_xml_is_read_or_refused(valid_file: bytes, rng: Random, times: int) -> None:
    """Random bytes of one file in the archive are changed, but the archive itself is valid."""
    parts = parts_of(valid_file)
    name = rng.choice(sorted(parts))
    part = bytearray(parts[name])
    for _ in range(times):
        part[rng.randrange(len(part))] = rng.choice(b'<>/&"=0129azA \x00\xff')
    _read_or_refuse(archive_of(parts | {name: bytes(part)}))


@settings(max_examples=30)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    _read_or_refuse(data)
    _read_or_refuse(b"PK\x03\x04" + data)


def _read_or_refuse(data: bytes) -> None:
    try:
        read(data)
    except CannotRead as error:
        assert error.obstacle in Obstacle  # noqa: PT017 - reading it is fine too


def test_the_largest_list_is_read(size: Size) -> None:
    """Each cell contains a different string. With `--full`, the list has the maximum size."""
    rows = size(50, 1999)
    cells = [[f"{row} {at} something" for at in range(60)] for row in range(rows)]
    assert len(read(book(["Name", *(f"c{at}" for at in range(59))], *cells)).people) == rows
