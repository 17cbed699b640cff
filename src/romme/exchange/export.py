r"""Export tables as CSV and Excel files.

In CSV, a string that looks like a formula gets an apostrophe in front, so that no spreadsheet
evaluates it. Numbers stay numbers.

>>> from romme.exchange.tables import DataTable
>>> table = DataTable("Players", ("No.", "Name"), ((-1, "=1+1"),))
>>> as_csv(table, "lb").decode("utf-8-sig")
"No.;Name\r\n-1;'=1+1\r\n"
"""

from __future__ import annotations

import csv
import io
import re
from enum import Enum
from typing import Any, Final, assert_never

from romme.exchange.problems import NoExcel
from romme.exchange.tables import DataTable, Value

_COMMA: Final = frozenset({"en"})
"""Languages in which spreadsheets separate cells by commas; elsewhere the comma marks decimals."""
_FORMULA: Final = re.compile(r"'*[=+\-@\t\r]")
_ILLEGAL: Final = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff\ud800-\udfff]"
)
"""Characters that XML does not allow."""
_NO_SHEET_NAME: Final = re.compile(r"[\[\]:*?/\\]")
_LONGEST_SHEET_NAME: Final = 31
_WIDEST: Final = 60
_NARROWEST: Final = 6


class FileKind(Enum):
    """Kinds of export files; the value is the file extension."""

    CSV = "csv"
    XLSX = "xlsx"

    @property
    def media_type(self) -> str:
        """The MIME type of these files."""
        match self:
            case FileKind.CSV:
                return "text/csv"
            case FileKind.XLSX:
                return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            case _:
                assert_never(self)


def as_file(table: DataTable, kind: FileKind, lang: str) -> bytes:
    """Return the table as a file of this kind. `lang` determines the separator of a CSV file.

    Raise `NoExcel` if the package for Excel files is missing.
    """
    match kind:
        case FileKind.CSV:
            return as_csv(table, lang)
        case FileKind.XLSX:
            return as_xlsx(table)
        case _:
            assert_never(kind)


# --- text ----------------------------------------------------------------------------------------


def as_csv(table: DataTable, lang: str) -> bytes:
    """Return a CSV file with the separator that spreadsheets in this language expect."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter="," if lang in _COMMA else ";", lineterminator="\r\n")
    writer.writerow(escape_formula(text) for text in table.headings)
    writer.writerows([escape_formula(value) for value in row] for row in table.rows)
    return file.getvalue().encode("utf-8-sig", errors="replace")


def escape_formula(value: Value) -> Value:
    """Return the value of a cell, with an apostrophe in front if it looks like a formula.

    >>> [escape_formula(value) for value in ("=A1", "@x", "-3", -3, "'=A1", "O'Neill")]
    ["'=A1", "'@x", "'-3", -3, "''=A1", "O'Neill"]
    """
    if isinstance(value, str) and _FORMULA.match(value):
        return f"'{value}"
    return value


# --- Excel ---------------------------------------------------------------------------------------


def as_xlsx(table: DataTable) -> bytes:
    """Return an Excel file with a bold, frozen heading row, fitted columns and numeric cells.

    Raise `NoExcel` if the package for Excel files is missing.
    """
    try:
        from openpyxl import Workbook  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra
    except ImportError:
        raise NoExcel from None
    book = Workbook(write_only=True)
    book.properties.creator = "Rommé"
    sheet = book.create_sheet(sheet_name(table.name))
    sheet.freeze_panes = "A2"
    for at, width in enumerate(_widths(table), start=1):
        sheet.column_dimensions[_letters(at)].width = width
    sheet.append([_heading(sheet, text) for text in table.headings])
    for row in table.rows:
        sheet.append([_cell(sheet, value) for value in row])
    file = io.BytesIO()
    book.save(file)
    return file.getvalue()


def _heading(sheet: Any, text: str) -> Any:  # noqa: ANN401 - openpyxl has no types
    from openpyxl.styles import Font  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra

    cell = _cell(sheet, text)
    cell.font = Font(bold=True)
    return cell


def _cell(sheet: Any, value: Value) -> Any:  # noqa: ANN401 - openpyxl has no types
    """Return a text as a cell that Excel never evaluates, even after an edit. Keep other values."""
    from openpyxl.cell import WriteOnlyCell  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra

    if not isinstance(value, str):
        return value
    text = _ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", value)
    cell = WriteOnlyCell(sheet, text)
    cell.data_type = "s"
    if _FORMULA.match(text):
        cell.quotePrefix = True
    return cell


def _widths(table: DataTable) -> list[int]:
    columns = zip(table.headings, *table.rows, strict=True)
    longest = (max(len(str(value or "")) for value in column) for column in columns)
    return [min(max(length + 2, _NARROWEST), _WIDEST) for length in longest]


def _letters(column: int) -> str:
    """Return the letters that name a column in Excel; columns are counted from 1.

    >>> _letters(1), _letters(26), _letters(27)
    ('A', 'Z', 'AA')
    """
    before, last = divmod(column - 1, 26)
    return (_letters(before) if before else "") + chr(ord("A") + last)


def sheet_name(name: str) -> str:
    """Return a name that Excel allows for a sheet, as close to `name` as possible.

    >>> sheet_name("Standing: series 1/2, a very long name indeed")
    'Standing series 1 2, a very lon'
    """
    plain = " ".join(_NO_SHEET_NAME.sub(" ", _ILLEGAL.sub(" ", name)).split())
    return plain[:_LONGEST_SHEET_NAME].strip(" '") or "Rommé"
