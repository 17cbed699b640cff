r"""Characters of foreign text: which of them anybody may type into a name or a sentence.

Some change what others see without being seen: U+202E turns the rest of a line round, a control
character moves a terminal's cursor, a blank letter makes two names look equal. One check for every
name and every sentence that one person writes and another reads.

>>> first_bad_in_name("Zoé"), first_bad_in_name("a\u202eb") == "\u202e"
(None, True)
>>> first_bad_in_text("one\ntwo"), first_bad_in_text("a\x1b[2J") == "\x1b"
(None, True)
"""

from __future__ import annotations

import unicodedata
from typing import Final

MOST_MARKS: Final = 2
"""Accents on one letter; more would climb into other people's lines."""

_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, writing directions, and what has no shape of its own."""
_VARIANTS: Final = "".join(map(chr, (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))))
"""They choose a shape that few fonts have: elsewhere two names look equal."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + _VARIANTS
)
"""Letters, marks and signs that look like nothing."""
_SELECTORS: Final = frozenset("\ufe0e\ufe0f")
"""They make a heart red or black; behind a letter they look like nothing."""
_IN_TEXT: Final = frozenset("\t\n\r\u00ad\u200b\u200c\u200d\ufeff")
"""Harmless in a sentence: line breaks, what joins emoji, and what files and keyboards leave."""


def tidy(text: str) -> str:
    """The text in one form of Unicode, with single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def first_bad_in_name(name: str) -> str | None:
    """The first character that is not possible in a name, which is tidy."""
    before = ""
    marks = MOST_MARKS  # none fits before the first letter, nor behind a space
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
    """The first character that is not possible in a sentence, of several lines perhaps."""
    return next(
        (one for one in text if one not in _IN_TEXT and unicodedata.category(one) in _HIDDEN), None
    )


def code_point(character: str) -> str:
    r"""How a character that cannot be shown is named.

    >>> code_point("\u202e")
    'U+202E'
    """
    return f"U+{ord(character):04X}"
