"""Events as somebody may see them: the secret of a deal and the others' cards left out."""

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
    """Whether everybody may see an event whole."""
    match event:
        case DealMade():
            return False
        case Moved(_, events):
            return not any(map(_hides, events))
        case _:
            return True


def seen_by(events: Iterable[TableEvent], seat: Seat | None) -> list[WrittenEvent]:
    """What a seat, or somebody who only looks on, sees of events."""
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
    """Whether an event has something that not everybody may see."""
    return redact(event, None) is not event


def _shown(event: Event, seat: Seat | None) -> GameEvent:
    return write_event(redact(event, seat), seat) if _hides(event) else write_event(event)
