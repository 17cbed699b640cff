"""The values in a contest report, compared with manual calculations."""

from __future__ import annotations

import json

import pytest

from romme.arena.contest import DealResults, GameResult
from romme.arena.contest_report import EarlyStop, Measure, as_json, make_report, values
from romme.arena.sprt import SprtVerdict, Test
from tests.support.arena.fake_contests import contest, fake_results

DUEL: tuple[DealResults, ...] = (
    (GameResult(1, (20, 0)), GameResult(2, (0, 30))),  # the candidate wins from both seats
    (GameResult(1, (10, 0)), GameResult(1, (40, 0))),  # seat 1 wins both games
    (GameResult(0, (0, 0)), GameResult(2, (0, 50))),  # no winner, then the candidate
)


def test_the_figures_of_a_duel() -> None:
    report = make_report(contest("a", "b"), 3, DUEL)
    [one] = report.pairings
    assert (one.candidate, one.opponent) == ("a", "b")
    assert (one.games, one.wins, one.undecided, report.games) == (6, 4, 1, 6)
    assert one.share.mean == pytest.approx((1 + 0.5 + 0.75) / 3)
    assert one.points.mean == pytest.approx((25 + 5 + 25) / 3)
    assert one.more.mean == pytest.approx((25 + (10 - 40) / 2 + 25) / 3)
    assert one.by_seat == pytest.approx(((1 + 1 + 0.5) / 3, (1 + 0 + 1) / 3))
    assert (report.bots, report.test) == ((), None)


def test_the_figures_of_a_table_of_three() -> None:
    """The candidate's points are compared with the mean of the opponents' points."""
    some = contest("a", "b", rules="turnier", players=3)
    deal = (GameResult(1, (5, -1, 2)), GameResult(1, (5, 3, 0)), GameResult(0, (0, 2, 1)))
    assert values(some, deal, 0, Measure.WINS) == [1, 0, 1 / 3]
    assert values(some, deal, 0, Measure.POINTS) == [4.5, 0.5, 0]


def test_penalty_points_are_counted_as_negative() -> None:
    some = contest("a", "b", rules="haus")
    deal = (GameResult(1, (0, 25)), GameResult(1, (0, 10)))
    assert values(some, deal, 0, Measure.POINTS) == [25, -10]


def test_the_figures_of_a_round_robin() -> None:
    """Each bot gets a share of wins, a mean point difference and a rating from all its pairings."""
    some = contest("a", "b", "c")
    won, lost = (
        (GameResult(1, (10, 0)), GameResult(2, (0, 10))),
        (GameResult(2, (0, 4)), GameResult(1, (4, 0))),
    )
    shared = (GameResult(1, (2, 0)), GameResult(1, (2, 0)))
    assert [*map(tuple, some.pairings)] == [(0, 1), (0, 2), (1, 2)]
    report = make_report(some, 2, [(*won, *shared, *won), (*won, *shared, *lost)])
    a, b, c = report.bots
    assert [one.share.mean for one in (a, b, c)] == pytest.approx([0.75, 0.25, 0.5])
    assert [one.more.mean for one in (a, b, c)] == pytest.approx([5, -3.5, -1.5])
    assert a.rating.mean == 1000
    assert b.rating.mean < c.rating.mean < 1000


def test_a_round_robin_of_three_players_counts_candidates_only() -> None:
    some = contest("a", "b", "c", players=3)
    report = make_report(some, 20, [fake_results(some, deal) for deal in range(1, 21)])
    assert len(report.pairings) == 6
    for bot in report.bots:
        shares = [one.share.mean for one in report.pairings if one.candidate == bot.bot]
        assert len(shares) == 2
        assert bot.share.mean == pytest.approx(sum(shares) / 2)


def test_an_undecided_test_is_reported_as_open() -> None:
    some = contest("a", "b")
    deals = [fake_results(some, deal) for deal in range(1, 41)]
    for measure in Measure:
        found = make_report(some, 40, deals, EarlyStop(measure, Test(0.4, 0.401))).test
        assert found is not None
        assert len(found.path) == 40
        assert found.verdict is SprtVerdict.OPEN


def test_json_describes_the_contest_but_not_the_machine() -> None:
    some = contest("anfaenger", "zufall", "verein")
    document = as_json(make_report(some, 9, [fake_results(some, deal) for deal in range(1, 8)]))
    assert json.loads(json.dumps(document)) == document
    assert [*document] == [
        *("format", "version", "code", "bots", "rules", "options", "players", "seed"),
        *("clock", "seconds", "deals_asked", "deals", "games", "chance", "scoring"),
        *("pairings", "standing", "sprt"),
    ]
    assert (document["deals_asked"], document["deals"], document["games"]) == (9, 7, 42)
    assert (document["options"], document["sprt"]) == ({}, None)


def test_one_deal_has_no_intervals() -> None:
    [one] = make_report(contest("a", "b"), 1, DUEL[:1]).pairings
    assert one.share.low is one.share.high is one.more.low is one.points.high is None
