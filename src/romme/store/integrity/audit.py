"""The audit: check that every record of every stream is present and unchanged.

The hash chain alone reveals every isolated change inside a stream. It does not reveal a change
after which all later hashes were recomputed. Nor does it reveal that the last records of a stream
were removed, if the stream's row in the table `streams` was adjusted too. A witness file, a backup
or a seal file reveals both.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, exists, func, inspect, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.connection.address import read_address
from romme.store.connection.engines import open_snapshot
from romme.store.errors import Empty
from romme.store.integrity.heads import Head, Heads, Known, MissingRecord, find_missing, seal_of
from romme.store.log.chain import BEGINNING, ChainBreak, first_break, has_right_types
from romme.store.log.records import Lasts, Record, Version
from romme.store.schema.migrate import revision_of
from romme.store.schema.rows import AT_ONCE
from romme.store.schema.tables import events, streams

Tell: TypeAlias = Callable[[int, int], None]
"""Progress callback: the number of records or rows processed so far, and their total."""


class Audit(NamedTuple):
    """The result of an audit."""

    streams: int
    records: int
    broken: tuple[ChainBreak, ...]
    """The first broken record of each stream."""
    missing: tuple[MissingRecord, ...] = ()
    """Records that an external source knows and the database lacks."""
    heads: Heads = MappingProxyType({})
    """The last record of each stream."""

    @property
    def seal(self) -> str:
        """A short checksum of all records, to print and compare by eye."""
        return seal_of(self.heads)

    @property
    def is_sound(self) -> bool:
        """Whether no problem was found."""
        return not self.broken and not self.missing


class _Stream(NamedTuple):
    name: str
    head: Version
    """The version in the stream's row of the table `streams`, or 0 if there is no such row."""
    last: bytes | None
    records: list[Record]


def ignore_progress(_done: int, _of: int) -> None:
    """Progress callback that does nothing."""


async def audit(url: str, *, known: Sequence[Known] = (), tell: Tell = ignore_progress) -> Audit:
    """Check every stream of a database, and compare it with external sources.

    Read the sources before this call, because a running server may append records meanwhile.
    Raise `Empty` if the database has no tables.
    """
    address = read_address(url)
    async with open_snapshot(address) as connection:
        if await connection.run_sync(revision_of, str(address)) is None:
            raise Empty(str(address))
        return await audit_with(connection, known=known, tell=tell)


async def audit_with(
    connection: AsyncConnection, *, known: Sequence[Known] = (), tell: Tell = ignore_progress
) -> Audit:
    """Like `audit`, within a running transaction."""
    total = await connection.scalar(select(func.count()).select_from(events)) or 0
    checked, done = 0, 0
    broken = []
    missing: list[MissingRecord] = []
    heads: dict[str, Head] = {}
    async for name, head, last, records in _streams(connection):
        found = first_break(name, records, head=head, last=last)
        if found is not None:
            broken.append(found)
        missing += find_missing(name, records, known)
        heads[name] = _head_of(records)
        checked += 1
        tell(done := done + len(records), total)
    # If all records of a stream were removed, only its row in `streams` is left.
    gone = select(streams.c.stream).where(~exists().where(events.c.stream == streams.c.stream))
    for name in await connection.scalars(gone):
        broken.append(ChainBreak(name, 1))
        checked += 1
    for name in {name for one in known for name in one.streams()} - heads.keys():
        missing += find_missing(name, (), known)
    return Audit(checked, total, tuple(sorted(broken)), tuple(sorted(missing)), heads)


def _head_of(records: Sequence[Record]) -> Head:
    """Return the head of a stream: the version and the hash of its last record.

    If the last record has values of wrong types, the head has the number of records as its version
    and a hash of zeros.
    """
    last = records[-1]
    if has_right_types(last):
        return Head(last.version, last.hash)
    return Head(Version(len(records)), BEGINNING)


async def _streams(connection: AsyncConnection) -> AsyncIterator[_Stream]:
    """Yield each stream with its records, keeping only one stream in memory at a time."""
    columns: list[ColumnElement[Any]] = list(events.c)
    if not await connection.run_sync(_has_lasts):  # the database is not migrated yet
        columns[-1] = literal(Lasts.LASTING.value).label("lasts")
    asked = (
        select(*columns, streams.c.version.label("head"), streams.c.hash.label("last"))
        .select_from(events)
        .outerjoin(streams, events.c.stream == streams.c.stream)
        .order_by(events.c.stream, events.c.version)
        .execution_options(yield_per=AT_ONCE)
    )
    current: _Stream | None = None
    async with connection.stream(asked) as found:
        async for row in found:
            if current is None or row.stream != current.name:
                if current is not None:
                    yield current
                head = row.head if isinstance(row.head, int) else 0
                current = _Stream(row.stream, Version(head), row.last, [])
            current.records.append(
                Record(Version(row.version), row.at, row.command, row.data, row.hash, row.lasts)
            )
    if current is not None:
        yield current


def _has_lasts(connection: Connection) -> bool:
    """Whether the column `lasts` exists. In databases without it, all records are permanent."""
    found = inspect(connection).get_columns(events.name)
    return any(column["name"] == events.c.lasts.name for column in found)
