"""Local search for seats at numbered tables, where some people should stay or sit where they are.

Other searches choose who sits together; the numbers of the tables follow by lot. Here the tables
have numbers, because people have been told theirs or have a fixed one. The costs, the greatest
first: a person with a fixed table sits elsewhere, a person leaves the table of the old plan, then
the breaches.

The search swaps two people, or moves one to a free seat, as long as that costs less. It stops after
a number of steps that depends only on the number of people, never on a clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from romme.tournament.seating.search.weights import SeatingWeights, SitterGroup, SitterIndex
from romme.tournament.seating.table_sizes import FOUR, THREE

MOST_WORK: Final = 400_000
"""Maximum number of swaps to evaluate: a second or two on an old laptop."""


@dataclass(frozen=True, slots=True)
class TableWishes:
    """Where people should sit. Tables are indexes from 0."""

    home: Mapping[SitterIndex, int] = field(default_factory=dict)
    """The table of each person in the old plan. Others may sit anywhere."""
    fixed: Mapping[SitterIndex, int] = field(default_factory=dict)
    """The tables of people with a fixed one."""
    sizes: tuple[int, ...] = ()
    """The size of each table, if it must not change. Otherwise free seats may be used."""


class TableSearch:
    """Seats at numbered tables that are improved step by step."""

    def __init__(
        self, tables: Iterable[SitterGroup], weights: SeatingWeights, wishes: TableWishes
    ) -> None:
        self.tables = [list(table) for table in tables]
        self._weights = weights
        self._wishes = wishes
        self._at = {one: at for at, table in enumerate(self.tables) for one in table}
        people = len(self._at)
        self._away = weights.team * (people * people * FOUR + 1)
        """Cost of leaving a table of the old plan: more than all breaches together."""
        self._misplaced = self._away * (people + 1)
        self._work = MOST_WORK

    def improve(self, loose: Iterable[SitterIndex] | None = None) -> None:
        """Move and swap people until nothing is gained. `loose` limits who begins a swap.

        By default, these are the people without a home, those away from it, and those who are not
        at their fixed table.
        """
        known = None if loose is None else list(loose)
        gained = True
        while gained and self._work > 0:
            gained = False
            for one in self._unsettled() if known is None else known:
                gained = self._improved(one) or gained

    def _unsettled(self) -> list[SitterIndex]:
        home, fixed = self._wishes.home, self._wishes.fixed
        return [
            one
            for one, at in sorted(self._at.items())
            if home.get(one) != at or fixed.get(one, at) != at
        ]

    def _improved(self, one: SitterIndex) -> bool:
        """Take the step from this person that lowers the cost most. Return whether there is one."""
        if self._work <= 0:
            return False
        best: tuple[int, tuple[SitterIndex, ...], int] | None = None
        for cost, people, table in (*self._shifts(one), *self._swaps(one), *self._returns(one)):
            self._work -= 1
            if cost < 0 and (best is None or (cost, people, table) < best):
                best = cost, people, table
        if best is None:
            return False
        _, people, table = best
        places = [*(self._at[other] for other in people[1:]), table]
        for person, place in zip(people, places, strict=True):
            self.tables[self._at[person]].remove(person)
            self.tables[place].append(person)
            self._at[person] = place
        return True

    def _shifts(self, one: SitterIndex) -> Iterable[tuple[int, tuple[SitterIndex, ...], int]]:
        """Yield moves from a table of four to a table of three, with their costs."""
        here = self._at[one]
        if len(self.tables[here]) < FOUR or self._wishes.sizes:
            return
        stay = self._cost(one, here)
        for at, table in enumerate(self.tables):
            if len(table) == THREE and at != here:
                yield self._cost(one, at) - stay, (one,), at

    def _swaps(self, one: SitterIndex) -> Iterable[tuple[int, tuple[SitterIndex, ...], int]]:
        """Yield swaps with people at other tables, with their costs."""
        here = self._at[one]
        stay = self._cost(one, here)
        for at, table in enumerate(self.tables):
            if at == here:
                continue
            whole = self._cost(one, at)
            for two in table:
                between = self._weights.pair[one][two]
                cost = whole + self._cost(two, here) - stay - self._cost(two, at) - 2 * between
                yield cost, (one, two), here

    def _returns(self, one: SitterIndex) -> Iterable[tuple[int, tuple[SitterIndex, ...], int]]:
        """Yield returns to the table of the old plan, with another person filling the seat left.

        The other person comes from a table of four, which then has three people.
        """
        here, home = self._at[one], self._wishes.home.get(one)
        if home is None or home == here or len(self.tables[home]) != THREE or self._wishes.sizes:
            return
        gain = self._cost(one, home) - self._cost(one, here)
        for at, table in enumerate(self.tables):
            if len(table) < FOUR or at in (here, home):
                continue
            for two in table:
                between = self._weights.pair[one][two]
                yield (
                    gain + self._cost(two, here) - between - self._cost(two, at),
                    (two, one),
                    home,
                )

    def _cost(self, one: SitterIndex, at: int) -> int:
        """Cost of a person at a table, with everybody else who is there now."""
        row = self._weights.pair[one]
        cost = sum([row[other] for other in self.tables[at]])
        if self._wishes.home.get(one, at) != at:
            cost += self._away
        if self._wishes.fixed.get(one, at) != at:
            cost += self._misplaced
        return cost


def greedy_table(
    one: SitterIndex, tables: Sequence[SitterGroup], weights: SeatingWeights, *, fours: int
) -> int:
    """Return the index of the cheapest table with a free seat. `fours` tables may have four."""
    full = sum(len(table) >= FOUR for table in tables)
    row = weights.pair[one]
    free = [
        (sum(row[other] for other in table), len(table), at)
        for at, table in enumerate(tables)
        if len(table) < THREE or (len(table) == THREE and full < fours)
    ]
    return min(free)[-1]
