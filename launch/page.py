"""Build the page from `web/`, beside the installation of the packages where possible."""

from __future__ import annotations

import runpy
from enum import Enum
from pathlib import Path
from typing import Final

from checkout import Checkout
from packages import Packages, base_python
from programs import run_logged
from progress import Progress

PAGE_STEP: Final = "page"
NODE_GROUP: Final = "page"
"""The group of packages with Node."""


class PageState(Enum):
    """The state of the built page."""

    FRESH = "fresh"
    STALE = "stale"
    NO_NODE = "no-node"
    """It is stale, and the system has no recent Node."""


def page_state(checkout: Checkout) -> PageState:
    """Return the state of the built page."""
    script = runpy.run_path(str(checkout.root / "hatch_page.py"))
    if script["is_fresh"]():
        return PageState.FRESH
    return PageState.STALE if script["npm_command"]() else PageState.NO_NODE


def build_page(
    checkout: Checkout, packages: Packages, state: PageState, progress: Progress
) -> None:
    """Build the page, and install Node first if necessary; raises `SetUpFailed`."""
    with progress.step(PAGE_STEP):
        environment = {}
        if state is PageState.NO_NODE:
            environment["PYTHONPATH"] = str(packages.install_beside(PAGE_STEP, NODE_GROUP))
        run_logged(PAGE_STEP, checkout.log(PAGE_STEP), _script(checkout), environment=environment)


def _script(checkout: Checkout) -> list[str | Path]:
    # -P and -S: only the standard library and what PYTHONPATH adds.
    return [base_python(), "-P", "-S", checkout.root / "hatch_page.py"]
