"""The npm lock files work with any registry and on any system."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = (ROOT / "web", ROOT / "tests" / "support" / "browser" / "chromium")
EXACT: Final = re.compile(r"\d+\.\d+\.\d+$")

pytestmark = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def read_json(folder: Path, name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder / name).read_text("utf-8"))
    return content


def locked_packages(folder: Path) -> dict[str, dict[str, Any]]:
    packages: dict[str, dict[str, Any]] = read_json(folder, "package-lock.json")["packages"]
    return {path: package for path, package in packages.items() if path}


def test_no_registry_is_named(folder: Path) -> None:
    """Each machine configures its own registry."""
    text = (folder / "package-lock.json").read_text("utf-8")
    assert re.findall(r'"resolved": *"[^"]*"|https?://registry[^"]*', text) == []
    assert "omit-lockfile-registry-resolved=true" in (folder / ".npmrc").read_text("utf-8")


def test_every_package_has_a_checksum(folder: Path) -> None:
    packages = locked_packages(folder)
    assert [path for path, package in packages.items() if "integrity" not in package] == []


def test_dependencies_have_exact_versions(folder: Path) -> None:
    package = read_json(folder, "package.json")
    dependencies = package.get("dependencies", {}) | package.get("devDependencies", {})
    assert [name for name, version in dependencies.items() if not EXACT.match(version)] == []


def test_binary_packages_of_every_system_are_locked(folder: Path) -> None:
    """Packages with binaries have one optional dependency per system."""
    packages = locked_packages(folder)
    names = {path.rpartition("node_modules/")[2] for path in packages}
    missing = {
        optional
        for package in packages.values()
        for optional in package.get("optionalDependencies", {})
        if optional not in names
    }
    assert missing == set()
