"""Tests of the rankings of series, days and the whole tournament.

They include ties and lots (T14), classes, tandems and teams.
"""

# ruff: noqa: N802 - tests bear the names of their clauses

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.rules.clauses import Clause
from romme.tournament import (
    BeginSeries,
    ChangeScoring,
    ChangeTerms,
    CheckPack,
    CloseSeries,
    CorrectLine,
    Count,
    Demand,
    Ending,
    EnterLine,
    EnterPeople,
    EntryDetails,
    Finish,
    Hand,
    LiftPenalty,
    Line,
    Parties,
    Penalise,
    Presence,
    RankedParty,
    RecordLot,
    Reopen,
    Scope,
    SeatByHand,
    Tournament,
    TournamentRefusal,
    TournamentTerms,
    UndoStep,
    Unfinished,
    Withdraw,
    results,
    standing,
)
from romme.tournament.office.director import lot_from
from romme.tournament.office.rating_table import Origin, rating_figures
from romme.tournament.ranking import tied_groups
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    new_tournament,
    refusal,
    seated,
    signed,
    with_games,
)

UNSIGNED = TournamentTerms(rounds=1, signatures=Demand.NOT_ASKED, pack_check=Demand.NOT_ASKED)

MEMBERS = (
    EntryDetails("Anna", team="Red", tandem="X", classes=("Damen",)),
    EntryDetails("Jos", team="Red", tandem="Y", classes=("Senioren",)),
    EntryDetails("Léa", team="Blue", tandem="X", classes=("Damen", "Jugend")),
    EntryDetails("Marc", team="Blue", tandem="Y"),
    EntryDetails("Nina", classes=("Damen",)),
    EntryDetails("Paul"),
)


def six_entrants(terms: TournamentTerms = UNSIGNED) -> Tournament:
    """Return a tournament of six people, enough for two tables of three."""
    return after(new_tournament(terms=terms), EnterPeople(MEMBERS, Presence.PRESENT))


def series_of(
    state: Tournament, *tables: tuple[int, ...], points: dict[int, int], day: int = 1
) -> Tournament:
    """Return the tournament after one more series, which has one round and is closed.

    Seat 1 wins every game. `points` has the card points that each other entrant is left with.
    """
    state = after(state, SeatByHand(tables, day), BeginSeries())
    number = len(state.series)
    for at, seats in enumerate(tables, start=1):
        for game in range(1, len(seats) + 1):
            counts = [Count(points[one], Hand.OPENED) for one in seats]
            line = Line(Ending.ROMME, 1, (None, *counts[1:]))
            state = after(state, EnterLine(number, at, game, line))
    return after(state, CloseSeries())


def places(placed: tuple[RankedParty, ...]) -> list[tuple[int, int | str, int, int]]:
    """Return (place, party, rating points, card points) for each row of a ranking."""
    return [(one.place, one.party, one.result.rating, one.result.card_points) for one in placed]


POINTS = {1: 0, 2: 10, 3: 11, 4: 0, 5: 10, 6: 5}
"""Card points by entrant. Up to 10 earn 3 rating points, 11 earn 2. Entrants 2 and 5 tie."""


def test_T14_rating_points_then_card_points_decide_and_ties_share_a_place() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    assert places(standing(state, Scope.total())) == [
        (1, 1, 15, 0),
        (1, 4, 15, 0),
        (3, 6, 9, 15),
        (4, 2, 9, 30),
        (4, 5, 9, 30),
        (6, 3, 6, 33),
    ]


def test_T14_the_lot_breaks_a_tie_and_is_drawn_once() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    total = Scope.total()
    refused = refusal(state, RecordLot(total, Parties.SINGLE, (2, 5, 6)))
    assert refused.refusal is TournamentRefusal.NOT_EQUAL
    assert (
        refusal(state, RecordLot(total, Parties.SINGLE, (2,))).refusal
        is TournamentRefusal.NOT_EQUAL
    )
    state = after(state, RecordLot(total, Parties.SINGLE, (5, 2)))
    order = standing(state, total)
    assert [(one.place, one.party, one.by_lot) for one in order[3:5]] == [
        (4, 5, True),
        (5, 2, True),
    ]
    again = refusal(state, RecordLot(total, Parties.SINGLE, (2, 5)))
    assert again.refusal is TournamentRefusal.NOT_EQUAL
    assert standing(state, Scope.series(1))[3].place == standing(state, Scope.series(1))[4].place


def test_T14_a_lot_applies_to_classes_but_not_to_a_larger_tie() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (5, 4, 6), points={**POINTS, 3: 10, 4: 9, 6: 11})
    state = after(state, RecordLot(Scope.total(), Parties.SINGLE, (3, 2)))
    state = after(state, RecordLot(Scope.total(), Parties.SINGLE, (5, 1)))
    damen = standing(state, Scope.total(), only="Damen")
    assert [(one.place, one.party) for one in damen] == [(1, 5), (2, 1), (3, 3)]
    same = Line(Ending.ROMME, 1, (None, Count(10, Hand.OPENED), Count(11, Hand.OPENED)))
    for game in (1, 2, 3):
        state = after(state, CorrectLine(1, 2, game, same, "misread"))
    shared = [one.party for one in standing(state, Scope.total()) if one.place == 3]
    assert shared == [2, 3, 4], "one more is tied now, so the old lot does not decide"
    state = after(state, Penalise(3, 1, "late"), Penalise(4, 1, "late"))
    alone = next(one for one in standing(state, Scope.total()) if one.party == 2)
    assert not alone.by_lot, "there is no tie any more, so no lot decided"


def test_T14_of_several_lots_the_latest_decides() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (5, 4, 6), points={**POINTS, 3: 10, 4: 9, 6: 11})
    state = after(state, RecordLot(Scope.total(), Parties.SINGLE, (3, 2)))
    same = Line(Ending.ROMME, 1, (None, Count(10, Hand.OPENED), Count(11, Hand.OPENED)))
    before = [written.line for written in state.sheet(1, 2).lines]
    for game in (1, 2, 3):
        state = after(state, CorrectLine(1, 2, game, same, "misread"))
    state = after(state, RecordLot(Scope.total(), Parties.SINGLE, (4, 2, 3)))
    state = after(state, CorrectLine(1, 2, 1, before[0], "not misread after all"))
    order = [one.party for one in standing(state, Scope.total())]
    assert order.index(2) < order.index(3)


def test_T14_a_lot_from_a_seed_is_reproducible() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    (first, second) = tied_groups(state, Scope.total())
    assert (first, second) == ((1, 4), (2, 5))
    lots = [lot_from(f"seed {at}", Scope.total(), Parties.SINGLE, first) for at in range(40)]
    assert {lot.order for lot in lots} == {(1, 4), (4, 1)}, "both orders occur"
    assert lots[7] == lot_from("seed 7", Scope.total(), Parties.SINGLE, reversed(first))
    state = after(state, lots[7])
    assert state.lots[0].seed == "seed 7"


def test_no_lot_is_drawn_before_the_series_is_closed() -> None:
    state = after(six_entrants(), SeatByHand(((1, 2, 3), (4, 5, 6))), BeginSeries())
    for scope in (Scope.total(), Scope.series(1), Scope.day(1)):
        refused = refusal(state, RecordLot(scope, Parties.SINGLE, (1, 2)))
        assert refused.refusal is TournamentRefusal.SERIES_RUNS
    assert refusal(six_entrants(), RecordLot(Scope.total(), Parties.SINGLE, (1, 2))).refusal is (
        TournamentRefusal.NOTHING_PLAYED
    )


def test_rankings_cover_series_days_and_total() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    state = series_of(state, (2, 1, 3), (5, 4, 6), points={**POINTS, 1: 31, 4: 31}, day=2)
    rating = {
        scope: {one.party: one.result.rating for one in standing(state, scope)}
        for scope in (Scope.series(1), Scope.series(2), Scope.day(1), Scope.day(2), Scope.total())
    }
    assert rating[Scope.series(1)] == rating[Scope.day(1)]
    assert rating[Scope.series(2)] == rating[Scope.day(2)]
    assert rating[Scope.series(2)][1] == 3
    assert rating[Scope.total()][1] == 18
    assert {one.result.games for one in standing(state, Scope.total())} == {6}
    assert {one.result.games for one in standing(state, Scope.day(2))} == {3}
    assert standing(state, Scope.day(3)) == ()
    assert refusal_of_series(state) is TournamentRefusal.NO_SERIES


def refusal_of_series(state: Tournament) -> TournamentRefusal:
    return refusal(state, RecordLot(Scope.series(9), Parties.SINGLE, (1, 2))).refusal


def test_the_worst_series_is_dropped_and_a_missed_one_is_worth_0() -> None:
    state = six_entrants(replace(UNSIGNED, dropped=1))
    state = series_of(state, (1, 2, 3), (4, 5, 6), points=POINTS)
    assert standing(state, Scope.total())[0].result.rating == 15, "one series always counts"
    state = after(state, Withdraw(3), EnterPeople((EntryDetails("Zoé"),), Presence.PRESENT))
    state = series_of(state, (7, 1, 2), (4, 5, 6), points={**POINTS, 1: 50, 2: 5, 7: 0})
    lines = {one.party: one for one in standing(state, Scope.total())}
    assert [part.counts for part in lines[1].by_series] == [True, False]
    assert lines[2].result.card_points == 15, "a tie drops more card points"
    assert [part.result is None for part in lines[3].by_series] == [False, True]
    assert lines[7].result.rating == 15
    assert [part.counts for part in lines[7].by_series] == [False, True]


def test_tandems_and_teams_are_the_sums_of_their_members() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    teams = standing(state, Scope.total(), Parties.TEAM)
    assert places(teams) == [(1, "Red", 24, 30), (2, "Blue", 21, 33)]
    assert teams[0].members == (1, 2)
    tandems = standing(state, Scope.total(), Parties.TANDEM)
    assert places(tandems) == [(1, "Y", 24, 30), (2, "X", 21, 33)]


def test_classes_are_ranked_separately() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    damen = standing(state, Scope.total(), only="Damen")
    assert [(one.place, one.party) for one in damen] == [(1, 1), (2, 5), (3, 3)]
    assert standing(state, Scope.total(), only="Herren") == ()


def test_penalties_apply_to_a_series_or_the_total() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    state = after(state, Penalise(1, 2, "late", series=1), Penalise(1, 3, "rude"))
    assert {one.party: one.result.rating for one in standing(state, Scope.series(1))}[1] == 13
    line = {one.party: one for one in standing(state, Scope.total())}[1]
    assert (line.result.rating, line.result.penalty) == (10, 5)
    state = after(state, LiftPenalty(1, "the bus was late"))
    assert {one.party: one.result.rating for one in standing(state, Scope.total())}[1] == 12
    assert refusal(state, LiftPenalty(1, "again")).refusal is TournamentRefusal.NO_PENALTY
    assert refusal(state, LiftPenalty(3, "none")).refusal is TournamentRefusal.NO_PENALTY


def test_a_penalty_needs_a_reason_points_and_an_entrant_who_played() -> None:
    state = seated(3)
    state = after(state, EnterPeople((EntryDetails("Zoé"),)))
    assert refusal(state, Penalise(1, 1, " ")).refusal is TournamentRefusal.REASON_NEEDED
    assert refusal(state, Penalise(1, 0, "x")).refusal is TournamentRefusal.OUT_OF_RANGE
    assert refusal(state, Penalise(4, 1, "x", series=1)).refusal is TournamentRefusal.NOT_AT_A_TABLE
    assert refusal(state, Penalise(9, 1, "x")).refusal is TournamentRefusal.NO_ENTRANT
    assert refusal(state, Penalise(1, 1, "x", series=2)).refusal is TournamentRefusal.NO_SERIES


@pytest.mark.parametrize(
    ("unfinished", "ranked"), [(Unfinished.RANKED, 6), (Unfinished.LEFT_OUT, 5)]
)
def test_entrants_who_withdrew_are_ranked_or_left_out(unfinished: Unfinished, ranked: int) -> None:
    state = six_entrants(replace(UNSIGNED, unfinished=unfinished))
    state = after(series_of(state, (1, 2, 3), (4, 5, 6), points=POINTS), Withdraw(6))
    assert len(standing(state, Scope.total())) == ranked


def test_a_live_standing_reuses_unchanged_lists() -> None:
    state = with_games(seated(8), 1)
    known = results(state)
    more = with_games(state, 1, table=2)
    again = results(more, known)
    assert again.by_series == results(more).by_series
    assert again.lists[1, 1] is not known.lists[1, 1]
    assert again.lists[1, 1][1] is known.lists[1, 1][1], "the sums of table 1 are reused"
    assert standing(more, Scope.total(), known=again) == standing(more, Scope.total())
    scored = after(more, ChangeScoring({"rating_romme": 9}, "board"))
    assert results(scored, again).by_series == results(scored).by_series


def test_a_tournament_can_finish_when_nobody_shares_a_place() -> None:
    state = after(six_entrants(), SeatByHand(((1, 2, 3), (4, 5, 6))))
    assert refusal(six_entrants(), Finish()).refusal is TournamentRefusal.NOTHING_PLAYED
    assert refusal(state, Finish()).refusal is TournamentRefusal.NOTHING_PLAYED
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    refused = refusal(state, Finish())
    assert (refused.refusal, refused.facts["parties"]) == (TournamentRefusal.LOT_NEEDED, "1 · 4")
    total = Scope.total()
    state = after(state, RecordLot(total, Parties.SINGLE, (4, 1)))
    state = after(state, RecordLot(total, Parties.SINGLE, (2, 5)))
    running = after(state, SeatByHand(((1, 2, 3), (4, 5, 6))))
    assert refusal(running, Finish()).refusal is TournamentRefusal.SERIES_RUNS
    state = after(state, Finish())
    assert state.finished
    assert refusal(state, Penalise(1, 1, "x")).refusal is TournamentRefusal.FINISHED
    assert not after(state, Reopen("a list was misread")).finished
    assert not after(state, UndoStep()).finished
    assert refusal(state, Reopen("")).refusal is TournamentRefusal.REASON_NEEDED
    assert refusal(running, Reopen("x")).refusal is TournamentRefusal.NOT_FINISHED


def test_T12_the_associations_table_is_an_assumption_that_a_club_can_change() -> None:
    state = with_games(seated(4, "verband"), 1)
    assert {figure.origin for figure in rating_figures(state.rules)} == {Origin.ASSUMED}
    changed = after(state, ChangeScoring({"rating_romme": 7, "rating_opened": [[30, 4]]}, "board"))
    origins = {figure.option: figure.origin for figure in rating_figures(changed.rules)}
    assert origins["rating_romme"] is Origin.CHANGED
    assert origins["rating_super"] is Origin.ASSUMED
    ratings = [one.result.rating for one in standing(changed, Scope.total())]
    assert ratings == [7, 4, 4, 0], "entered games are scored again"


def test_T12_the_sheets_table_cites_its_clause() -> None:
    assert [figure.clause for figure in rating_figures(new_tournament().rules)][1:] == [
        Clause.T12
    ] * 7


def test_scoring_changes_need_unsigned_lists_and_rating_options() -> None:
    state = with_games(seated(4), 1)
    change = ChangeScoring({"rating_romme": 7}, "board")
    assert refusal(state, replace(change, options={"opening_points": 0})).facts == {
        "option": "opening_points"
    }
    assert refusal(state, replace(change, options={"rating_romme": 99})).refusal is (
        TournamentRefusal.BAD_OPTION
    )
    assert refusal(state, replace(change, reason="")).refusal is TournamentRefusal.REASON_NEEDED
    assert refusal(signed(full(state)), change).refusal is TournamentRefusal.SCORING_SIGNED


def test_terms_can_be_changed_within_their_ranges() -> None:
    state = seated(4)
    assert after(state, ChangeTerms(state.terms)) == state
    bad = ChangeTerms(replace(state.terms, rounds=0))
    assert refusal(state, bad).facts == {"what": "rounds", "value": 0, "least": 1, "most": 20}
    changed = after(state, ChangeTerms(replace(state.terms, rounds=5)))
    assert changed.sheet(1, 1).rounds == 2, "a series that has begun keeps its length"


def test_each_series_has_its_own_pack_checks() -> None:
    state = series_of(six_entrants(), (1, 2, 3), (4, 5, 6), points=POINTS)
    state = after(state, SeatByHand(((1, 2, 3), (4, 5, 6))), BeginSeries(), CheckPack(2, 1))
    assert [sheet.pack_checked for sheet in state.series[1].sheets] == [True, False]
