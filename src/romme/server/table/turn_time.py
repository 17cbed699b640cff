"""How long a table has waited: since when, and what of it came off the bank already."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from romme.engine.state import Seat
from romme.server.table.decide import TableDecided
from romme.server.table.due import Due, Waiting, due, is_one_turn
from romme.server.table.events import CameBack, WentAway
from romme.server.table.state import Table


@dataclass(slots=True)
class TurnTime:
    """Since when a table waits, in milliseconds of the steady clock.

    A table that is loaded begins anew.
    """

    now: int
    since: int = field(init=False)
    """When the running turn, or whatever the table waits for, began."""
    changed: int = field(init=False)
    """When the game last went on, or the table began to wait for it to go on."""
    regained: bool = False
    """Whether this turn has got its time anew, after a bot had bridged."""
    charged_ms: int = 0
    """How much of this turn was taken from the bank already."""
    away: dict[Seat, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Begin to wait now."""
        self.since = self.changed = self.now

    def wait(self, longer: int) -> None:
        """Begin later: what the server itself takes is not the player's time."""
        self.since += longer

    def go_on(self, before: Table, decided: TableDecided, now: int) -> None:
        """Take over what has happened: the same turn goes on, or another one begins."""
        if _waits_anew(before, decided.table):
            self.changed = now
        for event in decided.events:
            match event:
                case WentAway(seat):
                    self.away[Seat(seat)] = now
                case CameBack(seat):
                    self.away.pop(Seat(seat), None)
                    # Only who was bridged, and once: else who comes and goes would win time again
                    # and again.
                    bridged = before.chair(Seat(seat)).bridged and not self.regained
                    if decided.table.waits_for == seat and bridged:
                        self.since, self.charged_ms, self.regained = now, 0, True
                case _:
                    pass
            self.charged_ms += getattr(event, "bank", 0)
        if not is_one_turn(before, decided.table):
            self.since, self.charged_ms, self.regained = now, 0, False

    def over(self, now: int, turn_ms: int, bank_ms: int) -> int:
        """How much of the bank the running turn has taken and not yet paid for."""
        return min(bank_ms, max(0, now - self.since - turn_ms - self.charged_ms))

    def deadline(self, act: Due) -> int:
        """When something is due."""
        match act.waits:
            case Waiting.PAUSE:
                return self.changed + act.after_ms
            case Waiting.TURN:
                return self.since + act.after_ms + self.charged_ms
            case Waiting.ABSENCE:
                gone = 0 if act.seat is None else self.away.get(act.seat, 0)
                return max(self.since, gone) + act.after_ms
            case _:
                assert_never(act.waits)


def _waits_anew(before: Table, after: Table) -> bool:
    """Whether a pause begins: not because somebody comes or goes, else nobody else would play."""
    same = before.game is after.game and before.phase is after.phase
    return not same or due(before, 0) is None
