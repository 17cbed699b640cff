"""Propagate a changed or erased display name to open connections and tables."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from romme.server.person_id import PersonId
from romme.server.play.connection.socket import Connection
from romme.server.play.live_table import LiveTable
from romme.server.table.picture import Named


def apply_name_change(
    person: PersonId,
    named: Named,
    *,
    connections: Iterable[Connection],
    tables: Iterable[LiveTable],
) -> None:
    """Use a new name in chat, and resend the picture of each table where the person sits."""
    for connection in connections:
        if connection.person == person:
            connection.who = msgspec.structs.replace(connection.who, name=named.name)
    for live in tables:
        if person not in live.names or live.names[person] == named:
            continue
        live.set_name(person, named)
        if person in live.table.people:
            for watcher in list(live.watchers):
                live.show(watcher)
