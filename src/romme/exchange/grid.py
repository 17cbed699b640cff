"""Cells in rows and columns, whatever they were read from, and how a cell's text is cleaned."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from romme.exchange.problems import CannotRead, ImportProblem, Obstacle, Trouble

LARGEST: Final = 2 * 1024 * 1024
"""Bytes of a file."""
MOST_ROWS: Final = 2000
MOST_COLUMNS: Final = 60
MOST_LINES: Final = 10_000
"""Lines that are looked at, empty ones included."""
MOST_SIGNS: Final = 500
"""Of a cell: what is longer is no name, whatever it is."""

_UNSEEN: Final = {"Cf", "Co", "Cs", "Cn"}
"""Format signs (some turn the writing around), private, half and missing ones."""
_JOINERS: Final = {"\N{ZERO WIDTH NON-JOINER}", "\N{ZERO WIDTH JOINER}"}
"""Format signs without which some scripts cannot be written."""
_ERRORS: Final = re.compile(r"#(REF|N/A|NAME|VALUE|DIV/0|NUM|NULL|BEZUG|NV|WERT|ZAHL|NOM)[!?]?")
"""What Excel shows instead of a result, in English, German and French."""
_QUOTED_FORMULA: Final = re.compile(r'="([^"]*)"')
_DEFUSED: Final = re.compile(r"'+[=+\-@]")


class Form(Enum):
    """What people were read from."""

    TEXT = "text"
    EXCEL = "excel"


class Encoding(Enum):
    """How the letters of a text were written."""

    UTF_8 = "utf-8"
    UTF_16 = "utf-16"
    WINDOWS_1252 = "windows-1252"


@dataclass(frozen=True, slots=True)
class Cell:
    """The text of a cell, and what is odd about it."""

    text: str = ""
    oddity: Trouble | None = None


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of a file or a row of a sheet, by the number that other programs show beside it."""

    number: int
    cells: tuple[Cell, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands in it but what reaches down from another line."""
        return not any(_is_full(cell) for cell in self.cells)

    def cell(self, at: int) -> Cell:
        """The cell of a column, counted from 0."""
        return self.cells[at] if at < len(self.cells) else NOTHING


@dataclass(frozen=True, slots=True)
class Grid:
    """What was read, before anybody knows what it means."""

    form: Form
    lines: tuple[SourceLine, ...]
    encoding: Encoding | None = None
    separator: str = ""
    sheet: str = ""
    problems: tuple[ImportProblem, ...] = ()


NOTHING: Final = Cell()


def cleaned(text: str) -> str:
    r"""One line without signs that nobody sees, composed as everybody else writes it.

    >>> cleaned(" Zoe\u0301 \t\u202eWag\u00adner\x00 ")
    'Zoé Wagner'
    """
    kept = "".join(_shown(sign) for sign in text[: 2 * MOST_SIGNS])
    return unicodedata.normalize("NFC", " ".join(kept.split()))


def _shown(sign: str) -> str:
    kind = unicodedata.category(sign)
    if kind == "Cc":
        return " "
    return "" if kind in _UNSEEN and sign not in _JOINERS else sign


def text_cell(raw: str) -> Cell:
    """A cell of a text file: what is a formula to a spreadsheet is none to us.

    >>> text_cell("=A1&B1").oddity, text_cell('="007"').text, text_cell("'=Anna").text
    (<Trouble.FORMULA: 'formula'>, '007', '=Anna')
    """
    text = cleaned(raw)
    quoted = _QUOTED_FORMULA.fullmatch(text)
    if quoted is not None:
        return cut(quoted[1])
    if text.startswith("="):
        return Cell("", Trouble.FORMULA)
    if _ERRORS.fullmatch(text):
        return Cell("", Trouble.ERROR_CELL)
    return cut(text[1:] if _DEFUSED.match(text) else text)


def cut(text: str) -> Cell:
    """A cell of a length that something can be made of."""
    if len(text) <= MOST_SIGNS:
        return Cell(text)
    return Cell(text[:MOST_SIGNS].rstrip(), Trouble.TOO_LONG)


def without_end(lines: Iterable[SourceLine]) -> tuple[SourceLine, ...]:
    """The lines up to the last that is not empty; refuses what is more than a list of people."""
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
    """The number of columns that something stands in."""
    return max((_width(line) for line in lines), default=0)


def _width(line: SourceLine) -> int:
    full = (at for at, cell in enumerate(line.cells, start=1) if _is_full(cell))
    return max(full, default=0)


def _is_full(cell: Cell) -> bool:
    """A text, or something that could not be read; not what comes from another line."""
    return cell.oddity is not Trouble.MERGED and (cell.text != "" or cell.oddity is not None)
