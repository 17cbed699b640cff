"""Print wrapped text with red suits on a terminal, and plain text to a pipe or file."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

_RED_CARD: Final = r"[♥♦](?:10|[2-9A-Z])"
_MARK: Final = r"\[[^\[\]]*\]$"
NARROWEST: Final = 20
KEPT_TOGETHER: Final = "\N{NO-BREAK SPACE}"
"""A no-break space, printed as an ordinary space."""


class _Terminal(Console):
    """A console that lets `main` handle a broken pipe."""

    def on_broken_pipe(self) -> None:
        """Raise `BrokenPipeError`; by default, rich would exit."""
        raise BrokenPipeError


class Page:
    """Writes the text output of a command."""

    def __init__(self) -> None:
        """Write to the current standard output."""
        self._console = _Terminal(highlight=False, markup=False, emoji=False)
        self._width = max(self._console.width, NARROWEST)

    def gap(self) -> None:
        """Write an empty line."""
        self._console.print()

    def heading(self, text: str, style: str = "bold") -> None:
        """Write a heading."""
        self._write(text, style=style)

    def line(self, text: str, *, first: str = "", rest: str | None = None) -> None:
        """Write a paragraph with a prefix for its first line and one for the others."""
        self._write(text, first=first, rest=" " * len(first) if rest is None else rest)

    def bullet(self, text: str, mark: str = "") -> None:
        """Write a list item, with a mark in brackets that is never wrapped."""
        kept = mark.replace(" ", KEPT_TOGETHER)
        whole = f"{text} [{kept}]" if mark else text
        self._write(whole, first="  • ", rest="    ", mark=bool(mark))

    def rows(self, rows: Iterable[tuple[str, str]]) -> None:
        """Write names and their descriptions in two columns."""
        told = [(f"  {name}", text) for name, text in rows]
        widest = max((cell_len(name) for name, _ in told), default=0)
        for name, text in told:
            first = name + " " * (widest - cell_len(name) + 2)
            self._write(text, first=first, rest=" " * (widest + 2))

    def table(self, columns: Sequence[str], rows: Iterable[Sequence[str]], right: int) -> None:
        """Write a table whose last `right` columns are numbers."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for place, column in enumerate(columns):
            number = place >= len(columns) - right
            table.add_column(column, justify="right" if number else "left", overflow="fold")
        for row in rows:
            table.add_row(*map(self._coloured, row))
        with self._console.capture() as drawn:
            self._console.print(table)
        for line in drawn.get().splitlines():  # without the padding of the last column
            self._console.print(Text.from_ansi(line.rstrip()), soft_wrap=True)

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
        shown = self._coloured(wrapped.replace(KEPT_TOGETHER, " "), style)
        if mark:
            shown.highlight_regex(_MARK, "dim")
        self._console.print(shown, soft_wrap=True)

    @staticmethod
    def _coloured(text: str, style: str = "") -> Text:
        shown = Text(text, style)
        shown.highlight_regex(_RED_CARD, "red")
        return shown
