"""Latecomers and leavers: the plan is adjusted with the fewest moves and can then begin."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from romme.tournament import (
    AdjustSeats,
    BeginSeries,
    DrawSeats,
    EnterPeople,
    EntryDetails,
    Placing,
    Presence,
    SeatByHand,
    SeriesPhase,
    SetPresence,
    Tournament,
    TournamentRefusal,
    UndoStep,
    Withdraw,
)
from romme.tournament.decide import decide
from romme.tournament.evolve import evolve
from romme.tournament.rights import DIRECTOR
from romme.tournament.seating import Sitter, Tables, breaches, table_sizes
from romme.tournament.seating.fewest_moves import adjusted
from romme.tournament.seating.moves import SeatMove, seat_moves
from romme.tournament.seating.search.table_search import MOST_WORK, TableSearch
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.tournament.sample_tournaments import (
    after,
    new_tournament,
    people,
    refusal,
    seated,
)
from tests.support.tournament.seating.random_sitters import (
    SEATABLE,
    random_meetings,
    random_sitters,
)

LATE = EnterPeople((EntryDetails("Zoé"),), Presence.PRESENT)


def changed_tables(before: Tables, now: Tables) -> int:
    """Return how many people sit at another table than before."""
    found = seat_moves(before, now)
    return sum(bool(one.before and one.after and one.before[0] != one.after[0]) for one in found)


def fewest(before: Tables, here: set[int]) -> int:
    """Return the least number of people who must change tables, by counting free seats.

    Those beyond the last table must move, and one person from each table of four too many.
    """
    sizes = table_sizes(len(here))
    stay = [sum(one in here for one in table) for table in before]
    too_many = sum(number == 4 for number in stay[: len(sizes)]) - sizes.count(4)
    return sum(stay[len(sizes) :]) + max(0, too_many)


def random_plan(rng: Random, most: int) -> tuple[list[Sitter], Tables, set[int]]:
    """Return people, a plan for some of them, and who is present now."""
    everybody = random_sitters(rng.choice([one for one in SEATABLE if one <= most]) + 4, rng)
    old = [sitter.number for sitter in everybody[: len(everybody) - 4]]
    order = iter(old)
    tables = tuple(tuple(next(order) for _ in range(size)) for size in table_sizes(len(old)))
    while True:
        here = {one for one in old if rng.random() > rng.choice((0.0, 0.1, 0.4))}
        here |= {one.number for one in everybody[len(old) :][: rng.randrange(5)]}
        if len(here) >= 3 and len(here) != 5:
            return everybody, tables, here


@pytest.mark.parametrize("most", [9, 20, 60])
def test_nobody_changes_tables_without_need(most: int, size: Size) -> None:
    moved: Counter[int] = Counter()
    for number in range(size(60, 2_000)):
        rng = dice(number)
        everybody, before, here = random_plan(rng, most)
        sitters = [one for one in everybody if one.number in here]
        now = adjusted(before, sitters, random_meetings(sitters, rng))
        assert sorted(one for table in now for one in table) == sorted(here)
        assert sorted(map(len, now), reverse=True) == list(table_sizes(len(here)))
        assert changed_tables(before, now) == fewest(before, here)
        moved[changed_tables(before, now)] += 1
    assert len(moved) > 2


def test_people_keep_their_seats_at_a_table() -> None:
    """Only a person whose seat disappears takes another: here the fourth takes the second seat."""
    sitters = [Sitter(number) for number in (1, 3, 4, 5, 6, 7)]
    assert adjusted(((1, 2, 3, 4), (5, 6, 7)), sitters, {}) == ((1, 4, 3), (5, 6, 7))


def test_a_latecomer_sits_where_nothing_is_broken() -> None:
    """The first table of three has a clubmate, the second somebody met before."""
    sitters = [Sitter(number, "Esch" if number in (1, 10) else "") for number in range(1, 11)]
    before = ((1, 2, 3), (4, 5, 6), (7, 8, 9))
    now = adjusted(before, sitters, {frozenset({4, 10}): 1})
    assert changed_tables(before, now) == 0
    assert now[2] == (7, 8, 9, 10)
    assert breaches(now, sitters, {frozenset({4, 10}): 1}) == []


def test_the_best_people_to_move_are_chosen() -> None:
    """One person of each table of four must move to the latecomer: two who have not met."""
    sitters = [Sitter(number) for number in range(1, 10)]
    met = {frozenset(pair): 1 for pair in combinations(range(1, 10), 2) if set(pair) != {2, 7}}
    for one in (2, 7):
        del met[frozenset({one, 9})]
    now = adjusted(((1, 2, 3, 4), (5, 6, 7, 8)), sitters, met)
    assert now == ((1, 4, 3), (5, 6, 8), (2, 7, 9))


@pytest.mark.parametrize("size_of_hall", [200, 1_000])
def test_work_is_bounded(size_of_hall: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search stops at its limit. With three clubs and many new people it would be long."""
    found: list[TableSearch] = []
    improve = TableSearch.improve

    def recorded(search: TableSearch) -> None:
        found.append(search)
        improve(search)

    monkeypatch.setattr(TableSearch, "improve", recorded)
    everybody = [Sitter(one, f"{one % 3}") for one in range(1, size_of_hall + 1)]
    order = iter(range(1, size_of_hall + 1, 2))
    before = tuple(
        tuple(next(order) for _ in range(size)) for size in table_sizes(size_of_hall // 2)
    )
    now = adjusted(before, everybody, {})
    assert changed_tables(before, now) == 0
    (search,) = found
    assert -4 * size_of_hall < search._work <= MOST_WORK  # noqa: SLF001 - the work left


def test_seat_moves_name_everybody_who_must_be_told() -> None:
    assert seat_moves(((1, 2, 3, 4),), ((1, 4, 3),)) == (
        SeatMove(4, (1, 4), (1, 2)),
        SeatMove(2, (1, 2), None),
    )
    assert seat_moves(((1, 2, 3),), ((1, 2, 3),)) == ()


# --- the command ---------------------------------------------------------------------------------


def planned(number: int = 8) -> Tournament:
    """Return a tournament with a drawn plan that has not begun."""
    return after(new_tournament(), people(number), DrawSeats("spring"))


def test_V3_1_a_latecomer_is_inserted_before_the_series_begins() -> None:  # noqa: N802 - a clause
    state = after(planned(7), LATE)
    assert refusal(state, BeginSeries()).refusal is TournamentRefusal.WITHOUT_SEAT
    now = after(state, AdjustSeats())
    (before,), (series,) = state.series, now.series
    assert series.placing is Placing.ADJUSTED
    assert (series.day, series.rounds, series.phase) == (before.day, before.rounds, before.phase)
    assert series.adjusted_from == before.tables
    assert [one.number for one in seat_moves(before.tables, series.tables)] == [8]
    assert after(now, BeginSeries()).series[0].phase is SeriesPhase.RUNNING


@pytest.mark.parametrize(
    "gone", [Withdraw(3), SetPresence((3,), Presence.EXPECTED)], ids=["withdrew", "expected"]
)
def test_the_seat_of_a_leaver_is_filled(gone: Withdraw | SetPresence) -> None:
    state = after(planned(8), gone, LATE)
    now = after(state, AdjustSeats())
    moves = seat_moves(state.series[0].tables, now.series[0].tables)
    assert [one.number for one in moves] == [9, 3]
    assert moves[0].after == moves[1].before


def test_a_plan_that_fits_is_not_changed() -> None:
    assert decide(planned(), AdjustSeats(), DIRECTOR) == ()


def test_a_plan_can_be_adjusted_again_and_undone() -> None:
    state = after(planned(7), LATE, AdjustSeats())
    again = after(state, EnterPeople((EntryDetails("Yves"),), Presence.PRESENT), AdjustSeats())
    assert again.series[0].adjusted_from == state.series[0].tables
    assert after(again, UndoStep()).series == state.series


def test_seats_given_by_hand_or_drawn_again_are_not_adjusted_ones() -> None:
    state = after(planned(7), LATE, AdjustSeats())
    for command in (DrawSeats("x"), SeatByHand(state.series[0].tables)):
        assert after(state, command).series[0].adjusted_from == ()


def test_only_a_plan_that_waits_can_be_adjusted() -> None:
    nothing = refusal(new_tournament(), AdjustSeats())
    assert nothing.refusal is TournamentRefusal.NOT_SEATED_YET
    assert refusal(seated(), AdjustSeats()).refusal is TournamentRefusal.SERIES_RUNS


def test_T2_five_people_cannot_be_seated() -> None:  # noqa: N802 - a clause
    state = after(planned(6), Withdraw(6))
    refused = refusal(state, AdjustSeats())
    assert refused.refusal is TournamentRefusal.CANNOT_SEAT
    assert (refused.facts["people"], str(refused.clause)) == (5, "T2")


def test_the_event_alone_restores_the_plan() -> None:
    state = after(planned(7), LATE)
    (event,) = decide(state, AdjustSeats(), DIRECTOR)
    assert evolve(state, event).series[0].seated == after(state, AdjustSeats()).series[0].seated
