"""Find the line of a key or a move in a TOML document, for error messages."""

from __future__ import annotations

import re
from typing import Final

_TOKEN: Final = re.compile(
    r"""#[^\n]*|\"{3}(?:[^"\\]|\\.|\"(?!""))*\"{3,5}|'{3}.*?'{3,5}"""
    r"""|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|\]""",
    re.DOTALL,
)
"""Matches a comment, a string or a closing bracket.

The text must be valid TOML. Then all strings are closed, so no part of it is scanned twice.
"""


class LineFinder:
    """A TOML document in which the lines of keys and moves can be looked up."""

    def __init__(self, text: str) -> None:
        """Store the text of the document."""
        self._text = text

    def line_of(self, key: str) -> int | None:
        r"""Return the line number of a key such as ``position.open``, or None if it is missing.

        >>> LineFinder("open = 1\n[position]\nopen = 2").line_of("position.open")
        3
        """
        table, _, word = key.rpartition(".")
        start = 0
        if table:
            header = re.search(
                rf"^[ \t]*\[+[ \t]*{re.escape(table)}[ \t]*\]+", self._text, re.MULTILINE
            )
            start = header.end() if header else 0
        word = re.escape(word)
        named = rf"^[ \t]*(?:{word}[ \t]*[=.]|\[+[ \t]*(?:\w+\.)*{word}[ \t]*\]+)"
        found = re.compile(named, re.MULTILINE).search(self._text, start)
        return None if found is None else self._line(found.end() - 1)

    def line_of_move(self, index: int) -> int | None:
        r"""Return the line number of the move at an index, or None if there is no such move.

        >>> LineFinder('moves = [ # "no"\n"1 pass",\n"2 pass"]').line_of_move(1)
        3
        """
        start = re.search(r"^[ \t]*moves[ \t]*=[ \t]*\[", self._text, re.MULTILINE)
        if start is None:
            return None
        seen = -1
        for token in _TOKEN.finditer(self._text, start.end()):
            if token[0] == "]":
                return None
            if not token[0].startswith("#"):
                seen += 1
                if seen == index:
                    return self._line(token.start())
        return None

    def line_in(self, message: str) -> int | None:
        """Return the line number in a TOML parser's message, by default that of the last line."""
        found = re.search(r"at line (\d+)", message)
        return int(found[1]) if found else self._line(len(self._text))

    def _line(self, offset: int) -> int:
        return self._text.count("\n", 0, offset) + 1
