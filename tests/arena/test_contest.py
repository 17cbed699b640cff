"""Who sits where, and where chance comes from."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from romme.arena.contest import Contest, GameResult, TooFewBots, player_range, points
from romme.engine.state import Seat
from romme.rules import BadRules, RuleSetProblem, find_preset
from tests.arena.made_up import contest


def test_two_bots_at_a_table_of_two_change_seats() -> None:
    assert [*contest("a", "b").seatings()] == [("a", "b"), ("b", "a")]


def test_the_candidate_sits_in_every_seat_against_a_table_of_the_other() -> None:
    assert [*contest("a", "b", players=3).seatings()] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_robin_is_fair(players: int) -> None:
    """Everybody plays as often as everybody else, in every seat and against each."""
    games = [*contest("a", "b", "c", players=players).seatings()]
    assert len(games) == contest("a", "b", "c", players=players).games
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game))
    assert len({*seats.values()}) == 1
    met = Counter(frozenset(game) for game in games)
    assert len(met) == 3
    assert len({*met.values()}) == 1


def test_one_bot_is_no_contest() -> None:
    with pytest.raises(TooFewBots):
        Contest(("a",), find_preset("klassik").rules, 2)


@pytest.mark.parametrize(
    ("rules", "least", "most"),
    [("klassik", 2, 6), ("haus", 2, 6), ("turnier", 3, 3), ("verband", 3, 3)],
)
def test_as_many_play_as_the_rules_know(rules: str, least: int, most: int) -> None:
    """At four seats of turnier three play, and at three seats too (T2)."""
    assert player_range(find_preset(rules).rules) == (least, most)
    for players in (least - 1, most + 1):
        with pytest.raises(BadRules) as refused:
            contest(rules=rules, players=players)
        assert refused.value.problem is RuleSetProblem.PLAYERS
        assert refused.value.facts == {"have": players, "least": least, "most": most}


def test_at_four_everybody_plays_where_the_rules_are_changed_so() -> None:
    rules = find_preset("turnier").rules.with_options({"seating": "everyone_plays"})
    assert player_range(rules) == (2, 4)


# --- chance --------------------------------------------------------------------------------------


def test_what_a_seed_means_does_not_change() -> None:
    """Written down once: results that were published can be had again."""
    pack = contest(seed=1).pack(1)
    assert " ".join(map(str, pack[:8])) == "2C JD 3S KS 4S 2S 6D 7H"
    assert contest(seed=1).thoughts(1, Seat(2)).getrandbits(32) == 2304199988
    assert contest(seed=1).shuffles(1).getrandbits(32) == 2831378343


def test_a_pack_is_whole_and_depends_on_seed_and_deal_alone() -> None:
    some = contest("a", "b", seed=3)
    assert Counter(some.pack(7)) == Counter(some.rules.pack)
    assert some.pack(7) == contest("c", "d", "e", players=3, seed=3).pack(7)
    packs = {contest(seed=seed).pack(deal) for seed, deal in product(range(5), range(5))}
    assert len(packs) == 25


def test_no_two_streams_are_the_same() -> None:
    """Not even where seed and deal might be run together: 1, 11 and 11, 1."""
    streams = [
        stream.getrandbits(64)
        for seed, deal in product((1, 11, 111), (1, 11, 111))
        for some in [contest(players=4, seed=seed)]
        for stream in (
            some.shuffles(deal),
            *(some.thoughts(deal, seat) for seat in some.seats),
        )
    ]
    assert len({*streams}) == len(streams) == 45


@pytest.mark.parametrize(
    ("rules", "worth"), [("klassik", (30, 0)), ("haus", (-30, 0)), ("turnier", (30, 0))]
)
def test_more_points_are_better(rules: str, worth: tuple[int, ...]) -> None:
    """In haus the points of the own hand count against their owner."""
    least, _ = player_range(find_preset(rules).rules)
    assert points(contest(rules=rules, players=least), GameResult(1, (30, 0))) == worth
