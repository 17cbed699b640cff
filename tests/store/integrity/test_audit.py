"""The audit finds every manipulation of the database, and reports the changed record."""

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
from tests.support.store.entries import Writer, append_all
from tests.support.store.integrity.tampering import EDITS, LENGTH, STREAMS, Edit


async def tamper(url: str, times: int) -> list[tuple[Edit, tuple[ChainBreak, ...]]]:
    """Manipulate an intact database `times` times. Return each edit with the audit's findings."""
    rng = random.Random(13)  # noqa: S311 - the same edits every time
    database = await open_database(url)
    for name in STREAMS:
        writer = Writer(name)
        entries = [
            writer.next(
                b"%d %d" % (number % 2, rng.randrange(1000)),
                command=f"anna:{number}",
                lasts=rng.choice(list(Lasts)),
            )
            if number % 3
            else writer.next(rng.randbytes(30))
            for number in range(LENGTH)
        ]
        await append_all(database.log, entries)
    results = []
    async with database.engine.connect() as connection:
        assert (await audit_with(connection))[:3] == (len(STREAMS), len(STREAMS) * LENGTH, ())
        await connection.rollback()
        for number in range(times):
            edit = await EDITS[number % len(EDITS)](connection, rng)
            results.append((edit, (await audit_with(connection)).broken))
            await connection.rollback()
    await database.close()
    return results


def missed(results: Sequence[tuple[Edit, tuple[ChainBreak, ...]]]) -> list[tuple[Edit, object]]:
    """Return the edits not reported at the changed record, each with what the audit reported."""
    return [
        (edit, broken)
        for edit, broken in results
        if {one[0]: one[1] for one in broken} != edit.changed
    ]


def test_every_edit_is_found_at_its_place(sqlite_url: str, size: Size) -> None:
    """Unchanged streams are not reported. At full size there are 10,000 edits."""
    results = asyncio.run(tamper(sqlite_url, size(300, 10_000)))
    assert missed(results) == []
    assert len(Counter(edit.name for edit, _ in results)) == 21


def test_edits_in_postgres_are_found_too(postgres_url: str, size: Size) -> None:
    assert missed(asyncio.run(tamper(postgres_url, size(30, 1_000)))) == []


# --- controls: weaker chains make the tests above fail -------------------------------------------


def only_data(_previous: bytes, _stream: str, _version: int, *, data: bytes, **_: object) -> bytes:
    """Return a checksum of the data alone, which does not depend on earlier records."""
    return sha256(data).digest()


def without(part: str, value: object) -> Callable[..., bytes]:
    """Return a chain function that ignores one part of a record."""

    def link(previous: bytes, stream: str, version: int, **rest: Any) -> bytes:  # noqa: ANN401 - the parts of a record
        parts = {"previous": previous, "stream": stream, "version": version, **rest}
        return chain_link(**parts | {part: value})

    return link


chain_link = chain.link


@contextmanager
def weaker_chain(link: Callable[..., bytes]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chain, "link", link)
        yield


@pytest.mark.parametrize(
    ("link", "unseen"),
    [
        (only_data, {"change at", "change command", "change lasts", "rehash"}),
        (without("stream", ""), {"swap streams"}),
        (without("at", 0), {"change at"}),
        (without("command", None), {"change command"}),
        (without("lasts", Lasts.LASTING), {"change lasts"}),
        (without("previous", b""), {"rehash"}),
    ],
)
def test_parts_that_the_chain_does_not_cover_are_missed(
    sqlite_url: str, link: Callable[..., bytes], unseen: set[str]
) -> None:
    """Control: the audit misses changes to a part of the record that the chain ignores."""
    with weaker_chain(link):
        names = {edit.name for edit, _ in missed(asyncio.run(tamper(sqlite_url, 150)))}
    assert unseen <= names


def test_without_the_chain_changes_are_missed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Control: an audit that only checks the versions misses changed values."""

    def check_versions_only(
        stream: str, records: Sequence[Record], **_: object
    ) -> ChainBreak | None:
        numbers = [record.version for record in records]
        return None if numbers == list(range(1, len(numbers) + 1)) else ChainBreak(stream, 1)

    monkeypatch.setattr("romme.store.integrity.audit.first_break", check_versions_only)
    names = {edit.name for edit, _ in missed(asyncio.run(tamper(sqlite_url, 150)))}
    assert {"change data", "change hash", "swap", "move", "truncate"} <= names


# --- the audit -----------------------------------------------------------------------------------


def test_the_audit_works_while_a_server_appends(database_url: str) -> None:
    """The audit finds no breaks and reports its progress."""
    progress: list[tuple[int, int]] = []

    async def run() -> Audit:
        database = await open_database(database_url)
        writers = [Writer(str(number)) for number in range(10)]
        for _ in range(5):
            await append_all(database.log, [writer.next() for writer in writers])
        more = asyncio.gather(*(database.log.append(writer.next()) for writer in writers))
        result = await audit(database_url, tell=lambda done, of: progress.append((done, of)))
        await more
        await database.close()
        return result

    result = asyncio.run(run())
    assert (result.streams, result.broken) == (10, ())
    assert 50 <= result.records <= 60
    assert progress[-1] == (result.records, result.records)


def test_auditing_an_empty_database_raises(postgres_url: str) -> None:
    with pytest.raises(Empty):
        asyncio.run(audit(postgres_url))


@pytest.mark.parametrize(
    ("change", "version"),
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
def test_values_of_wrong_types_are_found(sqlite_url: str, change: str, version: int) -> None:
    """A manual edit can store such values, because SQLite accepts any type in any column."""

    async def fill() -> None:
        async with await open_database(sqlite_url) as database:
            writer = Writer("a")
            await append_all(database.log, [writer.next(b"%d" % number) for number in range(3)])

    asyncio.run(fill())
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as opened, opened:
        opened.execute(change)
    result = asyncio.run(audit(sqlite_url))
    assert result.broken == (ChainBreak("a", version),)
    assert result.seal


def test_different_records_have_different_hashes() -> None:
    """The hashes differ even if stream, command and data concatenate to the same bytes."""
    hashes = {
        chain.link(previous, stream, version, at=moment, command=command, data=data, lasts=lasts)
        for previous in (BEGINNING, bytes(31) + b"\1")
        for stream in ("", "a", "a1", "1", "a1:1")
        for version in (1, 11)
        for moment in (0, 1, 10)
        for command in (None, "", "-", "1", ":")
        for data in (b"", b"1", b"1:1", b"-0:", b"passing")
        for lasts in Lasts
    }
    assert len(hashes) == 2 * 5 * 2 * 3 * 5 * 5 * 3


def test_a_complete_stream_has_no_break() -> None:
    writer = Writer("table")
    entries = [writer.next(b"%d" % number) for number in range(5)]
    records = [Record(*entry[1:6], entry.lasts) for entry in entries]
    assert first_break("table", records) is None
    assert first_break("table", records, head=Version(5), last=entries[-1].hash) is None
    assert first_break("table", []) is None
    assert first_break("table", [], head=Version(0)) is None
    assert first_break("other", records) == ChainBreak("other", 1)
