"""Proven lower bounds on the breaches of any seating, quick to compute for any number of people.

- Teams, clubs and namesakes: a group has the fewest pairs when it is spread evenly over the
  tables. The sum over all groups is a bound. `assignment.deal_evenly` reaches it for teams, and
  also for clubs if each team is from one club.
- All kinds together: each person bears half the cost of every pair they are in. Everybody has at
  least as many companions as people at the smallest table have, and these cost at least as much as
  the cheapest ones.

For few people `exact` closes the remaining gap between this bound and the seating found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import comb

from romme.tournament.seating.search.weights import (
    SeatingBreaches,
    SeatingWeights,
    any_shared,
    shared_sizes,
)


def spread(people: int, tables: int) -> int:
    """Number of pairs that share a table when people are spread as evenly as possible.

    >>> spread(3, 3), spread(5, 3), spread(80, 50)
    (0, 2, 30)
    """
    each, more = divmod(people, tables)
    return (tables - more) * comb(each, 2) + more * comb(each + 1, 2)


def separate_bounds(weights: SeatingWeights, sizes: Sequence[int]) -> SeatingBreaches:
    """Return a lower bound for each kind of breach by itself, at tables of these sizes."""
    again = [[cost % weights.team // weights.again for cost in row] for row in weights.pair]
    return SeatingBreaches(
        teams=_groups(weights.teams, len(sizes)),
        again=_companions(again, sizes),
        clubs=_groups(weights.clubs, len(sizes)),
        namesakes=_groups(weights.names, len(sizes)),
    )


def bound(weights: SeatingWeights, sizes: Sequence[int]) -> int:
    """Lower bound on the cost of any seating at tables of these sizes."""
    return max(weights.cost_of(separate_bounds(weights, sizes)), _companions(weights.pair, sizes))


def comparable_bound(
    least: SeatingBreaches, *, broken: SeatingBreaches, alone: SeatingBreaches
) -> SeatingBreaches:
    """Adapt a lower bound so that each kind of breach can be compared with the seating.

    If the seating exceeds the bound in one kind, the bound for the later kinds holds only for
    better seatings, which may not exist. It is replaced by the bounds for each kind alone.

    >>> least = SeatingBreaches(teams=0, again=2, clubs=9)
    >>> alone = SeatingBreaches(teams=0, again=0, clubs=4)
    >>> comparable_bound(least, broken=SeatingBreaches(teams=0, again=3, clubs=5), alone=alone)
    SeatingBreaches(teams=0, again=2, clubs=4, namesakes=0)
    """
    if least.teams < broken.teams:
        return replace(alone, teams=least.teams)
    if least.again < broken.again:
        return replace(least, clubs=alone.clubs, namesakes=alone.namesakes)
    if least.clubs < broken.clubs:
        return replace(least, namesakes=alone.namesakes)
    return least


def bounds_by_kind(
    weights: SeatingWeights, *, least: SeatingBreaches, alone: SeatingBreaches
) -> SeatingBreaches:
    """Return lower bounds that hold for every seating, one for each kind of breach.

    `least` bounds a kind only for seatings that are no worse in the kinds before it. Teams come
    first, so their bound holds for all seatings. If no two people share a team, no seating is worse
    in that kind, so the bound for repeated meetings holds too.
    """
    again = alone.again if any_shared(weights.teams) else max(alone.again, least.again)
    return replace(alone, teams=max(alone.teams, least.teams), again=again)


def _groups(names: Iterable[str], tables: int) -> int:
    return sum(spread(people, tables) for people in shared_sizes(names))


def _companions(pair: Sequence[Sequence[int]], sizes: Sequence[int]) -> int:
    """Return a lower bound on the cost: half the cost of everybody's cheapest companions.

    People at the smallest tables have fewer companions. The number of these seats is limited, so
    they are given to the people who save most by sitting there.
    """
    smallest, largest = min(sizes), max(sizes)
    seats = smallest * sizes.count(smallest) if smallest < largest else 0
    paid, saved = 0, []
    for person, row in enumerate(pair):
        cheapest = sorted((*row[:person], *row[person + 1 :]))
        paid += sum(cheapest[: largest - 1])
        saved.append(sum(cheapest[smallest - 1 : largest - 1]))
    paid -= sum(sorted(saved, reverse=True)[:seats])
    return -(-paid // 2)
