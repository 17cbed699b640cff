"""Tickets for sockets: a page cannot send headers with one, and cookies alone are not enough (R16).

A signed-in page asks for a ticket and shows it when it opens its socket. A ticket is good once, for
half a minute; if two nodes are shown the same one, the database gives it to one of them.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from romme.server.people.limits import Clock
from romme.server.people.person import Kind, Person, PersonId
from romme.server.people.secret import hashed, new_token
from romme.store.schema import people, tickets

GOOD_FOR: Final = 30
"""Seconds."""


class Tickets:
    """Gives tickets out and takes them back."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        """Keep them in this database."""
        self._engine = engine
        self._clock = clock

    async def issue(self, person: PersonId) -> str:
        """A ticket for this person."""
        ticket = new_token()
        row = {"ticket": hashed(ticket), "person": person}
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(tickets).values(**row, until=self._clock() + GOOD_FOR * 1000)
            )
        return ticket

    async def redeem(self, ticket: str) -> Person | None:
        """Whose ticket it is, the first time it is asked and in time; after that nobody's."""
        taking = (
            delete(tickets)
            .where(tickets.c.ticket == hashed(ticket))
            .returning(tickets.c.person, tickets.c.until)
        )
        async with self._engine.begin() as connection:
            taken = (await connection.execute(taking)).one_or_none()
            if taken is None or self._clock() >= taken.until:
                return None
            asking = select(people.c.person, people.c.name, people.c.kind, people.c.login).where(
                people.c.person == taken.person, people.c.name != ""
            )
            row = (await connection.execute(asking)).one_or_none()
        return None if row is None else Person(row.person, row.name, Kind(row.kind), row.login)

    async def sweep(self) -> None:
        """Remove tickets that nobody showed in time."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(tickets).where(tickets.c.until <= self._clock()))
