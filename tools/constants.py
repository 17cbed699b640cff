"""Generate Cython declarations of the constants that compiled modules use.

    .romme/venv/bin/python tools/constants.py            # write the files
    .romme/venv/bin/python tools/constants.py --check    # check that they are up to date

A table is a module of annotated integers. Compiled code cannot import constants from it, because C
would see them as Python objects. So each table has a declaration file, and a compiled module uses
the same name for both, once for Python and once for C:

    from romme.simulator import codes                # in board.py
    from romme.simulator cimport c_codes as codes    # in board.pxd
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

SRC: Final = Path(__file__).parents[1] / "src"
TABLES: Final = (
    "romme.solver.meld_codes",
    "romme.solver.turn_parts",
    "romme.simulator.codes",
    "romme.rl.spaces",
)


def declarations(table: str) -> str:
    """Return the constants of a table as a Cython enum declaration."""
    module = import_module(table)
    values = {name: getattr(module, name) for name in module.__annotations__}
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    lines = (f"    {name} = {value}" for name, value in numbers.items())
    return "\n".join(
        [f"# Written by tools/constants.py from {table}.", "", "cdef enum:", *lines, ""]
    )


def declaration_file(table: str) -> Path:
    """Return the path of a table's declaration file, which is next to the table."""
    *packages, name = table.split(".")
    return SRC.joinpath(*packages, f"c_{name}.pxd")


def stale() -> list[Path]:
    """Return the declaration files that are missing or out of date."""
    written = {declaration_file(table): declarations(table) for table in TABLES}
    return [
        file
        for file, text in written.items()
        if not file.is_file() or file.read_text("utf-8") != text
    ]


def main() -> int:
    """Write the declaration files, or check them with `--check`. Return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if parser.parse_args().check:
        for file in (outdated := stale()):
            print(f"{file.relative_to(SRC.parent)} is not up to date: run tools/constants.py")
        return 1 if outdated else 0
    for table in TABLES:
        declaration_file(table).write_text(declarations(table), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
