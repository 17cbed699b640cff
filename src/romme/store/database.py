"""A database that the server has opened: its tables are migrated, and its log accepts records.

For example:

    database = await open_database("sqlite:///club.db")
    await database.log.append(entry)
    async with database.writing() as connection:
        await connection.execute(insert(people).values(...))
    await database.close()
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    closing,
    nullcontext,
)
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self, TypeAlias, assert_never

import asyncpg
import structlog
from sqlalchemy import Engine, Insert, Row, Select, insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from romme.store.backup.transfer import write_backup
from romme.store.connection.address import (
    Address,
    DatabaseKind,
    PostgresServer,
    SqliteFile,
    read_address,
)
from romme.store.connection.engines import (
    AUTOCOMMIT_READS,
    DATABASE_TIMEOUT_SECONDS,
    make_engine,
    open_snapshot,
    quick_engine,
    reach,
)
from romme.store.connection.lock import claim
from romme.store.default_path import default_backups
from romme.store.errors import BadUrl, Foreign, InUse, StoreError, TooNew, Unreachable
from romme.store.integrity.heads import Head, MissingRecord
from romme.store.integrity.witness import Witness, WitnessedLog, forget_witness, witness_file
from romme.store.log.postgres import PostgresLog
from romme.store.log.records import Entry, Log
from romme.store.log.sqlite import SqliteLog, empty_write_ahead_log
from romme.store.schema.migrate import newest, revision_of, take_migration_lock, upgrade
from romme.store.schema.tables import events, streams

__all__ = [
    "BadUrl",
    "Database",
    "DatabaseKind",
    "Foreign",
    "InUse",
    "StoreError",
    "TooNew",
    "Unreachable",
    "open_database",
]

TakeTurn: TypeAlias = Callable[[], AbstractAsyncContextManager[None]]
MOST_CONNECTIONS: Final = 10
MOST_LOOKS: Final = 4
MOST_INSERTED: Final = 200
"""Maximum number of records that one statement inserts."""

log: Final = structlog.get_logger()


class Database:
    """An open database, as created by `open_database`."""

    def __init__(
        self,
        address: Address,
        *,
        engine: AsyncEngine,
        log: Log,
        pool: asyncpg.Pool | None,
        quick: Engine | None,
        turn: TakeTurn,
        found: str | None,
        closing: AsyncExitStack,
    ) -> None:
        self.url = address.url
        """The full URL, possibly with a password; never show it."""
        self.kind = address.kind
        self._file = address.path if isinstance(address, SqliteFile) else None
        self.engine = engine
        self.log = log
        self.pool = pool
        self._quick = quick
        self._turn = turn
        self._shown = str(address)
        self._looks = asyncio.Semaphore(MOST_LOOKS)
        self._closing = closing
        self._witness: Witness | None = None
        self.is_new = found is None
        """Whether the database had no tables before it was opened."""
        self.missing: tuple[MissingRecord, ...] = ()
        """Records that the witness file lists but the database lacked when it was opened."""

    def __repr__(self) -> str:
        return f"<Database {self._shown}>"

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Yield a transaction that may write, after waiting for the log of an SQLite file to pause.

        During the transaction, nothing can be appended to that log and no other such transaction
        can start. Awaiting either of them inside the transaction would deadlock.
        """
        async with self._turn(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection for reading, which blocks no writer.

        The number of readers is limited: each task that waits for a connection inside SQLAlchemy
        keeps a stack, and a thousand of these stacks take many megabytes.
        """
        async with self._looks, self.engine.connect() as connection:
            yield await connection.execution_options(**{AUTOCOMMIT_READS: True})

    async def rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        """Return the rows of a query that finds just a few rows through an index.

        With SQLite, the query blocks the event loop.
        """
        if self._quick is not None:
            with self._quick.connect() as file:
                return file.execute(query).all()
        async with self.reading() as connection:
            return (await connection.execute(query)).all()

    async def add_stream(self, entries: Sequence[Entry], *rows: Insert) -> None:
        """Store all records of a new stream and other rows, in one transaction.

        Raise `sqlalchemy.exc.IntegrityError` if the stream exists.
        """
        last = entries[-1]
        async with self.writing() as connection:
            for at in range(0, len(entries), MOST_INSERTED):
                values = [_event_row(entry) for entry in entries[at : at + MOST_INSERTED]]
                await connection.execute(insert(events), values)
            await connection.execute(insert(streams).values(_stream_row(last)))
            for one in rows:
                await connection.execute(one)
        if self._witness is not None:
            self._witness.note(last.stream, Head(last.version, last.hash))

    async def scrub(self) -> None:
        """Remove deleted data from the files of an SQLite database.

        Deleted rows are overwritten, but the write-ahead log still has the old pages. If a reader
        blocks the clean-up, the next call does it. No-op for PostgreSQL, which vacuums itself.
        """
        if self._file is not None:
            async with self._turn():
                await asyncio.to_thread(empty_write_ahead_log, self._file)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Write pending records and close all connections."""
        await self._closing.aclose()

    async def start_witness(self, file: Path, *, beside: bool) -> None:
        """Start a witness file, and set `missing` to the records in it that the database has lost.

        If the database is new, a witness file next to it is replaced. A witness file in another
        folder keeps its entries; otherwise deleting the database would be enough to erase them.
        Errors with the file are only logged, because the database works without it.
        """
        try:
            if self.is_new and beside:
                forget_witness(file)
            witness = Witness(file)
        except (sqlite3.Error, OSError) as error:
            log.warning("no witness is kept", file=str(file), reason=str(error))
            return
        async with AsyncExitStack() as stack:
            stack.callback(witness.close)  # closed after the log, which may still write
            stack.push_async_callback(self._closing.aclose)
            async with self.reading() as connection:
                self.missing = await witness.compare(connection)
            writing = asyncio.create_task(witness.run())
            stack.callback(writing.cancel)
            self.log, self._witness = WitnessedLog(self.log, witness), witness
            self._closing = stack.pop_all()


async def open_database(
    url: str, *, backups: Path | None = None, synchronous: str = "FULL", witness: str = ""
) -> Database:
    """Open a database, as the only server of an SQLite file or one of many on PostgreSQL.

    A new database gets its tables. An older one is migrated after a backup into the folder
    `backups` (default: next to the file, or the user's data folder). The file `witness` stores
    the last record of each stream (default: next to an SQLite file). Raise a `StoreError` for
    anything that the user must fix.
    """
    address = read_address(url)
    async with AsyncExitStack() as stack:
        match address:
            case SqliteFile():
                folder = backups or address.path.parent
                opened = await _open_sqlite(address, folder, synchronous=synchronous, stack=stack)
            case PostgresServer():
                opened = await _open_postgres(address, backups, stack=stack)
            case _:
                assert_never(address)
        file = witness_file(address, witness)
        if file is not None:
            await opened.start_witness(file, beside=not witness)
        return opened


def _event_row(entry: Entry) -> dict[str, object]:
    return {
        "stream": entry.stream,
        "version": entry.version,
        "at": entry.at,
        "command": entry.command,
        "data": entry.data,
        "hash": entry.hash,
        "lasts": entry.lasts,
    }


def _stream_row(last: Entry) -> dict[str, object]:
    """Return the row of a stream whose last record is `last`."""
    return {
        "stream": last.stream,
        "version": last.version,
        "hash": last.hash,
        "phase": last.heading.phase.value,
        "listed": last.heading.listed,
        "code": last.heading.code,
        "summary": last.heading.summary,
        "touched": last.at,
    }


# --- SQLite --------------------------------------------------------------------------------------


async def _open_sqlite(
    address: SqliteFile, backups: Path, *, synchronous: str, stack: AsyncExitStack
) -> Database:
    with reach(address):
        stack.enter_context(claim(address.path))
    async with open_snapshot(address) as connection:
        # Check before anything else: even PRAGMAs would change a foreign file.
        found = await connection.run_sync(revision_of, str(address))
    if found not in {None, newest()}:
        _copy(address.path, _backup_file(backups, address.path.stem, found))
    engine = make_engine(address, synchronous=synchronous)
    stack.push_async_callback(engine.dispose)
    if found != newest():
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    quick = quick_engine(address.path)
    stack.callback(quick.dispose)
    log = SqliteLog(address.path, synchronous=synchronous)
    stack.push_async_callback(log.close)
    closing = stack.pop_all()
    return Database(
        address,
        engine=engine,
        log=log,
        pool=None,
        quick=quick,
        turn=log.turn,
        found=found,
        closing=closing,
    )


def _copy(path: Path, file: Path) -> None:
    """Copy a database, including its write-ahead log."""
    begun = file.with_name(f"{file.name}.part")
    begun.unlink(missing_ok=True)
    begun.touch(mode=0o600)
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(begun)) as target:
            source.backup(target)
        begun.replace(file)
    finally:
        begun.unlink(missing_ok=True)  # for example, the disk was full


# --- PostgreSQL ----------------------------------------------------------------------------------


async def _open_postgres(
    address: PostgresServer, backups: Path | None, *, stack: AsyncExitStack
) -> Database:
    settings = await _reach_postgres(address)
    engine = make_engine(address)
    stack.push_async_callback(engine.dispose)
    async with engine.begin() as connection:
        await connection.run_sync(take_migration_lock)
        found = await connection.run_sync(revision_of, str(address))
        if found not in {None, newest()}:
            folder = backups or default_backups()  # not earlier: a service may have no such folder
            await write_backup(address, _backup_file(folder, "romme", found))
        if found != newest():
            await connection.run_sync(upgrade)
    with reach(address):  # the server may have no free connections
        pool = await asyncpg.create_pool(
            address.url,
            min_size=1,
            max_size=MOST_CONNECTIONS,
            timeout=DATABASE_TIMEOUT_SECONDS,
            command_timeout=DATABASE_TIMEOUT_SECONDS,  # a dead machine never closes its connections
            server_settings=settings,
        )
    stack.push_async_callback(_close_pool, pool)
    log = PostgresLog(pool)
    stack.push_async_callback(log.close)
    closing = stack.pop_all()
    return Database(
        address,
        engine=engine,
        log=log,
        pool=pool,
        quick=None,
        turn=nullcontext,  # PostgreSQL handles concurrent writers
        found=found,
        closing=closing,
    )


async def _reach_postgres(address: PostgresServer) -> dict[str, str]:
    """Check that PostgreSQL can be reached, and return the settings for all connections.

    These settings make acknowledged records durable even if the server's own settings do not.
    """
    with reach(address):
        connection = await asyncpg.connect(address.url, timeout=DATABASE_TIMEOUT_SECONDS)
        lax = await connection.fetchval("SELECT current_setting('synchronous_commit') = 'off'")
        await connection.close()
    return {"application_name": "romme"} | ({"synchronous_commit": "on"} if lax else {})


async def _close_pool(pool: asyncpg.Pool) -> None:
    try:
        await asyncio.wait_for(pool.close(), DATABASE_TIMEOUT_SECONDS)
    except TimeoutError:
        pool.terminate()


def _backup_file(folder: Path, name: str, revision: str | None) -> Path:
    """Create the folder for the backup before a migration, and return the backup's path."""
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC)
    return folder / f"{name}-{now:%Y-%m-%d-%H%M%S}-{revision}.db"
