"""The grid of cells of a text file or a spreadsheet, with the text of each cell cleaned."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from romme.exchange.problems import CannotRead, ImportProblem, Obstacle, Trouble

LARGEST: Final = 2 * 1024 * 1024
"""Size limit of a file in bytes."""
MOST_ROWS: Final = 2000
MOST_COLUMNS: Final = 60
MOST_LINES: Final = 10_000
"""Limit on the lines read, including empty ones."""
MOST_CHARACTERS: Final = 500
"""Cells are truncated to this length; no name is longer."""

_INVISIBLE: Final = {"Cf", "Co", "Cs", "Cn"}
"""Unicode categories of invisible characters: format, private use, surrogate and unassigned."""
_JOINERS: Final = {"\N{ZERO WIDTH NON-JOINER}", "\N{ZERO WIDTH JOINER}"}
"""Format characters that are kept, because some scripts need them."""
_ERRORS: Final = re.compile(r"#(REF|N/A|NAME|VALUE|DIV/0|NUM|NULL|BEZUG|NV|WERT|ZAHL|NOM)[!?]?")
"""Error values of Excel in English, German and French."""
_QUOTED_FORMULA: Final = re.compile(r'="([^"]*)"')
_ESCAPED: Final = re.compile(r"'+[=+\-@]")


class Form(Enum):
    """The format of an imported source."""

    TEXT = "text"
    EXCEL = "excel"


class Encoding(Enum):
    """The character encoding of a text file."""

    UTF_8 = "utf-8"
    UTF_16 = "utf-16"
    WINDOWS_1252 = "windows-1252"


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell's text, and the problem found in it, if any."""

    text: str = ""
    trouble: Trouble | None = None


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of a file or a row of a sheet, with its number as editors and spreadsheets show it."""

    number: int
    cells: tuple[Cell, ...]

    @property
    def is_empty(self) -> bool:
        """Whether the line has no content except cells merged with a row above."""
        return not any(_is_full(cell) for cell in self.cells)

    def cell(self, at: int) -> Cell:
        """Return the cell in column `at`, counted from 0. It is empty if the line is too short."""
        return self.cells[at] if at < len(self.cells) else EMPTY_CELL


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells of a text or a sheet, and its format, encoding and separator."""

    form: Form
    lines: tuple[SourceLine, ...]
    encoding: Encoding | None = None
    separator: str = ""
    sheet: str = ""
    problems: tuple[ImportProblem, ...] = ()


EMPTY_CELL: Final = Cell()


def clean_text(text: str) -> str:
    r"""Return a string as one line, without invisible characters, in Unicode normal form C.

    >>> clean_text(" Zoe\u0301 \t\u202eWag\u00adner\x00 ")
    'Zoé Wagner'
    """
    kept = "".join(_visible(char) for char in text[: 2 * MOST_CHARACTERS])
    return unicodedata.normalize("NFC", " ".join(kept.split()))


def _visible(char: str) -> str:
    kind = unicodedata.category(char)
    if kind == "Cc":
        return " "
    return "" if kind in _INVISIBLE and char not in _JOINERS else char


def text_cell(raw: str) -> Cell:
    """Read a cell of a text file. Formulas and error values become empty cells with a problem.

    >>> text_cell("=A1&B1").trouble, text_cell('="007"').text, text_cell("'=Anna").text
    (<Trouble.FORMULA: 'formula'>, '007', '=Anna')
    """
    text = clean_text(raw)
    quoted = _QUOTED_FORMULA.fullmatch(text)
    if quoted is not None:
        return bounded_cell(quoted[1])
    if text.startswith("="):
        return Cell("", Trouble.FORMULA)
    if _ERRORS.fullmatch(text):
        return Cell("", Trouble.ERROR_CELL)
    return bounded_cell(text[1:] if _ESCAPED.match(text) else text)


def bounded_cell(text: str) -> Cell:
    """Return a cell with this text. Text that is too long is truncated and marked `TOO_LONG`."""
    if len(text) <= MOST_CHARACTERS:
        return Cell(text)
    return Cell(text[:MOST_CHARACTERS].rstrip(), Trouble.TOO_LONG)


def trim_lines(lines: Iterable[SourceLine]) -> tuple[SourceLine, ...]:
    """Return the lines without trailing empty ones.

    Raise `CannotRead` if there are too many lines or columns.
    """
    kept = tuple(_counted(lines))
    full = [at for at, line in enumerate(kept) if not line.is_empty]
    found = kept[: full[-1] + 1] if full else ()
    if width(found) > MOST_COLUMNS:
        raise CannotRead(Obstacle.TOO_MANY_COLUMNS, most=MOST_COLUMNS)
    return found


def _counted(lines: Iterable[SourceLine]) -> Iterator[SourceLine]:
    full = 0
    for at, line in enumerate(lines):
        full += not line.is_empty
        if full > MOST_ROWS or (at >= MOST_LINES and not line.is_empty):
            raise CannotRead(Obstacle.TOO_MANY_ROWS, most=MOST_ROWS)
        if at < MOST_LINES:
            yield line


def width(lines: Sequence[SourceLine]) -> int:
    """Return the number of columns, up to the last one with content."""
    return max((_width(line) for line in lines), default=0)


def _width(line: SourceLine) -> int:
    full = (at for at, cell in enumerate(line.cells, start=1) if _is_full(cell))
    return max(full, default=0)


def _is_full(cell: Cell) -> bool:
    """Whether a cell contains text or has a problem, and is not merged with a row above."""
    return cell.trouble is not Trouble.MERGED and (cell.text != "" or cell.trouble is not None)
