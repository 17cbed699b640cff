"""Socket tickets work once, for a short time, and for one person."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from romme.server.people.person import Person, PersonKind
from romme.server.people.tickets import DatabaseTickets, MemoryTickets
from romme.server.person_id import PersonId
from romme.store.connection.address import read_address
from romme.store.connection.engines import make_engine
from romme.store.schema.tables import people, tickets
from tests.conftest import Size
from tests.support.server.people.people_server import Clock, PeopleServer, run_scene


def test_a_ticket_can_be_redeemed_once(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        anna = await device.arrive()
        given = await device.post("/api/socket-ticket")
        assert given["seconds"] == 30
        assert len(given["ticket"]) == 43
        person = await server.people.redeem(given["ticket"])
        assert person is not None
        assert (person.id, person.name) == (anna["id"], "Anna")
        assert await server.people.redeem(given["ticket"]) is None

    run_scene(database_url, scene)


def test_a_ticket_expires_after_half_a_minute(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        soon = (await device.post("/api/socket-ticket"))["ticket"]
        late = (await device.post("/api/socket-ticket"))["ticket"]
        await server.age_rows(tickets, 20)
        assert await server.people.redeem(soon) is not None
        await server.age_rows(tickets, 10)
        assert await server.people.redeem(late) is None

    run_scene(database_url, scene)


def test_a_ticket_in_memory_expires_on_the_millisecond() -> None:
    clock = Clock()
    own = MemoryTickets(clock)
    anna = Person(PersonId("anna"), "Anna", PersonKind.PERSON)

    async def scene() -> None:
        soon, late = await own.issue(anna), await own.issue(anna)
        clock.pass_seconds(29.999)
        assert await own.redeem(soon) == anna
        clock.pass_seconds(0.001)
        assert await own.redeem(late) is None

    asyncio.run(scene())


@pytest.mark.parametrize("ahead_seconds", [-3600, 3600])
def test_nodes_with_different_clocks_agree_on_tickets(
    postgres_url: str, ahead_seconds: int
) -> None:
    """A node whose clock is an hour off can redeem a ticket that another node has issued."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        ticket = (await device.post("/api/socket-ticket"))["ticket"]
        server.clock.pass_seconds(ahead_seconds)
        await server.people.sweep()
        assert await server.people.redeem(ticket) is not None

    run_scene(postgres_url, scene)


def test_an_invented_ticket_is_refused(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        ticket = (await device.post("/api/socket-ticket"))["ticket"]
        for wrong in ("", "\0", ticket[:-1], ticket + "=", ticket.swapcase(), "x" * 10_000):
            assert await server.people.redeem(wrong) is None
        assert await server.people.redeem(device.http.cookies["romme"]) is None
        assert await server.people.redeem(ticket) is not None

    run_scene(database_url, scene)


def test_a_ticket_ends_with_the_session(database_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        ticket = (await device.post("/api/socket-ticket"))["ticket"]
        await device.request("POST", "/api/sign-out", status=204)
        assert await server.people.redeem(ticket) is None

    run_scene(database_url, scene)


def test_only_one_of_several_nodes_redeems_a_ticket(database_url: str, size: Size) -> None:
    """If four nodes try to redeem a ticket at the same moment, only one attempt succeeds."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        anna = await server.people.find((await device.arrive())["id"])
        assert anna is not None
        async with AsyncExitStack() as stack:
            nodes = []
            for _ in range(4):
                engine = make_engine(read_address(server.database.url), synchronous="OFF")
                stack.push_async_callback(engine.dispose)
                nodes.append(DatabaseTickets(engine))
            for _ in range(size(10, 500)):
                server.clock.pass_seconds(1)
                assert await redeem_everywhere(nodes, anna) == ["Anna"]

    run_scene(database_url, scene)


async def redeem_everywhere(nodes: Sequence[DatabaseTickets], person: Person) -> list[str]:
    """Redeem a new ticket three times on every node at once.

    Return the owner's name once for each success.
    """
    ticket = await nodes[0].issue(person)
    answers = await asyncio.gather(*(node.redeem(ticket) for node in nodes for _ in range(3)))
    return [answer.name for answer in answers if answer is not None]


class TwoStepTickets(DatabaseTickets):
    """Tickets that are read first and deleted in a second step, which allows a race."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._has_read = asyncio.Barrier(2)

    async def redeem(self, ticket: str) -> Person | None:
        whose = select(people.c.person, people.c.name).join(
            tickets, tickets.c.person == people.c.person
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(whose)).one_or_none()
        await self._has_read.wait()
        await super().redeem(ticket)
        return None if row is None else Person(row.person, row.name, PersonKind.PERSON)


def test_redeeming_in_two_steps_is_detected(postgres_url: str) -> None:
    """Control: if reading and deleting are separate steps, a ticket is redeemed more than once."""

    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        anna = await server.people.find((await device.arrive())["id"])
        assert anna is not None
        node = TwoStepTickets(server.database.engine)
        assert len(await redeem_everywhere([node] * 4, anna)) > 1

    run_scene(postgres_url, scene)


def test_expired_tickets_are_deleted(postgres_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        await device.post("/api/socket-ticket")
        await server.age_rows(tickets, 15)
        fresh = (await device.post("/api/socket-ticket"))["ticket"]
        await server.age_rows(tickets, 15)
        await server.people.sweep()
        async with server.database.reading() as connection:
            assert len((await connection.execute(select(tickets))).all()) == 1
        assert await server.people.redeem(fresh) is not None

    run_scene(postgres_url, scene)


def test_expired_tickets_in_memory_are_deleted() -> None:
    """Issuing a ticket deletes all expired tickets. Valid ones stay."""

    async def scene() -> None:
        clock = Clock()
        given = MemoryTickets(clock)
        old = [
            await given.issue(Person(PersonId("a"), "Anna", PersonKind.PERSON)) for _ in range(5)
        ]
        clock.pass_seconds(30)
        fresh = await given.issue(Person(PersonId("b"), "Ben", PersonKind.PERSON))
        assert len(vars(given)["_given"]) == 1
        assert [await given.redeem(ticket) for ticket in old] == [None] * 5
        found = await given.redeem(fresh)
        assert found is not None
        assert found.name == "Ben"

    asyncio.run(scene())


def test_the_rate_of_tickets_is_limited(sqlite_url: str) -> None:
    async def scene(server: PeopleServer) -> None:
        device = await server.device()
        await device.arrive()
        for _ in range(60):
            await device.post("/api/socket-ticket")
        assert await device.refusal("POST", "/api/socket-ticket") == (429, "too-many")

    run_scene(sqlite_url, scene)
