"""Secrets that are handed out once: the database has only their hashes.

A token has 256 random bits and a recovery code 80, so a plain SHA-256 cannot be tried out; a
password is another matter (`romme.server.people.factors.passwords`).
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's 32: nothing in it looks like something else in it."""
_MISREAD: Final = str.maketrans("oil", "011", "- \t\n")
_CODE_LETTERS: Final = 16


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A name for something that nobody else has; no secret."""
    return secrets.token_hex(10)


def hashed(token: str) -> bytes:
    """What the database keeps of a token."""
    return sha256(token.encode()).digest()


def new_code() -> str:
    """A recovery code, in groups of four, to be written on paper."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LETTERS))
    return "-".join(letters[i : i + 4] for i in range(0, _CODE_LETTERS, 4))


def read_code(text: str) -> str:
    """A recovery code as it was typed from paper: case, groups and look-alikes do not matter.

    >>> read_code(" O1AB-ilab 0000-zzzz")
    '01ab11ab0000zzzz'
    """
    return text.lower().translate(_MISREAD)


def hashed_code(person: str, code: str) -> bytes:
    """What the database keeps of a recovery code; it belongs to one person."""
    return sha256(f"{person}:{read_code(code)}".encode()).digest()
