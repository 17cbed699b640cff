"""Copies of tournaments in a folder, such as a USB stick, written while the tournament goes on.

A tournament is copied as a tournament file: when everybody at a table has signed, when a series is
closed, when the tournament is over, and when the director asks for it. A copy replaces the previous
one only when it is complete and on the disk. If the stick is gone, the copy is retried until it is
back.
"""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import Final

import msgspec
import structlog
from sqlalchemy import select

from romme.server.cluster.background_tasks import BackgroundTasks
from romme.server.organise.desk import Desk
from romme.server.organise.http.downloads import file_name, run_file_job
from romme.server.organise.record import log_file, records_of
from romme.store.database import Database
from romme.store.schema.tables import tournaments
from romme.tournament.events import Event, Finished, SeriesClosed, TournamentRestored
from romme.tournament.list_events import LineCorrected, ListsEnded, Signed
from romme.tournament.model import Tournament
from romme.tournament.storage.file import sync_folder

RETRY_SECONDS: Final = 10.0

log: Final = structlog.get_logger()


class CopyProblem(Enum):
    """Why the last copy could not be written."""

    NONE = ""
    MISSING = "missing"
    """The folder is not there: the stick has been taken out."""
    FULL = "full"
    FORBIDDEN = "forbidden"
    FAILED = "failed"


_PROBLEMS: Final = {
    errno.ENOENT: CopyProblem.MISSING,
    errno.ENOTDIR: CopyProblem.MISSING,
    errno.ENODEV: CopyProblem.MISSING,
    errno.ENOSPC: CopyProblem.FULL,
    errno.EDQUOT: CopyProblem.FULL,
    errno.EACCES: CopyProblem.FORBIDDEN,
    errno.EPERM: CopyProblem.FORBIDDEN,
    errno.EROFS: CopyProblem.FORBIDDEN,
}


class ServerCopy(msgspec.Struct, frozen=True):
    """The copy of a tournament in the server's folder."""

    folder: str
    """The folder; empty if the server writes no copies."""
    file: str = ""
    at: int = 0
    """When the last copy was written, in milliseconds since 1970; 0 if there is none."""
    problem: CopyProblem = CopyProblem.NONE


class TournamentCopies:
    """Writes the copies of all tournaments of this node."""

    def __init__(self, database: Database, folder: Path | None) -> None:
        """Write into `folder`, or nowhere if it is None."""
        self._database = database
        self._folder = None if folder is None else folder.expanduser().absolute()
        self._problems: dict[str, CopyProblem] = {}
        self._due: dict[str, Desk] = {}
        """Tournaments whose copy is outdated."""
        self._tasks = BackgroundTasks()
        self._woken = asyncio.Event()
        self._writing = asyncio.Lock()
        self._stopping = False
        self._stopped = asyncio.Event()
        """Set when nothing is left to write, because the server stops."""

    def start(self) -> None:
        """Start the task that writes copies."""
        if self._folder is not None:
            self._tasks.start(self._run())

    async def close(self) -> None:
        """Write what is due, without retries, and stop."""
        if len(self._tasks):
            self._stopping = True
            self._woken.set()
            await self._stopped.wait()
        await self._tasks.close()

    def notice(self, desk: Desk, events: Sequence[Event]) -> None:
        """Write a copy soon if the events deserve one."""
        if self._folder is not None and any(_is_due(desk.tournament, one) for one in events):
            self._due[desk.name] = desk
            self._woken.set()

    async def state(self, desk: Desk) -> ServerCopy:
        """Return where and when a tournament was last copied, and what is wrong."""
        if self._folder is None:
            return ServerCopy("")
        path = await self._path(desk)
        at = await run_file_job(partial(_written_at, path))
        problem = self._problems.get(desk.name, CopyProblem.NONE)
        return ServerCopy(str(self._folder), path.name, at, problem)

    async def write(self, desk: Desk) -> CopyProblem:
        """Write a copy now, and return what went wrong."""
        path = await self._path(desk)
        async with self._writing:
            history = await records_of(self._database, desk)
            try:
                await run_file_job(lambda: write_atomically(path, log_file(history)))
            except OSError as error:
                problem = _PROBLEMS.get(error.errno or 0, CopyProblem.FAILED)
                if self._problems.get(desk.name) is not problem:
                    log.warning("tournament not copied", folder=str(path.parent), reason=str(error))
            else:
                problem = CopyProblem.NONE
            self._problems[desk.name] = problem
        return problem

    async def _run(self) -> None:
        while True:
            for desk in self._take_due():
                await self._write_or_keep(desk)
            if self._stopping:
                for desk in self._take_due():  # due since then
                    await self._write_or_keep(desk)
                self._stopped.set()
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(RETRY_SECONDS if self._due else None):
                    await self._woken.wait()
            self._woken.clear()

    async def _write_or_keep(self, desk: Desk) -> None:
        """Write a copy, or keep it due if that fails."""
        try:
            problem = await self.write(desk)
        except Exception:  # such as a database that does not respond
            log.exception("tournament not copied")
            problem = CopyProblem.FAILED
        if problem is not CopyProblem.NONE:
            self._due.setdefault(desk.name, desk)

    def _take_due(self) -> list[Desk]:
        due, self._due = self._due, {}
        return list(due.values())

    async def _path(self, desk: Desk) -> Path:
        """Return the path of a copy. The code keeps tournaments of one name apart."""
        query = select(tournaments.c.code).where(tournaments.c.tournament == desk.name)
        rows = await self._database.rows(query)
        return (self._folder or Path()) / file_name(desk.tournament.name, rows[0].code, "jsonl")


def _is_due(tournament: Tournament, event: Event) -> bool:
    match event:
        case Signed() | LineCorrected():
            return tournament.sheet(event.series, event.table).is_signed
        case SeriesClosed() | ListsEnded() | Finished() | TournamentRestored():
            return True
        case _:
            return False


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file under a temporary name, fsync it, and give it its name. Raise `OSError`."""
    part = path.with_name(f"{path.name}.{token_hex(4)}.part")
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    with suppress(OSError):  # not every file system can fsync a folder
        sync_folder(path.parent)


def _written_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns // 1_000_000
    except OSError:
        return 0
