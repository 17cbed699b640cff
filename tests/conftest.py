"""Sizes: how much work the long checks do.

By default the whole suite takes seconds and is the same every time. With `--full` the checks take
the sizes that the documentation quotes:

    def test_every_game_ends(size: Size) -> None:
        for number in range(size(100, 1_000_000)):
            ...

A test that makes no sense when small is marked `@pytest.mark.full` and skipped without the option.
"""

from __future__ import annotations

from typing import Protocol

import pytest
from hypothesis import settings

from romme.compiled import current_build

pytest_plugins = ["tests.databases"]

settings.register_profile("default", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("full", deadline=None, max_examples=10_000, print_blob=True)


class Size(Protocol):
    """Chooses between the size for every day and the full one."""

    def __call__(self, small: int, full: int) -> int: ...


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="give the long checks their full size")


def pytest_configure(config: pytest.Config) -> None:
    current_build()  # loads what is compiled, before the search for examples loads the plain files
    if not config.getoption("hypothesis_profile"):
        settings.load_profile("full" if config.getoption("full") else "default")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("full"):
        return
    for item in items:
        if item.get_closest_marker("full"):
            item.add_marker(pytest.mark.skip(reason="runs only with --full"))


@pytest.fixture(scope="session")
def size(pytestconfig: pytest.Config) -> Size:
    chosen = bool(pytestconfig.getoption("full"))

    def choose(small: int, full: int) -> int:
        return full if chosen else small

    return choose
