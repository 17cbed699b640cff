"""Local search for a good seating: deal people out club by club, then swap two people at a time.

People are dealt to the tables one by one, club by club and, within a club, team by team. This
spreads every club, and every team within a club, as evenly as possible. If nobody has met before,
there are no namesakes, and each team is from one club, the result is already optimal.

Then people at different tables swap seats: a badly seated person and the partner who makes the swap
cheapest. The partner stays put for the next few swaps, so that the search can leave a local
optimum. It stops at a proven bound, or after a number of steps that depends only on the number of
people, never on a clock.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from romme.tournament.lots import Lots
from romme.tournament.seating.search.exact import MOST_PEOPLE
from romme.tournament.seating.search.weights import SeatingWeights, SitterGroup, SitterIndex

_WORK: Final = 1_000_000
"""Maximum number of swaps to evaluate. Each step evaluates about one swap per person."""
_MOST_STEPS: Final = 6_000
_FEW_STEPS: Final = 200
"""Number of steps for up to `MOST_PEOPLE` people; `exact` then continues from the result."""
_REST: Final = 7
"""Maximum number of later swaps during which the partner of a swap stays put."""
_STEPS_WITHOUT_GAIN: Final = 400
"""Steps without a better seating after which the search resumes from the best one."""


def deal_evenly(
    weights: SeatingWeights, sizes: Sequence[int], lots: Lots
) -> list[list[SitterIndex]]:
    """Deal people to tables of these sizes, largest first, spreading clubs and teams evenly.

    People are dealt round-robin, so the tables differ by at most one person of a group that is
    contiguous in the dealing order. A team from several clubs is dealt with the club of one of its
    members, because teams have priority.
    """
    order = lots.shuffled(range(len(weights.pair)))
    # A team without a club is dealt like a separate club, under a name that no club has.
    home = {team: weights.clubs[at] or f"\0{team}" for at in order if (team := weights.teams[at])}
    clubs = [home.get(weights.teams[at], club) for at, club in enumerate(weights.clubs)]
    by_club, by_team = _drawn_order(clubs, lots), _drawn_order(weights.teams, lots)
    tables: list[list[SitterIndex]] = [[] for _ in sizes]
    for at, person in enumerate(sorted(order, key=lambda one: (by_club[one], by_team[one]))):
        tables[at % len(sizes)].append(person)
    return tables


def _drawn_order(names: Sequence[str], lots: Lots) -> list[int]:
    """Return a random sort key for each person. People with the same club or team share a key."""
    drawn = {name: at for at, name in enumerate(lots.shuffled(sorted(set(names) - {""})))}
    alone = lots.shuffled(range(len(names)))
    return [drawn.get(name, len(drawn) + alone[person]) for person, name in enumerate(names)]


def improve(
    tables: Iterable[SitterGroup], weights: SeatingWeights, *, least: int, lots: Lots
) -> list[list[SitterIndex]]:
    """Improve a seating by swaps and return the best seating found. Stop early at cost `least`."""
    seating = _CachedSeating(tables, weights)
    best, best_cost = seating.copy(), seating.cost
    people = len(weights.pair)
    steps = _FEW_STEPS if people <= MOST_PEOPLE else min(_MOST_STEPS, _WORK // people)
    resting: deque[SitterIndex] = deque(maxlen=min(_REST, people // 4))
    since = 0
    for _ in range(steps):
        if best_cost == least:
            break
        if since == _STEPS_WITHOUT_GAIN:
            seating, since = _CachedSeating(best, weights), 0
            resting.clear()
        since += 1
        bad = seating.badly_seated(least, resting)
        one = bad[lots.below(len(bad))]
        two = seating.partner(one, resting, lots)
        seating.swap(one, two)
        resting.append(two)
        if seating.cost < best_cost:
            best, best_cost, since = seating.copy(), seating.cost, 0
    return best


class _CachedSeating:
    """A seating that caches the cost of each person at each table."""

    def __init__(self, tables: Iterable[SitterGroup], weights: SeatingWeights) -> None:
        pair = weights.pair
        self._weights = weights
        self._tables = [list(table) for table in tables]
        self._at = [0] * len(pair)
        for number, table in enumerate(self._tables):
            for person in table:
                self._at[person] = number
        self._there = [
            [sum(row[other] for other in table) for row in pair] for table in self._tables
        ]
        """The cost of a person at a table: `self._there[table][person]`."""
        self._here = [self._there[number][person] for person, number in enumerate(self._at)]
        self.cost = sum(self._here) // 2

    def copy(self) -> list[list[SitterIndex]]:
        """Return a copy of the current tables."""
        return [list(table) for table in self._tables]

    def badly_seated(self, least: int, resting: Sequence[SitterIndex]) -> list[SitterIndex]:
        """Return the people involved in the most serious kind of breach that may be avoidable.

        That is the first kind with more breaches than in the lower bound `least`. People in
        `resting` are left out, unless that would leave nobody.
        """
        weights = self._weights
        broken, bound = weights.breaches_of(self.cost), weights.breaches_of(least)
        if broken.teams > bound.teams:
            unit = weights.team
        elif broken.again > bound.again:
            unit = weights.again
        elif broken.clubs > bound.clubs:
            unit = weights.club
        else:
            unit = 1
        bad = [person for person, cost in enumerate(self._here) if cost >= unit]
        if unit < weights.club:  # clubs are at their bound: move only namesakes
            bad = [person for person in bad if self._here[person] % weights.club]
        return [person for person in bad if person not in resting] or bad

    def partner(self, one: SitterIndex, resting: Sequence[SitterIndex], lots: Lots) -> SitterIndex:
        """Return the person at another table whose swap with `one` costs least. Lots break ties."""
        home = self._at[one]
        cost_at = [there[one] for there in self._there]
        gains = [
            cost_at[number] + back - here - between - between
            for number, back, here, between in zip(
                self._at, self._there[home], self._here, self._weights.pair[one], strict=True
            )
        ]
        never = max(gains) + 1
        for person in (*self._tables[home], *resting):
            gains[person] = never
        least = min(gains)
        equal = [person for person, gain in enumerate(gains) if gain == least]
        return equal[lots.below(len(equal))]

    def swap(self, one: SitterIndex, two: SitterIndex) -> None:
        """Swap two people at different tables."""
        first, second = self._at[one], self._at[two]
        self._tables[first][self._tables[first].index(one)] = two
        self._tables[second][self._tables[second].index(two)] = one
        self._at[one], self._at[two] = second, first
        of_one, of_two = self._weights.pair[one], self._weights.pair[two]
        self._there[first] = [
            cost - left + joined
            for cost, left, joined in zip(self._there[first], of_one, of_two, strict=True)
        ]
        self._there[second] = [
            cost - left + joined
            for cost, left, joined in zip(self._there[second], of_two, of_one, strict=True)
        ]
        for number in (first, second):
            for person in self._tables[number]:
                self._here[person] = self._there[number][person]
        self.cost = sum(self._here) // 2
