"""The pre-commit hooks run the installed tools of `./romme test`, and download nothing."""

from __future__ import annotations

import re
import shlex
from importlib import import_module
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


def test_hooks_run_the_commands_of_the_test_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hook except the one that lints the page runs a command of `./romme test`.

    `./romme test` lints the page as a part of `hatch_page.py --check`.
    """
    monkeypatch.syspath_prepend(ROOT / "launch")
    checks, checkout = import_module("checks"), import_module("checkout")
    known = [" ".join(map(str, one)) for one in checks.source_checks(checkout.Checkout(Path()))]
    entries = re.findall(r"entry: *(.*)", CONFIG)
    commands = [entry for entry in entries if " -c " not in entry]
    assert len(commands) == len(entries) - 1 > 0
    assert {*commands} <= {*known}
    assert {shlex.split(entry)[0] for entry in entries} <= {
        ".romme/venv/bin/python",
        ".romme/venv/bin/ruff",
    }
