"""Seating by result: neighbours in the standings sit together with as few breaches as possible."""

from __future__ import annotations

from dataclasses import replace

import pytest

from romme.tournament.seating import (
    PlanProof,
    SeatingBreaches,
    Sitter,
    by_result,
    table_sizes,
)
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.tournament.seating.all_seatings import (
    count_breaches,
    least_broken,
    least_of_each,
    neighbouring_seatings,
    places_off,
)
from tests.support.tournament.seating.random_sitters import (
    check_plan,
    random_meetings,
    random_sitters,
)


class TestByResult:
    """V3.1: players are seated by result."""

    @pytest.mark.parametrize("people", [3, 4, 6, 7, 8, 9, 10, 11, 12])
    def test_is_optimal_among_neighbouring_seatings(self, people: int, size: Size) -> None:
        sizes = table_sizes(people)
        every = list(neighbouring_seatings(sizes))
        for number in range(size(6, 60)):
            rng = dice(100 * number + people)
            ranked = random_sitters(people, rng)
            meetings = random_meetings(ranked, rng)
            plan = by_result(ranked, meetings=meetings, seed=str(number))
            check_plan(plan, ranked, meetings)
            place = {sitter.number: at for at, sitter in enumerate(ranked)}
            chosen = tuple(tuple(place[number] for number in table) for table in plan.tables)
            best = min(
                (
                    replace(
                        count_breaches(
                            [[ranked[at].number for at in table] for table in tables],
                            ranked,
                            meetings,
                        ),
                        namesakes=0,
                    ),
                    places_off(tables, sizes),
                )
                for tables in every
            )
            assert chosen in every
            assert (replace(plan.broken, namesakes=0), places_off(chosen, sizes)) == best

    @pytest.mark.parametrize("people", [3, 4, 6, 7, 8, 9, 10, 11, 12])
    def test_is_called_unavoidable_only_if_no_seating_is_better(
        self, people: int, size: Size
    ) -> None:
        """The plan is compared with all seatings, however far they depart from the standings."""
        for number in range(size(8 if people < 11 else 2, 100)):
            rng = dice(100 * number + people)
            ranked = random_sitters(people, rng)
            meetings = random_meetings(ranked, rng)
            plan = by_result(ranked, meetings=meetings, seed=str(number))
            best = least_broken(ranked, meetings, table_sizes(people))
            assert plan.least <= best
            assert plan.is_best == (plan.broken == best)
            alone = least_of_each(ranked, meetings, table_sizes(people))
            assert plan.proof is not PlanProof.UNAVOIDABLE or plan.broken == alone

    def test_a_plan_that_a_swap_improves_has_no_proof(self) -> None:
        """Swaps between distant tables would avoid the club breaches, so `plan.proof` is None."""
        clubs = [*"aaaabbbb", "", "", "", "", "", "", "", ""]
        ranked = [Sitter(number, club) for number, club in enumerate(clubs, start=1)]
        plan = by_result(ranked, meetings={}, seed="")
        assert plan.broken.clubs > 0
        assert plan.least == SeatingBreaches(teams=0, again=0, clubs=0)
        assert plan.proof is None

    @pytest.mark.parametrize("people", [6, 9, 12, 16, 31])
    def test_best_of_a_table_is_better_than_the_best_of_the_next(
        self, people: int, size: Size
    ) -> None:
        for number in range(size(6, 100)):
            rng = dice(100 * number + people)
            ranked = random_sitters(people, rng)
            plan = by_result(ranked, meetings=random_meetings(ranked, rng), seed=str(number))
            place = {sitter.number: at for at, sitter in enumerate(ranked)}
            best = [min(place[number] for number in table) for table in plan.tables]
            assert best[0] == 0
            assert best == sorted(best)

    def test_leader_stays_at_table_1_even_if_all_there_have_met(self) -> None:
        """Moving the leader alone would avoid all second meetings, but the others move instead."""
        ranked = [Sitter(number) for number in range(1, 9)]
        meetings = {frozenset({1, number}): 1 for number in (2, 3, 4)}
        plan = by_result(ranked, meetings=meetings, seed="")
        assert plan.tables[0][0] == 1
        assert plan.broken == SeatingBreaches(teams=0, again=0, clubs=0)

    def test_namesakes_are_not_separated(self) -> None:
        ranked = [Sitter(number, name="anna" if number < 3 else "") for number in range(1, 9)]
        plan = by_result(ranked, meetings={}, seed="")
        assert plan.tables == ((1, 2, 3, 4), (5, 6, 7, 8))
        assert plan.broken == SeatingBreaches(teams=0, again=0, clubs=0, namesakes=1)
        assert plan.proof is None

    @pytest.mark.parametrize("people", [3, 10, 50, 200])
    def test_strongest_sit_together_without_breaches(self, people: int) -> None:
        ranked = [Sitter(number) for number in range(people, 0, -1)]
        plan = by_result(ranked, meetings={}, seed="")
        flat = [number for table in plan.tables for number in table]
        assert flat == list(range(people, 0, -1))

    @pytest.mark.parametrize("people", [61, 200])
    def test_nobody_moves_further_than_one_table(self, people: int) -> None:
        rng = dice(people)
        ranked = random_sitters(people, rng)
        meetings = random_meetings(ranked, rng)
        plan = by_result(ranked, meetings=meetings, seed="")
        check_plan(plan, ranked, meetings)
        own = [at for at, size in enumerate(table_sizes(people)) for _ in range(size)]
        place = {sitter.number: at for at, sitter in enumerate(ranked)}
        for at, table in enumerate(plan.tables):
            places = [place[number] for number in table]
            assert places == sorted(places)
            assert all(abs(own[one] - at) <= 1 for one in places)

    def test_people_move_as_few_places_as_possible(self) -> None:
        """With four clubmates at table 1, the last two swap with the first two of table 2."""
        ranked = [*(Sitter(number, "c") for number in range(1, 5)), *map(Sitter, range(5, 9))]
        assert by_result(ranked, meetings={}, seed="").tables == ((1, 2, 5, 6), (3, 4, 7, 8))

    def test_seed_decides_between_equal_plans(self) -> None:
        """People 5 and 8 have met: either 5 swaps with 4, or 8 with 9."""
        ranked = [Sitter(number) for number in range(1, 13)]
        plans = {
            by_result(ranked, meetings={frozenset({5, 8}): 1}, seed=f"{seed}").tables
            for seed in range(20)
        }
        assert plans == {
            ((1, 2, 3, 5), (4, 6, 7, 8), (9, 10, 11, 12)),
            ((1, 2, 3, 4), (5, 6, 7, 9), (8, 10, 11, 12)),
        }
