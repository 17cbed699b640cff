"""The log in PostgreSQL: several nodes append, and the primary key decides races.

One task of each node appends all pending records in a single statement, at most one per stream. A
record whose version or command exists already is skipped, and `append` reports this to its caller.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import asyncpg

from romme.store.log.records import Appended, Entry, LogClosed, Record, Version

MOST_AT_ONCE: Final = 512

MOST_TRIES: Final = 5

# Rows are locked in the order of their streams, so that two nodes cannot deadlock.
_APPEND: Final = """
WITH given AS (
  SELECT given.* FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::bytea[],
                             $6::bytea[], $7::text[], $8::bool[], $9::text[], $10::bytea[],
                             $11::text[])
    AS given (stream, version, at, command, data, hash, phase, listed, code, summary, lasts)
  LEFT JOIN streams USING (stream)
  WHERE given.version = coalesce(streams.version, 0) + 1
  ORDER BY stream
), done AS (
  INSERT INTO events (stream, version, at, command, data, hash, lasts)
  SELECT stream, version, at, command, data, hash, lasts FROM given
  ON CONFLICT DO NOTHING RETURNING stream
), headed AS (
  INSERT INTO streams (stream, version, hash, phase, listed, code, summary, touched)
  SELECT stream, version, hash, phase, listed, code, summary, at FROM given
  JOIN done USING (stream) ORDER BY stream
  ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash,
    phase = excluded.phase, listed = excluded.listed, code = excluded.code,
    summary = excluded.summary, touched = excluded.touched
)
SELECT stream FROM done
"""
_GAME: Final = """
INSERT INTO games (stream, number, ended, rules, ending, winner) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (stream, number) DO UPDATE SET ended = excluded.ended, rules = excluded.rules,
  ending = excluded.ending, winner = excluded.winner
"""
_PLAYER: Final = """
INSERT INTO players (stream, number, seat, person, score) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (stream, number, seat) DO UPDATE SET person = excluded.person, score = excluded.score
"""
_READ: Final = """
SELECT version, at, command, data, hash, lasts FROM events
WHERE stream = $1 AND version > $2 ORDER BY version
"""
_RECALL: Final = """
SELECT version, at, command, data, hash, lasts FROM events
WHERE stream = $1 AND (
  lasts <> 'passing'
  OR version >= (SELECT coalesce(max(version), 0) FROM events WHERE stream = $1 AND lasts = 'anew')
  OR version > (SELECT max(version) FROM events WHERE stream = $1) - $2::int
)
ORDER BY version
"""
_FIND: Final = """
SELECT version, at, command, data, hash, lasts FROM events WHERE stream = $1 AND command = $2
"""
_HEADS: Final = "SELECT stream, version FROM streams WHERE stream = ANY($1::text[])"


class _Waiting(NamedTuple):
    entry: Entry
    answer: asyncio.Future[Appended]


class PostgresLog:
    """A log in PostgreSQL. One task appends; reads use any connection from the pool."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        """Start the writer task. The database must already have its tables."""
        self._pool = pool
        self._closed = False
        self._waiting: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    async def append(self, entry: Entry) -> Appended:
        """Append a record, and return the result when it is committed.

        Raise `LogClosed` after `close`.
        """
        if self._closed:
            raise LogClosed
        answer: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(entry, answer))
        return await answer

    async def read(self, stream: str, after: int = 0) -> Sequence[Record]:
        """Return the records of a stream with versions above `after`."""
        return [Record(*row) for row in await self._pool.fetch(_READ, stream, after)]

    async def recall(self, stream: str, recent: int) -> Sequence[Record]:
        """Return the records needed to restore a stream, plus its last `recent` ones."""
        return [Record(*row) for row in await self._pool.fetch(_RECALL, stream, recent)]

    async def find(self, stream: str, command: str) -> Record | None:
        """Return the record that a command produced, or None."""
        row = await self._pool.fetchrow(_FIND, stream, command)
        return None if row is None else Record(*row)

    async def heads(self, streams: Sequence[str]) -> dict[str, Version]:
        """Return the last version of each of these streams."""
        rows = await self._pool.fetch(_HEADS, list(streams))
        return dict.fromkeys(streams, Version(0)) | {name: Version(head) for name, head in rows}

    async def close(self) -> None:
        """Write pending records, then stop the writer."""
        self._closed = True
        self._waiting.put_nowait(None)
        await self._writer

    async def _write(self) -> None:
        """Commit pending records until the log is closed."""
        going = True
        held: list[_Waiting] = []
        while going or held:
            arrived = [] if held else [await self._waiting.get()]
            while len(held) + len(arrived) < MOST_AT_ONCE and not self._waiting.empty():
                arrived.append(self._waiting.get_nowait())
            going = going and None not in arrived
            batch, held = _one_each(held + [one for one in arrived if one is not None])
            await self._commit(batch)

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        """Write a batch in one transaction, then give each caller of `append` its result."""
        try:
            await self._try(batch)
        except (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError) as error:
            _fail(batch, error)
        except Exception as error:  # noqa: BLE001 - such as invalid text; the task must survive
            if len(batch) == 1:
                _fail(batch, error)
                return
            for one in batch:  # retry one by one, because one of them may be the cause
                await self._commit([one])

    async def _try(self, batch: Sequence[_Waiting]) -> None:
        done = await self._persist([one.entry for one in batch])
        for one in batch:
            kept = one.entry.stream in done
            outcome = Appended.DONE if kept else await self._why_not(one.entry)
            if not one.answer.done():  # the caller may have been cancelled
                one.answer.set_result(outcome)

    async def _persist(self, entries: Sequence[Entry]) -> frozenset[str]:
        """Append the records like `_transact`, but retry after a conflict with another node."""
        for _ in range(MOST_TRIES - 1):
            with suppress(asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                return await self._transact(entries)
        return await self._transact(entries)

    async def _transact(self, entries: Sequence[Entry]) -> frozenset[str]:
        """Append the records and return the streams whose record was accepted."""
        if not entries:
            return frozenset()
        async with self._pool.acquire() as connection, connection.transaction():
            done = frozenset(row["stream"] for row in await _append(connection, entries))
            for entry in entries:
                if entry.stream in done:
                    await _finish(connection, entry)
        return done

    async def _why_not(self, entry: Entry) -> Appended:
        if entry.command is not None and await self.find(entry.stream, entry.command):
            return Appended.REPEATED
        return Appended.BEHIND


def _one_each(waiting: Sequence[_Waiting]) -> tuple[list[_Waiting], list[_Waiting]]:
    """Split pending records into the first one of each stream and the rest.

    A statement cannot tell which of two rows with the same key it inserted, so both would
    be reported as DONE.
    """
    batch: dict[str, _Waiting] = {}
    rest = []
    for one in waiting:
        if one.entry.stream in batch:
            rest.append(one)
        else:
            batch[one.entry.stream] = one
    return list(batch.values()), rest


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for one in batch:
        if not one.answer.done():
            one.answer.set_exception(error)


async def _append(
    connection: asyncpg.pool.PoolConnectionProxy, entries: Sequence[Entry]
) -> Sequence[asyncpg.Record]:
    done: Sequence[asyncpg.Record] = await connection.fetch(
        _APPEND,
        [entry.stream for entry in entries],
        [entry.version for entry in entries],
        [entry.at for entry in entries],
        [entry.command for entry in entries],
        [entry.data for entry in entries],
        [entry.hash for entry in entries],
        [entry.heading.phase.value for entry in entries],
        [entry.heading.listed for entry in entries],
        [entry.heading.code for entry in entries],
        [entry.heading.summary for entry in entries],
        [entry.lasts for entry in entries],
    )
    return done


async def _finish(connection: asyncpg.pool.PoolConnectionProxy, entry: Entry) -> None:
    finished = entry.finished
    if finished is None:
        return
    key = (entry.stream, finished.number)
    shown = (finished.ended, finished.rules, finished.ending, finished.winner)
    await connection.execute(_GAME, *key, *shown)
    await connection.executemany(_PLAYER, [(*key, *seated) for seated in finished.players])
