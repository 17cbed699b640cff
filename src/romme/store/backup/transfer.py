"""Make backups while the server runs, and restore them into SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, MetaData, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.backup.portable import BackupReader, BackupWriter, Existing, open_backup
from romme.store.connection.address import Address, SqliteFile, read_address
from romme.store.connection.engines import make_engine, open_snapshot, probe, reach
from romme.store.connection.lock import claim
from romme.store.errors import BadBackup, Empty, NotEmpty, TooNew
from romme.store.integrity.audit import Tell, audit_with, ignore_progress
from romme.store.integrity.witness import forget_witness, witness_file
from romme.store.log.chain import ChainBreak
from romme.store.schema.migrate import (
    VERSION_TABLE,
    is_known,
    revision_of,
    take_migration_lock,
    upgrade,
)
from romme.store.schema.rows import Fingerprint, affinity, count, insert_rows, read_rows, tables_of


class Restored(NamedTuple):
    """The result of a restore."""

    made: str
    """The time of the backup: ISO 8601, UTC."""
    rows: int
    broken: tuple[ChainBreak, ...]
    """Streams whose hash chain was already broken in the backup. They are restored unchanged."""


async def backup(
    url: str, file: Path, *, existing: Existing = Existing.KEEP, tell: Tell = ignore_progress
) -> int:
    """Write a snapshot of a database into a file, and return the number of rows.

    The server may keep running. The file has a temporary name until it is complete. Raise
    `AlreadyThere` if the file exists and must be kept, and `Empty` if the database has no tables.
    """
    return await write_backup(read_address(url), file, existing=existing, tell=tell)


async def write_backup(
    address: Address,
    file: Path,
    *,
    existing: Existing = Existing.KEEP,
    tell: Tell = ignore_progress,
) -> int:
    """Like `backup`, for a parsed address."""
    done = 0
    async with open_snapshot(address) as connection:
        revision = await connection.run_sync(revision_of, str(address))
        if revision is None:
            raise Empty(str(address))
        tables = await connection.run_sync(tables_of)
        total = await count(connection, tables)
        writer = BackupWriter(file, existing)
        try:
            for table in tables:
                writer.make_table(table.name, affinity(table))
                async for rows in read_rows(connection, table):
                    await writer.add(table.name, rows)
                    tell(done := done + len(rows), total)
            writer.complete(revision=revision, source=address.kind.value)
        finally:
            writer.abandon()
    return done


async def restore(
    file: Path, url: str, *, witness: str = "", tell: Tell = ignore_progress
) -> Restored:
    """Restore a backup into a new or empty database, SQLite or PostgreSQL.

    The restore is atomic: all rows are read back, and if any of them differs from the backup, the
    database stays empty. The tables of an older backup are migrated. The witness file of an earlier
    database (`witness`, or by default the one next to an SQLite file) is deleted.

    Raise `BadBackup` or `TooNew` if the file cannot be restored, `NotEmpty` if the database has
    rows, and other kinds of `StoreError` if it cannot be used.
    """
    address = read_address(url)
    with open_backup(file) as reader:
        if not is_known(reader.about.revision):
            raise TooNew(str(file), reader.about.revision)
        reader.check()
        async with _empty(address) as connection:
            await connection.run_sync(upgrade, reader.about.revision)
            rows = await _copy(reader, connection, file=file, tell=tell)
            await connection.run_sync(upgrade)
            found = await audit_with(connection)
    if (noted := witness_file(address, witness)) is not None:
        forget_witness(noted)
    return Restored(reader.about.made, rows, found.broken)


async def _copy(
    reader: BackupReader, connection: AsyncConnection, *, file: Path, tell: Tell
) -> int:
    """Insert every row of a backup, and return the number of rows.

    Raise `BadBackup` if the tables or columns do not match, or if the rows read back from the
    database differ from those in the backup.
    """
    tables = await connection.run_sync(tables_of)
    if {table.name for table in tables} != set(reader.about.tables):
        raise BadBackup(file)
    total = sum(int(said.partition(":")[0]) for said in reader.about.tables.values())
    done = 0
    for table in tables:
        if reader.columns(table.name) != [column.name for column in table.columns]:
            raise BadBackup(file)
        for rows in reader.rows(table.name):
            await insert_rows(connection, table, rows)
            tell(done := done + len(rows), total)
        if await _fingerprint_of(connection, table) != reader.about.tables[table.name]:
            raise BadBackup(file)
    return done


async def _fingerprint_of(connection: AsyncConnection, table: Table) -> str:
    """Read a table's rows back from the database, and return their fingerprint in hex."""
    arrived = Fingerprint()
    async with connection.begin_nested() as reading:
        async for rows in read_rows(connection, table):
            arrived.add(rows)
        await reading.rollback()  # closes PostgreSQL's cursor, which would block migrations
    return arrived.hex()


@asynccontextmanager
async def _empty(address: Address) -> AsyncIterator[AsyncConnection]:
    """Yield a transaction on a database whose empty tables have been dropped.

    Raise `NotEmpty` if a table has rows. If the transaction fails, delete an SQLite file that did
    not exist before.
    """
    async with AsyncExitStack() as stack:
        if isinstance(address, SqliteFile):
            fresh = not address.path.exists()
            rest = address.path.with_name(f"{address.path.name}-wal")
            if fresh and rest.exists():  # left by a database that was moved away
                raise NotEmpty(str(rest))
            with reach(address):
                stack.enter_context(claim(address.path))
            if fresh:
                stack.push(partial(_remove, address.path))
        probe(address)
        engine = make_engine(address)
        stack.push_async_callback(engine.dispose)
        with reach(address):
            connection = await stack.enter_async_context(engine.begin())
        await connection.run_sync(take_migration_lock)
        await connection.run_sync(_drop_empty, str(address))
        yield connection


def _remove(path: Path, failure: type[BaseException] | None, *_: object) -> None:
    if failure is not None:
        for end in ("", "-wal", "-shm"):
            path.with_name(f"{path.name}{end}").unlink(missing_ok=True)


def _drop_empty(connection: Connection, shown: str) -> None:
    """Drop all tables, so that the backup can create its own. Raise `NotEmpty` if any has rows."""
    if revision_of(connection, shown) is None:
        return
    found = MetaData()
    found.reflect(connection)
    ours = [table for table in found.sorted_tables if table.name != VERSION_TABLE]
    if any(connection.execute(select(table).limit(1)).first() for table in ours):
        raise NotEmpty(shown)
    found.drop_all(connection)
