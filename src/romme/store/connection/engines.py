"""Engines for SQLite and PostgreSQL, and the errors that mean an unreachable database."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from enum import Enum
from pathlib import Path
from typing import Final, assert_never
from urllib.parse import quote

import asyncpg
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoFreeConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from romme.store.connection.address import Address, DatabaseKind, PostgresServer, SqliteFile
from romme.store.errors import Unreachable

DATABASE_TIMEOUT_SECONDS: Final = 10
"""Seconds after which an unresponsive server counts as unreachable."""
BUSY_TIMEOUT_SECONDS: Final = 30
"""Seconds that a connection waits while another one writes to the same SQLite file."""
QUIET: Final = {"hide_parameters": True}
"""Options of every engine. They keep values out of error messages, because these are logged."""
AWAY: Final = (
    *(sqlite3.OperationalError, OperationalError, InterfaceError, NoFreeConnection),
    *(asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError),
    *(asyncpg.InsufficientResourcesError, asyncpg.InterfaceError),
    *(ConnectionError, TimeoutError),
)
FAILURES: Final = (
    DBAPIError,
    sqlite3.Error,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    OSError,
)
"""Errors of the database and its driver, which are reported without a traceback."""
AUTOCOMMIT_READS: Final = "romme_autocommit_reads"
"""Execution option of connections that only read: statements run in autocommit mode."""


class Access(Enum):
    """The purpose of a connection."""

    WORK = "work"
    """Read and write."""
    READ = "read"
    """Read a database that a running server may be using."""


def make_engine(
    address: Address, access: Access = Access.WORK, *, synchronous: str = "FULL"
) -> AsyncEngine:
    """Return an engine for everything except the log. The engine connects on first use.

    `synchronous` is SQLite's setting of that name; PostgreSQL ignores it.
    """
    match address:
        case SqliteFile(path):
            return _sqlite_engine(path, access, synchronous)
        case PostgresServer(url):
            return create_async_engine(
                "postgresql+asyncpg://",
                async_creator=lambda: asyncpg.connect(url, timeout=DATABASE_TIMEOUT_SECONDS),
                pool_pre_ping=True,  # the database may have been restarted
                **QUIET,
            )
        case _:
            assert_never(address)


def _sqlite_engine(path: Path, access: Access, synchronous: str) -> AsyncEngine:
    writes = access is Access.WORK
    engine = create_async_engine(
        URL.create(
            "sqlite+aiosqlite",
            database=f"file:{quote(str(path))}",
            query={"mode": "rwc" if writes else "rw", "uri": "true"},
        ),
        # The driver's own handling of transactions would leave tables half migrated.
        connect_args={"isolation_level": None, "timeout": BUSY_TIMEOUT_SECONDS},
        pool_reset_on_return=None,  # every transaction is ended explicitly
        **QUIET,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        if writes:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={synchronous}")
            cursor.execute("PRAGMA secure_delete=ON")  # overwrite deleted data
        else:  # mode=ro would create side files, perhaps as another user
            cursor.execute("PRAGMA query_only=ON")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # Read-only statements run in autocommit, because an explicit transaction would double their
        # time. A transaction that reads first and then writes would fail if the log was written in
        # between, so every writing transaction takes the write lock at its start.
        if not connection.get_execution_options().get(AUTOCOMMIT_READS):
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def quick_engine(path: Path) -> Engine:
    """Return an engine for small reads of an SQLite file that this process owns, on one thread.

    Reading a few pages takes a fraction of a millisecond. The asynchronous driver takes several
    times as long, and after a restart every client that reconnects causes a few reads.
    """
    place = f"file:{quote(str(path))}?mode=rw"

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            place, uri=True, timeout=BUSY_TIMEOUT_SECONDS, isolation_level=None
        )
        connection.execute("PRAGMA query_only=ON")
        return connection

    return create_engine("sqlite://", creator=connect, poolclass=StaticPool, **QUIET)


@asynccontextmanager
async def open_snapshot(address: Address) -> AsyncIterator[AsyncConnection]:
    """Yield a connection to a consistent snapshot of a database, without blocking writers.

    Raise `Unreachable` if the connection fails.
    """
    async with AsyncExitStack() as stack:
        engine = make_engine(address, Access.READ)
        stack.push_async_callback(engine.dispose)
        probe(address)
        with reach(address):
            connection = await stack.enter_async_context(engine.connect())
        if address.kind is DatabaseKind.POSTGRES:
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        yield connection


def is_away(error: BaseException) -> bool:
    """Whether an unreachable, busy or full database caused the error, so that a retry may help."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, AWAY)


@contextmanager
def reach(address: Address) -> Iterator[None]:
    """Convert database errors in the `with` body to `Unreachable`. The body should only connect."""
    try:
        yield
    except FAILURES as error:
        raise Unreachable(str(address), reason_of(error)) from None


def probe(address: Address) -> None:
    """Raise `Unreachable` if an SQLite file cannot be opened or is not a database.

    Call this before the async driver connects, which would log such an error.
    """
    if isinstance(address, SqliteFile):
        place = f"file:{quote(str(address.path))}?mode=rw"
        with (
            reach(address),
            closing(sqlite3.connect(place, uri=True, timeout=BUSY_TIMEOUT_SECONDS)) as file,
        ):
            file.execute("PRAGMA schema_version")


def reason_of(error: BaseException) -> str:
    """Return the message of the underlying error, in one line."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return reason_of(error.orig.__cause__ or error.orig)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    first, *_ = [*str(error).splitlines(), type(error).__name__]
    return first or type(error).__name__
