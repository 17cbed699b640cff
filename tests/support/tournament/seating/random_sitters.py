"""Random people and meetings for the seating tests, and a check for every plan."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from operator import le
from random import Random

from romme.tournament.seating import (
    SeatingPlan,
    Sitter,
    Tables,
    table_sizes,
)
from tests.support.tournament.seating.all_seatings import (
    count_breaches,
    figures,
)

Meetings = dict[frozenset[int], int]

CLUBS = ("", "", "Karo Ass", "Herz Dame", "Pik Bube")
SEATABLE = [people for people in range(3, 201) if people != 5]


def random_sitters(people: int, rng: Random) -> list[Sitter]:
    """Return random people in clubs of very unequal sizes. Some teams span several clubs."""
    weights = [rng.random() ** 3 for _ in CLUBS]
    clubs = rng.choices(CLUBS, weights, k=people)
    numbers = rng.sample(range(1, 10 * people), people)
    teams = rng.choice(([""], ["", "A", "B"], ["A", "B", "C", "D"]))
    across = rng.random() < 0.3
    names = rng.choice(([""], ["", "", "", "anna weber", "jos klein"], ["anna weber", "", ""]))
    return [
        Sitter(number, club, team and (team if across else team + club), name)
        for number, club, team, name in zip(
            numbers,
            clubs,
            rng.choices(teams, k=people),
            rng.choices(names, k=people),
            strict=True,
        )
    ]


def random_meetings(sitters: Iterable[Sitter], rng: Random) -> Meetings:
    """Return random numbers of past meetings for some pairs, even if no series could lead to them.

    Some of the meetings are with a person who is absent.
    """
    numbers = [sitter.number for sitter in sitters]
    share = rng.choice((0.0, 0.2, 0.5, 0.8, 1.0))
    pairs = [pair for pair in combinations([*numbers, 99_999], 2) if rng.random() < share]
    return {frozenset(pair): rng.choice((1, 1, 1, 2, 3)) for pair in pairs}


def add_meetings(meetings: Meetings, tables: Tables) -> None:
    for table in tables:
        for pair in combinations(table, 2):
            meetings[frozenset(pair)] = meetings.get(frozenset(pair), 0) + 1


def check_plan(plan: SeatingPlan, sitters: list[Sitter], meetings: Meetings) -> None:
    """Assert that a plan seats everybody once, and counts and bounds its breaches correctly."""
    assert tuple(map(len, plan.tables)) == table_sizes(len(sitters))
    assert sorted(number for table in plan.tables for number in table) == sorted(
        sitter.number for sitter in sitters
    )
    assert plan.broken == count_breaches(plan.tables, sitters, meetings)
    for proven in (plan.least, plan.least_by_kind):
        assert all(map(le, figures(proven), figures(plan.broken)))
