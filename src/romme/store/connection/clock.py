"""The database's clock, so that nodes with different clocks agree on deadlines."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BigInteger
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement
from sqlalchemy.types import TypeEngine

POSTGRES_NOW_MS: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
"""SQL for the current time. `now()` would return the start of the transaction instead."""


class DatabaseNowMs(FunctionElement[int]):
    """An SQL expression for the milliseconds since 1970, by the database server's clock."""

    type: TypeEngine[int] = BigInteger()
    inherit_cache: bool | None = True


@compiles(DatabaseNowMs, "postgresql")
def _in_postgres(_element: DatabaseNowMs, _compiler: SQLCompiler, **_: Any) -> str:  # noqa: ANN401 - the library's signature
    return POSTGRES_NOW_MS


@compiles(DatabaseNowMs, "sqlite")
def _in_sqlite(_element: DatabaseNowMs, _compiler: SQLCompiler, **_: Any) -> str:  # noqa: ANN401 - same
    return "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
