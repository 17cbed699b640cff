"""Confirmation of sessions: people must verify a factor again before they change one.

Someone who steals an unlocked device has its session, but no password, passkey or recovery code. A
sign-in with one of them confirms the session for `CONFIRMED_FOR_MS`. After that,
`POST /api/me/confirm` confirms it again. The time is stored with the session, by the database's
clock, because the nodes' clocks may differ. It is read from the database each time, so that a
session that ended on another node does not count as confirmed.

A person without a factor has none to verify, and can create the first one without confirmation.

Changes to a person's factors, and sign-ins with them, are serialised by a lock on the person's row.
So after a recovery, a concurrent request finds its session or its factor gone.
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
from romme.store.connection.engines import AUTOCOMMIT_READS
from romme.store.database import Database
from romme.store.schema.tables import passkeys, people, recovery_codes, sessions, tickets

CONFIRMED_FOR_MS: Final = 10 * 60 * 1000

FactorGuard: TypeAlias = Callable[[AsyncConnection], Awaitable[None]]
"""The first step of a transaction that changes a factor; raises `SIGN_IN` if the session ended."""


class VerifiedFactor(NamedTuple):
    """A verified password, passkey or recovery code of a person."""

    person: PersonId
    is_still_valid: ColumnElement[bool]
    """SQL condition, checked again in the transaction that opens a session."""


async def lock_factors(connection: AsyncConnection, person: PersonId) -> None:
    """Lock a person's factors until the end of the transaction."""
    await connection.execute(
        select(people.c.person).where(people.c.person == person).with_for_update()
    )


class Confirmations:
    """Stores when each session was last confirmed, and checks whether that is recent enough."""

    def __init__(self, database: Database) -> None:
        """Store the times in this database."""
        self._database = database
        self._looks = database.engine.execution_options(**{AUTOCOMMIT_READS: True})

    async def require(self, signed_in: SignedIn) -> None:
        """Raise `CONFIRM_FIRST` unless the session is confirmed or the person has no factor."""
        person = signed_in.person.id
        lapsed = sessions.c.confirmed + CONFIRMED_FOR_MS <= DatabaseNowMs()
        query = select(lapsed, _has_factor(person)).where(
            sessions.c.session == signed_in.session, sessions.c.person == person
        )
        async with self._looks.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise PeopleRefusal.SIGN_IN.problem()
        has_lapsed, has_factor = row
        if has_factor and has_lapsed:
            raise PeopleRefusal.CONFIRM_FIRST.problem()

    async def has_factor(self, person: PersonId) -> bool:
        """Whether the person has a password, a passkey or a recovery code."""
        async with self._looks.connect() as connection:
            return bool((await connection.execute(select(_has_factor(person)))).scalar_one())

    async def mark_confirmed(self, session: SessionId) -> None:
        """Mark a session as confirmed now."""
        confirming = update(sessions).where(sessions.c.session == session)
        async with self._database.writing() as connection:
            await connection.execute(confirming.values(confirmed=DatabaseNowMs()))

    def guard(self, signed_in: SignedIn) -> FactorGuard:
        """Return a guard that refuses a change of a factor if the requesting session has ended.

        A password is hashed between `require` and the change. In that time the owner may have
        recovered the account. Adding the first factor confirms the session. If the session was
        confirmed before, adding a factor does not extend the confirmation.
        """
        person, session = signed_in.person.id, signed_in.session
        first = case((sessions.c.confirmed == 0, DatabaseNowMs()), else_=sessions.c.confirmed)
        confirming = update(sessions).where(
            sessions.c.session == session, sessions.c.person == person
        )

        async def step(connection: AsyncConnection) -> None:
            await lock_factors(connection, person)
            if (await connection.execute(confirming.values(confirmed=first))).rowcount == 0:
                raise PeopleRefusal.SIGN_IN.problem()

        return step

    def guard_and_end_others(self, signed_in: SignedIn) -> FactorGuard:
        """Like `guard`, but also end all other sessions of the person in the same transaction.

        Call `Sessions.close_connections` after the commit.
        """
        guard = self.guard(signed_in)
        others = delete(sessions).where(
            sessions.c.person == signed_in.person.id, sessions.c.session != signed_in.session
        )

        async def step(connection: AsyncConnection) -> None:
            await guard(connection)
            await connection.execute(others)
            await connection.execute(delete(tickets).where(tickets.c.person == signed_in.person.id))

        return step


def _has_factor(person: PersonId) -> ColumnElement[bool]:
    return or_(
        exists().where(people.c.person == person, people.c.password.is_not(None)),
        exists().where(passkeys.c.person == person),
        exists().where(recovery_codes.c.person == person),
    )
