"""Choose how the fast modules run: compiled, or the same files as plain Python.

When the package is built, `hatch_build.py` compiles every module that has a `.pxd`. The binaries of
a package lie in a folder named after a digest of the sources of all fast modules, because a
compiled module depends on the memory layout of the classes it extends: after an edit to one source,
all of them run as plain Python until they are recompiled. ROMME_PURE=1 hides the binaries.

A package with fast modules extends its path before it imports any of them:

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
    """Not fully compiled: the binaries belong to other sources, or some are missing."""


def fast_modules(root: Path) -> list[Path]:
    """Return the modules below `root`, the folder of `romme`, that have a `.pxd`."""
    declared = [*root.glob("*/*.pxd"), *root.glob("*/*/*.pxd")]
    modules = sorted(pxd.with_suffix(".py") for pxd in declared)
    return [module for module in modules if module.is_file()]


def digest(root: Path) -> str:
    """Return a digest of the sources and `.pxd` files of all fast modules."""
    sources = {*root.glob("*/*.pxd"), *root.glob("*/*/*.pxd"), *fast_modules(root)}
    contents = [(file.relative_to(root).as_posix(), file.read_bytes()) for file in sorted(sources)]
    return sha256(repr(contents).encode()).hexdigest()[:16]


def folder_of(package: Path, sources: str) -> Path:
    """Return the folder for a package's binaries built from sources with this digest."""
    return package / "__compiled__" / sources


def forced_plain() -> bool:
    """Whether the environment asks for plain Python."""
    return os.environ.get("ROMME_PURE", "") not in {"", "0"}


@cache
def _own_digest() -> str:
    """The digest of the sources that this process runs, computed once for all packages."""
    return digest(Path(__file__).parent)


def search_path(path: list[str]) -> list[str]:
    """Return a package's `__path__` with the folder of its binaries in front."""
    if forced_plain():
        return path
    return [str(folder_of(Path(path[0]), _own_digest())), *path]


def current_build() -> Build:
    """Return how the fast modules run; imports all of them."""
    root = Path(__file__).parent
    files = fast_modules(root)
    names = [".".join(("romme", *file.relative_to(root).with_suffix("").parts)) for file in files]
    modules = [import_module(name) for name in names]
    if modules and all(isinstance(module.__loader__, ExtensionFileLoader) for module in modules):
        return Build.COMPILED
    made = any((file.parent / "__compiled__").is_dir() for file in files)
    return Build.STALE if made and not forced_plain() else Build.PLAIN
