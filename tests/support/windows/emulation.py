"""Emulate on Linux how Windows differs from POSIX, as far as a test can.

Run it with ``-m`` to start another module on the emulated system, with its worker processes:

    python -m tests.support.windows.emulation romme serve

It emulates `sys.platform`, the limits on open files, missing functions and modules,
`msvcrt.locking`, the event loop and calls of the Windows API. It does not emulate processes,
sockets, the console and SQLite's own access to files.
"""

from __future__ import annotations

import asyncio
import ctypes
import errno
import fcntl
import os
import runpy
import selectors
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NoReturn, TypeAlias

Patch: TypeAlias = Callable[[Any, str, Any], None]
"""`setattr` or `monkeypatch.setattr`."""

DESCRIPTORS: Final = Path("/proc/self/fd")
GERMAN: Final = 0x0407
BELOW_NORMAL: Final = 0x4000
THIS_PROCESS: Final = ctypes.c_void_p(-1).value
NICENESS: Final = 5
"""Niceness that stands for the Windows priority "below normal"."""
MISSING: Final = (
    *((os, name) for name in ("fork", "getpgid", "getuid", "killpg", "nice", "setsid", "uname")),
    *((signal, name) for name in ("SIGALRM", "SIGHUP", "SIGUSR1", "setitimer")),
)
"""Functions and constants that Windows lacks."""
STANDARD: Final = (
    "multiprocessing.connection",
    "multiprocessing.popen_spawn_posix",
    "multiprocessing.resource_tracker",
)
LIBRARIES: Final = ("rich.console", "uvicorn")
"""Modules to import before the emulation, like `STANDARD`: they expect the real Windows."""
MISSING_MODULES: Final = ("fcntl", "grp", "pwd", "resource", "termios", "uvloop")


# --- files ---------------------------------------------------------------------------------------


def open_files() -> set[str]:
    """Return the paths of the files that this process has open."""
    found = set()
    for link in DESCRIPTORS.iterdir():
        try:
            found.add(str(link.readlink()))
        except OSError:  # the descriptor of this listing itself
            continue
    return found


def emulate_files(patch: Patch) -> None:
    """Make `os` refuse to remove or rename open files, open folders, or fsync read-only files."""

    def unless_open(original: Callable[..., None]) -> Callable[..., None]:
        def change(*paths: Any, **how: Any) -> None:  # noqa: ANN401 - as the functions of os
            for path in paths:
                if os.path.realpath(path) in open_files():
                    raise PermissionError(errno.EACCES, "open in a process", str(path))
            original(*paths, **how)

        return change

    def open_file(path: Any, flags: int, *given: Any, **how: Any) -> int:  # noqa: ANN401 - same
        if Path(path).is_dir():
            raise PermissionError(errno.EACCES, "a folder", str(path))
        return original_open(path, flags, *given, **how)

    def fsync(descriptor: int) -> None:
        if fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
            raise OSError(errno.EBADF, "not open for writing")
        original_fsync(descriptor)

    original_open, original_fsync = os.open, os.fsync
    for name in ("unlink", "remove", "rename", "replace"):
        patch(os, name, unless_open(getattr(os, name)))
    patch(os, "open", open_file)
    patch(os, "fsync", fsync)
    patch(sys, "platform", "win32")


# --- the whole system ----------------------------------------------------------------------------


def locking(descriptor: int, _mode: int, count: int) -> None:
    """Emulate a lock of one byte past the end of the file, by locking the whole file.

    Raise `OSError` if the byte is in the file, and `PermissionError` if the file is locked.
    """
    assert count == 1
    if os.lseek(descriptor, 0, os.SEEK_CUR) < os.fstat(descriptor).st_size:
        raise OSError(errno.EIO, "on Windows, other processes could not read this byte")
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PermissionError(errno.EACCES, "locked") from None


class WindowsLoop(asyncio.SelectorEventLoop):
    """The selector loop of Windows, which uses `select` and has no signal handlers."""

    def __init__(self) -> None:
        super().__init__(selectors.SelectSelector())

    def add_signal_handler(self, *_: object) -> NoReturn:
        raise NotImplementedError


def emulate_api(patch: Patch, **functions: Callable[..., object]) -> None:
    """Emulate a Windows API with German as the display language and these functions."""
    kernel32 = SimpleNamespace(GetUserDefaultUILanguage=lambda: GERMAN, **functions)
    patch(ctypes, "windll", SimpleNamespace(kernel32=kernel32))
    patch(sys, "platform", "win32")


def emulate_system() -> None:
    """Make the system look like Windows to all modules that this process has not loaded yet."""
    for name in STANDARD:
        import_module(name)
    lower_priority = os.nice

    def set_priority(process: ctypes.c_void_p, priority: int) -> int:
        assert (process.value, priority) == (THIS_PROCESS, BELOW_NORMAL)
        lower_priority(NICENESS)
        return 1

    emulate_api(setattr, SetPriorityClass=set_priority)
    new = {
        (subprocess, "BELOW_NORMAL_PRIORITY_CLASS"): BELOW_NORMAL,
        (signal, "SIGBREAK"): signal.SIGUSR2,
        (socket, "SO_EXCLUSIVEADDRUSE"): socket.SO_KEEPALIVE,  # like it, shares no port
        (asyncio, "SelectorEventLoop"): WindowsLoop,
    }
    for (module, name), value in new.items():
        setattr(module, name, value)
    for module, name in MISSING:
        delattr(module, name)
    sys.modules["msvcrt"] = SimpleNamespace(locking=locking, LK_NBLCK=2)  # type: ignore[assignment]  # enough of it
    for name in MISSING_MODULES:
        sys.modules[name] = None  # type: ignore[assignment]  # documented: cannot be imported
    emulate_files(setattr)


if __name__ == "__main__":
    for name in LIBRARIES:
        import_module(name)
    emulate_system()
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__")
elif __name__ == "__mp_main__":  # in a worker process
    emulate_system()
