"""A program that starts servers by forking, so that the modules are loaded only once.

    python -m tests.support.servers.fork_program

For each line of its input (`ServerOptions` as JSON), it starts a server and prints its process id.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import traceback
from contextlib import suppress
from typing import Final, NoReturn

import msgspec

from romme.cli import main
from tests.support.servers.launcher import ServerOptions
from tests.support.servers.server_patches import PATCHES

LOADED_LATER: Final = (
    "aiosqlite",
    "romme.cli.server.serve",
    "romme.server.ops.serving",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvloop",
)
"""Modules that a server imports while it starts. Importing them before the fork is faster."""


def fork_all() -> None:
    """Start a server for each line of input, and print its process id.

    When the input ends, kill all servers, because the parent may have been killed.
    """
    pids = []
    for name in LOADED_LATER:
        importlib.import_module(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps the children
    for line in sys.stdin.buffer:
        options = msgspec.json.decode(line, type=ServerOptions)
        pid = os.fork()
        if not pid:
            _run_forked(options)
        pids.append(pid)
        print(pid, flush=True)  # noqa: T201 - read by the parent
    for pid in pids:
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def _run_forked(options: ServerOptions) -> NoReturn:
    """Run a server with its patches in a new process group, and exit when it has stopped."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing = os.open(os.devnull, os.O_RDONLY)
    log = os.open(options.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for source, target in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, target)
    # Otherwise each bot process would load this module again.
    vars(sys.modules["__main__"]).update(__file__=None, __spec__=None)
    try:
        for patch in options.patches:
            PATCHES[patch]()
        main(["serve", *options.flags])
    except SystemExit as ended:  # how a command ends
        os._exit(int(ended.code or 0))
    except BaseException:  # noqa: BLE001 - nothing may propagate into the launcher
        traceback.print_exc()
    os._exit(1)


if __name__ == "__main__":
    fork_all()
