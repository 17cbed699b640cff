"""R13: whatever is changed beside the program shows, and the place is named."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from hashlib import sha256
from typing import Any

import pytest

from romme.store.database import open_database
from romme.store.errors import Empty
from romme.store.integrity.audit import Audit, audit, audit_with
from romme.store.log import chain
from romme.store.log.chain import BEGINNING, ChainBreak, first_break
from romme.store.log.records import Lasts, Record, Version
from tests.conftest import Size
from tests.store.entries import Writer, append_all
from tests.store.integrity.tampering import EDITS, LENGTH, STREAMS, Edit


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
