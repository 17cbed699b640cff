"""Which revision of the tables a database has, and how it gets the newest one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.runtime.migration import MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from romme.store.errors import Foreign, TooNew

VERSION_TABLE: Final = "romme_version"
"""Not Alembic's own name: another program in the same database may use that."""

_TURN: Final = 0x526F6D6D
"""The number of an advisory lock: any that nobody else uses."""
_HERE: Final = Path(__file__).parent / "migrations"
_steps: Final = ScriptDirectory(str(_HERE), version_locations=[str(_HERE)])


def newest() -> str:
    """The revision that this program works with."""
    revision = _steps.get_current_head()
    assert revision is not None  # noqa: S101 - there is a first one
    return revision


def revision_of(connection: Connection, shown: str) -> str | None:
    """The revision of a database, or None for one without any tables.

    Raises `TooNew` for one that this program does not know, and `Foreign` for tables that are not
    ours: nothing has been changed then.
    """
    found = _context(connection).get_current_revision()
    if found is None and inspect(connection).get_table_names():
        raise Foreign(shown)
    if found is not None and not is_known(found):
        raise TooNew(shown, found)
    return found


def is_known(revision: str) -> bool:
    """Whether this program knows the tables of a revision."""
    return any(script.revision == revision for script in _steps.walk_revisions())


def take_turn(connection: Connection) -> None:
    """See that only one at a time makes tables; the turn ends with the transaction.

    A second server that starts at the same moment waits here and then finds all done. Of an SQLite
    file there is one server only, and a transaction has the file for itself.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": _TURN})


def upgrade(connection: Connection, to: str | None = None) -> None:
    """Take the steps that are missing, within the transaction that is under way."""
    target = to or newest()

    def missing(found: object, _context: MigrationContext) -> list[MigrationStep]:
        has = found if isinstance(found, str | tuple) else ()
        way = _steps.iterate_revisions(target, has or "base")
        scripts = reversed(list(way))
        return [MigrationStep.upgrade_from_script(_steps.revision_map, one) for one in scripts]

    context = _context(connection, fn=missing)
    # Handed over, not made global as Alembic does it: other databases may be opened meanwhile.
    context.run_migrations(op=Operations(context))


def _context(connection: Connection, **options: object) -> MigrationContext:
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, **options})
