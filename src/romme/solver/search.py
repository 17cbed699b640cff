"""Exact search for a whole turn: own melds, lay-offs in chains, joker swaps, and the discard.

The kernel answers what a hand can lay by itself. A turn asks for more: own melds must reach the
opening before anything is laid off, their number may be limited, the melds on the table compete
for the same cards, a swapped joker must be placed again, and one card is kept to be discarded. So
here a layout is not one value but a value for each use of what is limited (`Use`), and all of them
are carried along. The split is the kernel's: sets first, then each suit by itself, with the runs
on the table as part of their suit and the sets on the table among the sets.
"""

# ruff: noqa: PLR0917 - what compiled code calls takes its arguments as C does

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from romme.cards import RANKS
from romme.melds import RING, SMALLEST_MELD, AcePoints, MeldRules, rank_points, share_allows
from romme.rules.options import JokerSwap
from romme.solver.meld_codes import (
    JOKERS_MASK,
    JOKERS_SHIFT,
    LOW_MASK,
    PLACES_MASK,
    PLACES_SHIFT,
    SET,
    SUIT_MASK,
    SUIT_SHIFT,
    SUITS_MASK,
    SUITS_SHIFT,
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

ALL_RANKS: Final = (1 << RING) - 1
SUITS: Final = 4
FEW: Final = 8
"""So few layouts are not worth sorting."""
UNIT: Final = 32
"""What a value is counted by inside, less one for each thing done: of equals the simplest."""


Use: TypeAlias = int
"""How much of what is limited a part of a turn uses: several small numbers in one, so that two uses
are joined by one addition.

    spent 0-5      jokers laid
    gained 6-11    jokers swapped out of melds on the table
    early 12-17    jokers laid to open with, before any can have been swapped out
    melds 18-22    new melds, where their number is limited
    aside 23-24    natural cards kept to be discarded
    touched 25-26  1 if a meld that lay there before is used
    late 27-28     1 if an own meld is laid only after a joker was swapped out
    points 29-     points towards the opening, counted no further than it
"""
NOTHING: Final[Use] = 0
FIELD = 63
GAINED = 6
EARLY = 12
MELDS = 18
ASIDE = 23
TOUCHED = 25
LATE = 27
USED_POINTS = 29
SMALL = 3
BELOW_POINTS = (1 << USED_POINTS) - 1


def spent_of(use: Use) -> int:
    """Jokers laid."""
    return use & FIELD


def gained_of(use: Use) -> int:
    """Jokers swapped out of melds on the table."""
    return use >> GAINED & FIELD


def is_aside(use: Use) -> bool:
    """Whether a natural card is kept to be discarded."""
    return bool(use >> ASIDE & SMALL)


def is_touched(use: Use) -> bool:
    """Whether a meld that lay there before is used."""
    return bool(use >> TOUCHED & SMALL)


def is_sound(use: Use) -> bool:
    """Whether the jokers swapped out are laid again, and melds that wait for one get it.

    What was laid to open with cannot be a joker swapped out after that.
    """
    gained, after_opening = gained_of(use), spent_of(use) - (use >> EARLY & FIELD)
    waits = bool(use >> LATE & SMALL)
    return gained <= after_opening and (gained > 0 or not waits)


def points_of(use: Use) -> int:
    """Points towards the opening."""
    return use >> USED_POINTS


class Part(NamedTuple):
    """One thing done in a turn, on packed melds."""

    before: int
    """The meld as it lay on the table, or as it was laid to open with; 0 = a new meld."""
    after: int
    """The meld as it lies at the end."""
    onto: int
    """The place of the meld on the table, from 0; -1 = an own meld."""
    late: bool = False
    """Whether an own meld is laid only after jokers were swapped out."""


Link: TypeAlias = "tuple[Link, Link] | Part | int | None"
"""What was done, as a tree; a number is the card kept to be discarded."""
Frontier: TypeAlias = dict[Use, tuple[int, Link]]
"""For each use of what is limited the greatest value, and how it is reached."""


@dataclass(frozen=True)
class Limits:
    """What is limited, in one search."""

    jokers: int
    """In hand."""
    opening: int = 0
    """Points that count; 0 = they do not matter."""
    melds: int = 0
    """Most new melds; 0 = any number."""
    discard: bool = False
    """Whether a natural card may be kept to be discarded, at its full value."""
    everything: bool = False
    """Whether every natural card must be laid or discarded."""
    closed: bool = False
    """Whether no joker may fit any meld in the end."""


class Search:
    """One hand and one table; made for one question."""

    def __init__(
        self,
        rules: MeldRules,
        swap: JokerSwap,
        weights: Sequence[int],
        limits: Limits,
        table: Sequence[int] = (),
    ) -> None:
        """Take the rules, what a card of each rank is worth, the limits, and the table."""
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
        """Find the best value for each use of what is limited."""
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
        """How many jokers could at most be swapped out of the table."""
        if self.swap is JokerSwap.NEVER:
            return 0
        count = 0
        for suit, lying in enumerate(self.table_runs):
            for _, code in lying:
                jokered = (rank for rank, joker in places_of(code) if joker)
                count += sum(suits[suit] >> rank & 1 for rank in jokered)
        for rank, sets in self.table_sets.items():
            held = sum(suit >> rank & 1 for suit in suits)
            count += sum(min(held, code >> JOKERS_SHIFT & JOKERS_MASK) for _, code in sets)
        return count

    # --- uses ------------------------------------------------------------------------------------

    def _sum(self, one: Use, other: Use) -> Use:
        """Add two uses; -1 if that is more than there can be."""
        total = one + other
        if (
            total & FIELD > self.most_jokers
            or total >> EARLY & FIELD > self.jokers
            or total >> MELDS & 31 > self.most_melds
            or total >> ASIDE & SMALL > 1
        ):
            return -1
        if total >> TOUCHED & SMALL > 1:
            total -= 1 << TOUCHED
        if total >> LATE & SMALL > 1:
            total -= 1 << LATE
        if total >> USED_POINTS > self.opening:
            total = total & BELOW_POINTS | self.opening << USED_POINTS
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
        """Drop what has fewer points and no more value than another with the same use.

        Not what has none: who lays no meld at all need not open.
        """
        if not self.opening or len(found) < FEW:
            return found
        best: dict[int, int] = {}
        kept: Frontier = {}
        for use in sorted(found, reverse=True):  # more points first
            value, link = found[use]
            rest = use if use <= BELOW_POINTS else use & BELOW_POINTS | 1 << USED_POINTS
            if value > best.get(rest, value - 1):
                best[rest] = value
                kept[use] = (value, link)
        return kept

    def _own(self, jokers: int, early: int, points: int) -> Use:
        """What an own meld uses: only what is limited is told apart."""
        limits = self.limits
        return (
            jokers
            | (early << EARLY if self.swappable and limits.opening else 0)
            | (1 << MELDS if limits.melds else 0)
            | min(points, limits.opening) << USED_POINTS
        )

    def _may_lie(self, code: int) -> bool:
        """Whether a meld may lie there when the turn is over."""
        return not self.limits.closed or not takes_joker(self.rules, code)

    # --- sets ------------------------------------------------------------------------------------

    def _with_sets(
        self, rank: int, by_rest: dict[tuple[int, ...], Frontier]
    ) -> dict[tuple[int, ...], Frontier]:
        """Choose what becomes of the sets of one rank, own ones and those on the table.

        What is chosen so far stands under the suits that it leaves.
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
        """What can be done with a rank held in these suits, under the suits that each set uses."""
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
        """Go on choosing: first for each set that lies there, then own sets in one order only."""
        used, use, link, count = now
        sets = self.table_sets.get(rank, ())
        if lying < len(sets):
            if self._may_lie(sets[lying][1]):
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
        """The sets that there are of one rank."""
        rules = self.rules
        count = _set_count(rank, rules)
        for suits in range(1, 1 << SUITS):
            naturals = suits.bit_count()
            for jokers in range(max(0, SMALLEST_MELD - naturals), rules.largest_set - naturals + 1):
                if jokers > self.most_jokers or not _share(rules, naturals + jokers, jokers):
                    continue
                code = SET | rank | suits << SUITS_SHIFT
                whole = code | jokers << JOKERS_SHIFT
                if not self._may_lie(whole):
                    continue
                for early in self._early_jokers(naturals, jokers):
                    before = 0 if early in (jokers, -1) else code | early << JOKERS_SHIFT
                    points = (naturals + early) * count if early >= 0 else 0
                    use = self._own(jokers, max(early, 0), points)
                    use |= 1 << LATE if early < 0 else 0
                    yield suits, use, Part(before, whole, -1, late=early < 0)

    def _early_jokers(self, naturals: int, jokers: int) -> Iterator[int]:
        """How many jokers of a set are laid to open with; -1 = the set is laid after that."""
        yield jokers
        if self.swappable and self.opening and jokers:
            yield from range(max(0, SMALLEST_MELD - naturals), jokers)
            yield -1

    def _onto_set(self, place: int, code: int, held: int) -> Iterator[tuple[int, Use, Part]]:
        """What can become of a set on the table, but for nothing."""
        rules = self.rules
        rank, there = code & LOW_MASK, code >> SUITS_SHIFT & SUITS_MASK
        jokers = code >> JOKERS_SHIFT & JOKERS_MASK
        size = there.bit_count() + jokers
        for suits in (0, *_parts(held & ~there)):
            naturals = there.bit_count() + suits.bit_count()
            for after in range(rules.largest_set - naturals + 1):
                if not (suits or after > jokers) or naturals + after < size:
                    continue
                swapped = after < jokers
                full = naturals + after == rules.largest_set
                may_swap = self.swap is JokerSwap.ALL_MELDS or (
                    self.swap is JokerSwap.FULL_SETS and full
                )
                if (swapped and not may_swap) or not _share(rules, naturals + after, after):
                    continue
                use = max(0, after - jokers) | max(0, jokers - after) << GAINED | 1 << TOUCHED
                grown = SET | rank | (there | suits) << SUITS_SHIFT | after << JOKERS_SHIFT
                if self._may_lie(grown):
                    yield suits, use, Part(code, grown, place)

    # --- suits -----------------------------------------------------------------------------------

    def _suit(self, number: int, suit: int, run: int) -> Frontier:
        """What can be done with one suit and the runs of it on the table, from this one on."""
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
        found = dict(self._suit(number, suit, run + 1)) if self._may_lie(code) else {}
        swaps = self.swap is not JokerSwap.NEVER
        for used, grown in grown_runs(
            self.rules, code, suit & ALL_RANKS, self.most_jokers, swaps=swaps
        ):
            if not self._may_lie(grown):
                continue
            added = (grown >> PLACES_SHIFT & PLACES_MASK).bit_count()
            kept = kept_jokers(code, grown)
            swapped = (code >> PLACES_SHIFT & PLACES_MASK).bit_count() - kept
            lay = added - kept | swapped << GAINED | 1 << TOUCHED
            self._add(
                found, number, without(suit, used), run + 1, lay, used, Part(code, grown, place)
            )
        return found

    def _own_runs(self, number: int, suit: int, run: int) -> Frontier:
        """Lay the lowest card in some run, keep it to be discarded, or leave it."""
        lowest = (suit & -suit).bit_length() - 1
        rest = without(suit, 1 << lowest)
        found: Frontier = {}
        if not self.limits.everything:
            found = dict(self._suit(number, rest, run))
        if self.limits.discard:
            card = number * RING + lowest
            self._add(found, number, rest, run, 1 << ASIDE, 1 << lowest, card)
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
                use = self._own(jokers, early, points) | (0 if core else 1 << LATE)
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
        """Offer what one thing done with a suit and all that can follow it come to."""
        worth = sum(self.weights[rank] for rank in range(RING) if used >> rank & 1)
        worth -= isinstance(part, Part)
        for more, (value, link) in self._suit(number, rest, run).items():
            total = self._sum(use, more)
            if total >= 0:
                _offer(found, total, value + worth, part if link is None else (part, link))


def done(link: Link) -> tuple[list[Part], int | None]:
    """What was done, in a fixed order, and the card kept to be discarded."""
    parts: list[Part] = []
    card: int | None = None
    stack = [link]
    while stack:
        now = stack.pop()
        match now:
            case Part():
                parts.append(now)
            case int():
                card = now
            case tuple():
                stack.extend(reversed(now))
            case None:
                pass
    return parts, card


def without(suit: int, ranks: int) -> int:
    """Take one card of each of these ranks out of a suit that holds them.

    >>> bin(without(0b1_0000000000011, 0b11))
    '0b1'
    """
    twice = ranks & suit >> RING
    return suit ^ twice << RING ^ (ranks ^ twice)


def _offer(found: Frontier, use: Use, value: int, link: Link) -> None:
    known = found.get(use)
    if known is None or value > known[0]:
        found[use] = (value, link)


def _held_twice(suits: Sequence[int], rank: int) -> tuple[int, int]:
    """The suits in which a rank is held, a bit for each, and those in which it is held twice."""
    once = sum((suit >> rank & 1) << number for number, suit in enumerate(suits))
    twice = sum((suit >> (RING + rank) & 1) << number for number, suit in enumerate(suits))
    return once, twice


def _parts(held: int) -> Iterator[int]:
    """The choices of some of these suits."""
    return (suits for suits in range(1, held + 1) if suits & held == suits)


def _share(rules: MeldRules, size: int, jokers: int) -> bool:
    return share_allows(rules.joker_share, jokers=jokers, naturals=size - jokers)


def _set_count(rank: int, rules: MeldRules) -> int:
    return rank_points(RANKS[rank], ace=1 if rules.ace_points is AcePoints.ONE else 11)
