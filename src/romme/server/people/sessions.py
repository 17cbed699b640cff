"""Who is signed in where.

Every request asks this, so the answers are remembered for a short while: on this node a session
that ends, ends at once; on another node within `REMEMBERED_MS`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.server.people.factors.one_time_secrets import hashed, new_id, new_token
from romme.server.people.limits import WallClockMs
from romme.server.people.person import Person, PersonKind, SessionId, SignedIn
from romme.server.person_id import PersonId
from romme.store.connection.clock import DatabaseNowMs
from romme.store.connection.engines import LOOKS
from romme.store.database import Database
from romme.store.schema.tables import people, sessions, tickets

LASTING_SECONDS: Final = 400 * 24 * 3600
"""Seconds after its last use at which a session ends; no browser keeps a cookie for longer."""
REMEMBERED_MS: Final = 30_000
"""How long a node uses what it has read about a session."""
_NOTED_EVERY_MS: Final = 3_600_000
"""Milliseconds after which a use is written down again."""
_MOST_REMEMBERED: Final = 10_000


class SessionProof(Enum):
    """What somebody showed to get a session."""

    NONE = "none"
    """A new guest."""
    FACTOR = "factor"
    """A password, a passkey or a recovery code: the session begins confirmed."""


class Session(msgspec.Struct, frozen=True):
    """A device on which somebody is signed in."""

    id: SessionId
    device: str
    made: int
    """Milliseconds since 1970."""
    used: int
    """Milliseconds since 1970, give or take an hour."""


class _Remembered(NamedTuple):
    signed_in: SignedIn
    until: int


class Sessions:
    """Opens, finds and ends sessions."""

    def __init__(
        self,
        database: Database,
        clock: WallClockMs,
        *,
        forgotten: Callable[[PersonId], None],
        ended: Callable[[PersonId], None],
    ) -> None:
        """Begin with nothing remembered.

        `forgotten` is told of whom nothing is any more, `ended` whose session has come to its end.
        """
        self._database = database
        self._rows = database.rows
        self._forgotten = forgotten
        self._ended = ended
        self._looks = database.engine.execution_options(**{LOOKS: True})
        self._clock = clock
        self._remembered: OrderedDict[bytes, _Remembered] = OrderedDict()
        self._forgettings = 0

    async def open(
        self,
        person: PersonId,
        device: str,
        *,
        proof: SessionProof,
        within: AsyncConnection,
    ) -> str:
        """Begin a session in a transaction and give its token, which is kept nowhere else."""
        token, now = new_token(), self._clock()
        row = {"token": hashed(token), "session": new_id(), "person": person, "device": device}
        confirmed = DatabaseNowMs() if proof is SessionProof.FACTOR else 0
        adding = insert(sessions).values(**row, made=now, used=now, confirmed=confirmed)
        await within.execute(adding)
        return token

    async def find(self, token: str) -> SignedIn | None:
        """Who a token belongs to."""
        key, now = hashed(token), self._clock()
        known = self._remembered.get(key)
        if known is not None and now < known.until:
            self._remembered.move_to_end(key)
            return known.signed_in
        forgettings = self._forgettings
        found = await self._read(key, now)
        if found is None:
            self._remembered.pop(key, None)
        elif forgettings == self._forgettings:  # else it may have ended while it was read
            self._remembered[key] = _Remembered(found, now + REMEMBERED_MS)
            self._remembered.move_to_end(key)
            if len(self._remembered) > _MOST_REMEMBERED:
                self._remembered.popitem(last=False)
        return found

    async def all_of(self, person: PersonId) -> Sequence[Session]:
        """The sessions of a person, the last used first."""
        asking = (
            select(sessions.c.session, sessions.c.device, sessions.c.made, sessions.c.used)
            .where(sessions.c.person == person, sessions.c.used > self._expired())
            .order_by(sessions.c.used.desc(), sessions.c.session)
        )
        async with self._looks.connect() as connection:
            return [Session(*row) for row in await connection.execute(asking)]

    async def end(self, person: PersonId, session: SessionId) -> bool:
        """End one session of a person; false if there is no such session."""
        return await self._end(person, sessions.c.session == session) > 0

    async def end_others(self, person: PersonId, session: SessionId) -> None:
        """End all sessions of a person but this one."""
        await self._end(person, sessions.c.session != session)

    async def end_all(self, person: PersonId) -> None:
        """Sign a person out everywhere."""
        await self._end(person)

    def close(self, person: PersonId) -> None:
        """See that what a session had opened is closed, now that it has ended."""
        self.forget(person)
        self._ended(person)

    def forget(self, person: PersonId) -> None:
        """Look again who this is: the name has changed, or a session ended."""
        self._forgettings += 1
        self._forgotten(person)
        for key in [
            key for key, known in self._remembered.items() if known.signed_in.person.id == person
        ]:
            del self._remembered[key]

    async def sweep(self) -> None:
        """Remove sessions that have not been used for very long."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.used <= self._expired()))

    def _expired(self) -> int:
        return self._clock() - LASTING_SECONDS * 1000

    async def _end(self, person: PersonId, *which: ColumnElement[bool]) -> int:
        async with self._database.writing() as connection:
            ended = await connection.execute(
                delete(sessions).where(sessions.c.person == person, *which)
            )
            # A ticket that such a session asked for must not open a socket any more.
            await connection.execute(delete(tickets).where(tickets.c.person == person))
        self.close(person)
        return ended.rowcount

    async def _read(self, key: bytes, now: int) -> SignedIn | None:
        asking = (
            select(
                sessions.c.session,
                sessions.c.used,
                people.c.person,
                people.c.name,
                people.c.kind,
                people.c.login,
            )
            .join_from(sessions, people, sessions.c.person == people.c.person)
            .where(sessions.c.token == key, sessions.c.used > self._expired(), people.c.name != "")
        )
        found = await self._rows(asking)
        if not found:
            return None
        session, used, person, name, kind, login = found[0]
        if now - used >= _NOTED_EVERY_MS:
            noting = update(sessions).where(sessions.c.token == key).values(used=now)
            async with self._database.writing() as connection:
                await connection.execute(noting)
        return SignedIn(Person(person, name, PersonKind(kind), login), session)
