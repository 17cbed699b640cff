"""Start Rommé from a checkout, and install what is missing first.

The scripts `romme` and `romme.cmd` only look for a Python and start this program. It runs with the
standard library alone, on every system, and installs everything into `.romme` in the checkout.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Final, NoReturn

from binaries import COMPILE, Binaries
from checkout import Checkout, find_checkout
from checks import run_checks
from packages import (
    INSTALLER_STEP,
    PACKAGES_STEP,
    RUN,
    WAITING,
    Packages,
    install_missing,
)
from page import PAGE_STEP, PageState, build_page, page_state
from programs import ENDED_BY_USER, end_running, replace_process
from progress import Progress, SetUpFailed, say

SERVE: Final = "serve"


def main(arguments: list[str]) -> NoReturn:
    """Run the command. Report a failed set-up in one line, with exit status 1."""
    try:
        if arguments[:1] == [COMPILE]:
            checkout = Checkout(Path(arguments[1]))
            Binaries(checkout, Packages(checkout)).compile_in_this_process()
            sys.exit()
        run(find_checkout(Path(__file__).resolve().parents[1]), arguments)
    except SetUpFailed as failed:
        say(f"{failed}.")
        sys.exit(1)
    except KeyboardInterrupt:
        say("interrupted; the next start continues.")
        sys.exit(ENDED_BY_USER)


def run(checkout: Checkout, arguments: list[str]) -> NoReturn:
    """Install what a command needs, and run it in place of this process."""
    # Bytecode goes to the private folder, even if the user wants none next to the sources.
    # Without it every process would compile more than a thousand modules again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(checkout.private / "bytecode"))
    packages = Packages(checkout)
    command, *rest = arguments or [SERVE, "--browser"]
    match command:
        case "test":
            _compiled(checkout, packages, "dev")
            os.chdir(checkout.root)
            run_checks(checkout, rest)
        case "mutate":
            install_missing(checkout, packages, "mutation")
            os.chdir(checkout.root)
            replace_process(checkout.python, "-P", "-m", "mutmut", *(rest or ["run"]))
        case "bench":
            _compiled(checkout, packages, RUN)
            paths = [str(checkout.root), os.environ.get("PYTHONPATH", "")]
            os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
            replace_process(checkout.python, "-P", "-m", "benchmarks.bench", *rest)
        case "benchmark":
            if not rest:
                raise SetUpFailed(
                    "benchmark", "no script", "name one: romme benchmark FILE [ARGUMENTS ...]"
                )
            _compiled(checkout, packages, "benchmark")
            replace_process(checkout.python, *rest)
        case _:
            if command == SERVE:
                prepare_server(checkout, packages)
            else:
                install_missing(checkout, packages, RUN)
            binaries = Binaries(checkout, packages)
            if command == "arena":  # takes minutes, so waiting for the fast modules pays
                binaries.compile_now()
            binaries.compile_in_background()
            binaries.report()
            replace_process(checkout.python, "-P", "-m", "romme", command, *rest)


def prepare_server(checkout: Checkout, packages: Packages) -> None:
    """Install the packages and build the page, at the same time if both are needed.

    Without the page the server shows a plain one, so a failure is only reported.
    """
    state = page_state(checkout)
    if packages.have(RUN) and state is PageState.FRESH:
        return
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - seldom needed, and slow

    with checkout.lock("lock", waiting=WAITING):
        wants_packages, wants_page = not packages.have(RUN), state is not PageState.FRESH
        steps = [
            *([INSTALLER_STEP] if wants_packages or state is PageState.NO_NODE else []),
            *([PACKAGES_STEP] if wants_packages else []),
            *([PAGE_STEP] if wants_page else []),
        ]
        has_installer = Event()

        def build() -> None:
            if state is PageState.NO_NODE:
                has_installer.wait()
            build_page(checkout, packages, state, progress)

        with Progress("setting up", steps) as progress, ThreadPoolExecutor(1) as beside:
            page = beside.submit(build) if wants_page else None
            try:
                if INSTALLER_STEP in steps:
                    with progress.step(INSTALLER_STEP):
                        packages.find_installer()
                has_installer.set()
                if wants_packages:
                    with progress.step(PACKAGES_STEP):
                        packages.install(RUN)
                problem = page.exception() if page else None
            except BaseException:
                end_running()
                has_installer.set()
                raise
    if isinstance(problem, SetUpFailed):
        say(f"{problem}. The server shows a plain page until then.")
    elif problem is not None:
        raise problem


def _compiled(checkout: Checkout, packages: Packages, group: str) -> None:
    """Install a group and compile the fast modules, for commands that measure or compare them."""
    install_missing(checkout, packages, group)
    binaries = Binaries(checkout, packages)
    binaries.compile_now()
    binaries.report()


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        main(sys.argv[1:])
