"""What no seating can do better than: a bound that is proven and quick for any number of people.

- Teams, clubs and namesakes: a group has the fewest pairs when it is spread evenly over the
  tables. The sum over all groups is a bound; `assignment.dealt` reaches it while nobody has met.
- Everything together: two people halve what they cost as a pair. Each has at least as many
  companions as there are at the smallest table, and cannot do better than the cheapest ones.

For few people `exact` closes what is left between this bound and the seating found.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import comb

from romme.tournament.seating.weights import (
    SeatingBreaches,
    SeatingWeights,
    any_shared,
    shared_sizes,
)


def spread(people: int, tables: int) -> int:
    """How many pairs share a table when people are spread as evenly as can be.

    >>> spread(3, 3), spread(5, 3), spread(80, 50)
    (0, 2, 30)
    """
    each, more = divmod(people, tables)
    return (tables - more) * comb(each, 2) + more * comb(each + 1, 2)


def apart(weights: SeatingWeights, sizes: Sequence[int]) -> SeatingBreaches:
    """A bound for each figure by itself: any seating at these tables breaks as much."""
    again = [[cost % weights.team // weights.again for cost in row] for row in weights.pair]
    return SeatingBreaches(
        teams=_groups(weights.teams, len(sizes)),
        again=_companions(again, sizes),
        clubs=_groups(weights.clubs, len(sizes)),
        namesakes=_groups(weights.names, len(sizes)),
    )


def bound(weights: SeatingWeights, sizes: Sequence[int]) -> int:
    """A cost that no seating at tables of these sizes goes below."""
    return max(weights.write(apart(weights, sizes)), _companions(weights.pair, sizes))


def readable(
    least: SeatingBreaches, *, broken: SeatingBreaches, alone: SeatingBreaches
) -> SeatingBreaches:
    """The bound of a seating, so that each of its figures can be shown beside what is broken.

    Where the seating is above the bound, the lesser figures of the bound belong to a better
    seating that may not exist; there the bounds that hold for each figure alone take their place.

    >>> least = SeatingBreaches(teams=0, again=2, clubs=9)
    >>> alone = SeatingBreaches(teams=0, again=0, clubs=4)
    >>> readable(least, broken=SeatingBreaches(teams=0, again=3, clubs=5), alone=alone)
    SeatingBreaches(teams=0, again=2, clubs=4, namesakes=0)
    """
    if least.teams < broken.teams:
        return replace(alone, teams=least.teams)
    if least.again < broken.again:
        return replace(least, clubs=alone.clubs, namesakes=alone.namesakes)
    if least.clubs < broken.clubs:
        return replace(least, namesakes=alone.namesakes)
    return least


def by_kind(
    weights: SeatingWeights, *, least: SeatingBreaches, alone: SeatingBreaches
) -> SeatingBreaches:
    """What any seating breaks of each kind, even one that breaks more of the other kinds.

    `least` may bound a figure only for seatings that are not worse in the figures before it. Teams
    come first, so that their figure holds for all; where no two people are of one team, no seating
    is worse in it, and that of the meetings holds too.
    """
    again = alone.again if any_shared(weights.teams) else max(alone.again, least.again)
    return replace(alone, teams=max(alone.teams, least.teams), again=again)


def _groups(names: Iterable[str], tables: int) -> int:
    return sum(spread(people, tables) for people in shared_sizes(names))


def _companions(pair: Sequence[Sequence[int]], sizes: Sequence[int]) -> int:
    """Half of what all people pay for their cheapest companions, in whole pairs.

    Only so many people sit at the smallest tables; those who save most by it are taken.
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
