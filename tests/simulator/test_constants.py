"""Compiled code uses the same constants as the Python code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from romme.compiled import fast_modules
from tools import constants

SRC: Final = Path(__file__).parents[2] / "src" / "romme"
FAST: Final = fast_modules(SRC)
CIMPORT: Final = re.compile(r"^from romme\.(\w+) cimport c_(\w+) as (\w+)$", re.MULTILINE)


def aliases(module: Path) -> Iterator[tuple[str, str]]:
    """Yield the full name and the local name of each constants module that `module` imports."""
    source = module.read_text("utf-8")
    for table in constants.TABLES:
        package, _, name = table.rpartition(".")
        for alias in re.findall(
            rf"^from {package} import {name}(?: as (\w+))?$", source, re.MULTILINE
        ):
            yield table, alias or name


def test_declarations_are_up_to_date() -> None:
    assert constants.stale() == []


def test_stale_declarations_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "SRC", tmp_path)
    assert constants.stale() == [constants.declaration_file(table) for table in constants.TABLES]


@pytest.mark.parametrize("module", FAST, ids=lambda module: module.stem)
def test_every_constants_module_in_use_is_cimported(module: Path) -> None:
    """Without a cimport the module still compiles, but looks up constants as Python objects."""
    declared = module.with_suffix(".pxd").read_text("utf-8")
    cimported = {
        (f"romme.{package}.{name}", alias) for package, name, alias in CIMPORT.findall(declared)
    }
    assert cimported == set(aliases(module))


@pytest.mark.parametrize("module", FAST, ids=lambda module: module.stem)
def test_bit_shifts_and_masks_use_named_constants(module: Path) -> None:
    literal = r"(?:>>|<<) (?:4|6|8|14|21|24)\b|(?:meld|run|code) & \d|>> \w+ & (?:15|63)"
    assert re.findall(literal, module.read_text("utf-8")) == []
