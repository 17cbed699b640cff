"""The search for a seating that breaks little: deal the clubs out, then exchange two at a time.

People are dealt to the tables one by one, club after club and in each club team after team. So
every club, and every team within a club, is spread as evenly as can be: with nobody met before,
that is already the best there is. From there on two people of different tables change places: one
who sits badly, and whoever makes the exchange cheapest. Whoever has just moved stays for a while,
so that the search leaves a place that no single exchange improves. It stops at a proven bound or
after a number of steps that depends on the number of people alone, never on a clock.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from romme.tournament.lots import Lots
from romme.tournament.seating.exact import FEW
from romme.tournament.seating.weights import SeatingWeights, SitterGroup, SitterIndex

_WORK: Final = 1_000_000
"""Exchanges looked at in all."""
_MOST_STEPS: Final = 6_000
_FEW_STEPS: Final = 200
"""With few people, where `exact` goes on from what is found."""
_REST: Final = 7
"""For how many exchanges people stay where they came to."""
_STEPS_WITHOUT_GAIN: Final = 400
"""Steps without a better seating, after which the search goes on from the best one."""


def dealt(weights: SeatingWeights, sizes: Sequence[int], lots: Lots) -> list[list[SitterIndex]]:
    """Deal people to tables of these sizes, greatest first, so that clubs and teams are spread.

    Neighbours in the dealing order go to different tables as long as there are any, so a group in
    one stretch of it has at most one more person at one table than at another. A team of several
    clubs is dealt with the club of one of them: teams come first.
    """
    order = lots.shuffled(range(len(weights.pair)))
    # A team of people without a club is dealt like a club of its own, under a name no club has.
    home = {team: weights.clubs[at] or f"\0{team}" for at in order if (team := weights.teams[at])}
    clubs = [home.get(weights.teams[at], club) for at, club in enumerate(weights.clubs)]
    by_club, by_team = _drawn_order(clubs, lots), _drawn_order(weights.teams, lots)
    tables: list[list[SitterIndex]] = [[] for _ in sizes]
    for at, person in enumerate(sorted(order, key=lambda one: (by_club[one], by_team[one]))):
        tables[at % len(sizes)].append(person)
    return tables


def _drawn_order(names: Sequence[str], lots: Lots) -> list[int]:
    """For each person a place in the dealing order, shared by those of the same name only."""
    drawn = {name: at for at, name in enumerate(lots.shuffled(sorted(set(names) - {""})))}
    alone = lots.shuffled(range(len(names)))
    return [drawn.get(name, len(drawn) + alone[person]) for person, name in enumerate(names)]


def improved(
    tables: Iterable[SitterGroup], weights: SeatingWeights, *, least: int, lots: Lots
) -> list[list[SitterIndex]]:
    """The best seating that exchanges lead to; none is better than `least`."""
    hall = _Hall(tables, weights)
    best, best_cost = hall.copy(), hall.cost
    people = len(weights.pair)
    steps = _FEW_STEPS if people <= FEW else min(_MOST_STEPS, _WORK // people)
    resting: deque[SitterIndex] = deque(maxlen=min(_REST, people // 4))
    since = 0
    for _ in range(steps):
        if best_cost == least:
            break
        if since == _STEPS_WITHOUT_GAIN:
            hall, since = _Hall(best, weights), 0
            resting.clear()
        since += 1
        bad = hall.badly_seated(least, resting)
        one = bad[lots.below(len(bad))]
        two = hall.partner(one, resting, lots)
        hall.exchange(one, two)
        resting.append(two)
        if hall.cost < best_cost:
            best, best_cost, since = hall.copy(), hall.cost, 0
    return best


class _Hall:
    """A seating with what everybody would cost at every table kept ready."""

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
        """By table and person: the cost of the person with everybody at that table."""
        self._here = [self._there[number][person] for person, number in enumerate(self._at)]
        self.cost = sum(self._here) // 2

    def copy(self) -> list[list[SitterIndex]]:
        """The people of each table as they sit now."""
        return [list(table) for table in self._tables]

    def badly_seated(self, least: int, resting: Sequence[SitterIndex]) -> list[SitterIndex]:
        """Those with a part in the worst kind of breach beyond the bound; if need be, resting."""
        weights = self._weights
        broken, bound = weights.read(self.cost), weights.read(least)
        if broken.teams > bound.teams:
            unit = weights.team
        elif broken.again > bound.again:
            unit = weights.again
        elif broken.clubs > bound.clubs:
            unit = weights.club
        else:
            unit = 1
        bad = [person for person, cost in enumerate(self._here) if cost >= unit]
        if unit < weights.club:  # clubs are as well spread as can be: move the namesakes alone
            bad = [person for person in bad if self._here[person] % weights.club]
        return [person for person in bad if person not in resting] or bad

    def partner(self, one: SitterIndex, resting: Sequence[SitterIndex], lots: Lots) -> SitterIndex:
        """With whom an exchange leaves the least cost; a lot among equals."""
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

    def exchange(self, one: SitterIndex, two: SitterIndex) -> None:
        """Let two people of different tables change places."""
        first, second = self._at[one], self._at[two]
        self._tables[first][self._tables[first].index(one)] = two
        self._tables[second][self._tables[second].index(two)] = one
        self._at[one], self._at[two] = second, first
        of_one, of_two = self._weights.pair[one], self._weights.pair[two]
        self._there[first] = [
            cost - gone + come
            for cost, gone, come in zip(self._there[first], of_one, of_two, strict=True)
        ]
        self._there[second] = [
            cost - gone + come
            for cost, gone, come in zip(self._there[second], of_two, of_one, strict=True)
        ]
        for number in (first, second):
            for person in self._tables[number]:
                self._here[person] = self._there[number][person]
        self.cost = sum(self._here) // 2
