"""Print wrapped text with red suits on a terminal, and plain text to a pipe or file.

Nearly every command prints a page. So this module does without Rich, which takes longer to import
than a page takes to print.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

from romme.cli.terminal.screen import available_styles, cells, screen_width, styled

_RED_CARD: Final = re.compile(r"[♥♦](?:10|[2-9A-Z])")
_MARK: Final = re.compile(r"\[[^\[\]]*\]$")
_BETWEEN_COLUMNS: Final = "  "
NARROWEST: Final = 20
KEPT_TOGETHER: Final = "\N{NO-BREAK SPACE}"
"""Keeps two words on one line; printed as an ordinary space."""


class Page:
    """The output of a command, written to standard output."""

    def __init__(self) -> None:
        self._styles = available_styles()
        self._width = max(screen_width(), NARROWEST)

    def gap(self) -> None:
        """Write an empty line."""
        self._print("")

    def heading(self, text: str, style: str = "bold") -> None:
        """Write a heading. `style` is one style, or several separated by spaces."""
        self._write(text, style=style)

    def line(self, text: str, *, first: str = "", rest: str | None = None) -> None:
        """Write a paragraph. `first` is the prefix of its first line, `rest` that of the others.

        By default, the other lines are indented by the length of `first`.
        """
        self._write(text, first=first, rest=" " * len(first) if rest is None else rest)

    def bullet(self, text: str, mark: str = "") -> None:
        """Write a list item, with a mark in brackets that is never wrapped."""
        kept = mark.replace(" ", KEPT_TOGETHER)
        whole = f"{text} [{kept}]" if mark else text
        self._write(whole, first="  • ", rest="    ", mark=bool(mark))

    def rows(self, rows: Iterable[tuple[str, str]]) -> None:
        """Write names and their descriptions in two columns."""
        told = [(f"  {name}", text) for name, text in rows]
        widest = max((cells(name) for name, _ in told), default=0)
        for name, text in told:
            first = name + " " * (widest - cells(name) + 2)
            self._write(text, first=first, rest=" " * (widest + 2))

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]], right: int) -> None:
        """Write a table whose last `right` columns are numbers.

        Columns that are too wide are wrapped, the widest first.
        """
        table = [columns, *rows]
        widths = _column_widths(table, self._width)
        for number, row in enumerate(table):
            folded = [_folded(cell, width) for cell, width in zip(row, widths, strict=True)]
            if number == 0:  # short headings stand at the bottom
                height = max(map(len, folded), default=0)
                folded = [[""] * (height - len(lines)) + lines for lines in folded]
            for parts in zip_longest(*folded, fillvalue=""):
                placed = [
                    _aligned(part, width, right=place >= len(row) - right)
                    for place, (part, width) in enumerate(zip(parts, widths, strict=True))
                ]
                line = _BETWEEN_COLUMNS.join(placed).rstrip()
                self._print(line, "" if number else "bold")

    def _write(
        self, text: str, *, first: str = "", rest: str = "", style: str = "", mark: bool = False
    ) -> None:
        wrapped = textwrap.fill(
            text,
            self._width,
            initial_indent=first,
            subsequent_indent=rest,
            break_long_words=False,
            break_on_hyphens=False,
        )
        self._print(wrapped.replace(KEPT_TOGETHER, " "), style, mark=mark)

    def _print(self, text: str, style: str = "", *, mark: bool = False) -> None:
        """Write text, with cards of red suits in red. With `mark`, dim the brackets at its end."""
        if self._styles:
            marked = _MARK.search(text) if mark else None
            end = marked.start() if marked else len(text)
            text = self._coloured(text[:end], style) + self._coloured(text[end:], f"{style} dim")
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()  # what is known is shown, also if the output is a pipe

    def _coloured(self, text: str, style: str) -> str:
        usual = self._styles.intersection(style.split())
        red = self._styles.intersection(("red", *usual))
        shown, at = "", 0
        for card in _RED_CARD.finditer(text):
            shown += _styled_lines(text[at : card.start()], usual) + styled(card[0], red)
            at = card.end()
        return shown + _styled_lines(text[at:], usual)


def _styled_lines(text: str, styles: frozenset[str]) -> str:
    return "\n".join(styled(line, styles) if line else "" for line in text.split("\n"))


def _column_widths(table: Sequence[Sequence[str]], available: int) -> list[int]:
    """Return the widths of the columns. With the gaps, they fit in `available` if possible.

    >>> _column_widths([("Table", "Members"), ("1", "Anna, Ben, Cleo")], 22)
    [5, 15]
    >>> _column_widths([("Table", "Members"), ("1", "Anna, Ben, Cleo")], 16)
    [5, 9]
    """
    widths = [max(map(cells, column)) for column in zip(*table, strict=True)]
    room = available - len(_BETWEEN_COLUMNS) * (len(widths) - 1)
    while sum(widths) > room and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    return widths


def _aligned(text: str, width: int, *, right: bool) -> str:
    space = " " * (width - cells(text))
    return space + text if right else text + space


def _folded(text: str, width: int) -> list[str]:
    """Wrap the text of a cell into lines of this width, and split words that are longer.

    >>> _folded("Anna, Ben, Cleo", 9), _folded("Rommé-Verband", 5), _folded("", 5)
    (['Anna,', 'Ben, Cleo'], ['Rommé', '-Verb', 'and'], [''])
    """
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if cells(joined) <= width:
            lines[-1] = joined
        else:
            lines += _pieces(word, width)
    return [line for line in lines if line] or [""]


def _pieces(word: str, width: int) -> Iterator[str]:
    """Split a word into parts that fit in a width, with at least one character in each."""
    piece = ""
    for sign in word:
        if piece and cells(piece + sign) > width:
            yield piece
            piece = ""
        piece += sign
    yield piece
