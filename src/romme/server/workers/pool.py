"""A few worker processes that can be killed one by one, with a fair queue in front of them.

`concurrent.futures` cannot end one worker without breaking all of them, and what a worker raises is
unpickled and raised in the server. Here each process has a link of its own: a job that hangs costs
its process and nothing else, and answers are plain bytes.

    JobFailed      the job has no result; the reason is a word for the log
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeAlias, TypeVar, TypeVarTuple

from romme.server.workers.fair_queue import ALONE, FairQueue, Party
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
"""A process that is not ready by then never will be; on a slow disk it takes a few."""
LOAD_SECONDS: Final = 15.0
"""Time to load a bot into a process: its module may import a lot."""
ANSWER_TARGET_SECONDS: Final = 1.0
"""Within this, everything that waits should be answered; see `Workers._seconds_for`."""
MOST_READ_BYTES: Final = 1 << 20
LONGEST_REASON_BYTES: Final = 4 * LONGEST_REASON
TRIES: Final = 2
"""A job whose process dies is tried once more: its process may have been killed from outside."""

TIMED_OUT: Final = "timed out"
DIED: Final = "process died"
NOT_STARTED: Final = "process did not start"
TOO_LONG: Final = "answer too long"
UNFIT: Final = frozenset({"MemoryError", "SystemExit", "KeyboardInterrupt", "GeneratorExit"})
"""Reasons after which a process is replaced, although it has answered."""

Given = TypeVarTuple("Given")
Result = TypeVar("Result")

Pack: TypeAlias = Callable[[float], bytes]
"""Makes the job when its turn has come, given the seconds that its party may use."""


class JobFailed(Exception):  # noqa: N818 - a bot's failure, seldom an error of the program
    """A job that has no result; `reason` says why in a few words."""

    def __init__(self, reason: str) -> None:
        """Keep the reason."""
        super().__init__(reason)
        self.reason = reason


class _Broken(Exception):  # noqa: N818 - see JobFailed
    """The process has to go."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class JobTerms:
    """What a job may take."""

    seconds: float
    """After which its process is killed."""
    largest_bytes: int
    """The longest answer that is read."""
    load: bytes | None = None
    """A job that each process has to do once before this one, with time of its own."""


@dataclass(eq=False, slots=True)
class _Job:
    pack: Pack
    terms: JobTerms
    answer: asyncio.Future[bytes]
    took: float = 0.0
    """Seconds of a process."""


@dataclass(eq=False, slots=True)
class _Worker:
    """A process and the link to it."""

    process: ShieldedProcess
    link: socket.socket
    loaded: set[bytes] = field(default_factory=set)

    async def do(self, message: bytes, terms: JobTerms) -> bytes:
        """Have a job done; raises `JobFailed`, or `_Broken` if the process must be replaced."""
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
        except OSError:  # also a connection that was reset
            raise _Broken(DIED) from None
        if answer.startswith(RESULT):
            return answer[1:]
        reason = answer[1:].decode(errors="replace")
        raise _Broken(reason) if reason in UNFIT else JobFailed(reason)

    async def read(self, largest: int) -> bytes:
        """The next message of the process."""
        (length,) = HEADER.unpack(await self._read(HEADER.size))
        if length > largest + len(RESULT):
            raise _Broken(TOO_LONG)
        return await self._read(length)

    async def _read(self, length: int) -> bytes:
        loop = asyncio.get_running_loop()
        read = bytearray()
        while len(read) < length:
            part = await loop.sock_recv(self.link, min(length - len(read), MOST_READ_BYTES))
            if not part:
                raise _Broken(DIED)
            read += part
        return bytes(read)

    def kill(self) -> None:
        """End the process, and the programs that it has started."""
        if not self.process.is_alive():
            return
        if self.process.pid is not None and hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):  # it has no group of its own yet
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()


class Workers:
    """Does jobs in at most `count` processes, started when they are needed."""

    def __init__(
        self,
        count: int,
        limits: WorkerLimits = WorkerLimits(),  # noqa: B008 - frozen
        *,
        killed: Callable[[str], None] = lambda _reason: None,
    ) -> None:
        """Start nothing yet; `killed` hears why a process had to go."""
        self.count = count
        self._limits = limits
        self._killed = killed
        self._queue: FairQueue[_Job] = FairQueue()
        self._spare: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._tasks: set[asyncio.Task[bytes]] = set()
        self._starting = asyncio.Lock()

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return len(self._queue)

    @property
    def processes(self) -> int:
        """How many processes there are."""
        return len(self._all)

    async def ask(self, pack: Pack, terms: JobTerms, *, party: Party = ALONE) -> bytes:
        """Have a job done when its party's turn has come; raises `JobFailed`."""
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
        work: Callable[[*Given], Result],
        *given: *Given,
        terms: JobTerms,
        party: Party = ALONE,
    ) -> Result:
        """Have work of our own done; raises what it raises, or `JobFailed`.

        Jobs and results are pickled in a thread: papers of a large hall are megabytes.
        """
        make = partial(packed, pickled, work, given, seconds=terms.seconds)
        message = await asyncio.to_thread(make)
        answer = await self.ask(lambda _seconds: message, terms, party=party)
        return await asyncio.to_thread(unpickled, work, answer)

    def close(self) -> None:
        """End all processes and give up what they do; another `ask` starts new ones."""
        while self._queue:
            party, job = self._queue.pop()
            job.answer.cancel()
            self._queue.finish(party, 0.0)
        for worker in self._all:
            worker.kill()
        for task in self._tasks:
            task.cancel()  # it closes its link
        for worker in list(self._spare):
            self._discard(worker)

    def _dispatch(self) -> None:
        while self._queue and len(self._tasks) < self.count:
            party, job = self._queue.pop()
            task = asyncio.create_task(self._do(job, self._seconds_for(party)))
            self._tasks.add(task)
            task.add_done_callback(partial(self._served, party, job))

    def _served(self, party: Party, job: _Job, task: asyncio.Task[bytes]) -> None:
        """Hand over what came of a job, also of one that was given up before it began."""
        self._tasks.discard(task)
        self._queue.finish(party, job.took)
        error = None if task.cancelled() else task.exception()
        if not job.answer.done():  # somebody still waits
            if task.cancelled():
                job.answer.cancel()
            elif error is not None:
                job.answer.set_exception(error)
            else:
                job.answer.set_result(task.result())
        self._dispatch()

    def _seconds_for(self, party: Party) -> float:
        """The seconds after which this job should be done, so that nothing waits for long.

        It is the party's share of all processes, divided among the jobs that wait for the same
        owner: one who plays at many tables gets quick answers there, and the others lose nothing.
        """
        own = self._queue.waiting_of(party.owner) + 1  # this one waits no more
        return ANSWER_TARGET_SECONDS * self.count / (self._queue.active_owners * own)

    async def _do(self, job: _Job, seconds: float) -> bytes:
        loop = asyncio.get_running_loop()
        message = job.pack(seconds)
        tried = 0
        while True:
            tried += 1
            worker = await self._take()
            began = loop.time()
            try:
                answer = await worker.do(message, job.terms)
            except JobFailed:
                self._spare.append(worker)
                raise
            except _Broken as broken:
                self._discard(worker)
                self._killed(broken.reason)
                if broken.reason != DIED or tried == TRIES:
                    raise JobFailed(broken.reason) from None
            except BaseException:  # given up: what it does now would be read as the next answer
                self._discard(worker)
                raise
            else:
                self._spare.append(worker)
                return answer
            finally:
                job.took += loop.time() - began

    async def _take(self) -> _Worker:
        """A process that has nothing to do, a new one if need be."""
        while self._spare:
            worker = self._spare.pop()
            if worker.process.is_alive():
                return worker
            self._discard(worker)
            if worker.process.exitcode != 0:  # else it had nothing to do for long
                self._killed(DIED)
        return await self._start()

    async def _start(self) -> _Worker:
        try:
            ours, theirs = socket.socketpair()
        except OSError:  # no descriptors
            raise JobFailed(NOT_STARTED) from None
        ours.setblocking(False)  # noqa: FBT003 - the library's own word
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
            self._discard(worker)  # one that starts meanwhile ends when its link is closed
            raise
        return worker

    def _discard(self, worker: _Worker) -> None:
        self._all.discard(worker)
        if worker in self._spare:
            self._spare.remove(worker)
        if worker.process.pid is not None:
            worker.kill()
        worker.link.close()


def unpickled(work: Callable[..., Result], answer: bytes) -> Result:  # noqa: ARG001 - gives the type
    """The result of work of our own, or what it has raised."""
    result: Result
    result, error = pickle.loads(answer)  # noqa: S301 - by code of the house, in its own processes
    if error is not None:
        raise error
    return result
