"""Since when a table waits, and what of it was paid for already."""

from __future__ import annotations

from romme.engine.state import Pile, Seat
from romme.server.table.decide import TableDecided
from romme.server.table.due import due
from romme.server.table.events import WentAway
from romme.server.table.turn_time import TurnTime
from romme.wire import commands as wire
from romme.wire.terms import Clock, TableTerms
from tests.server.table.driving import Driven, ids


def happened(time: TurnTime, driven: Driven, now: int) -> None:
    """Tell of the last command."""
    time.advance(driven.before, TableDecided(driven.records[-1], driven.table), now)


def test_an_absence_counts_from_the_turn_that_it_holds_up() -> None:
    """Who was away before has all of the time that was agreed on, once the others wait."""
    driven = Driven.playing(TableTerms(absence=30))
    driven.until_draw()
    absent = Seat(3 - (driven.table.seat_to_act or 0))
    time = TurnTime(0)
    before = driven.table
    driven.go_away(absent)
    time.advance(before, TableDecided((WentAway(absent),), driven.table), 1_000)
    for now in (40_000, 50_000):  # the other one draws, and plays
        driven.step()
        happened(time, driven, now)
    assert driven.table.seat_to_act == absent
    coming = due(driven.table, 0)
    assert coming is not None
    assert time.deadline(coming) == 80_000


def test_what_the_draw_took_from_the_bank_is_not_taken_again() -> None:
    driven = Driven.playing(TableTerms(clock=Clock(turn=30, bank=60)))
    person = driven.until_draw()
    seat = driven.table.seat_to_act
    assert seat is not None
    time = TurnTime(0)
    assert time.overtime_ms(37_000, 30_000, 60_000) == 7_000
    driven.ask(person, wire.Draw(**ids(at=0, pile=Pile.STOCK)), bank=7_000)
    happened(time, driven, 37_000)
    bank_ms = driven.table.chair(seat).bank_ms
    assert bank_ms == 53_000
    assert time.overtime_ms(37_000, 30_000, bank_ms) == 0
    assert time.overtime_ms(41_000, 30_000, bank_ms) == 4_000
    coming = due(driven.table, 0)
    assert coming is not None
    assert time.deadline(coming) == 90_000
