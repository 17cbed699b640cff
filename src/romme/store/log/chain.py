"""The hash chain, which reveals every changed, removed or added record.

The hash of a record is SHA-256 over the previous hash (zeros at first), the name of the stream,
version, time, command and data. Each field has a length prefix, so different records never give the
same input. If a record is not permanent, its `lasts` value is hashed too.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from types import UnionType
from typing import Final, NamedTuple

from romme.store.log.records import Lasts, Record, Version

BEGINNING: Final = bytes(32)
_TYPES: Final[tuple[type | UnionType, ...]] = (int, int, str | None, bytes, bytes, str)
"""The types of the fields of a `Record`, in order."""


def link(
    previous: bytes,
    stream: str,
    version: int,
    *,
    at: int,
    command: str | None,
    data: bytes,
    lasts: str = Lasts.LASTING,
) -> bytes:
    """Return the hash of a record, given the hash of the previous one.

    The other arguments are the fields of the record; `at` is in milliseconds since 1970.

    >>> link(BEGINNING, "t", 1, at=0, command=None, data=b"{}").hex()[:8]
    '4815c1eb'
    """
    name, asked = stream.encode(), b"-" if command is None else b"+" + command.encode()
    head = b"%d:%s%d:%d:%d:%s%d:" % (len(name), name, version, at, len(asked), asked, len(data))
    passes = b"" if lasts == Lasts.LASTING else lasts.encode()
    return sha256(previous + head + data + passes).digest()


class ChainBreak(NamedTuple):
    """The stream and version at which a hash chain is broken."""

    stream: str
    version: int
    """The version of the first record that is missing or whose hash is wrong."""


def has_right_types(record: Record) -> bool:
    """Whether each value has the expected type. SQLite accepts any type in any column."""
    return all(isinstance(value, kind) for value, kind in zip(record, _TYPES, strict=True))


def first_break(
    stream: str,
    records: Iterable[Record],
    *,
    head: Version | None = None,
    last: bytes | None = None,
) -> ChainBreak | None:
    """Return the stream and version where the hash chain is broken first, or None if it is intact.

    `head` and `last` are the expected version and hash of the last record. They reveal that records
    are missing at the end.
    """
    previous, expected = BEGINNING, 0
    for record in records:
        expected += 1
        if not has_right_types(record):
            return ChainBreak(stream, expected)
        right = link(
            previous,
            stream,
            expected,
            at=record.at,
            command=record.command,
            data=record.data,
            lasts=record.lasts,
        )
        if record.version != expected or record.hash != right:
            return ChainBreak(stream, expected)
        previous = right
    if head is not None and (head != expected or (last is not None and last != previous)):
        return ChainBreak(stream, min(head, expected) + (head != expected))
    return None
