"""Where things are kept unless somebody says otherwise."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

ASKED: Final = "ROMME_DATABASE"
"""The variable of the environment that names another database."""


def default_database() -> str:
    """The address of the database that `romme serve` uses; its folder exists then."""
    return os.environ.get(ASKED) or f"sqlite:///{_data() / 'romme.db'}"


def default_backups() -> Path:
    """The folder for backups of a database that has no folder of its own."""
    return _data() / "backups"


def _data() -> Path:
    path = user_data_path("romme", appauthor=False)
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path
