"""Passwords: which are taken, and how they are kept (argon2id).

Hashing takes a while and much memory on purpose. It runs in threads, so that the tables go on, and
in few of them, so that a flood of attempts waits instead of filling the memory.
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

_COMMONEST: Final = frozenset(
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
    """Take a new password; `login` and `name` are the first things that others would try."""
    password = _typed(text)
    if len(password) < SHORTEST:
        raise PeopleRefusal.PASSWORD_TOO_SHORT.problem(least=SHORTEST)
    if len(password) > LONGEST:
        raise PeopleRefusal.PASSWORD_TOO_LONG.problem(most=LONGEST)
    easy = fold(password)
    if easy in _COMMONEST or easy in {fold(login), fold(name)} or len(set(easy)) == 1:
        raise PeopleRefusal.PASSWORD_TOO_EASY.problem()
    return password


def _typed(text: str) -> str:
    return unicodedata.normalize("NFC", text)  # keyboards differ in how they send an é


class Passwords:
    """Hashes passwords and compares them."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        """Take the usual costs, or those of the given one."""
        self._hasher = hasher or PasswordHasher()
        self._turn = asyncio.Semaphore(_AT_ONCE)
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        """What the database keeps."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _typed(password))

    async def matches(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; takes the same time where none is kept."""
        if self._nobody is None:
            self._nobody = await self.hash(new_token())
        async with self._turn:
            same = await asyncio.to_thread(self._verify, kept or self._nobody, password)
        return same and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with other costs than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        if len(password) > LONGEST:
            password = ""  # no password is; and it still takes its time
        try:
            return self._hasher.verify(kept, _typed(password))
        except (VerificationError, InvalidHashError):
            return False
