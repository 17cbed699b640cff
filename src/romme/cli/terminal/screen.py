"""The capabilities of standard output: its width, the width of a text, and styles."""

from __future__ import annotations

import os
import sys
import unicodedata
from types import MappingProxyType
from typing import Final

USUAL_WIDTH: Final = 80
_CODES: Final = MappingProxyType({"bold": "1", "dim": "2", "red": "31"})
_COLOURS: Final = frozenset({"red"})
_STANDARD_STREAMS: Final = (0, 1, 2)


def screen_width() -> int:
    """Return the number of columns: `COLUMNS`, the terminal's width, or else `USUAL_WIDTH`."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns):
        return int(columns)
    for stream in _STANDARD_STREAMS:  # output to a pager is as wide as the terminal of the input
        try:
            width = os.get_terminal_size(stream).columns
        except OSError:
            continue
        return width or USUAL_WIDTH
    return USUAL_WIDTH


def cells(text: str) -> int:
    r"""Return the number of columns that a text takes.

    >>> cells("Léa"), cells("Le\u0301a"), cells("麻雀")
    (3, 3, 4)
    """
    return len(text) if text.isascii() else sum(map(_cells_of, text))


def _cells_of(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Cf", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def available_styles() -> frozenset[str]:
    """Return the text styles that standard output can show, or none for a file or a pipe.

    `FORCE_COLOR` enables styles for a file or a pipe too. `NO_COLOR` removes the colours among the
    styles.
    """
    forced = os.environ.get("FORCE_COLOR")
    shown = sys.stdout.isatty() if forced is None else forced != ""
    if not shown or os.environ.get("TERM", "").lower() in ("dumb", "unknown") or not _reads_ansi():
        return frozenset()
    return frozenset(_CODES) - (_COLOURS if os.environ.get("NO_COLOR") else frozenset())


def styled(text: str, styles: frozenset[str]) -> str:
    r"""Return a text with the escape sequences of its styles.

    >>> styled("♥K", frozenset({"red", "bold"})), styled("♥K", frozenset())
    ('\x1b[1;31m♥K\x1b[0m', '♥K')
    """
    codes = ";".join(code for style, code in _CODES.items() if style in styles)
    return f"\x1b[{codes}m{text}\x1b[0m" if codes else text


def _reads_ansi() -> bool:
    """Whether the terminal interprets escape sequences. On Windows, try to enable them first."""
    if sys.platform != "win32":
        return True
    import ctypes  # noqa: PLC0415 - other systems need not load it
    import msvcrt  # noqa: PLC0415 - same

    kernel, mode = ctypes.windll.kernel32, ctypes.c_uint32()
    output, reads_ansi = msvcrt.get_osfhandle(1), 0x0004
    if not kernel.GetConsoleMode(output, ctypes.byref(mode)):
        return True  # not a console of Windows, but forced, or the terminal of another system
    return bool(kernel.SetConsoleMode(output, mode.value | reads_ansi))
