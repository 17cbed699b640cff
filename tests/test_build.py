"""Fast modules are compiled if possible. Otherwise the package runs as plain Python.

Each test builds its own small checkout: our `pyproject.toml` and `hatch_build.py`, and a package
`romme.solver` with one module that has declarations and one that has none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from romme.compiled import current_build, digest, folder_of

ROOT: Final = Path(__file__).parents[1]
SUFFIX: Final = sysconfig.get_config_var("EXT_SUFFIX")
FAST: Final = """\
def total(limit: int) -> int:
    result = 0
    for number in range(limit):
        result += number
    return result
"""
DECLARATIONS: Final = "cpdef long total(long limit)\n"
PACKAGE: Final = """\
from romme.compiled import search_path

__path__ = search_path(__path__)
"""
PRINT_RESULTS: Final = """\
from romme.compiled import current_build
from romme.solver.fast import total
from romme.solver.slow import total as slow_total

print(current_build().value, total(5), slow_total(5))
"""
NOT_COMPILED: Final = "Rommé: compiling failed; Rommé will run as plain Python, which is slower."


class Checkout:
    """A small checkout with two modules."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "romme" / "solver"

    def write(self) -> None:
        self.package.mkdir(parents=True)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
            shutil.copy(ROOT / name, self.root)
        shutil.copy(ROOT / "src" / "romme" / "compiled.py", self.package.parent)
        (self.package.parent / "__init__.py").touch()
        (self.package / "__init__.py").write_text(PACKAGE)
        (self.package / "fast.py").write_text(FAST)
        (self.package / "fast.pxd").write_text(DECLARATIONS)
        (self.package / "slow.py").write_text(FAST)

    @property
    def binary_folder(self) -> Path:
        """The folder for binaries of the current sources."""
        return folder_of(self.package.parent, digest(self.package.parent))

    def write_old_binaries(self) -> None:
        """Create files like those of earlier builds, for this Python version and for others."""
        old = self.binary_folder.with_name("0123456789abcdef-cp399-win_amd64")
        older = self.package / "__compiled__" / "0123456789abcdef"
        for folder in (self.binary_folder / "solver", old / "solver", older):
            folder.mkdir(parents=True)
            for suffix in (SUFFIX, ".cp399-win_amd64.pyd"):
                (folder / f"fast{suffix}").touch()

    @property
    def binaries(self) -> list[str]:
        return [path.name for path in self.package.parent.rglob("__compiled__/**/*")]

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python in this checkout, with variables added to its environment."""
        inherited = {name: value for name, value in os.environ.items() if name != "ROMME_PURE"}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=inherited | {"PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8"} | environment,
            capture_output=True,
            check=True,
            text=True,
            encoding="utf-8",
        )

    def build(self, target: str = "wheel", **environment: str) -> str:
        """Build a distribution with Hatchling, and return what it printed to stderr."""
        return self.run("-m", "hatchling", "build", "--target", target, **environment).stderr

    @property
    def wheel(self) -> Path:
        (wheel,) = self.root.glob("dist/*.whl")
        return wheel

    def results(self, **environment: str) -> str:
        """Return the kind of build and the results of both modules, as a program prints them."""
        return self.run("-c", PRINT_RESULTS, **environment).stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    checkout = Checkout(tmp_path)
    checkout.write()
    return checkout


@pytest.fixture
def compiler() -> None:
    """Skip a test if there is no C compiler or no `Python.h`."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if shutil.which(command.split()[0]) is None:
        pytest.skip("no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        pytest.skip("no header files of Python")


@pytest.mark.usefixtures("compiler")
def test_binaries_are_built_used_packed_and_invalidated(checkout: Checkout) -> None:
    """A single test covers these steps, because each compilation takes seconds."""
    checkout.build()
    assert checkout.results() == "compiled 10 10"
    assert checkout.results(ROMME_PURE="1") == "plain 10 10"

    # Only the module with declarations is compiled, and no other files remain.
    binary = checkout.binary_folder / "solver" / f"fast{SUFFIX}"
    created = {path for path in checkout.root.rglob("*") if path.suffix in {".c", ".o", ".so"}}
    assert created == {binary}

    # The wheel contains the binary, and its tag names the platform.
    assert not checkout.wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(checkout.wheel) as archive:
        names = {*archive.namelist()}
    package = "romme/solver"
    assert {f"{package}/fast.py", f"{package}/fast.pxd"} <= names
    folder = f"romme/__compiled__/{checkout.binary_folder.name}"
    assert f"{folder}/solver/{binary.name}" in names

    # The binary stays valid when another module changes, but not when its own does.
    (checkout.package / "slow.py").write_text(FAST.replace("result = 0", "result = 100"))
    assert checkout.results() == "compiled 10 110"
    (checkout.package / "fast.py").write_text(FAST.replace("result = 0", "result = 100"))
    assert checkout.results() == "stale 110 110"


@pytest.mark.parametrize("name", ["fast.py", "fast.pxd"])
def test_changing_a_source_invalidates_the_binaries(checkout: Checkout, name: str) -> None:
    before = checkout.binary_folder
    with (checkout.package / name).open("a") as source:
        source.write("# changed\n")
    assert checkout.binary_folder != before


def test_changing_one_package_invalidates_the_binaries_of_all(checkout: Checkout) -> None:
    """A compiled class depends on the memory layout of its base classes in other packages."""
    before = checkout.binary_folder
    sibling = checkout.package.parent / "simulator"
    sibling.mkdir()
    (sibling / "fast.py").write_text(FAST)
    assert checkout.binary_folder == before  # no declarations yet
    (sibling / "fast.pxd").write_text(DECLARATIONS)
    assert checkout.binary_folder != before


def test_source_distribution_contains_the_files_for_the_build(checkout: Checkout) -> None:
    checkout.write_old_binaries()
    checkout.build("sdist")
    (file,) = checkout.root.glob("dist/*.tar.gz")
    with tarfile.open(file) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "src/romme/solver/fast.py", "src/romme/solver/fast.pxd"} <= names
    assert not [name for name in names if "__compiled__" in name]


def test_ROMME_PURE_compiles_nothing(checkout: Checkout) -> None:  # noqa: N802 - the name of a variable
    checkout.write_old_binaries()
    assert NOT_COMPILED not in checkout.build(ROMME_PURE="1")
    assert checkout.binaries == []
    assert checkout.wheel.name.endswith("-py3-none-any.whl")


def no_compiler(checkout: Checkout) -> dict[str, str]:
    return {"CC": str(checkout.root / "nowhere")}


def broken_compiler(checkout: Checkout) -> dict[str, str]:
    """Return an environment with a compiler that exits with 0 but writes nonsense."""
    compiler = checkout.root / "cc"
    compiler.write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done; echo nonsense >"$2"\n')
    compiler.chmod(0o755)
    return {"CC": str(compiler)}


def wrong_declaration(checkout: Checkout) -> dict[str, str]:
    (checkout.package / "fast.pxd").write_text("cpdef total\n")
    return {}


def no_cython(checkout: Checkout) -> dict[str, str]:
    (checkout.root / "src" / "Cython.py").write_text("raise ImportError")
    return {}


@pytest.mark.parametrize("failure", [no_compiler, broken_compiler, wrong_declaration, no_cython])
def test_after_a_failed_build_plain_python_runs(
    checkout: Checkout, failure: Callable[[Checkout], dict[str, str]]
) -> None:
    checkout.write_old_binaries()
    assert NOT_COMPILED in checkout.build(**failure(checkout)).splitlines()
    assert checkout.binaries == []
    assert checkout.results() == "plain 10 10"
    assert checkout.wheel.name.endswith("-py3-none-any.whl")


def test_tests_run_the_same_build_as_the_program() -> None:
    """Collecting doctests must not import the plain file of a module that has a binary."""
    script = "from romme.compiled import current_build; print(current_build().value)"
    program = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )
    assert current_build().value == program.stdout.strip()
