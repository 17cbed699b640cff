"""Commands import only what they need, which is why they start fast.

The start-up time depends on the machine; `benchmarks/start.py` measures it. These tests list the
slow imports that each command needs, and fail if the command has any others.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from tests.cli.conftest import Run
from tests.cli.game_texts import WON

PRINT_MODULES: Final = """\
import sys
from romme.cli import main
try:
    main(sys.argv[1:])
finally:
    print(*sys.modules, file=sys.stderr)
"""
SLOW: Final = frozenset(
    {
        # of Python
        *("asyncio", "concurrent.futures", "email", "importlib.metadata", "importlib.resources"),
        *("logging", "multiprocessing", "socket", "ssl", "subprocess", "tomllib", "xml.parsers"),
        # of Rommé
        *("romme.arena", "romme.bots", "romme.client", "romme.papers", "romme.rl", "romme.server"),
        *("romme.simulator", "romme.solver", "romme.store.database", "romme.view", "romme.wire"),
        *("romme.engine.draft", "romme.engine.events", "romme.engine.state"),
        *("romme.notation.gamefile",),
        *("romme.exchange.people", "romme.tournament.commands", "romme.tournament.decide"),
        *("romme.tournament.events", "romme.tournament.seating", "romme.tournament.wording"),
    }
)
"""Modules and packages that take some milliseconds to import, or that import such modules."""
SOLVED: Final = "7C 8C * QS QH QD KD AD 2D 4H 9S JC 3C 3H"


def imported(*arguments: str) -> set[str]:
    """Run a command in a new process. Return its imports, without those of a bare Python."""
    completed = subprocess.run(
        [sys.executable, "-P", "-c", PRINT_MODULES, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        check=True,
    )
    return set(completed.stderr.split()) - started()


def started() -> set[str]:
    """Return the modules that Python imports at start-up, including those of start-up hooks."""
    code = "import sys; print(*sys.modules)"
    completed = subprocess.run(
        [sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True
    )
    return set(completed.stdout.split())


def slow(modules: Iterable[str]) -> set[str]:
    """Return the entries of `SLOW` that are or contain one of the modules."""
    return {one for one in SLOW if any(f"{name}.".startswith(f"{one}.") for name in modules)}


def third_party(modules: Iterable[str]) -> set[str]:
    """Return the packages that are neither Python's nor ours."""
    packages = {name.partition(".")[0] for name in modules}
    return {
        name
        for name in packages - sys.stdlib_module_names - {"romme"}
        if not name.startswith(("_", "cython_"))  # parts of a package, not packages
    }


@pytest.mark.parametrize(
    ("arguments", "needed", "packages"),
    [
        ("--version", {"email", "importlib.metadata", "importlib.resources", "socket"}, set()),
        ("--help", set(), set()),
        ("--help --lang de", set(), set()),
        ("rules --help", set(), set()),
        ("rules turnier", set(), set()),
        ("rules turnier --lang lb", set(), set()),
        (
            "replay game.romme",
            {"tomllib", "romme.engine.draft", "romme.engine.events", "romme.engine.state"}
            | {"romme.notation.gamefile"},
            {"tomli_w"},
        ),
        (f"solve {SOLVED}", {"romme.solver"}, set()),
        ("tournament --help", set(), set()),
    ],
)
def test_command_imports_only_what_it_needs(
    arguments: str, needed: set[str], packages: set[str]
) -> None:
    Path("game.romme").write_text(WON, "utf-8")
    modules = imported(*arguments.split())
    assert slow(modules) <= needed
    assert third_party(modules) <= packages


def test_ranking_imports_only_what_it_needs(romme: Run) -> None:
    for words in (
        "new cup Cup --rounds 1",
        "add cup Anna Ben Cleo --present",
        "seat cup",
        "begin cup",
        "pack cup",
        "enter cup 1 1 1 20 104u",
    ):
        assert romme("tournament", *words.split()).status == 0
    modules = imported("tournament", "rank", "cup")
    assert slow(modules) <= {"romme.engine.state", "romme.tournament.events"}
    assert third_party(modules) <= {"msgspec", "typing_extensions"}


def test_importing_a_module_does_not_import_what_its_package_exports() -> None:
    code = "import sys, romme.engine.errors, romme.notation.text; print(*sys.modules)"
    completed = subprocess.run(
        [sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True
    )
    modules = completed.stdout.split()
    assert [name for name in modules if name.endswith(".exports")] == []
