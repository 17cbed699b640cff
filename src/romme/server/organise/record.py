"""What has happened in a tournament, read from the log: for the office, for paper, for a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from romme.locales import Words
from romme.papers import Told
from romme.server.organise.desk import Desk
from romme.server.organise.messages import Recorded
from romme.store.database import Database
from romme.store.log import Record
from romme.tournament.codec import as_plain, decode
from romme.tournament.file import BEGINNING, Kept, written
from romme.tournament.wording import record_texts


async def records_of(database: Database, desk: Desk) -> Sequence[Record]:
    """All records of a tournament, from its first."""
    return await database.log.read(desk.stream)


def recorded(words: Words, records: Sequence[Record], after: int = 0) -> Iterator[Recorded]:
    """Everything behind a version, each event told as things stood when it happened."""
    happened = [(record, event) for record in records for event in decode(record.data)]
    texts = record_texts(words, (event for _, event in happened))
    for (record, event), text in zip(happened, texts, strict=True):
        if record.version > after:
            yield Recorded(record.version, record.at, text, as_plain(event))


def told(words: Words, records: Sequence[Record]) -> Iterator[Told]:
    """The record as it is printed, by the clock of the hall."""
    for one in recorded(words, records):
        yield Told(one.text, datetime.fromtimestamp(one.at / 1000, UTC).astimezone())


def log_file(records: Sequence[Record]) -> bytes:
    """The whole log in a file, with which the command line goes on."""
    lines: list[bytes] = []
    previous = BEGINNING
    for record in records:
        kept = Kept(record.version, record.at, _role(record), decode(record.data))
        line, previous = written(kept, previous)
        lines.append(line)
    return b"".join(lines)


def _role(record: Record) -> str:
    """Who gave the command that led to a record: its key begins with the role."""
    return "" if record.command is None else record.command.partition(":")[0]
