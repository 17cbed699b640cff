"""Jobs for worker processes, good and bad. The module is small, so that processes start quickly."""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable


def echo(said: bytes) -> bytes:
    return said


def pid() -> bytes:
    return str(os.getpid()).encode()


def niceness() -> bytes:
    return str(os.getpriority(os.PRIO_PROCESS, 0)).encode()


def pid_after(path: str) -> bytes:
    """Wait until a file exists, then return the id of the worker process."""
    while not os.path.exists(path):  # noqa: PTH110 - a plain path
        time.sleep(0.01)
    return pid()


def note(path: str) -> bytes:
    """Append a line to a file."""
    with open(path, "a", encoding="ascii") as file:  # noqa: PTH123 - a plain path
        file.write("loaded\n")
    return b""


def quit_() -> bytes:
    sys.exit("enough")


def interrupt() -> bytes:
    raise KeyboardInterrupt


class BaseError(BaseException):
    """An exception that `except Exception` does not catch."""


def raise_base_error() -> bytes:
    raise BaseError


def raise_() -> bytes:
    raise ValueError("secret cards: 7C *")


def die() -> bytes:
    os._exit(3)


def segfault() -> bytes:
    ctypes.string_at(0)
    return b""


def die_once(path: str) -> bytes:
    """Create the file and kill the process, or return `alive` if the file exists."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return b"alive"
    os._exit(3)


def spin() -> bytes:
    while True:
        pass


def hold_gil() -> bytes:
    """Compute in C forever, so that no other thread and no signal handler runs."""
    return str(3 ** (10**10)).encode()


def block(path: str) -> None:
    """Append a line to a file, and hang."""
    note(path)
    time.sleep(3600)


def sleep() -> bytes:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(3600)
    return b""


def return_bytes(size: int) -> bytes:
    return b"x" * size


def hoard() -> bytes:
    """Allocate far more memory than a worker may, and return if that succeeds."""
    hoarded = [bytearray(16 << 20) for _ in range(64)]
    return str(len(hoarded)).encode()


def return_no_bytes() -> bytes:
    """Return something other than bytes."""
    return lambda: b""  # type: ignore[return-value]


def start_program(path: str) -> bytes:
    """Start another program, write its process id to a file, and hang."""
    program = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    with open(path, "w", encoding="ascii") as file:  # noqa: PTH123 - a plain path
        file.write(str(program.pid))
    return spin()


def forge(header: bytes) -> bytes:
    """Write a forged header to every open socket, including the one to the server, then hang."""
    for number in range(3, 64):
        try:
            link = socket.socket(fileno=os.dup(number))
            link.sendall(header)
        except OSError:
            continue
    return spin()


HANGING: list[Callable[[], bytes]] = [spin, hold_gil, sleep]
