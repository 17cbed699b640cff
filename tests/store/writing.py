"""A process that appends records and says which of them are answered; to be killed, or noted.

    python -m tests.store.writing DATABASE SYNCHRONOUS [NOTES]

With NOTES it ends by itself, and leaves in that file what happened to the files of the database.
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
from tests.store.disk import Answered, Note, noted
from tests.store.entries import Writer

TABLES = 5
RECORDS = 60
"""Of each table, when notes are taken: enough for the log to be folded into the database."""


async def write(
    url: str, synchronous: str, *, limit: int | None, tell: Callable[[Answered], None]
) -> None:
    """Append to some streams at once, each time when the record before is answered."""

    async def play(writer: Writer) -> None:
        for version in count(1):
            if limit is not None and version > limit:
                return
            assert await database.log.append(writer.next(bytes(9000))) is Appended.DONE
            tell(Answered(writer.stream, version))

    async with await open_database(url, synchronous=synchronous) as database:
        await asyncio.gather(*(play(Writer(f"table {number}")) for number in range(TABLES)))


def main(url: str, synchronous: str, notes_to: str | None = None) -> None:
    """Take notes, or tell of each answer on the standard output."""
    notes: list[Note] = []

    def say(answered: Answered) -> None:
        sys.stdout.write(f"{answered.stream}\t{answered.version}\n")
        sys.stdout.flush()

    with noted(notes) if notes_to else nullcontext():
        limit = RECORDS if notes_to else None
        tell = notes.append if notes_to else say
        asyncio.run(write(url, synchronous, limit=limit, tell=tell))
    if notes_to:
        Path(notes_to).write_bytes(pickle.dumps(notes))


if __name__ == "__main__":
    main(*sys.argv[1:])
