"""A database with data in every column, and its contents for comparison."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Column, Integer, insert

from romme.store.connection.address import read_address
from romme.store.connection.engines import open_snapshot
from romme.store.database import Database, open_database
from romme.store.schema.rows import Row, read_rows, tables_of
from romme.store.schema.tables import metadata
from tests.support.databases import Kind
from tests.support.store.entries import Writer, append_all, finished_game

KINDS: tuple[Kind, ...] = ("sqlite", "postgres")


async def fill(database: Database) -> None:
    """Insert rows into every table, with values in every column."""
    writers = [Writer(f"Dësch {number}") for number in range(3)]
    for number in range(5):
        for writer in writers:
            game = finished_game(number + 1)
            entry = writer.next(bytes(range(256)), command=f"é:{number}", finished=game)
            await append_all(database.log, [entry])
    async with database.writing() as connection:
        for table in metadata.sorted_tables:
            if table.name in {"streams", "events", "games", "players"}:
                continue
            for number in range(2):
                values = {
                    column.name: some_value(column, number)
                    for column in table.columns
                    if not column.nullable or number
                }
                await connection.execute(insert(table).values(values))


def some_value(column: Column[Any], number: int) -> object:
    """Return a value that a faulty copy would change, such as a large number or an umlaut."""
    if isinstance(column.type, Integer):
        return 2**62 if isinstance(column.type, BigInteger) else 2**31 - 1
    values: dict[type, object] = {str: f"ä{number}", bytes: b"\xff%d" % number, bool: bool(number)}
    return values[column.type.python_type]


async def create_filled(url: str) -> None:
    database = await open_database(url)
    await fill(database)
    await database.close()


async def contents(url: str) -> dict[str, list[Row]]:
    """Return every row of every table."""
    rows: dict[str, list[Row]] = {}
    async with open_snapshot(read_address(url)) as connection:
        for table in await connection.run_sync(tables_of):
            pieces = [piece async for piece in read_rows(connection, table)]
            rows[table.name] = sorted((row for piece in pieces for row in piece), key=repr)
    return rows
