"""How long a table has waited: since when, and what of it came off the bank already."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from romme.engine.state import Seat
from romme.server.table.decide import Decided
from romme.server.table.due import Due, Waiting, is_one_turn
from romme.server.table.events import CameBack, WentAway
from romme.server.table.state import Table


@dataclass(slots=True)
class Patience:
    """Since when a table waits, by the steady clock; a table that is loaded begins anew."""

    now: int
    since: int = field(init=False)
    """When the running turn, or whatever the table waits for, began."""
    changed: int = field(init=False)
    charged: int = 0
    """Milliseconds of this turn that were taken from the bank already."""
    away: dict[Seat, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Begin to wait now."""
        self.since = self.changed = self.now

    def wait(self, longer: int) -> None:
        """Begin later: what the server itself takes is not the player's time."""
        self.since += longer

    def go_on(self, before: Table, decided: Decided, now: int) -> None:
        """Take over what has happened: the same turn goes on, or another one begins."""
        self.changed = now
        for event in decided.events:
            match event:
                case WentAway(seat):
                    self.away[Seat(seat)] = now
                case CameBack(seat):
                    self.away.pop(Seat(seat), None)
                    # Only who was bridged: else a lost connection would win time again and again.
                    if decided.table.waits_for == seat and before.chair(Seat(seat)).bridged:
                        self.since, self.charged = now, 0
                case _:
                    pass
            self.charged += getattr(event, "bank", 0)
        if not is_one_turn(before, decided.table):
            self.since, self.charged = now, 0

    def over(self, now: int, turn: int, bank: int) -> int:
        """How much of the bank the running turn has taken and not yet paid for."""
        return min(bank, max(0, now - self.since - turn - self.charged))

    def deadline(self, act: Due) -> int:
        """When something is due."""
        match act.waits:
            case Waiting.PAUSE:
                return self.changed + act.after
            case Waiting.TURN:
                return self.since + act.after + self.charged
            case Waiting.ABSENCE:
                gone = 0 if act.seat is None else self.away.get(act.seat, 0)
                return max(self.since, gone) + act.after
            case _:
                assert_never(act.waits)
