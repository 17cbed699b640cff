"""Confirmation: an existing factor, shown again before a session may change any factor (R23).

Somebody who finds a device unlocked has its session, but neither the password nor a passkey nor a
recovery code. A sign-in with one of them confirms a session for `CONFIRMED_FOR_MS`; after that,
`POST /api/me/confirm` does. When it happened is stored with the session, on the server, by the
database's clock, for those of the nodes may differ. It is read from the database each time, so that
a session ended on another node confirms nothing.

A person without any factor has nothing to show: a guest creates the first one freely.

Changes of one person's factors, and sign-ins with them, wait for each other on that person's row.
So a recovery settles it: whatever another session had begun finds its session or its factor gone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, case, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.server.people.person import SessionId, SignedIn
from romme.server.people.refusals import PeopleRefusal
from romme.server.person_id import PersonId
from romme.store.connection.clock import DatabaseNowMs
from romme.store.connection.engines import LOOKS
from romme.store.database import Database
from romme.store.schema.tables import passkeys, people, recovery_codes, sessions, tickets

CONFIRMED_FOR_MS: Final = 10 * 60 * 1000

Hold: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""The first step of a transaction that changes a factor; raises `SIGN_IN` if the session ended."""


class ShownFactor(NamedTuple):
    """A password, passkey or code that somebody showed."""

    person: PersonId
    is_there: ColumnElement[bool]
    """Whether it still opens the account, for the transaction that opens a session."""


async def lock_factors(connection: AsyncConnection, person: PersonId) -> None:
    """Wait until nobody else changes a person's factors, and keep others waiting."""
    await connection.execute(
        select(people.c.person).where(people.c.person == person).with_for_update()
    )


class Confirmations:
    """When each session last showed a factor."""

    def __init__(self, database: Database) -> None:
        """Read and note it in this database."""
        self._database = database
        self._looks = database.engine.execution_options(**{LOOKS: True})

    async def require(self, signed_in: SignedIn) -> None:
        """Raise `CONFIRM_FIRST` unless the session is confirmed, or there is nothing to show."""
        person = signed_in.person.id
        lapsed = sessions.c.confirmed + CONFIRMED_FOR_MS <= DatabaseNowMs()
        asking = select(lapsed, _has_factor(person)).where(
            sessions.c.session == signed_in.session, sessions.c.person == person
        )
        async with self._looks.connect() as connection:
            row = (await connection.execute(asking)).one_or_none()
        if row is None:
            raise PeopleRefusal.SIGN_IN.problem()
        has_lapsed, has_factor = row
        if has_factor and has_lapsed:
            raise PeopleRefusal.CONFIRM_FIRST.problem()

    async def has_factor(self, person: PersonId) -> bool:
        """Whether the person has a password, a passkey or a recovery code."""
        async with self._looks.connect() as connection:
            return bool((await connection.execute(select(_has_factor(person)))).scalar_one())

    async def note(self, session: SessionId) -> None:
        """Confirm a session from now on."""
        noting = update(sessions).where(sessions.c.session == session)
        async with self._database.writing() as connection:
            await connection.execute(noting.values(confirmed=DatabaseNowMs()))

    def hold(self, signed_in: SignedIn) -> Hold:
        """Have a change of a factor depend on the session that asked for it.

        Between `require` and the change a password is hashed, and the owner may have recovered the
        account. A person's first factor confirms the session. One that was confirmed before is
        left as it is: adding a factor prolongs nothing.
        """
        person, session = signed_in.person.id, signed_in.session
        first = case((sessions.c.confirmed == 0, DatabaseNowMs()), else_=sessions.c.confirmed)
        noting = update(sessions).where(sessions.c.session == session, sessions.c.person == person)

        async def step(connection: AsyncConnection) -> None:
            await lock_factors(connection, person)
            if (await connection.execute(noting.values(confirmed=first))).rowcount == 0:
                raise PeopleRefusal.SIGN_IN.problem()

        return step

    def hold_alone(self, signed_in: SignedIn) -> Hold:
        """As `hold`, and end all other sessions of the person in the same transaction.

        `Sessions.close` follows once it is committed.
        """
        hold = self.hold(signed_in)
        others = delete(sessions).where(
            sessions.c.person == signed_in.person.id, sessions.c.session != signed_in.session
        )

        async def step(connection: AsyncConnection) -> None:
            await hold(connection)
            await connection.execute(others)
            await connection.execute(delete(tickets).where(tickets.c.person == signed_in.person.id))

        return step


def _has_factor(person: PersonId) -> ColumnElement[bool]:
    return or_(
        exists().where(people.c.person == person, people.c.password.is_not(None)),
        exists().where(passkeys.c.person == person),
        exists().where(recovery_codes.c.person == person),
    )
