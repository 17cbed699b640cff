"""Events of a table to the bytes of the log and back; old forms are brought up to the present one.

When an event changes its shape, `FORM` grows and `UPCASTERS` gets a function for the form before:
plain JSON values in, plain JSON values of the next form out. What is stored is never rewritten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from romme.server.table.events import Moved, Mover, PlainEvent, TableEvent, WrittenAsIs
from romme.wire.game import GameEvent, read_event, write_event

FORM: Final = 1
Upcaster: TypeAlias = Callable[[list[Any]], list[Any]]
UPCASTERS: Final[Mapping[int, Upcaster]] = MappingProxyType({})
"""For each old form, what makes the next one of it."""


class WrittenMove(WrittenAsIs, frozen=True, tag="moved"):
    """Something was done in the game."""

    by: Mover
    events: list[GameEvent]
    bank: int = 0
    """Milliseconds that it took from the player's bank."""


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
    """A record that a newer version of the program has written."""


def encode(events: Sequence[TableEvent]) -> bytes:
    """Write what one command led to."""
    return _encoder.encode(_Stored(FORM, [*map(write, events)]))


def whole(data: bytes) -> list[msgspec.Raw]:
    """The events of a record as they go out if everybody may see them.

    They are not written a second time: what the record holds between its brackets is the same text.
    """
    if data.startswith(_BEFORE_EVENTS):
        return [msgspec.Raw(data[len(_BEFORE_EVENTS) : -len(_AFTER_EVENTS)])]
    return [msgspec.Raw(_encoder.encode(write(event))) for event in decode(data)]


def decode(data: bytes, upcasters: Mapping[int, Upcaster] = UPCASTERS) -> tuple[TableEvent, ...]:
    """Read a record, whatever form it has."""
    if data.startswith(_HEAD):
        return tuple(map(read, _decoder.decode(data).events))
    old = _old_decoder.decode(data)
    if old.form > FORM:
        raise TableRecordTooNew(f"form {old.form}, but this program knows forms up to {FORM}")
    events = old.events
    for form in range(old.form, FORM):
        events = upcasters[form](events)
    return tuple(map(read, msgspec.convert(events, list[WrittenEvent])))


def write(event: TableEvent) -> WrittenEvent:
    """Write an event whole."""
    if isinstance(event, Moved):
        return WrittenMove(event.by, [*map(write_event, event.events)], event.bank)
    return event


def read(event: WrittenEvent) -> TableEvent:
    """Read an event that was written whole."""
    if isinstance(event, WrittenMove):
        return Moved(event.by, tuple(map(read_event, event.events)), event.bank)
    return event
