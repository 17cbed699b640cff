"""Events as somebody may see them: the secret of a deal and the others' cards left out."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from romme.engine.state import Ending, Pile, Seat
from romme.server.table.events import DealMade, Moved, TableEvent
from romme.view.project import redact
from romme.wire import game
from romme.wire.game import GameEvent, read_event, write_event


def is_public(event: TableEvent) -> bool:
    """Whether everybody may see an event whole."""
    match event:
        case DealMade():
            return False
        case Moved(_, events):
            return not any(map(_hides, events))
        case _:
            return True


def seen_by(events: Iterable[TableEvent], seat: Seat | None) -> list[TableEvent]:
    """What a seat, or somebody who only looks on, sees of events."""
    return [_seen(event, seat) for event in events]


def _seen(event: TableEvent, seat: Seat | None) -> TableEvent:
    match event:
        case DealMade():
            return msgspec.structs.replace(event, secret=None)
        case Moved(_, events) if any(map(_hides, events)):
            shown = [_shown(one, seat) if _hides(one) else one for one in events]
            return msgspec.structs.replace(event, events=shown)
        case _:
            return event


def _hides(event: GameEvent) -> bool:
    """Whether an event has something that not everybody may see."""
    match event:
        case game.Drew(_, pile):
            return pile is Pile.STOCK
        case game.Shuffled() | game.Dealt() | game.Reshuffled():
            return True
        case game.GameEnded(outcome):
            return outcome.ending is Ending.VOID
        case _:
            return False


def _shown(event: GameEvent, seat: Seat | None) -> GameEvent:
    return write_event(redact(read_event(event), seat), seat)
