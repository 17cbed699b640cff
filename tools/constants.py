"""Writes the constants of the fast modules for Cython, from the tables that Python reads.

    .romme/venv/bin/python tools/constants.py            # writes them
    .romme/venv/bin/python tools/constants.py --check    # says whether they are up to date

A table is a module of annotated integers. Compiled code cannot take constants from it: to C they
would be objects. So each table has a declaration file of its own, and a fast module uses one name
for both, once for Python and once for C:

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
    """The constants of a table as Cython reads them: known to the C compiler."""
    module = import_module(table)
    found = {name: getattr(module, name) for name in module.__annotations__}
    numbers = {name: value for name, value in found.items() if isinstance(value, int)}
    lines = (f"    {name} = {value}" for name, value in numbers.items())
    return "\n".join(
        [f"# Written by tools/constants.py from {table}.", "", "cdef enum:", *lines, ""]
    )


def place(table: str) -> Path:
    """Where the declarations of a table belong: beside it."""
    *packages, name = table.split(".")
    return SRC.joinpath(*packages, f"c_{name}.pxd")


def stale() -> list[Path]:
    """The files that are not as they would be written."""
    written = {place(table): declarations(table) for table in TABLES}
    return [
        file
        for file, text in written.items()
        if not file.is_file() or file.read_text("utf-8") != text
    ]


def main() -> int:
    """Write the files, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if parser.parse_args().check:
        for file in (old := stale()):
            print(f"{file.relative_to(SRC.parent)} is not up to date: run tools/constants.py")
        return 1 if old else 0
    for table in TABLES:
        place(table).write_text(declarations(table), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
