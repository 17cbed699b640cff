"""Exact search for a whole turn: new melds, chains of lay-offs, joker swaps, and the discard.

The kernel finds the melds of a hand alone. A turn has more constraints: new melds must reach the
opening points before anything is laid off, their number may be limited, the melds on the table
compete for the same cards, a swapped joker must be placed again, and one card is kept for the
discard. So the search keeps not one best value but one for each use of the limited resources
(`Use`). It is split as in the kernel: sets first, then each suit on its own. Sets on the table are
treated with the new sets, runs on the table with their suit.
"""

# ruff: noqa: PLR0917 - hot functions take positional arguments, as in C

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from romme.melds import RING, SMALLEST_MELD, MeldRules
from romme.rules.options import JokerSwap
from romme.solver import turn_parts
from romme.solver.meld_codes import (
    LOW_MASK,
    ONE_JOKER,
    PLACES_MASK,
    PLACES_SHIFT,
    SET,
    SUIT_MASK,
    SUIT_SHIFT,
    size_of,
)
from romme.solver.runs import (
    grown_runs,
    kept_jokers,
    late_runs,
    own_runs,
    places_of,
    run_points,
    takes_joker,
)
from romme.solver.sets import card_points, grown_sets, jokers_in, own_sets
from romme.solver.suit_bits import ALL_RANKS, SUITS, suits_with, without
from romme.solver.turn_parts import NOTHING, Frontier, Limits, Link, Part, Use

FEW: Final = 8
"""Minimum number of uses for which it pays to sort them and drop the dominated ones."""
UNIT: Final = 32
"""Scale of values inside the search. An action costs 1, so the simplest of equal turns wins."""


class Search:
    """A search for the best turn with one hand and one table. Call `solve` once per instance."""

    def __init__(
        self,
        rules: MeldRules,
        swap: JokerSwap,
        weights: Sequence[int],
        limits: Limits,
        table: Sequence[int] = (),
    ) -> None:
        """Prepare a search. Laying a natural card adds the weight of its rank to the value."""
        self.rules = rules
        self.swap = swap
        self.weights = [weight * UNIT for weight in weights]
        self.limits = limits
        self.jokers = limits.jokers
        self.opening = limits.opening
        self.table_runs: list[list[tuple[int, int]]] = [[] for _ in range(SUITS)]
        self.table_sets: dict[int, list[tuple[int, int]]] = {}
        for place, code in enumerate(table):
            if code & SET:
                self.table_sets.setdefault(code & LOW_MASK, []).append((place, code))
            else:
                self.table_runs[code >> SUIT_SHIFT & SUIT_MASK].append((place, code))
        self.swappable = 0
        self.most_jokers = limits.jokers
        self.most_melds = limits.melds or RING
        self.own_sets: list[list[tuple[int, tuple[int, Use, Part]]]] = []
        self.known_sets: dict[tuple[int, int, int], dict[tuple[int, ...], Frontier]] = {}
        self.known: dict[tuple[int, int, int], Frontier] = {}

    def solve(self, suits: Sequence[int]) -> Frontier:
        """Return the best value for each use of the limited resources, with its actions."""
        self.swappable = self._most_swaps(suits)
        self.most_jokers = self.jokers + self.swappable
        held = suits[0] | suits[1] | suits[2] | suits[3]
        self.own_sets = [
            list(enumerate(self._own_sets(rank))) if held >> rank & 1 else []
            for rank in range(RING)
        ]
        by_rest: dict[tuple[int, ...], Frontier] = {tuple(suits): {NOTHING: (0, None)}}
        for rank in range(RING):
            by_rest = self._with_sets(rank, by_rest)
        best: Frontier = {}
        for rest, chosen in by_rest.items():
            parts = [self._suit(number, suit, 0) for number, suit in enumerate(rest)]
            if not all(parts):
                continue
            found = chosen
            for part in sorted(parts, key=len):
                found = self._joined(found, part)
            for use, (value, link) in found.items():
                _offer(best, use, value, link)
        return {use: (-(-value // UNIT), link) for use, (value, link) in best.items()}

    def _most_swaps(self, suits: Sequence[int]) -> int:
        """An upper bound on the number of jokers that can be swapped out of melds on the table."""
        if self.swap is JokerSwap.NEVER:
            return 0
        count = 0
        for suit, lying in enumerate(self.table_runs):
            for _, code in lying:
                jokered = (rank for rank, joker in places_of(code) if joker)
                count += sum(suits[suit] >> rank & 1 for rank in jokered)
        for rank, sets in self.table_sets.items():
            held = sum(suit >> rank & 1 for suit in suits)
            count += sum(min(held, jokers_in(code)) for _, code in sets)
        return count

    # --- uses ------------------------------------------------------------------------------------

    def _sum(self, one: Use, other: Use) -> Use:
        """Return the sum of two uses, or -1 if the sum exceeds a limit."""
        total = one + other
        if (
            total & turn_parts.JOKERS_MASK > self.most_jokers
            or total >> turn_parts.EARLY_SHIFT & turn_parts.JOKERS_MASK > self.jokers
            or total >> turn_parts.MELDS_SHIFT & turn_parts.MELDS_MASK > self.most_melds
            or total >> turn_parts.ASIDE_SHIFT & turn_parts.FLAG_MASK > 1
        ):
            return -1
        if total >> turn_parts.TOUCHED_SHIFT & turn_parts.FLAG_MASK > 1:
            total -= 1 << turn_parts.TOUCHED_SHIFT
        if total >> turn_parts.LATE_SHIFT & turn_parts.FLAG_MASK > 1:
            total -= 1 << turn_parts.LATE_SHIFT
        if total >> turn_parts.POINTS_SHIFT > self.opening:
            total = total & turn_parts.BELOW_POINTS | self.opening << turn_parts.POINTS_SHIFT
        return total

    def _joined(self, one: Frontier, other: Frontier) -> Frontier:
        found: Frontier = {}
        for use, (value, link) in one.items():
            for more, (added, part) in other.items():
                total = self._sum(use, more)
                if total >= 0:
                    known = found.get(total)
                    if known is None or value + added > known[0]:
                        joined = link if part is None else part if link is None else (link, part)
                        found[total] = (value + added, joined)
        return self._undominated(found)

    def _undominated(self, found: Frontier) -> Frontier:
        """Drop a use if another use of the same resources has more points and no less value.

        Uses without points are kept: a player who lays no new meld need not open.
        """
        if not self.opening or len(found) < FEW:
            return found
        best: dict[int, int] = {}
        kept: Frontier = {}
        for use in sorted(found, reverse=True):  # more points first
            value, link = found[use]
            rest = (
                use
                if use <= turn_parts.BELOW_POINTS
                else use & turn_parts.BELOW_POINTS | 1 << turn_parts.POINTS_SHIFT
            )
            if value > best.get(rest, value - 1):
                best[rest] = value
                kept[use] = (value, link)
        return kept

    def _own(self, jokers: int, early: int, points: int) -> Use:
        """Return the `Use` of a new meld. Resources that this search does not limit stay at 0."""
        limits = self.limits
        return (
            jokers
            | (early << turn_parts.EARLY_SHIFT if self.swappable and limits.opening else 0)
            | (1 << turn_parts.MELDS_SHIFT if limits.melds else 0)
            | min(points, limits.opening) << turn_parts.POINTS_SHIFT
        )

    def _may_lie(self, code: int, place: int = -1) -> bool:
        """Whether a meld may lie on the table after the turn; `place` is -1 for a new one."""
        return (
            not self.limits.closed
            or place in self.limits.fixed
            or not takes_joker(self.rules, code)
        )

    def _may_become(self, place: int, code: int, grown: int) -> bool:
        """Whether the meld at index `place` on the table may be changed into `grown`."""
        if place in self.limits.fixed and size_of(grown) > size_of(code):
            return False
        return self._may_lie(grown, place)

    # --- sets ------------------------------------------------------------------------------------

    def _with_sets(
        self, rank: int, by_rest: dict[tuple[int, ...], Frontier]
    ) -> dict[tuple[int, ...], Frontier]:
        """Extend the choices with the sets of one rank, both new ones and those on the table.

        The keys are the remaining cards, suit by suit.
        """
        found: dict[tuple[int, ...], Frontier] = {}
        for suits, chosen in by_rest.items():
            for used, here in self._sets_of(rank, *_held_twice(suits, rank)).items():
                rest = suits
                for some in used:
                    rest = tuple(
                        without(suit, 1 << rank) if some >> number & 1 else suit
                        for number, suit in enumerate(rest)
                    )
                frontier = found.setdefault(rest, {})
                for use, (value, link) in self._joined(chosen, here).items():
                    _offer(frontier, use, value, link)
        return found

    def _sets_of(self, rank: int, held: int, twice: int) -> dict[tuple[int, ...], Frontier]:
        """Return all ways to lay cards of one rank in new sets and in sets on the table.

        `held` and `twice` are bit masks of the suits in which the rank is held at least once, and
        twice. Each key lists, for every set that gets natural cards, the bit mask of their suits.
        """
        key = (rank, held, twice)
        if key not in self.known_sets:
            found: dict[tuple[int, ...], Frontier] = {}
            self._choose(rank, held, twice, 0, 0, found, ((), NOTHING, None, 0))
            self.known_sets[key] = found
        return self.known_sets[key]

    def _choose(
        self,
        rank: int,
        held: int,
        twice: int,
        lying: int,
        first: int,
        found: dict[tuple[int, ...], Frontier],
        now: tuple[tuple[int, ...], Use, Link, int],
    ) -> None:
        """Extend a choice of sets recursively, and record each complete one in `found`.

        First the sets on the table get their cards, one by one. Then new sets follow in a fixed
        order, so that no choice is tried twice.
        """
        used, use, link, count = now
        sets = self.table_sets.get(rank, ())
        if lying < len(sets):
            if self._may_lie(sets[lying][1], sets[lying][0]):
                self._choose(rank, held, twice, lying + 1, 0, found, now)
            options = [(0, option) for option in self._onto_set(*sets[lying], held)]
            lying += 1
        else:
            worth = sum(some.bit_count() for some in used) * self.weights[rank]
            _offer(found.setdefault(used, {}), use, worth - count, link)
            options = self.own_sets[rank][first:]
        for place, (some, more, part) in options:
            total = self._sum(use, more)
            if some & held != some or total < 0:
                continue
            left = held & ~(some & ~twice)
            after = ((*used, some) if some else used, total, (link, part), count + 1)
            self._choose(rank, left, twice & ~some, lying, place, found, after)

    def _own_sets(self, rank: int) -> Iterator[tuple[int, Use, Part]]:
        """Yield the possible new sets of one rank."""
        count = card_points(self.rules, rank)
        for suits, jokers, whole in own_sets(self.rules, rank, self.most_jokers):
            if not self._may_lie(whole):
                continue
            naturals = suits.bit_count()
            for early in self._early_jokers(naturals, jokers):
                before = 0 if early in (jokers, -1) else whole - (jokers - early) * ONE_JOKER
                points = (naturals + early) * count if early >= 0 else 0
                use = self._own(jokers, max(early, 0), points)
                use |= 1 << turn_parts.LATE_SHIFT if early < 0 else 0
                yield suits, use, Part(before, whole, -1, late=early < 0)

    def _early_jokers(self, naturals: int, jokers: int) -> Iterator[int]:
        """Yield the possible numbers of jokers that are laid to open with a set.

        -1 means that the whole set is laid later, after a joker swap.
        """
        yield jokers
        if self.swappable and self.opening and jokers:
            yield from range(max(0, SMALLEST_MELD - naturals), jokers)
            yield -1

    def _onto_set(self, place: int, code: int, held: int) -> Iterator[tuple[int, Use, Part]]:
        """Yield the possible changes to a set on the table."""
        for suits, grown in grown_sets(self.rules, code, held, self.swap):
            if self._may_become(place, code, grown):
                added = jokers_in(grown) - jokers_in(code)
                laid, swapped = max(0, added), max(0, -added)
                use = laid | swapped << turn_parts.GAINED_SHIFT | 1 << turn_parts.TOUCHED_SHIFT
                yield suits, use, Part(code, grown, place)

    # --- suits -----------------------------------------------------------------------------------

    def _suit(self, number: int, suit: int, run: int) -> Frontier:
        """All choices for one suit and its runs on the table, except the first `run` runs."""
        key = (number, suit, run)
        found = self.known.get(key)
        if found is None:
            lying = self.table_runs[number]
            if run < len(lying):
                found = self._onto_run(number, suit, run)
            elif suit:
                found = self._own_runs(number, suit, run)
            else:
                found = {NOTHING: (0, None)}
            self.known[key] = found
        return found

    def _onto_run(self, number: int, suit: int, run: int) -> Frontier:
        place, code = self.table_runs[number][run]
        found = dict(self._suit(number, suit, run + 1)) if self._may_lie(code, place) else {}
        swaps = self.swap is not JokerSwap.NEVER
        for used, grown in grown_runs(
            self.rules, code, suit & ALL_RANKS, self.most_jokers, swaps=swaps
        ):
            if not self._may_become(place, code, grown):
                continue
            added = (grown >> PLACES_SHIFT & PLACES_MASK).bit_count()
            kept = kept_jokers(code, grown)
            swapped = (code >> PLACES_SHIFT & PLACES_MASK).bit_count() - kept
            lay = added - kept | swapped << turn_parts.GAINED_SHIFT | 1 << turn_parts.TOUCHED_SHIFT
            self._add(
                found, number, without(suit, used), run + 1, lay, used, Part(code, grown, place)
            )
        return found

    def _own_runs(self, number: int, suit: int, run: int) -> Frontier:
        """All choices for the suit's lowest card: lay it in a new run, discard it, or keep it."""
        lowest = (suit & -suit).bit_length() - 1
        rest = without(suit, 1 << lowest)
        found: Frontier = {}
        if not self.limits.everything:
            found = dict(self._suit(number, rest, run))
        if self.limits.discard:
            card = number * RING + lowest
            self._add(found, number, rest, run, 1 << turn_parts.ASIDE_SHIFT, 1 << lowest, card)
        for used, jokers, points, code in own_runs(
            self.rules, suit & ALL_RANKS, lowest, self.most_jokers, closed=self.limits.closed
        ):
            coded = code | number << SUIT_SHIFT
            use = self._own(jokers, jokers, points)
            self._add(found, number, without(suit, used), run, use, used, Part(0, coded, -1))
        if self.swappable and self.opening:
            for used, jokers, code, core in late_runs(
                self.rules, suit & ALL_RANKS, lowest, self.most_jokers
            ):
                if not self._may_lie(code):
                    continue
                points, early = 0, 0
                if core:
                    points = run_points(core, self.rules)
                    early = (core >> PLACES_SHIFT & PLACES_MASK).bit_count()
                    core |= number << SUIT_SHIFT  # noqa: PLW2901 - the same run, in its suit
                use = self._own(jokers, early, points) | (0 if core else 1 << turn_parts.LATE_SHIFT)
                part = Part(core, code | number << SUIT_SHIFT, -1, late=not core)
                self._add(found, number, without(suit, used), run, use, used, part)
        return found

    def _add(
        self,
        found: Frontier,
        number: int,
        rest: int,
        run: int,
        use: Use,
        used: int,
        part: Part | int,
    ) -> None:
        """Add to `found` one action in a suit, with all choices for the rest of the suit."""
        worth = sum(self.weights[rank] for rank in range(RING) if used >> rank & 1)
        worth -= isinstance(part, Part)
        for more, (value, link) in self._suit(number, rest, run).items():
            total = self._sum(use, more)
            if total >= 0:
                _offer(found, total, value + worth, part if link is None else (part, link))


def _offer(found: Frontier, use: Use, value: int, link: Link) -> None:
    known = found.get(use)
    if known is None or value > known[0]:
        found[use] = (value, link)


def _held_twice(suits: Sequence[int], rank: int) -> tuple[int, int]:
    """The suits in which a rank is held, and those in which it is held twice, as bit masks."""
    return suits_with(suits, rank), suits_with(suits, RING + rank)
