"""Fixtures that run the program in this process, with a fixed language and width."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from romme.cli import main


class RunResult(NamedTuple):
    """Exit status and output of a run."""

    status: int
    out: str
    err: str


Run: TypeAlias = Callable[..., RunResult]
Write: TypeAlias = Callable[[str], str]


@pytest.fixture(autouse=True)
def _environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "ROMME_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def romme(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs the program, optionally with standard input."""

    def run(*arguments: str, stdin: bytes = b"") -> RunResult:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        with pytest.raises(SystemExit) as end:
            main(arguments)
        status = end.value.code
        assert isinstance(status, int)
        return RunResult(status, *capsys.readouterr())

    return run


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes a text to a game file and returns the file's name."""

    def to_file(text: str) -> str:
        (tmp_path / "game.romme").write_text(text, "utf-8")
        return "game.romme"

    return to_file
