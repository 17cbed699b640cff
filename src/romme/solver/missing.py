"""How far a hand is from finishing: the fewest cards it needs from the rest of the pack.

The search runs in rounds, which check whether 0, 1, 2 and so on new cards are enough. A round is
split as in the kernel: sets first, then each suit on its own, then the sums of the parts.

Two ideas keep the search small. First, a lower bound ignores that the parts compete for cards, and
prunes sets early. Second, a round does not choose the new cards: melds that use the same cards of
the hand and the same number of new ones are one `Choice`, so two melds may need the same new card.
New cards are assigned only to a complete layout. If the pack has too few of a card, that card is
counted from then on, and the round starts again. Uncounted cards can make a round too optimistic,
never too strict, so the first layout that the pack can supply needs the fewest new cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final, TypeAlias

from romme.melds import RING, MeldRules
from romme.rules.ruleset import RuleSet
from romme.solver import suit_bits as bits
from romme.solver.pack_melds import (
    CARDS,
    JOKER,
    Choice,
    all_melds,
    all_sets,
    all_sizes,
    as_choices,
    runs_with,
)
from romme.solver.suit_bits import ALL_RANKS, SUITS, without

NEVER: Final = 1 << 8
"""Number of new cards for a size that cannot be reached: more than any round tries."""

LayoutTree: TypeAlias = "tuple[LayoutTree, LayoutTree] | Choice | None"
"""The melds of a layout, as a tree."""
Table: TypeAlias = dict[int, tuple[int, LayoutTree]]
"""Maps a size (see `JOKER`) to the fewest new cards, and a layout that needs no more."""
Least: TypeAlias = dict[int, int]
"""Maps a size to the fewest new cards, or to a lower bound on them."""
Rest: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The remaining cards of the hand and of the pack, suit by suit."""


def cards_missing(rules: RuleSet, suits: Sequence[int], jokers: int, melded: int) -> int:
    """Return the fewest new natural cards with which exactly ``melded`` cards can be melded.

    The melds consist of new cards and of natural cards and jokers in the hand. They need not use
    the whole hand. The hand and the new cards together never have more copies of a card than the
    pack.

    If melds of this size are impossible, all cards count as missing and the result is ``melded``:
    one or two cards cannot make a meld, and the pack limits the number of cards in melds.

    >>> from romme.rules import find_preset
    >>> clubs = 0b1011  # ace, two, four
    >>> cards_missing(find_preset("klassik").rules, [clubs, 0, 0, 0], jokers=0, melded=4)
    1
    """
    whole = ALL_RANKS | ALL_RANKS << RING if rules.packs > 1 else ALL_RANKS
    pack = tuple(without(without(whole, held & ALL_RANKS), held >> RING) for held in suits)
    start: Rest = tuple(suits), pack
    most = min(jokers, melded)
    counted = 0
    for new in range(melded):
        while layout := _Round(
            rules.melds, start, jokers=most, melded=melded, new=new, counted=counted
        ).layout():
            lacking = _lacking(pack, _choices(layout))
            if not lacking:
                return new
            counted |= lacking
    return melded


def _lacking(pack: tuple[int, ...], choices: Iterable[Choice]) -> int:
    """Assign new cards to the melds of a layout. Return the faces that the pack has too few of.

    The result is a bit mask of faces: bit 13 * suit + rank.
    """
    lacking = 0
    # melds with the fewest alternatives first
    for choice in sorted(choices, key=lambda choice: len(choice.ways)):
        new_faces = next(
            (
                new_faces
                for new_faces in choice.ways
                if bits.faces_held(pack, new_faces) == new_faces
            ),
            choice.ways[0],
        )
        there = bits.faces_held(pack, new_faces)
        lacking |= new_faces ^ there
        pack = bits.without_faces(pack, there)
    return lacking


def _choices(way: LayoutTree) -> Iterator[Choice]:
    match way:
        case Choice():
            yield way
        case tuple():
            yield from _choices(way[0])
            yield from _choices(way[1])
        case None:
            pass


class _Round:
    """Checks whether ``new`` new cards are enough if only cards in ``counted`` can run out."""

    def __init__(
        self,
        rules: MeldRules,
        start: Rest,
        *,
        jokers: int,
        melded: int,
        new: int,
        counted: int,
    ) -> None:
        self.rules = rules
        self.start = start
        self.jokers = jokers
        self.melded = melded
        self.new = new
        self.counted = counted
        self.counted_in = [bits.ranks_of(counted, suit) for suit in range(SUITS)]
        self.whole = jokers * JOKER + melded
        self.runs_known: dict[tuple[int, int, int], Table] = {}
        self.choices_known: dict[tuple[int, int, int], tuple[Choice, ...]] = {}
        self.pairs_known: dict[tuple[int, int, int, int, int], Table] = {}

    def layout(self) -> LayoutTree:
        """Return a layout with at most ``new`` new cards, or None."""
        sets = [self._sets(rank) for rank in range(RING)]
        bound = filled = self._with_least_fillers(self._least_of_runs())
        bounds = [bound]
        for options in reversed(sets[1:]):
            bound = self._least_sums(bound, _least_of(options.values()))
            bounds.append(bound)
        found: dict[Rest, Table] = {self.start: {0: (0, None)}}
        for rank, options in enumerate(sets):
            found = self._with_sets(rank, options, found, bounds.pop())
        for rest, table in self._with_fillers(found, filled).items():
            way = self._finished(rest, table)
            if way:
                return way
        return None

    # --- sizes -----------------------------------------------------------------------------------

    def _sums(self, one: Table, other: Table) -> Table:
        """Combine two tables, keeping for each total size the layout with the fewest new cards."""
        found: Table = {}
        for size, (new, way) in one.items():
            for more, (added, part) in other.items():
                if new + added <= self.new and self._within(size + more):
                    _offer(found, size + more, new + added, _joined(way, part))
        return found

    def _add(self, found: Table, choice: Choice, table: Table) -> None:
        """Extend each layout of a table with one more meld, and add the results to `found`."""
        for size, (new, way) in table.items():
            total = new + choice.new
            if total <= self.new and self._within(size + choice.size):
                _offer(found, size + choice.size, total, _joined(way, choice))

    def _least_sums(self, one: Least, other: Least) -> Least:
        found: Least = {}
        for size, new in one.items():
            for more, added in other.items():
                total = new + added
                if total <= self.new and self._within(size + more):
                    found[size + more] = min(total, found.get(size + more, NEVER))
        return self._with_fewer_jokers(found)

    def _within(self, size: int) -> bool:
        return size & CARDS <= self.melded and size <= self.whole

    def _with_fewer_jokers(self, least: Least) -> Least:
        """Lower each bound if the same number of cards with fewer jokers has a smaller one.

        Change `least` in place and return it.
        """
        for jokers in range(1, self.jokers + 1):
            for cards in range(self.melded + 1):
                size = jokers * JOKER + cards
                fewer = least.get(size - JOKER, NEVER)
                if fewer < least.get(size, NEVER):
                    least[size] = fewer
        return least

    # --- runs ------------------------------------------------------------------------------------

    def _least_of_runs(self) -> Least:
        """Return lower bounds on the new cards, by size (see `JOKER`), for layouts of runs only."""
        least: Least = {0: 0}
        for suit, (held, pack) in enumerate(zip(*self.start, strict=True)):
            table = self._runs(suit, held, pack)
            least = self._least_sums(least, {size: new for size, (new, _) in table.items()})
        return least

    def _runs(self, suit: int, held: int, pack: int) -> Table:
        """The best layouts of one suit, in runs that each use a card of the hand."""
        key = (suit, held, pack)
        known = self.runs_known.get(key)
        if known is None:
            known = self.runs_known[key] = self._new_runs(suit, held, pack)
        return known

    def _new_runs(self, suit: int, held: int, pack: int) -> Table:
        """Compute what `_runs` caches. The lowest card is either left in hand or laid in a run."""
        if not held:
            return {0: (0, None)}
        found = dict(self._runs(suit, without(held, held & -held & ALL_RANKS), pack))
        for choice in self._run_choices(suit, held & ALL_RANKS, pack & ALL_RANKS):
            rest = self._runs(suit, without(held, choice.used), without(pack, choice.counted))
            self._add(found, choice, rest)
        return found

    def _run_choices(self, suit: int, held: int, pack: int) -> tuple[Choice, ...]:
        """Return the runs that contain the lowest rank held and need at most `new` new cards."""
        key = (suit, held, pack)
        known = self.choices_known.get(key)
        if known is None:
            lowest = (held & -held).bit_length() - 1
            counted = self.counted_in[suit]
            known = self.choices_known[key] = as_choices(
                (
                    naturals & held,
                    naturals & ~held & counted,
                    size,
                    (naturals & ~held) << RING * suit,
                )
                for naturals, size in runs_with(self.rules, lowest, self.jokers)
                if (naturals & ~held).bit_count() <= self.new and not naturals & ~held & ~pack
            )
        return known

    # --- sets ------------------------------------------------------------------------------------

    def _sets(self, rank: int) -> dict[tuple[int, int], Table]:
        """Return the layouts of one rank that need the fewest new cards for each size.

        Each of their sets uses a card of the hand. The keys are the cards of the hand and the
        counted new cards that a layout uses, as digits by suit (see `bits.DIGITS`).
        """
        held, pack = (bits.digits_of(some, rank) for some in self.start)
        found: dict[tuple[int, int], Table] = {(0, 0): {0: (0, None)}}
        for choice in self._set_choices(rank) * 2:  # the pack may have each card twice
            for (used, counted), table in list(found.items()):
                both = used + bits.DIGITS[choice.used], counted + bits.DIGITS[choice.counted]
                if bits.holds(held, both[0]) and bits.holds(pack, both[1]):
                    self._add(found.setdefault(both, {}), choice, table)
        return found

    def _set_choices(self, rank: int) -> tuple[Choice, ...]:
        """The sets of one rank with at least one card of the hand."""
        held, pack = (bits.suits_with(some, rank) for some in self.start)
        counted = bits.suits_with(self.counted_in, rank)
        return as_choices(
            (used, new_suits & counted, size, bits.faces_of(new_suits, rank))
            for suits, size in all_sets(self.rules, self.jokers)
            for used in range(1, suits + 1)
            if used & suits == used and used & held == used
            for new_suits in (suits ^ used,)
            if new_suits & pack == new_suits and new_suits.bit_count() <= self.new
        )

    def _with_sets(
        self,
        rank: int,
        options: dict[tuple[int, int], Table],
        chosen: dict[Rest, Table],
        bound: Least,
    ) -> dict[Rest, Table]:
        """Extend the layouts in `chosen` with the sets of one rank, unless `bound` rules them out.

        The keys are the remaining cards of the hand and of the pack.
        """
        found: dict[Rest, Table] = {}
        for (held, pack), table in chosen.items():
            for (used, counted), here in options.items():
                sums = self._promising_sums(table, here, bound)
                if sums:
                    rest = (
                        bits.without_rank(held, used, rank),
                        bits.without_rank(pack, counted, rank),
                    )
                    known = found.setdefault(rest, {})
                    for size, (new, way) in sums.items():
                        _offer(known, size, new, way)
        return found

    def _promising_sums(self, one: Table, other: Table, bound: Least) -> Table:
        """Like `_sums`, but without layouts that `bound` shows cannot be completed."""
        found: Table = {}
        for size, (new, way) in one.items():
            for more, (added, part) in other.items():
                # with too many cards or jokers, the difference is not a valid size
                least = bound.get(self.whole - size - more, NEVER)
                if new + added + least <= self.new:
                    _offer(found, size + more, new + added, _joined(way, part))
        return found

    # --- melds without a card of the hand --------------------------------------------------------

    @cached_property
    def _fillers(self) -> dict[int, list[Choice]]:
        """The melds that consist of new cards and jokers only, by size."""
        faces = sum((some & ALL_RANKS) << RING * suit for suit, some in enumerate(self.start[1]))
        found: dict[int, list[Choice]] = {}
        for choice in as_choices(
            (0, new_faces & self.counted, size, new_faces)
            for new_faces, size in all_melds(self.rules, self.jokers)
            if size in self._filler_sizes and new_faces & faces == new_faces
        ):
            found.setdefault(choice.size, []).append(choice)
        return found

    @cached_property
    def _filler_sizes(self) -> Least:
        sizes = all_sizes(self.rules, self.jokers)
        naturals = {size: (size & CARDS) - size // JOKER for size in sizes if self._within(size)}
        return {size: new for size, new in naturals.items() if new <= self.new}

    def _with_least_fillers(self, least: Least) -> Least:
        """Return the bounds, by size, for layouts that may also contain `_fillers`."""
        found, fresh = dict(least), least
        while fresh:
            sums = self._least_sums(fresh, self._filler_sizes)
            fresh = {size: new for size, new in sums.items() if new < found.get(size, NEVER)}
            found.update(fresh)
        return found

    def _with_fillers(self, chosen: dict[Rest, Table], bound: Least) -> dict[Rest, Table]:
        """Extend the layouts with melds from `_fillers`, unless `bound` rules them out."""
        found, fresh = chosen, chosen
        while fresh:
            grown: dict[Rest, Table] = {}
            for rest, table in fresh.items():
                for filled, size, new, way in self._filled(rest, table, bound):
                    if new < found.get(filled, {}).get(size, (NEVER, None))[0]:
                        _offer(grown.setdefault(filled, {}), size, new, way)
            fresh = grown
            for rest, table in grown.items():
                found[rest] = found.get(rest, {}) | table
        return found

    def _filled(
        self, rest: Rest, table: Table, bound: Least
    ) -> Iterator[tuple[Rest, int, int, LayoutTree]]:
        """Yield the layouts of a table, each extended with one meld from `_fillers`."""
        held, pack = rest
        for size, (new, way) in table.items():
            for more, added in self._filler_sizes.items():
                total = new + added
                if total + bound.get(self.whole - size - more, NEVER) > self.new:
                    continue
                for choice in self._fillers.get(more, ()):
                    if bits.faces_held(pack, choice.counted) == choice.counted:
                        filled = held, bits.without_faces(pack, choice.counted)
                        yield filled, size + more, total, _joined(way, choice)

    # --- completion ------------------------------------------------------------------------------

    def _finished(self, rest: Rest, chosen: Table) -> LayoutTree:
        """Complete one of the layouts in `chosen` to the required size with runs.

        Return None if all of them need too many new cards.
        """
        low, high = self._pair(rest, 0), self._pair(rest, 2)
        for size, (new, way) in chosen.items():
            for more, (added, part) in low.items():
                left = self.whole - size - more
                for jokers in range(left // JOKER + 1):
                    last, end = high.get(left - jokers * JOKER, (NEVER, None))
                    if new + added + last <= self.new:
                        return ((way, part), end)
        return None

    def _pair(self, rest: Rest, first: int) -> Table:
        """Return the best layouts in runs of the two neighbouring suits `first` and `first + 1`."""
        (one, other), (pack, last) = (some[first : first + 2] for some in rest)
        key = (first, one, pack, other, last)
        known = self.pairs_known.get(key)
        if known is None:
            known = self.pairs_known[key] = self._sums(
                self._runs(first, one, pack), self._runs(first + 1, other, last)
            )
        return known


# --- layouts --------------------------------------------------------------------------------------


def _offer(found: Table, size: int, new: int, way: LayoutTree) -> None:
    known = found.get(size)
    if known is None or new < known[0]:
        found[size] = (new, way)


def _joined(one: LayoutTree, other: LayoutTree) -> LayoutTree:
    return one if other is None else other if one is None else (one, other)


def _least_of(tables: Iterable[Table]) -> Least:
    least: Least = {}
    for table in tables:
        for size, (new, _) in table.items():
            least[size] = min(new, least.get(size, NEVER))
    return least
