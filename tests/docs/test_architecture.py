"""The file tree and the layers in docs/architecture.md agree with the code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
if not (ROOT / "docs").is_dir():
    pytest.skip("no docs in this copy", allow_module_level=True)
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PACKAGE: Final = "src/romme/"
FILE_NAMES: Final = re.compile(r"(?: ?[\w*]+(?:\.py|\.pxd|/))+")
NOT_LISTED: Final = frozenset({"__init__.py", "__main__.py"})


def plain_blocks(page: str) -> list[str]:
    """Return the code blocks of a page that name no language."""
    found = re.findall(r"^```([^\n]*)\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    return [block for language, block in found if not language]


def listed_paths() -> Iterator[PurePosixPath]:
    """Yield every path in the documented tree, relative to `src/romme`."""
    lines = iter(plain_blocks(PAGE)[0].splitlines())
    while not next(lines).startswith(PACKAGE):
        pass
    folders: list[tuple[int, PurePosixPath]] = [(0, PurePosixPath())]
    for line in lines:
        depth = len(line) - len(line.lstrip())
        if not depth:
            return
        while folders[-1][0] >= depth:
            folders.pop()
        names = FILE_NAMES.match(line.lstrip())
        assert names, line
        for name in names[0].split():
            path = folders[-1][1] / name
            yield path
            if name.endswith("/"):
                folders.append((depth, path))


def existing_modules() -> set[PurePosixPath]:
    """Return the paths of all modules, relative to `src/romme`."""
    package = ROOT / PACKAGE
    return {
        PurePosixPath(path.relative_to(package).as_posix())
        for path in package.rglob("*.py")
        if path.name not in NOT_LISTED and "__compiled__" not in path.parts
    }


def test_every_path_in_the_tree_exists() -> None:
    named = {path for path in listed_paths() if path.suffix != ".pxd"}
    assert [path for path in named if not (ROOT / PACKAGE / path).exists()] == []


def test_every_module_is_in_the_tree() -> None:
    """The tree may describe a folder as a whole, without listing its modules."""
    named = set(listed_paths())
    listed_folders = {path.parent for path in named if path.suffix == ".py"}
    assert (
        sorted(path for path in existing_modules() - named if path.parent in listed_folders) == []
    )
    folders = {path.parent for path in existing_modules()} - {PurePosixPath()}
    assert sorted(folders - named) == []


def test_the_layers_match_the_import_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (contract,) = (
        one for one in project["tool"]["importlinter"]["contracts"] if one["id"] == "layers"
    )
    checked = [
        sorted(name for name in layer.split(" | ") if not name.startswith("("))
        for layer in contract["layers"]
        if layer != "__main__"
    ]
    (diagram,) = (block for block in plain_blocks(PAGE) if block.split()[0] == "cli")
    lines = [line.strip() for line in diagram.splitlines() if line.strip() not in {"", "|"}]
    assert [sorted(line.split(" | ")) for line in lines] == checked
