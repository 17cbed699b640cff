"""The command `test`: all checks, a quick selection of tests, or those that arguments select."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NoReturn

from checkout import Checkout
from programs import replace_process
from progress import say

QUICK: Final = "quick"
QUICK_FOLDERS: Final = (
    "golden",
    "laws",
    "oracle",
    "rules",
    "simulator",
    "solver",
    "tournament",
    "wire",
)
"""Folders of tests that need no server, browser, database or other program."""
PLATFORMS: Final = ("win32", "darwin")
"""Systems for which mypy checks the program besides the one that it runs on."""


def run_checks(checkout: Checkout, arguments: list[str]) -> NoReturn:
    """Run the checks in place of this process. Without arguments, check style and types first."""
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(checkout.private / "hypothesis")
    cores = os.cpu_count() or 1
    python, scopes = checkout.python, ("--dist", "loadscope", "--no-loadscope-reorder")
    if arguments[:1] == [QUICK]:
        workers = ("-n", str(cores), *scopes)
        replace_process(python, "-P", "-m", "pytest", *workers, *_quick(arguments[1:]))
    if not arguments:
        _check_sources(checkout)
    # Two more workers than cores, because many tests wait for servers and browsers.
    workers = ("-n", str(cores + 2), *scopes)
    replace_process(python, "-P", "-m", "pytest", *workers, *arguments)


def _quick(arguments: list[str]) -> list[str]:
    """Return the arguments for the quick tests; only their folders are searched."""
    return ["-m", "not slow", *arguments, *(f"tests/{folder}" for folder in QUICK_FOLDERS)]


def source_checks(checkout: Checkout) -> list[list[str | Path]]:
    """Return the commands that check style, types and layers. The page has its own."""
    mypy: list[str | Path] = [checkout.python, "-P", "-m", "mypy"]
    caches = {platform: checkout.private / f"mypy-{platform}" for platform in PLATFORMS}
    return [
        [checkout.tool("ruff"), "check"],
        [checkout.tool("ruff"), "format", "--check"],
        mypy,
        *([*mypy, "--platform", name, "--cache-dir", caches[name], "src/romme"] for name in caches),
        [
            *(checkout.python, "-P", checkout.tool("lint-imports"), "--no-logo"),
            *("--cache-dir", checkout.private / "import-linter"),
        ],
    ]


def _check_sources(checkout: Checkout) -> None:
    """Check style, types and layers, and the page at the same time. Exit on the first failure."""
    log = checkout.log("page-check")
    with log.open("wb") as output:
        page = subprocess.Popen(
            [checkout.python, "-P", checkout.root / "hatch_page.py", "--check"],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            for command in source_checks(checkout):
                _run(command)
            status = page.wait()
        finally:
            page.terminate()
    if status:
        sys.stderr.write(log.read_text("utf-8", errors="replace"))
        say("the checks of the page failed; see the lines above.")
        sys.exit(status)


def _run(command: list[str | Path]) -> None:
    """Run a check. If it fails, exit with its status; it has printed what is wrong."""
    status = subprocess.run(command, check=False).returncode
    if status:
        sys.exit(status)
