"""Accounts: a login, usually with a password, to sign in as the same person on another device.

There is no email, so a person who forgets the password needs one of eight recovery codes. They are
shown once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.server.http.problems import HttpProblem
from romme.server.people.factors.confirmation import FactorGuard, VerifiedFactor, lock_factors
from romme.server.people.factors.one_time_secrets import hashed_code, new_code
from romme.server.people.factors.passwords import Passwords, read_password
from romme.server.people.names import read_login
from romme.server.people.person import Person
from romme.server.people.refusals import PeopleRefusal
from romme.server.person_id import PersonId
from romme.store.connection.engines import AUTOCOMMIT_READS
from romme.store.database import Database
from romme.store.schema.tables import people, recovery_codes, sessions, tickets

CODES: Final = 8


class Accounts:
    """Logins, passwords and recovery codes."""

    def __init__(self, database: Database, passwords: Passwords) -> None:
        """Store the accounts in this database."""
        self._database = database
        self._looks = database.engine.execution_options(**{AUTOCOMMIT_READS: True})
        self._passwords = passwords

    async def add(
        self, person: Person, login: str, password: str | None, *, guard: FactorGuard
    ) -> Sequence[str]:
        """Give a guest an account and return the recovery codes.

        Without a password, the person signs in with a passkey, or a recovery code if that is lost.
        Raise `HttpProblem` if the login or the password is not allowed, if the login is taken, or
        if the person has an account.
        """
        login = read_login(login)
        if person.login is not None:
            raise PeopleRefusal.ACCOUNT_EXISTS.problem()
        stored_hash = None
        if password is not None:
            password = read_password(password, login=login, name=person.name)
            stored_hash = await self._passwords.hash(password)
        insertion = (
            update(people)
            .where(people.c.person == person.id, people.c.login.is_(None), people.c.name != "")
            .values(login=login, password=stored_hash)
        )
        try:
            async with self._database.writing() as connection:
                await guard(connection)
                if (await connection.execute(insertion)).rowcount == 0:
                    raise PeopleRefusal.ACCOUNT_EXISTS.problem()
                return await _replace_codes(connection, person.id)
        except IntegrityError as error:
            raise PeopleRefusal.LOGIN_TAKEN.problem(login=login) from error

    async def sign_in(self, login: str, password: str) -> VerifiedFactor:
        """Verify a login and its password. If either is wrong, raise `WRONG_SIGN_IN`."""
        person, _, stored_hash = await self._find(login)
        if not await self._passwords.matches(stored_hash, password) or stored_hash is None:
            raise PeopleRefusal.WRONG_SIGN_IN.problem()
        if self._passwords.needs_rehash(stored_hash):
            newer = await self._passwords.hash(password)
            async with self._database.writing() as connection:
                await connection.execute(
                    update(people)
                    .where(people.c.person == person, people.c.password == stored_hash)
                    .values(password=newer)
                )
            stored_hash = newer
        return _verified_password(person, stored_hash)

    async def recover(self, login: str, code: str, *, password: str) -> VerifiedFactor:
        """Use up a recovery code and set a new password.

        All sessions of the person end, because an attacker may be signed in. Raise `WRONG_SIGN_IN`
        if the login or the code is wrong.
        """
        person, name, _ = await self._find(login)
        used = (recovery_codes.c.person == person) & (
            recovery_codes.c.code == hashed_code(person, code)
        )
        async with self._looks.connect() as connection:
            known = (await connection.execute(select(recovery_codes.c.code).where(used))).first()
        if known is None:
            raise PeopleRefusal.WRONG_SIGN_IN.problem()
        stored_hash = await self._passwords.hash(read_password(password, login=login, name=name))
        async with self._database.writing() as connection:
            await lock_factors(connection, person)
            if (await connection.execute(delete(recovery_codes).where(used))).rowcount == 0:
                raise PeopleRefusal.WRONG_SIGN_IN.problem()  # used by a concurrent request
            await connection.execute(
                update(people).where(people.c.person == person).values(password=stored_hash)
            )
            await connection.execute(delete(sessions).where(sessions.c.person == person))
            await connection.execute(delete(tickets).where(tickets.c.person == person))
        return _verified_password(person, stored_hash)

    async def use_code(self, person: PersonId, code: str) -> bool:
        """Use up a recovery code of a person. Return False if there is no such code."""
        used = (recovery_codes.c.person == person) & (
            recovery_codes.c.code == hashed_code(person, code)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(delete(recovery_codes).where(used))).rowcount > 0

    async def set_password(self, person: Person, password: str, *, guard: FactorGuard) -> None:
        """Change the password. The caller must check that the session is confirmed."""
        if person.login is None:
            raise PeopleRefusal.NO_ACCOUNT.problem()
        password = read_password(password, login=person.login, name=person.name)
        stored_hash = await self._passwords.hash(password)
        async with self._database.writing() as connection:
            await guard(connection)
            await connection.execute(
                update(people)
                .where(people.c.person == person.id, people.c.login.is_not(None))
                .values(password=stored_hash)
            )

    async def new_codes(self, person: Person, *, guard: FactorGuard) -> Sequence[str]:
        """Replace the recovery codes and return the new ones."""
        if person.login is None:
            raise PeopleRefusal.NO_ACCOUNT.problem()
        async with self._database.writing() as connection:
            await guard(connection)
            return await _replace_codes(connection, person.id)

    async def has_password(self, person: PersonId) -> bool:
        """Whether a person has a password."""
        return await self._password_hash(person) is not None

    async def knows_password(self, person: PersonId, password: str) -> bool:
        """Whether the password is correct for this person."""
        return await self._passwords.matches(await self._password_hash(person), password)

    async def _password_hash(self, person: PersonId) -> str | None:
        query = select(people.c.password).where(people.c.person == person)
        async with self._looks.connect() as connection:
            stored_hash: str | None = (await connection.execute(query)).scalar_one_or_none()
        return stored_hash

    async def _find(self, login: str) -> tuple[PersonId, str, str | None]:
        """Return the person, name and password hash of a login, all empty if it is unknown."""
        try:
            login = read_login(login)
        except HttpProblem:
            login = ""
        query = select(people.c.person, people.c.name, people.c.password).where(
            people.c.login == login
        )
        async with self._looks.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (PersonId(""), "", None) if row is None else (row.person, row.name, row.password)


def _verified_password(person: PersonId, stored_hash: str) -> VerifiedFactor:
    own = exists().where(people.c.person == person, people.c.password == stored_hash)
    return VerifiedFactor(person, own)


async def _replace_codes(connection: AsyncConnection, person: PersonId) -> Sequence[str]:
    codes = [new_code() for _ in range(CODES)]
    await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    await connection.execute(
        insert(recovery_codes),
        [{"person": person, "code": hashed_code(person, code)} for code in codes],
    )
    return codes
