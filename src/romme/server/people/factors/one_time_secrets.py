"""Random secrets that are shown once. The database stores only their hashes.

A token has 256 random bits and a recovery code 80, so a plain SHA-256 is enough. Passwords need
more (`romme.server.people.factors.passwords`).
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""Crockford's base 32, without characters that look alike."""
_MISREAD: Final = str.maketrans("oil", "011", "- \t\n")
_CODE_LETTERS: Final = 16


def new_token() -> str:
    """Return a random secret of 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Return a unique id. It is not a secret."""
    return secrets.token_hex(10)


def hashed(token: str) -> bytes:
    """Return the hash of a token, as stored in the database."""
    return sha256(token.encode()).digest()


def new_code() -> str:
    """Return a recovery code in groups of four, to be written on paper."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LETTERS))
    return "-".join(letters[i : i + 4] for i in range(0, _CODE_LETTERS, 4))


def read_code(text: str) -> str:
    """Normalise a typed recovery code: ignore case and separators, and replace look-alikes.

    >>> read_code(" O1AB-ilab 0000-zzzz")
    '01ab11ab0000zzzz'
    """
    return text.lower().translate(_MISREAD)


def hashed_code(person: str, code: str) -> bytes:
    """Return the hash of a person's recovery code, as stored in the database."""
    return sha256(f"{person}:{read_code(code)}".encode()).digest()
