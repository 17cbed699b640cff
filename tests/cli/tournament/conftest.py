"""Fixtures that run the program on a tournament file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run, RunResult

NAMES = ("Anna", "Jos", "Léa", "Marc", "Nico", "Paul", "Rita", "Théo", "Zoé")
CUP = "cup.romme"


@pytest.fixture(autouse=True)
def _no_fsync(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip fsync. The tests of the tournament file cover durability."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture
def cup(romme: Run) -> Callable[..., RunResult]:
    """Return a function that runs a `romme tournament` command on the file `cup.romme`."""

    def run(command: str, *arguments: str, stdin: bytes = b"") -> RunResult:
        return romme("tournament", command, CUP, *arguments, stdin=stdin)

    return run


Cup = Callable[..., RunResult]


def output_of(result: RunResult) -> str:
    """Assert that a run was successful, and return its output."""
    assert (result.status, result.err) == (0, "")
    return result.out


def json_of(result: RunResult, status: int = 0) -> Any:  # noqa: ANN401 - JSON
    assert result.status == status, result.err
    return json.loads(result.out)


@pytest.fixture(scope="session")
def nine_cache() -> dict[str, bytes]:
    """A cache for the content of the tournament file that `nine` creates."""
    return {}


@pytest.fixture
def nine(cup: Cup, nine_cache: dict[str, bytes]) -> Cup:
    """Create a tournament with nine players, begin its first series, and return `cup`.

    There are three tables and one round per series. The packs have been counted.
    """
    if not nine_cache:
        output_of(cup("new", "Spring cup", "--rounds", "1"))
        output_of(cup("add", *NAMES, "--present"))
        output_of(cup("seat", "--by-hand", "1 2 3 / 4 5 6 / 7 8 9"))
        output_of(cup("begin"))
        output_of(cup("pack"))
        nine_cache[CUP] = Path(CUP).read_bytes()
    Path(CUP).write_bytes(nine_cache[CUP])
    return cup
