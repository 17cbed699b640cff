"""What people may be called: the name that others see, and the name one signs in with."""

from __future__ import annotations

import unicodedata
from typing import Final

from romme.server.people.refusals import Refusal

LONGEST_NAME: Final = 24
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 32
LONGEST_DEVICE: Final = 60
MOST_MARKS: Final = 2
"""Accents on one letter; more would climb into other people's lines."""

_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, writing directions, and what has no shape of its own."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Letters, marks and signs that look like nothing."""
_SELECTORS: Final = frozenset("\ufe0e\ufe0f")
"""They make a heart red or black; behind a letter they look like nothing."""


def read_name(text: str) -> str:
    """Take a name as somebody typed it.

    >>> read_name("  Marie   Jose\u0301 ")
    'Marie José'
    >>> read_name("a\u202eb")
    Traceback (most recent call last):
    ...
    romme.server.problems.Problem: ('name-bad-character', {'character': 'U+202E'})
    """
    name = _tidy(text)
    bad = _first_bad(name)
    if bad is not None:
        raise Refusal.NAME_BAD_CHARACTER.problem(character=f"U+{ord(bad):04X}")
    if not name:
        raise Refusal.NAME_MISSING.problem()
    if len(name) > LONGEST_NAME:
        raise Refusal.NAME_TOO_LONG.problem(most=LONGEST_NAME, have=len(name))
    return name


def read_login(text: str) -> str:
    """Take a login name; case and the way accents are typed make no difference.

    >>> read_login(" Marie.E\u0301 ")
    'marie.é'
    """
    login = fold(text)
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN:
        raise Refusal.LOGIN_LENGTH.problem(least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    for character in login:
        if not (character.isalnum() or character in "._-"):
            raise Refusal.LOGIN_BAD_CHARACTER.problem(character=f"U+{ord(character):04X}")
    return login


def fold(text: str) -> str:
    """What is left of a text when case and ways of typing are taken away."""
    folded = text
    while folded != (again := unicodedata.normalize("NFKC", folded).casefold().strip()):
        folded = again  # an accent behind what became two letters moves onto the second one
    return folded


def read_device(text: str) -> str:
    """Take what a device is called; what cannot be shown is left out, nothing is refused.

    >>> read_device("Tablet  in der" + chr(0x202E) + " Küche")
    'Tablet in der Küche'
    """
    shown = "".join(sign for sign in _tidy(text) if _first_bad("." + sign) is None)
    return _tidy(shown)[:LONGEST_DEVICE].strip()


def _tidy(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _first_bad(name: str) -> str | None:
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
