"""Accounts: a login with a password, so that a guest can be the same person on another device.

There is no mail, so who forgets the password needs one of eight codes that were shown once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.server.http.problems import HttpProblem
from romme.server.people.factors.confirmation import Hold, ShownFactor, lock_factors
from romme.server.people.factors.one_time_secrets import hashed_code, new_code
from romme.server.people.factors.passwords import Passwords, read_password
from romme.server.people.names import read_login
from romme.server.people.person import Person
from romme.server.people.refusals import PeopleRefusal
from romme.server.person_id import PersonId
from romme.store.connection.engines import LOOKS
from romme.store.database import Database
from romme.store.schema.tables import people, recovery_codes, sessions, tickets

CODES: Final = 8


class Accounts:
    """Logins, passwords and recovery codes."""

    def __init__(self, database: Database, passwords: Passwords) -> None:
        """Keep them in this database."""
        self._database = database
        self._looks = database.engine.execution_options(**{LOOKS: True})
        self._passwords = passwords

    async def add(
        self, person: Person, login: str, password: str | None, *, hold: Hold
    ) -> Sequence[str]:
        """Make an account of a guest and give the recovery codes.

        Without a password one signs in by passkey, and with a code if that is lost.
        """
        login = read_login(login)
        if person.login is not None:
            raise PeopleRefusal.ACCOUNT_EXISTS.problem()
        kept = None
        if password is not None:
            password = read_password(password, login=login, name=person.name)
            kept = await self._passwords.hash(password)
        adding = (
            update(people)
            .where(people.c.person == person.id, people.c.login.is_(None), people.c.name != "")
            .values(login=login, password=kept)
        )
        try:
            async with self._database.writing() as connection:
                await hold(connection)
                if (await connection.execute(adding)).rowcount == 0:
                    raise PeopleRefusal.ACCOUNT_EXISTS.problem()
                return await _replace_codes(connection, person.id)
        except IntegrityError as error:
            raise PeopleRefusal.LOGIN_TAKEN.problem(login=login) from error

    async def sign_in(self, login: str, password: str) -> ShownFactor:
        """Whose login and password these are; what of them is wrong is not told."""
        person, _, kept = await self._find(login)
        if not await self._passwords.matches(kept, password) or kept is None:
            raise PeopleRefusal.WRONG_SIGN_IN.problem()
        if self._passwords.outdated(kept):
            newer = await self._passwords.hash(password)
            async with self._database.writing() as connection:
                await connection.execute(
                    update(people)
                    .where(people.c.person == person, people.c.password == kept)
                    .values(password=newer)
                )
            kept = newer
        return _password_of(person, kept)

    async def recover(self, login: str, code: str, *, password: str) -> ShownFactor:
        """Take a recovery code, which is good once, and set another password.

        All sessions end: whoever needs this does not know who else is signed in.
        """
        person, name, _ = await self._find(login)
        used = (recovery_codes.c.person == person) & (
            recovery_codes.c.code == hashed_code(person, code)
        )
        async with self._looks.connect() as connection:
            known = (await connection.execute(select(recovery_codes.c.code).where(used))).first()
        if known is None:
            raise PeopleRefusal.WRONG_SIGN_IN.problem()
        kept = await self._passwords.hash(read_password(password, login=login, name=name))
        async with self._database.writing() as connection:
            await lock_factors(connection, person)
            if (await connection.execute(delete(recovery_codes).where(used))).rowcount == 0:
                raise PeopleRefusal.WRONG_SIGN_IN.problem()  # somebody was quicker
            await connection.execute(
                update(people).where(people.c.person == person).values(password=kept)
            )
            await connection.execute(delete(sessions).where(sessions.c.person == person))
            await connection.execute(delete(tickets).where(tickets.c.person == person))
        return _password_of(person, kept)

    async def use_code(self, person: PersonId, code: str) -> bool:
        """Use up a recovery code of this person; false if there is no such code."""
        used = (recovery_codes.c.person == person) & (
            recovery_codes.c.code == hashed_code(person, code)
        )
        async with self._database.writing() as connection:
            return (await connection.execute(delete(recovery_codes).where(used))).rowcount > 0

    async def set_password(self, person: Person, password: str, *, hold: Hold) -> None:
        """Change the password; the session was confirmed before."""
        if person.login is None:
            raise PeopleRefusal.NO_ACCOUNT.problem()
        password = read_password(password, login=person.login, name=person.name)
        kept = await self._passwords.hash(password)
        async with self._database.writing() as connection:
            await hold(connection)
            await connection.execute(
                update(people)
                .where(people.c.person == person.id, people.c.login.is_not(None))
                .values(password=kept)
            )

    async def new_codes(self, person: Person, *, hold: Hold) -> Sequence[str]:
        """Give other recovery codes; the old ones are good no more."""
        if person.login is None:
            raise PeopleRefusal.NO_ACCOUNT.problem()
        async with self._database.writing() as connection:
            await hold(connection)
            return await _replace_codes(connection, person.id)

    async def has_password(self, person: PersonId) -> bool:
        """Whether there is a password to ask for."""
        return await self._kept(person) is not None

    async def knows_password(self, person: PersonId, password: str) -> bool:
        """Whether it is this person's password."""
        return await self._passwords.matches(await self._kept(person), password)

    async def _kept(self, person: PersonId) -> str | None:
        asking = select(people.c.password).where(people.c.person == person)
        async with self._looks.connect() as connection:
            kept: str | None = (await connection.execute(asking)).scalar_one_or_none()
        return kept

    async def _find(self, login: str) -> tuple[PersonId, str, str | None]:
        """Person, name and kept password of a login; an unknown one is nobody's."""
        try:
            login = read_login(login)
        except HttpProblem:
            login = ""
        asking = select(people.c.person, people.c.name, people.c.password).where(
            people.c.login == login
        )
        async with self._looks.connect() as connection:
            row = (await connection.execute(asking)).one_or_none()
        return (PersonId(""), "", None) if row is None else (row.person, row.name, row.password)


def _password_of(person: PersonId, kept: str) -> ShownFactor:
    own = exists().where(people.c.person == person, people.c.password == kept)
    return ShownFactor(person, own)


async def _replace_codes(connection: AsyncConnection, person: PersonId) -> Sequence[str]:
    codes = [new_code() for _ in range(CODES)]
    await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    await connection.execute(
        insert(recovery_codes),
        [{"person": person, "code": hashed_code(person, code)} for code in codes],
    )
    return codes
