"""Find the revision of a database's tables, and migrate it to the newest one.

Alembic runs the migration steps. It is imported only if there are any, because a server with
current tables starts much faster without it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from romme.store.errors import Foreign, TooNew

if TYPE_CHECKING:
    from alembic.migration import MigrationContext
    from alembic.runtime.migration import MigrationStep
    from alembic.script import ScriptDirectory

VERSION_TABLE: Final = "romme_version"
"""The table with the revision. Another program may use a table with Alembic's default name."""

_TURN: Final = 0x526F6D6D
"""The id of PostgreSQL's advisory lock. It is arbitrary, but nothing else uses it."""
_NEWEST: Final = "0005"
_FOLDERS: Final = (str(Path(__file__).parent / "migrations"),)
"""The folders with migration steps; the first also serves as Alembic's script folder."""


def newest() -> str:
    """Return the revision that this program needs."""
    return _NEWEST


def revision_of(connection: Connection, shown: str) -> str | None:
    """Return the revision of a database, or None if it has no tables.

    Raise `TooNew` for an unknown revision and `Foreign` for tables of another program, with the
    address `shown` in the message. The database is never changed.
    """
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    if VERSION_TABLE not in tables:
        raise Foreign(shown)
    found = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))  # noqa: S608 - ours
    if found is None:
        raise Foreign(shown)
    revision = str(found)
    if not is_known(revision):
        raise TooNew(shown, revision)
    return revision


def is_known(revision: str) -> bool:
    """Whether this program knows the tables of a revision."""
    if revision == newest():
        return True
    return any(script.revision == revision for script in _steps(_FOLDERS).walk_revisions())


def take_migration_lock(connection: Connection) -> None:
    """Take the migration lock, which is released at the end of the transaction.

    A second server that starts at the same time waits here and then finds no steps to run. An
    SQLite file has only one server, and a transaction locks the file.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": _TURN})


def upgrade(connection: Connection, to: str | None = None) -> None:
    """Run the missing migration steps within the current transaction.

    The last step is the one to revision `to`, or to the newest revision if `to` is None.
    """
    from alembic.migration import MigrationContext  # noqa: PLC0415 - slow, and rarely wanted
    from alembic.operations import Operations  # noqa: PLC0415 - same
    from alembic.runtime.migration import MigrationStep  # noqa: PLC0415 - same

    target, steps = to or newest(), _steps(_FOLDERS)

    def missing(found: object, _context: MigrationContext) -> list[MigrationStep]:
        has = found if isinstance(found, str | tuple) else ()
        way = steps.iterate_revisions(target, has or "base")
        scripts = reversed(list(way))
        return [MigrationStep.upgrade_from_script(steps.revision_map, one) for one in scripts]

    options = {"version_table": VERSION_TABLE, "fn": missing}
    context = MigrationContext.configure(connection, opts=options)
    # Not through Alembic's global, because other databases may be opened meanwhile.
    context.run_migrations(op=Operations(context))


@cache
def _steps(folders: tuple[str, ...]) -> ScriptDirectory:
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - slow, and rarely wanted

    return ScriptDirectory(folders[0], version_locations=list(folders))
