"""The option `--full` and the fixture `size`, which sets the size of long checks.

By default the checks are short and deterministic. With `--full` they have the sizes that the
documentation quotes:

    def test_every_game_ends(size: Size) -> None:
        for number in range(size(100, 1_000_000)):
            ...

Tests that only make sense at full size are marked `@pytest.mark.full` and skipped without `--full`.
"""

from __future__ import annotations

import gc
import signal
from collections.abc import Generator
from typing import Final, Protocol

import pytest
from hypothesis import settings

from romme.compiled import current_build

pytest_plugins = ["tests.support.databases"]

settings.register_profile("default", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("full", deadline=None, max_examples=10_000, print_blob=True)


LONG: Final = (
    "tests/browser/",
    "tests/server/",
    "tests/test_benchmarks.py",
    "tests/test_build.py",
    "tests/test_start.py",
    "tests/tournament/lists/",
    "tests/tournament/proof/",
    "tests/windows/",
)
"""Tests in modules that take long. They run first, so that no worker is left with one at the end.

`--no-loadscope-reorder` in `launch/checks.py` keeps this order.
"""


class Size(Protocol):
    """A function that returns `full` if pytest runs with `--full`, and `small` otherwise."""

    def __call__(self, small: int, full: int) -> int: ...


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run the long checks at full size")


def pytest_configure(config: pytest.Config) -> None:
    # A shell script that runs the tests in the background makes them and their programs ignore
    # Ctrl-C, which several tests send.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    current_build()  # loads compiled modules before the search for doctests loads plain files
    if not config.getoption("hypothesis_profile"):
        settings.load_profile("full" if config.getoption("full") else "default")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect tests with the garbage collector off, and exempt them from later collections.

    The tests and all imported modules stay until the end. Searching these millions of objects for
    garbage, again and again, would take a fifth of the time of collecting, and more later.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))  # a stable sort
    if config.getoption("full"):
        return
    for item in items:
        if item.get_closest_marker("full"):
            item.add_marker(pytest.mark.skip(reason="runs only with --full"))


@pytest.fixture(scope="session")
def size(pytestconfig: pytest.Config) -> Size:
    is_full = bool(pytestconfig.getoption("full"))

    def choose(small: int, full: int) -> int:
        return full if is_full else small

    return choose
