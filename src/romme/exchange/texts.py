"""Text files: the encoding and the separator are found out, and said."""

from __future__ import annotations

import codecs
import csv
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal

from romme.exchange.columns import known_in
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
    without_end,
)
from romme.exchange.problems import CannotRead, ImportProblem, Obstacle, Trouble

SEPARATORS: Final = ("\t", ";", ",")
"""The surest first: names and clubs have commas in them, and hardly ever tabs."""
HEADING_WITHIN: Final = 10
"""A heading stands in one of so many first lines; above it there is room for a title."""

_LONGEST_LINE: Final = 20_000
_MOST_WRITTEN: Final = 4 * MOST_LINES
"""Lines up to the last that something stands in: a cell in quotation marks may have several."""
_NO_TEXT: Final = ("<", "{\\rtf", "%PDF")
_END: Final = "\0"
"""A line behind the last: whether it comes out by itself shows that quotation marks pair up."""
_QUOTED: Final = re.compile(r'"[^"]*"')
_SAID: Final = re.compile(r'"?sep=([;,\t])"?', re.IGNORECASE)
_MOST_CONTROLS: Final = 100
"""One control sign in so many signs is no text any more."""


# --- letters -------------------------------------------------------------------------------------


def decoded(data: bytes) -> tuple[str, Encoding]:
    """The letters of a file, without a mark of the order of bytes.

    >>> decoded("Zoé".encode("cp1252"))
    ('Zoé', <Encoding.WINDOWS_1252: 'windows-1252'>)
    >>> decoded("Zoé".encode("utf-16"))
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
    elif b"\0" in data:  # in no text but of two bytes to a sign, where the common ones have a zero
        first = data[::2].count(0) > data[1::2].count(0)
        yield ("utf-16-be" if first else "utf-16-le"), Encoding.UTF_16
    else:
        yield "utf-8", Encoding.UTF_8
        yield "cp1252", Encoding.WINDOWS_1252


def _is_text(text: str) -> bool:
    controls = sum(sign < " " and sign not in "\t\r\n\v\f" for sign in text)
    shaped = not text.lstrip().startswith(_NO_TEXT)
    return shaped and "\0" not in text and controls * _MOST_CONTROLS <= len(text)


# --- cells ---------------------------------------------------------------------------------------


def grid_of_text(text: str, encoding: Encoding | None = None) -> Grid:
    """A text as cells; lines keep the numbers that an editor shows."""
    first, _, rest = text.partition("\n")
    said = _SAID.fullmatch(first.strip())
    _check_lines(text)
    body, skipped = (rest, 1) if said else (text, 0)
    body = body.rstrip("\r\n")
    separator = said[1] if said else _separator(body)
    problems: tuple[ImportProblem, ...] = ()
    try:
        rows = list(_rows(body, separator, csv.QUOTE_MINIMAL))
    except _Unpaired:
        rows = list(_rows(body, separator, csv.QUOTE_NONE))
        problems = (ImportProblem(Trouble.QUOTES),)
    lines = (SourceLine(number + skipped, _cells(fields)) for number, fields in rows)
    found = without_end(lines)
    if not found:
        raise CannotRead(Obstacle.EMPTY)
    return Grid(Form.TEXT, found, encoding, separator=separator, problems=problems)


def _cells(fields: Sequence[str]) -> tuple[Cell, ...]:
    """The cells of a line up to the last that something stands in."""
    end = next((at for at in range(len(fields), 0, -1) if fields[at - 1].strip()), 0)
    if end > MOST_COLUMNS:
        raise CannotRead(Obstacle.TOO_MANY_COLUMNS, most=MOST_COLUMNS)
    return tuple(text_cell(field) for field in fields[:end])


def _check_lines(text: str) -> None:
    """Refuse what is no list before cells are made of it: they take far more than the text."""
    last = 0
    for number, line in enumerate(io.StringIO(text, newline=None), start=1):
        if len(line) > _LONGEST_LINE:
            raise CannotRead(Obstacle.NO_TABLE)
        last = number if line.strip() else last
    if last > _MOST_WRITTEN:
        raise CannotRead(Obstacle.TOO_MANY_ROWS, most=MOST_ROWS)


class _Unpaired(Exception):  # noqa: N818 - never leaves this module
    """A quotation mark that swallows the rest of the file."""


def _rows(text: str, separator: str, quoting: Literal[0, 3]) -> Iterator[tuple[int, list[str]]]:
    """The fields of each line, with the number of its first line."""
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
    """What stands between cells; nothing if each line is one."""
    lines = [bare for line in text.splitlines() if (bare := _QUOTED.sub("", line)).strip()]
    used = {one: sum(one in line for line in lines) for one in SEPARATORS}
    if _closed(lines) * 2 > len(lines):
        used[","] = 0  # Schmit, Anna (Esch): what follows the comma is no club
    if not any(used.values()):
        return ""

    def merit(separator: str) -> tuple[int, int]:
        return _best_heading(text, separator), used[separator]

    return max((one for one in SEPARATORS if used[one]), key=merit)


def _closed(lines: Sequence[str]) -> int:
    return sum(line.rstrip().endswith((")", "]")) for line in lines)


def _best_heading(text: str, separator: str) -> int:
    """How many columns of a heading are known if this is the separator."""
    first = [line for line in text.splitlines() if line.strip()][:HEADING_WITHIN]
    rows = csv.reader(first, delimiter=separator)
    try:
        return max((known_in(fields) for fields in rows), default=0)
    except csv.Error:
        return 0
