"""Compile the fast modules, in the background while the plain ones already run.

The server's bots pick the compiled modules up when they are ready. Without a C compiler everything
runs as plain Python.
"""

from __future__ import annotations

import os
import runpy
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from checkout import WINDOWS, Checkout
from packages import WAITING, Packages, base_python
from programs import run_logged
from progress import Progress, SetUpFailed, say

COMPILE: Final = "--compile"
"""The argument with which this program starts itself in the background."""
STEP: Final = "compiling"
BUILD_GROUP: Final = "build"
LOWEST_PRIORITY: Final = 19
COMPILING: Final = "waiting for another process that is compiling ..."


class Binaries:
    """The compiled modules of a checkout."""

    def __init__(self, checkout: Checkout, packages: Packages) -> None:
        """Find out which binaries the sources need."""
        self._checkout = checkout
        self._packages = packages
        compiled = runpy.run_path(str(checkout.root / "src" / "romme" / "compiled.py"))
        find: Callable[[], Path | None] = compiled["wanted_binaries"]
        self._folder = find()
        self._failure = checkout.private / "compile-failed"

    @property
    def missing(self) -> bool:
        """Whether there is something to compile that has not failed before."""
        return self._folder is not None and not self._folder.is_dir() and not self._failed_before()

    def compile_in_background(self) -> None:
        """Start another process that compiles, unless there is nothing to compile."""
        if not self.missing:
            return
        subprocess.Popen(
            [
                *(base_python(), "-I", "-S", Path(__file__).parent, COMPILE),
                self._checkout.root,
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)
            | getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )

    def compile_in_this_process(self) -> None:
        """Compile with low priority and without a word, for `compile_in_background`."""
        if not WINDOWS:
            os.nice(LOWEST_PRIORITY)
        with self._checkout.lock("compile-lock", waiting=""):
            if self.missing:
                with suppress(SetUpFailed):
                    self._compile()

    def compile_now(self) -> None:
        """Compile if necessary and wait for the result. A failure is only reported."""
        if not self.missing:
            return
        with self._checkout.lock("compile-lock", waiting=COMPILING):
            if not self.missing:  # another process has compiled meanwhile
                return
            title = "setting up (about a minute)"
            try:
                with Progress(title, [STEP]) as progress, progress.step(STEP):
                    self._compile()
            except SetUpFailed as failed:
                if not self._failed_before():  # see `report`
                    say(f"{failed}. Until then the plain modules run, which are slower.")

    def report(self) -> None:
        """Tell the user once that compiling has failed."""
        if self._failed_before() and not self._failure.read_text("utf-8").endswith("told"):
            say(
                "the fast modules could not be compiled, so bots and hints think more slowly;"
                " everything else works as usual. To change that, install a C compiler and the"
                f" headers of Python, and delete {self._failure} (details:"
                f" {self._checkout.log(STEP)})."
            )
            self._failure.write_text(f"{self._own_key()} told", "utf-8")

    def _compile(self) -> None:
        """Compile; raise `SetUpFailed`. Remember a failure unless only tools are missing."""
        with self._checkout.lock("lock", waiting=WAITING):
            tools = self._packages.install_beside(STEP, BUILD_GROUP)
        try:
            run_logged(
                STEP,
                self._checkout.log(STEP),
                [self._checkout.python, "-P", self._checkout.root / "hatch_build.py"],
                environment={"PYTHONPATH": str(tools)},
            )
        except SetUpFailed:
            self._failure.write_text(self._own_key(), "utf-8")
            raise

    def _own_key(self) -> str:
        return str(self._folder)

    def _failed_before(self) -> bool:
        return self._failure.is_file() and self._failure.read_text("utf-8").startswith(
            self._own_key()
        )
