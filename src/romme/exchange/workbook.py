"""Read the sheets of an Excel file with openpyxl.

openpyxl gets a repacked copy of the parts that it needs, after `romme.exchange.archive` has
rejected anything that would exhaust the memory.
"""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, time, timedelta
from threading import Lock
from typing import Any, Final

from romme.exchange.archive import XmlInspection, pack, unpack
from romme.exchange.grid import (
    EMPTY_CELL,
    MOST_COLUMNS,
    MOST_LINES,
    Cell,
    Form,
    Grid,
    SourceLine,
    bounded_cell,
    clean_text,
    trim_lines,
)
from romme.exchange.problems import CannotRead, NoExcel, Obstacle, Trouble

MOST_SHEETS: Final = 30
MOST_CELLS: Final = 1_000_000
"""Maximum number of cells in a sheet, including the empty cells before the last one in a row."""
MOST_MERGED: Final = 100_000

_RANGE: Final = re.compile(r"([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})")
_one_at_a_time: Final = Lock()


def grids_of_workbook(data: bytes) -> tuple[Grid, ...]:
    """Return the sheets with content, visible ones first. A sheet that is too large has no cells.

    Raise `CannotRead` if the file or its only sheet cannot be read, and `NoExcel` without openpyxl.
    """
    parts = unpack(data)
    inspection = XmlInspection()
    for name, part in parts.items():
        inspection.inspect(name, part)
    # Ignore the warnings of openpyxl. The filter is global, hence the lock.
    with _one_at_a_time, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return tuple(_grids(pack(parts), inspection))
        except (CannotRead, NoExcel):
            raise
        except Exception as error:  # openpyxl fails on malformed files in many ways
            raise CannotRead(Obstacle.DAMAGED) from error


# --- reading -------------------------------------------------------------------------------------


def _grids(data: bytes, inspection: XmlInspection) -> Iterator[Grid]:
    try:
        from openpyxl import load_workbook  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra
    except ImportError:
        raise NoExcel from None

    values = load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
    formulas = None
    if inspection.formulas:
        formulas = load_workbook(io.BytesIO(data), read_only=True, keep_links=False)
    sheets = values.worksheets[:MOST_SHEETS]
    for sheet in sorted(sheets, key=lambda one: bool(one.sheet_state != "visible")):
        merged = _merged(inspection.merges.get(sheet._worksheet_path, ()))  # noqa: SLF001 - no public name
        with_formulas = None if formulas is None else formulas[sheet.title]
        try:
            lines = trim_lines(_filled(_lines(sheet, with_formulas), merged))
        except CannotRead:
            if len(sheets) == 1:
                raise
            yield Grid(
                Form.EXCEL, (), sheet=clean_text(sheet.title)
            )  # listed among the unused sheets
            continue
        if lines:
            yield Grid(Form.EXCEL, lines, sheet=clean_text(sheet.title))


def _lines(sheet: Any, formulas: Any | None) -> Iterator[SourceLine]:  # noqa: ANN401 - openpyxl has no types
    """Yield the rows with their values. A formula without a stored result becomes a problem."""
    formula_rows = None if formulas is None else _rows(formulas)
    total = 0
    for number, row in enumerate(_rows(sheet), start=1):
        total += len(row)
        if total > MOST_CELLS:
            raise CannotRead(Obstacle.SWOLLEN)
        cells = tuple(_cell(cell) for cell in row)
        if formula_rows is not None:
            cells = tuple(map(_with_formula, cells, next(formula_rows, ())))
        yield SourceLine(number, cells)


def _rows(sheet: Any) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401 - openpyxl has no types
    """Iterate over the actual rows, ignoring the declared size of the sheet, which can be wrong."""
    sheet.reset_dimensions()
    return iter(sheet.iter_rows(max_row=MOST_LINES + 1))


def _with_formula(cell: Cell, source: Any) -> Cell:  # noqa: ANN401 - openpyxl has no types
    has_no_result = cell is EMPTY_CELL and source.data_type == "f"
    return Cell("", Trouble.FORMULA) if has_no_result else cell


def _cell(cell: Any) -> Cell:  # noqa: ANN401 - openpyxl has no types
    value = cell.value
    if value is None:
        return EMPTY_CELL
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
            return bounded_cell(clean_text(str(value)))


# --- merged cells --------------------------------------------------------------------------------


def _merged(ranges: Iterable[str]) -> dict[int, dict[int, int]]:
    """Return, for cells in merged ranges, the top row of the range, keyed by row and column.

    Only the first column of each range is included, without its top cell. Raise `CannotRead` if
    there are too many cells.
    """
    found: dict[int, dict[int, int]] = {}
    total = 0
    for reference in ranges:
        read = _RANGE.fullmatch(reference)
        if read is None or _column(read[1]) > MOST_COLUMNS:
            continue
        top, bottom, column = int(read[2]), min(int(read[4]), MOST_LINES), _column(read[1])
        total += max(0, bottom - top)
        if total > MOST_MERGED:
            raise CannotRead(Obstacle.SWOLLEN)
        for row in range(top + 1, bottom + 1):
            found.setdefault(row, {})[column] = top
    return found


def _column(letters: str) -> int:
    """Return the number of a column, given its letters; A is 1.

    >>> _column("A"), _column("AB")
    (1, 28)
    """
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


def _filled(
    lines: Iterable[SourceLine], merged: Mapping[int, Mapping[int, int]]
) -> Iterator[SourceLine]:
    """Yield the lines, repeating the value of a merged cell in each row that it covers."""
    tops = {(top, column) for columns in merged.values() for column, top in columns.items()}
    texts: dict[tuple[int, int], str] = {}
    for line in lines:
        texts |= {
            (line.number, at): cell.text
            for at, cell in enumerate(line.cells, start=1)
            if (line.number, at) in tops
        }
        below = merged.get(line.number)
        yield (
            line
            if below is None
            else _with_above(
                line, {column: texts.get((top, column), "") for column, top in below.items()}
            )
        )


def _with_above(line: SourceLine, above: Mapping[int, str]) -> SourceLine:
    cells = [line.cell(at) for at in range(max(len(line.cells), *above))]
    for column, text in above.items():
        if text and not cells[column - 1].text:
            cells[column - 1] = Cell(text, Trouble.MERGED)
    return SourceLine(line.number, tuple(cells))
