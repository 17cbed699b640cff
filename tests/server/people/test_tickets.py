"""Tickets for sockets (R16): once, soon, and for one person."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from romme.server.people.person import Person, PersonKind
from romme.server.people.tickets import OwnTickets, SharedTickets
from romme.server.person_id import PersonId
from romme.store.connection.address import read_address
from romme.store.connection.engines import make_engine
from romme.store.schema.tables import people, tickets
from tests.conftest import Size
from tests.server.people.house import Clock, House, play


def test_a_ticket_is_good_once(database_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        anna = await device.arrive()
        given = await device.post("/api/socket-ticket")
        assert given["seconds"] == 30
        assert len(given["ticket"]) == 43
        person = await house.people.redeem(given["ticket"])
        assert person is not None
        assert (person.id, person.name) == (anna["id"], "Anna")
        assert await house.people.redeem(given["ticket"]) is None

    play(database_url, scene)


def test_a_ticket_is_good_for_half_a_minute(database_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        soon = (await device.post("/api/socket-ticket"))["ticket"]
        late = (await device.post("/api/socket-ticket"))["ticket"]
        await house.age(tickets, 20)
        assert await house.people.redeem(soon) is not None
        await house.age(tickets, 10)
        assert await house.people.redeem(late) is None

    play(database_url, scene)


def test_ticket_lifetime_ends_on_the_millisecond_in_memory() -> None:
    clock = Clock()
    own = OwnTickets(clock)
    anna = Person(PersonId("anna"), "Anna", PersonKind.PERSON)

    async def scene() -> None:
        soon, late = await own.issue(anna), await own.issue(anna)
        clock.pass_seconds(29.999)
        assert await own.redeem(soon) == anna
        clock.pass_seconds(0.001)
        assert await own.redeem(late) is None

    asyncio.run(scene())


@pytest.mark.parametrize("ahead_seconds", [-3600, 3600])
def test_nodes_with_other_clocks_agree_on_tickets(postgres_url: str, ahead_seconds: int) -> None:
    """A node whose own clock is an hour off redeems a ticket that another one issued."""

    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        ticket = (await device.post("/api/socket-ticket"))["ticket"]
        house.clock.pass_seconds(ahead_seconds)
        await house.people.sweep()
        assert await house.people.redeem(ticket) is not None

    play(postgres_url, scene)


def test_a_made_up_ticket_opens_nothing(database_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        ticket = (await device.post("/api/socket-ticket"))["ticket"]
        for wrong in ("", "\0", ticket[:-1], ticket + "=", ticket.swapcase(), "x" * 10_000):
            assert await house.people.redeem(wrong) is None
        assert await house.people.redeem(device.http.cookies["romme"]) is None
        assert await house.people.redeem(ticket) is not None

    play(database_url, scene)


def test_a_ticket_ends_with_the_session(database_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        ticket = (await device.post("/api/socket-ticket"))["ticket"]
        await device.ask("POST", "/api/sign-out", status=204)
        assert await house.people.redeem(ticket) is None

    play(database_url, scene)


def test_nodes_that_are_shown_one_ticket_let_one_in(database_url: str, size: Size) -> None:
    """Four nodes with connections of their own, all at the same moment, again and again."""

    async def scene(house: House) -> None:
        device = await house.device()
        anna = await house.people.find((await device.arrive())["id"])
        assert anna is not None
        async with AsyncExitStack() as stack:
            nodes = []
            for _ in range(4):
                engine = make_engine(read_address(house.database.url), synchronous="OFF")
                stack.push_async_callback(engine.dispose)
                nodes.append(SharedTickets(engine))
            for _ in range(size(10, 500)):
                house.clock.pass_seconds(1)
                assert await let_in(nodes, anna) == ["Anna"]

    play(database_url, scene)


async def let_in(nodes: Sequence[SharedTickets], person: Person) -> list[str]:
    """Show a new ticket to all nodes, three times to each; the names of those who come in."""
    ticket = await nodes[0].issue(person)
    answers = await asyncio.gather(*(node.redeem(ticket) for node in nodes for _ in range(3)))
    return [answer.name for answer in answers if answer is not None]


class TwoSteps(SharedTickets):
    """Looks whose ticket it is, and takes it away afterwards, when another one has looked too."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._looked = asyncio.Barrier(2)

    async def redeem(self, ticket: str) -> Person | None:
        whose = select(people.c.person, people.c.name).join(
            tickets, tickets.c.person == people.c.person
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(whose)).one_or_none()
        await self._looked.wait()
        await super().redeem(ticket)
        return None if row is None else Person(row.person, row.name, PersonKind.PERSON)


def test_tickets_that_are_taken_in_two_steps_are_found_out(postgres_url: str) -> None:
    """Control: between looking and taking, others come in with the same ticket."""

    async def scene(house: House) -> None:
        device = await house.device()
        anna = await house.people.find((await device.arrive())["id"])
        assert anna is not None
        node = TwoSteps(house.database.engine)
        assert len(await let_in([node] * 4, anna)) > 1

    play(postgres_url, scene)


def test_tickets_that_nobody_showed_are_swept_away(postgres_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        await device.post("/api/socket-ticket")
        await house.age(tickets, 15)
        fresh = (await device.post("/api/socket-ticket"))["ticket"]
        await house.age(tickets, 15)
        await house.people.sweep()
        async with house.database.reading() as connection:
            assert len((await connection.execute(select(tickets))).all()) == 1
        assert await house.people.redeem(fresh) is not None

    play(postgres_url, scene)


def test_own_tickets_that_nobody_showed_are_swept_away() -> None:
    """In memory those that are too old go when others are given out; the others stay."""

    async def scene() -> None:
        clock = Clock()
        given = OwnTickets(clock)
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


def test_nobody_hoards_tickets(sqlite_url: str) -> None:
    async def scene(house: House) -> None:
        device = await house.device()
        await device.arrive()
        for _ in range(60):
            await device.post("/api/socket-ticket")
        assert await device.refused("POST", "/api/socket-ticket") == (429, "too-many")

    play(sqlite_url, scene)
