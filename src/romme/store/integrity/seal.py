"""Seal files: the last record of every stream at one time, for a later audit.

    {"format": "romme-seal/1", "made": "2026-11-18T22:41:07+00:00", "seal": "K7PQ-...",
     "streams": {"kT3...": [48, "9f0c..."], ...}}

The value of ``seal`` is short enough to print and hang up in the clubhouse. The printed seal proves
that the file is unchanged, and the file proves that the database is unchanged.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from romme.store.errors import BadSeal, SealExists
from romme.store.integrity.heads import Head, Heads, Source, seal_of
from romme.store.log.records import Version

FORMAT: Final = "romme-seal/1"


@dataclass(frozen=True, slots=True)
class Seal:
    """The content of a seal file: the last hash of every stream."""

    heads: Heads
    made: str
    """The time when the seal was made: ISO 8601, UTC."""

    @property
    def source(self) -> Source:
        """Always `Source.SEAL`."""
        return Source.SEAL

    @property
    def seal(self) -> str:
        """The seal in its printed form."""
        return seal_of(self.heads)

    def streams(self) -> Sequence[str]:
        """The names of all sealed streams."""
        return list(self.heads)

    def hashes(self, stream: str) -> Mapping[int, bytes]:
        """Map the version of a stream's last sealed record to the hash of that record."""
        head = self.heads.get(stream)
        return {} if head is None else {head.version: head.hash}


def write_seal(file: Path, heads: Heads) -> Seal:
    """Write a seal file and return the seal. Raise `SealExists` if the file already exists."""
    seal = Seal(heads, datetime.now(UTC).isoformat(timespec="seconds"))
    written = {
        "format": FORMAT,
        "made": seal.made,
        "seal": seal.seal,
        "streams": {name: [head.version, head.hash.hex()] for name, head in heads.items()},
    }
    try:
        with file.open("x", encoding="utf-8") as opened:
            json.dump(written, opened, indent=1)
            opened.write("\n")
    except FileExistsError:
        raise SealExists(file) from None
    return seal


def read_seal(file: Path) -> Seal:
    """Read a seal file. Raise `BadSeal` if the file is not a seal file or was changed."""
    try:
        read = json.loads(file.read_text("utf-8"))
        heads = {
            name: Head(Version(version), bytes.fromhex(last))
            for name, (version, last) in read["streams"].items()
        }
        seal = Seal(heads, datetime.fromisoformat(read["made"]).isoformat(timespec="seconds"))
        whole = read["format"] == FORMAT and read["seal"] == seal.seal
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise BadSeal(file) from None
    if not whole:
        raise BadSeal(file)
    return seal
