"""Run the program on a tournament file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Ran, Run

NAMES = ("Anna", "Jos", "Léa", "Marc", "Nico", "Paul", "Rita", "Théo", "Zoé")
CUP = "cup.romme"


@pytest.fixture(autouse=True)
def _no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip fsync; durability is tested with the file itself."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture
def cup(romme: Run) -> Callable[..., Ran]:
    """Return a function that runs a command on a tournament file."""

    def run(command: str, *arguments: str, stdin: bytes = b"") -> Ran:
        return romme("tournament", command, CUP, *arguments, stdin=stdin)

    return run


Cup = Callable[..., Ran]


def done(ran: Ran) -> str:
    """Return the output of a successful run."""
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def data(ran: Ran, status: int = 0) -> Any:  # noqa: ANN401 - JSON
    assert ran.status == status, ran.err
    return json.loads(ran.out)


@pytest.fixture(scope="session")
def begun() -> dict[str, bytes]:
    """Cache of the file with nine players."""
    return {}


@pytest.fixture
def nine(cup: Cup, begun: dict[str, bytes]) -> Cup:
    """Nine players at three tables, one round, the first series started, the packs counted."""
    if not begun:
        done(cup("new", "Spring cup", "--rounds", "1"))
        done(cup("add", *NAMES, "--present"))
        done(cup("seat", "--by-hand", "1 2 3 / 4 5 6 / 7 8 9"))
        done(cup("begin"))
        done(cup("pack"))
        begun[CUP] = Path(CUP).read_bytes()
    Path(CUP).write_bytes(begun[CUP])
    return cup
