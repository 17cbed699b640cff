"""Connections: how SQLite and PostgreSQL are spoken to, and what counts as unreachable."""

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
"""Seconds until a server that does not answer counts as unreachable."""
BUSY_TIMEOUT_SECONDS: Final = 30
"""Seconds that a connection waits while another one writes to the same SQLite file."""
QUIET: Final = {"hide_parameters": True}
"""For every engine: what it says of a failure goes into the log, and names and secrets do not."""
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
"""What a driver raises when a database breaks down, ours to report and not to understand."""
LOOKS: Final = "romme_looks"
"""The execution option of connections that only read, each statement by itself."""


class Access(Enum):
    """What a connection is for."""

    WORK = "work"
    LOOK = "look"
    """Reading beside a running server."""


def make_engine(
    address: Address, access: Access = Access.WORK, *, synchronous: str = "FULL"
) -> AsyncEngine:
    """An engine for everything but the log; it connects when it is first used."""
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
        # The driver's own idea of when a transaction begins would leave tables half migrated.
        connect_args={"isolation_level": None, "timeout": BUSY_TIMEOUT_SECONDS},
        pool_reset_on_return=None,  # every transaction here is ended by who began it
        **QUIET,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        if writes:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={synchronous}")
            cursor.execute("PRAGMA secure_delete=ON")  # overwrite what somebody had deleted
        else:  # not mode=ro: that would leave files beside it, perhaps as another user
            cursor.execute("PRAGMA query_only=ON")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # Each statement that only reads is a transaction of its own: one more around it would take
        # as long again. One that reads first and then writes would fail, not wait, had the log been
        # written to in between; so whatever may write takes its turn at the start.
        if not connection.get_execution_options().get(LOOKS):
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def quick_engine(path: Path) -> Engine:
    """An engine for small looks at an SQLite file, by who has it open and on one thread only.

    A look of a few pages takes a fraction of a millisecond; through the asynchronous driver it
    takes several times as long, and everybody who comes back after a restart needs some.
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
async def look(address: Address) -> AsyncIterator[AsyncConnection]:
    """One consistent look at a whole database, beside whoever writes to it."""
    async with AsyncExitStack() as stack:
        engine = make_engine(address, Access.LOOK)
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
    """Whether a database that is away, busy or full led to a failure: trying again may help."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, AWAY)


@contextmanager
def reach(address: Address) -> Iterator[None]:
    """Tell failures to connect apart from bugs; no more than connecting belongs inside."""
    try:
        yield
    except FAILURES as error:
        raise Unreachable(str(address), reason_of(error)) from None


def probe(address: Address) -> None:
    """See whether a file is a database at all; the asynchronous driver would fail less quietly."""
    if isinstance(address, SqliteFile):
        place = f"file:{quote(str(address.path))}?mode=rw"
        with (
            reach(address),
            closing(sqlite3.connect(place, uri=True, timeout=BUSY_TIMEOUT_SECONDS)) as file,
        ):
            file.execute("PRAGMA schema_version")


def reason_of(error: BaseException) -> str:
    """What the system says of a failure, in one line."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return reason_of(error.orig.__cause__ or error.orig)
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    first, *_ = [*str(error).splitlines(), type(error).__name__]
    return first or type(error).__name__
