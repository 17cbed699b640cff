"""Pauses of bots: long enough for the last cards to land, at the pace of the table."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import pytest

from romme.engine import events as engine
from romme.engine.change import changed
from romme.engine.state import Pile, Seat
from romme.notation.card_text import parse_cards
from romme.server.table.events import CameBack, FastForwarded, Moved, Mover, PaceSet
from romme.server.table.evolve import condensed, evolve, fold
from romme.server.table.pauses import CardsMoved, bot_pause_ms, cards_moved
from romme.wire import commands as wire
from romme.wire.game import read_plan
from romme.wire.terms import Pace, Series, TableTerms
from tests.support.server.table.table_driver import ANNA, BEN, TableDriver, with_ids

BASE_MS = 700


def sitting_out(people: int = 1) -> TableDriver:
    """Return a game of `turnier` for four in which the dealer, `ANNA`, sits out."""
    terms = TableTerms(rules="turnier", seats=4, length=Series(1))
    return TableDriver.playing(terms, people=(ANNA, BEN)[:people], bots=4 - people)


def moved(*events: engine.Event) -> CardsMoved:
    return cards_moved([Moved(Mover.BOT, events)])


def test_the_cards_of_a_move_are_counted() -> None:
    two = Seat(2)
    (king,) = parse_cards("KH")
    shown = parse_cards("4C 5C 6C")
    assert moved(engine.Drew(two, Pile.STOCK, king, into_hand=True)) == (1, 0)
    assert moved(engine.Discarded(two, king), engine.TurnCame(Seat(1))) == (1, 0)
    assert moved(engine.OpeningFailed(two, read_plan(["meld 4C 5C 6C"]), shown)) == (3, 3)
    driver = TableDriver.playing()
    driver.finish_game()
    laid = [event for event in driver.events_of(Moved) if cards_moved([event]).laid > 2]
    assert laid, "the game had no meld"
    assert all(cards_moved([event]).moved > cards_moved([event]).laid - 1 for event in laid)


def test_a_player_alone_with_bots_has_seen_their_own_melds_land() -> None:
    driver = TableDriver.playing()
    driver.finish_game()
    laying = next(event for event in driver.events_of(Moved) if cards_moved([event]).laid > 2)
    seat = next(one.seat for one in laying.events if isinstance(one, engine.LaidDown))
    own = cards_moved([laying], seat)
    assert own.laid == 0
    assert own.moved <= 1  # the discard
    assert cards_moved([laying], Seat(3 - seat)) == cards_moved([laying])


def test_a_long_lay_gets_a_longer_pause_than_a_discard() -> None:
    table = TableDriver.playing().table
    pauses = [
        bot_pause_ms(table, BASE_MS, CardsMoved(cards, laid))
        for cards, laid in ((0, 0), (1, 0), (4, 3), (8, 7), (40, 0))
    ]
    assert pauses == [700, 700, 1_390, 2_310, 2_300]


@pytest.mark.parametrize(
    ("pace", "pause_ms"),
    [(Pace.LEISURELY, 2_224), (Pace.NORMAL, 1_390), (Pace.BRISK, 765), (Pace.INSTANT, 0)],
)
def test_all_pauses_follow_the_pace(pace: Pace, pause_ms: int) -> None:
    table = changed(TableDriver.playing().table, pace=pace)
    assert bot_pause_ms(table, BASE_MS, CardsMoved(4, 3)) == pause_ms
    assert bot_pause_ms(table, 0, CardsMoved(4, 3)) == 0


def test_the_host_or_a_player_alone_with_bots_sets_the_pace() -> None:
    driver = TableDriver.new(TableTerms(seats=3))
    driver.fill((ANNA, BEN), bots=1)
    driver.table = replace(driver.table, host=BEN)
    brisk = wire.SetPace(**with_ids(pace=Pace.BRISK))
    assert driver.ask(BEN, brisk) == (PaceSet(Pace.BRISK),)
    assert driver.ask(BEN, brisk) == ()
    alone = TableDriver.playing(TableTerms(seats=3), people=(ANNA,), bots=2)
    alone.table = replace(alone.table, host=BEN)
    alone.ask(ANNA, wire.SetPace(**with_ids(pace=Pace.INSTANT)))
    assert alone.table.pace is Pace.INSTANT


def test_the_pace_outlasts_games_and_a_restart() -> None:
    driver = TableDriver.playing(TableTerms(length=Series(2)))
    driver.ask(ANNA, wire.SetPace(**with_ids(pace=Pace.LEISURELY)))
    driver.finish_game()
    driver.all_ready()
    assert driver.table.pace is Pace.LEISURELY
    assert fold(driver.events).pace is Pace.LEISURELY
    driver.check()


def test_a_table_without_a_stored_pace_is_normal() -> None:
    assert fold(TableDriver.playing().events).pace is Pace.NORMAL


def test_a_player_who_sits_out_fast_forwards_to_the_next_game() -> None:
    driver = sitting_out()
    assert driver.ask(ANNA, wire.FastForward(**with_ids())) == (FastForwarded(),)
    assert driver.ask(ANNA, wire.FastForward(**with_ids())) == ()
    assert bot_pause_ms(driver.table, BASE_MS, CardsMoved(8, 7)) == 0
    driver.finish_game()
    driver.all_ready()
    assert not driver.table.fast_forwarded
    assert bot_pause_ms(driver.table, BASE_MS, CardsMoved(1)) == BASE_MS
    driver.check()


def test_fast_forwarding_stops_when_a_player_of_the_game_comes_back() -> None:
    driver = sitting_out(people=2)
    driver.go_away(2, bridged=True)
    driver.ask(ANNA, wire.FastForward(**with_ids()))
    assert bot_pause_ms(driver.table, BASE_MS, CardsMoved(1)) == 0
    driver.apply_events(CameBack(2))
    assert bot_pause_ms(driver.table, BASE_MS, CardsMoved(1)) == BASE_MS


def test_fast_forwarding_is_not_needed_after_the_next_deal() -> None:
    assert condensed(FastForwarded()) is None
    assert condensed(PaceSet(Pace.BRISK)) == PaceSet(Pace.BRISK)
    table = TableDriver.playing().table
    assert reduce(evolve, [PaceSet(Pace.BRISK), PaceSet(Pace.NORMAL)], table).pace is Pace.NORMAL
