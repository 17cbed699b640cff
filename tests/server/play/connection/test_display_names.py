"""Somebody has another name: whoever looks sees it, at the tables and in what is written."""

from __future__ import annotations

import asyncio

from romme.server.play.connection.display_names import apply_name_change
from romme.server.table.picture import Named
from romme.wire import commands as wire
from romme.wire.messages import Said, Seen
from romme.wire.terms import TableTerms, Talk
from tests.server.play.sockets import Socket, room
from tests.server.table.table_driver import ANNA, BEN, CARO, TableDriver, with_ids


async def shown(socket: Socket) -> list[Seen]:
    """All tables that somebody was shown whole, so far."""
    await socket.alive()
    return [one for one in socket.heard if isinstance(one, Seen)]


def test_a_new_name_is_shown_where_somebody_sits(sqlite_url: str) -> None:
    """At once, to everybody who looks on there, and only there; the same name changes nothing."""

    async def scene() -> None:
        async with room(sqlite_url) as place:
            driver = TableDriver.new(TableTerms(talk=Talk.FREE))
            driver.fill((ANNA, BEN))
            own = await place.table("t", driver.events)
            other = TableDriver.new(host=CARO)
            other.fill((CARO,))
            elsewhere = await place.table("elsewhere", other.events)
            anna, ben = place.connect(ANNA), place.connect(BEN)
            for socket in (anna, ben):
                await socket.ask(wire.Watch(id="own", table="t"))
                await socket.ask(wire.Watch(id="elsewhere", table="elsewhere"))
            connections, tables = (anna.connection, ben.connection), (own, elsewhere)
            apply_name_change(ANNA, Named("Anna"), connections=connections, tables=tables)
            assert [len(await shown(socket)) for socket in (anna, ben)] == [2, 2]
            apply_name_change(ANNA, Named("Änni"), connections=connections, tables=tables)
            for socket in (anna, ben):
                *_, last = seen = await shown(socket)
                assert [one.table for one in seen] == ["t", "elsewhere", "t"]
                assert [chair.name for chair in last.picture.chairs] == ["Änni", "Ben"]
            await anna.ask(wire.Say(**with_ids(text="Moien")))
            await ben.alive()
            (said,) = [one for one in ben.heard if isinstance(one, Said)]
            assert (said.person, said.name) == (ANNA, "Änni")

    asyncio.run(scene())
