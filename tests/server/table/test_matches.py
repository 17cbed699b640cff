"""Whole matches at a table: everybody's rules, all lengths, and what the log would keep of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from romme import deal
from romme.engine.match import Match
from romme.engine.referee import DeclareVoid, rule
from romme.engine.state import Cards, Ending, Pile, Seat
from romme.melds import Points
from romme.rules.options import Mode, Scoring
from romme.server.play.chance import SystemChance
from romme.server.table.decide import begin_deal, cutter, decide, lose_connection
from romme.server.table.events import (
    BecameReady,
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
from tests.laws.play import RANDOM, STALLER
from tests.laws.tables import TABLES, dice, random_table
from tests.server.table.driving import ANNA, BEN, CARO, Dice, Driven, ids, terms_of


def length_for(number: int, seats: int) -> Length:
    """All kinds of lengths, most of them short."""
    match number % 8:
        case 2:
            return Games(2)
        case 3:
            return Target(15)
        case 5:
            return Series(1) if seats < 4 else Games(1)
        case _:
            return Games(1)


def check_match(driven: Driven) -> None:
    """What holds of every match that was played to its end."""
    driven.check()
    table = driven.table
    assert table.phase is TablePhase.OVER
    assert table.match is not None
    assert table.match.is_over
    made, revealed = driven.of(DealMade), driven.of(SecretRevealed)
    assert [(deal.number, deal.secret) for deal in made] == [
        (shown.number, shown.secret) for shown in revealed
    ]
    assert [deal.number for deal in made] == list(range(1, len(made) + 1))
    assert len(driven.of(MatchEnded)) == len(driven.of(MatchBegan))
    dealers = [line.dealer for line in table.match.lines]
    assert all(after == before % table.terms.seats + 1 for before, after in pairwise(dealers))


@pytest.mark.parametrize("number", range(len(TABLES)), ids=[*map(str, TABLES)])
def test_matches_of_all_rules(number: int) -> None:
    """Every rule set, number of seats and mode; people and bots; a part of each turn staged."""
    table = TABLES[number]
    terms = terms_of(table, length=length_for(number, table.seats))
    driven = Driven.playing(terms, number, bots=number % 2)
    staging = 0.5 if table.mode is Mode.STRICT else 0.0
    driven.finish_match(staging=staging)
    check_match(driven)
    assert bool(driven.of(Staged)) == bool(staging)
    first = driven.of(MatchBegan)[0].dealer
    assert first == 1 or table.rules.scoring is not Scoring.RATING


def test_matches_of_any_rules(size: Size) -> None:
    """Rules drawn at random, played by chance."""
    for number in range(size(6, 2_000)):
        table = random_table(dice(number))
        driven = Driven.playing(terms_of(table), number, bots=number % 2)
        for _ in range(150):  # some such rules let a game go on for ever
            if driven.table.phase is not TablePhase.PLAYING:
                break
            driven.step(RANDOM, staging=0.5 if table.mode is Mode.STRICT else 0.0)
        driven.check()


def test_a_rematch_begins_when_all_want_it() -> None:
    driven = Driven.playing()
    driven.finish_match()
    assert driven.ask(ANNA, wire.Rematch(**ids())) == (BecameReady(1),)
    assert driven.ask(ANNA, wire.Rematch(**ids())) == ()
    assert driven.is_in(TablePhase.OVER)
    driven.ask(BEN, wire.Rematch(**ids()))
    assert driven.is_in(TablePhase.PLAYING)
    assert driven.table.deal is not None
    assert driven.table.deal.number == 2
    driven.finish_match()
    check_match(driven)
    assert driven.table.match is not None
    assert len(driven.table.match.lines) == 1


def test_the_next_game_waits_for_those_who_are_there() -> None:
    """Bots are always ready; who is away is not waited for."""
    driven = Driven.playing(TableTerms(seats=3, length=Games(2)), bots=1)
    driven.finish_game()
    assert driven.is_in(TablePhase.COUNTED)
    driven.go_away(2)
    driven.ask(ANNA, wire.Ready(**ids()))
    assert driven.is_in(TablePhase.PLAYING)
    assert [chair.ready for chair in driven.table.chairs] == [False, False, True]
    driven.finish_match()
    check_match(driven)


def test_when_the_last_one_leaves_no_game_begins() -> None:
    """It would be a game of nobody: the table waits until one of them is back."""
    driven = Driven.playing(TableTerms(length=Games(2)))
    driven.finish_game()
    for person in (ANNA, BEN):
        driven.ask(person, wire.StandUp(**ids()))
        assert driven.is_in(TablePhase.COUNTED)
    driven.ask(BEN, wire.ComeBack(**ids()))
    driven.ask(BEN, wire.Ready(**ids()))
    assert driven.is_in(TablePhase.PLAYING)


def test_a_match_does_not_begin_without_those_who_are_away() -> None:
    driven = Driven.made()
    driven.fill()
    driven.go_away(2)
    driven.ask(ANNA, wire.Ready(**ids()))
    assert driven.is_in(TablePhase.OPEN)
    driven.ask(BEN, wire.Ready(**ids()))
    assert driven.is_in(TablePhase.PLAYING)
    assert driven.table.chairs[1].is_here


def test_who_was_ready_and_went_away_is_waited_for() -> None:
    """Until they are back, or the host frees the seat."""
    driven = Driven.made()
    driven.fill()
    driven.ask(BEN, wire.Ready(**ids()))
    driven.go_away(2)
    driven.ask(ANNA, wire.Ready(**ids()))
    assert driven.is_in(TablePhase.OPEN)
    driven.ask(BEN, wire.ComeBack(**ids()))
    assert driven.is_in(TablePhase.PLAYING)
    driven.finish_match()
    driven.ask(BEN, wire.Rematch(**ids()))
    driven.go_away(2)
    driven.ask(ANNA, wire.Rematch(**ids()))
    assert driven.is_in(TablePhase.OVER)
    driven.ask(ANNA, wire.FreeSeat(**ids(seat=2)))
    driven.ask(ANNA, wire.AddBot(**ids(seat=2)))
    assert driven.is_in(TablePhase.PLAYING)


def test_who_stands_up_in_the_middle_keeps_the_seat() -> None:
    driven = Driven.playing()
    assert driven.ask(BEN, wire.StandUp(**ids())) == (WentAway(2, left=True),)
    assert driven.ask(BEN, wire.StandUp(**ids())) == ()
    assert driven.table.seat_of(BEN) == 2
    assert not driven.table.chairs[1].is_here
    driven.ask(BEN, wire.Sit(**ids()))
    assert driven.table.chairs[1].is_here
    driven.finish_match()
    assert driven.ask(BEN, wire.StandUp(**ids())) == (StoodUp(2),)
    assert driven.table.chairs[1].is_free
    driven.check()


def test_the_host_passes_on() -> None:
    """To the first of those who are left; to whoever comes first when nobody is."""
    driven = Driven.made(TableTerms(seats=3))
    driven.fill((ANNA, BEN))
    assert driven.ask(ANNA, wire.StandUp(**ids())) == (StoodUp(1), HostChanged(BEN))
    assert driven.ask(BEN, wire.StandUp(**ids())) == (StoodUp(2),)
    assert driven.table.host == BEN
    assert driven.ask(CARO, wire.Sit(**ids(seat=3))) == (SatDown(3, CARO), HostChanged(CARO))
    assert driven.ask(BEN, wire.Sit(**ids(seat=3 - 1))) == (SatDown(2, BEN),)
    assert driven.ask(BEN, wire.StandUp(**ids())) == (StoodUp(2),)
    assert driven.table.host == CARO
    driven.check()


def test_a_host_who_is_gone_is_replaced_between_matches() -> None:
    """Else nobody could free a seat; who is left alone stays the host."""
    driven = Driven.made(TableTerms(seats=2))
    driven.fill((ANNA, BEN))
    assert driven.keep(lose_connection(driven.table, Seat(1))) == (WentAway(1), HostChanged(BEN))
    assert driven.keep(lose_connection(driven.table, Seat(2))) == (WentAway(2),)
    playing = Driven.playing()
    assert playing.keep(lose_connection(playing.table, Seat(1))) == (WentAway(1),)
    three = Driven.made(TableTerms(seats=3))
    three.fill((ANNA, BEN, CARO))
    assert three.keep(lose_connection(three.table, Seat(1))) == (WentAway(1), HostChanged(BEN))


def test_a_host_who_left_in_the_middle_is_replaced_after_the_match() -> None:
    """Else nobody could free the seat, and there would be no rematch; so too who comes back."""
    driven = Driven.playing(TableTerms(seats=3))
    driven.ask(ANNA, wire.StandUp(**ids()))
    assert driven.table.host == ANNA  # she may be back before the match is over
    driven.go_away(2)
    driven.finish_match()
    assert driven.events[-2:] == [MatchEnded(), HostChanged(CARO)]
    driven.check()
    driven.ask(CARO, wire.FreeSeat(**ids(seat=1)))
    assert driven.ask(CARO, wire.StandUp(**ids())) == (StoodUp(3), HostChanged(BEN))
    alone = Driven.made(TableTerms(seats=2))
    alone.fill((ANNA, BEN))
    alone.go_away(2)
    alone.go_away(1)
    assert alone.ask(BEN, wire.ComeBack(**ids())) == (CameBack(2), HostChanged(BEN))
    heir = Driven.made(TableTerms(seats=3))
    heir.fill((ANNA, BEN, CARO))
    heir.go_away(2)
    assert heir.ask(ANNA, wire.StandUp(**ids())) == (StoodUp(1), HostChanged(CARO))


@pytest.mark.parametrize("by", [Mover.PLAYER, Mover.TABLE])
def test_the_cut(by: Mover) -> None:
    """By the right neighbour, or by the table for them; the place is noted for the proof."""
    driven = Driven.playing(TableTerms(rules="klassik", seats=3))
    driven.cut(by)
    moved = driven.events[-1]
    assert isinstance(moved, Moved)
    assert moved.by is by
    cut = moved.events[0]
    assert driven.table.deal is not None
    assert driven.table.deal.lifted == getattr(cut, "lifted", None) is not None
    driven.check()


def test_the_commitment_stands_before_the_first_card() -> None:
    """R12: nobody has a card yet, and the pack that the right neighbour cuts is committed to."""
    driven = Driven.made(TableTerms(rules="klassik", seats=3))
    driven.fill()
    events, table = begin_deal(driven.table, SystemChance())
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


class Counting(Dice):
    """Notes which shuffle of a game each is."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.numbers: list[int] = []

    def reshuffled(self, cards: Cards, seed: str, number: int) -> Cards:
        self.numbers.append(number)
        return super().reshuffled(cards, seed, number)


def test_later_shuffles_are_counted_in_each_game() -> None:
    """R12: a proof would not hold if one had the number of another."""
    driven = Driven.made(TableTerms(rules="haus", seats=6, length=Games(2)), 15)
    driven.chance = chance = Counting(15)
    driven.fill()
    driven.all_ready()
    driven.finish_match(RANDOM)
    assert chance.numbers == [1, 2, 1]
    driven.check()


def test_K3_who_deals_first_is_drawn() -> None:  # noqa: N802 - a clause
    """V4.1: at a tournament it is seat 1."""
    for rules, dealers in (("klassik", {1, 2, 3}), ("turnier", {1})):
        made = [Driven.playing(TableTerms(rules=rules, seats=3), seed) for seed in range(1, 12)]
        assert {driven.of(MatchBegan)[0].dealer for driven in made} == dealers


def test_what_a_turn_took_comes_off_the_bank() -> None:
    """The bank is the same for everybody at the beginning of each game."""
    driven = Driven.playing(TableTerms(clock=Clock(turn=30, bank=60), length=Games(2)))
    person = driven.until_draw()
    seat = driven.table.seat_of(person)
    assert seat is not None
    driven.ask(person, wire.Draw(**ids(at=0, pile=Pile.STOCK)), bank=7_000)
    assert driven.table.chair(seat).bank_ms == 53_000
    assert driven.of(Moved)[-1].bank == 7_000
    driven.check()
    driven.finish_game()
    driven.all_ready()
    assert [chair.bank_ms for chair in driven.table.chairs] == [60_000, 60_000]


def test_K16_a_blocked_game_is_written_down_and_the_match_goes_on() -> None:  # noqa: N802 - a clause
    driven = Driven.playing(TableTerms(rules="klassik", length=Games(2)), 3)
    driven.finish_game(STALLER)
    assert driven.table.game is not None
    assert driven.table.game.outcome is not None
    assert driven.table.game.outcome.ending is Ending.BLOCKED
    driven.finish_match()
    check_match(driven)


def test_V4_10_a_void_game_is_dealt_again_by_the_same_dealer() -> None:  # noqa: N802 - a clause
    driven = Driven.playing(TableTerms(rules="verband", seats=3))
    driven.until_play()
    assert driven.table.match is not None
    dealer = driven.table.match.dealer
    events = rule(driven.game, DeclareVoid())
    driven.happen(Moved(Mover.TABLE, tuple(events)))
    assert driven.is_in(TablePhase.COUNTED)
    assert driven.table.match.lines == ()
    driven.all_ready()
    assert driven.game.dealer == dealer
    driven.check()


def made_equal(match: Match, after: Match) -> Match:
    """The match with a first line that makes all equal when the last game is written down."""
    sums = after.sums
    first, last = match.lines[0], after.lines[-1]
    scores = tuple(500 - (entry.score if (entry := last.entry(foot.seat)) else 0) for foot in sums)
    points = tuple(
        Points(500 - (entry.card_points if (entry := last.entry(foot.seat)) else 0))
        for foot in sums
    )
    outcome = replace(first.outcome, scores=scores, card_points=points)
    return replace(match, lines=(replace(first, outcome=outcome), *match.lines[1:]))


def test_T14_the_lot_tells_equal_players_apart() -> None:  # noqa: N802 - a clause
    driven = Driven.playing(TableTerms(rules="turnier", seats=3, length=Games(2)))
    driven.finish_match()
    assert driven.of(LotDrawn) == []
    before, after = driven.before.match, driven.table.match
    assert before is not None
    assert after is not None
    equal = replace(driven.before, match=made_equal(before, after))
    events, table = decide(equal, driven.last, driven.chance)
    moved, revealed, lot, ended = events
    assert isinstance(moved, Moved)
    assert isinstance(revealed, SecretRevealed)
    assert isinstance(lot, LotDrawn)
    assert isinstance(ended, MatchEnded)
    assert table.match is not None
    assert [place.place for place in table.match.standing] == [1, 2, 3]
    assert [place.sum.seat for place in table.match.standing] == lot.order


def test_K15_equal_players_share_a_place_without_a_lot() -> None:  # noqa: N802 - a clause
    driven = Driven.playing(TableTerms(rules="klassik", seats=3, length=Games(2)))
    driven.finish_match()
    before, after = driven.before.match, driven.table.match
    assert before is not None
    assert after is not None
    equal = replace(driven.before, match=made_equal(before, after))
    events, table = decide(equal, driven.last, driven.chance)
    assert not any(isinstance(event, LotDrawn) for event in events)
    assert table.match is not None
    assert [place.place for place in table.match.standing] == [1, 1, 1]
