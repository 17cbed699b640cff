"""The program of next year, which changes the tables by one more step."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest

from romme.store.schema import migrate

STEP = """
import sqlalchemy as sa

revision = "next"
down_revision = "{newest}"


def upgrade(op) -> None:
{upgrade}
"""


def with_step(patch: pytest.MonkeyPatch, place: Path, *upgrade: str) -> pytest.MonkeyPatch:
    """Let the program have one more step, whose statements are given; `op` changes the tables."""
    folder = place / "steps"
    folder.mkdir()
    step = STEP.format(newest=migrate.newest(), upgrade=indent("\n".join(upgrade), "    "))
    (folder / "next_year.py").write_text(step, "utf-8")
    patch.setattr(migrate, "_FOLDERS", (*migrate._FOLDERS, str(folder)))  # noqa: SLF001 - see above
    patch.setattr(migrate, "_NEWEST", "next")
    return patch
