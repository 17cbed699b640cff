"""Excel files: unpacked under watch, then read by openpyxl.

An .xlsx file is an archive of XML. What is small outside can be huge inside, or make a parser build
millions of objects; so it is measured while it is unpacked, piece by piece, and openpyxl gets a
plain copy of the parts that it needs.
"""

from __future__ import annotations

import io
import re
import warnings
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from threading import Lock
from typing import Any, Final
from xml.parsers import expat
from zipfile import BadZipFile, ZipFile

from romme.exchange.grid import (
    MOST_LINES,
    NOTHING,
    Cell,
    Form,
    Grid,
    Line,
    cleaned,
    cut,
    without_end,
)
from romme.exchange.problems import CannotRead, Obstacle, Trouble

MOST_UNPACKED: Final = 12 * 1024 * 1024
"""Bytes of all parts: the largest list that is taken needs a good half of it."""
MOST_PARTS: Final = 500
MOST_ELEMENTS: Final = 600_000
MOST_IN_A_ROW: Final = 5_000
"""Elements: a row that was coloured to the edge of a sheet has many cells."""
MOST_NESTED: Final = 50
MOST_SHEETS: Final = 30
MOST_LOOKED_AT: Final = 2_000_000
"""Cells of a sheet, empty ones included: a cell far to the right makes its row long."""
MOST_MERGED: Final = 100_000
LONGEST_TAG: Final = 65_536

_PIECE: Final = 64 * 1024
_PARTS: Final = re.compile(
    r"\[Content_Types\]\.xml|_rels/\.rels|xl/[^/]+\.xml|xl/_rels/[^/]+\.rels"
    r"|xl/(?:worksheets|theme)/.*\.(?:xml|rels)",
    re.IGNORECASE,
)
"""What is needed of a file; pictures, drawings and programs in it are left alone."""
_LONG_TAG: Final = re.compile(rb"<[^<>]{%d}" % LONGEST_TAG)
_RANGE: Final = re.compile(r"([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})")
_one_at_a_time: Final = Lock()


def is_archive(data: bytes) -> bool:
    """Whether a file is an archive, as those of Excel are."""
    return data.startswith(b"PK\x03\x04")


def is_old_excel(data: bytes) -> bool:
    """Whether it is what Excel wrote before 2007, and still writes for a file with a password."""
    return data.startswith(b"\xd0\xcf\x11\xe0")


def grids_of_workbook(data: bytes) -> tuple[Grid, ...]:
    """The sheets that something stands in, visible ones first; raises `CannotRead`."""
    parts = _unpacked(data)
    seen = _Seen()
    for name, part in parts.items():
        seen.look(name, part)
    # What the library warns of is no business of ours, and warnings are switched off for all.
    with _one_at_a_time, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return tuple(_grids(_packed(parts), seen))
        except CannotRead:
            raise
        except Exception as error:  # whatever a library says to a file that makes no sense
            raise CannotRead(Obstacle.DAMAGED) from error


# --- unpacking -----------------------------------------------------------------------------------


def _unpacked(data: bytes) -> dict[str, bytes]:
    """The parts that are needed, never more than fits."""
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            infos = archive.infolist()
            if len(infos) > MOST_PARTS:
                raise CannotRead(Obstacle.SWOLLEN)
            _check_kind({info.filename for info in infos}, archive)
            wanted = [info.filename for info in infos if _PARTS.fullmatch(info.filename)]
            return _read_parts(archive, wanted)
    except (BadZipFile, zlib.error, EOFError, OSError, RuntimeError, NotImplementedError) as error:
        raise CannotRead(Obstacle.DAMAGED) from error


def _check_kind(names: set[str], archive: ZipFile) -> None:
    if "[Content_Types].xml" in names and any(name.startswith("xl/") for name in names):
        return
    if "mimetype" in names:
        with archive.open("mimetype") as file:
            if b"opendocument" in file.read(100):
                raise CannotRead(Obstacle.OPEN_DOCUMENT)
    raise CannotRead(Obstacle.NO_TABLE)


def _read_parts(archive: ZipFile, names: Iterable[str]) -> dict[str, bytes]:
    """Read piece by piece: what an archive says about its sizes need not be true."""
    found: dict[str, bytes] = {}
    total = 0
    for name in names:
        part = bytearray()
        with archive.open(name) as file:
            while piece := file.read(_PIECE):
                total += len(piece)
                if total > MOST_UNPACKED:
                    raise CannotRead(Obstacle.SWOLLEN)
                part += piece
        found[name] = bytes(part)
    return found


def _packed(parts: Mapping[str, bytes]) -> bytes:
    """The parts in a new archive, as they are."""
    file = io.BytesIO()
    with ZipFile(file, "w") as archive:
        for name, part in parts.items():
            archive.writestr(name, part)
    return file.getvalue()


@dataclass
class _Seen:
    """What is seen of the XML before anything is built from it."""

    elements: int = 0
    formulas: bool = False
    merges: dict[str, list[str]] = field(default_factory=dict)
    """By part, the ranges of cells that were made one."""
    _nested: int = 0
    _in_row: int = 0
    _part: str = ""

    def look(self, name: str, part: bytes) -> None:
        """Look through a part; refuses what would take too much to read."""
        if _LONG_TAG.search(part):
            raise CannotRead(Obstacle.SWOLLEN)
        self._part, self._nested = name, 0
        parser = expat.ParserCreate()
        parser.StartDoctypeDeclHandler = _refuse_document_type
        parser.StartElementHandler = self._begin
        parser.EndElementHandler = self._end
        try:
            parser.Parse(part, True)  # noqa: FBT003 - the last piece; the parser takes no name
        except expat.ExpatError as error:
            raise CannotRead(Obstacle.DAMAGED) from error

    def _begin(self, tag: str, attributes: dict[str, str]) -> None:
        name = tag.rpartition(":")[2]
        self.elements += 1
        self._nested += 1
        self._in_row = 0 if name == "row" else self._in_row + 1
        too_many = self.elements > MOST_ELEMENTS or self._nested > MOST_NESTED
        in_sheet = "worksheets/" in self._part
        if too_many or (in_sheet and self._in_row > MOST_IN_A_ROW and name in {"c", "v", "f"}):
            raise CannotRead(Obstacle.SWOLLEN)
        if name == "f":
            self.formulas = True
        elif name == "mergeCell":
            self.merges.setdefault(self._part, []).append(attributes.get("ref", ""))

    def _end(self, _tag: str) -> None:
        self._nested -= 1


def _refuse_document_type(*_: object) -> None:
    """No program writes one into such a file; it is how entities are made that grow and grow."""
    raise CannotRead(Obstacle.SWOLLEN)


# --- reading -------------------------------------------------------------------------------------


def _grids(data: bytes, seen: _Seen) -> Iterator[Grid]:
    from openpyxl import load_workbook  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra, and slow to load

    values = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
    formulas = None
    if seen.formulas:
        formulas = load_workbook(io.BytesIO(data), read_only=True, keep_links=False)
    sheets = values.worksheets[:MOST_SHEETS]
    for sheet in sorted(sheets, key=lambda one: bool(one.sheet_state != "visible")):
        merged = _merged(seen.merges.get(sheet._worksheet_path, ()))  # noqa: SLF001 - it is told nowhere else
        same = None if formulas is None else formulas[sheet.title]
        try:
            lines = without_end(_filled(_lines(sheet, same), merged))
        except CannotRead:
            if len(sheets) == 1:
                raise
            yield Grid(Form.EXCEL, (), sheet=cleaned(sheet.title))  # no list of people, but told
            continue
        if lines:
            yield Grid(Form.EXCEL, lines, sheet=cleaned(sheet.title))


def _lines(sheet: Any, formulas: Any | None) -> Iterator[Line]:  # noqa: ANN401 - it has no types
    """The rows with what stands in them; a formula whose result is not there is known as one."""
    written = None if formulas is None else _rows(formulas)
    looked_at = 0
    for number, row in enumerate(_rows(sheet), start=1):
        looked_at += len(row)
        if looked_at > MOST_LOOKED_AT:
            raise CannotRead(Obstacle.SWOLLEN)
        cells = tuple(_cell(cell) for cell in row)
        if written is not None:
            cells = tuple(map(_with_formula, cells, next(written, ())))
        yield Line(number, cells)


def _rows(sheet: Any) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401 - it has no types
    """The rows, each as long as it is: what a sheet says about its own size need not be true."""
    sheet.reset_dimensions()
    return iter(sheet.iter_rows(max_row=MOST_LINES + 1))


def _with_formula(cell: Cell, written: Any) -> Cell:  # noqa: ANN401 - it has no types
    is_open = cell is NOTHING and written.data_type == "f"
    return Cell("", Trouble.FORMULA) if is_open else cell


def _cell(cell: Any) -> Cell:  # noqa: ANN401 - it has no types
    value = cell.value
    if value is None:
        return NOTHING
    if cell.data_type == "e":
        return Cell("", Trouble.ERROR_CELL)
    match value:
        case bool():
            return Cell("true" if value else "false")
        case float() if value.is_integer():
            return Cell(str(int(value)))
        case datetime() if value.time() == time():
            return Cell(value.date().isoformat(), Trouble.DATE_CELL)
        case datetime() | date() | time():
            return Cell(value.isoformat(), Trouble.DATE_CELL)
        case timedelta():
            return Cell(str(value), Trouble.DATE_CELL)
        case _:
            return cut(cleaned(str(value)))


# --- cells over several rows ---------------------------------------------------------------------


def _merged(ranges: Iterable[str]) -> dict[tuple[int, int], int]:
    """For each cell (row and column) that belongs to one above it, the row of that one."""
    found: dict[tuple[int, int], int] = {}
    total = 0
    for reference in ranges:
        read = _RANGE.fullmatch(reference)
        if read is None:
            continue
        top, bottom, column = int(read[2]), min(int(read[4]), MOST_LINES), _column(read[1])
        total += max(0, bottom - top)
        if total > MOST_MERGED:
            raise CannotRead(Obstacle.SWOLLEN)
        found.update({(row, column): top for row in range(top + 1, bottom + 1)})
    return found


def _column(letters: str) -> int:
    """The number of a column, from 1.

    >>> _column("A"), _column("AB")
    (1, 28)
    """
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def _filled(lines: Iterable[Line], merged: Mapping[tuple[int, int], int]) -> Iterator[Line]:
    """The lines, with what stands in a cell over several rows in each of them."""
    if not merged:
        yield from lines
        return
    tops = {(top, column) for (_, column), top in merged.items()}
    texts: dict[tuple[int, int], str] = {}
    for line in lines:
        cells = list(line.cells)
        for at, cell in enumerate(cells):
            place = (line.number, at + 1)
            if place in tops:
                texts[place] = cell.text
            elif place in merged and not cell.text:
                above = texts.get((merged[place], at + 1), "")
                cells[at] = Cell(above, Trouble.MERGED) if above else cell
        yield Line(line.number, tuple(cells))
