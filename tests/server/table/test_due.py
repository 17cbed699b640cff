"""What a table does by itself, in every situation."""

from __future__ import annotations

from romme.engine.change import changed
from romme.engine.state import Seat
from romme.server.table.decide import cutter
from romme.server.table.due import (
    AskBot,
    BeginBridge,
    CutForPlayer,
    Due,
    NextGame,
    Waiting,
    due,
    is_one_turn,
)
from romme.server.table.events import BridgeBegan, CameBack
from romme.server.table.state import Table
from romme.wire import commands as wire
from romme.wire.terms import Clock, Games, TableTerms
from tests.server.table.table_driver import ANNA, BEN, TableDriver, with_ids

PAUSE = 900


def coming(driver: TableDriver) -> Due | None:
    return due(driver.table, PAUSE)


def turn_of(driver: TableDriver) -> Seat:
    assert driver.table.seat_to_act is not None
    return driver.table.seat_to_act


def test_nothing_before_and_after_a_match() -> None:
    driver = TableDriver.new()
    assert coming(driver) is None
    driver.fill()
    assert coming(driver) is None
    driver.all_ready()
    driver.finish_match()
    assert coming(driver) is None
    driver.ask(ANNA, wire.Close(**with_ids()))
    assert coming(driver) is None


def test_the_cut_is_waited_for_a_little() -> None:
    driver = TableDriver.playing(TableTerms(seats=2))
    seat = cutter(driver.table)
    assert seat is not None
    assert coming(driver) == Due(CutForPlayer(seat), 6_000, seat=seat)
    driver.go_away(seat)
    assert coming(driver) == Due(CutForPlayer(seat), PAUSE, seat=seat)
    driver.apply_events(CameBack(seat))
    assert coming(driver) == Due(CutForPlayer(seat), 6_000, seat=seat)
    driver.apply_events(BridgeBegan(seat, 0))  # there, but a bot plays on since the clock ran out
    assert coming(driver) == Due(CutForPlayer(seat), PAUSE, seat=seat)


def test_a_bot_does_not_keep_people_waiting_for_its_cut() -> None:
    for seed in range(1, 9):
        driver = TableDriver.playing(TableTerms(seats=2), seed, bots=1)
        if (seat := cutter(driver.table)) == 2:
            assert coming(driver) == Due(CutForPlayer(Seat(2)), PAUSE, seat=seat)
            return
    raise AssertionError("the bot never cuts")


def test_without_a_clock_everybody_takes_the_time_they_need() -> None:
    driver = TableDriver.playing()
    driver.until_draw()
    assert coming(driver) is None
    driver.until_play()
    assert coming(driver) is None


def test_with_a_clock_a_turn_has_its_time_and_the_bank() -> None:
    driver = TableDriver.playing(TableTerms(clock=Clock(turn=30, bank=60)))
    person = driver.until_draw()
    seat = turn_of(driver)
    expected = Due(BeginBridge(seat), 90_000, 60_000, seat, Waiting.TURN)
    assert coming(driver) == expected
    driver.go_away(seat)
    assert coming(driver) == expected  # who went away has no more time than who is there
    driver.apply_events(CameBack(seat))
    driver.ask(person, wire.Draw(**with_ids(at=0, pile="stock")), bank=20_000)
    assert coming(driver) == Due(BeginBridge(seat), 70_000, 40_000, seat, Waiting.TURN)


def test_who_is_away_is_waited_for_then_bridged() -> None:
    driver = TableDriver.playing(TableTerms(absence=45, bridge="verein"))
    driver.until_draw()
    seat = turn_of(driver)
    driver.go_away(seat)
    assert coming(driver) == Due(BeginBridge(seat), 45_000, 0, seat, Waiting.ABSENCE)
    driver.go_away(seat, bridged=True)
    assert coming(driver) == Due(AskBot(seat, "verein", bridging=True), PAUSE, seat=seat)
    driver.apply_events(CameBack(seat))
    assert coming(driver) is None


def test_who_leaves_is_bridged_at_once() -> None:
    """With a clock and without."""
    for clock in (None, Clock()):
        driver = TableDriver.playing(TableTerms(clock=clock))
        person = driver.until_draw()
        seat = turn_of(driver)
        before = coming(driver)
        driver.ask(person, wire.StandUp(**with_ids()))
        assert coming(driver) == Due(BeginBridge(seat), PAUSE, seat=seat)
        driver.ask(person, wire.ComeBack(**with_ids()))
        assert coming(driver) == before


def test_bots_of_the_house_play_at_their_pace() -> None:
    driver = TableDriver.playing(TableTerms(seats=2, clock=Clock()), bots=1)
    driver.cut()
    while turn_of(driver) != 2:
        driver.step()
    assert coming(driver) == Due(AskBot(Seat(2), "zufall", bridging=False), PAUSE, seat=Seat(2))


def test_the_next_game_begins_when_everybody_has_looked() -> None:
    driver = TableDriver.playing(TableTerms(length=Games(2)))
    driver.finish_game()
    assert coming(driver) == Due(NextGame(), 60_000)


def test_where_nobody_is_nothing_happens() -> None:
    """The table waits just as it is: at the cut, in a turn, between games, with bots too."""
    driver = TableDriver.playing(TableTerms(length=Games(2), clock=Clock()), bots=1)
    driver.go_away(1)
    assert coming(driver) is None
    driver.apply_events(CameBack(1))
    driver.cut()
    driver.go_away(1, bridged=True)
    assert coming(driver) is None
    driver.apply_events(CameBack(1))
    driver.finish_game()
    driver.go_away(1)
    assert coming(driver) is None


def test_a_table_of_a_tournament_waits_for_nobody() -> None:
    """Others cannot go on before it is done."""
    driver = TableDriver.playing(TableTerms(length=Games(2)))
    driver.table = changed(driver.table, tournament="cup")
    for seat in (1, 2):
        driver.go_away(seat)
    cut = cutter(driver.table)
    assert cut is not None
    assert coming(driver) == Due(CutForPlayer(cut), PAUSE, seat=cut)
    driver.finish_game()
    assert coming(driver) == Due(NextGame(), PAUSE)


def test_draw_and_play_are_one_turn() -> None:
    """The clock goes on from the draw to the end of the turn, and begins anew with the next."""
    driver = TableDriver.playing(TableTerms(length=Games(2)))
    before = driver.table
    driver.cut()
    assert not is_one_turn(before, driver.table)
    changes: list[tuple[Table, Table]] = []
    for _ in range(8):
        before = driver.table
        driver.step()
        changes.append((before, driver.table))
    assert [is_one_turn(*change) for change in changes] == [True, False] * 4


def test_coming_and_going_is_no_new_turn() -> None:
    driver = TableDriver.playing()
    driver.until_draw()
    before = driver.table
    driver.go_away(1)
    assert is_one_turn(before, driver.table)
    driver.ask(BEN, wire.StandUp(**with_ids()))
    assert is_one_turn(before, driver.table)


def test_a_new_game_is_a_new_turn() -> None:
    driver = TableDriver.playing(TableTerms(length=Games(2)))
    driver.cut()
    first = driver.table
    driver.finish_game()
    assert not is_one_turn(first, driver.table)
    counted = driver.table
    driver.all_ready()
    assert not is_one_turn(counted, driver.table)
