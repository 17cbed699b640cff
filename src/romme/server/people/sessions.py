"""Sessions: which person is signed in on which device.

Every request looks up its session, so results are cached for a short time. On this node, the end of
a session takes effect at once; on other nodes within `CACHED_MS`.
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
from romme.store.connection.engines import AUTOCOMMIT_READS
from romme.store.database import Database
from romme.store.schema.tables import people, sessions, tickets

SESSION_SECONDS: Final = 400 * 24 * 3600
"""Time after its last use at which a session expires. No browser keeps a cookie for longer."""
CACHED_MS: Final = 30_000
"""Time for which a node caches a session."""
_TOUCH_EVERY_MS: Final = 3_600_000
"""Minimum interval between two updates of a session's last use."""
_MAX_CACHED: Final = 10_000


class SessionProof(Enum):
    """The proof of identity with which a session was opened."""

    NONE = "none"
    """No proof: a new guest."""
    FACTOR = "factor"
    """A password, a passkey or a recovery code. The session starts confirmed."""


class Session(msgspec.Struct, frozen=True):
    """A device on which a person is signed in."""

    id: SessionId
    device: str
    made: int
    """Milliseconds since 1970."""
    used: int
    """Milliseconds since 1970, accurate to an hour."""


class _Cached(NamedTuple):
    signed_in: SignedIn
    until: int


class Sessions:
    """Opens, finds and ends sessions."""

    def __init__(
        self,
        database: Database,
        clock: WallClockMs,
        *,
        on_invalidate: Callable[[PersonId], None],
        on_end: Callable[[PersonId], None],
    ) -> None:
        """Start with an empty cache.

        `on_invalidate` is called when a person's cached data becomes invalid, `on_end` when one of
        their sessions has ended.
        """
        self._database = database
        self._rows = database.rows
        self._on_invalidate = on_invalidate
        self._on_end = on_end
        self._looks = database.engine.execution_options(**{AUTOCOMMIT_READS: True})
        self._clock = clock
        self._cache: OrderedDict[bytes, _Cached] = OrderedDict()
        self._invalidations = 0

    async def open(
        self,
        person: PersonId,
        device: str,
        *,
        proof: SessionProof,
        within: AsyncConnection,
    ) -> str:
        """Create a session in a transaction. Return its token, of which only a hash is stored."""
        token, now = new_token(), self._clock()
        row = {"token": hashed(token), "session": new_id(), "person": person, "device": device}
        confirmed = DatabaseNowMs() if proof is SessionProof.FACTOR else 0
        insertion = insert(sessions).values(**row, made=now, used=now, confirmed=confirmed)
        await within.execute(insertion)
        return token

    async def find(self, token: str) -> SignedIn | None:
        """Return the person and session of a token, or None if it is unknown or expired."""
        key, now = hashed(token), self._clock()
        known = self._cache.get(key)
        if known is not None and now < known.until:
            self._cache.move_to_end(key)
            return known.signed_in
        invalidations = self._invalidations
        found = await self._read(key, now)
        if found is None:
            self._cache.pop(key, None)
        elif invalidations == self._invalidations:  # otherwise it may have ended during the read
            self._cache[key] = _Cached(found, now + CACHED_MS)
            self._cache.move_to_end(key)
            if len(self._cache) > _MAX_CACHED:
                self._cache.popitem(last=False)
        return found

    async def all_of(self, person: PersonId) -> Sequence[Session]:
        """Return the unexpired sessions of a person, most recently used first."""
        query = (
            select(sessions.c.session, sessions.c.device, sessions.c.made, sessions.c.used)
            .where(sessions.c.person == person, sessions.c.used > self._expired())
            .order_by(sessions.c.used.desc(), sessions.c.session)
        )
        async with self._looks.connect() as connection:
            return [Session(*row) for row in await connection.execute(query)]

    async def end(self, person: PersonId, session: SessionId) -> bool:
        """End one session of a person. Return False if there is no such session."""
        return await self._end(person, sessions.c.session == session) > 0

    async def end_others(self, person: PersonId, session: SessionId) -> None:
        """End all sessions of a person except this one."""
        await self._end(person, sessions.c.session != session)

    async def end_all(self, person: PersonId) -> None:
        """Sign a person out everywhere."""
        await self._end(person)

    def close_connections(self, person: PersonId) -> None:
        """Drop a person's cached sessions and close their connections.

        Call this after one of their sessions has been deleted.
        """
        self.invalidate(person)
        self._on_end(person)

    def invalidate(self, person: PersonId) -> None:
        """Drop a person's cached sessions, because their name changed or a session ended."""
        self._invalidations += 1
        self._on_invalidate(person)
        for key in [
            key for key, known in self._cache.items() if known.signed_in.person.id == person
        ]:
            del self._cache[key]

    async def sweep(self) -> None:
        """Delete expired sessions."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.used <= self._expired()))

    def _expired(self) -> int:
        return self._clock() - SESSION_SECONDS * 1000

    async def _end(self, person: PersonId, *which: ColumnElement[bool]) -> int:
        async with self._database.writing() as connection:
            ended = await connection.execute(
                delete(sessions).where(sessions.c.person == person, *which)
            )
            # Tickets issued to an ended session must not open a socket.
            await connection.execute(delete(tickets).where(tickets.c.person == person))
        self.close_connections(person)
        return ended.rowcount

    async def _read(self, key: bytes, now: int) -> SignedIn | None:
        query = (
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
        found = await self._rows(query)
        if not found:
            return None
        session, used, person, name, kind, login = found[0]
        if now - used >= _TOUCH_EVERY_MS:
            touch = update(sessions).where(sessions.c.token == key).values(used=now)
            async with self._database.writing() as connection:
                await connection.execute(touch)
        return SignedIn(Person(person, name, PersonKind(kind), login), session)
