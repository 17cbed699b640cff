"""Socket tickets: a page cannot send headers with a WebSocket, and cookies alone are unsafe.

A signed-in page requests a ticket and sends it when it opens the socket. A ticket is valid once,
for half a minute.
"""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from romme.server.people.factors.one_time_secrets import hashed, new_token
from romme.server.people.limits import WallClockMs
from romme.server.people.person import Person, PersonKind
from romme.server.person_id import PersonId
from romme.store.connection.clock import DatabaseNowMs
from romme.store.schema.tables import people, tickets

TICKET_SECONDS: Final = 30
"""Lifetime of a ticket."""


class Tickets(Protocol):
    """Issues and redeems tickets."""

    async def issue(self, person: Person) -> str:
        """Return a new ticket for a person."""
        ...

    async def redeem(self, ticket: str) -> Person | None:
        """Use up a ticket and return its person, or None if it is unknown, used or expired."""
        ...

    def cancel(self, person: PersonId) -> None:
        """Cancel all tickets of a person, because their name changed or a session ended."""
        ...

    async def sweep(self) -> None:
        """Delete expired tickets."""
        ...


def tickets_for(engine: AsyncEngine, clock: WallClockMs) -> Tickets:
    """Return the store for tickets: memory with SQLite (only one node), otherwise the database."""
    return MemoryTickets(clock) if engine.dialect.name == "sqlite" else DatabaseTickets(engine)


class MemoryTickets:
    """Tickets for a single server, in memory.

    A database would be too slow after a restart, when all clients request a ticket at once.
    Tickets from before a restart are lost, and pages request new ones.
    """

    def __init__(self, clock: WallClockMs) -> None:
        """Start without tickets."""
        self._clock = clock
        self._given: dict[bytes, tuple[Person, int]] = {}
        """Person and expiry by the ticket's hash, the oldest first."""

    async def issue(self, person: Person) -> str:
        """Return a new ticket for a person."""
        await self.sweep()
        ticket = new_token()
        self._given[hashed(ticket)] = person, self._clock() + TICKET_SECONDS * 1000
        return ticket

    async def redeem(self, ticket: str) -> Person | None:
        """Use up a ticket and return its person, or None if it is unknown, used or expired."""
        person, until = self._given.pop(hashed(ticket), (None, 0))
        return person if self._clock() < until else None

    def cancel(self, person: PersonId) -> None:
        """Cancel all tickets of a person."""
        self._given = {key: one for key, one in self._given.items() if one[0].id != person}

    async def sweep(self) -> None:
        """Delete expired tickets."""
        now = self._clock()
        while self._given and next(iter(self._given.values()))[1] <= now:
            del self._given[next(iter(self._given))]


class DatabaseTickets:
    """Tickets for several nodes, in the database, so that each can be redeemed only once.

    They expire by the database's clock: a ticket is rarely redeemed by the node that issued it, and
    the nodes' clocks may differ by more than a ticket's lifetime.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        """Store the tickets in this database."""
        self._engine = engine

    async def issue(self, person: Person) -> str:
        """Return a new ticket for a person."""
        ticket = new_token()
        row = {"ticket": hashed(ticket), "person": person.id}
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(tickets).values(**row, until=DatabaseNowMs() + TICKET_SECONDS * 1000)
            )
        return ticket

    async def redeem(self, ticket: str) -> Person | None:
        """Use up a ticket and return its person, or None if it is unknown, used or expired."""
        deletion = (
            delete(tickets)
            .where(tickets.c.ticket == hashed(ticket))
            .returning(tickets.c.person, (tickets.c.until > DatabaseNowMs()).label("in_time"))
        )
        async with self._engine.begin() as connection:
            taken = (await connection.execute(deletion)).one_or_none()
            if taken is None or not taken.in_time:
                return None
            query = select(people.c.person, people.c.name, people.c.kind, people.c.login).where(
                people.c.person == taken.person, people.c.name != ""
            )
            row = (await connection.execute(query)).one_or_none()
        return (
            None if row is None else Person(row.person, row.name, PersonKind(row.kind), row.login)
        )

    def cancel(self, person: PersonId) -> None:
        """No-op: ending a session deletes them in the same transaction; `redeem` reads the name."""

    async def sweep(self) -> None:
        """Delete expired tickets."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(tickets).where(tickets.c.until <= DatabaseNowMs()))
