"""The `__all__` lists of packages are sorted, and every name in them can be imported."""

from __future__ import annotations

import importlib

import pytest

PACKAGES = [
    "romme.arena",
    "romme.bots",
    "romme.bots.advice",
    "romme.bots.conformance",
    "romme.engine",
    "romme.exchange",
    "romme.notation",
    "romme.notation.wording",
    "romme.rules",
    "romme.tournament",
    "romme.view",
]


@pytest.mark.parametrize("name", PACKAGES)
def test_exported_names_are_sorted_and_exist(name: str) -> None:
    """The names are sorted, and none of them hides a module of the package."""
    package = importlib.import_module(name)
    in_order = sorted(set(package.__all__), key=lambda known: (not known.isupper(), known))
    assert package.__all__ == in_order, "sort the names, constants first"
    for exported in package.__all__:
        assert getattr(package, exported) is not None
        try:
            module = importlib.import_module(f"{name}.{exported}")
        except ModuleNotFoundError:
            continue
        assert getattr(package, exported) is module
