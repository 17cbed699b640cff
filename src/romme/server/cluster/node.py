"""This server among the others that share its database: what it tells them, what it looks after."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from asyncpg import Pool

from romme.server.cluster.bus import Bus, Listener, LocalBus, Notice, PostgresBus
from romme.server.cluster.leases import Leases, OnlyNode, PostgresLeases
from romme.server.cluster.peers import Peers
from romme.store.log.records import Version


class Node:
    """One server; what it tells is heard once it has joined the others."""

    def __init__(self, name: str, *, is_alone: bool) -> None:
        """Begin without a connection to any other."""
        self.name = name
        self.is_alone = is_alone
        self.bus: Bus = LocalBus()
        self.leases: Leases = OnlyNode()
        self.peers = Peers()

    def join(
        self, pool: Pool, heard: Listener, take_over: Callable[[str], Awaitable[None]]
    ) -> None:
        """Hear what the other servers of a PostgreSQL tell, and share the tables with them."""
        self.bus = PostgresBus(pool, self.name, heard)
        self.leases = PostgresLeases(pool, self.name, take_over)

    def tell(
        self,
        table: str = "",
        *,
        message: str = "",
        signed_out: str = "",
        renamed: str = "",
        seeks: str = "",
        here: str = "",
    ) -> None:
        """Tell the other nodes something; without any fact, that this one is alive."""
        notice = Notice(
            self.name,
            table,
            message=message,
            signed_out=signed_out,
            renamed=renamed,
            seeks=seeks,
            here=here,
        )
        self.bus.tell(notice)

    def announce(self, stream: str, version: Version) -> None:
        """Tell the other nodes how far a stream has come."""
        self.bus.tell(Notice(self.name, stream, version))
