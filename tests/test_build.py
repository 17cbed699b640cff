"""Fast modules are compiled where that can be done; where it cannot, nothing breaks.

Each test builds a small checkout of its own: our `pyproject.toml` and `hatch_build.py`, and a
package `romme.solver` with one module that has declarations and one that has none.
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
ASK: Final = """\
from romme.compiled import current_build
from romme.solver.fast import total
from romme.solver.slow import total as slow_total

print(current_build().value, total(5), slow_total(5))
"""
NOT_COMPILED: Final = "Rommé: nothing was compiled; plain Python will run, slower."


class Checkout:
    """A folder like ours, small."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.package = place / "src" / "romme" / "solver"

    def write(self) -> None:
        self.package.mkdir(parents=True)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
            shutil.copy(ROOT / name, self.place)
        shutil.copy(ROOT / "src" / "romme" / "compiled.py", self.package.parent)
        (self.package.parent / "__init__.py").touch()
        (self.package / "__init__.py").write_text(PACKAGE)
        (self.package / "fast.py").write_text(FAST)
        (self.package / "fast.pxd").write_text(DECLARATIONS)
        (self.package / "slow.py").write_text(FAST)

    @property
    def folder(self) -> Path:
        """Where the binaries of the sources as they are now belong."""
        return folder_of(self.package, digest(self.package.parent))

    def write_old_binaries(self) -> None:
        """Leave behind what earlier builds may have, for this Python and for others."""
        for folder in (self.folder, self.package / "__compiled__" / "0123456789abcdef"):
            folder.mkdir(parents=True)
            for suffix in (SUFFIX, ".cp399-win_amd64.pyd"):
                (folder / f"fast{suffix}").touch()

    @property
    def binaries(self) -> list[str]:
        return [path.name for path in self.package.rglob("__compiled__/**/*")]

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python in this checkout."""
        inherited = {name: value for name, value in os.environ.items() if name != "ROMME_PURE"}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.place,
            env=inherited | {"PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8"} | environment,
            capture_output=True,
            check=True,
            text=True,
            encoding="utf-8",
        )

    def build(self, target: str = "wheel", **environment: str) -> str:
        """Build the package; return what was said about it."""
        return self.run("-m", "hatchling", "build", "--target", target, **environment).stderr

    @property
    def wheel(self) -> Path:
        (wheel,) = self.place.glob("dist/*.whl")
        return wheel

    def ask(self, **environment: str) -> str:
        """How the modules run, and what each of them answers."""
        return self.run("-c", ASK, **environment).stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    checkout = Checkout(tmp_path)
    checkout.write()
    return checkout


@pytest.fixture
def compiler() -> None:
    """Skip a test where nothing can be compiled."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if shutil.which(command.split()[0]) is None:
        pytest.skip("no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        pytest.skip("no header files of Python")


@pytest.mark.usefixtures("compiler")
def test_life_of_a_binary(checkout: Checkout) -> None:
    """One test, because compiling takes seconds."""
    checkout.build()
    assert checkout.ask() == "compiled 10 10"
    assert checkout.ask(ROMME_PURE="1") == "plain 10 10"

    # Only what has declarations was compiled, and nothing else is left behind.
    binary = checkout.folder / f"fast{SUFFIX}"
    made = {path for path in checkout.place.rglob("*") if path.suffix in {".c", ".o", ".so"}}
    assert made == {binary}

    # The wheel contains it and says so by its name.
    assert not checkout.wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(checkout.wheel) as archive:
        names = {*archive.namelist()}
    package = "romme/solver"
    assert {f"{package}/fast.py", f"{package}/fast.pxd"} <= names
    assert f"{package}/__compiled__/{binary.parent.name}/{binary.name}" in names

    # It outlives the change of another module, but not of its own.
    (checkout.package / "slow.py").write_text(FAST.replace("result = 0", "result = 100"))
    assert checkout.ask() == "compiled 10 110"
    (checkout.package / "fast.py").write_text(FAST.replace("result = 0", "result = 100"))
    assert checkout.ask() == "stale 110 110"


@pytest.mark.parametrize("name", ["fast.py", "fast.pxd"])
def test_changed_source_has_no_binaries(checkout: Checkout, name: str) -> None:
    before = checkout.folder
    with (checkout.package / name).open("a") as source:
        source.write("# changed\n")
    assert checkout.folder != before


def test_changed_source_of_one_package_hides_the_binaries_of_all(checkout: Checkout) -> None:
    """A compiled class knows how the classes lie in memory that it extends, wherever they are."""
    before = checkout.folder
    sibling = checkout.package.parent / "simulator"
    sibling.mkdir()
    (sibling / "fast.py").write_text(FAST)
    assert checkout.folder == before  # it has no declarations yet
    (sibling / "fast.pxd").write_text(DECLARATIONS)
    assert checkout.folder != before


def test_source_distribution_has_what_the_build_needs(checkout: Checkout) -> None:
    checkout.write_old_binaries()
    checkout.build("sdist")
    (file,) = checkout.place.glob("dist/*.tar.gz")
    with tarfile.open(file) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "src/romme/solver/fast.py", "src/romme/solver/fast.pxd"} <= names
    assert not [name for name in names if "__compiled__" in name]


def test_ROMME_PURE_compiles_nothing(checkout: Checkout) -> None:  # noqa: N802  # its name
    checkout.write_old_binaries()
    assert NOT_COMPILED not in checkout.build(ROMME_PURE="1")
    assert checkout.binaries == []
    assert checkout.wheel.name.endswith("-py3-none-any.whl")


def no_compiler(checkout: Checkout) -> dict[str, str]:
    return {"CC": str(checkout.place / "nowhere")}


def lying_compiler(checkout: Checkout) -> dict[str, str]:
    """A compiler that says all is well and writes nonsense."""
    compiler = checkout.place / "cc"
    compiler.write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done; echo nonsense >"$2"\n')
    compiler.chmod(0o755)
    return {"CC": str(compiler)}


def wrong_declaration(checkout: Checkout) -> dict[str, str]:
    (checkout.package / "fast.pxd").write_text("cpdef total\n")
    return {}


def no_cython(checkout: Checkout) -> dict[str, str]:
    (checkout.place / "src" / "Cython.py").write_text("raise ImportError")
    return {}


@pytest.mark.parametrize("mishap", [no_compiler, lying_compiler, wrong_declaration, no_cython])
def test_whatever_goes_wrong_plain_python_runs(
    checkout: Checkout, mishap: Callable[[Checkout], dict[str, str]]
) -> None:
    checkout.write_old_binaries()
    assert NOT_COMPILED in checkout.build(**mishap(checkout)).splitlines()
    assert checkout.binaries == []
    assert checkout.ask() == "plain 10 10"
    assert checkout.wheel.name.endswith("-py3-none-any.whl")


def test_tests_run_what_the_program_runs() -> None:
    """Pytest takes examples from the plain file, unless the package has loaded the binary."""
    tell = "from romme.compiled import current_build; print(current_build().value)"
    told = subprocess.run([sys.executable, "-c", tell], capture_output=True, check=True, text=True)
    assert current_build().value == told.stdout.strip()
