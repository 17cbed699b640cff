"""Breaches of a manually changed seating, and the random numbers of the draw."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from romme.tournament.lots import Lots
from romme.tournament.seating import (
    Breach,
    BreachKind,
    SeatingBreaches,
    Sitter,
    breaches,
    by_result,
    off_rank,
)
from tests.support.laws.tables import dice
from tests.support.tournament.seating.random_sitters import (
    SEATABLE,
    random_meetings,
    random_sitters,
)


class TestBreaches:
    """Breaches that the director sees after a manual change."""

    def test_each_kind_is_reported(self) -> None:
        sitters = [Sitter(1, "c", "t"), Sitter(2, "c", "t"), Sitter(3, "c"), Sitter(4)]
        sitters += [Sitter(5), Sitter(6, "d"), Sitter(7, "d"), Sitter(8)]
        meetings = {frozenset({5, 8}): 2, frozenset({1, 8}): 1}
        assert breaches(((3, 2, 1, 4), (5, 6, 7, 8)), sitters, meetings) == [
            Breach(BreachKind.TEAM, 1, (2, 1)),
            Breach(BreachKind.CLUB, 1, (3, 2, 1)),
            Breach(BreachKind.AGAIN, 2, (5, 8), times=2),
            Breach(BreachKind.CLUB, 2, (6, 7)),
        ]

    def test_namesakes_are_reported(self) -> None:
        sitters = [Sitter(number, name="anna" if number % 2 else "") for number in range(1, 5)]
        assert breaches(((3, 2, 1, 4),), sitters, {}) == [Breach(BreachKind.NAMESAKE, 1, (3, 1))]

    def test_ranks_at_the_wrong_table_are_reported(self) -> None:
        """A breach names the ranks at the table and the ranks that should sit there."""
        places = {number + 10: number for number in range(1, 10)}
        assert off_rank(((11, 12, 13), (15, 16, 17), (14, 18, 19)), places) == [
            Breach(BreachKind.RANK, 2, (17,), ranks=(5, 6, 7), due=(4, 5, 6)),
            Breach(BreachKind.RANK, 3, (14,), ranks=(4, 8, 9), due=(7, 8, 9)),
        ]

    def test_tied_ranks_are_interchangeable(self) -> None:
        places = {1: 1, 2: 2, 3: 3, 4: 3, 5: 5, 6: 6}
        assert off_rank(((1, 2, 4), (3, 5, 6)), places) == []

    def test_only_surplus_people_of_a_tied_rank_are_named(self) -> None:
        places = {1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 6}
        assert off_rank(((1, 4, 5), (2, 3, 6)), places) == [
            Breach(BreachKind.RANK, 1, (4, 5), ranks=(1, 4, 4), due=(1, 2, 2)),
            Breach(BreachKind.RANK, 2, (2, 3), ranks=(2, 2, 6), due=(4, 4, 6)),
        ]
        places = {1: 1, 2: 2, 3: 3, 4: 3, 5: 3, 6: 6}
        assert off_rank(((1, 3, 4), (2, 5, 6)), places) == [
            Breach(BreachKind.RANK, 1, (4,), ranks=(1, 3, 3), due=(1, 2, 3)),
            Breach(BreachKind.RANK, 2, (2,), ranks=(2, 3, 6), due=(3, 3, 6)),
        ]

    def test_t2_wrong_table_sizes_are_reported(self) -> None:
        sitters = [Sitter(number) for number in range(1, 13)]
        fours = ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
        assert breaches(fours, sitters, {}) == []
        threes = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12))
        assert breaches(threes, sitters, {}) == [
            Breach(BreachKind.SIZE, number, table) for number, table in enumerate(threes, start=1)
        ]
        uneven = ((1, 2, 3, 4, 5), (6, 7, 8), (9, 10), (11,))
        assert [breach.table for breach in breaches(uneven, sitters, {})] == [1, 3, 4]

    @given(st.integers(0, 2**32))
    @settings(max_examples=50)
    def test_breaches_agree_with_the_plan(self, number: int) -> None:
        rng = dice(number)
        sitters = random_sitters(rng.choice(SEATABLE[:20]), rng)
        meetings = random_meetings(sitters, rng)
        plan = by_result(sitters, meetings=meetings, seed="")
        found = breaches(plan.tables, sitters, meetings)

        def pairs(kind: BreachKind) -> int:
            groups = [len(breach.numbers) for breach in found if breach.kind is kind]
            return sum(people * (people - 1) // 2 for people in groups)

        again = sum(breach.times for breach in found if breach.kind is BreachKind.AGAIN)
        assert plan.broken == SeatingBreaches(
            teams=pairs(BreachKind.TEAM),
            again=again,
            clubs=pairs(BreachKind.CLUB),
            namesakes=pairs(BreachKind.NAMESAKE),
        )
        assert not [breach for breach in found if breach.kind is BreachKind.SIZE]


class TestLots:
    """The random numbers of the draw."""

    def test_all_numbers_are_equally_likely(self) -> None:
        lots = Lots("test", "seed")
        times = Counter(lots.below(7) for _ in range(7000))
        assert sorted(times) == list(range(7))
        assert all(900 < count < 1100 for count in times.values())

    def test_purpose_and_seed_give_distinct_streams(self) -> None:
        streams = [Lots("a", "bc"), Lots("ab", "c"), Lots("a", "b"), Lots("a", "b\0")]
        assert len({tuple(one.below(1000) for _ in range(4)) for one in streams}) == 4
