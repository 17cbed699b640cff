"""Encode and decode a table's events for the log, and upcast records of old formats.

When an event changes its shape, `FORM` is incremented and `UPCASTERS` gets a function for the
previous form. It takes plain JSON values and returns plain JSON values of the next form. Stored
records are never rewritten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from romme.server.table.events import Moved, Mover, PlainEvent, StoredEvent, TableEvent
from romme.wire.game import GameEvent, read_event, write_event

FORM: Final = 1
Upcaster: TypeAlias = Callable[[list[Any]], list[Any]]
UPCASTERS: Final[Mapping[int, Upcaster]] = MappingProxyType({})
"""By number of an old format (`FORM`): the function that converts its events to the next one."""


class WrittenMove(StoredEvent, frozen=True, tag="moved"):
    """A move in the game, as it is stored and sent."""

    by: Mover
    events: list[GameEvent]
    bank: int = 0
    """Milliseconds that the move took from the player's bank."""


WrittenEvent: TypeAlias = PlainEvent | WrittenMove


class _Stored(msgspec.Struct, frozen=True):
    form: int
    events: list[WrittenEvent]


class _Old(msgspec.Struct, frozen=True):
    form: int
    events: list[Any]


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Stored)
_old_decoder: Final = msgspec.json.Decoder(_Old)
_HEAD: Final = b'{"form":%d,' % FORM
_BEFORE_EVENTS: Final = _HEAD + b'"events":['
_AFTER_EVENTS: Final = b"]}"


class TableRecordTooNew(ValueError):  # noqa: N818 - named for what is wrong
    """A record written by a newer version of the program."""


def encode(events: Sequence[TableEvent]) -> bytes:
    """Encode the events that one command led to."""
    return _encoder.encode(_Stored(FORM, [*map(write, events)]))


def public_payload(data: bytes) -> list[msgspec.Raw]:
    """Return the events of a record as JSON. The caller checks that everybody may see them.

    A record of the current form is not encoded again: the bytes between its brackets are the
    payload.
    """
    if data.startswith(_BEFORE_EVENTS):
        return [msgspec.Raw(data[len(_BEFORE_EVENTS) : -len(_AFTER_EVENTS)])]
    return [msgspec.Raw(_encoder.encode(write(event))) for event in decode(data)]


def decode(data: bytes, upcasters: Mapping[int, Upcaster] = UPCASTERS) -> tuple[TableEvent, ...]:
    """Decode a record of this or an older form. Raise `TableRecordTooNew` for a newer form."""
    if data.startswith(_HEAD):
        return tuple(map(read, _decoder.decode(data).events))
    old = _old_decoder.decode(data)
    if old.form > FORM:
        raise TableRecordTooNew(f"form {old.form}, but this version reads forms up to {FORM}")
    events = old.events
    for form in range(old.form, FORM):
        events = upcasters[form](events)
    return tuple(map(read, msgspec.convert(events, list[WrittenEvent])))


def write(event: TableEvent) -> WrittenEvent:
    """Convert an event to its stored form, hidden cards included."""
    if isinstance(event, Moved):
        return WrittenMove(event.by, [*map(write_event, event.events)], event.bank)
    return event


def read(event: WrittenEvent) -> TableEvent:
    """Convert an event from its stored form."""
    if isinstance(event, WrittenMove):
        return Moved(event.by, tuple(map(read_event, event.events)), event.bank)
    return event
