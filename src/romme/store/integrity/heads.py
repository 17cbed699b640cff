"""Records noted down outside the database, by which missing ones show.

A database that lost its newest records is consistent in itself: each stream just ends earlier. Only
a note made elsewhere shows that there was more. Such notes are a backup, a seal, and the witness
that the server keeps.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Final, NamedTuple, Protocol, TypeAlias

from romme.store.log.records import Record, Version

SEAL_BYTES: Final = 20
"""Enough that nobody finds two databases with one seal, and short enough to be compared by eye."""
SEAL_GROUP: Final = 4
"""Letters between two hyphens of a written seal."""


class Head(NamedTuple):
    """The last record of a stream."""

    version: Version
    hash: bytes
    """It covers every record before it."""


Heads: TypeAlias = Mapping[str, Head]
"""By the name of the stream."""


class Source(StrEnum):
    """Where a record was noted down."""

    WITNESS = "witness"
    BACKUP = "backup"
    SEAL = "seal"


class Known(Protocol):
    """What a source knows of the records of a database."""

    @property
    def source(self) -> Source:
        """What kind of source it is."""
        ...

    def streams(self) -> Sequence[str]:
        """The names of all streams that it knows."""
        ...

    def hashes(self, stream: str) -> Mapping[int, bytes]:
        """The hash of each record that it knows of a stream, by version."""
        ...


class MissingRecord(NamedTuple):
    """A record that a source knows and the database does not have."""

    stream: str
    version: int
    """The first one that is missing, or that is not the one the source knows."""
    known: int
    """The last version that the source knows."""
    source: Source


def seal_of(heads: Heads) -> str:
    """A short text that changes if any record does, to be printed and compared by eye.

    >>> seal_of({"t": Head(Version(1), bytes(32))})
    'UNOK-PD3D-DHNM-ZLY4-UF4S-Z56L-BA5C-UOYP'
    """
    digest = sha256()
    for stream, (version, last) in sorted(heads.items()):
        name = stream.encode()
        digest.update(b"%d:%s%d:%s" % (len(name), name, version, last))
    written = b32encode(digest.digest()[:SEAL_BYTES]).decode()
    return "-".join(
        written[start : start + SEAL_GROUP] for start in range(0, len(written), SEAL_GROUP)
    )


def find_missing(
    stream: str, records: Sequence[Record], sources: Sequence[Known]
) -> Iterator[MissingRecord]:
    """Compare one stream of the database with what each source knows of it."""
    there = {record.version: record.hash for record in records}
    for one in sources:
        known = one.hashes(stream)
        differing = [version for version in known if there.get(Version(version)) != known[version]]
        if differing:
            # A seal knows the last record only; those before it that are not there are missing too.
            first = min(*differing, len(records) + 1)
            yield MissingRecord(stream, first, max(known), one.source)
