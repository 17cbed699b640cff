"""The contract of `Log`, tested with all its implementations."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
from sqlalchemy import select

from romme.store.database import open_database
from romme.store.log.chain import first_break
from romme.store.log.memory import MemoryLog
from romme.store.log.records import (
    Appended,
    Entry,
    Heading,
    Lasts,
    Log,
    LogClosed,
    Record,
    StreamPhase,
    Version,
)
from romme.store.log.sqlite import SqliteLog
from romme.store.schema.tables import games, players, streams
from tests.conftest import Size
from tests.support.databases import NewDatabase
from tests.support.store.entries import Writer, append_all, entry_at, finished_game

OpenLog: TypeAlias = Callable[[], AbstractAsyncContextManager[Log]]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def open_log(request: pytest.FixtureRequest, new_database: NewDatabase) -> OpenLog:
    url = None if request.param == "memory" else new_database(request.param)

    @asynccontextmanager
    async def opened() -> AsyncIterator[Log]:
        if url is None:
            yield MemoryLog()
            return
        database = await open_database(url)
        try:
            yield database.log
        finally:
            await database.close()

    return opened


def run_on(open_log: OpenLog, use: Callable[[Log], Awaitable[None]]) -> None:
    """Open a log, call `use`, and close the log."""

    async def run() -> None:
        async with open_log() as log:
            await use(log)

    asyncio.run(run())


def record_of(entry: Entry) -> Record:
    """Return the record that the log must return for an entry."""
    return Record(entry.version, entry.at, entry.command, entry.data, entry.hash, entry.lasts)


def test_recall_skips_obsolete_passing_records(open_log: OpenLog) -> None:
    """`recall` leaves out `PASSING` records that a later `ANEW` record has made obsolete.

    It still returns them if they are among the last `recent` records of the stream.
    """
    rng = random.Random(1)  # noqa: S311 - must be repeatable
    writer, other = Writer("one"), Writer("another")
    kinds = [rng.choice(list(Lasts)) for _ in range(60)]
    kinds += [Lasts.PASSING] * 5
    entries = [writer.next(b"%d" % at, lasts=kind) for at, kind in enumerate(kinds)]
    passing = [other.next(lasts=Lasts.PASSING) for _ in range(3)]

    async def use(log: Log) -> None:
        await append_all(log, passing)
        for appended, entry in enumerate(entries, start=1):
            await append_all(log, [entry])
            restarts = [at for at, kind in enumerate(kinds[:appended]) if kind is Lasts.ANEW]
            since = max(restarts, default=-1)
            for recent in (0, 3):
                expected = [
                    record_of(one)
                    for at, one in enumerate(entries[:appended])
                    if at >= since or kinds[at] is not Lasts.PASSING or at >= appended - recent
                ]
                assert list(await log.recall(writer.stream, recent)) == expected
        assert list(await log.recall(other.stream, 0)) == [record_of(one) for one in passing]
        assert list(await log.recall("unknown", 3)) == []

    run_on(open_log, use)


def test_records_are_read_in_order_and_unchanged(open_log: OpenLog) -> None:
    """Records may contain any bytes and any Unicode text."""
    writer = Writer("Dësch 1 🂡")
    entries = [
        writer.next(bytes(range(256)), command="anna:é"),
        writer.next(b""),
        writer.next(b"x" * 100_000, command=""),
    ]

    async def use(log: Log) -> None:
        await append_all(log, entries)
        assert list(await log.read(writer.stream)) == [record_of(entry) for entry in entries]
        assert list(await log.read(writer.stream, 1)) == [record_of(entry) for entry in entries[1:]]
        assert list(await log.read(writer.stream, 3)) == []
        assert list(await log.read("another")) == []
        records = await log.read(writer.stream)
        assert first_break(writer.stream, records, head=Version(3), last=entries[-1].hash) is None

    run_on(open_log, use)


@pytest.mark.parametrize("version", [1, 2, 4, 9])
def test_only_the_next_version_is_accepted(open_log: OpenLog, version: int) -> None:
    """A version that exists already or would leave a gap is refused."""
    writer = Writer("table")

    async def use(log: Log) -> None:
        await append_all(log, [writer.next(), writer.next()])
        other = entry_at("table", version, b"other", command="bob:1")
        assert await log.append(other) is Appended.BEHIND
        assert await log.find("table", "bob:1") is None
        assert len(await log.read("table")) == 2

    run_on(open_log, use)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_command_is_appended_only_once(open_log: OpenLog, version: int) -> None:
    """A repeated command is recognised at any version, and its first record can be found."""
    writer = Writer("table")
    first = writer.next(b"first", command="anna:1")

    async def use(log: Log) -> None:
        await append_all(log, [first, writer.next()])
        again = entry_at("table", version, b"again", command="anna:1")
        assert await log.append(again) is Appended.REPEATED
        assert await log.find("table", "anna:1") == record_of(first)
        elsewhere = entry_at("other", 1, command="anna:1")
        assert await log.append(elsewhere) is Appended.DONE

    run_on(open_log, use)


def test_heads_are_the_last_versions_of_streams(open_log: OpenLog) -> None:
    one, two = Writer("one"), Writer("two")

    async def use(log: Log) -> None:
        await append_all(log, [one.next(), one.next(), two.next()])
        assert await log.heads(["two", "one", "none"]) == {"one": 2, "two": 1, "none": 0}
        assert await log.heads([]) == {}

    run_on(open_log, use)


@pytest.mark.parametrize("writers", [2, 64])
def test_one_of_several_concurrent_writers_wins(open_log: OpenLog, writers: int) -> None:
    """The other writers get `BEHIND`, and their records are not stored."""

    async def use(log: Log) -> None:
        for version in range(1, 4):
            entries = [
                entry_at("table", version, b"%d" % number, command=f"{number}:{version}")
                for number in range(writers)
            ]
            outcomes = await asyncio.gather(*map(log.append, entries))
            assert outcomes.count(Appended.DONE) == 1
            assert outcomes.count(Appended.BEHIND) == writers - 1
            (winner,) = await log.read("table", version - 1)
            assert winner == record_of(entries[outcomes.index(Appended.DONE)])

    run_on(open_log, use)


def test_only_one_of_several_equal_records_is_appended(open_log: OpenLog) -> None:
    """The other writers get `BEHIND`, although an identical record is stored."""
    entry = entry_at("table", 1)

    async def use(log: Log) -> None:
        outcomes = await asyncio.gather(*(log.append(entry) for _ in range(8)))
        assert sorted(outcome.name for outcome in outcomes) == ["BEHIND"] * 7 + ["DONE"]

    run_on(open_log, use)


def test_concurrent_appends_to_one_stream_keep_their_order(open_log: OpenLog) -> None:
    writer = Writer("table")
    entries = [writer.next(command=str(number)) for number in range(20)]

    async def use(log: Log) -> None:
        outcomes = await asyncio.gather(*map(log.append, entries))
        assert set(outcomes) == {Appended.DONE}
        assert [record.version for record in await log.read("table")] == list(range(1, 21))

    run_on(open_log, use)


def test_many_streams_can_append_concurrently(open_log: OpenLog) -> None:
    """There are more streams than fit into one batch of records."""
    writers = [Writer(f"table {number}") for number in range(600)]

    async def use(log: Log) -> None:
        for _ in range(2):
            entries = [writer.next(command="x:y") for writer in writers[:1]]
            entries += [writer.next() for writer in writers[1:]]
            outcomes = await asyncio.gather(*map(log.append, entries))
            assert outcomes.count(Appended.DONE) >= 599
        heads = await log.heads([writer.stream for writer in writers])
        assert sorted(heads.values()) == [1] + [2] * 599

    run_on(open_log, use)


def test_an_invalid_record_does_not_affect_others_in_its_batch(open_log: OpenLog) -> None:
    """The invalid record contains a lone surrogate. Later records are not affected either."""
    bad = entry_at("bad", 1)._replace(command="\ud800")

    async def use(log: Log) -> None:
        if isinstance(log, MemoryLog):
            pytest.skip("the log in memory accepts any text")
        entries = [entry_at("a", 1), bad, entry_at("b", 1)]
        outcomes = await asyncio.gather(*map(log.append, entries), return_exceptions=True)
        assert (outcomes[0], outcomes[2]) == (Appended.DONE, Appended.DONE)
        assert isinstance(outcomes[1], Exception)
        assert await log.heads(["a", "bad", "b"]) == {"a": 1, "bad": 0, "b": 1}
        assert await log.append(entry_at("bad", 1)) is Appended.DONE

    run_on(open_log, use)


def test_a_closed_log_refuses_records(open_log: OpenLog) -> None:
    """Pending records are still written."""

    async def run() -> None:
        async with open_log() as log:
            before = [asyncio.ensure_future(log.append(entry_at(str(i), 1))) for i in range(9)]
            await asyncio.sleep(0)
            await log.close()
            assert {await answer for answer in before} == {Appended.DONE}
            with pytest.raises(LogClosed):
                await log.append(entry_at("late", 1))

    asyncio.run(run())


def test_cancelling_an_append_does_not_affect_the_log(open_log: OpenLog) -> None:
    """The record of the cancelled append is still written."""

    async def use(log: Log) -> None:
        append = asyncio.ensure_future(log.append(entry_at("table", 1)))
        await asyncio.sleep(0)
        append.cancel()
        assert await log.append(entry_at("other", 1)) is Appended.DONE
        assert await log.heads(["table"]) == {"table": 1}

    run_on(open_log, use)


def test_every_log_behaves_like_the_one_in_memory(open_log: OpenLog, size: Size) -> None:
    """Random appends, many of them invalid, have the same results and leave the same records."""
    rng = random.Random(7)  # noqa: S311 - the same attempts every time

    async def use(log: Log) -> None:
        model = MemoryLog()
        names = ["a", "b", "c"]
        for number in range(size(400, 20_000)):
            stream = rng.choice(names)
            head = (await model.heads([stream]))[stream]
            version = max(1, head + rng.choice([-1, 0, 1, 1, 1, 1, 2]))
            command = rng.choice([None, f"anna:{rng.randrange(number // 2 + 1)}"])
            entry = entry_at(stream, version, b"%d" % number, command=command)
            assert await log.append(entry) is await model.append(entry)
            if command is not None:
                assert await log.find(stream, command) == await model.find(stream, command)
        for name in names:
            assert list(await log.read(name)) == list(await model.read(name))
        assert await log.heads(names) == await model.heads(names)

    run_on(open_log, use)


# --- databases only ------------------------------------------------------------------------------


def test_a_stream_has_the_heading_of_its_last_record(database_url: str) -> None:
    writer = Writer("table")
    first = writer.next(
        heading=Heading(StreamPhase.PLAYING, listed=True, code="ABC", summary=b"{1}")
    )
    last = writer.next(heading=Heading(StreamPhase.OVER, summary=b"{2}"))

    async def run() -> None:
        database = await open_database(database_url)
        await append_all(database.log, [first, last])
        refused = entry_at("table", 2, heading=Heading(StreamPhase.PLAYING, code="XYZ"))
        assert await database.log.append(refused) is Appended.BEHIND
        async with database.reading() as connection:
            row = (await connection.execute(select(streams))).one()
        heading = (row.stream, row.version, row.hash, row.phase, row.listed, row.code, row.summary)
        assert heading == ("table", 2, last.hash, "over", False, None, b"{2}")
        assert (row.touched, row.node, row.lease_until) == (last.at, None, 0)
        await database.close()

    asyncio.run(run())


def test_a_finished_game_is_listed(database_url: str) -> None:
    """A later record of the same game replaces its row in `games`. A refused one adds no row."""
    writer = Writer("table")
    first = writer.next(finished=finished_game())
    corrected = finished_game()._replace(ending="void", winner=None)
    refused = entry_at("table", 1, finished=finished_game(2))

    async def run() -> None:
        database = await open_database(database_url)
        await append_all(database.log, [first, writer.next(finished=corrected)])
        assert await database.log.append(refused) is Appended.BEHIND
        async with database.reading() as connection:
            listed = (await connection.execute(select(games))).all()
            seated = (await connection.execute(select(players).order_by("seat"))).all()
        assert [tuple(row) for row in listed] == [
            ("table", 1, corrected.ended, "klassik", "void", None)
        ]
        assert [tuple(row) for row in seated] == [
            ("table", 1, 0, "anna", 0),
            ("table", 1, 1, None, -37),
        ]
        await database.close()

    asyncio.run(run())


def test_concurrent_appends_share_transactions(tmp_path: Path) -> None:
    """100 concurrent records take a few transactions, not a hundred."""
    path = tmp_path / "log.db"

    async def run() -> int:
        await (await open_database(f"sqlite:///{path}")).close()
        log = SqliteLog(path)
        statements: list[str] = []
        log._writing.set_trace_callback(statements.append)  # noqa: SLF001 - counts its transactions
        outcomes = await asyncio.gather(*(log.append(entry_at(str(i), 1)) for i in range(100)))
        await log.close()
        assert set(outcomes) == {Appended.DONE}
        return statements.count("COMMIT")

    assert asyncio.run(run()) <= 10


def test_a_full_disk_raises_and_leaves_no_partial_record(tmp_path: Path) -> None:
    """Records for which there is still space can be appended afterwards."""
    path = tmp_path / "log.db"

    async def run() -> None:
        await (await open_database(f"sqlite:///{path}")).close()
        log = SqliteLog(path)
        log._writing.execute("PRAGMA max_page_count=60")  # noqa: SLF001 - a small disk
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await log.append(entry_at("table", 1, bytes(1_000_000)))
        assert await log.heads(["table"]) == {"table": 0}
        assert await log.append(entry_at("table", 1)) is Appended.DONE
        await log.close()

    asyncio.run(run())


def test_other_writers_alternate_with_the_log(sqlite_url: str) -> None:
    """Each writer waits for at most one commit of the log. A cancelled writer delays no others."""
    order: list[str] = []

    async def run() -> None:
        await (await open_database(sqlite_url)).close()  # creates the tables
        log = SqliteLog(Path(sqlite_url.removeprefix("sqlite:///")))
        writer = Writer("table")

        async def other(name: str) -> None:
            async with log.turn():
                order.append(name)
                later = asyncio.create_task(append())
                await asyncio.sleep(0.02)
                assert not later.done()
            await later

        async def append() -> None:
            await log.append(writer.next())
            order.append("log")

        async with log.turn():  # the others wait until it ends
            others = [asyncio.create_task(other(name)) for name in ("one", "cancelled", "two")]
            await asyncio.sleep(0.02)
            others[1].cancel()
        await asyncio.gather(others[0], others[2])
        await log.close()
        async with log.turn():  # does not block on a closed log
            pass

    asyncio.run(run())
    assert order == ["one", "log", "two", "log"]
