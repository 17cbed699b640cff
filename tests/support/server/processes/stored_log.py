"""The log as stored in a database, compared with the answers that clients got."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from sqlalchemy import select

from romme.server.organise.desk import STREAM
from romme.server.table.codec import decode
from romme.server.table.events import DealMade, TableEvent
from romme.store.connection.address import read_address
from romme.store.connection.engines import open_snapshot
from romme.store.errors import Empty, StoreError
from romme.store.integrity.audit import audit
from romme.store.log.records import Record, Version
from romme.store.schema.tables import events, streams

Records: TypeAlias = Mapping[str, list[Record]]


class Acknowledged(NamedTuple):
    """An acknowledged command, and the version at which it was stored."""

    table: str
    command: str
    """The command id, prefixed with the person as in the log."""
    version: int


async def read_log(url: str) -> Records:
    """Return all records in a database by stream, in order of version."""
    async with open_snapshot(read_address(url)) as connection:
        asked = select(events).order_by(events.c.stream, events.c.version)
        rows = (await connection.execute(asked)).all()
    found: dict[str, list[Record]] = {}
    for row in rows:
        record = Record(Version(row.version), row.at, row.command, row.data, row.hash, row.lasts)
        found.setdefault(row.stream, []).append(record)
    return found


async def lease_holders(url: str) -> dict[str, str | None]:
    """Return, for each stream, the node that holds its lease, or None."""
    async with open_snapshot(read_address(url)) as connection:
        rows = (await connection.execute(select(streams.c.stream, streams.c.node))).all()
    return {row.stream: row.node for row in rows}


async def table_events(url: str, table: str) -> list[TableEvent]:
    """Return all events of a table in order."""
    records = (await read_log(url))[table]
    return [event for record in records for event in decode(record.data)]


async def deal_secrets(url: str) -> set[str]:
    """Return the secrets of all deals, which must not appear in a server's log.

    The set is empty if there is no readable database.
    """
    try:
        records = await read_log(url)
    except StoreError:
        return set()
    tables = [some for stream, some in records.items() if not stream.startswith(STREAM)]
    stored = (event for some in tables for one in some for event in decode(one.data))
    return {event.secret for event in stored if isinstance(event, DealMade) and event.secret}


async def check_audit(url: str) -> None:
    """Check that no version is missing or changed in any stream."""
    try:
        found = await audit(url)
    except Empty:
        return
    assert found.broken == ()
    assert found.records > 0


def lost_commands(acknowledged: Iterable[Acknowledged], records: Records) -> list[Acknowledged]:
    """Return the acknowledged commands that are not stored exactly once at their version."""
    missing = []
    for one in acknowledged:
        kept = [
            record.version for record in records.get(one.table, []) if record.command == one.command
        ]
        if kept != [one.version]:
            missing.append(one)
    return missing


def gaps(records: Records) -> list[str]:
    """Return the streams whose versions are not 1, 2, 3 ..."""
    return [
        stream
        for stream, some in records.items()
        if [record.version for record in some] != list(range(1, len(some) + 1))
    ]


async def check_stored(url: str, acknowledged: Iterable[Acknowledged]) -> Records:
    """Check that every acknowledged command is stored once, in streams without gaps.

    Return the stored records.
    """
    records = await read_log(url)
    assert lost_commands(acknowledged, records) == []
    assert gaps(records) == []
    await check_audit(url)
    return records
