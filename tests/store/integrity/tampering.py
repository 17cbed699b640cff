"""Edits of a log beside the program, each with the place where the audit must find it."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.log import chain
from romme.store.log.chain import BEGINNING
from romme.store.log.records import Lasts, Record
from romme.store.schema.tables import events, streams
from tests.store.entries import entry_at

STREAMS: Final = ("a", "b", "ab")
LENGTH: Final = 8


class Edit(NamedTuple):
    """What somebody did to the database, and what must be found."""

    name: str
    changed: dict[str, int]
    """The first version of each stream that is not what it was."""


async def rows(connection: AsyncConnection, stream: str) -> list[Record]:
    asked = select(events).where(events.c.stream == stream).order_by(events.c.version)
    return [Record(*row[1:]) for row in await connection.execute(asked)]


def at(stream: str, version: int) -> tuple[ColumnElement[bool], ...]:
    return events.c.stream == stream, events.c.version == version


async def change(
    connection: AsyncConnection, stream: str, version: int, /, **values: object
) -> None:
    asked = update(events).where(events.c.stream == stream, events.c.version == version)
    await connection.execute(asked.values(values))


async def head(connection: AsyncConnection, stream: str, version: int, last: bytes) -> None:
    asked = update(streams).where(streams.c.stream == stream)
    await connection.execute(asked.values(version=version, hash=last))


def other_byte(data: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(data))
    changed = data[place] ^ chance.randrange(1, 256)
    return data[:place] + bytes([changed]) + data[place + 1 :]


async def change_a_value(connection: AsyncConnection, chance: random.Random) -> Edit:
    """One value of one record: data, hash, time or command, with the hash left as it was."""
    stream, version = chance.choice(STREAMS), chance.randint(1, LENGTH)
    record = (await rows(connection, stream))[version - 1]
    column = chance.choice(["data", "hash", "at", "command", "lasts"])
    value: object
    match column:
        case "data":
            value = chance.choice(
                [
                    other_byte(record.data, chance),
                    record.data[:-1],
                    record.data + b"0",
                    b"",
                ]
            )
        case "hash":
            value = other_byte(record.hash, chance)
        case "at":
            value = record.at + chance.choice([-1, 1, 1000])
        case "lasts":
            value = chance.choice([kind for kind in Lasts if kind != record.lasts])
        case _:
            value = chance.choice([f"{record.command}x", "", None, "-"])
            value = "eve:1" if value == record.command else value
    await change(connection, stream, version, **{column: value})
    return Edit(f"change {column}", {stream: version})


async def change_and_hash_anew(connection: AsyncConnection, chance: random.Random) -> Edit:
    """The data of a record with a hash that fits it: what follows does not fit any more.

    If it is the last one, the heading does not: its place is the last record, which bears the right
    hash now, but not the one that the heading knows.
    """
    stream, version = chance.choice(STREAMS), chance.randint(1, LENGTH)
    found = await rows(connection, stream)
    record = found[version - 1]
    before = found[version - 2].hash if version > 1 else BEGINNING
    data = other_byte(record.data, chance)
    _, at_, command, *_, lasts = record
    anew = chain.link(before, stream, version, at=at_, command=command, data=data, lasts=lasts)
    await change(connection, stream, version, data=data, hash=anew)
    return Edit("hash one anew", {stream: min(version + 1, LENGTH)})


async def remove(connection: AsyncConnection, chance: random.Random) -> Edit:
    """Some records in the middle or at the end; or all of a stream."""
    stream, first = chance.choice(STREAMS), chance.randint(1, LENGTH)
    last = chance.choice([first, LENGTH, chance.randint(first, LENGTH)])
    gone = events.c.stream == stream, events.c.version.between(first, last)
    await connection.execute(delete(events).where(*gone))
    return Edit("cut off" if last == LENGTH else "remove", {stream: first})


async def close_the_gap(connection: AsyncConnection, chance: random.Random) -> Edit:
    """Remove one and number those behind it anew, the heading too."""
    stream, gone = chance.choice(STREAMS), chance.randint(1, LENGTH - 1)
    found = await rows(connection, stream)
    await connection.execute(delete(events).where(*at(stream, gone)))
    for version in range(gone + 1, LENGTH + 1):
        await change(connection, stream, version, version=version - 1)
    await head(connection, stream, LENGTH - 1, found[-1].hash)
    return Edit("close the gap", {stream: gone})


async def exchange(connection: AsyncConnection, chance: random.Random) -> Edit:
    """Two records of a stream, each with its hash."""
    stream = chance.choice(STREAMS)
    one, two = sorted(chance.sample(range(1, LENGTH + 1), 2))
    await change(connection, stream, one, version=1000)
    await change(connection, stream, two, version=one)
    await change(connection, stream, 1000, version=two)
    return Edit("exchange", {stream: one})


async def add(connection: AsyncConnection, chance: random.Random) -> Edit:
    """A record at the end whose hash fits, which only the heading does not know of."""
    stream = chance.choice(STREAMS)
    last = (await rows(connection, stream))[-1]
    entry = entry_at(stream, LENGTH + 1, chance.randbytes(4), previous=last.hash)
    await connection.execute(insert(events).values(entry[:6]))
    return Edit("add", {stream: LENGTH + 1})


async def insert_between(connection: AsyncConnection, chance: random.Random) -> Edit:
    """A record in the middle whose hash fits; those behind it and the heading move on."""
    stream, place = chance.choice(STREAMS), chance.randint(1, LENGTH)
    found = await rows(connection, stream)
    for version in range(LENGTH, place - 1, -1):
        await change(connection, stream, version, version=version + 1)
    before = found[place - 2].hash if place > 1 else BEGINNING
    entry = entry_at(stream, place, chance.randbytes(4), previous=before)
    await connection.execute(insert(events).values(entry[:6]))
    await head(connection, stream, LENGTH + 1, found[-1].hash)
    return Edit("insert", {stream: place + 1})


async def renumber(connection: AsyncConnection, chance: random.Random) -> Edit:
    stream, version = chance.choice(STREAMS), chance.randint(1, LENGTH)
    await change(connection, stream, version, version=chance.choice([0, 100, -5]))
    smaller = (await rows(connection, stream))[0].version < 1
    return Edit("renumber", {stream: 1 if smaller else version})


async def move(connection: AsyncConnection, chance: random.Random) -> Edit:
    """Put the last record of one stream at the end of another; both headings say what is there."""
    one, other = chance.sample(STREAMS, 2)
    left = (await rows(connection, one))[-2].hash
    moved = (await rows(connection, one))[-1]
    await connection.execute(
        update(events)
        .where(*at(one, LENGTH))
        .values(stream=other, version=LENGTH + 1, command=None)
    )
    await head(connection, one, LENGTH - 1, left)
    await head(connection, other, LENGTH + 1, moved.hash)
    return Edit("move", {other: LENGTH + 1})


async def exchange_streams(connection: AsyncConnection, _chance: random.Random) -> Edit:
    """Give two streams each other's name."""
    for table in (events, streams):
        for name, to in (("a", "x"), ("b", "a"), ("x", "b")):
            await connection.execute(update(table).where(table.c.stream == name).values(stream=to))
    return Edit("exchange streams", {"a": 1, "b": 1})


async def exchange_records(connection: AsyncConnection, chance: random.Random) -> Edit:
    """Exchange what two streams have at the same version, hashes and all."""
    (one, other), version = chance.sample(STREAMS, 2), chance.randint(1, LENGTH)
    await connection.execute(update(events).where(*at(one, version)).values(stream="x"))
    await connection.execute(update(events).where(*at(other, version)).values(stream=one))
    await connection.execute(update(events).where(*at("x", version)).values(stream=other))
    return Edit("exchange records", {one: version, other: version})


async def change_heading(connection: AsyncConnection, chance: random.Random) -> Edit:
    """Let the heading say that there are more or fewer records, or another hash; or remove it."""
    stream = chance.choice(STREAMS)
    last = (await rows(connection, stream))[-1].hash
    version = chance.choice([LENGTH, LENGTH - 1, LENGTH + 3, 0])
    match version:
        case 8:
            await head(connection, stream, LENGTH, other_byte(last, chance))
            return Edit("heading: hash", {stream: LENGTH})
        case 0:
            await connection.execute(delete(streams).where(streams.c.stream == stream))
            return Edit("heading: gone", {stream: 1})
        case _:
            await head(connection, stream, version, last)
            return Edit("heading: version", {stream: min(version, LENGTH) + 1})


async def invent(connection: AsyncConnection, chance: random.Random) -> Edit:
    """A stream that nobody played, without a heading; or a heading without a stream."""
    if chance.randrange(2):
        await connection.execute(insert(events).values(entry_at("new", 1)[:6]))
        return Edit("invent records", {"new": 1})
    heading = {"stream": "new", "version": 3, "hash": bytes(32), "phase": "over"}
    heading |= {"listed": False, "summary": b"", "touched": 0}
    await connection.execute(insert(streams).values(heading))
    return Edit("invent heading", {"new": 1})


EDITS: Final = (
    change_a_value,
    change_a_value,
    change_a_value,
    change_and_hash_anew,
    remove,
    close_the_gap,
    exchange,
    add,
    insert_between,
    renumber,
    move,
    exchange_streams,
    exchange_records,
    change_heading,
    invent,
)
