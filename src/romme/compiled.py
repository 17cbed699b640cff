"""How the fast modules run: compiled, or the same files as plain Python.

A module with a `.pxd` beside it is compiled when the package is built, by `hatch_build.py` at the
top of the checkout. The binaries of a package lie in a folder that is named after a digest of the
sources of all fast modules, because a compiled module knows the layout in memory of the classes
that it extends: if one source was edited, all of them run as plain Python until they are compiled
again. ROMME_PURE=1 hides the binaries.

A package with fast modules says so before it imports any of them:

    __path__ = search_path(__path__)
"""

from __future__ import annotations

import os
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from pathlib import Path


class Build(Enum):
    """The build that runs in this process."""

    COMPILED = "compiled"
    PLAIN = "plain"
    STALE = "stale"
    """Plain or partly so: the binaries are of other sources, or some are missing."""


def fast_modules(root: Path) -> list[Path]:
    """The modules below `root`, the folder of `romme`, that have a `.pxd` beside them."""
    declared = [*root.glob("*/*.pxd"), *root.glob("*/*/*.pxd")]
    modules = sorted(pxd.with_suffix(".py") for pxd in declared)
    return [module for module in modules if module.is_file()]


def digest(root: Path) -> str:
    """A digest of the sources of all fast modules, and of what they declare for each other."""
    sources = {*root.glob("*/*.pxd"), *root.glob("*/*/*.pxd"), *fast_modules(root)}
    contents = [(file.relative_to(root).as_posix(), file.read_bytes()) for file in sorted(sources)]
    return sha256(repr(contents).encode()).hexdigest()[:16]


def folder_of(package: Path, sources: str) -> Path:
    """Where the binaries of a package lie, if they were made from sources with this digest."""
    return package / "__compiled__" / sources


def forced_plain() -> bool:
    """Whether the environment asks for plain Python."""
    return os.environ.get("ROMME_PURE", "") not in {"", "0"}


@cache
def _own_digest() -> str:
    """The digest of the sources that this process runs: taken once, for all packages alike."""
    return digest(Path(__file__).parent)


def search_path(path: list[str]) -> list[str]:
    """Where Python looks for the modules of a package, given its `__path__`: binaries first."""
    if forced_plain():
        return path
    return [str(folder_of(Path(path[0]), _own_digest())), *path]


def current_build() -> Build:
    """How the fast modules run; imports all of them."""
    root = Path(__file__).parent
    files = fast_modules(root)
    names = [".".join(("romme", *file.relative_to(root).with_suffix("").parts)) for file in files]
    modules = [import_module(name) for name in names]
    if modules and all(isinstance(module.__loader__, ExtensionFileLoader) for module in modules):
        return Build.COMPILED
    made = any((file.parent / "__compiled__").is_dir() for file in files)
    return Build.STALE if made and not forced_plain() else Build.PLAIN
