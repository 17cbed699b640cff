"""Optional packages: which extra installs each, and the message if one is missing."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from enum import Enum
from importlib.util import find_spec
from types import MappingProxyType
from typing import Final

from romme.cli.terminal.exits import Stop
from romme.locales import Words


class Extra(Enum):
    """An extra that a command needs; the value is its name in `pip install "romme[...]"`."""

    ARENA = "arena"
    DASK = "dask"
    RAY = "ray"
    SERVER = "server"
    TOURNAMENT = "tournament"


PACKAGES: Final = MappingProxyType(
    {
        Extra.ARENA: ("joblib", "matplotlib"),
        Extra.DASK: ("dask", "distributed"),
        Extra.RAY: ("ray",),
        Extra.SERVER: (
            *("aiosqlite", "alembic", "argon2", "asyncpg", "greenlet", "httptools", "httpx"),
            *("litestar", "msgspec", "prometheus_client", "sqlalchemy"),
            *("structlog", "uvicorn", "webauthn", "websockets"),
            *(() if sys.platform == "win32" else ("uvloop",)),
        ),
        Extra.TOURNAMENT: ("msgspec", "openpyxl", "segno", "typst"),
    }
)
"""The names under which the packages of each extra are imported."""


def need(words: Words, extra: Extra, *packages: str) -> None:
    """Raise `Stop` unless these packages of an extra are installed (default: all of them)."""
    if any(find_spec(package) is None for package in packages or PACKAGES[extra]):
        raise missing_extras(words, [extra])


def missing_extras(words: Words, extras: Iterable[Extra], key: str = "extra-missing") -> Stop:
    """Return a `Stop` whose message shows how to install the missing extras."""
    names = ",".join(sorted(extra.value for extra in extras))
    command = f'pip install "romme[{names}]"'
    return Stop(f"romme: {words.say(key, command=command)}")


def extras_of(packages: Iterable[str]) -> set[Extra]:
    """The extras that install these packages, one extra per package.

    >>> sorted(extra.value for extra in extras_of(["joblib", "dask"]))
    ['arena', 'dask']
    """
    return {
        next(extra for extra, brought in PACKAGES.items() if package in brought)
        for package in packages
    }


def missing_module(words: Words, error: ImportError, command: str) -> Stop | None:
    """Return the `Stop` for a failed import, or None if no extra installs the missing module."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, ModuleNotFoundError):
        cause = cause.__cause__  # the parser wraps errors while importing a command
    package = ((cause and cause.name) or "").partition(".")[0]
    found = [extra for extra, brought in PACKAGES.items() if package in brought]
    if not found:
        return None
    # Several extras may install the same package.
    own = [extra for extra in found if extra.value == command]
    return missing_extras(words, own or found[:1])
