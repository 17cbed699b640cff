"""Choose how the fast modules run: compiled, or the same files as plain Python.

`hatch_build.py` compiles every module that has a `.pxd`. All binaries are in one folder. Its name
contains a digest of the sources of all fast modules, and the version and platform of Python. The
folder is renamed into place when it is complete, and a process looks for it once. So a process
never mixes compiled and plain modules, because a compiled class depends on the memory layout of its
base classes in other packages. After an edit to one source, all modules run as plain Python until
they are compiled again. ROMME_PURE=1 hides the binaries.

A package with fast modules extends its path before it imports any of them:

    __path__ = search_path(__path__)
"""

from __future__ import annotations

import os
from enum import Enum
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path


class Build(Enum):
    """How this process runs the fast modules."""

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


def folder_of(root: Path, sources: str) -> Path:
    """Return the folder for binaries for this Python, built from sources with this digest."""
    python = EXTENSION_SUFFIXES[0].strip(".").partition(".")[0]  # such as cpython-313-darwin
    return root / "__compiled__" / f"{sources}-{python}"


def forced_plain() -> bool:
    """Whether the environment variable `ROMME_PURE` asks for plain Python."""
    return os.environ.get("ROMME_PURE", "") not in {"", "0"}


def wanted_binaries() -> Path | None:
    """Return the folder for compiled modules of the current sources, or None for plain Python.

    >>> folder = wanted_binaries()
    >>> folder is None or folder.parent.name == "__compiled__"
    True
    """
    root = Path(__file__).parent
    if forced_plain() or not fast_modules(root):
        return None
    return folder_of(root, digest(root))


@cache
def own_binaries() -> Path | None:
    """Return the folder of this process's compiled modules, or None if it runs plain Python."""
    folder = wanted_binaries()
    return folder if folder is not None and folder.is_dir() else None


def search_path(path: list[str]) -> list[str]:
    """Return a package's `__path__`, with the folder of its binaries in front if there is one."""
    binaries = own_binaries()
    if binaries is None:
        return path
    return [str(binaries / Path(path[0]).relative_to(Path(__file__).parent)), *path]


def chosen_build() -> Build:
    """Return the build that this process runs, without importing a fast module."""
    if own_binaries() is not None:
        return Build.COMPILED
    made = (Path(__file__).parent / "__compiled__").is_dir()
    return Build.STALE if made and not forced_plain() else Build.PLAIN


def current_build() -> Build:
    """Import all modules that can be compiled, and return the build that runs in this process."""
    root = Path(__file__).parent
    files = fast_modules(root)
    names = [".".join(("romme", *file.relative_to(root).with_suffix("").parts)) for file in files]
    modules = [import_module(name) for name in names]
    if modules and all(isinstance(module.__loader__, ExtensionFileLoader) for module in modules):
        return Build.COMPILED
    chosen = chosen_build()
    return Build.STALE if chosen is Build.COMPILED else chosen
