"""Encode and decode the events of a tournament. Old formats are upgraded when they are read.

When the fields of an event change, increment `FORM` and add a function to `UPCASTERS` that converts
JSON values of the previous form to JSON values of the new form. Stored records are never rewritten.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, TypeAlias, get_args

import msgspec

from romme.tournament.events import Event, TournamentRestored

FORM: Final = 4
Plain: TypeAlias = dict[str, Any]
"""A JSON object."""
Upcaster: TypeAlias = Callable[[Plain], Plain]


def _with_last_round(event: Plain) -> Plain:
    """Add `last_round` to the terms in an event, with the value that applied before it existed."""
    if event["is"] not in ("tournament-made", "terms-changed"):
        return event
    return {**event, "terms": {**event["terms"], "last_round": "signed"}}


def _with_void_hands(event: Plain) -> Plain:
    """Add `void_hands` to the terms in an event, with the value that applied before it existed."""
    if event["is"] not in ("tournament-made", "terms-changed"):
        return event
    return {**event, "terms": {**event["terms"], "void_hands": "counted"}}


def _without_planned_end(event: Plain) -> Plain:
    """Add `series_minutes` to the terms in an event: 0, because series had no planned end."""
    if event["is"] not in ("tournament-made", "terms-changed"):
        return event
    return {**event, "terms": {**event["terms"], "series_minutes": 0}}


UPCASTERS: Final[Mapping[int, Upcaster]] = MappingProxyType(
    {1: _with_last_round, 2: _with_void_hands, 3: _without_planned_end}
)
"""By number of an old format (`FORM`): the function that converts an event to the next one."""


class TournamentRecordTooNew(ValueError):  # noqa: N818 - named for what is wrong
    """A record written by a newer version of the program."""


class BadRecord(ValueError):  # noqa: N818 - named for what is wrong
    """A record that is not a known event or command."""


def tag(kind: type) -> str:
    """Return the name under which a class of events or commands is stored and sent."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


EVENTS: Final[Mapping[str, type]] = MappingProxyType({tag(one): one for one in get_args(Event)})
"""Event classes by the name under which they are stored, such as ``line-entered``."""


RESTORED: Final = tag(TournamentRestored)


def event_name(event: Event) -> str:
    """The name under which an event is stored."""
    return tag(type(event))


def as_plain(event: Event) -> Plain:
    """Convert an event to a JSON object in which ``is`` names the type of the event."""
    plain = {"is": tag(type(event)), **msgspec.to_builtins(event)}
    if isinstance(event, TournamentRestored):
        plain["log"] = [as_plain(one) for one in event.log]
    return plain


def from_plain(plain: Mapping[str, Any]) -> Event:
    """Convert a JSON object to an event. Raise `BadRecord` if the object is not an event."""
    event: Event = read_tagged(plain, "is", EVENTS)
    if isinstance(event, TournamentRestored):
        return replace(event, log=tuple(from_plain(one) for one in event.log))
    return event


def read_tagged(plain: Mapping[str, Any], field: str, kinds: Mapping[str, type]) -> Any:  # noqa: ANN401 - the callers know
    """Convert a JSON object to an instance of the class in `kinds` that its `field` names.

    Raise `BadRecord` if there is no such class or the object does not fit it.
    """
    values = dict(plain)
    name = values.pop(field, None)
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadRecord(f"unknown record: {name!r}")
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise BadRecord(f"{name}: {error}") from error


def encode(events: Sequence[Event]) -> bytes:
    """Encode the events of one command as a record."""
    return msgspec.json.encode({"form": FORM, "events": [as_plain(event) for event in events]})


def _upgraded(event: Plain, upcaster: Upcaster) -> Plain:
    """Upgrade an event, and the events in it."""
    if event["is"] == RESTORED:
        event = {**event, "log": [_upgraded(one, upcaster) for one in event["log"]]}
    return upcaster(event)


def decode(data: bytes, upcasters: Mapping[int, Upcaster] = UPCASTERS) -> tuple[Event, ...]:
    """Decode a record and upgrade its events to the current form.

    Raise `TournamentRecordTooNew` if a newer program wrote the record, and `BadRecord` if it
    contains an unknown event.
    """
    record = msgspec.json.decode(data)
    form, events = record["form"], record["events"]
    if form > FORM:
        raise TournamentRecordTooNew(f"form {form}, but this program knows forms up to {FORM}")
    for old in range(form, FORM):
        events = [_upgraded(event, upcasters[old]) for event in events]
    return tuple(from_plain(event) for event in events)
