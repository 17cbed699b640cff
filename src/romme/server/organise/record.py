"""What has happened in a tournament, read from the log: for the office, for paper, for a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from romme.locales import Words
from romme.papers import RecordEntry
from romme.server.organise.desk import Desk
from romme.server.organise.entrant_names import NameTable
from romme.server.organise.http.messages import RecordedEvent
from romme.store.database import Database
from romme.store.log.records import Record
from romme.tournament.events import Event
from romme.tournament.storage.codec import as_plain, decode
from romme.tournament.storage.file import BEGINNING, FileRecord, encode_record
from romme.tournament.wording.record import record_texts


class History(NamedTuple):
    """All records of a tournament, and the names that go with them."""

    records: Sequence[Record]
    name_table: NameTable

    def read(self) -> Iterator[tuple[Record, tuple[Event, ...]]]:
        """Each record with its events, without names that were erased; takes a while."""
        for record in self.records:
            yield record, self.name_table.with_names(decode(record.data))


NO_HISTORY: Final = History((), NameTable({}, frozenset()))


async def records_of(database: Database, desk: Desk) -> History:
    """All records of a tournament, from its first."""
    return History(await database.log.read(desk.stream), await desk.names.name_table())


def recorded_events(words: Words, history: History, after: int = 0) -> Iterator[RecordedEvent]:
    """Everything behind a version, each event told as things stood when it happened."""
    happened = [(record, event) for record, events in history.read() for event in events]
    texts = record_texts(words, (event for _, event in happened))
    for (record, event), text in zip(happened, texts, strict=True):
        if record.version > after:
            yield RecordedEvent(record.version, record.at, text, as_plain(event))


def printed_record(words: Words, history: History) -> Iterator[RecordEntry]:
    """The record as it is printed, by the clock of the hall."""
    for one in recorded_events(words, history):
        yield RecordEntry(one.text, datetime.fromtimestamp(one.at / 1000, UTC).astimezone())


def log_file(history: History) -> bytes:
    """The whole log in a file, with which the command line goes on."""
    lines: list[bytes] = []
    previous = BEGINNING
    for record, events in history.read():
        kept = FileRecord(record.version, record.at, _role(record), events)
        line, previous = encode_record(kept, previous)
        lines.append(line)
    return b"".join(lines)


def _role(record: Record) -> str:
    """Who gave the command that led to a record: its key begins with the role."""
    return "" if record.command is None else record.command.partition(":")[0]
