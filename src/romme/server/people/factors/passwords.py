"""Password rules and hashing (argon2id).

Hashing deliberately takes time and memory. It runs in threads, so that it does not block the
tables, and in only a few, so that a flood of attempts waits instead of filling the memory.
"""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from romme.server.people.factors.one_time_secrets import new_token
from romme.server.people.names import fold
from romme.server.people.refusals import PeopleRefusal

SHORTEST: Final = 8
LONGEST: Final = 200
_AT_ONCE: Final = 2

_COMMON: Final = frozenset(
    """
    00000000 11111111 12121212 123123123 12341234 12345678 123456789 1234567890 1q2w3e4r 87654321
    88888888 987654321 a1234567 aaaaaaaa abc12345 abcd1234 abcdefgh asdfasdf asdfghjk asdfghjkl
    azertyuiop baseball bonjour1 chocolat computer football geheim123 hallo123 iloveyou letmein1
    letzebuerg lëtzebuerg luxembourg luxemburg motdepasse p@ssw0rd passw0rd passwort passwort1
    password password1 password123 princess qwer1234 qwertyui qwertyuiop qwertz123 qwertzuiop
    schatzi1 sommer123 soleil123 starwars sunshine superman trustno1 welcome1 willkommen
    """.split()  # noqa: SIM905 - sixty strings in quotes are hard to read
)


def read_password(text: str, *, login: str, name: str) -> str:
    """Validate and normalise a new password. Raise `HttpProblem` if it is not allowed.

    A password that equals the login or the name is refused, because attackers try those first.
    """
    password = _normalised(text)
    if len(password) < SHORTEST:
        raise PeopleRefusal.PASSWORD_TOO_SHORT.problem(least=SHORTEST)
    if len(password) > LONGEST:
        raise PeopleRefusal.PASSWORD_TOO_LONG.problem(most=LONGEST)
    easy = fold(password)
    if easy in _COMMON or easy in {fold(login), fold(name)} or len(set(easy)) == 1:
        raise PeopleRefusal.PASSWORD_TOO_EASY.problem()
    return password


def _normalised(text: str) -> str:
    return unicodedata.normalize("NFC", text)  # keyboards send é in different forms


class Passwords:
    """Hashes and verifies passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """Use `hasher`, or one with the default costs."""
        self._hasher = hasher or PasswordHasher()
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._dummy_hash: str | None = None

    async def hash(self, password: str) -> str:
        """Return the hash of a password, for storing."""
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, _normalised(password))

    async def matches(self, stored_hash: str | None, password: str) -> bool:
        """Whether a password is correct. Takes the same time if there is no stored hash."""
        if self._dummy_hash is None:
            self._dummy_hash = await self.hash(new_token())
        async with self._slots:
            same = await asyncio.to_thread(self._verify, stored_hash or self._dummy_hash, password)
        return same and stored_hash is not None

    def needs_rehash(self, stored_hash: str) -> bool:
        """Whether a hash was made with outdated cost parameters."""
        return self._hasher.check_needs_rehash(stored_hash)

    def _verify(self, stored_hash: str, password: str) -> bool:
        if len(password) > LONGEST:
            password = ""  # never valid, and verifying it takes the usual time
        try:
            return self._hasher.verify(stored_hash, _normalised(password))
        except (VerificationError, InvalidHashError):
            return False
