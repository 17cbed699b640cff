"""Whole matches at a table, with every rule set and match length, and the events they record."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from romme import deal
from romme.engine.change import changed
from romme.engine.match import Match
from romme.engine.referee import DeclareVoid, rule
from romme.engine.state import Cards, Ending, Pile, Seat
from romme.melds import Points
from romme.rules.options import Mode, Scoring
from romme.server.play.chance import SystemChance
from romme.server.table.decide import begin_deal, cutter, decide, go_away
from romme.server.table.events import (
    BecameReady,
    BridgeBegan,
    CameBack,
    DealMade,
    HostChanged,
    LotDrawn,
    MatchBegan,
    MatchEnded,
    Moved,
    Mover,
    SatDown,
    SecretRevealed,
    Staged,
    StoodUp,
    WentAway,
)
from romme.server.table.state import TablePhase
from romme.wire import commands as wire
from romme.wire.terms import Clock, Games, Length, Series, TableTerms, Target
from tests.conftest import Size
from tests.support.laws.play import RANDOM, STALLER
from tests.support.laws.tables import TABLES, dice, random_table
from tests.support.server.table.table_driver import (
    ANNA,
    BEN,
    CARO,
    SeededChance,
    TableDriver,
    terms_of,
    terms_with_cut,
    with_ids,
)

LEFT = (WentAway(2, left=True), BridgeBegan(2))
"""The events of the player at seat 2 leaving a match without a clock, while others stay."""


def length_for(number: int, seats: int) -> Length:
    """Return a match length chosen by `number`. Most are one game, but every kind occurs."""
    match number % 8:
        case 2:
            return Games(2)
        case 3:
            return Target(15)
        case 5:
            return Series(1) if seats < 4 else Games(1)
        case _:
            return Games(1)


def check_match(driver: TableDriver) -> None:
    """Check the events of a finished match: its deals, revealed secrets, dealers and end."""
    driver.check()
    table = driver.table
    assert table.phase is TablePhase.OVER
    assert table.match is not None
    assert table.match.is_over
    made, revealed = driver.events_of(DealMade), driver.events_of(SecretRevealed)
    assert [(deal.number, deal.secret) for deal in made] == [
        (reveal.number, reveal.secret) for reveal in revealed
    ]
    assert [deal.number for deal in made] == list(range(1, len(made) + 1))
    assert len(driver.events_of(MatchEnded)) == len(driver.events_of(MatchBegan))
    dealers = [line.dealer for line in table.match.lines]
    assert all(after == before % table.terms.seats + 1 for before, after in pairwise(dealers))


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[*map(str, TABLES)])
def test_every_rule_set_can_be_played(number: int) -> None:
    """Each rule set is played for a whole match. At strict tables, players also stage steps."""
    table = TABLES[number]
    terms = terms_of(table, length=length_for(number, table.seats))
    driver = TableDriver.playing(terms, number, bots=number % 2)
    staging = 0.5 if table.mode is Mode.STRICT else 0.0
    driver.finish_match(staging=staging)
    check_match(driver)
    assert bool(driver.events_of(Staged)) == bool(staging)
    first = driver.events_of(MatchBegan)[0].dealer
    assert first == 1 or table.rules.scoring is not Scoring.RATING


def test_random_rules_can_be_played(size: Size) -> None:
    for number in range(size(6, 2_000)):
        table = random_table(dice(number))
        driver = TableDriver.playing(terms_of(table), number, bots=number % 2)
        for _ in range(150):  # with some random rules a game never ends
            if driver.table.phase is not TablePhase.PLAYING:
                break
            driver.step(RANDOM, staging=0.5 if table.mode is Mode.STRICT else 0.0)
        driver.check()


def test_a_rematch_begins_when_all_players_want_it() -> None:
    driver = TableDriver.playing()
    driver.finish_match()
    assert driver.ask(ANNA, wire.Rematch(**with_ids())) == (BecameReady(1),)
    assert driver.ask(ANNA, wire.Rematch(**with_ids())) == ()
    assert driver.is_in(TablePhase.OVER)
    driver.ask(BEN, wire.Rematch(**with_ids()))
    assert driver.is_in(TablePhase.PLAYING)
    assert driver.table.deal is not None
    assert driver.table.deal.number == 2
    driver.finish_match()
    check_match(driver)
    assert driver.table.match is not None
    assert len(driver.table.match.lines) == 1


def test_the_next_game_waits_for_present_players_only() -> None:
    """The next game waits neither for absent players nor for bots, which are always ready."""
    driver = TableDriver.playing(TableTerms(seats=3, length=Games(2)), bots=1)
    driver.finish_game()
    assert driver.is_in(TablePhase.COUNTED)
    driver.go_away(2)
    driver.ask(ANNA, wire.Ready(**with_ids()))
    assert driver.is_in(TablePhase.PLAYING)
    assert [chair.ready for chair in driver.table.chairs] == [False, False, True]
    driver.finish_match()
    check_match(driver)


def test_no_game_begins_when_the_last_player_leaves() -> None:
    """The table waits until one of the players is back and ready."""
    driver = TableDriver.playing(TableTerms(length=Games(2)))
    driver.finish_game()
    for person in (ANNA, BEN):
        driver.ask(person, wire.StandUp(**with_ids()))
        assert driver.is_in(TablePhase.COUNTED)
    driver.ask(BEN, wire.ComeBack(**with_ids()))
    driver.ask(BEN, wire.Ready(**with_ids()))
    assert driver.is_in(TablePhase.PLAYING)


def test_a_match_does_not_begin_while_a_player_is_away() -> None:
    driver = TableDriver.new()
    driver.fill()
    driver.go_away(2)
    driver.ask(ANNA, wire.Ready(**with_ids()))
    assert driver.is_in(TablePhase.OPEN)
    driver.ask(BEN, wire.Ready(**with_ids()))
    assert driver.is_in(TablePhase.PLAYING)
    assert driver.table.chairs[1].is_here


def test_a_match_waits_for_a_player_who_was_ready_and_went_away() -> None:
    """The wait ends when the player is back, or when the host gives the seat to a bot."""
    driver = TableDriver.new()
    driver.fill()
    driver.ask(BEN, wire.Ready(**with_ids()))
    driver.go_away(2)
    driver.ask(ANNA, wire.Ready(**with_ids()))
    assert driver.is_in(TablePhase.OPEN)
    driver.ask(BEN, wire.ComeBack(**with_ids()))
    assert driver.is_in(TablePhase.PLAYING)
    driver.finish_match()
    driver.ask(BEN, wire.Rematch(**with_ids()))
    driver.go_away(2)
    driver.ask(ANNA, wire.Rematch(**with_ids()))
    assert driver.is_in(TablePhase.OVER)
    driver.ask(ANNA, wire.FreeSeat(**with_ids(seat=2)))
    driver.ask(ANNA, wire.AddBot(**with_ids(seat=2)))
    assert driver.is_in(TablePhase.PLAYING)


def test_standing_up_during_a_match_keeps_the_seat() -> None:
    driver = TableDriver.playing()
    assert driver.ask(BEN, wire.StandUp(**with_ids())) == LEFT
    assert driver.ask(BEN, wire.StandUp(**with_ids())) == ()
    assert driver.table.seat_of(BEN) == 2
    assert not driver.table.chairs[1].is_here
    driver.ask(BEN, wire.Sit(**with_ids()))
    assert driver.table.chairs[1].is_here
    assert not driver.table.chairs[1].bridged
    driver.finish_match()
    assert driver.ask(BEN, wire.StandUp(**with_ids())) == (StoodUp(2),)
    assert driver.table.chairs[1].is_free
    driver.check()


@pytest.mark.parametrize("phase", [TablePhase.PLAYING, TablePhase.COUNTED])
def test_a_bot_takes_the_seat_of_a_player_who_leaves(phase: TablePhase) -> None:
    """It stands in at once, also if the player lost the connection before."""
    for lost in (False, True):
        driver = TableDriver.playing(TableTerms(length=Games(2), clock=Clock(bank=60)))
        if phase is TablePhase.COUNTED:
            driver.finish_game()
        if lost:
            driver.go_away(2)
        bank = driver.table.chairs[1].bank_ms
        assert bank > 0
        left = driver.ask(BEN, wire.StandUp(**with_ids()))
        assert left == (WentAway(2, left=True), BridgeBegan(2, bank))
        assert driver.table.chairs[1].bridged
        assert driver.table.chairs[1].person == BEN
        driver.check()


def test_a_bridged_player_who_leaves_is_bridged_once() -> None:
    driver = TableDriver.playing()
    driver.apply_events(BridgeBegan(2))
    assert driver.ask(BEN, wire.StandUp(**with_ids())) == (WentAway(2, left=True),)
    assert driver.table.chairs[1].bridged


def test_the_table_pauses_for_the_last_player_who_leaves() -> None:
    driver = TableDriver.playing()
    assert driver.ask(BEN, wire.StandUp(**with_ids())) == LEFT
    assert driver.ask(ANNA, wire.StandUp(**with_ids())) == (WentAway(1, left=True),)
    alone = TableDriver.playing(TableTerms(seats=3), people=[ANNA], bots=2)
    assert alone.ask(ANNA, wire.StandUp(**with_ids())) == (WentAway(1, left=True),)


def test_at_a_tournament_table_a_bot_waits_for_the_turn_of_a_player_who_left() -> None:
    """The bank is not forfeited before: its rules are those of the tournament's clock."""
    driver = TableDriver.playing(TableTerms(clock=Clock(bank=60)))
    driver.table = changed(driver.table, tournament="cup")
    bank = driver.table.chairs[1].bank_ms
    assert driver.ask(BEN, wire.StandUp(**with_ids())) == (WentAway(2, left=True),)
    assert driver.table.chairs[1].bank_ms == bank


def test_the_host_is_replaced_when_leaving() -> None:
    """The first remaining player becomes host or, if there is none, the next player to sit down."""
    driver = TableDriver.new(TableTerms(seats=3))
    driver.fill((ANNA, BEN))
    assert driver.ask(ANNA, wire.StandUp(**with_ids())) == (StoodUp(1), HostChanged(BEN))
    assert driver.ask(BEN, wire.StandUp(**with_ids())) == (StoodUp(2),)
    assert driver.table.host == BEN
    assert driver.ask(CARO, wire.Sit(**with_ids(seat=3))) == (SatDown(3, CARO), HostChanged(CARO))
    assert driver.ask(BEN, wire.Sit(**with_ids(seat=3 - 1))) == (SatDown(2, BEN),)
    assert driver.ask(BEN, wire.StandUp(**with_ids())) == (StoodUp(2),)
    assert driver.table.host == CARO
    driver.check()


def test_a_disconnected_host_is_replaced_between_matches() -> None:
    """Otherwise nobody could free a seat. A host stays host if no other player is present."""
    driver = TableDriver.new(TableTerms(seats=2))
    driver.fill((ANNA, BEN))
    assert driver.apply(go_away(driver.table, Seat(1))) == (WentAway(1), HostChanged(BEN))
    assert driver.apply(go_away(driver.table, Seat(2))) == (WentAway(2),)
    playing = TableDriver.playing()
    assert playing.apply(go_away(playing.table, Seat(1))) == (WentAway(1),)
    three = TableDriver.new(TableTerms(seats=3))
    three.fill((ANNA, BEN, CARO))
    assert three.apply(go_away(three.table, Seat(1))) == (WentAway(1), HostChanged(BEN))


def test_closing_the_table_counts_as_leaving_during_a_match_only() -> None:
    """Before a match, a player who closes the table is away and keeps the seat."""
    driver = TableDriver.playing()
    assert driver.apply(go_away(driver.table, Seat(2), left=True)) == LEFT
    waiting = TableDriver.new(TableTerms(seats=2))
    waiting.fill((ANNA, BEN))
    gone = (WentAway(1), HostChanged(BEN))
    assert waiting.apply(go_away(waiting.table, Seat(1), left=True)) == gone


def test_a_host_who_left_during_the_match_is_replaced_after_it() -> None:
    """The new host must be a present player. Otherwise nobody could free seats for a rematch."""
    driver = TableDriver.playing(TableTerms(seats=3))
    driver.ask(ANNA, wire.StandUp(**with_ids()))
    assert driver.table.host == ANNA  # she may come back before the match is over
    driver.go_away(2)
    driver.finish_match()
    assert driver.events[-2:] == [MatchEnded(), HostChanged(CARO)]
    driver.check()
    driver.ask(CARO, wire.FreeSeat(**with_ids(seat=1)))
    assert driver.ask(CARO, wire.StandUp(**with_ids())) == (StoodUp(3), HostChanged(BEN))
    alone = TableDriver.new(TableTerms(seats=2))
    alone.fill((ANNA, BEN))
    alone.go_away(2)
    alone.go_away(1)
    assert alone.ask(BEN, wire.ComeBack(**with_ids())) == (CameBack(2), HostChanged(BEN))
    heir = TableDriver.new(TableTerms(seats=3))
    heir.fill((ANNA, BEN, CARO))
    heir.go_away(2)
    assert heir.ask(ANNA, wire.StandUp(**with_ids())) == (StoodUp(1), HostChanged(CARO))


@pytest.mark.parametrize("by", [Mover.PLAYER, Mover.TABLE])
def test_the_cut_is_recorded(by: Mover) -> None:
    """The log stores who cut and where, because a proof of the deal needs the position."""
    driver = TableDriver.playing(terms_with_cut(seats=3))
    driver.cut(by)
    moved = driver.events[-1]
    assert isinstance(moved, Moved)
    assert moved.by is by
    cut = moved.events[0]
    assert driver.table.deal is not None
    assert driver.table.deal.lifted == getattr(cut, "lifted", None) is not None
    driver.check()


def test_the_commitment_precedes_the_first_card() -> None:
    """The commitment to the shuffled pack is published before the cut and the deal."""
    driver = TableDriver.new(terms_with_cut(seats=3))
    driver.fill()
    events, table = begin_deal(driver.table, SystemChance())
    assert [type(event) for event in events] == [DealMade, MatchBegan, Moved]
    assert table.deal is not None
    assert table.game is not None
    secret = deal.Secret(bytes.fromhex(table.deal.secret))
    assert len(secret) == deal.SECRET_BYTES
    assert table.deal.commitment == deal.commitment(secret)
    assert table.game.stock == deal.shuffled(table.rules.pack, secret)
    assert not any(table.game.hands)
    assert cutter(table) == (table.game.dealer - 2) % 3 + 1
    assert not table.deal.revealed


class CountingChance(SeededChance):
    """A `Chance` that records the number of each reshuffle within its game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.numbers: list[int] = []

    def reshuffled(self, cards: Cards, seed: str, number: int) -> Cards:
        self.numbers.append(number)
        return super().reshuffled(cards, seed, number)


def test_reshuffles_are_numbered_within_each_game() -> None:
    """Two shuffles with the same number would invalidate a proof."""
    driver = TableDriver.new(TableTerms(rules="haus", seats=6, length=Games(2)), 13)
    driver.chance = chance = CountingChance(13)
    driver.fill()
    driver.all_ready()
    driver.finish_match(RANDOM)
    assert chance.numbers == [1, 2, 1]
    driver.check()


def test_K3_the_first_dealer_is_drawn() -> None:  # noqa: N802 - a clause
    """Under tournament rules, seat 1 deals first instead (V4.1)."""
    for rules, dealers in (("klassik", {1, 2, 3}), ("turnier", {1})):
        made = [
            TableDriver.playing(TableTerms(rules=rules, seats=3), seed) for seed in range(1, 12)
        ]
        assert {driver.events_of(MatchBegan)[0].dealer for driver in made} == dealers


def test_overtime_is_taken_from_the_bank() -> None:
    """The bank is full again at the start of each game."""
    driver = TableDriver.playing(TableTerms(clock=Clock(turn=30, bank=60), length=Games(2)))
    person = driver.until_draw()
    seat = driver.table.seat_of(person)
    assert seat is not None
    driver.ask(person, wire.Draw(**with_ids(at=0, pile=Pile.STOCK)), bank=7_000)
    assert driver.table.chair(seat).bank_ms == 53_000
    assert driver.events_of(Moved)[-1].bank == 7_000
    driver.check()
    driver.finish_game()
    driver.all_ready()
    assert [chair.bank_ms for chair in driver.table.chairs] == [60_000, 60_000]


def test_K16_a_blocked_game_is_recorded_and_the_match_continues() -> None:  # noqa: N802 - a clause
    driver = TableDriver.playing(TableTerms(rules="klassik", length=Games(2)), 3)
    driver.finish_game(STALLER)
    assert driver.table.game is not None
    assert driver.table.game.outcome is not None
    assert driver.table.game.outcome.ending is Ending.BLOCKED
    driver.finish_match()
    check_match(driver)


def test_V4_10_a_void_game_is_dealt_again_by_the_same_dealer() -> None:  # noqa: N802 - a clause
    driver = TableDriver.playing(TableTerms(rules="verband", seats=3))
    driver.until_play()
    assert driver.table.match is not None
    dealer = driver.table.match.dealer
    events = rule(driver.game, DeclareVoid())
    driver.apply_events(Moved(Mover.TABLE, tuple(events)))
    assert driver.is_in(TablePhase.COUNTED)
    assert driver.table.match.lines == ()
    driver.all_ready()
    assert driver.game.dealer == dealer
    driver.check()


def with_equal_totals(match: Match, after: Match) -> Match:
    """Return `match`, changed so that adding the last line of `after` makes all totals equal."""
    sums = after.sums
    first, last = match.lines[0], after.lines[-1]
    scores = tuple(500 - (entry.score if (entry := last.entry(foot.seat)) else 0) for foot in sums)
    points = tuple(
        Points(500 - (entry.card_points if (entry := last.entry(foot.seat)) else 0))
        for foot in sums
    )
    outcome = replace(first.outcome, scores=scores, card_points=points)
    return replace(match, lines=(replace(first, outcome=outcome), *match.lines[1:]))


def test_T14_a_lot_ranks_equal_players() -> None:  # noqa: N802 - a clause
    driver = TableDriver.playing(TableTerms(rules="turnier", seats=3, length=Games(2)))
    driver.finish_match()
    assert driver.events_of(LotDrawn) == []
    before, after = driver.before.match, driver.table.match
    assert before is not None
    assert after is not None
    equal = replace(driver.before, match=with_equal_totals(before, after))
    events, table = decide(equal, driver.last, driver.chance)
    moved, revealed, lot, ended = events
    assert isinstance(moved, Moved)
    assert isinstance(revealed, SecretRevealed)
    assert isinstance(lot, LotDrawn)
    assert isinstance(ended, MatchEnded)
    assert table.match is not None
    assert [place.place for place in table.match.standing] == [1, 2, 3]
    assert [place.sum.seat for place in table.match.standing] == lot.order


def test_K15_equal_players_share_a_place_without_a_lot() -> None:  # noqa: N802 - a clause
    driver = TableDriver.playing(terms_with_cut(seats=3, length=Games(2)))
    driver.finish_match()
    before, after = driver.before.match, driver.table.match
    assert before is not None
    assert after is not None
    equal = replace(driver.before, match=with_equal_totals(before, after))
    events, table = decide(equal, driver.last, driver.chance)
    assert not any(isinstance(event, LotDrawn) for event in events)
    assert table.match is not None
    assert [place.place for place in table.match.standing] == [1, 1, 1]
