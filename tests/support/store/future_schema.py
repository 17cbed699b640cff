"""A future version of the program, with one more migration."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest

from romme.store.schema import migrate

MIGRATION = """
import sqlalchemy as sa

revision = "next"
down_revision = "{newest}"


def upgrade(op) -> None:
{upgrade}
"""


def add_migration(patch: pytest.MonkeyPatch, parent: Path, *statements: str) -> pytest.MonkeyPatch:
    """Add a migration with these statements, which use Alembic's `op`."""
    folder = parent / "migrations"
    folder.mkdir()
    upgrade = indent("\n".join(statements), "    ")
    migration = MIGRATION.format(newest=migrate.newest(), upgrade=upgrade)
    (folder / "future.py").write_text(migration, "utf-8")
    patch.setattr(migrate, "_FOLDERS", (*migrate._FOLDERS, str(folder)))  # noqa: SLF001 - not public
    patch.setattr(migrate, "_NEWEST", "next")
    return patch
