"""Hashes of records, kept outside the database so that an audit can find missing records.

A database that lost its newest records is still consistent: its streams just end earlier. Only an
external copy of the hashes reveals the loss. Backups, seal files and the server's witness file
contain such copies.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Final, NamedTuple, Protocol, TypeAlias

from romme.store.log.records import Record, Version

SEAL_BYTES: Final = 20
"""Length of a seal: enough to prevent collisions, and short enough to compare by eye."""
SEAL_GROUP: Final = 4
"""Number of letters between the hyphens of a printed seal."""


class Head(NamedTuple):
    """The last record of a stream."""

    version: Version
    hash: bytes
    """The hash, which covers every record before it."""


Heads: TypeAlias = Mapping[str, Head]
"""The head of each stream, by stream name."""


class Source(StrEnum):
    """The kinds of external sources with which an audit compares the database."""

    WITNESS = "witness"
    BACKUP = "backup"
    SEAL = "seal"


class Known(Protocol):
    """An external source, such as a backup, and the records that it knows."""

    @property
    def source(self) -> Source:
        """The kind of the source."""
        ...

    def streams(self) -> Sequence[str]:
        """The names of all known streams."""
        ...

    def hashes(self, stream: str) -> Mapping[int, bytes]:
        """The known hashes of a stream's records, by version."""
        ...


class MissingRecord(NamedTuple):
    """The first record of a stream that the database lacks, or that differs from a source."""

    stream: str
    version: int
    """The version of the first record that is missing or differs from the source."""
    known: int
    """The last version that the source knows."""
    source: Source


def seal_of(heads: Heads) -> str:
    """Return the seal: a short checksum of all records, to print and compare by eye.

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
    """Yield, for each source, the first record of a stream that is missing or differs, if any."""
    there = {record.version: record.hash for record in records}
    for one in sources:
        known = one.hashes(stream)
        differing = [version for version in known if there.get(Version(version)) != known[version]]
        if differing:
            # A seal knows only the last record; earlier ones may be missing too.
            first = min(*differing, len(records) + 1)
            yield MissingRecord(stream, first, max(known), one.source)
