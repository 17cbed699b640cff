"""The hooks of pre-commit run the tools of ./romme test, and nothing that is downloaded."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
FILE: Final = ROOT / ".pre-commit-config.yaml"
if not FILE.is_file():
    pytest.skip("a copy without hooks", allow_module_level=True)
CONFIG: Final = FILE.read_text("utf-8")


def test_hooks_are_local() -> None:
    assert re.findall(r"repo: *(.*)", CONFIG) == ["local"]
    assert {*re.findall(r"language: *(.*)", CONFIG)} == {"system"}
    assert "://" not in CONFIG


def test_hooks_run_the_commands_of_the_script() -> None:
    """The lint of the page is a part of `hatch_page.py --check`, which the script runs."""
    script = (ROOT / "romme").read_text("utf-8").replace('"$venv/bin/', '".romme/venv/bin/')
    known = script.replace('"$home/', '".romme/').replace('"', "")
    entries = re.findall(r"entry: *(.*)", CONFIG)
    commands = [entry for entry in entries if " -c " not in entry]
    assert len(commands) == len(entries) - 1 > 0
    assert [command for command in commands if f"{command}\n" not in known] == []
    assert {shlex.split(entry)[0] for entry in entries} <= {
        ".romme/venv/bin/python",
        ".romme/venv/bin/ruff",
    }
