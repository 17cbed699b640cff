"""A worker: a process that does one job after the other, and answers in bytes.

This is the child's side; `romme.server.workers.pool` is the server's. The server pickles each job
and is trusted here. Answers are plain bytes: nothing that a bot makes is unpickled in the server.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Final, TypeAlias

_resource: ModuleType | None
try:
    import resource as _resource
except ImportError:  # Windows
    _resource = None

HEADER: Final = struct.Struct(">I")
"""Each message begins with its length."""
RESULT: Final = b"+"
FAILURE: Final = b"-"
"""The first byte of an answer; the reason of a failure follows in UTF-8."""
GRACE_SECONDS: Final = 5.0
"""How much longer than the server the kernel waits before it ends a job that hangs."""
LONGEST_REASON: Final = 120

Work: TypeAlias = Callable[..., bytes]


class JobRefused(Exception):  # noqa: N818 - a verdict, not an error of the program
    """A job whose result cannot be used; the message is the whole reason."""


@dataclass(frozen=True, slots=True)
class WorkerLimits:
    """What a worker may use."""

    niceness: int = 0
    """The greater, the more it gives way to everything else."""
    memory_bytes: int = 0
    """Most memory of its own; 0: no limit."""
    idle_seconds: float = 0.0
    """A process without work for so long ends by itself; 0: never."""


def packed(work: Work, *given: object, seconds: float) -> bytes:
    """A job for a worker, with the seconds after which the server gives it up."""
    return pickle.dumps((seconds, work, given))


def pickled(work: Callable[..., object], given: tuple[object, ...]) -> bytes:
    """Do some work of our own; its result or its exception, pickled."""
    try:
        done: tuple[object, Exception | None] = (work(*given), None)
    except MemoryError:
        raise  # a limit of the process, not a result
    except Exception as error:  # noqa: BLE001 - raised again in the server
        error.__traceback__ = error.__cause__ = None
        done = (None, error)
    return pickle.dumps(done)


def serve(link: socket.socket, limits: WorkerLimits) -> None:
    """Do jobs until the server closes the link, or gives none for long."""
    _prepare(limits)
    _send(link, RESULT)  # ready
    with suppress(TimeoutError):
        while (job := _receive(link, limits.idle_seconds)) is not None:
            answer = _attempt(job)
            _send(link, answer)


def _attempt(job: bytes) -> bytes:
    """Do a job; whatever it raises becomes a reason, `SystemExit` included."""
    try:
        seconds, work, given = pickle.loads(job)  # noqa: S301 - packed by the server
        _alarm(seconds + GRACE_SECONDS)
        result: bytes = work(*given)
        return RESULT + result
    except JobRefused as verdict:
        reason = str(verdict)
    except BaseException as error:  # noqa: BLE001 - a bot may raise anything
        reason = type(error).__name__
    finally:
        with suppress(BaseException):  # whatever a bot has done to signals
            _alarm(0)
    return FAILURE + reason[:LONGEST_REASON].encode(errors="replace")


def _alarm(seconds: float) -> None:
    """Have the kernel end this process unless it is told otherwise in time.

    That works even where no Python runs any more, and when the server that would kill us is dead.
    """
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _prepare(limits: WorkerLimits) -> None:
    # Ctrl-C goes to all processes of a terminal, but the server alone decides when to end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setsid"):
        os.setsid()  # so that programs started by a bot are killed together with it
    if limits.niceness and hasattr(os, "nice"):
        os.nice(limits.niceness)
    with suppress(OSError):  # Linux: when memory runs out, a bot goes before the server
        Path("/proc/self/oom_score_adj").write_text("500", "ascii")
    if limits.memory_bytes and _resource is not None:
        most = limits.memory_bytes
        with suppress(ValueError, OSError):  # a lower limit holds already
            _resource.setrlimit(_resource.RLIMIT_DATA, (most, most))
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when the server does, also when it was killed and could not close the link."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        if hasattr(os, "killpg"):
            os.killpg(0, signal.SIGKILL)
        os._exit(0)


def _send(link: socket.socket, message: bytes) -> None:
    link.sendall(HEADER.pack(len(message)))
    link.sendall(message)


def _receive(link: socket.socket, idle_seconds: float) -> bytes | None:
    """The next message; None when the other side has closed the link."""
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
