"""Compile the fast modules while a wheel is built, if there is a C compiler.

Cython compiles every module under `src/romme` that has a `.pxd` file. If that fails, the package is
built without binaries and the modules run as plain Python. ROMME_PURE=1 turns compiling off.
`romme.compiled` finds the binaries at run time.

An editable installation compiles nothing. In a checkout `./romme` runs this script in the
background, and a developer can run it after a change:

    .romme/venv/bin/python hatch_build.py
"""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SRC: Final = Path(__file__).resolve().parent / "src"
BINARIES: Final = "__compiled__"
REQUIRED: Final = ("cython>=3.3,<4", "setuptools")


def compiled(name: str) -> Any:  # noqa: ANN401 - one of several functions
    """Return a function of `romme.compiled`, which cannot be imported before it is installed."""
    return runpy.run_path(str(SRC / "romme" / "compiled.py"))[name]


def fast_modules(src: Path) -> list[Path]:
    """Return the modules to compile, relative to `src`."""
    modules: list[Path] = compiled("fast_modules")(src / "romme")
    return [path.relative_to(src) for path in modules]


def should_compile() -> bool:
    """Whether there are modules to compile and ROMME_PURE does not forbid it."""
    pure = os.environ.get("ROMME_PURE", "") not in {"", "0"}
    return not pure and bool(fast_modules(SRC))


def dotted(module: Path) -> str:
    """Return the import name of a module: romme.cards for romme/cards.py."""
    return ".".join(module.with_suffix("").parts)


def remove_binaries(*, if_possible: bool = False) -> None:
    """Remove the binaries of all builds and all Python versions."""
    for folder in sorted(SRC.rglob(BINARIES)):  # earlier versions had one in each package
        shutil.rmtree(folder, ignore_errors=if_possible)


def compile_modules(modules: Sequence[Path], *, out: Path) -> None:
    """Compile modules below the current folder. Cython's checks of indices and divisors stay on."""
    # Imported here because a build that compiles nothing has neither of them.
    from Cython.Build import cythonize  # noqa: PLC0415
    from setuptools import (  # type: ignore[import-untyped]  # noqa: PLC0415 - untyped
        Extension,
        setup,
    )

    directives = {
        "language_level": 3,
        "binding": True,  # functions keep their names and signatures
        "infer_types": True,
        "annotation_typing": False,  # the types for Cython are in the .pxd
    }
    # Without -g0, debug information takes most of the binary and a quarter of the time.
    options = ["/O2"] if os.name == "nt" else ["-O3", "-g0"]
    extensions = [
        Extension(dotted(module), [str(module)], extra_compile_args=options) for module in modules
    ]
    setup(
        ext_modules=cythonize(  # type: ignore[no-untyped-call]  # untyped too
            extensions, compiler_directives=directives, quiet=True
        ),
        script_args=[
            "--quiet",
            "build_ext",
            f"--build-lib={out}",
            f"--parallel={os.cpu_count() or 1}",
        ],
    )


def main() -> None:
    """Replace the binaries. If compiling fails, none are left."""
    remove_binaries()
    if not should_compile():
        return
    # Compile in a copy, and keep only binaries that can be imported.
    with tempfile.TemporaryDirectory() as copy, chdir(copy):
        shutil.copytree(SRC / "romme", "romme", ignore=shutil.ignore_patterns("__pycache__"))
        modules = fast_modules(Path())
        compile_modules(modules, out=Path("out"))
        folder = compiled("folder_of")(Path("romme"), compiled("digest")(Path("romme")))
        shutil.copytree(Path("out", "romme"), folder)
        names = [dotted(module) for module in modules]
        subprocess.run(
            [sys.executable, "-c", f"import {', '.join(names)}"],
            check=True,
            env=os.environ | {"PYTHONPATH": copy},
        )
        # Copy first and rename then, so that an aborted copy is never used.
        unfinished = SRC / folder.parent / "unfinished"
        shutil.rmtree(unfinished, ignore_errors=True)
        shutil.copytree(folder, unfinished)
        unfinished.rename(SRC / folder)
    print("compiled:", *names)


def page(name: str) -> Any:  # noqa: ANN401 - functions and constants
    """Return a name of `hatch_page.py`, which a build cannot import. None if there is no file."""
    file = Path(__file__).with_name("hatch_page.py")
    return runpy.run_path(str(file))[name] if file.is_file() else None


class CompiledModules(BuildHookInterface[BuilderConfig]):
    """The build hook that hatchling calls for every wheel, including editable ones."""

    def dependencies(self) -> list[str]:
        """Return the packages that the build needs besides hatchling."""
        packages = [*REQUIRED] if should_compile() and not self._is_editable() else []
        is_fresh, npm_command = page("is_fresh"), page("npm_command")
        if self._builds_page() and not (is_fresh() or npm_command()):
            packages.append(page("NODE"))
        return packages

    def _builds_page(self) -> bool:
        """Whether this build includes the page. In a checkout, ./romme builds it instead."""
        return (
            page("is_fresh") is not None
            and not self._is_editable()
            and not os.environ.get("ROMME_PAGE")
        )

    def _is_editable(self) -> bool:
        return "editable" in (self.build_config.target_config.get("versions") or ())

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, build the page and set the tag of the wheel. Do nothing for an editable one."""
        if version == "editable":
            return
        # In a child process, so that a crash does not abort the installation.
        if subprocess.run([sys.executable, __file__], check=False).returncode:
            remove_binaries(if_possible=True)
            print(
                "Rommé: compiling failed; Rommé will run as plain Python, which is slower.",
                file=sys.stderr,
            )
        if self._builds_page():
            script = str(Path(__file__).with_name("hatch_page.py"))
            if subprocess.run([sys.executable, script], check=False).returncode:
                print(
                    "Rommé: building the page failed; the server will show a plain page.",
                    file=sys.stderr,
                )
        compiled = any(SRC.rglob(BINARIES))
        build_data |= {"pure_python": not compiled, "infer_tag": compiled}


if __name__ == "__main__":
    main()
