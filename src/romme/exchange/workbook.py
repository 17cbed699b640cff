"""The sheets of an Excel file, as openpyxl reads them.

It gets a plain copy of the parts that it needs, from which `romme.exchange.archive` has kept away
whatever would fill the memory.
"""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, time, timedelta
from threading import Lock
from typing import Any, Final

from romme.exchange.archive import XmlSeen, packed, unpacked
from romme.exchange.grid import (
    MOST_COLUMNS,
    MOST_LINES,
    NOTHING,
    Cell,
    Form,
    Grid,
    SourceLine,
    cleaned,
    cut,
    without_end,
)
from romme.exchange.problems import CannotRead, NoExcel, Obstacle, Trouble

MOST_SHEETS: Final = 30
MOST_LOOKED_AT: Final = 1_000_000
"""Cells of a sheet, empty ones included: a cell far to the right makes its row long."""
MOST_MERGED: Final = 100_000

_RANGE: Final = re.compile(r"([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})")
_one_at_a_time: Final = Lock()


def grids_of_workbook(data: bytes) -> tuple[Grid, ...]:
    """The sheets that something stands in, visible ones first; raises `CannotRead`, `NoExcel`."""
    parts = unpacked(data)
    seen = XmlSeen()
    for name, part in parts.items():
        seen.look(name, part)
    # What the library warns of is no business of ours, and warnings are switched off for all.
    with _one_at_a_time, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return tuple(_grids(packed(parts), seen))
        except (CannotRead, NoExcel):
            raise
        except Exception as error:  # whatever a library says to a file that makes no sense
            raise CannotRead(Obstacle.DAMAGED) from error


# --- reading -------------------------------------------------------------------------------------


def _grids(data: bytes, seen: XmlSeen) -> Iterator[Grid]:
    try:
        from openpyxl import load_workbook  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra
    except ImportError:
        raise NoExcel from None

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


def _lines(sheet: Any, formulas: Any | None) -> Iterator[SourceLine]:  # noqa: ANN401 - it has no types
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
        yield SourceLine(number, cells)


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


def _merged(ranges: Iterable[str]) -> dict[int, dict[int, int]]:
    """By row and column, the row from which a cell reaches down."""
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
    """The number of a column, from 1.

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
    """The lines, with what stands in a cell over several rows in each of them."""
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
