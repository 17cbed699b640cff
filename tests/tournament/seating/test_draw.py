"""Seating: table sizes and the draw."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import combinations

import pytest

from romme.tournament.lots import Lots
from romme.tournament.seating import (
    BadNumber,
    PlanProof,
    SeatingBreaches,
    SeatingObstacle,
    Sitter,
    by_result,
    draw,
    table_sizes,
)
from romme.tournament.seating.search import exact
from romme.tournament.seating.search.assignment import deal_evenly
from romme.tournament.seating.search.least import bound, comparable_bound, separate_bounds
from romme.tournament.seating.search.weights import SeatingWeights
from tests.conftest import Size
from tests.support.laws.tables import dice
from tests.support.tournament.seating.all_seatings import (
    least_broken,
    least_of_each,
)
from tests.support.tournament.seating.random_sitters import (
    SEATABLE,
    Meetings,
    add_meetings,
    check_plan,
    random_meetings,
    random_sitters,
)


class TestTableSizes:
    """T2, V1.2, V1.3: tables of four, and tables of three only where the number requires it."""

    def test_t2_threes_only_as_needed(self) -> None:
        for people in SEATABLE:
            sizes = table_sizes(people)
            assert sum(sizes) == people
            assert sizes.count(3) == (4 - people % 4) % 4
            assert set(sizes) <= {3, 4}
            assert list(sizes) == sorted(sizes, reverse=True)

    @pytest.mark.parametrize(
        ("people", "reason"),
        [
            (-3, SeatingObstacle.TOO_FEW),
            (0, SeatingObstacle.TOO_FEW),
            (1, SeatingObstacle.TOO_FEW),
            (2, SeatingObstacle.TOO_FEW),
            (5, SeatingObstacle.FIVE),
        ],
    )
    def test_t2_impossible_numbers_raise(self, people: int, reason: SeatingObstacle) -> None:
        with pytest.raises(BadNumber) as refused:
            table_sizes(people)
        assert (refused.value.people, refused.value.reason) == (people, reason)

    @pytest.mark.parametrize("people", [1, 2, 5])
    def test_impossible_numbers_cannot_be_seated(self, people: int) -> None:
        sitters = [Sitter(number) for number in range(people)]
        with pytest.raises(BadNumber):
            draw(sitters, meetings={}, seed="")
        with pytest.raises(BadNumber):
            by_result(sitters, meetings={}, seed="")


class TestDraw:
    """V3.1: players are seated by a draw."""

    @pytest.mark.parametrize("people", [3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 16])
    def test_is_optimal_among_all_seatings(self, people: int, size: Size) -> None:
        for number in range(size(8 if people < 12 else 1, 100)):
            rng = dice(100 * number + people)
            sitters = random_sitters(people, rng)
            meetings = random_meetings(sitters, rng)
            plan = draw(sitters, meetings=meetings, seed=str(number))
            check_plan(plan, sitters, meetings)
            best = least_broken(sitters, meetings, table_sizes(people))
            assert plan.broken == plan.least == best
            if people < 12:
                alone = least_of_each(sitters, meetings, table_sizes(people))
                assert plan.proof is not PlanProof.UNAVOIDABLE or plan.broken == alone

    @pytest.mark.parametrize("rounds", [1, 4, 60])
    @pytest.mark.parametrize("people", [6, 7, 8, 9, 10, 11, 12])
    def test_bound_and_proof_hold_without_a_good_start(
        self, people: int, rounds: int, size: Size, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The proof starts from an arbitrary seating and has to find the optimum itself.

        With few rounds the bound is loose, and the search has to do all the work.
        """
        monkeypatch.setattr(exact, "_ROUNDS", rounds)
        sizes = table_sizes(people)
        for number in range(size(4, 100)):
            rng = dice(100 * number + people)
            sitters = random_sitters(people, rng)
            meetings = random_meetings(sitters, rng)
            weights = SeatingWeights.of(sitters, meetings, sizes)
            places = iter(range(people))
            found = [[next(places) for _ in range(seats)] for seats in sizes]
            best = least_broken(sitters, meetings, sizes)
            assert weights.breaches_of(bound(weights, sizes)) <= best
            tables, cost = exact.close_gap(weights, sizes, found=found, least=0)
            assert weights.breaches_of(cost) == weights.breaches_of(weights.sum(tables)) == best
            assert sorted(map(len, tables), reverse=True) == list(sizes)

    def test_dealing_alone_spreads_all_teams(self, size: Size) -> None:
        """`deal_evenly` alone reaches the bound for teams, on which the proof of a plan relies."""
        for number in range(size(60, 3000)):
            rng = dice(number)
            sitters = random_sitters(rng.choice(SEATABLE[:60]), rng)
            sizes = table_sizes(len(sitters))
            weights = SeatingWeights.of(sitters, {}, sizes)
            tables = deal_evenly(weights, sizes, Lots("test", f"{number}"))
            assert tuple(map(len, tables)) == sizes
            assert (
                weights.breaches_of(weights.sum(tables)).teams
                == separate_bounds(weights, sizes).teams
            )

    def test_bounds_after_an_exceeded_one_are_those_of_each_kind_alone(self) -> None:
        """If one kind of breach exceeds its bound, the bounds of later kinds come from `alone`."""
        alone = SeatingBreaches(teams=1, again=2, clubs=3)
        least = SeatingBreaches(teams=4, again=50, clubs=60)
        for broken, shown in (
            (
                SeatingBreaches(teams=5, again=7, clubs=7),
                SeatingBreaches(teams=4, again=2, clubs=3),
            ),
            (
                SeatingBreaches(teams=4, again=51, clubs=7),
                SeatingBreaches(teams=4, again=50, clubs=3),
            ),
            (SeatingBreaches(teams=4, again=50, clubs=70), least),
        ):
            assert comparable_bound(least, broken=broken, alone=alone) == shown

    def test_bound_holds_for_any_number_of_people(self, size: Size) -> None:
        """This includes numbers of people for which brute force would be too slow."""
        for number in range(size(15, 3000)):
            rng = dice(number)
            sitters = random_sitters(rng.choice(SEATABLE[:60]), rng)
            meetings = random_meetings(sitters, rng)
            check_plan(draw(sitters, meetings=meetings, seed=str(number)), sitters, meetings)

    @pytest.mark.parametrize("people", [9, 16, 23, 24, 33])
    def test_bounds_hold_series_after_series(self, people: int) -> None:
        rng = dice(people)
        sitters, meetings = random_sitters(people, rng), Meetings()
        for series in range(6):
            plan = draw(sitters, meetings=meetings, seed=f"spring {series}")
            check_plan(plan, sitters, meetings)
            add_meetings(meetings, plan.tables)

    @pytest.mark.parametrize("people", [44, 97, 198, 199, 200])
    def test_first_series_is_optimal(self, people: int) -> None:
        """A plan for one large club and several small ones is proven optimal."""
        sitters = [
            Sitter(number, club="big" if number % 5 < 3 else f"small {number % 12}")
            for number in range(people)
        ]
        plan = draw(sitters, meetings={}, seed="")
        check_plan(plan, sitters, {})
        assert plan.is_best

    def test_nobody_meets_again_in_ten_series_of_two_hundred(self) -> None:
        """In each series a club of 80 at 50 tables has 30 unavoidable pairs, the only breaches."""
        clubs = ["A"] * 80 + ["B"] * 50 + ["C"] * 40 + ["D"] * 20 + ["E"] * 8 + ["F", ""]
        sitters = [
            Sitter(number, club, team=f"{club} {number // 4}" if club else "")
            for number, club in enumerate(clubs)
        ]
        meetings = Meetings()
        for series in range(10):
            plan = draw(sitters, meetings=meetings, seed=f"{series}")
            check_plan(plan, sitters, meetings)
            assert plan.broken == plan.least == SeatingBreaches(teams=0, again=0, clubs=30)
            add_meetings(meetings, plan.tables)

    def test_nine_people_meet_everybody_in_four_series(self) -> None:
        sitters, meetings = [Sitter(number) for number in range(9)], Meetings()
        for series in range(4):
            add_meetings(meetings, draw(sitters, meetings=meetings, seed=f"{series}").tables)
        assert list(meetings.values()) == [1] * 36

    def test_separating_a_team_comes_before_avoiding_a_meeting(self) -> None:
        """A person who has met everybody except a teammate meets two people for a second time."""
        sitters = [Sitter(1, team="t"), Sitter(2, team="t"), *map(Sitter, (3, 4, 5, 6))]
        meetings = {frozenset({1, number}): 1 for number in (3, 4, 5, 6)}
        plan = draw(sitters, meetings=meetings, seed="")
        assert plan.broken == SeatingBreaches(teams=0, again=2, clubs=0)

    def test_avoiding_a_meeting_comes_before_separating_a_club(self) -> None:
        """A person who has met everybody except a clubmate and one other sits with these two."""
        sitters = [Sitter(1, "c"), Sitter(2, "c"), *map(Sitter, (3, 4, 5, 6))]
        meetings = {frozenset({1, number}): 1 for number in (3, 4, 5)}
        plan = draw(sitters, meetings=meetings, seed="")
        assert plan.broken == SeatingBreaches(teams=0, again=0, clubs=1)
        assert plan.proof is PlanProof.BEST

    def test_separating_a_club_comes_before_separating_namesakes(self) -> None:
        """No clubmates sit together. With only two tables, two of three namesakes share one."""
        clubs = {1: "a", 2: "b", 3: "a", 4: "c", 5: "b", 6: "c"}
        names = {1: "anna", 5: "anna", 6: "anna"}
        sitters = [Sitter(one, clubs[one], name=names.get(one, "")) for one in clubs]
        plan = draw(sitters, meetings={}, seed="")
        assert plan.broken == SeatingBreaches(teams=0, again=0, clubs=0, namesakes=1)
        assert plan.proof is PlanProof.UNAVOIDABLE

    @pytest.mark.parametrize("people", [8, 23, 60, 200])
    def test_namesakes_are_separated_if_possible(self, people: int) -> None:
        """This works even if the namesakes belong to clubs that are too large to be separated."""
        tables = len(table_sizes(people))
        sitters = [
            Sitter(number, "big" if number % 2 else "small", name="anna" if number < tables else "")
            for number in range(people)
        ]
        meetings = Meetings()
        for series in range(3):
            plan = draw(sitters, meetings=meetings, seed=f"{series}")
            check_plan(plan, sitters, meetings)
            assert plan.broken.namesakes == 0
            add_meetings(meetings, plan.tables)

    def test_a_second_meeting_is_better_than_a_third(self) -> None:
        """If all pairs have met and one pair has met twice, that pair is separated."""
        meetings = {frozenset(pair): 1 for pair in combinations(range(8), 2)}
        meetings[frozenset({2, 5})] = 2
        plan = draw([Sitter(number) for number in range(8)], meetings=meetings, seed="")
        assert plan.broken.again == 12

    def test_plan_follows_from_the_seed(self) -> None:
        """The plan is pinned: every machine and every Python version must compute the same one."""
        sitters = [Sitter(number, "Karo" if number < 6 else "") for number in range(1, 12)]
        meetings = {frozenset({1, number}): 1 for number in range(2, 10)}
        plan = draw(sitters, meetings=meetings, seed="Letzebuerg 2026 / 1")
        assert plan.tables == ((4, 8, 7, 2), (6, 5, 3, 9), (1, 11, 10))

    @pytest.mark.parametrize(
        ("people", "digest"), [(22, "705273a2ef8f4736"), (40, "a576ee644d5cf768")]
    )
    def test_plan_follows_from_the_seed_after_a_search(self, people: int, digest: str) -> None:
        """This includes plans that need a long local search or a long proof."""
        sitters = [Sitter(number, f"club {number % 7}") for number in range(people)]
        pairs = combinations(range(people), 2)
        meetings = {frozenset({one, two}): 1 for one, two in pairs if one % 3}
        plan = draw(sitters, meetings=meetings, seed="Letzebuerg 2026")
        assert sha256(repr(plan.tables).encode()).hexdigest()[:16] == digest

    def test_order_of_entry_makes_no_difference(self) -> None:
        sitters = random_sitters(30, dice(1))
        plans = {draw(order, meetings={}, seed="s") for order in (sitters, sitters[::-1])}
        assert len(plans) == 1

    def test_another_seed_gives_another_plan(self) -> None:
        sitters = random_sitters(30, dice(1))
        assert len({draw(sitters, meetings={}, seed=f"{seed}").tables for seed in range(20)}) == 20

    def test_draw_favours_nobody(self) -> None:
        """Each of eight people meets every other, and gets every seat, about equally often."""
        sitters = [Sitter(number) for number in range(8)]
        together: Counter[frozenset[int]] = Counter()
        seats: Counter[tuple[int, int, int]] = Counter()
        for seed in range(2800):
            for at, table in enumerate(draw(sitters, meetings={}, seed=f"{seed}").tables):
                together.update(map(frozenset, combinations(table, 2)))
                seats.update((number, at, seat) for seat, number in enumerate(table))
        assert len(together) == 28
        assert all(1060 < times < 1340 for times in together.values())  # 1200 expected
        assert len(seats) == 64
        assert all(270 < times < 430 for times in seats.values())  # 350 expected

    def test_duplicate_start_numbers_raise(self) -> None:
        twice = [Sitter(1), Sitter(1), Sitter(2)]
        with pytest.raises(ValueError, match="same start number"):
            draw(twice, meetings={}, seed="")
        with pytest.raises(ValueError, match="same start number"):
            by_result(twice, meetings={}, seed="")
