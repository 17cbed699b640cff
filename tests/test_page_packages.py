"""The packages of the page: what their lock files name can be fetched anywhere, on any machine."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = (ROOT / "web", ROOT / "tests" / "browser" / "chromium")
EXACT: Final = re.compile(r"\d+\.\d+\.\d+$")

pytestmark = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def read(folder: Path, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / name).read_text("utf-8"))
    return found


def locked(folder: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(folder, "package-lock.json")["packages"]
    return {path: package for path, package in found.items() if path}


def test_no_registry_is_named(folder: Path) -> None:
    """Where packages come from is the business of the machine that fetches them."""
    text = (folder / "package-lock.json").read_text("utf-8")
    assert re.findall(r'"resolved": *"[^"]*"|https?://registry[^"]*', text) == []
    assert "omit-lockfile-registry-resolved=true" in (folder / ".npmrc").read_text("utf-8")


def test_every_package_can_be_checked(folder: Path) -> None:
    packages = locked(folder)
    assert [path for path, package in packages.items() if "integrity" not in package] == []


def test_what_is_asked_for_is_exact(folder: Path) -> None:
    package = read(folder, "package.json")
    asked = package.get("dependencies", {}) | package.get("devDependencies", {})
    assert [name for name, version in asked.items() if not EXACT.match(version)] == []


def test_every_system_finds_its_program(folder: Path) -> None:
    """Packages with programs in them name one for each system: all of those must be locked."""
    packages = locked(folder)
    names = {path.rpartition("node_modules/")[2] for path in packages}
    missing = {
        optional
        for package in packages.values()
        for optional in package.get("optionalDependencies", {})
        if optional not in names
    }
    assert missing == set()
