"""Read and write all rows of a database in batches, without knowing its tables in advance."""

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
"""Number of rows per batch."""


def tables_of(connection: Connection) -> list[Table]:
    """Reflect the tables of a database, which may differ from the current schema.

    Each table comes after the tables that it references.
    """
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


async def count(connection: AsyncConnection, tables: Sequence[Table]) -> int:
    """Return the total number of rows in these tables."""
    numbers = [await connection.scalar(select(func.count()).select_from(one)) for one in tables]
    return sum(number or 0 for number in numbers)


async def read_rows(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Row]]:
    """Yield the rows of a table in batches, with the same values from SQLite and PostgreSQL."""
    asked = select(table).execution_options(yield_per=AT_ONCE)
    async with connection.stream(asked) as found:
        async for piece in found.partitions():
            yield [tuple(map(_plain, row)) for row in piece]


async def insert_rows(connection: AsyncConnection, table: Table, rows: Iterable[Row]) -> None:
    """Insert rows, with their values in the order of the columns."""
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
    """Return SQLite's type name for each column."""

    def name(kind: object) -> str:
        if isinstance(kind, LargeBinary):
            return "BLOB"
        is_number = getattr(kind, "python_type", str) in {int, bool}
        return "INTEGER" if is_number else "TEXT"

    return {column.name: name(column.type) for column in table.columns}


class Fingerprint:
    """An order-independent checksum of rows.

    >>> one, other = Fingerprint(), Fingerprint()
    >>> one.add([(1, "a"), (2, None)])
    >>> other.add([(2, None), (1, "a")])
    >>> one.hex() == other.hex()
    True
    """

    def __init__(self) -> None:
        self._sum = 0
        self.rows = 0

    def add(self, rows: Sequence[Row]) -> None:
        """Add rows to the checksum."""
        for row in rows:
            self._sum += int.from_bytes(sha256(repr(row).encode()).digest())
        self.rows += len(rows)

    def hex(self) -> str:
        """Return the number of rows, a colon, and the checksum in hex."""
        return f"{self.rows}:{self._sum % (1 << 256):064x}"


def _plain(value: object) -> Value:
    """Convert a value to the form that SQLite stores."""
    match value:
        case bool():
            return int(value)
        case str() | bytes() | int() | None:
            return value
        case _:
            raise TypeError(type(value))
