"""Redact events for a viewer: remove the secret of the deal and other players' cards."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from romme.engine.events import Event
from romme.engine.state import Seat
from romme.server.table.codec import WrittenEvent, WrittenMove
from romme.server.table.events import DealMade, Moved, TableEvent
from romme.view.project import redact
from romme.wire.game import GameEvent, write_event


def is_public(event: TableEvent) -> bool:
    """Whether an event contains nothing hidden."""
    match event:
        case DealMade():
            return False
        case Moved(_, events):
            return not any(map(_hides, events))
        case _:
            return True


def redacted_for(events: Iterable[TableEvent], seat: Seat | None) -> list[WrittenEvent]:
    """Return events as the player at a seat may see them, or a spectator if `seat` is None."""
    return [_seen(event, seat) for event in events]


def _seen(event: TableEvent, seat: Seat | None) -> WrittenEvent:
    match event:
        case DealMade():
            return msgspec.structs.replace(event, secret=None)
        case Moved(by, events, bank):
            return WrittenMove(by, [_shown(one, seat) for one in events], bank)
        case _:
            return event


def _hides(event: Event) -> bool:
    """Whether an event contains something that a spectator may not see."""
    return redact(event, None) is not event


def _shown(event: Event, seat: Seat | None) -> GameEvent:
    return write_event(redact(event, seat), seat) if _hides(event) else write_event(event)
