"""Series: drawing seats, seating by result or by hand, beginning, joining late and closing."""

# ruff: noqa: N802 - tests bear the names of their clauses

from __future__ import annotations

import pytest

from romme.rules.clauses import Clause
from romme.tournament import (
    BeginSeries,
    CheckPack,
    CloseSeries,
    DrawSeats,
    EnterPeople,
    EntryDetails,
    JoinTable,
    Namesakes,
    Penalise,
    Placing,
    Presence,
    Scope,
    SeatByHand,
    SeriesPhase,
    SetPresence,
    Tournament,
    TournamentRefusal,
    Withdraw,
    standing,
)
from romme.tournament.lists.sheet import Sheet, deals
from romme.tournament.seating import BreachKind, draw
from romme.tournament.seating.plans import meetings, plan_breaches, ranks, sitters
from tests.support.tournament.sample_tournaments import (
    after,
    full,
    new_tournament,
    people,
    refusal,
    seated,
    signed,
    with_games,
)

MEANT = Namesakes.MEANT


def closed(number: int = 8) -> Tournament:
    """Return a tournament whose first series is closed."""
    state = seated(number)
    for table in range(1, len(state.series[0].sheets) + 1):
        state = signed(full(state, table=table), table=table)
    return after(state, CloseSeries())


@pytest.mark.parametrize("number", [1, 2, 5])
def test_T2_some_numbers_cannot_be_seated(number: int) -> None:
    refused = refusal(after(new_tournament(), people(number)), DrawSeats("a"))
    assert (refused.refusal, refused.clause) == (TournamentRefusal.CANNOT_SEAT, Clause.T2)
    assert refused.facts["people"] == number


def test_V3_1_the_same_seed_gives_the_same_draw() -> None:
    state = after(new_tournament(), people(9))
    first = after(state, DrawSeats("spring 2026"))
    again = after(state, DrawSeats("autumn"), DrawSeats("spring 2026"))
    assert first.series == again.series
    assert first.series != after(state, DrawSeats("autumn")).series
    (series,) = first.series
    assert sorted(number for seats in series.tables for number in seats) == list(range(1, 10))
    assert [len(seats) for seats in series.tables] == [3, 3, 3]


def test_V3_1_the_number_of_the_series_is_a_part_of_the_seed() -> None:
    """This lets one published seed serve a whole tournament."""
    state = after(closed(8), DrawSeats("spring"))
    drawn = draw(sitters(state), meetings=meetings(closed(8)), seed="spring/2")
    assert state.series[1].tables == drawn.tables


def test_V3_1_seats_set_by_result_put_the_best_together() -> None:
    state = after(closed(8), DrawSeats("b", Placing.BY_RESULT))
    best = [placed.party for placed in standing(state, Scope.total())]
    assert len(state.series) == 2
    assert best[0] in state.series[1].tables[0]


def test_V3_1_deviations_from_the_standing_are_reported() -> None:
    penalties = (Penalise(number, 50, "late") for number in range(5, 9))
    state = after(closed(8), *penalties, DrawSeats("b", Placing.BY_RESULT))
    order = ranks(state)
    tables = state.series[1].tables
    assert tables[0][0] == next(iter(order))
    found = [
        one
        for one in plan_breaches(state, tables, Placing.BY_RESULT)
        if one.kind is BreachKind.RANK
    ]
    sitting = [sorted(order[number] for number in table) for table in tables]
    assert sitting != [sorted(order.values())[:4], sorted(order.values())[4:]]
    assert [list(one.ranks) for one in found] == sitting
    assert not [one for one in plan_breaches(state, tables) if one.kind is BreachKind.RANK]


def test_ranks_count_only_people_present() -> None:
    first, second, *_ = (placed.party for placed in standing(closed(8), Scope.total()))
    assert isinstance(first, int)
    assert isinstance(second, int)
    state = after(
        closed(8),
        Withdraw(first),
        EnterPeople((EntryDetails("New"), EntryDetails("Newer")), Presence.PRESENT),
    )
    found = ranks(state)
    assert first not in found
    assert found[second] == 1
    assert (found[9], found[10]) == (8, 8)


def test_the_draw_separates_namesakes() -> None:
    """Case, accents and the order of first and last name do not distinguish people."""
    names = ("Léa Müller", "lea mueller", "MULLER Lea", "Ana", "Bob", "Cid", "Dan", "Eva", "Fay")
    state = after(
        new_tournament(), EnterPeople(tuple(map(EntryDetails, names)), Presence.PRESENT, MEANT)
    )
    for seed in range(5):
        tables = after(state, DrawSeats(str(seed))).series[0].tables
        assert [len({1, 2, 3} & set(table)) for table in tables] == [1, 1, 1]
    broken = plan_breaches(state, ((1, 2, 4), (3, 5, 6), (7, 8, 9)))
    assert [(one.kind, one.numbers) for one in broken] == [(BreachKind.NAMESAKE, (1, 2))]


def test_V3_1_only_people_present_are_seated_by_result() -> None:
    best = standing(closed(8), Scope.total())[0].party
    assert isinstance(best, int)
    state = after(closed(8), Withdraw(best), DrawSeats("b", Placing.BY_RESULT))
    seats = [number for table in state.series[1].tables for number in table]
    assert sorted(seats) == sorted({*range(1, 9)} - {best})


def test_a_tandem_is_separated_like_a_team() -> None:
    pairs = tuple(
        EntryDetails(name, tandem=name[0]) for name in ("A1", "A2", "B1", "B2", "C1", "C2")
    )
    state = after(new_tournament(), EnterPeople(pairs, Presence.PRESENT))
    for seed in range(5):
        for table in after(state, DrawSeats(str(seed))).series[0].tables:
            assert len({state.entrant(number).tandem for number in table}) == len(table)


def test_everybody_present_needs_exactly_one_seat() -> None:
    state = after(new_tournament(), people(7))
    for tables, why in (
        (((1, 2, 3, 4), (5, 6)), TournamentRefusal.TABLE_SIZE),
        (((1, 2, 3, 4), (5, 6, 1)), TournamentRefusal.SEATED_TWICE),
        (((1, 2, 3, 4),), TournamentRefusal.WITHOUT_SEAT),
        (((1, 2, 3, 4), (5, 6, 9)), TournamentRefusal.NO_ENTRANT),
    ):
        assert refusal(state, SeatByHand(tables)).refusal is why
    away = after(state, SetPresence((7,), Presence.EXPECTED))
    assert (
        refusal(away, SeatByHand(((1, 2, 3), (5, 6, 7)))).refusal is TournamentRefusal.NOT_PRESENT
    )
    assert after(state, SeatByHand(((1, 2, 3, 4), (5, 6, 7)))).series[0].placing is Placing.BY_HAND


def test_breaches_of_a_manual_change_are_reported() -> None:
    state = after(
        new_tournament(),
        EnterPeople((EntryDetails("A", "Esch"), EntryDetails("B", "Esch"), EntryDetails("C"))),
    )
    state = after(state, SetPresence((1, 2, 3), Presence.PRESENT))
    assert {breach.kind for breach in plan_breaches(state, ((1, 2, 3),))} == {BreachKind.CLUB}


def test_meetings_count_once_a_series_has_begun() -> None:
    state = after(new_tournament(), people(3), SeatByHand(((1, 2, 3),)))
    assert not meetings(state)
    state = after(state, BeginSeries())
    assert meetings(state)[frozenset({1, 3})] == 1


def test_a_series_begins_only_if_the_plan_fits_everybody_present() -> None:
    state = after(new_tournament(), people(4), SeatByHand(((1, 2, 3, 4),)))
    late = after(state, EnterPeople((EntryDetails("Zoé"),), Presence.PRESENT))
    assert refusal(late, BeginSeries()).refusal is TournamentRefusal.WITHOUT_SEAT
    begun = after(state, BeginSeries())
    assert begun.series[0].phase is SeriesPhase.RUNNING
    assert refusal(begun, DrawSeats("x")).refusal is TournamentRefusal.SERIES_RUNS
    assert refusal(begun, BeginSeries()).refusal is TournamentRefusal.SERIES_RUNS
    assert refusal(new_tournament(), BeginSeries()).refusal is TournamentRefusal.NOT_SEATED_YET


def test_V1_3_a_latecomer_joins_a_table_of_three_that_has_not_begun() -> None:
    state = seated(3)
    assert refusal(state, JoinTable(1, 1)).refusal is TournamentRefusal.SEATED_TWICE
    state = after(state, EnterPeople((EntryDetails("Zoé"), EntryDetails("Yves")), Presence.PRESENT))
    played = with_games(state, 1)
    assert refusal(played, JoinTable(4, 1)).refusal is TournamentRefusal.GAMES_ENTERED
    state = after(state, JoinTable(4, 1))
    assert state.sheet(1, 1).seats == (1, 2, 3, 4)
    assert deals(state.rules, state.sheet(1, 1))[3].playing == (1, 2, 3)
    assert refusal(state, JoinTable(5, 1)).refusal is TournamentRefusal.TABLE_FULL
    expected = after(seated(3), EnterPeople((EntryDetails("Zoé"),)))
    assert refusal(expected, JoinTable(4, 1)).refusal is TournamentRefusal.NOT_PRESENT
    assert refusal(new_tournament(), JoinTable(1, 1)).refusal is TournamentRefusal.NOT_RUNNING
    assert refusal(closed(4), JoinTable(1, 1)).refusal is TournamentRefusal.NOT_RUNNING


def test_a_series_can_close_when_all_lists_are_finished() -> None:
    state = signed(full(seated(8)))
    refused = refusal(state, CloseSeries())
    assert (refused.refusal, refused.facts["tables"]) == (TournamentRefusal.LISTS_OPEN, "2")
    state = after(full(state, table=2))
    assert refusal(state, CloseSeries()).refusal is TournamentRefusal.LISTS_OPEN
    state = after(signed(state, table=2), CloseSeries())
    assert state.series[0].phase is SeriesPhase.CLOSED
    assert refusal(state, CheckPack(1, 1)).refusal is TournamentRefusal.NOT_RUNNING


@pytest.mark.parametrize(("seats", "games"), [(4, 20), (3, 15)])
def test_V4_1_five_rounds_are_20_games_at_four_and_15_at_three(seats: int, games: int) -> None:
    order = deals(new_tournament().rules, Sheet(tuple(range(seats)), 5))
    assert len(order) == games
    assert order[0].dealer == 1
    assert order[-1].dealer == seats
    plays = [sum(seat in deal.playing for deal in order) for seat in range(1, seats + 1)]
    assert plays == [15] * seats, "everybody plays the same number of games"


def test_T2_the_dealer_at_a_table_of_four_sits_out() -> None:
    for deal in deals(new_tournament().rules, Sheet((1, 2, 3, 4), 2)):
        assert deal.dealer not in deal.playing
        assert len(deal.playing) == 3


def test_days_cannot_decrease() -> None:
    state = after(new_tournament(), people(3))
    assert refusal(state, SeatByHand(((1, 2, 3),), day=0)).refusal is TournamentRefusal.OUT_OF_RANGE
    state = after(state, SeatByHand(((1, 2, 3),), day=2), BeginSeries(), CheckPack(1, 1))
    state = after(signed(full(state)), CloseSeries())
    assert refusal(state, DrawSeats("x", day=1)).facts["least"] == 2
