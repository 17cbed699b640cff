"""The automatic actions of a table, in every situation."""

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
from romme.wire.terms import Clock, Games
from tests.support.server.table.table_driver import ANNA, BEN, TableDriver, terms_with_cut, with_ids

PAUSE_MS = 900


def next_act(driver: TableDriver) -> Due | None:
    return due(driver.table, PAUSE_MS)


def seat_to_act(driver: TableDriver) -> Seat:
    assert driver.table.seat_to_act is not None
    return driver.table.seat_to_act


def test_nothing_is_due_before_and_after_a_match() -> None:
    driver = TableDriver.new()
    assert next_act(driver) is None
    driver.fill()
    assert next_act(driver) is None
    driver.all_ready()
    driver.finish_match()
    assert next_act(driver) is None
    driver.ask(ANNA, wire.Close(**with_ids()))
    assert next_act(driver) is None


def test_the_table_cuts_for_a_player_who_does_not() -> None:
    driver = TableDriver.playing(terms_with_cut(seats=2))
    seat = cutter(driver.table)
    assert seat is not None
    assert next_act(driver) == Due(CutForPlayer(seat), 6_000, seat=seat)
    driver.go_away(seat)
    assert next_act(driver) == Due(CutForPlayer(seat), PAUSE_MS, seat=seat)
    driver.apply_events(CameBack(seat))
    assert next_act(driver) == Due(CutForPlayer(seat), 6_000, seat=seat)
    driver.apply_events(BridgeBegan(seat, 0))  # present, but the clock ran out
    assert next_act(driver) == Due(CutForPlayer(seat), PAUSE_MS, seat=seat)


def test_a_bot_cuts_after_the_usual_pause() -> None:
    for seed in range(1, 9):
        driver = TableDriver.playing(terms_with_cut(seats=2), seed, bots=1)
        if (seat := cutter(driver.table)) == 2:
            assert next_act(driver) == Due(CutForPlayer(Seat(2)), PAUSE_MS, seat=seat)
            return
    raise AssertionError("the bot was never to cut")


def test_without_a_clock_a_turn_has_no_limit() -> None:
    driver = TableDriver.playing()
    driver.until_draw()
    assert next_act(driver) is None
    driver.until_play()
    assert next_act(driver) is None


def test_with_a_clock_a_turn_is_limited_to_its_time_and_the_bank() -> None:
    driver = TableDriver.playing(terms_with_cut(clock=Clock(turn=30, bank=60)))
    person = driver.until_draw()
    seat = seat_to_act(driver)
    expected = Due(BeginBridge(seat), 90_000, 60_000, seat, Waiting.TURN)
    assert next_act(driver) == expected
    driver.go_away(seat)
    assert next_act(driver) == expected  # an absent player has no more time than a present one
    driver.apply_events(CameBack(seat))
    driver.ask(person, wire.Draw(**with_ids(at=0, pile="stock")), bank=20_000)
    assert next_act(driver) == Due(BeginBridge(seat), 70_000, 40_000, seat, Waiting.TURN)


def test_a_bot_stands_in_for_an_absent_player_after_the_agreed_time() -> None:
    driver = TableDriver.playing(terms_with_cut(absence=45, bridge="verein"))
    driver.until_draw()
    seat = seat_to_act(driver)
    driver.go_away(seat)
    assert next_act(driver) == Due(BeginBridge(seat), 45_000, 0, seat, Waiting.ABSENCE)
    driver.go_away(seat, bridged=True)
    assert next_act(driver) == Due(AskBot(seat, "verein", bridging=True), PAUSE_MS, seat=seat)
    driver.apply_events(CameBack(seat))
    assert next_act(driver) is None


def test_a_bot_stands_in_at_once_for_a_player_who_leaves() -> None:
    for clock in (None, Clock()):
        driver = TableDriver.playing(terms_with_cut(clock=clock))
        person = driver.until_draw()
        seat = seat_to_act(driver)
        before = next_act(driver)
        driver.ask(person, wire.StandUp(**with_ids()))
        bot = AskBot(seat, driver.table.terms.bridge, bridging=True)
        assert next_act(driver) == Due(bot, PAUSE_MS, seat=seat)
        driver.ask(person, wire.ComeBack(**with_ids()))
        if clock is None:
            assert next_act(driver) == before
        else:  # without the bank, which is forfeited
            after_ms = clock.turn * 1000
            assert next_act(driver) == Due(BeginBridge(seat), after_ms, 0, seat, Waiting.TURN)


def test_at_a_tournament_table_a_bot_stands_in_when_the_turn_of_a_player_who_left_comes() -> None:
    driver = TableDriver.playing(terms_with_cut(clock=Clock()))
    person = driver.until_draw()
    seat = seat_to_act(driver)
    driver.table = changed(driver.table, tournament="cup")
    driver.ask(person, wire.StandUp(**with_ids()))
    assert next_act(driver) == Due(BeginBridge(seat), PAUSE_MS, seat=seat)


def test_bots_move_after_the_usual_pause() -> None:
    driver = TableDriver.playing(terms_with_cut(seats=2, clock=Clock()), bots=1)
    driver.cut()
    while seat_to_act(driver) != 2:
        driver.step()
    assert next_act(driver) == Due(
        AskBot(Seat(2), "zufall", bridging=False), PAUSE_MS, seat=Seat(2)
    )


def test_the_next_game_begins_after_a_pause_for_the_result() -> None:
    driver = TableDriver.playing(terms_with_cut(length=Games(2)))
    driver.finish_game()
    assert next_act(driver) == Due(NextGame(), 60_000)


def test_a_table_without_anyone_present_does_nothing() -> None:
    """The table waits before the cut, in a turn and between games, even if bots are seated."""
    driver = TableDriver.playing(terms_with_cut(length=Games(2), clock=Clock()), bots=1)
    driver.go_away(1)
    assert next_act(driver) is None
    driver.apply_events(CameBack(1))
    driver.cut()
    driver.go_away(1, bridged=True)
    assert next_act(driver) is None
    driver.apply_events(CameBack(1))
    driver.finish_game()
    driver.go_away(1)
    assert next_act(driver) is None


def test_a_tournament_table_plays_on_without_anyone_present() -> None:
    """Otherwise the table would hold up the tournament: the next series waits for all tables."""
    driver = TableDriver.playing(terms_with_cut(length=Games(2)))
    driver.table = changed(driver.table, tournament="cup")
    for seat in (1, 2):
        driver.go_away(seat)
    cut = cutter(driver.table)
    assert cut is not None
    assert next_act(driver) == Due(CutForPlayer(cut), PAUSE_MS, seat=cut)
    driver.finish_game()
    assert next_act(driver) == Due(NextGame(), PAUSE_MS)


def test_draw_and_play_count_as_one_turn() -> None:
    """The clock runs from the draw to the end of the turn and restarts with the next turn."""
    driver = TableDriver.playing(terms_with_cut(length=Games(2)))
    before = driver.table
    driver.cut()
    assert not is_one_turn(before, driver.table)
    changes: list[tuple[Table, Table]] = []
    for _ in range(8):
        before = driver.table
        driver.step()
        changes.append((before, driver.table))
    assert [is_one_turn(*change) for change in changes] == [True, False] * 4


def test_going_away_or_leaving_starts_no_new_turn() -> None:
    driver = TableDriver.playing()
    driver.until_draw()
    before = driver.table
    driver.go_away(1)
    assert is_one_turn(before, driver.table)
    driver.ask(BEN, wire.StandUp(**with_ids()))
    assert is_one_turn(before, driver.table)


def test_a_new_game_starts_a_new_turn() -> None:
    driver = TableDriver.playing(terms_with_cut(length=Games(2)))
    driver.cut()
    first = driver.table
    driver.finish_game()
    assert not is_one_turn(first, driver.table)
    counted = driver.table
    driver.all_ready()
    assert not is_one_turn(counted, driver.table)
