"""A changed display name is shown at tables and in the chat."""

from __future__ import annotations

import asyncio

from romme.server.play.connection.display_names import apply_name_change
from romme.server.table.picture import Named
from romme.wire import commands as wire
from romme.wire.messages import Said, Seen
from romme.wire.terms import TableTerms, Talk
from tests.support.server.play.in_process_node import Socket, in_process_node
from tests.support.server.table.table_driver import ANNA, BEN, CARO, TableDriver, with_ids


async def pictures(socket: Socket) -> list[Seen]:
    """Return all complete pictures that a client has received so far."""
    await socket.ping()
    return [one for one in socket.received if isinstance(one, Seen)]


def test_a_new_name_is_shown_to_all_watchers_of_the_persons_tables(sqlite_url: str) -> None:
    """The server resends pictures of that person's tables only, and only if the name differs."""

    async def scene() -> None:
        async with in_process_node(sqlite_url) as node:
            driver = TableDriver.new(TableTerms(talk=Talk.FREE))
            driver.fill((ANNA, BEN))
            own = await node.table("t", driver.events)
            other = TableDriver.new(host=CARO)
            other.fill((CARO,))
            elsewhere = await node.table("elsewhere", other.events)
            anna, ben = node.connect(ANNA), node.connect(BEN)
            for socket in (anna, ben):
                await socket.ask(wire.Watch(id="own", table="t"))
                await socket.ask(wire.Watch(id="elsewhere", table="elsewhere"))
            connections, tables = (anna.connection, ben.connection), (own, elsewhere)
            apply_name_change(ANNA, Named("Anna"), connections=connections, tables=tables)
            assert [len(await pictures(socket)) for socket in (anna, ben)] == [2, 2]
            apply_name_change(ANNA, Named("Änni"), connections=connections, tables=tables)
            for socket in (anna, ben):
                *_, last = seen = await pictures(socket)
                assert [one.table for one in seen] == ["t", "elsewhere", "t"]
                assert [chair.name for chair in last.picture.chairs] == ["Änni", "Ben"]
            await anna.ask(wire.Say(**with_ids(text="Moien")))
            await ben.ping()
            (said,) = [one for one in ben.received if isinstance(one, Said)]
            assert (said.person, said.name) == (ANNA, "Änni")

    asyncio.run(scene())
