"""The log in SQLite: one thread writes, with group commit.

The synchronous driver on its own thread appends thirty times as fast as an asynchronous one. While
a commit waits for the disk, the next records queue up. Each is acknowledged when its commit is on
disk (`synchronous=FULL`), never before.

Other code of the process writes to the file too, for example for a new guest. SQLite would make it
back off for longer and longer, so a busy log would starve it. Therefore that code asks the log for
a `turn`, and the log grants one turn after each commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final, NamedTuple, TypeAlias

from romme.store.log.records import Appended, Entry, LogClosed, Record, Version

MOST_AT_ONCE: Final = 512
"""Maximum number of records in a transaction; more would delay the first of them."""
SCRUB_SECONDS: Final = 0.5
"""Maximum wait for readers before the write-ahead log is emptied."""

_APPEND: Final = """
INSERT INTO events (stream, version, at, command, data, hash, lasts)
VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_HEAD: Final = """
INSERT INTO streams (stream, version, hash, phase, listed, code, summary, touched)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash,
  phase = excluded.phase, listed = excluded.listed, code = excluded.code,
  summary = excluded.summary, touched = excluded.touched
"""
_HEAD_OF: Final = "SELECT version FROM streams WHERE stream = ?"
_GAME: Final = """
INSERT OR REPLACE INTO games (stream, number, ended, rules, ending, winner)
VALUES (?, ?, ?, ?, ?, ?)
"""
_PLAYER: Final = """
INSERT OR REPLACE INTO players (stream, number, seat, person, score) VALUES (?, ?, ?, ?, ?)
"""
_READ: Final = """
SELECT version, at, command, data, hash, lasts FROM events
WHERE stream = ? AND version > ? ORDER BY version
"""
_RECALL: Final = """
SELECT version, at, command, data, hash, lasts FROM events
WHERE stream = :stream AND (
  lasts <> 'passing'
  OR version >= (SELECT coalesce(max(version), 0) FROM events
                 WHERE stream = :stream AND lasts = 'anew')
  OR version > (SELECT max(version) FROM events WHERE stream = :stream) - :recent
)
ORDER BY version
"""
_FIND: Final = """
SELECT version, at, command, data, hash, lasts FROM events WHERE stream = ? AND command = ?
"""


class _Waiting(NamedTuple):
    entry: Entry
    answer: asyncio.Future[Appended]


class _Turn(NamedTuple):
    """A writer outside the log that waits for its turn."""

    come: asyncio.Future[None]
    over: Event


_Answered: TypeAlias = tuple[asyncio.Future[Appended], Appended | BaseException]


def connect(path: Path, *, synchronous: str = "FULL") -> sqlite3.Connection:
    """Open an SQLite file with the server's settings: autocommit, WAL mode, and foreign keys."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={synchronous}")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def empty_write_ahead_log(path: Path) -> bool:
    """Checkpoint and truncate the write-ahead log. Return False if a reader prevents this."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=SCRUB_SECONDS)) as opened:
        (busy, *_) = opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


class SqliteLog:
    """A log in an SQLite file. One thread appends, another reads."""

    def __init__(self, path: Path, *, synchronous: str = "FULL") -> None:
        """Open a file that already has its tables, and start the writer thread."""
        self._writing = connect(path, synchronous=synchronous)
        self._reading = connect(path, synchronous=synchronous)
        self._waiting: SimpleQueue[_Waiting | _Turn | None] = SimpleQueue()
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._writer = Thread(target=self._write, name="romme-log", daemon=True)
        self._reader = ThreadPoolExecutor(1, "romme-read")
        self._writer.start()

    async def append(self, entry: Entry) -> Appended:
        """Append a record, and return the result when it is on disk.

        Raise `LogClosed` after `close`.
        """
        if self._closed:
            raise LogClosed
        answer: asyncio.Future[Appended] = self._loop.create_future()
        self._waiting.put(_Waiting(entry, answer))
        return await answer

    async def read(self, stream: str, after: int = 0) -> Sequence[Record]:
        """Return the records of a stream with versions above `after`."""
        return await self._loop.run_in_executor(self._reader, self._read, stream, after)

    async def recall(self, stream: str, recent: int) -> Sequence[Record]:
        """Return the records needed to restore a stream, plus its last `recent` ones."""
        return await self._loop.run_in_executor(self._reader, self._recall, stream, recent)

    async def find(self, stream: str, command: str) -> Record | None:
        """Return the record that a command produced, or None."""
        return await self._loop.run_in_executor(self._reader, self._find, stream, command)

    async def heads(self, streams: Sequence[str]) -> dict[str, Version]:
        """Return the last version of each of these streams."""
        return await self._loop.run_in_executor(self._reader, self._heads, streams)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Pause the log during the `with` body, so that other code can write to the file."""
        if self._closed:  # no writer is left to wait for
            yield
            return
        turn = _Turn(self._loop.create_future(), Event())
        self._waiting.put(turn)
        try:
            await turn.come
            yield
        finally:
            turn.over.set()

    async def close(self) -> None:
        """Write pending records, then stop the writer."""
        self._closed = True
        self._waiting.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()

    # --- on the reading thread -------------------------------------------------------------------

    def _read(self, stream: str, after: int) -> list[Record]:
        return [Record(*row) for row in self._reading.execute(_READ, (stream, after))]

    def _recall(self, stream: str, recent: int) -> list[Record]:
        asked = {"stream": stream, "recent": recent}
        return [Record(*row) for row in self._reading.execute(_RECALL, asked)]

    def _find(self, stream: str, command: str) -> Record | None:
        row = self._reading.execute(_FIND, (stream, command)).fetchone()
        return None if row is None else Record(*row)

    def _heads(self, streams: Sequence[str]) -> dict[str, Version]:
        return {name: _head(self._reading, name) for name in streams}

    # --- on the writing thread -------------------------------------------------------------------

    def _write(self) -> None:
        """Commit pending records until the log is closed."""
        going = True
        turns: deque[_Turn] = deque()
        while going or turns:
            arrived = [] if turns else [self._waiting.get()]
            while len(arrived) < MOST_AT_ONCE and not self._waiting.empty():
                arrived.append(self._waiting.get())
            going = going and None not in arrived
            turns.extend(one for one in arrived if isinstance(one, _Turn))
            batch = [one for one in arrived if isinstance(one, _Waiting)]
            if batch:
                self._loop_answer(self._commit(batch))
            if turns:
                self._grant_turn(turns.popleft())

    def _grant_turn(self, turn: _Turn) -> None:
        """Grant another writer its turn, and wait until that writer is done."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_come, turn)
            turn.over.wait()

    def _commit(self, batch: Sequence[_Waiting]) -> list[_Answered]:
        """Write a batch in one transaction, and return the result of each record.

        If the transaction fails, write each record in a transaction of its own.
        """
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            outcomes: list[_Answered] = [(one.answer, self._append(one.entry)) for one in batch]
            self._writing.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - such as invalid text or a full disk; the thread must survive
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            if len(batch) == 1:
                return [(batch[0].answer, error)]
            # Retry one by one, because one of them may be the cause.
            return [answered for one in batch for answered in self._commit([one])]
        return outcomes

    def _append(self, entry: Entry) -> Appended:
        stream, version, at, command, data, chained, heading, finished, lasts = entry
        write = self._writing.execute
        if command is not None and write(_FIND, (stream, command)).fetchone():
            return Appended.REPEATED
        if version != _head(self._writing, stream) + 1:
            return Appended.BEHIND
        write(_APPEND, (stream, version, at, command, data, chained, lasts))
        row = (heading.phase.value, heading.listed, heading.code, heading.summary, at)
        write(_HEAD, (stream, version, chained, *row))
        if finished is not None:
            number = finished.number
            shown = (finished.rules, finished.ending, finished.winner)
            write(_GAME, (stream, number, finished.ended, *shown))
            for seated in finished.players:
                write(_PLAYER, (stream, number, *seated))
        return Appended.DONE

    def _loop_answer(self, outcomes: Sequence[_Answered]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_answer, outcomes)


def _head(connection: sqlite3.Connection, stream: str) -> Version:
    (version,) = connection.execute(_HEAD_OF, (stream,)).fetchone() or (0,)
    return Version(version)


def _come(turn: _Turn) -> None:
    if not turn.come.done():  # the caller may have been cancelled
        turn.come.set_result(None)


def _answer(outcomes: Sequence[_Answered]) -> None:
    for answer, outcome in outcomes:
        if answer.done():  # the caller was cancelled
            continue
        if isinstance(outcome, BaseException):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)
