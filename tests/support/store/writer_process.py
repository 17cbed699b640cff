"""A process that appends records and reports which of them are confirmed.

    python -m tests.support.store.writer_process DATABASE SYNCHRONOUS [EVENTS]

Without EVENTS it prints the confirmed versions and runs until it is killed. With EVENTS it stops
after some records and writes the disk events of the database to that file.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
from collections.abc import Callable
from contextlib import nullcontext
from itertools import count
from pathlib import Path

from romme.store.database import open_database
from romme.store.log.records import Appended
from tests.support.store.entries import Writer
from tests.support.store.simulated_disk import Answered, DiskEvent, recorded

TABLES = 5
RECORDS = 60
"""Number of records per stream with EVENTS: enough for a checkpoint of the write-ahead log."""


async def write(
    url: str, synchronous: str, *, limit: int | None, report: Callable[[Answered], None]
) -> None:
    """Append to several streams concurrently, one record at a time, and report each confirmed one.

    Append `limit` records to each stream, or go on for ever if it is None.
    """

    async def play(writer: Writer) -> None:
        for version in count(1):
            if limit is not None and version > limit:
                return
            assert await database.log.append(writer.next(bytes(9000))) is Appended.DONE
            report(Answered(writer.stream, version))

    async with await open_database(url, synchronous=synchronous) as database:
        await asyncio.gather(*(play(Writer(f"table {number}")) for number in range(TABLES)))


def main(url: str, synchronous: str, events_file: str | None = None) -> None:
    """Append records. Print each confirmed version, or write the disk events to a file."""
    events: list[DiskEvent] = []

    def print_line(answered: Answered) -> None:
        sys.stdout.write(f"{answered.stream}\t{answered.version}\n")
        sys.stdout.flush()

    with recorded(events) if events_file else nullcontext():
        limit = RECORDS if events_file else None
        report = events.append if events_file else print_line
        asyncio.run(write(url, synchronous, limit=limit, report=report))
    if events_file:
        Path(events_file).write_bytes(pickle.dumps(events))


if __name__ == "__main__":
    main(*sys.argv[1:])
