"""Confirmation: an existing factor, shown again before a session may change any factor (R23).

Somebody who finds a device unlocked has its session, but neither the password nor a passkey nor a
recovery code. A sign-in with one of them confirms a session for `CONFIRMED_FOR_MS`; after that,
`POST /api/me/confirm` does. When it happened is stored with the session, on the server, and read
from the database each time, so that a session ended on another node confirms nothing.

A person without any factor has nothing to show: a guest creates the first one freely.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Update, exists, or_, select, update

from romme.server.people.limits import Clock
from romme.server.people.person import PersonId, SessionId, SignedIn
from romme.server.people.refusals import Refusal
from romme.store.database import Database
from romme.store.engines import LOOKS
from romme.store.schema import passkeys, people, recovery_codes, sessions

CONFIRMED_FOR_MS: Final = 10 * 60 * 1000


class Confirmations:
    """When each session last showed a factor."""

    def __init__(self, database: Database, clock: Clock) -> None:
        """Read and note it in this database."""
        self._database = database
        self._looks = database.engine.execution_options(**{LOOKS: True})
        self._clock = clock

    async def require(self, signed_in: SignedIn) -> None:
        """Raise `CONFIRM_FIRST` unless the session is confirmed, or there is nothing to show."""
        person = signed_in.person.id
        asking = select(sessions.c.confirmed, _has_factor(person)).where(
            sessions.c.session == signed_in.session, sessions.c.person == person
        )
        async with self._looks.connect() as connection:
            row = (await connection.execute(asking)).one_or_none()
        if row is None:
            raise Refusal.SIGN_IN.problem()
        confirmed, has_factor = row
        if has_factor and self._clock() - confirmed >= CONFIRMED_FOR_MS:
            raise Refusal.CONFIRM_FIRST.problem()

    async def has_factor(self, person: PersonId) -> bool:
        """Whether the person has a password, a passkey or a recovery code."""
        async with self._looks.connect() as connection:
            return bool((await connection.execute(select(_has_factor(person)))).scalar_one())

    async def note(self, session: SessionId) -> None:
        """Confirm a session from now on."""
        noting = update(sessions).where(sessions.c.session == session)
        async with self._database.writing() as connection:
            await connection.execute(noting.values(confirmed=self._clock()))

    def noting_first(self, session: SessionId) -> Update:
        """Confirm a session in the transaction that creates a person's first factor.

        A session that was confirmed before is left as it is: adding a factor prolongs nothing.
        """
        first = update(sessions).where(sessions.c.session == session, sessions.c.confirmed == 0)
        return first.values(confirmed=self._clock())


def _has_factor(person: PersonId) -> ColumnElement[bool]:
    return or_(
        exists().where(people.c.person == person, people.c.password.is_not(None)),
        exists().where(passkeys.c.person == person),
        exists().where(recovery_codes.c.person == person),
    )
