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
from tests.server.table.driving import ANNA, BEN, Driven, ids

PAUSE = 900


def coming(driven: Driven) -> Due | None:
    return due(driven.table, PAUSE)


def turn_of(driven: Driven) -> Seat:
    assert driven.table.seat_to_act is not None
    return driven.table.seat_to_act


def test_nothing_before_and_after_a_match() -> None:
    driven = Driven.made()
    assert coming(driven) is None
    driven.fill()
    assert coming(driven) is None
    driven.all_ready()
    driven.finish_match()
    assert coming(driven) is None
    driven.ask(ANNA, wire.Close(**ids()))
    assert coming(driven) is None


def test_the_cut_is_waited_for_a_little() -> None:
    driven = Driven.playing(TableTerms(seats=2))
    seat = cutter(driven.table)
    assert seat is not None
    assert coming(driven) == Due(CutForPlayer(seat), 6_000, seat=seat)
    driven.go_away(seat)
    assert coming(driven) == Due(CutForPlayer(seat), PAUSE, seat=seat)
    driven.happen(CameBack(seat))
    assert coming(driven) == Due(CutForPlayer(seat), 6_000, seat=seat)
    driven.happen(BridgeBegan(seat, 0))  # there, but a bot plays on since the clock ran out
    assert coming(driven) == Due(CutForPlayer(seat), PAUSE, seat=seat)


def test_a_bot_does_not_keep_people_waiting_for_its_cut() -> None:
    for seed in range(1, 9):
        driven = Driven.playing(TableTerms(seats=2), seed, bots=1)
        if (seat := cutter(driven.table)) == 2:
            assert coming(driven) == Due(CutForPlayer(Seat(2)), PAUSE, seat=seat)
            return
    raise AssertionError("the bot never cuts")


def test_without_a_clock_everybody_takes_the_time_they_need() -> None:
    driven = Driven.playing()
    driven.until_draw()
    assert coming(driven) is None
    driven.until_play()
    assert coming(driven) is None


def test_with_a_clock_a_turn_has_its_time_and_the_bank() -> None:
    driven = Driven.playing(TableTerms(clock=Clock(turn=30, bank=60)))
    person = driven.until_draw()
    seat = turn_of(driven)
    expected = Due(BeginBridge(seat), 90_000, 60_000, seat, Waiting.TURN)
    assert coming(driven) == expected
    driven.go_away(seat)
    assert coming(driven) == expected  # who went away has no more time than who is there
    driven.happen(CameBack(seat))
    driven.ask(person, wire.Draw(**ids(at=0, pile="stock")), bank=20_000)
    assert coming(driven) == Due(BeginBridge(seat), 70_000, 40_000, seat, Waiting.TURN)


def test_who_is_away_is_waited_for_then_bridged() -> None:
    driven = Driven.playing(TableTerms(absence=45, bridge="verein"))
    driven.until_draw()
    seat = turn_of(driven)
    driven.go_away(seat)
    assert coming(driven) == Due(BeginBridge(seat), 45_000, 0, seat, Waiting.ABSENCE)
    driven.go_away(seat, bridged=True)
    assert coming(driven) == Due(AskBot(seat, "verein", bridging=True), PAUSE, seat=seat)
    driven.happen(CameBack(seat))
    assert coming(driven) is None


def test_who_leaves_is_bridged_at_once() -> None:
    """With a clock and without."""
    for clock in (None, Clock()):
        driven = Driven.playing(TableTerms(clock=clock))
        person = driven.until_draw()
        seat = turn_of(driven)
        before = coming(driven)
        driven.ask(person, wire.StandUp(**ids()))
        assert coming(driven) == Due(BeginBridge(seat), PAUSE, seat=seat)
        driven.ask(person, wire.ComeBack(**ids()))
        assert coming(driven) == before


def test_bots_of_the_house_play_at_their_pace() -> None:
    driven = Driven.playing(TableTerms(seats=2, clock=Clock()), bots=1)
    driven.cut()
    while turn_of(driven) != 2:
        driven.step()
    assert coming(driven) == Due(AskBot(Seat(2), "zufall", bridging=False), PAUSE, seat=Seat(2))


def test_the_next_game_begins_when_everybody_has_looked() -> None:
    driven = Driven.playing(TableTerms(length=Games(2)))
    driven.finish_game()
    assert coming(driven) == Due(NextGame(), 60_000)


def test_where_nobody_is_nothing_happens() -> None:
    """The table waits just as it is: at the cut, in a turn, between games, with bots too."""
    driven = Driven.playing(TableTerms(length=Games(2), clock=Clock()), bots=1)
    driven.go_away(1)
    assert coming(driven) is None
    driven.happen(CameBack(1))
    driven.cut()
    driven.go_away(1, bridged=True)
    assert coming(driven) is None
    driven.happen(CameBack(1))
    driven.finish_game()
    driven.go_away(1)
    assert coming(driven) is None


def test_a_table_of_a_tournament_waits_for_nobody() -> None:
    """Others cannot go on before it is done."""
    driven = Driven.playing(TableTerms(length=Games(2)))
    driven.table = changed(driven.table, tournament="cup")
    for seat in (1, 2):
        driven.go_away(seat)
    cut = cutter(driven.table)
    assert cut is not None
    assert coming(driven) == Due(CutForPlayer(cut), PAUSE, seat=cut)
    driven.finish_game()
    assert coming(driven) == Due(NextGame(), PAUSE)


def test_draw_and_play_are_one_turn() -> None:
    """The clock goes on from the draw to the end of the turn, and begins anew with the next."""
    driven = Driven.playing(TableTerms(length=Games(2)))
    before = driven.table
    driven.cut()
    assert not is_one_turn(before, driven.table)
    changes: list[tuple[Table, Table]] = []
    for _ in range(8):
        before = driven.table
        driven.step()
        changes.append((before, driven.table))
    assert [is_one_turn(*change) for change in changes] == [True, False] * 4


def test_coming_and_going_is_no_new_turn() -> None:
    driven = Driven.playing()
    driven.until_draw()
    before = driven.table
    driven.go_away(1)
    assert is_one_turn(before, driven.table)
    driven.ask(BEN, wire.StandUp(**ids()))
    assert is_one_turn(before, driven.table)


def test_a_new_game_is_a_new_turn() -> None:
    driven = Driven.playing(TableTerms(length=Games(2)))
    driven.cut()
    first = driven.table
    driven.finish_game()
    assert not is_one_turn(first, driven.table)
    counted = driven.table
    driven.all_ready()
    assert not is_one_turn(counted, driven.table)
