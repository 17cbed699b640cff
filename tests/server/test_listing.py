"""The list of open tables: those at which one would meet somebody."""

from __future__ import annotations

import asyncio
import time

from litestar.testing import AsyncTestClient
from sqlalchemy import insert

from romme.server.app import Server
from romme.server.configuration import Configuration
from romme.server.heading import heading
from romme.server.people import Origins
from romme.server.tables_routes import LISTED_FOR
from romme.store.schema import streams
from romme.wire import commands as wire
from romme.wire.terms import Terms, Visibility
from tests.server.table.driving import ANNA, BEN, Driven, ids

LISTED = Terms(visibility=Visibility.LISTED, seats=3)


def is_listed(driven: Driven) -> bool:
    return heading(driven.table).listed


def test_a_table_that_all_have_left_is_not_listed() -> None:
    """Until one of them is back; nor is one at which nobody has sat yet."""
    driven = Driven.made(LISTED)
    assert not is_listed(driven)
    driven.fill((ANNA, BEN))
    assert is_listed(driven)
    driven.go_away(1)
    assert is_listed(driven)
    driven.go_away(2)
    assert not is_listed(driven)
    driven.ask(BEN, wire.ComeBack(**ids()))
    assert is_listed(driven)
    for person in (ANNA, BEN):
        driven.ask(person, wire.StandUp(**ids()))
    assert not is_listed(driven)
    driven.fill((BEN,))
    driven.ask(BEN, wire.Close(**ids()))
    assert not is_listed(driven)
    private = Driven.made(Terms())
    private.fill((ANNA,))
    assert not is_listed(private)


def test_a_table_of_yesterday_is_not_listed(sqlite_url: str) -> None:
    """The server was stopped, and those who sat there never came back."""
    now = time.time_ns() // 1_000_000
    row = {"version": 1, "hash": b"", "phase": "open", "listed": True}
    row |= {"summary": heading(Driven.made(LISTED).table).summary}

    async def scene() -> None:
        server = Server(Configuration(database=sqlite_url), origins=Origins.of("http://127.0.0.1"))
        await server.start()
        try:
            async with server.database.writing() as connection:
                for name, touched in (("old", now - LISTED_FOR), ("new", now - LISTED_FOR // 2)):
                    await connection.execute(
                        insert(streams).values(**row, stream=name, touched=touched)
                    )
            async with AsyncTestClient(server._http) as http:  # noqa: SLF001 - the routes alone
                found = (await http.get("/api/tables")).json()
        finally:
            await server.stop()
        assert [one["table"] for one in found] == ["new"]

    asyncio.run(scene())
