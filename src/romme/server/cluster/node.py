"""This server as one of the nodes that share a database, with its bus, leases and peers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from asyncpg import Pool

from romme.server.cluster.bus import Bus, Listener, LocalBus, Notice, PostgresBus
from romme.server.cluster.leases import Leases, PostgresLeases, SingleNodeLeases
from romme.server.cluster.peers import Peers
from romme.store.log.records import Version


class Node:
    """This server process and its connection to the other nodes, which `join` opens."""

    def __init__(self, name: str, *, is_alone: bool) -> None:
        """Begin without a connection to other nodes."""
        self.name = name
        self.is_alone = is_alone
        self.bus: Bus = LocalBus()
        self.leases: Leases = SingleNodeLeases()
        self.peers = Peers()

    def join(
        self, pool: Pool, listener: Listener, take_over: Callable[[str], Awaitable[None]]
    ) -> None:
        """Start to exchange notices and leases with the other nodes of a PostgreSQL database."""
        self.bus = PostgresBus(pool, self.name, listener)
        self.leases = PostgresLeases(pool, self.name, take_over)

    def notify(
        self,
        table: str = "",
        *,
        message: str = "",
        signed_out: str = "",
        renamed: str = "",
        seeks: str = "",
        here: str = "",
    ) -> None:
        """Send a notice with these fields to the other nodes, by default a heartbeat."""
        notice = Notice(
            self.name,
            table,
            message=message,
            signed_out=signed_out,
            renamed=renamed,
            seeks=seeks,
            here=here,
        )
        self.bus.send(notice)

    def announce(self, stream: str, version: Version) -> None:
        """Notify the other nodes of the latest version of a stream."""
        self.bus.send(Notice(self.name, stream, version))
