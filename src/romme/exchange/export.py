r"""Tables as files: text for any program, and Excel.

In a text file, a text that begins as a formula does gets an apostrophe in front, so that no
spreadsheet reckons with it. Numbers are numbers and stay so.

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
"""Languages in which spreadsheets expect a comma between cells; elsewhere it divides numbers."""
_FORMULA: Final = re.compile(r"'*[=+\-@\t\r]")
_ILLEGAL: Final = re.compile(
    r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff\ud800-\udfff]"
)
"""What cannot stand in XML."""
_NO_SHEET_NAME: Final = re.compile(r"[\[\]:*?/\\]")
_LONGEST_SHEET_NAME: Final = 31
_WIDEST: Final = 60
_NARROWEST: Final = 6


class FileKind(Enum):
    """What kind of file is made; the value ends its name."""

    CSV = "csv"
    XLSX = "xlsx"

    @property
    def media_type(self) -> str:
        """What it is called over HTTP."""
        match self:
            case FileKind.CSV:
                return "text/csv"
            case FileKind.XLSX:
                return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            case _:
                assert_never(self)


def as_file(table: DataTable, kind: FileKind, lang: str) -> bytes:
    """A table as a file for people of a language."""
    match kind:
        case FileKind.CSV:
            return as_csv(table, lang)
        case FileKind.XLSX:
            return as_xlsx(table)
        case _:
            assert_never(kind)


# --- text ----------------------------------------------------------------------------------------


def as_csv(table: DataTable, lang: str) -> bytes:
    """A text file that a spreadsheet of a language opens by itself, with the right letters."""
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter="," if lang in _COMMA else ";", lineterminator="\r\n")
    writer.writerow(defused(text) for text in table.headings)
    writer.writerows([defused(value) for value in row] for row in table.rows)
    return file.getvalue().encode("utf-8-sig", errors="replace")


def defused(value: Value) -> Value:
    """A cell that no spreadsheet takes for a formula.

    >>> [defused(value) for value in ("=A1", "@x", "-3", -3, "'=A1", "O'Neill")]
    ["'=A1", "'@x", "'-3", -3, "''=A1", "O'Neill"]
    """
    if isinstance(value, str) and _FORMULA.match(value):
        return f"'{value}"
    return value


# --- Excel ---------------------------------------------------------------------------------------


def as_xlsx(table: DataTable) -> bytes:
    """An Excel file: the heading bold and always in sight, columns wide enough, real numbers."""
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


def _heading(sheet: Any, text: str) -> Any:  # noqa: ANN401 - it has no types
    from openpyxl.styles import Font  # type: ignore[import-untyped]  # noqa: PLC0415 - an extra

    cell = _cell(sheet, text)
    cell.font = Font(bold=True)
    return cell


def _cell(sheet: Any, value: Value) -> Any:  # noqa: ANN401 - it has no types
    """A cell whose text is a text, whatever it begins with, now and when somebody edits it."""
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
    return [min(max(signs + 2, _NARROWEST), _WIDEST) for signs in longest]


def _letters(column: int) -> str:
    """What Excel calls a column.

    >>> _letters(1), _letters(26), _letters(27)
    ('A', 'Z', 'AA')
    """
    before, last = divmod(column - 1, 26)
    return (_letters(before) if before else "") + chr(ord("A") + last)


def sheet_name(name: str) -> str:
    """A name that Excel allows.

    >>> sheet_name("Standing: series 1/2, a very long name indeed")
    'Standing series 1 2, a very lon'
    """
    plain = " ".join(_NO_SHEET_NAME.sub(" ", _ILLEGAL.sub(" ", name)).split())
    return plain[:_LONGEST_SHEET_NAME].strip(" '") or "Rommé"
