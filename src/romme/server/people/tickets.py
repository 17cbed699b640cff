"""Tickets for sockets: a page cannot send headers with one, and cookies alone are not enough (R16).

A signed-in page asks for a ticket and shows it when it opens its socket. A ticket is good once, for
half a minute.
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
"""How long a ticket is good for."""


class Tickets(Protocol):
    """Gives tickets out and takes them back."""

    async def issue(self, person: Person) -> str:
        """A ticket for this person."""
        ...

    async def redeem(self, ticket: str) -> Person | None:
        """Whose ticket it is, the first time it is asked and in time; after that nobody's."""
        ...

    def cancel(self, person: PersonId) -> None:
        """Let no ticket of somebody open a socket any more: a session of theirs has ended."""
        ...

    async def sweep(self) -> None:
        """Remove tickets that nobody showed in time."""
        ...


def tickets_for(engine: AsyncEngine, clock: WallClockMs) -> Tickets:
    """Tickets as a database needs them: an SQLite file has one server only."""
    return OwnTickets(clock) if engine.dialect.name == "sqlite" else SharedTickets(engine)


class OwnTickets:
    """Tickets of a server that has its database to itself: nobody else is shown them.

    They are in memory, for everybody asks for one at the same time when the server has restarted.
    Those from before are gone then, and pages ask for others.
    """

    def __init__(self, clock: WallClockMs) -> None:
        """Begin without any."""
        self._clock = clock
        self._given: dict[bytes, tuple[Person, int]] = {}
        """By their hashes, the oldest first, with the moment from which they are too old."""

    async def issue(self, person: Person) -> str:
        """A ticket for this person."""
        await self.sweep()
        ticket = new_token()
        self._given[hashed(ticket)] = person, self._clock() + TICKET_SECONDS * 1000
        return ticket

    async def redeem(self, ticket: str) -> Person | None:
        """Whose ticket it is, the first time it is asked and in time; after that nobody's."""
        person, until = self._given.pop(hashed(ticket), (None, 0))
        return person if self._clock() < until else None

    def cancel(self, person: PersonId) -> None:
        """Let no ticket of somebody open a socket any more."""
        self._given = {key: one for key, one in self._given.items() if one[0].id != person}

    async def sweep(self) -> None:
        """Remove tickets that nobody showed in time."""
        now = self._clock()
        while self._given and next(iter(self._given.values()))[1] <= now:
            del self._given[next(iter(self._given))]


class SharedTickets:
    """Tickets of several nodes; shown to two of them, the database gives one to one of them.

    They expire by the database's clock: the node that is shown a ticket is seldom the one that
    issued it, and their own clocks may differ by more than a ticket lasts.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        """Keep them in this database."""
        self._engine = engine

    async def issue(self, person: Person) -> str:
        """A ticket for this person."""
        ticket = new_token()
        row = {"ticket": hashed(ticket), "person": person.id}
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(tickets).values(**row, until=DatabaseNowMs() + TICKET_SECONDS * 1000)
            )
        return ticket

    async def redeem(self, ticket: str) -> Person | None:
        """Whose ticket it is, the first time it is asked and in time; after that nobody's."""
        taking = (
            delete(tickets)
            .where(tickets.c.ticket == hashed(ticket))
            .returning(tickets.c.person, (tickets.c.until > DatabaseNowMs()).label("in_time"))
        )
        async with self._engine.begin() as connection:
            taken = (await connection.execute(taking)).one_or_none()
            if taken is None or not taken.in_time:
                return None
            asking = select(people.c.person, people.c.name, people.c.kind, people.c.login).where(
                people.c.person == taken.person, people.c.name != ""
            )
            row = (await connection.execute(asking)).one_or_none()
        return (
            None if row is None else Person(row.person, row.name, PersonKind(row.kind), row.login)
        )

    def cancel(self, person: PersonId) -> None:
        """Do nothing: they were removed in the transaction that ended the session."""

    async def sweep(self) -> None:
        """Remove tickets that nobody showed in time."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(tickets).where(tickets.c.until <= DatabaseNowMs()))
