"""R13: whatever is changed beside the program shows, and the place is named."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from typing import Any, Final, NamedTuple

import pytest
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.database import open_database
from romme.store.errors import Empty
from romme.store.integrity.audit import Audit, audit, audit_with
from romme.store.log import chain
from romme.store.log.chain import BEGINNING, ChainBreak, first_break
from romme.store.log.records import Lasts, Record, Version
from romme.store.schema.tables import events, streams
from tests.conftest import Size
from tests.store.entries import Writer, append_all, entry_at

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


# --- edits ---------------------------------------------------------------------------------------


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


async def tamper(url: str, times: int) -> list[tuple[Edit, tuple[ChainBreak, ...]]]:
    """Make edits, each on the database as it was, and look what the audit finds of each."""
    chance = random.Random(13)  # noqa: S311 - the same edits every time
    database = await open_database(url)
    for name in STREAMS:
        writer = Writer(name)
        entries = [
            writer.next(
                b"%d %d" % (number % 2, chance.randrange(1000)),
                command=f"anna:{number}",
                lasts=chance.choice(list(Lasts)),
            )
            if number % 3
            else writer.next(chance.randbytes(30))
            for number in range(LENGTH)
        ]
        await append_all(database.log, entries)
    found = []
    async with database.engine.connect() as connection:
        assert (await audit_with(connection))[:3] == (len(STREAMS), len(STREAMS) * LENGTH, ())
        await connection.rollback()
        for number in range(times):
            edit = await EDITS[number % len(EDITS)](connection, chance)
            found.append((edit, (await audit_with(connection)).broken))
            await connection.rollback()
    await database.close()
    return found


def missed(found: Sequence[tuple[Edit, tuple[ChainBreak, ...]]]) -> list[tuple[Edit, object]]:
    """The edits that were not found where they are."""
    return [
        (edit, broken)
        for edit, broken in found
        if {one[0]: one[1] for one in broken} != edit.changed
    ]


def test_every_edit_is_found_where_it_is(sqlite_url: str, size: Size) -> None:
    """R13: 10,000 edits at full size; no stream is blamed that is as it was."""
    found = asyncio.run(tamper(sqlite_url, size(300, 10_000)))
    assert missed(found) == []
    assert len(Counter(edit.name for edit, _ in found)) == 21


def test_edits_in_postgres_are_found_too(postgres_url: str, size: Size) -> None:
    assert missed(asyncio.run(tamper(postgres_url, size(30, 1_000)))) == []


# --- weaker chains, to see that the check above can fail -----------------------------------------


def only_data(_previous: bytes, _stream: str, _version: int, *, data: bytes, **_: object) -> bytes:
    """A checksum of each record, and no chain."""
    return sha256(data).digest()


def without(part: str, value: object) -> Callable[..., bytes]:
    """A chain that does not cover a part of the records."""

    def link(previous: bytes, stream: str, version: int, **rest: Any) -> bytes:  # noqa: ANN401 - the parts of a record
        parts = {"previous": previous, "stream": stream, "version": version, **rest}
        return chain_link(**parts | {part: value})

    return link


chain_link = chain.link


@contextmanager
def weaker(link: Callable[..., bytes]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chain, "link", link)
        yield


@pytest.mark.parametrize(
    ("link", "unseen"),
    [
        (only_data, {"change at", "change command", "change lasts", "hash one anew"}),
        (without("stream", ""), {"exchange streams"}),
        (without("at", 0), {"change at"}),
        (without("command", None), {"change command"}),
        (without("lasts", Lasts.LASTING), {"change lasts"}),
        (without("previous", b""), {"hash one anew"}),
    ],
)
def test_a_weaker_chain_would_be_caught(
    sqlite_url: str, link: Callable[..., bytes], unseen: set[str]
) -> None:
    """Control: with part of a record outside its hash, the test above fails, for that very part."""
    with weaker(link):
        names = {edit.name for edit, _ in missed(asyncio.run(tamper(sqlite_url, 150)))}
    assert unseen <= names


def test_without_the_chain_nothing_would_be_found(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Control: an audit that only counts versions misses every change of a value."""

    def count_only(stream: str, records: Sequence[Record], **_: object) -> ChainBreak | None:
        numbers = [record.version for record in records]
        return None if numbers == list(range(1, len(numbers) + 1)) else ChainBreak(stream, 1)

    monkeypatch.setattr("romme.store.integrity.audit.first_break", count_only)
    names = {edit.name for edit, _ in missed(asyncio.run(tamper(sqlite_url, 150)))}
    assert {"change data", "change hash", "exchange", "move", "cut off"} <= names


# --- the audit itself ----------------------------------------------------------------------------


def test_an_audit_beside_a_server(database_url: str) -> None:
    """It finds all in order while records are being appended, and is told how far it is."""
    told: list[tuple[int, int]] = []

    async def run() -> Audit:
        database = await open_database(database_url)
        writers = [Writer(str(number)) for number in range(10)]
        for _ in range(5):
            await append_all(database.log, [writer.next() for writer in writers])
        more = asyncio.gather(*(database.log.append(writer.next()) for writer in writers))
        found = await audit(database_url, tell=lambda done, of: told.append((done, of)))
        await more
        await database.close()
        return found

    found = asyncio.run(run())
    assert (found.streams, found.broken) == (10, ())
    assert 50 <= found.records <= 60
    assert told[-1] == (found.records, found.records)


def test_an_empty_database_has_nothing_to_audit(postgres_url: str) -> None:
    with pytest.raises(Empty):
        asyncio.run(audit(postgres_url))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ("UPDATE events SET data = CAST(data AS TEXT) WHERE version = 2", 2),
        ("UPDATE events SET data = replace(data, '1', '2') WHERE version = 2", 2),
        ("UPDATE events SET hash = hex(hash) WHERE version = 3", 3),
        ("UPDATE events SET at = 'noon' WHERE version = 1", 1),
        ("UPDATE events SET command = x'00' WHERE version = 2", 2),
        ("UPDATE events SET lasts = x'00' WHERE version = 3", 3),
        ("UPDATE events SET version = 'three' WHERE version = 3", 3),
        ("UPDATE streams SET version = 'three'", 1),
        ("UPDATE streams SET hash = hex(hash)", 3),
    ],
)
def test_values_of_other_types_are_found(sqlite_url: str, change: str, place: int) -> None:
    """As they come of an edit by hand: SQLite stores any type in any column."""

    async def fill() -> None:
        async with await open_database(sqlite_url) as database:
            writer = Writer("a")
            await append_all(database.log, [writer.next(b"%d" % number) for number in range(3)])

    asyncio.run(fill())
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as opened, opened:
        opened.execute(change)
    found = asyncio.run(audit(sqlite_url))
    assert found.broken == (ChainBreak("a", place),)
    assert found.seal


def test_no_two_records_read_the_same() -> None:
    """What belongs to a name, a command or the data cannot slip from one into the other."""
    told = {
        chain.link(previous, stream, version, at=moment, command=command, data=data, lasts=lasts)
        for previous in (BEGINNING, bytes(31) + b"\1")
        for stream in ("", "a", "a1", "1", "a1:1")
        for version in (1, 11)
        for moment in (0, 1, 10)
        for command in (None, "", "-", "1", ":")
        for data in (b"", b"1", b"1:1", b"-0:", b"passing")
        for lasts in Lasts
    }
    assert len(told) == 2 * 5 * 2 * 3 * 5 * 5 * 3


def test_a_stream_that_is_whole_has_no_break() -> None:
    writer = Writer("table")
    entries = [writer.next(b"%d" % number) for number in range(5)]
    records = [Record(*entry[1:6], entry.lasts) for entry in entries]
    assert first_break("table", records) is None
    assert first_break("table", records, head=Version(5), last=entries[-1].hash) is None
    assert first_break("table", []) is None
    assert first_break("table", [], head=Version(0)) is None
    assert first_break("other", records) == ChainBreak("other", 1)
