"""The seatings and random generators of a contest."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from romme.arena.contest import Contest, GameResult, TooFewBots, player_range, points
from romme.engine.state import Seat
from romme.rules import BadRules, RuleSetProblem, find_preset
from tests.support.arena.fake_contests import contest


def test_two_bots_change_seats_at_a_table_of_two() -> None:
    assert [*contest("a", "b").seatings()] == [("a", "b"), ("b", "a")]


def test_the_candidate_plays_in_every_seat_against_the_other_bot() -> None:
    assert [*contest("a", "b", players=3).seatings()] == [
        ("a", "b", "b"),
        ("b", "a", "b"),
        ("b", "b", "a"),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_robin_is_fair(players: int) -> None:
    """Every bot plays equally often in every seat, and against every other bot."""
    games = [*contest("a", "b", "c", players=players).seatings()]
    assert len(games) == contest("a", "b", "c", players=players).games
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game))
    assert len({*seats.values()}) == 1
    met = Counter(frozenset(game) for game in games)
    assert len(met) == 3
    assert len({*met.values()}) == 1


def test_a_contest_needs_two_bots() -> None:
    with pytest.raises(TooFewBots):
        Contest(("a",), find_preset("klassik").rules, 2)


@pytest.mark.parametrize(
    ("rules", "least", "most"),
    [("klassik", 2, 6), ("haus", 2, 6), ("turnier", 3, 3), ("verband", 3, 3)],
)
def test_the_number_of_players_is_limited_by_the_rules(rules: str, least: int, most: int) -> None:
    """In `turnier` and `verband`, three people play even at a table with four seats (T2)."""
    assert player_range(find_preset(rules).rules) == (least, most)
    for players in (least - 1, most + 1):
        with pytest.raises(BadRules) as refused:
            contest(rules=rules, players=players)
        assert refused.value.problem is RuleSetProblem.PLAYERS
        assert refused.value.facts == {"have": players, "least": least, "most": most}


def test_four_may_play_if_everyone_plays() -> None:
    rules = find_preset("turnier").rules.with_options({"seating": "everyone_plays"})
    assert player_range(rules) == (2, 4)


# --- randomness ----------------------------------------------------------------------------------


def test_a_seed_always_gives_the_same_cards() -> None:
    """A seed always gives the same cards and random numbers, so that results stay reproducible."""
    pack = contest(seed=1).pack(1)
    assert " ".join(map(str, pack[:8])) == "2C JD 3S KS 4S 2S 6D 7H"
    assert contest(seed=1).thoughts(1, Seat(2)).getrandbits(32) == 2304199988
    assert contest(seed=1).shuffles(1).getrandbits(32) == 2831378343


def test_a_pack_depends_only_on_seed_and_deal() -> None:
    some = contest("a", "b", seed=3)
    assert Counter(some.pack(7)) == Counter(some.rules.pack)
    assert some.pack(7) == contest("c", "d", "e", players=3, seed=3).pack(7)
    packs = {contest(seed=seed).pack(deal) for seed, deal in product(range(5), range(5))}
    assert len(packs) == 25


def test_all_random_streams_differ() -> None:
    """Seed and deal are not simply concatenated: seed 1, deal 11 differs from seed 11, deal 1."""
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
def test_points_are_signed_so_that_more_is_better(rules: str, worth: tuple[int, ...]) -> None:
    """In haus, points count against the player whose hand is counted, so they become negative."""
    least, _ = player_range(find_preset(rules).rules)
    assert points(contest(rules=rules, players=least), GameResult(1, (30, 0))) == worth
