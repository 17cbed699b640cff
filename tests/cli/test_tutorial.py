"""The commands of the tutorial work in the order given, and print what the page shows."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.cli.conftest import Run

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "tutorial.md"
if not PAGE.is_file():
    pytest.skip("a copy without documentation", allow_module_level=True)
BLOCK: Final = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
NOT_RUN: Final = frozenset({"serve", "arena"})
"""Commands that do not end, or take long and have tests of their own."""


def run_lines(romme: Run, lines: str) -> str:
    """Run the commands in a shell block, except those in `NOT_RUN`, and return their output."""
    printed = ""
    for line in lines.splitlines():
        match shlex.split(line, comments=True):
            case ["./romme", command, *arguments] if command not in NOT_RUN:
                result = romme(command, *arguments)
                assert result.status == ("refused" in line), result
                printed += result.out
            case _:
                pass
    return printed


def test_commands_of_the_tutorial_work(romme: Run, tmp_path: Path) -> None:
    """A code block without a language shows part of the output of the commands before it."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    printed = ""
    for language, text in BLOCK.findall(PAGE.read_text("utf-8")):
        if language == "sh":
            printed = run_lines(romme, text)
        elif language == "python" and "record(" in text:
            program = [sys.executable, "-c", text]
            written = subprocess.run(program, capture_output=True, check=True)
            (tmp_path / "game.romme").write_bytes(written.stdout)
        elif not language and printed:
            assert text in printed
