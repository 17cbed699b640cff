"""Measure the time to compute a seating plan, and compare its breaches with proven lower bounds.

    ./romme benchmark benchmarks/seating.py [--series 10]

Each line is one tournament: the slowest plan in CPU seconds, the breaches in all its plans (pairs
of teammates / repeated meetings / pairs of clubmates), proven lower bounds for these numbers, and
the number of plans that are proven optimal. The same people take part in every series.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, combinations, repeat

from romme.tournament.seating import SeatingBreaches, SeatingPlan, Sitter, by_result, draw

TEAM = 4


@dataclass(frozen=True, slots=True)
class Tournament:
    """The people of a tournament, and how they are seated."""

    name: str
    people: int
    clubs: tuple[int, ...] = ()
    """Number of people in each club. The others have no club."""
    set_by_result: bool = False
    already_met: float = 0.0
    """Share of pairs that have met before the first series."""

    def sitters(self) -> list[Sitter]:
        """Return the people, numbered club by club; each club has teams of up to four."""
        clubs = chain.from_iterable(
            repeat(f"club {at}", size) for at, size in enumerate(self.clubs)
        )
        return [
            Sitter(number, club, f"{club}, team {number // TEAM}" if club else "")
            for number, club in zip(range(self.people), chain(clubs, repeat("")), strict=False)
        ]


TOURNAMENTS = (
    Tournament("200 people, 8 clubs", 200, (80, 40, 25, 20, 12, 8, 5, 2)),
    Tournament("198 people, one large club", 198, (150, 20, 9, 3, 2, 1)),
    Tournament("200 people, 2 clubs", 200, (100, 100)),
    Tournament("200 people, 8 of 10 have met", 200, (80, 40, 25, 20, 12, 8, 5, 2), already_met=0.8),
    Tournament("41 people, 4 clubs", 41, (20, 10, 5, 3)),
    Tournament("24 people, 4 clubs", 24, (10, 6, 4, 2)),
    Tournament("23 people, one large club", 23, (18,)),
    Tournament("200 people by result", 200, (80, 40, 25, 20, 12, 8, 5, 2), set_by_result=True),
)


def plans(tournament: Tournament, series: int) -> Iterable[tuple[float, SeatingPlan]]:
    """Yield the CPU seconds and the seating plan of each series, planned one after another."""
    rng = random.Random(2026)  # noqa: S311 - no secret
    sitters = tournament.sitters()
    meetings = {
        frozenset({one.number, two.number}): 1
        for one, two in combinations(sitters, 2)
        if rng.random() < tournament.already_met
    }
    for number in range(series):
        start = time.process_time()
        if tournament.set_by_result:
            rng.shuffle(sitters)
            plan = by_result(sitters, meetings=meetings, seed=f"series {number}")
        else:
            plan = draw(sitters, meetings=meetings, seed=f"series {number}")
        yield time.process_time() - start, plan
        for pair in chain.from_iterable(combinations(table, 2) for table in plan.tables):
            meetings[frozenset(pair)] = meetings.get(frozenset(pair), 0) + 1


def total(breaches: Iterable[SeatingBreaches]) -> str:
    """Return the totals of team, repeated-meeting and club breaches as "1 / 2 / 3"."""
    figures = [(each.teams, each.again, each.clubs) for each in breaches]
    return " / ".join(str(sum(column)) for column in zip(*figures, strict=True))


def main() -> None:
    """Plan the series of each tournament, and print one line for it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--series", type=int, default=10)
    series = parser.parse_args().series
    print(f"{'tournament':30} {'slowest':>9} {'breaches':>16} {'bound':>16}  optimal")
    for tournament in TOURNAMENTS:
        seconds, made = zip(*plans(tournament, series), strict=True)
        print(
            f"{tournament.name:30} {max(seconds):7.3f} s"
            f" {total(plan.broken for plan in made):>16} {total(plan.least for plan in made):>16}"
            f"  {sum(plan.is_best for plan in made)} of {series}",
            flush=True,
        )


if __name__ == "__main__":
    main()
