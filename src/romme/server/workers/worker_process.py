"""The child side of a worker process: runs one job after another and sends back bytes.

`romme.server.workers.pool` is the server side. The worker trusts the server, which pickles each
job. Answers are plain bytes, so the server never unpickles what a bot produced.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import socket
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Final, TypeAlias

if sys.platform == "win32":
    import ctypes
    from subprocess import BELOW_NORMAL_PRIORITY_CLASS
else:
    import resource

HEADER: Final = struct.Struct(">I")
"""The length prefix of each message."""
RESULT: Final = b"+"
FAILURE: Final = b"-"
"""First byte of the answer of a failed job. The reason follows in UTF-8."""
GRACE_SECONDS: Final = 5.0
"""Time after the server's own timeout at which the kernel kills a hanging job."""
LONGEST_REASON: Final = 120

Work: TypeAlias = Callable[..., bytes]


class JobRefused(Exception):  # noqa: N818 - a verdict, not an error of the program
    """Raised by a job that has no usable result. The server gets the message as the reason."""


@dataclass(frozen=True, slots=True)
class WorkerLimits:
    """Resource limits of a worker."""

    niceness: int = 0
    """Increment of the process's nice value. Higher means lower priority.

    On Windows any increment stands for the priority "below normal".
    """
    memory_bytes: int = 0
    """Maximum private memory. 0 means no limit. Windows has no such limit."""
    idle_seconds: float = 0.0
    """Idle time after which the process ends. 0 means never."""


def packed(work: Work, *args: object, seconds: float) -> bytes:
    """Return a job for a worker, pickled together with the server's timeout in seconds."""
    return pickle.dumps((seconds, work, args))


def pickled(work: Callable[..., object], args: tuple[object, ...]) -> bytes:
    """Run trusted work, and return the pair of its result and its exception, pickled."""
    try:
        done: tuple[object, Exception | None] = (work(*args), None)
    except MemoryError:
        raise  # the process hit its limit: not a result
    except Exception as error:  # noqa: BLE001 - raised again in the server
        error.__traceback__ = error.__cause__ = None
        done = (None, error)
    return pickle.dumps(done)


def serve(link: socket.socket, limits: WorkerLimits) -> None:
    """Run jobs until the server closes the socket or the idle timeout expires."""
    _prepare(limits)
    _send(link, RESULT)  # ready
    with suppress(TimeoutError):
        while (job := _receive(link, limits.idle_seconds)) is not None:
            answer = _attempt(job)
            _send(link, answer)


def _attempt(job: bytes) -> bytes:
    """Run a job and return its answer. Any exception, even `SystemExit`, makes it a failure."""
    try:
        seconds, work, args = pickle.loads(job)  # noqa: S301 - packed by the server
        _alarm(seconds + GRACE_SECONDS)
        result: bytes = work(*args)
        return RESULT + result
    except JobRefused as verdict:
        reason = str(verdict)
    except BaseException as error:  # noqa: BLE001 - a bot may raise anything
        reason = type(error).__name__
    finally:
        with suppress(BaseException):  # a bot may have changed the signal handlers
            _alarm(0)
    return FAILURE + reason[:LONGEST_REASON].encode(errors="replace")


def _alarm(seconds: float) -> None:
    """Have the kernel kill this process after this many seconds. 0 cancels the alarm.

    This works even if the interpreter hangs, or if the server is dead and cannot kill us. No-op on
    Windows, where only the server's own timeout ends a job.
    """
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _prepare(limits: WorkerLimits) -> None:
    # The terminal sends SIGINT to all its processes, but the server alone decides when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        signal.signal(signal.SIGBREAK, signal.SIG_IGN)
        if limits.niceness:
            this_process = ctypes.c_void_p(-1)
            ctypes.windll.kernel32.SetPriorityClass(this_process, BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.setsid()  # so that programs started by a bot are killed together with it
        os.nice(limits.niceness)
        with suppress(OSError):  # Linux: the OOM killer takes a worker before the server
            Path("/proc/self/oom_score_adj").write_text("500", "ascii")
        if limits.memory_bytes:
            limit = limits.memory_bytes
            with suppress(ValueError, OSError):  # a lower limit is already set
                resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Exit when the server ends, even if it was killed and could not close the socket."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        if sys.platform != "win32":
            os.killpg(0, signal.SIGKILL)
        os._exit(0)


def _send(link: socket.socket, message: bytes) -> None:
    link.sendall(HEADER.pack(len(message)))
    link.sendall(message)


def _receive(link: socket.socket, idle_seconds: float) -> bytes | None:
    """Return the next message, or None if the server has closed the socket.

    Raise `TimeoutError` if no message begins within `idle_seconds`; 0 means to wait forever.
    """
    link.settimeout(idle_seconds or None)
    header = _read(link, HEADER.size)
    link.settimeout(None)
    if header is None:
        return None
    (length,) = HEADER.unpack(header)
    return _read(link, length)


def _read(link: socket.socket, length: int) -> bytes | None:
    read = bytearray()
    while len(read) < length:
        part = link.recv(min(length - len(read), 1 << 20))
        if not part:
            return None
        read += part
    return bytes(read)
