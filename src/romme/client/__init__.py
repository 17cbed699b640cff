"""A client of the server, for programs: bots that sit at real tables, load, tests.

    async with Client("http://127.0.0.1:8270") as client:
        await client.arrive("Anna")
        made = await client.make_table(NewTable(bots=[BotRequest(2)], ready=True))
        table = await client.watch(made.table)

What a client knows of a table is a `romme.wire.picture.Picture`, kept up to date from the socket. A
connection that breaks is made anew, and commands that were not answered are sent again under the
same id, so that each is carried out once. `Hall` is the same for tournaments.
"""

from __future__ import annotations

from romme.client.connection import Client, CommandRefused, RequestFailed, Watched
from romme.client.hall import Hall
from romme.client.sitting import play

__all__ = ["Client", "CommandRefused", "Hall", "RequestFailed", "Watched", "play"]
