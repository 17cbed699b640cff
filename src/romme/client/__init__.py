"""A client for programs that use the server, such as bots at real tables and load tests.

    async with Client("http://127.0.0.1:8270") as client:
        await client.enter_as_guest("Anna")
        made = await client.make_table(NewTable(bots=[BotRequest(2)], ready=True))
        table = await client.watch(made.table)

The client keeps a `romme.wire.picture.Picture` of each watched table up to date from the socket. It
reconnects, and retries unanswered commands with the same id, so that each is executed only once.
`TournamentClient` does the same for the commands of a tournament.
"""

from __future__ import annotations

from romme.client.bot_player import play
from romme.client.connection import Client, CommandRefused, RequestFailed, WatchedTable
from romme.client.tournament_client import TournamentClient

__all__ = ["Client", "CommandRefused", "RequestFailed", "TournamentClient", "WatchedTable", "play"]
