"""Events of a table to the bytes of the log and back; old forms are brought up to the present one.

When an event changes its shape, `FORM` grows and `UPCASTERS` gets a function for the form before:
plain JSON values in, plain JSON values of the next form out. What is stored is never rewritten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import msgspec

from romme.server.table.events import TableEvent

FORM: Final = 1
Upcaster: TypeAlias = Callable[[list[Any]], list[Any]]
UPCASTERS: Final[Mapping[int, Upcaster]] = MappingProxyType({})
"""For each old form, what makes the next one of it."""


class _Stored(msgspec.Struct, frozen=True):
    form: int
    events: list[TableEvent]


class _Old(msgspec.Struct, frozen=True):
    form: int
    events: list[Any]


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(_Stored)
_old_decoder: Final = msgspec.json.Decoder(_Old)
_head: Final = b'{"form":%d,' % FORM


class TableRecordTooNew(ValueError):  # noqa: N818 - named for what is wrong
    """A record that a newer version of the program has written."""


def encode(events: Sequence[TableEvent]) -> bytes:
    """Write what one command led to."""
    return _encoder.encode(_Stored(FORM, list(events)))


def decode(data: bytes, upcasters: Mapping[int, Upcaster] = UPCASTERS) -> tuple[TableEvent, ...]:
    """Read a record, whatever form it has."""
    if data.startswith(_head):
        return tuple(_decoder.decode(data).events)
    old = _old_decoder.decode(data)
    if old.form > FORM:
        raise TableRecordTooNew(f"form {old.form}, but this program knows forms up to {FORM}")
    events = old.events
    for form in range(old.form, FORM):
        events = upcasters[form](events)
    return tuple(msgspec.convert(events, list[TableEvent]))
