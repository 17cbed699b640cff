"""Events of a tournament to the bytes of the log and back; old forms are brought up to date.

When an event changes its shape, `FORM` grows and `UPCASTERS` gets a function for the form before:
plain JSON values in, plain JSON values of the next form out. What is stored is never rewritten.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias, get_args

import msgspec

from romme.tournament import commands
from romme.tournament.commands import Command
from romme.tournament.events import Event

FORM: Final = 2
Plain: TypeAlias = dict[str, Any]
"""A value as JSON has it."""
Upcaster: TypeAlias = Callable[[Plain], Plain]


def _with_last_round(event: Plain) -> Plain:
    """Say what finished the last round of a series when that was no choice: the signatures."""
    if event["is"] not in ("tournament-made", "terms-changed"):
        return event
    return {**event, "terms": {**event["terms"], "last_round": "signed"}}


UPCASTERS: Final[Mapping[int, Upcaster]] = MappingProxyType({1: _with_last_round})
"""For each old form, what makes an event of the next one of it."""


class TournamentRecordTooNew(ValueError):  # noqa: N818 - named for what is wrong
    """A record that a newer version of the program has written."""


class BadRecord(ValueError):  # noqa: N818 - named for what is wrong
    """No event, or no command, that this program knows."""


def _tag(kind: type) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


EVENTS: Final[Mapping[str, type]] = MappingProxyType({_tag(one): one for one in get_args(Event)})
"""The events by the name under which they are stored: ``line-entered``."""
COMMANDS: Final[Mapping[str, type]] = MappingProxyType(
    {_tag(one): one for one in get_args(Command)}
)
"""The commands by the name under which they are sent: ``enter-line``."""


def event_name(event: Event) -> str:
    """The name under which an event is stored."""
    return _tag(type(event))


def as_plain(event: Event) -> Plain:
    """An event as JSON has it; ``is`` names it."""
    return {"is": _tag(type(event)), **msgspec.to_builtins(event)}


def from_plain(plain: Mapping[str, Any]) -> Event:
    """The event that plain values describe."""
    event: Event = _read(plain, "is", EVENTS)
    return event


def write_command(command: Command) -> Plain:
    """A command as JSON has it; ``do`` names it."""
    return {"do": _tag(type(command)), **msgspec.to_builtins(command)}


def read_command(plain: Mapping[str, Any]) -> Command:
    """The command that plain values describe; raises `BadRecord`.

    >>> read_command({"do": "sign", "series": 1, "table": 2, "seat": 3})
    Sign(series=1, table=2, seat=3, reason='')
    """
    command: commands.Command = _read(plain, "do", COMMANDS)
    return command


def _read(plain: Mapping[str, Any], field: str, kinds: Mapping[str, type]) -> Any:  # noqa: ANN401 - the callers know
    values = dict(plain)
    name = values.pop(field, None)
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadRecord(f"no such record: {name!r}")
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise BadRecord(f"{name}: {error}") from error


def encode(events: Sequence[Event]) -> bytes:
    """Write what one command led to."""
    return msgspec.json.encode({"form": FORM, "events": [as_plain(event) for event in events]})


def decode(data: bytes, upcasters: Mapping[int, Upcaster] = UPCASTERS) -> tuple[Event, ...]:
    """Read a record, whatever form it has."""
    record = msgspec.json.decode(data)
    form, events = record["form"], record["events"]
    if form > FORM:
        raise TournamentRecordTooNew(f"form {form}, but this program knows forms up to {FORM}")
    for old in range(form, FORM):
        events = [upcasters[old](event) for event in events]
    return tuple(from_plain(event) for event in events)
