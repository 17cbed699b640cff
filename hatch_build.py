"""Compiles the fast modules while the package is built, where there is a C compiler.

Every module under `src/romme` that has a `.pxd` beside it is compiled by Cython. Whatever goes
wrong, the package is built all the same and the modules run as plain Python; with ROMME_PURE=1
nothing is compiled. `romme.compiled` finds what is made here.

To compile again after a change, without installing anything:

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
    """A function of `romme.compiled`, which a build cannot import: the package is not there yet."""
    return runpy.run_path(str(SRC / "romme" / "compiled.py"))[name]


def fast_modules(src: Path) -> list[Path]:
    """The modules to compile, as paths from `src`."""
    found: list[Path] = compiled("fast_modules")(src / "romme")
    return [path.relative_to(src) for path in found]


def wanted() -> bool:
    """Whether something is to be compiled."""
    pure = os.environ.get("ROMME_PURE", "") not in {"", "0"}
    return not pure and bool(fast_modules(SRC))


def dotted(module: Path) -> str:
    """The name by which a module is imported: romme.cards for romme/cards.py."""
    return ".".join(module.with_suffix("").parts)


def remove_binaries(*, if_possible: bool = False) -> None:
    """Remove all that was ever compiled, for whatever Python."""
    for folder in sorted(SRC.rglob(BINARIES)):
        shutil.rmtree(folder, ignore_errors=if_possible)


def compile_modules(modules: Sequence[Path], *, out: Path) -> None:
    """Compile modules below the current folder. Cython's checks of indices and divisors stay on."""
    # Not above: a build that compiles nothing has neither of them.
    from Cython.Build import cythonize  # noqa: PLC0415
    from setuptools import (  # type: ignore[import-untyped]  # noqa: PLC0415  # it has no types
        Extension,
        setup,
    )

    directives = {
        "language_level": 3,
        "binding": True,  # functions tell their names and signatures as in Python
        "infer_types": True,
        "annotation_typing": False,  # annotations are for people and mypy, the .pxd is for Cython
    }
    # Without -g0 most of the binary, and a quarter of the time, would go to debug information.
    options = ["/O2"] if os.name == "nt" else ["-O3", "-g0"]
    extensions = [
        Extension(dotted(module), [str(module)], extra_compile_args=options) for module in modules
    ]
    setup(
        ext_modules=cythonize(  # type: ignore[no-untyped-call]  # it has no types either
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
    """Put new binaries in the place of the old ones, or nothing if they cannot be made."""
    remove_binaries()
    if not wanted():
        return
    # All is made and tried in a copy; only what can be loaded leaves it.
    with tempfile.TemporaryDirectory() as copy, chdir(copy):
        shutil.copytree(SRC / "romme", "romme", ignore=shutil.ignore_patterns("__pycache__"))
        modules = fast_modules(Path())
        compile_modules(modules, out=Path("out"))
        sources, folder_of = compiled("digest")(Path("romme")), compiled("folder_of")
        packages = {module.parent: folder_of(module.parent, sources) for module in modules}
        for package, folder in packages.items():
            shutil.copytree("out" / package, folder)
        names = [dotted(module) for module in modules]
        subprocess.run(
            [sys.executable, "-c", f"import {', '.join(names)}"],
            check=True,
            env=os.environ | {"PYTHONPATH": copy},
        )
        # In two steps, so that a copy that breaks off lies where nobody looks.
        for folder in packages.values():
            shutil.copytree(folder, SRC / folder.parent / "unfinished")
        for folder in packages.values():
            (SRC / folder.parent / "unfinished").rename(SRC / folder)
    print("compiled:", *names)


def page(name: str) -> Any:  # noqa: ANN401 - one of several things
    """Something of `hatch_page.py`, which is no module that a build could import."""
    file = Path(__file__).with_name("hatch_page.py")
    return runpy.run_path(str(file))[name] if file.is_file() else None


class CompiledModules(BuildHookInterface[BuilderConfig]):
    """What hatchling calls when it builds a wheel, an editable one too."""

    def dependencies(self) -> list[str]:
        """What the build needs beyond hatchling."""
        needed = [*REQUIRED] if wanted() else []
        is_fresh, node = page("is_fresh"), page("node")
        if self._builds_page() and not (is_fresh() or node()):
            needed.append(page("NODE"))
        return needed

    def _builds_page(self) -> bool:
        """Whether the page belongs to this build: ./romme builds that of a checkout itself."""
        editable = "editable" in (self.build_config.target_config.get("versions") or ())
        return page("is_fresh") is not None and not editable and not os.environ.get("ROMME_PAGE")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say so in the wheel's name."""
        # In a process of its own: however that ends, it does not end the installation.
        if subprocess.run([sys.executable, __file__], check=False).returncode:
            remove_binaries(if_possible=True)
            print("Rommé: nothing was compiled; plain Python will run, slower.", file=sys.stderr)
        if version != "editable" and self._builds_page():
            script = str(Path(__file__).with_name("hatch_page.py"))
            if subprocess.run([sys.executable, script], check=False).returncode:
                print("Rommé: the page was not built; a plain one is shown.", file=sys.stderr)
        compiled = any(SRC.rglob(BINARIES))
        build_data |= {"pure_python": not compiled, "infer_tag": compiled}


if __name__ == "__main__":
    main()
