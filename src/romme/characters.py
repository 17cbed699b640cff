r"""The characters that users may type into names and messages.

Some invisible characters change what others see: U+202E reverses the rest of a line, a control
character moves a terminal's cursor, a blank letter makes two names look equal. Every name and text
that one user writes and another reads passes these checks.

>>> first_bad_in_name("Zoé"), first_bad_in_name("a\u202eb") == "\u202e"
(None, True)
>>> first_bad_in_text("one\ntwo"), first_bad_in_text("a\x1b[2J") == "\x1b"
(None, True)
"""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 2
"""Combining marks allowed on one letter; more would overlap the lines above and below."""

_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories of characters that are invisible or have no standard glyph.

Among them are control characters, bidirectional formatting, private use and unassigned characters.
"""
_VARIANTS: Final = "".join(map(chr, (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))))
"""Variation selectors; most fonts ignore them, so that two names would look equal."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + _VARIANTS
)
"""Letters, marks and symbols that render as blank."""
_SELECTORS: Final = frozenset("\ufe0e\ufe0f")
"""Variation selectors that make a heart red or black. After a letter they are invisible."""
_IN_TEXT: Final = frozenset("\t\n\r\u00ad\u200b\u200c\u200d\ufeff")
"""Hidden characters allowed in texts: tabs, line breaks, joiners, soft hyphens and BOMs."""


def tidy(text: str) -> str:
    """Normalize a string to NFC and collapse its whitespace."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def first_bad_in_name(name: str) -> str | None:
    """Return the first character that a name may not contain, or None.

    The name must have been tidied with `tidy`.
    """
    before = ""
    marks = MOST_MARKS  # no mark is allowed before the first letter or after a space
    for character in name:
        category = unicodedata.category(character)
        if category in _HIDDEN or character in _BLANK:
            return character
        if character in _SELECTORS and before.isalnum():
            return character
        before = character
        if category.startswith("M"):
            marks += 1
            if marks > MOST_MARKS:
                return character
        else:
            marks = MOST_MARKS if category == "Zs" else 0
    return None


def first_bad_in_text(text: str) -> str | None:
    """Return the first character that a text, of one or more lines, may not contain, or None."""
    return next(
        (one for one in text if one not in _IN_TEXT and unicodedata.category(one) in _HIDDEN), None
    )


def code_point(character: str) -> str:
    r"""Return a character's code point, for messages about invisible characters.

    >>> code_point("\u202e")
    'U+202E'
    """
    return f"U+{ord(character):04X}"
