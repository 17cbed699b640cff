"""Default locations of the database and its backups."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

ASKED: Final = "ROMME_DATABASE"
"""The environment variable that overrides the default database URL."""


def default_database() -> str:
    """Return the database URL that `romme serve` uses by default.

    This is the value of ROMME_DATABASE, or else a file in a data folder, which is created.
    """
    return os.environ.get(ASKED) or f"sqlite:///{_data() / 'romme.db'}"


def default_backups() -> Path:
    """The default folder for backups of a PostgreSQL database."""
    return _data() / "backups"


def _data() -> Path:
    if sys.platform == "win32":
        # Not AppData: Python from the Store keeps that in a folder of its own, which Windows
        # deletes together with it.
        path = Path.home() / "romme-data"
    else:
        path = user_data_path("romme", appauthor=False)
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path
