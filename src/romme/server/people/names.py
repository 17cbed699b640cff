"""Validation of display names, login names and device names."""

from __future__ import annotations

import unicodedata
from typing import Final

from romme.characters import code_point, first_bad_in_name, tidy
from romme.server.people.refusals import PeopleRefusal

LONGEST_NAME: Final = 24
SHORTEST_LOGIN: Final = 3
LONGEST_LOGIN: Final = 32
LONGEST_DEVICE: Final = 60


def read_name(text: str) -> str:
    """Validate and tidy a display name. Raise `HttpProblem` if the name is not allowed.

    >>> read_name("  Marie   Jose\u0301 ")
    'Marie José'
    >>> read_name("a\u202eb")
    Traceback (most recent call last):
    ...
    romme.server.http.problems.HttpProblem: ('name-bad-character', {'character': 'U+202E'})
    """
    name = tidy(text)
    bad = first_bad_in_name(name)
    if bad is not None:
        raise PeopleRefusal.NAME_BAD_CHARACTER.problem(character=code_point(bad))
    if not name:
        raise PeopleRefusal.NAME_MISSING.problem()
    if len(name) > LONGEST_NAME:
        raise PeopleRefusal.NAME_TOO_LONG.problem(most=LONGEST_NAME, have=len(name))
    return name


def read_login(text: str) -> str:
    """Validate and normalise a login name. Raise `HttpProblem` if it is not allowed.

    Case does not matter.

    >>> read_login(" Marie.E\u0301 ")
    'marie.é'
    """
    login = fold(text)
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN:
        raise PeopleRefusal.LOGIN_LENGTH.problem(least=SHORTEST_LOGIN, most=LONGEST_LOGIN)
    for character in login:
        if not (character.isalnum() or character in "._-"):
            raise PeopleRefusal.LOGIN_BAD_CHARACTER.problem(character=code_point(character))
    return login


def fold(text: str) -> str:
    """Normalise a text (NFKC, case-folded, stripped) until it no longer changes."""
    folded = text
    while folded != (again := unicodedata.normalize("NFKC", folded).casefold().strip()):
        folded = again  # case folding may split a letter, so that an accent combines differently
    return folded


def read_device(text: str) -> str:
    """Clean up a device name: drop invisible characters and shorten it. Never raises.

    >>> read_device("Tablet  in der" + chr(0x202E) + " Küche")
    'Tablet in der Küche'
    """
    shown = "".join(sign for sign in tidy(text) if first_bad_in_name("." + sign) is None)
    return tidy(shown)[:LONGEST_DEVICE].strip()
