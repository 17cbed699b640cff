"""Packages that not everybody has: asked for by name, before anything is begun."""

from __future__ import annotations

from importlib.util import find_spec


class MissingExtra(ImportError):  # noqa: N818 - named for what is wrong
    """Packages that are needed are not installed."""

    def __init__(self, *packages: str) -> None:
        """Keep their names."""
        super().__init__(", ".join(packages))
        self.packages = packages


def need(*packages: str) -> None:
    """See that packages are installed.

    >>> need("json", "no_such_package")
    Traceback (most recent call last):
    ...
    romme.arena.extras.MissingExtra: no_such_package
    """
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtra(*missing)
