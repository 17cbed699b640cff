"""How the fast modules run: compiled, or the same files as plain Python.

A module with a `.pxd` beside it is compiled when the package is built, by `hatch_build.py` at the
top of the checkout. The binaries lie in a folder that is named after the sources they were made
from: an edited source has none, and runs as it is until they are made again. ROMME_PURE=1 hides
them all.
"""

from __future__ import annotations

import os
from enum import Enum
from hashlib import sha256
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from pathlib import Path


class Build(Enum):
    """What runs in this process."""

    COMPILED = "compiled"
    PLAIN = "plain"
    STALE = "stale"
    """Plain or partly so: what was compiled is not from these sources, or not all there."""


def folder_of(package: Path) -> Path:
    """Where the binaries of a package lie, if they were made from its sources as they are now."""
    declarations = sorted(package.glob("*.pxd"))
    sources = [file for pxd in declarations for file in (pxd, pxd.with_suffix(".py"))]
    contents = [(file.name, file.read_bytes()) for file in sources if file.is_file()]
    return package / "__compiled__" / sha256(repr(contents).encode()).hexdigest()[:16]


def forced_plain() -> bool:
    """Whether the environment asks for plain Python."""
    return os.environ.get("ROMME_PURE", "") not in {"", "0"}


def search_path(path: list[str]) -> list[str]:
    """Where Python looks for the modules of a package, given its `__path__`: binaries first."""
    if forced_plain():
        return path
    return [str(folder_of(Path(path[0]))), *path]


def how_built() -> Build:
    """How the modules of this package run."""
    package = Path(__file__).parent
    names = [pxd.stem for pxd in package.glob("*.pxd") if pxd.with_suffix(".py").is_file()]
    modules = [import_module(f"{__package__}.{name}") for name in names]
    if modules and all(isinstance(module.__loader__, ExtensionFileLoader) for module in modules):
        return Build.COMPILED
    made = (package / "__compiled__").is_dir() and not forced_plain()
    return Build.STALE if made else Build.PLAIN
