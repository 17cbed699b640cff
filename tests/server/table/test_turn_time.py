"""`TurnTime`: deadlines of turns and absences, and overtime taken from the bank."""

from __future__ import annotations

from romme.engine.state import Pile, Seat
from romme.server.person_id import PersonId
from romme.server.table.decide import TableDecided
from romme.server.table.due import due
from romme.server.table.events import BridgeBegan, WentAway
from romme.server.table.turn_time import TurnTime
from romme.wire import commands as wire
from romme.wire.terms import Clock, TableTerms
from tests.support.server.table.table_driver import TableDriver, with_ids


def advance(time: TurnTime, driver: TableDriver, now: int) -> None:
    """Pass the result of the driver's last command to `TurnTime`."""
    time.advance(driver.before, TableDecided(driver.records[-1], driver.table), now)


def test_an_absence_counts_from_the_start_of_the_turn() -> None:
    """A player who was away before the turn still gets all of the agreed time."""
    driver = TableDriver.playing(TableTerms(absence=30))
    driver.until_draw()
    absent = Seat(3 - (driver.table.seat_to_act or 0))
    time = TurnTime(0)
    before = driver.table
    driver.go_away(absent)
    time.advance(before, TableDecided((WentAway(absent),), driver.table), 1_000)
    for now in (40_000, 50_000):  # the other player draws, then plays
        driver.step()
        advance(time, driver, now)
    assert driver.table.seat_to_act == absent
    coming = due(driver.table, 0)
    assert coming is not None
    assert time.deadline(coming) == 80_000


def test_overtime_of_the_draw_is_taken_from_the_bank_once() -> None:
    driver = TableDriver.playing(TableTerms(clock=Clock(turn=30, bank=60)))
    person = driver.until_draw()
    seat = driver.table.seat_to_act
    assert seat is not None
    time = TurnTime(0)
    assert time.overtime_ms(37_000, 30_000, 60_000) == 7_000
    driver.ask(person, wire.Draw(**with_ids(at=0, pile=Pile.STOCK)), bank=7_000)
    advance(time, driver, 37_000)
    bank_ms = driver.table.chair(seat).bank_ms
    assert bank_ms == 53_000
    assert time.overtime_ms(37_000, 30_000, bank_ms) == 0
    assert time.overtime_ms(41_000, 30_000, bank_ms) == 4_000
    coming = due(driver.table, 0)
    assert coming is not None
    assert time.deadline(coming) == 90_000


def test_the_bank_of_a_player_who_leaves_gives_nobody_time() -> None:
    """It is forfeited, and counts only in the player's own turn."""
    driver = TableDriver.playing(TableTerms(clock=Clock(turn=30, bank=60)))
    driver.until_draw()
    seat = driver.table.seat_to_act
    time = TurnTime(0)
    other = driver.table.chair(Seat(3 - (seat or 0))).person
    driver.ask(PersonId(other or ""), wire.StandUp(**with_ids()))
    assert any(isinstance(event, BridgeBegan) for event in driver.records[-1])
    advance(time, driver, 10_000)
    coming = due(driver.table, 0)
    assert coming is not None
    assert coming.seat == seat
    assert time.deadline(coming) == 90_000
    assert time.overtime_ms(37_000, 30_000, 60_000) == 7_000
