"""Turn clocks: when the current turn or pause began, and how much bank time it has used."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from romme.engine.state import Seat
from romme.server.table.decide import TableDecided
from romme.server.table.due import Due, Waiting, due, is_one_turn
from romme.server.table.events import BridgeBegan, CameBack, Moved, WentAway
from romme.server.table.state import Table


@dataclass(slots=True)
class TurnTime:
    """Start times of the current turn, pause and absences, in milliseconds of the server clock.

    The times are not stored: after a restart the clocks start again from zero.
    """

    now: int
    since: int = field(init=False)
    """Start of the current turn, cut or pause."""
    changed: int = field(init=False)
    """Start of the current pause: the last change of the game, or the end of an idle period."""
    restarted: bool = False
    """Whether the clock of this turn was restarted after a bot had stood in."""
    charged_ms: int = 0
    """Bank time already charged for this turn."""
    away: dict[Seat, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Start the clocks of the turn and of the pause."""
        self.since = self.changed = self.now

    def postpone(self, by_ms: int) -> None:
        """Delay the start of the turn, so that the server's delays cost the player no time."""
        self.since += by_ms

    def advance(self, before: Table, decided: TableDecided, now: int) -> None:
        """Update the clocks after a command: the turn continues or another one begins."""
        if _starts_pause(before, decided.table):
            self.changed = now
        for event in decided.events:
            match event:
                case WentAway(seat):
                    self.away[Seat(seat)] = now
                case CameBack(seat):
                    self.away.pop(Seat(seat), None)
                    # Only after a bot stood in, and once per turn: otherwise players could gain
                    # time by disconnecting and reconnecting.
                    bridged = before.chair(Seat(seat)).bridged and not self.restarted
                    if decided.table.seat_to_act == seat and bridged:
                        self.since, self.charged_ms, self.restarted = now, 0, True
                case Moved(bank=bank):
                    self.charged_ms += bank
                case BridgeBegan(seat, bank) if seat == before.seat_to_act:
                    self.charged_ms += bank
                case _:
                    pass
        if not is_one_turn(before, decided.table):
            self.since, self.charged_ms, self.restarted = now, 0, False

    def overtime_ms(self, now: int, turn_ms: int, bank_ms: int) -> int:
        """Return the bank time that the current turn has used and that is not charged yet."""
        return min(bank_ms, max(0, now - self.since - turn_ms - self.charged_ms))

    def deadline(self, act: Due) -> int:
        """Return the time at which `act` is due, in milliseconds of the server clock."""
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


def _starts_pause(before: Table, after: Table) -> bool:
    """Whether a new pause starts: the game has changed, or nothing was due before.

    Arrivals and departures do not restart a pause, so they cannot delay the other players.
    """
    same = before.game is after.game and before.phase is after.phase
    return not same or due(before, 0) is None
