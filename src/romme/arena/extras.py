"""Check for optional packages before a run starts."""

from __future__ import annotations

from importlib.util import find_spec


class MissingExtra(ImportError):  # noqa: N818 - named for what is wrong
    """Required packages are not installed."""

    def __init__(self, *packages: str) -> None:
        super().__init__(", ".join(packages))
        self.packages = packages


def need(*packages: str) -> None:
    """Raise `MissingExtra` unless all packages are installed.

    >>> need("json", "no_such_package")
    Traceback (most recent call last):
    ...
    romme.arena.extras.MissingExtra: no_such_package
    """
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(*missing)
