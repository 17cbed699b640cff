"""Whole tournaments: check an uploaded tournament file, and store all its records at once.

The file comes from a stranger, and its hashes have no secret. So it is read in a process with
limited memory and time, and is refused if a page could not show it. Accounts in it belong to
another server: they are left out, and the names stay. Keys and PINs are not in the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from enum import Enum
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from romme.characters import first_bad_in_text
from romme.server.organise.desk import HEADING, STREAM
from romme.server.organise.entrant_names import each_entry
from romme.store.log.chain import BEGINNING, link
from romme.store.log.records import Entry, Record, Version
from romme.tournament.entries.registration import MOST_NUMBER
from romme.tournament.events import Event, TournamentMade
from romme.tournament.evolve import fold
from romme.tournament.model import SeriesPhase, Tournament
from romme.tournament.office.director import MOST_NAME, MOST_ROUNDS, MOST_TEAM
from romme.tournament.ranking import results
from romme.tournament.storage.codec import as_plain, decode, encode, from_plain
from romme.tournament.storage.file_records import BadFile, FileFault, RecordReader
from romme.tournament.values import EntryDetails, Venue

LARGEST_UPLOAD: Final = 8 * 1024 * 1024
"""Limit in bytes for an uploaded file; a tournament of a thousand people needs five million."""
MOST_SEATS: Final = 4
MOST_LINES: Final = MOST_ROUNDS * MOST_SEATS
_LONGEST_AUTHOR: Final = 80
_LATEST_MS: Final = 2**53


class UploadFault(Enum):
    """Reasons to refuse an uploaded file. The value is part of the message key."""

    NO_TOURNAMENT = "no-tournament"
    CHANGED = "changed"
    TOO_NEW = "too-new"
    TOO_LARGE = "too-large"
    IMPOSSIBLE = "impossible"
    """The records are as they were written, but cannot be those of a tournament."""
    PLAYED_HERE = "played-here"
    """A series is being played at tables of a server."""


_FAULTS: Final = {
    FileFault.CHANGED: UploadFault.CHANGED,
    FileFault.TOO_NEW: UploadFault.TOO_NEW,
    FileFault.TOO_LARGE: UploadFault.TOO_LARGE,
}


class BadUpload(NamedTuple):
    """Why an uploaded file was refused, and in which line. Line 0 stands for the whole file."""

    fault: UploadFault
    line: int = 0


class WholeRecord(NamedTuple):
    """One record of a tournament that is stored as a whole."""

    at: int
    """The time of the record, in milliseconds since 1970."""
    role: str
    """The role that sent the command."""
    data: bytes


class WholeTournament(NamedTuple):
    """All records of a tournament, ready to be stored."""

    made: TournamentMade
    records: tuple[WholeRecord, ...]
    entrants: int
    torn: int
    """Size in bytes of an incomplete last line, which was left out."""

    @property
    def began_at(self) -> int:
        """When the tournament was created, in milliseconds since 1970."""
        return self.records[0].at


# --- reading a file ------------------------------------------------------------------------------


def read_upload(data: bytes) -> WholeTournament | BadUpload:
    """Read an uploaded file, in a process of its own.

    Return a `BadUpload` even for unexpected exceptions, because only the file can cause them.
    """
    reader = RecordReader(Path())
    try:
        torn = reader.read(data)
    except BadFile as bad:
        return BadUpload(_FAULTS.get(bad.fault, UploadFault.NO_TOURNAMENT), bad.line)
    except Exception:  # noqa: BLE001 - the fold trusts its events, and these are a stranger's
        return BadUpload(UploadFault.IMPOSSIBLE, len(reader.records) + 1)
    try:
        log = [tuple(_own(event) for event in record.events) for record in reader.records]
        tournament = fold(event for events in log for event in events)
        results(tournament)
    except Exception:  # noqa: BLE001 - as above
        return BadUpload(UploadFault.IMPOSSIBLE)
    times = [record.at for record in reader.records]
    if not _is_sound(tournament) or not all(0 <= at <= _LATEST_MS for at in times):
        return BadUpload(UploadFault.IMPOSSIBLE)
    if is_played_on_a_server(tournament):
        return BadUpload(UploadFault.PLAYED_HERE)
    authors = [record.by for record in reader.records]
    return whole(log, times, authors, torn=torn)


def whole(
    log: Sequence[tuple[Event, ...]], times: Sequence[int], roles: Iterable[str], *, torn: int = 0
) -> WholeTournament:
    """Return a tournament to be stored, from the events, time and role of each record."""
    records = tuple(
        WholeRecord(at, role[:_LONGEST_AUTHOR].replace(":", " "), encode(events))
        for events, at, role in zip(log, times, roles, strict=True)
    )
    made = log[0][0]
    if not isinstance(made, TournamentMade):
        raise TypeError(f"a tournament does not begin with {made!r}")
    entrants = len(fold(event for events in log for event in events).entrants)
    return WholeTournament(made, records, entrants, torn)


def record_role(record: Record) -> str:
    """Return the role that sent a record's command, or an empty string if it has no command.

    The stored key of a command begins with the role.
    """
    return "" if record.command is None else record.command.partition(":")[0]


def is_played_on_a_server(tournament: Tournament) -> bool:
    """Whether a series is being played at tables of a server. A copy cannot include them."""
    last = tournament.last
    running = last is not None and last.phase is SeriesPhase.RUNNING
    return running and tournament.terms.venue is Venue.SERVER


def _own(event: Event) -> Event:
    """Return an event without accounts, and with � for characters that could deceive readers."""
    without = each_entry(event, _without_account)
    text = msgspec.json.encode(as_plain(without)).decode()
    if first_bad_in_text(text) is None:
        return without
    return from_plain(_readable(as_plain(without)))


def _without_account(person: EntryDetails) -> EntryDetails:
    return replace(person, account="")


def _readable(value: Any) -> Any:  # noqa: ANN401 - JSON
    if isinstance(value, str):
        return "".join("�" if first_bad_in_text(one) else one for one in value)
    if isinstance(value, dict):
        return {key: _readable(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_readable(one) for one in value]
    return value


def _is_sound(tournament: Tournament) -> bool:
    """Whether all numbers are within the bounds that commands have, so that pages stay cheap."""
    terms = tournament.terms
    sizes = (terms.team_size, terms.tandem_size)
    return (
        1 <= len(tournament.name) <= MOST_NAME
        and 1 <= terms.rounds <= MOST_ROUNDS
        and all(1 <= size <= MOST_TEAM for size in sizes)
        and all(1 <= number <= MOST_NUMBER for number in tournament.entrants)
        and all(one.number == at for at, one in enumerate(tournament.series, start=1))
        and all(_is_sound_series(tournament, number) for number in range(len(tournament.series)))
    )


def _is_sound_series(tournament: Tournament, at: int) -> bool:
    series = tournament.series[at]
    return (
        1 <= series.rounds <= MOST_ROUNDS
        and all(1 <= len(seats) <= MOST_SEATS for seats in (*series.tables, *series.seated))
        and all(
            sheet.rounds <= MOST_ROUNDS
            and len(sheet.lines) <= MOST_LINES
            and all(number in tournament.entrants for number in sheet.seats)
            for sheet in series.sheets
        )
    )


# --- storing -------------------------------------------------------------------------------------


def entries_of(name: str, tournament: WholeTournament) -> list[Entry]:
    """Return the log's entries for a new tournament with the id `name`, chained by hashes."""
    stream, previous, found = f"{STREAM}{name}", BEGINNING, list[Entry]()
    for number, (at, role, data) in enumerate(tournament.records, start=1):
        command = f"{role}:whole:{number}"
        previous = link(previous, stream, number, at=at, command=command, data=data)
        found.append(Entry(stream, Version(number), at, command, data, previous, HEADING))
    return found


def renamed(tournament: WholeTournament, title: str) -> WholeTournament:
    """Return a tournament under another name, for a copy."""
    first = tournament.records[0]
    _, *rest = decode(first.data)
    made = replace(tournament.made, name=title)
    records = (first._replace(data=encode((made, *rest))), *tournament.records[1:])
    return tournament._replace(made=made, records=records)
