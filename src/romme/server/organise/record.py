"""The record of a tournament, read from the log: for the office, for printing, and as a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final, NamedTuple

from romme.locales import Words
from romme.papers import PrintedDecision, RecordEntry
from romme.server.organise.desk import Desk
from romme.server.organise.entrant_names import NameTable
from romme.server.organise.http.messages import RecordedEvent
from romme.server.organise.http.preview_messages import EffectInfo, RefereeEntrySeen
from romme.server.organise.whole_tournament import record_role
from romme.store.database import Database
from romme.store.log.records import Record
from romme.tournament.events import Event, TournamentRestored
from romme.tournament.storage.codec import as_plain, decode
from romme.tournament.storage.file_records import BEGINNING, FileRecord, encode_record
from romme.tournament.wording.record import record_texts
from romme.tournament.wording.referee_log import referee_log


class History(NamedTuple):
    """All records of a tournament, and the names of its entrants."""

    records: Sequence[Record]
    name_table: NameTable

    def read(self) -> Iterator[tuple[Record, tuple[Event, ...]]]:
        """Yield each record with its events. Start numbers replace erased names. This is slow."""
        for record in self.records:
            yield record, self.name_table.with_names(decode(record.data))


NO_HISTORY: Final = History((), NameTable({}, frozenset()))


async def records_of(database: Database, desk: Desk) -> History:
    """Read all records of a tournament."""
    return History(await database.log.read(desk.stream), await desk.names.name_table())


def recorded_events(words: Words, history: History, after: int = 0) -> Iterator[RecordedEvent]:
    """Yield the events after a version, described in words with the names that people had then."""
    happened = [(record, event) for record, events in history.read() for event in events]
    texts = record_texts(words, (event for _, event in happened))
    for (record, event), text in zip(happened, texts, strict=True):
        if record.version > after:
            yield RecordedEvent(record.version, record.at, text, as_plain(_short(event)))


def _short(event: Event) -> Event:
    """Return an event without the whole log that a restored state contains."""
    return replace(event, log=()) if isinstance(event, TournamentRestored) else event


def printed_record(words: Words, history: History) -> Iterator[RecordEntry]:
    """Yield the entries of the printed record, with local times."""
    for one in recorded_events(words, history):
        yield RecordEntry(one.text, datetime.fromtimestamp(one.at / 1000, UTC).astimezone())


def referee_entries(words: Words, history: History) -> Iterator[RefereeEntrySeen]:
    """Yield the director's decisions, in the order of the record."""
    records = [(record, event) for record, events in history.read() for event in events]
    for one in referee_log(words, (event for _, event in records)):
        record = records[one.at][0]
        yield RefereeEntrySeen(
            version=record.version,
            at=record.at,
            series=one.series,
            table=one.table,
            text=one.text,
            clause=one.clause,
            rule=one.rule,
            effects=[EffectInfo(each.what, each.before, each.after) for each in one.effects],
            undone=one.undone,
        )


def printed_referee_log(words: Words, history: History) -> Iterator[PrintedDecision]:
    """Yield the entries of the printed referee's log, with local times."""
    records = [(record, event) for record, events in history.read() for event in events]
    for one in referee_log(words, (event for _, event in records)):
        at = datetime.fromtimestamp(records[one.at][0].at / 1000, UTC).astimezone()
        yield PrintedDecision(one, at)


def log_file(history: History) -> bytes:
    """Return the whole log as a JSON Lines file for the command `romme tournament`."""
    lines: list[bytes] = []
    previous = BEGINNING
    for record, events in history.read():
        file_record = FileRecord(record.version, record.at, record_role(record), events)
        line, previous = encode_record(file_record, previous)
        lines.append(line)
    return b"".join(lines)
