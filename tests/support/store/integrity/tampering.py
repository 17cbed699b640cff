"""Manipulations of a log in the database, each with the record that the audit must report."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.log import chain
from romme.store.log.chain import BEGINNING
from romme.store.log.records import Lasts, Record
from romme.store.schema.tables import events, streams
from tests.support.store.entries import entry_at

STREAMS: Final = ("a", "b", "ab")
LENGTH: Final = 8


class Edit(NamedTuple):
    """A manipulation, and the findings that the audit must report."""

    name: str
    changed: dict[str, int]
    """The first changed version of each affected stream."""


async def records_of(connection: AsyncConnection, stream: str) -> list[Record]:
    query = select(events).where(events.c.stream == stream).order_by(events.c.version)
    return [Record(*row[1:]) for row in await connection.execute(query)]


def at(stream: str, version: int) -> tuple[ColumnElement[bool], ...]:
    return events.c.stream == stream, events.c.version == version


async def change(
    connection: AsyncConnection, stream: str, version: int, /, **values: object
) -> None:
    statement = update(events).where(events.c.stream == stream, events.c.version == version)
    await connection.execute(statement.values(values))


async def set_head(connection: AsyncConnection, stream: str, version: int, last: bytes) -> None:
    statement = update(streams).where(streams.c.stream == stream)
    await connection.execute(statement.values(version=version, hash=last))


def with_changed_byte(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    changed = data[at] ^ rng.randrange(1, 256)
    return data[:at] + bytes([changed]) + data[at + 1 :]


async def change_a_value(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Change one column of one record without updating its hash."""
    stream, version = rng.choice(STREAMS), rng.randint(1, LENGTH)
    record = (await records_of(connection, stream))[version - 1]
    column = rng.choice(["data", "hash", "at", "command", "lasts"])
    value: object
    match column:
        case "data":
            value = rng.choice(
                [
                    with_changed_byte(record.data, rng),
                    record.data[:-1],
                    record.data + b"0",
                    b"",
                ]
            )
        case "hash":
            value = with_changed_byte(record.hash, rng)
        case "at":
            value = record.at + rng.choice([-1, 1, 1000])
        case "lasts":
            value = rng.choice([kind for kind in Lasts if kind != record.lasts])
        case _:
            value = rng.choice([f"{record.command}x", "", None, "-"])
            value = "eve:1" if value == record.command else value
    await change(connection, stream, version, **{column: value})
    return Edit(f"change {column}", {stream: version})


async def change_and_rehash(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Change the data of a record and update its hash, so that the hash of the next one is wrong.

    For the last record, the hash in the stream's row in `streams` is wrong instead, and the audit
    reports the last record.
    """
    stream, version = rng.choice(STREAMS), rng.randint(1, LENGTH)
    records = await records_of(connection, stream)
    record = records[version - 1]
    before = records[version - 2].hash if version > 1 else BEGINNING
    data = with_changed_byte(record.data, rng)
    _, at_, command, *_, lasts = record
    new_hash = chain.link(before, stream, version, at=at_, command=command, data=data, lasts=lasts)
    await change(connection, stream, version, data=data, hash=new_hash)
    return Edit("rehash", {stream: min(version + 1, LENGTH)})


async def remove(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Remove consecutive records anywhere in a stream, possibly all of them."""
    stream, first = rng.choice(STREAMS), rng.randint(1, LENGTH)
    last = rng.choice([first, LENGTH, rng.randint(first, LENGTH)])
    removed = events.c.stream == stream, events.c.version.between(first, last)
    await connection.execute(delete(events).where(*removed))
    return Edit("truncate" if last == LENGTH else "remove", {stream: first})


async def close_the_gap(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Remove a record, renumber the later ones and update the stream's row in `streams`."""
    stream, removed = rng.choice(STREAMS), rng.randint(1, LENGTH - 1)
    records = await records_of(connection, stream)
    await connection.execute(delete(events).where(*at(stream, removed)))
    for version in range(removed + 1, LENGTH + 1):
        await change(connection, stream, version, version=version - 1)
    await set_head(connection, stream, LENGTH - 1, records[-1].hash)
    return Edit("close the gap", {stream: removed})


async def swap(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Swap two records of a stream, each with its hash."""
    stream = rng.choice(STREAMS)
    one, two = sorted(rng.sample(range(1, LENGTH + 1), 2))
    await change(connection, stream, one, version=1000)
    await change(connection, stream, two, version=one)
    await change(connection, stream, 1000, version=two)
    return Edit("swap", {stream: one})


async def add(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Add a record with a valid hash at the end, without updating the row in `streams`."""
    stream = rng.choice(STREAMS)
    last = (await records_of(connection, stream))[-1]
    entry = entry_at(stream, LENGTH + 1, rng.randbytes(4), previous=last.hash)
    await connection.execute(insert(events).values(entry[:6]))
    return Edit("add", {stream: LENGTH + 1})


async def insert_between(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Insert a record with a valid hash, renumber the later ones, update the row in `streams`."""
    stream, inserted = rng.choice(STREAMS), rng.randint(1, LENGTH)
    records = await records_of(connection, stream)
    for version in range(LENGTH, inserted - 1, -1):
        await change(connection, stream, version, version=version + 1)
    before = records[inserted - 2].hash if inserted > 1 else BEGINNING
    entry = entry_at(stream, inserted, rng.randbytes(4), previous=before)
    await connection.execute(insert(events).values(entry[:6]))
    await set_head(connection, stream, LENGTH + 1, records[-1].hash)
    return Edit("insert", {stream: inserted + 1})


async def renumber(connection: AsyncConnection, rng: random.Random) -> Edit:
    stream, version = rng.choice(STREAMS), rng.randint(1, LENGTH)
    await change(connection, stream, version, version=rng.choice([0, 100, -5]))
    smaller = (await records_of(connection, stream))[0].version < 1
    return Edit("renumber", {stream: 1 if smaller else version})


async def move(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Move the last record of a stream to the end of another, and update both rows in `streams`."""
    one, other = rng.sample(STREAMS, 2)
    new_last = (await records_of(connection, one))[-2].hash
    moved = (await records_of(connection, one))[-1]
    await connection.execute(
        update(events)
        .where(*at(one, LENGTH))
        .values(stream=other, version=LENGTH + 1, command=None)
    )
    await set_head(connection, one, LENGTH - 1, new_last)
    await set_head(connection, other, LENGTH + 1, moved.hash)
    return Edit("move", {other: LENGTH + 1})


async def swap_streams(connection: AsyncConnection, _rng: random.Random) -> Edit:
    """Swap the names of two streams."""
    for table in (events, streams):
        for name, to in (("a", "x"), ("b", "a"), ("x", "b")):
            await connection.execute(update(table).where(table.c.stream == name).values(stream=to))
    return Edit("swap streams", {"a": 1, "b": 1})


async def swap_records(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Swap the records of two streams at the same version, with their hashes."""
    (one, other), version = rng.sample(STREAMS, 2), rng.randint(1, LENGTH)
    await connection.execute(update(events).where(*at(one, version)).values(stream="x"))
    await connection.execute(update(events).where(*at(other, version)).values(stream=one))
    await connection.execute(update(events).where(*at("x", version)).values(stream=other))
    return Edit("swap records", {one: version, other: version})


async def change_heading(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Change the version or the hash in a row of `streams`, or delete the row."""
    stream = rng.choice(STREAMS)
    last = (await records_of(connection, stream))[-1].hash
    version = rng.choice([LENGTH, LENGTH - 1, LENGTH + 3, 0])
    match version:
        case 8:
            await set_head(connection, stream, LENGTH, with_changed_byte(last, rng))
            return Edit("heading: hash", {stream: LENGTH})
        case 0:
            await connection.execute(delete(streams).where(streams.c.stream == stream))
            return Edit("heading: removed", {stream: 1})
        case _:
            await set_head(connection, stream, version, last)
            return Edit("heading: version", {stream: min(version, LENGTH) + 1})


async def add_stream(connection: AsyncConnection, rng: random.Random) -> Edit:
    """Add a record without a row in `streams`, or such a row without records."""
    if rng.randrange(2):
        await connection.execute(insert(events).values(entry_at("new", 1)[:6]))
        return Edit("add stream: records", {"new": 1})
    heading = {"stream": "new", "version": 3, "hash": bytes(32), "phase": "over"}
    heading |= {"listed": False, "summary": b"", "touched": 0}
    await connection.execute(insert(streams).values(heading))
    return Edit("add stream: heading", {"new": 1})


EDITS: Final = (
    change_a_value,
    change_a_value,
    change_a_value,
    change_and_rehash,
    remove,
    close_the_gap,
    swap,
    add,
    insert_between,
    renumber,
    move,
    swap_streams,
    swap_records,
    change_heading,
    add_stream,
)
