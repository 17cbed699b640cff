"""Lists: checks of entries, and the points computed from them."""

# ruff: noqa: N802 - tests bear the names of their clauses

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.engine.state import Ending
from romme.rules import find_preset
from romme.rules.clauses import Clause
from romme.rules.options import Mode
from romme.tournament import (
    CheckPack,
    Count,
    Demand,
    EnterControl,
    EnterLine,
    Hand,
    Line,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
)
from romme.tournament.lists.checks import Doubt, DoubtfulFigure, check_line, doubts
from romme.tournament.lists.control import Difference, ListPart, differences
from romme.tournament.lists.points import (
    check_by_line,
    check_of_foot,
    games_played,
    line_from_outcome,
    rate_hand,
    score_entries,
    sums,
)
from romme.tournament.lists.sheet import Sheet, WrittenLine
from tests.conftest import Size
from tests.support.laws.play import GREEDY, random_game
from tests.support.laws.tables import Table, dice
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    keeper,
    line,
    refusal,
    seated,
    with_games,
)

TURNIER = find_preset("turnier").rules
VERBAND = find_preset("verband").rules
OP, UN = Hand.OPENED, Hand.UNOPENED


def won(ending: Ending = Ending.ROMME, *counts: Count | None) -> Line:
    """Return the line of a game that seat 2 won; `counts` are the hands of seats 3 and 4."""
    return Line(ending, 2, (None, None, *counts))


PLAIN = won(Ending.ROMME, Count(20, OP), Count(20, OP))


@pytest.mark.parametrize(
    ("points", "hand", "rating"),
    [
        (0, OP, 3), (10, OP, 3), (11, OP, 2), (30, OP, 2), (31, OP, 1), (200, OP, 1),
        (0, UN, 0), (100, UN, 0), (101, UN, -1), (250, UN, -1),
    ],
)  # fmt: skip
def test_T12_hands_left_over_are_rated_by_class(points: int, hand: Hand, rating: int) -> None:
    assert rate_hand(TURNIER, Count(points, hand)).score == rating
    assert rate_hand(TURNIER, Count(points, hand)).card_points == points


@pytest.mark.parametrize(
    ("ending", "rating"),
    [(Ending.ROMME, 5), (Ending.HAND_LAID_OFF, 6), (Ending.HAND, 8), (Ending.SUPER, 10)],
)
def test_T12_finishing_is_rated_by_ending(ending: Ending, rating: int) -> None:
    found = score_entries(VERBAND, WrittenLine(won(ending, Count(7, OP), Count(130, UN)), 1))
    assert [None if one is None else one.score for one in found] == [None, rating, 3, -1]


def test_T13_a_minus_point_is_a_cross_and_its_card_points_count() -> None:
    state = after(seated(4), EnterLine(1, 1, 1, won(Ending.ROMME, Count(130, UN), Count(4, OP))))
    crossed = score_entries(TURNIER, state.sheet(1, 1).lines[0])[2]
    assert crossed is not None
    assert crossed.is_cross
    foot = sums(TURNIER, state.sheet(1, 1))[2]
    assert (foot.plus, foot.minus, foot.crosses, foot.card_points) == (0, 1, 1, 130)


def test_T13_a_club_may_leave_the_card_points_of_a_cross_out() -> None:
    options = {"cross_points": "left_out"}
    state = after(
        seated(4, options=options),
        EnterLine(1, 1, 1, won(Ending.ROMME, Count(130, UN), Count(4, OP))),
    )
    sheet = state.sheet(1, 1)
    crossed = score_entries(state.rules, sheet.lines[0])[2]
    assert crossed is not None
    assert (crossed.score, crossed.card_points) == (-1, 0)
    foot = sums(state.rules, sheet)[2]
    assert (foot.crosses, foot.card_points) == (1, 0)
    assert check_of_foot(state.rules, sheet) == check_by_line(state.rules, sheet)[0]


def test_T2_games_sat_out_do_not_count_as_played() -> None:
    sheet = with_games(seated(4), 5).sheet(1, 1)  # seat 1 deals the first and the fifth
    assert [games_played(sheet, seat) for seat in (1, 2, 3, 4)] == [3, 4, 4, 4]


@pytest.mark.parametrize("points", [0, 999])
def test_T11_the_limits_of_card_points_are_accepted(points: int) -> None:
    state = after(seated(4), EnterLine(1, 1, 1, won(Ending.ROMME, Count(points, OP), Count(4, OP))))
    assert sums(TURNIER, state.sheet(1, 1))[2].card_points == points


def test_T13_check_totals_of_lines_and_foot_agree() -> None:
    sheet = full(seated(4)).sheet(1, 1)
    by_line = check_by_line(TURNIER, sheet)
    foot = check_of_foot(TURNIER, sheet)
    assert foot.rating == sum(one.rating for one in by_line) == 8 * (5 + 2 + 2)
    assert foot.card_points == sum(one.card_points for one in by_line) == 8 * 40


def test_T1_the_pack_is_checked_before_the_first_game() -> None:
    state = seated(4)
    unchecked = after(seated(4, terms=TournamentTerms(rounds=2, pack_check=Demand.NOT_ASKED)))
    assert len(with_games(unchecked, 1).sheet(1, 1).lines) == 1
    assert after(state, CheckPack(1, 1)) == state
    fresh = replace(
        state,
        series=(replace(state.series[0], sheets=(Sheet((1, 2, 3, 4), 2),)),),
    )
    refused = refusal(fresh, EnterLine(1, 1, 1, PLAIN))
    assert (refused.refusal, refused.clause) == (TournamentRefusal.PACK_UNCHECKED, Clause.T1)


@pytest.mark.parametrize(
    ("bad", "why", "clause"),
    [
        (
            Line(Ending.ROMME, None, (None, *(Count(5, OP),) * 3)),
            TournamentRefusal.WINNER_MISSING,
            "T10",
        ),
        (Line(Ending.STOCK_USED_UP, 2, PLAIN.counts), TournamentRefusal.WINNER_TOO_MANY, "T5"),
        (Line(Ending.ROMME, 1, (None, *(Count(5, OP),) * 3)), TournamentRefusal.SITS_OUT, "T2"),
        (Line(Ending.ROMME, 7, PLAIN.counts), TournamentRefusal.SITS_OUT, "T2"),
        (
            Line(Ending.ROMME, 2, (Count(5, OP), None, *PLAIN.counts[2:])),
            TournamentRefusal.SITS_OUT,
            "T2",
        ),
        (won(Ending.ROMME, None, Count(5, OP)), TournamentRefusal.COUNT_MISSING, "T11"),
        (
            Line(Ending.ROMME, 2, (None, *(Count(5, OP),) * 3)),
            TournamentRefusal.COUNT_TOO_MANY,
            "T11",
        ),
        (won(Ending.ROMME, Count(-1, OP), Count(5, OP)), TournamentRefusal.CARD_POINTS, "T11"),
        (won(Ending.ROMME, Count(1000, OP), Count(5, OP)), TournamentRefusal.CARD_POINTS, "T11"),
        (won(Ending.VOID, Count(5, OP), Count(5, OP)), TournamentRefusal.NO_ENDING, "T10"),
        (won(Ending.SUPER, Count(5, OP), Count(5, OP)), TournamentRefusal.NO_ENDING, "T10"),
        (Line(Ending.ROMME, 2, (None, None, Count(5, OP))), TournamentRefusal.SEATS_OF_LINE, None),
    ],
)
def test_an_impossible_line_is_refused(
    bad: Line, why: TournamentRefusal, clause: str | None
) -> None:
    refused = refusal(seated(4), EnterLine(1, 1, 1, bad))
    assert refused.refusal is why
    assert refused.clause == (None if clause is None else Clause(clause))


def test_T5_a_game_without_a_winner_counts_all_players() -> None:
    hands = (None, Count(10, OP), Count(31, OP), Count(101, UN))
    state = after(seated(4), EnterLine(1, 1, 1, Line(Ending.STOCK_USED_UP, None, hands)))
    assert [foot.total for foot in sums(TURNIER, state.sheet(1, 1))] == [0, 3, 1, -1]


def test_V6_1_superromme_is_accepted_where_the_rules_have_it() -> None:
    state = seated(4, "verband")
    state = after(state, EnterLine(1, 1, 1, won(Ending.SUPER, Count(5, OP), Count(5, OP))))
    assert sums(VERBAND, state.sheet(1, 1))[1].total == 10


def test_a_line_sent_twice_is_entered_once_and_a_different_one_is_a_conflict() -> None:
    enter = EnterLine(1, 1, 1, PLAIN)
    state = after(seated(4), enter)
    assert after(state, enter) == state
    other = replace(enter, line=won(Ending.ROMME, Count(21, OP), Count(20, OP)))
    refused = refusal(state, other)
    assert (refused.refusal, refused.facts) == (TournamentRefusal.GAME_ENTERED, {"game": 1})


def test_games_are_entered_in_order_until_the_list_is_complete() -> None:
    state = seated(4)
    assert refusal(state, EnterLine(1, 1, 2, PLAIN)).facts == {"game": 2, "next": 1}
    assert refusal(state, EnterLine(1, 1, 0, PLAIN)).refusal is TournamentRefusal.GAME_TOO_EARLY
    done = full(state)
    refused = refusal(done, EnterLine(1, 1, 9, PLAIN))
    assert (refused.refusal, refused.clause) == (TournamentRefusal.LIST_COMPLETE, Clause.V4_1)
    with pytest.raises(Exception, match="no-game"):
        check_line(done, done.sheet(1, 1), 9, PLAIN)


def test_a_line_for_an_unknown_series_table_or_seat_is_refused() -> None:
    state = seated(4)
    assert refusal(state, EnterLine(2, 1, 1, PLAIN)).refusal is TournamentRefusal.NO_SERIES
    assert refusal(state, EnterLine(1, 2, 1, PLAIN)).refusal is TournamentRefusal.NO_TABLE
    assert refusal(state, EnterLine(1, 0, 1, PLAIN)).refusal is TournamentRefusal.NO_TABLE
    assert refusal(state, EnterLine(1, 1, 1, PLAIN, seat=5)).refusal is TournamentRefusal.NO_SEAT


def test_figures_that_look_mistyped_are_doubted_not_refused() -> None:
    odd = Line(
        Ending.STOCK_USED_UP, None, (Count(0, OP), Count(30, UN), Count(400, OP), Count(9, OP))
    )
    assert doubts(TURNIER, odd) == (
        DoubtfulFigure(1, Doubt.NO_CARDS),
        DoubtfulFigure(2, Doubt.TOO_FEW_UNOPENED),
        DoubtfulFigure(3, Doubt.TOO_MANY),
    )
    fair = Line(Ending.STOCK_USED_UP, None, (Count(2, OP), Count(31, UN), Count(197, OP), None))
    assert doubts(TURNIER, fair) == ()


def with_control(state: Tournament, *lines: Line) -> Tournament:
    """Return the tournament after these lines were entered on the control list of table 1."""
    numbered = enumerate(lines, start=1)
    return after(state, *(EnterControl(1, 1, game, one) for game, one in numbered))


def test_the_control_list_is_compared_line_by_line() -> None:
    state = after(seated(4), EnterLine(1, 1, 1, PLAIN))
    assert differences(with_control(state, PLAIN).sheet(1, 1)) == ()
    other = Line(Ending.HAND, 3, (None, Count(20, OP), None, Count(21, UN)))
    assert differences(with_control(state, other).sheet(1, 1)) == (
        Difference(1, 0, ListPart.ENDING),
        Difference(1, 0, ListPart.WINNER),
        Difference(1, 2, ListPart.COUNTED),
        Difference(1, 3, ListPart.COUNTED),
        Difference(1, 4, ListPart.CARD_POINTS),
        Difference(1, 4, ListPart.HAND),
    )


def test_the_control_list_can_run_ahead_and_be_corrected() -> None:
    state = seated(4)
    second = line(state.sheet(1, 1), state, 2)
    assert refusal(state, EnterControl(1, 1, 2, second)).refusal is TournamentRefusal.GAME_TOO_EARLY
    state = with_control(state, PLAIN, second)
    assert after(state, EnterControl(1, 1, 2, second), by=keeper()) == state
    state = after(state, EnterControl(1, 1, 1, won(Ending.HAND, Count(9, OP), Count(9, OP))))
    assert [one.ending for one in state.sheet(1, 1).control] == [Ending.HAND, Ending.ROMME]
    assert refusal(state, EnterControl(1, 1, 0, PLAIN)).refusal is TournamentRefusal.NO_GAME


def test_a_line_has_the_scores_of_the_engine(size: Size) -> None:
    """A line built from the outcome of a real game has the scores of that outcome."""
    endings: set[Ending] = set()
    for number in range(size(12, 2_000)):
        rules = (TURNIER, VERBAND)[number // 2 % 2]
        table = Table(rules, 3 + number % 2, Mode.ASSIST)
        *_, last = random_game(table, dice(number), GREEDY)
        result = last.after.outcome
        assert result is not None
        endings.add(result.ending)
        found = score_entries(rules, WrittenLine(line_from_outcome(result, last.after.opened), 0))
        assert tuple(None if one is None else one.score for one in found) == result.scores
    assert Ending.ROMME in endings
