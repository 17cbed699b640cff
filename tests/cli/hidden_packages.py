"""Run the program as if only some optional packages were installed.

    python -m tests.cli.hidden_packages <request.json

The request names the packages to hide and the commands to run. The results are printed as JSON. All
commands run in one process, which is fast, because the same packages are hidden from all of them.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import traceback
from collections.abc import Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from romme.cli.app import app, main
from tests.cli.conftest import RunResult

ROOT: Final = Path(__file__).parents[2]
CRASHED: Final = -1
"""The status of a command that ended in a traceback."""


class HidingFinder:
    """An import finder that finds every package except the hidden ones."""

    def __init__(self, hidden: Iterable[str]) -> None:
        """Hide the top-level packages in `hidden`."""
        self.hidden = frozenset(hidden)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return None for a module in a hidden package, and its usual spec for any other."""
        if name.partition(".")[0] in self.hidden:
            return None
        return PathFinder.find_spec(name, path, target)

    find_distributions = staticmethod(PathFinder.find_distributions)


def run_hiding(
    hidden: Iterable[str],
    commands: Sequence[Sequence[str]],
    folder: Path,
    *,
    more: Sequence[str] = (),
) -> list[RunResult]:
    """Run commands in a new process in which some packages are hidden, and return their results.

    `more` lists the import paths of functions to add to the program as commands.
    """
    inherited = {
        name: os.environ[name] for name in ("PATH", "PYTHONPYCACHEPREFIX") if name in os.environ
    }
    completed = subprocess.run(
        [sys.executable, "-P", "-m", "tests.cli.hidden_packages"],
        cwd=folder,
        env={**inherited, "HOME": str(folder), "PYTHONPATH": str(ROOT), "COLUMNS": "80"},
        input=json.dumps({"hidden": sorted(hidden), "commands": commands, "more": more}),
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return [RunResult(*one) for one in json.loads(completed.stdout)]


def _run(tokens: Sequence[str]) -> RunResult:
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    status: Any = CRASHED
    with redirect_stdout(out), redirect_stderr(err):
        try:
            main(tokens)
        except SystemExit as end:
            status = end.code
        except BaseException:  # noqa: BLE001 - reported as a crash
            traceback.print_exc()
    outputs = []
    for stream in (out, err):
        stream.flush()
        stream.seek(0)
        outputs.append(stream.read())
    return RunResult(status, *outputs)


def _answer() -> None:
    request = json.load(sys.stdin)
    present = sys.modules.keys() & set(request["hidden"])
    if present:
        raise RuntimeError(f"already imported, so they cannot be hidden: {present}")
    sys.meta_path[sys.meta_path.index(PathFinder)] = HidingFinder(request["hidden"])
    for path in request["more"]:
        app.commands[path.rpartition(":")[2].replace("_", "-")] = path
    json.dump([_run(tokens) for tokens in request["commands"]], sys.stdout)


if __name__ == "__main__":
    _answer()
