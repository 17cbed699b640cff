"""The tree in docs/architecture.md is the tree, and the layers are those that are checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
if not (ROOT / "docs").is_dir():
    pytest.skip("a copy without documentation", allow_module_level=True)
PAGE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
TOP: Final = "src/romme/"
NAMES: Final = re.compile(r"(?: ?[\w*]+(?:\.py|\.pxd|/))+")
NOT_LISTED: Final = frozenset({"__init__.py", "__main__.py"})


def blocks(page: str) -> list[str]:
    """The code blocks without a language."""
    found = re.findall(r"^```([^\n]*)\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    return [block for language, block in found if not language]


def listed() -> Iterator[PurePosixPath]:
    """Every file and folder of the tree below `src/romme`, by its path from there."""
    lines = iter(blocks(PAGE)[0].splitlines())
    while not next(lines).startswith(TOP):
        pass
    folders: list[tuple[int, PurePosixPath]] = [(0, PurePosixPath())]
    for line in lines:
        depth = len(line) - len(line.lstrip())
        if not depth:
            return
        while folders[-1][0] >= depth:
            folders.pop()
        names = NAMES.match(line.lstrip())
        assert names, line
        for name in names[0].split():
            path = folders[-1][1] / name
            yield path
            if name.endswith("/"):
                folders.append((depth, path))


def modules() -> set[PurePosixPath]:
    """Every module that there is."""
    package = ROOT / TOP
    return {
        PurePosixPath(path.relative_to(package).as_posix())
        for path in package.rglob("*.py")
        if path.name not in NOT_LISTED and "__compiled__" not in path.parts
    }


def test_what_the_tree_names_is_there() -> None:
    named = {path for path in listed() if path.suffix != ".pxd"}
    assert [path for path in named if not (ROOT / TOP / path).exists()] == []


def test_what_is_there_is_named() -> None:
    """A folder of which no module is named is described as a whole."""
    named = set(listed())
    told = {path.parent for path in named if path.suffix == ".py"}
    assert sorted(path for path in modules() - named if path.parent in told) == []
    folders = {path.parent for path in modules()} - {PurePosixPath()}
    assert sorted(folders - named) == []


def test_the_layers_are_those_that_are_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (contract,) = (
        one for one in project["tool"]["importlinter"]["contracts"] if one["id"] == "layers"
    )
    checked = [
        sorted(name for name in layer.split(" | ") if not name.startswith("("))
        for layer in contract["layers"]
        if layer != "__main__"
    ]
    (drawn,) = (block for block in blocks(PAGE) if block.split()[0] == "cli")
    lines = [line.strip() for line in drawn.splitlines() if line.strip() not in {"", "|"}]
    assert [sorted(line.split(" | ")) for line in lines] == checked
