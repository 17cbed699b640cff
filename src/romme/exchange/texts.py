"""Read text files, and detect their encoding and separator."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from romme.exchange.columns import count_known_titles
from romme.exchange.grid import (
    MOST_COLUMNS,
    MOST_LINES,
    MOST_ROWS,
    Cell,
    Encoding,
    Form,
    Grid,
    SourceLine,
    text_cell,
    trim_lines,
)
from romme.exchange.problems import CannotRead, ImportProblem, Obstacle, Trouble

SEPARATORS: Final = ("\t", ";", ",")
"""The separators to try, most reliable first: names and clubs often have commas, but no tabs."""
HEADING_WITHIN_LINES: Final = 10
"""Number of lines to search for the column headings, which a title may precede."""

_LONGEST_LINE: Final = 20_000
_MOST_SOURCE_LINES: Final = 4 * MOST_LINES
"""Maximum number of lines in a text, not counting blank lines at its end.

It is larger than `MOST_LINES`, because a quoted cell may span several lines.
"""
_NO_TEXT: Final = ("<", "{\\rtf", "%PDF")
_END: Final = "\0"
"""A line added after the last one.

If the CSV reader does not return it as a row, an unclosed quotation mark has swallowed it.
"""
_QUOTED: Final = re.compile(r'"[^"]*"')
_DECLARED: Final = re.compile(r'"?sep=([;,\t])"?', re.IGNORECASE)
_CHARACTERS_PER_CONTROL: Final = 100
"""A file with more than one control character per 100 characters is not text."""


# --- encoding ------------------------------------------------------------------------------------


def decode_text(data: bytes) -> tuple[str, Encoding]:
    """Return a file's text, without a byte order mark, and its encoding.

    Raise `CannotRead` if the file is not a text file.

    >>> decode_text("Zoé".encode("cp1252"))
    ('Zoé', <Encoding.WINDOWS_1252: 'windows-1252'>)
    >>> decode_text("Zoé".encode("utf-16"))
    ('Zoé', <Encoding.UTF_16: 'utf-16'>)
    """
    for name, encoding in _candidates(data):
        try:
            text = data.decode(name).removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
        except UnicodeDecodeError:
            continue
        if _is_text(text):
            return text, encoding
    raise CannotRead(Obstacle.NO_TABLE)


def _candidates(data: bytes) -> Iterator[tuple[str, Encoding]]:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        yield "utf-16", Encoding.UTF_16
    elif b"\0" in data:  # only in UTF-16, where common characters have a zero byte
        first = data[::2].count(0) > data[1::2].count(0)
        yield ("utf-16-be" if first else "utf-16-le"), Encoding.UTF_16
    else:
        yield "utf-8", Encoding.UTF_8
        yield "cp1252", Encoding.WINDOWS_1252


def _is_text(text: str) -> bool:
    controls = sum(char < " " and char not in "\t\r\n\v\f" for char in text)
    no_markup = not text.lstrip().startswith(_NO_TEXT)
    return no_markup and "\0" not in text and controls * _CHARACTERS_PER_CONTROL <= len(text)


# --- cells ---------------------------------------------------------------------------------------


def grid_of_text(text: str, encoding: Encoding | None = None) -> Grid:
    """Return the cells of a text with their line numbers.

    Raise `CannotRead` if the text is empty or too large.
    """
    first, _, rest = text.partition("\n")
    declared = _DECLARED.fullmatch(first.strip())
    _check_lines(text)
    body, skipped = (rest, 1) if declared else (text, 0)
    body = body.rstrip("\r\n")
    separator = declared[1] if declared else _separator(body)
    problems: tuple[ImportProblem, ...] = ()
    try:
        rows = list(_rows(body, separator, csv.QUOTE_MINIMAL))
    except _Unpaired:
        rows = list(_rows(body, separator, csv.QUOTE_NONE))
        problems = (ImportProblem(Trouble.QUOTES),)
    lines = (SourceLine(number + skipped, _cells(fields)) for number, fields in rows)
    found = trim_lines(lines)
    if not found:
        raise CannotRead(Obstacle.EMPTY)
    return Grid(Form.TEXT, found, encoding, separator=separator, problems=problems)


def _cells(fields: Sequence[str]) -> tuple[Cell, ...]:
    """Return the cells of a line, without empty cells at its end.

    Raise `CannotRead` if there are too many cells.
    """
    end = next((at for at in range(len(fields), 0, -1) if fields[at - 1].strip()), 0)
    if end > MOST_COLUMNS:
        raise CannotRead(Obstacle.TOO_MANY_COLUMNS, most=MOST_COLUMNS)
    return tuple(text_cell(field) for field in fields[:end])


def _check_lines(text: str) -> None:
    """Raise `CannotRead` if a line is too long, or if there are too many lines."""
    last = 0
    for number, line in enumerate(io.StringIO(text, newline=None), start=1):
        if len(line) > _LONGEST_LINE:
            raise CannotRead(Obstacle.NO_TABLE)
        last = number if line.strip() else last
    if last > _MOST_SOURCE_LINES:
        raise CannotRead(Obstacle.TOO_MANY_ROWS, most=MOST_ROWS)


class _Unpaired(Exception):  # noqa: N818 - never leaves this module
    """A quotation mark that is never closed."""


def _rows(text: str, separator: str, quoting: Literal[0, 3]) -> Iterator[tuple[int, list[str]]]:
    """Yield the line number and the fields of each row. Raise `_Unpaired` for an unclosed quote."""
    source = io.StringIO(text, newline="")
    if not separator:
        yield from enumerate(([line.strip("\r\n")] for line in source), start=1)
        return
    number, last = 1, [_END]
    reader = csv.reader(_ended(source), delimiter=separator, quoting=quoting)
    try:
        for fields in reader:
            last = fields
            if fields != [_END]:
                yield number, fields
            number = reader.line_num + 1
    except csv.Error:
        raise _Unpaired from None
    if last != [_END]:
        raise _Unpaired


def _ended(source: Iterable[str]) -> Iterator[str]:
    for line in source:
        yield line if line.endswith(("\n", "\r")) else f"{line}\n"
    yield _END


def _separator(text: str) -> str:
    """Guess the separator of the cells. Return an empty string if each line is one cell."""
    lines = [bare for line in text.splitlines() if (bare := _QUOTED.sub("", line)).strip()]
    used = {one: sum(one in line for line in lines) for one in SEPARATORS}
    if _closed(lines) * 2 > len(lines) or _is_single_heading(text):
        used[","] = 0  # as in Schmit, Anna (Esch): no club follows the comma
    if not any(used.values()):
        return ""

    def merit(separator: str) -> tuple[int, int]:
        return _best_heading(text, separator), used[separator]

    return max((one for one in SEPARATORS if used[one]), key=merit)


def _is_single_heading(text: str) -> bool:
    """Whether one of the first lines is a heading of a single column of names."""
    lines = [line for line in text.splitlines() if line.strip()][:HEADING_WITHIN_LINES]
    return any("," not in line and count_known_titles([line]) for line in lines)


def _closed(lines: Sequence[str]) -> int:
    return sum(line.rstrip().endswith((")", "]")) for line in lines)


def _best_heading(text: str, separator: str) -> int:
    """Return the largest number of known column titles in one of the first lines."""
    first = [line for line in text.splitlines() if line.strip()][:HEADING_WITHIN_LINES]
    rows = csv.reader(first, delimiter=separator)
    try:
        return max((count_known_titles(fields) for fields in rows), default=0)
    except csv.Error:
        return 0
