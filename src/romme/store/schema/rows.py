"""All rows of a database, in pieces, whatever tables it has."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from hashlib import sha256
from typing import Final, TypeAlias

from sqlalchemy import Boolean, Connection, LargeBinary, MetaData, Table, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from romme.store.schema.migrate import VERSION_TABLE

Value: TypeAlias = str | bytes | int | None
Row: TypeAlias = tuple[Value, ...]

AT_ONCE: Final = 1000
"""Rows in memory at a time."""


def tables_of(connection: Connection) -> list[Table]:
    """The tables as they are, not as this program knows them: an older database has others.

    A table comes behind those that it refers to.
    """
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


async def count(connection: AsyncConnection, tables: Sequence[Table]) -> int:
    """How many rows there are in all."""
    numbers = [await connection.scalar(select(func.count()).select_from(one)) for one in tables]
    return sum(number or 0 for number in numbers)


async def read_rows(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row]]:
    """The rows of a table in pieces, the same values from either kind of database."""
    asked = select(table).execution_options(yield_per=AT_ONCE)
    async with connection.stream(asked) as found:
        async for piece in found.partitions():
            yield [tuple(map(_plain, row)) for row in piece]


async def insert_rows(connection: AsyncConnection, table: Table, rows: Iterable[Row]) -> None:
    """Add rows, their values in the order of the table's columns."""
    columns = [(column.name, isinstance(column.type, Boolean)) for column in table.columns]
    given = [
        {
            name: bool(value) if boolean and value is not None else value
            for (name, boolean), value in zip(columns, row, strict=True)
        }
        for row in rows
    ]
    if given:
        await connection.execute(table.insert(), given)


def affinity(table: Table) -> dict[str, str]:
    """Each column and how SQLite calls its type."""

    def name(kind: object) -> str:
        if isinstance(kind, LargeBinary):
            return "BLOB"
        is_number = getattr(kind, "python_type", str) in {int, bool}
        return "INTEGER" if is_number else "TEXT"

    return {column.name: name(column.type) for column in table.columns}


class Fingerprint:
    """A sum over rows that comes out the same in any order, and different if any value differs.

    >>> one, other = Fingerprint(), Fingerprint()
    >>> one.add([(1, "a"), (2, None)])
    >>> other.add([(2, None), (1, "a")])
    >>> one.hex() == other.hex()
    True
    """

    def __init__(self) -> None:
        """Begin with nothing."""
        self._sum = 0
        self.rows = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Take some rows into account."""
        for row in rows:
            self._sum += int.from_bytes(sha256(repr(row).encode()).digest())
        self.rows += len(rows)

    def hex(self) -> str:
        """The sum, and how many rows there were, as text."""
        return f"{self.rows}:{self._sum % (1 << 256):064x}"


def _plain(value: object) -> Value:
    """A value as SQLite keeps it; what is not known there cannot be in our tables."""
    match value:
        case bool():
            return int(value)
        case str() | bytes() | int() | None:
            return value
        case _:
            raise TypeError(type(value))
