"""A pool of worker processes that can be killed individually, behind a fair queue.

`concurrent.futures` cannot kill one worker without breaking the whole pool, and it unpickles a
worker's exceptions in the server. Here each process has its own socket. A job that hangs costs only
its process, and answers are plain bytes.

Errors:
  JobFailed: the job has no result. The reason is a short text for the log.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeAlias, TypeVar, TypeVarTuple

from romme.server.workers.fair_queue import NO_PARTY, FairQueue, Party
from romme.server.workers.shielded_process import ShieldedProcess
from romme.server.workers.worker_process import (
    HEADER,
    LONGEST_REASON,
    RESULT,
    WorkerLimits,
    packed,
    pickled,
    serve,
)

START_SECONDS: Final = 60.0
"""Time for a process to start. On a slow disk it takes a few seconds."""
LOAD_SECONDS: Final = 15.0
"""Time to load a bot into a process: its module may import a lot."""
ANSWER_TARGET_SECONDS: Final = 1.0
"""Time within which all waiting jobs should be done, see `Workers._seconds_for`."""
MAX_READ_BYTES: Final = 1 << 20
LONGEST_REASON_BYTES: Final = 4 * LONGEST_REASON
TRIES: Final = 2
"""Maximum attempts per job.

A job is retried if its process dies, because the process may have been killed from outside.
"""

TIMED_OUT: Final = "timed out"
DIED: Final = "process died"
NOT_STARTED: Final = "process did not start"
TOO_LONG: Final = "answer too long"
UNFIT: Final = frozenset({"MemoryError", "SystemExit", "KeyboardInterrupt", "GeneratorExit"})
"""Failures after which a process is replaced although it has sent an answer."""

Args = TypeVarTuple("Args")
Result = TypeVar("Result")

Pack: TypeAlias = Callable[[float], bytes]
"""Builds the message of a job when it starts. The argument is the job's share of time (seconds)."""


class JobFailed(Exception):  # noqa: N818 - a bot's failure, seldom an error of the program
    """Raised for a job that has no result. `reason` says why in a few words."""

    def __init__(self, reason: str) -> None:
        """Store the reason."""
        super().__init__(reason)
        self.reason = reason


class _Broken(Exception):  # noqa: N818 - see JobFailed
    """Raised when a worker process must be replaced."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class JobTerms:
    """The limits of a job, and what its process must load before it."""

    seconds: float
    """Time after which the job's process is killed."""
    largest_bytes: int
    """Maximum size of the answer."""
    load: bytes | None = None
    """A job that each process must do once before this one, with its own time limit."""


@dataclass(eq=False, slots=True)
class _Job:
    pack: Pack
    terms: JobTerms
    answer: asyncio.Future[bytes]
    took: float = 0.0
    """Seconds of worker time used so far."""


@dataclass(eq=False, slots=True)
class _Worker:
    process: ShieldedProcess
    link: socket.socket
    loaded: set[bytes] = field(default_factory=set)
    is_outdated: bool = False
    """Whether a newer process replaces this one after its job."""

    async def do(self, message: bytes, terms: JobTerms) -> bytes:
        """Run a job and return its answer.

        Raise `JobFailed` if the job has no result, or `_Broken` if the process must be replaced.
        """
        if terms.load is not None and terms.load not in self.loaded:
            await self._ask(terms.load, LOAD_SECONDS, largest=0)
            self.loaded.add(terms.load)
        return await self._ask(message, terms.seconds, largest=terms.largest_bytes)

    async def _ask(self, message: bytes, seconds: float, *, largest: int) -> bytes:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(seconds):
                await loop.sock_sendall(self.link, HEADER.pack(len(message)) + message)
                answer = await self.read(max(largest, LONGEST_REASON_BYTES))
        except TimeoutError:
            raise _Broken(TIMED_OUT) from None
        except OSError:  # including a connection reset
            raise _Broken(DIED) from None
        if answer.startswith(RESULT):
            return answer[1:]
        reason = answer[1:].decode(errors="replace")
        raise _Broken(reason) if reason in UNFIT else JobFailed(reason)

    async def read(self, largest: int) -> bytes:
        """Return the next message from the process.

        Raise `_Broken` if the message is too long or incomplete.
        """
        (length,) = HEADER.unpack(await self._read(HEADER.size))
        if length > largest + len(RESULT):
            raise _Broken(TOO_LONG)
        return await self._read(length)

    async def _read(self, length: int) -> bytes:
        loop = asyncio.get_running_loop()
        read = bytearray()
        while len(read) < length:
            part = await loop.sock_recv(self.link, min(length - len(read), MAX_READ_BYTES))
            if not part:
                raise _Broken(DIED)
            read += part
        return bytes(read)

    def kill(self) -> None:
        """Kill the process and its children. On Windows, kill only the process."""
        if not self.process.is_alive():
            return
        if sys.platform != "win32" and self.process.pid is not None:
            with suppress(ProcessLookupError, PermissionError):  # not yet a process group
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()


class Workers:
    """Runs jobs in up to `count` processes, which are started on demand."""

    def __init__(
        self,
        count: int,
        limits: WorkerLimits = WorkerLimits(),  # noqa: B008 - frozen
        *,
        on_kill: Callable[[str], None] = lambda _reason: None,
    ) -> None:
        """Create the pool. `on_kill` is called with the reason when a process must be replaced."""
        self.count = count
        self._limits = limits
        self._on_kill = on_kill
        self._queue: FairQueue[_Job] = FairQueue()
        self._spare: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._tasks: set[asyncio.Task[bytes]] = set()
        self._starting = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """Number of jobs waiting for a process."""
        return len(self._queue)

    @property
    def processes(self) -> int:
        """Number of processes that are starting, busy or idle."""
        return len(self._all)

    async def ask(self, pack: Pack, terms: JobTerms, *, party: Party = NO_PARTY) -> bytes:
        """Queue a job and return its answer. Raise `JobFailed` if it has no result."""
        job = _Job(pack, terms, asyncio.get_running_loop().create_future())
        self._queue.push(party, job)
        self._dispatch()
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._queue.remove(party, job)
            raise

    async def run(
        self,
        work: Callable[[*Args], Result],
        *args: *Args,
        terms: JobTerms,
        party: Party = NO_PARTY,
    ) -> Result:
        """Run trusted work and return its result.

        Raise what `work` raises, or `JobFailed` if there is no result. Jobs are pickled and results
        unpickled in a thread, because the printed lists of a large tournament take up megabytes.
        """
        make = partial(packed, pickled, work, args, seconds=terms.seconds)
        message = await asyncio.to_thread(make)
        answer = await self.ask(lambda _seconds: message, terms, party=party)
        return await asyncio.to_thread(unpickled, work, answer)

    async def renew(self) -> None:
        """Replace all processes, so that they import their modules again.

        No job waits: a process ends when its successor has started and its current job is done.
        Raise `JobFailed` if a process cannot be started.
        """
        for worker in list(self._all):
            self._spare.append(await self._start())
            if worker in self._spare:
                self._discard(worker)
            else:
                worker.is_outdated = True

    def close(self) -> None:
        """Kill all processes and cancel all jobs. A later `ask` starts new processes."""
        while self._queue:
            party, job = self._queue.pop()
            job.answer.cancel()
            self._queue.finish(party, 0.0)
        for worker in self._all:
            worker.kill()
        for task in self._tasks:
            task.cancel()  # the task closes its worker's socket
        for worker in list(self._spare):
            self._discard(worker)

    def _dispatch(self) -> None:
        while self._queue and len(self._tasks) < self.count:
            party, job = self._queue.pop()
            task = asyncio.create_task(self._do(job, self._seconds_for(party)))
            self._tasks.add(task)
            task.add_done_callback(partial(self._finish, party, job))

    def _finish(self, party: Party, job: _Job, task: asyncio.Task[bytes]) -> None:
        """Charge a job's time, pass its outcome to its caller, and start the next job.

        This is a callback, so that it runs even if the task was cancelled before it started.
        """
        self._tasks.discard(task)
        self._queue.finish(party, job.took)
        error = None if task.cancelled() else task.exception()
        if not job.answer.done():  # the caller still waits
            if task.cancelled():
                job.answer.cancel()
            elif error is not None:
                job.answer.set_exception(error)
            else:
                job.answer.set_result(task.result())
        self._dispatch()

    def _seconds_for(self, party: Party) -> float:
        """Return the seconds that a job may take. Call this right after popping the job.

        The owner's share of all processes is divided among the owner's waiting jobs. So a person
        who plays at many tables gets faster, weaker answers, and other players are not affected.
        """
        own = self._queue.waiting_of(party.owner) + 1  # this one is no longer waiting
        return ANSWER_TARGET_SECONDS * self.count / (self._queue.active_owners * own)

    async def _do(self, job: _Job, seconds: float) -> bytes:
        loop = asyncio.get_running_loop()
        message = job.pack(seconds)
        tried = 0
        while True:
            tried += 1
            worker = await self._idle_worker()
            began = loop.time()
            try:
                answer = await worker.do(message, job.terms)
            except JobFailed:
                self._release(worker)
                raise
            except _Broken as broken:
                self._discard(worker)
                self._on_kill(broken.reason)
                if broken.reason != DIED or tried == TRIES:
                    raise JobFailed(broken.reason) from None
            except BaseException:  # cancelled: its late answer must not reach the next job
                self._discard(worker)
                raise
            else:
                self._release(worker)
                return answer
            finally:
                job.took += loop.time() - began

    async def _idle_worker(self) -> _Worker:
        """Return an idle worker. Start one if there is none."""
        while self._spare:
            worker = self._spare.pop()
            if worker.process.is_alive():
                return worker
            self._discard(worker)
            if worker.process.exitcode != 0:  # 0: it ended after its idle time
                self._on_kill(DIED)
        return await self._start()

    async def _start(self) -> _Worker:
        try:
            ours, theirs = socket.socketpair()
        except OSError:  # no file descriptors left
            raise JobFailed(NOT_STARTED) from None
        ours.setblocking(False)  # noqa: FBT003 - the library's signature
        process = ShieldedProcess(target=serve, args=(theirs, self._limits), daemon=True)
        worker = _Worker(process, ours)
        try:
            with theirs:
                async with self._starting:
                    await asyncio.to_thread(process.start)
            self._all.add(worker)
            async with asyncio.timeout(START_SECONDS):
                await worker.read(len(RESULT))
        except Exception:  # noqa: BLE001 - no memory, no threads, no time
            self._discard(worker)
            raise JobFailed(NOT_STARTED) from None
        except BaseException:
            self._discard(worker)  # a process that is still starting ends when its socket closes
            raise
        return worker

    def _release(self, worker: _Worker) -> None:
        """Keep a process for the next job, unless a newer one has replaced it."""
        if worker.is_outdated:
            self._discard(worker)
        else:
            self._spare.append(worker)

    def _discard(self, worker: _Worker) -> None:
        self._all.discard(worker)
        if worker in self._spare:
            self._spare.remove(worker)
        if worker.process.pid is not None:
            worker.kill()
        worker.link.close()


def unpickled(work: Callable[..., Result], answer: bytes) -> Result:  # noqa: ARG001 - gives the type
    """Return the result of trusted work, or raise its exception."""
    result: Result
    result, error = pickle.loads(answer)  # noqa: S301 - pickled by our own code
    if error is not None:
        raise error
    return result
