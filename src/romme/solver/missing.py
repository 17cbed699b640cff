"""How far a hand is from going out: the fewest cards that must come from the rest of the pack.

A round asks whether so many new cards are enough, for none, one, two and so on. Within a round the
split is the kernel's: sets first, then each suit by itself, and sums of what the parts need. Two
things keep that small. What the parts need at least, were they not in each other's way, says early
which sets lead nowhere. And which new cards come is left open: melds that use the same cards of
the hand and as many new ones are one `Choice`, so nobody sees at first that two melds wait for the
same card. Only when a layout is found is it dealt its new cards; a card that the pack does not have
often enough is counted from then on, and the round begins again. To leave something uncounted can
make a round too hopeful, never too strict, so the first layout that the pack can serve decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from romme.melds import RING, SMALLEST_MELD, MeldRules, SideBySide, share_allows, spans
from romme.rules.ruleset import RuleSet
from romme.solver.search import ALL_RANKS, SUITS, without

JOKER: Final = 1 << 8
"""A size is the number of cards, plus this for each joker among them."""
CARDS: Final = JOKER - 1
NEVER: Final = 1 << 8
"""More new cards than any round asks for."""
DIGIT: Final = 4
"""How often one rank is used in each suit is one number, with so many bits for each suit."""
SPARE: Final = 0x8888
"""The highest bit of every digit."""
DIGITS: Final = tuple(
    sum((suits >> suit & 1) << DIGIT * suit for suit in range(SUITS)) for suits in range(1 << SUITS)
)
"""Some suits, a bit for each, as such a number."""


class Choice(NamedTuple):
    """Melds that differ only in new cards that nobody counts."""

    used: int
    """Cards of the hand: ranks of one suit, or suits of one rank."""
    counted: int
    """New cards that are counted: the same; where neither is common, faces."""
    size: int
    new: int
    """How many new cards."""
    ways: tuple[int, ...]
    """The new cards of each of the melds, as faces: bit 13 * suit + rank."""


Way: TypeAlias = "tuple[Way, Way] | Choice | None"
"""A layout, as a tree."""
Table: TypeAlias = dict[int, tuple[int, Way]]
"""For each size the fewest new cards, and how."""
Least: TypeAlias = dict[int, int]
"""For each size the fewest new cards."""
Rest: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""What is left of the hand and of the pack, suit by suit."""


def cards_missing(rules: RuleSet, suits: Sequence[int], jokers: int, melded: int) -> int:
    """Count the natural cards that must come so that exactly so many cards lie in melds.

    The melds are made of natural cards and jokers of the hand and of the new cards, nothing else;
    what they do not use of the hand does not matter. Hand and new cards together hold no face more
    often than the pack.

    One or two cards are no melds: then all of them are missing, and the answer is ``melded``. The
    same is said of more cards than the pack can meld.

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
        while way := _Round(
            rules.melds, start, jokers=most, melded=melded, new=new, counted=counted
        ).way():
            lacking = _lacking(pack, _choices(way))
            if not lacking:
                return new
            counted |= lacking
    return melded


def _lacking(pack: tuple[int, ...], choices: Iterable[Choice]) -> int:
    """Deal the new cards of a layout; name the faces of which there are not enough."""
    lacking = 0
    # melds that can wait for one thing only come first
    for choice in sorted(choices, key=lambda choice: len(choice.ways)):
        come = next((come for come in choice.ways if _there(pack, come) == come), choice.ways[0])
        there = _there(pack, come)
        lacking |= come ^ there
        pack = _taken(pack, there)
    return lacking


def _choices(way: Way) -> Iterator[Choice]:
    match way:
        case Choice():
            yield way
        case tuple():
            yield from _choices(way[0])
            yield from _choices(way[1])
        case None:
            pass


class _Round:
    """One question: whether so many new cards are enough, as far as these faces are counted."""

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
        self.counted_in = [_of_suit(counted, suit) for suit in range(SUITS)]
        self.whole = jokers * JOKER + melded
        self.runs_known: dict[tuple[int, int, int], Table] = {}
        self.choices_known: dict[tuple[int, int, int], tuple[Choice, ...]] = {}
        self.pairs_known: dict[tuple[int, int, int, int, int], Table] = {}

    def way(self) -> Way:
        """A layout that needs no more new cards; None if there is none."""
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
        """What two parts need together."""
        found: Table = {}
        for size, (new, way) in one.items():
            for more, (added, part) in other.items():
                if new + added <= self.new and self._within(size + more):
                    _offer(found, size + more, new + added, _joined(way, part))
        return found

    def _add(self, found: Table, choice: Choice, table: Table) -> None:
        """Offer what one meld more needs."""
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
        """Let every size stand for so many jokers or fewer."""
        for jokers in range(1, self.jokers + 1):
            for cards in range(self.melded + 1):
                size = jokers * JOKER + cards
                fewer = least.get(size - JOKER, NEVER)
                if fewer < least.get(size, NEVER):
                    least[size] = fewer
        return least

    # --- runs ------------------------------------------------------------------------------------

    def _least_of_runs(self) -> Least:
        """What the runs need at least, for each size, were there no sets."""
        least: Least = {0: 0}
        for suit, (held, pack) in enumerate(zip(*self.start, strict=True)):
            table = self._runs(suit, held, pack)
            least = self._least_sums(least, {size: new for size, (new, _) in table.items()})
        return least

    def _runs(self, suit: int, held: int, pack: int) -> Table:
        """Runs of one suit, each with a card of the hand."""
        key = (suit, held, pack)
        known = self.runs_known.get(key)
        if known is None:
            known = self.runs_known[key] = self._new_runs(suit, held, pack)
        return known

    def _new_runs(self, suit: int, held: int, pack: int) -> Table:
        """Leave the lowest card out, or lay it in some run."""
        if not held:
            return {0: (0, None)}
        found = dict(self._runs(suit, without(held, held & -held & ALL_RANKS), pack))
        for choice in self._run_choices(suit, held & ALL_RANKS, pack & ALL_RANKS):
            rest = self._runs(suit, without(held, choice.used), without(pack, choice.counted))
            self._add(found, choice, rest)
        return found

    def _run_choices(self, suit: int, held: int, pack: int) -> tuple[Choice, ...]:
        """The runs with the lowest of these ranks."""
        key = (suit, held, pack)
        known = self.choices_known.get(key)
        if known is None:
            lowest = (held & -held).bit_length() - 1
            counted = self.counted_in[suit]
            known = self.choices_known[key] = _as_choices(
                (
                    naturals & held,
                    naturals & ~held & counted,
                    size,
                    (naturals & ~held) << RING * suit,
                )
                for naturals, size in _runs_with(self.rules, lowest, self.jokers)
                if (naturals & ~held).bit_count() <= self.new and not naturals & ~held & ~pack
            )
        return known

    # --- sets ------------------------------------------------------------------------------------

    def _sets(self, rank: int) -> dict[tuple[int, int], Table]:
        """Sets of one rank, each with a card of the hand.

        They stand under the cards of the hand and the counted new ones that they use.
        """
        held, pack = (_digits(some, rank) for some in self.start)
        found: dict[tuple[int, int], Table] = {(0, 0): {0: (0, None)}}
        for choice in self._set_choices(rank) * 2:  # each twice, as often as a card can be there
            for (used, counted), table in list(found.items()):
                both = used + DIGITS[choice.used], counted + DIGITS[choice.counted]
                if _holds(held, both[0]) and _holds(pack, both[1]):
                    self._add(found.setdefault(both, {}), choice, table)
        return found

    def _set_choices(self, rank: int) -> tuple[Choice, ...]:
        """The sets of one rank with some card of the hand, whichever."""
        held, pack = (_suits_with(some, rank) for some in self.start)
        counted = _suits_with(self.counted_in, rank)
        return _as_choices(
            (used, come & counted, size, _faces(come, rank))
            for suits, size in _all_sets(self.rules, self.jokers)
            for used in range(1, suits + 1)
            if used & suits == used and used & held == used
            for come in (suits ^ used,)
            if come & pack == come and come.bit_count() <= self.new
        )

    def _with_sets(
        self,
        rank: int,
        options: dict[tuple[int, int], Table],
        chosen: dict[Rest, Table],
        bound: Least,
    ) -> dict[Rest, Table]:
        """Choose the sets of one rank; what is chosen stands under what it leaves."""
        found: dict[Rest, Table] = {}
        for (held, pack), table in chosen.items():
            for (used, counted), here in options.items():
                sums = self._hopeful(table, here, bound)
                if sums:
                    rest = _without_rank(held, used, rank), _without_rank(pack, counted, rank)
                    known = found.setdefault(rest, {})
                    for size, (new, way) in sums.items():
                        _offer(known, size, new, way)
        return found

    def _hopeful(self, one: Table, other: Table, bound: Least) -> Table:
        """The sums from which all that is still to come could end well."""
        found: Table = {}
        for size, (new, way) in one.items():
            for more, (added, part) in other.items():
                # where there are too many cards or jokers, the difference is no size
                least = bound.get(self.whole - size - more, NEVER)
                if new + added + least <= self.new:
                    _offer(found, size + more, new + added, _joined(way, part))
        return found

    # --- melds without a card of the hand --------------------------------------------------------

    @cached_property
    def _fillers(self) -> dict[int, list[Choice]]:
        """Melds of new cards alone, and jokers, by their size."""
        faces = sum((some & ALL_RANKS) << RING * suit for suit, some in enumerate(self.start[1]))
        found: dict[int, list[Choice]] = {}
        for choice in _as_choices(
            (0, come & self.counted, size, come)
            for come, size in _all_melds(self.rules, self.jokers)
            if size in self._filler_sizes and come & faces == come
        ):
            found.setdefault(choice.size, []).append(choice)
        return found

    @cached_property
    def _filler_sizes(self) -> Least:
        sizes = _all_sizes(self.rules, self.jokers)
        naturals = {size: (size & CARDS) - size // JOKER for size in sizes if self._within(size)}
        return {size: new for size, new in naturals.items() if new <= self.new}

    def _with_least_fillers(self, least: Least) -> Least:
        """What is needed at least if melds of new cards are added, too."""
        found, fresh = dict(least), least
        while fresh:
            sums = self._least_sums(fresh, self._filler_sizes)
            fresh = {size: new for size, new in sums.items() if new < found.get(size, NEVER)}
            found.update(fresh)
        return found

    def _with_fillers(self, chosen: dict[Rest, Table], bound: Least) -> dict[Rest, Table]:
        """Add melds of new cards where that could end well."""
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
    ) -> Iterator[tuple[Rest, int, int, Way]]:
        """Add one meld of new cards."""
        held, pack = rest
        for size, (new, way) in table.items():
            for more, added in self._filler_sizes.items():
                total = new + added
                if total + bound.get(self.whole - size - more, NEVER) > self.new:
                    continue
                for choice in self._fillers.get(more, ()):
                    if _there(pack, choice.counted) == choice.counted:
                        filled = held, _taken(pack, choice.counted)
                        yield filled, size + more, total, _joined(way, choice)

    # --- the end ---------------------------------------------------------------------------------

    def _finished(self, rest: Rest, chosen: Table) -> Way:
        """Add runs to what is chosen, so that the size is right."""
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
        """The runs of two suits."""
        (one, other), (pack, last) = (some[first : first + 2] for some in rest)
        key = (first, one, pack, other, last)
        known = self.pairs_known.get(key)
        if known is None:
            known = self.pairs_known[key] = self._sums(
                self._runs(first, one, pack), self._runs(first + 1, other, last)
            )
        return known


# --- choices -------------------------------------------------------------------------------------


def _as_choices(melds: Iterable[tuple[int, int, int, int]]) -> tuple[Choice, ...]:
    """Take melds together that use the same: cards of the hand, counted new ones, and the size."""
    ways: dict[tuple[int, int, int], list[int]] = {}
    for used, counted, size, come in melds:
        ways.setdefault((used, counted, size), []).append(come)
    return tuple(
        Choice(*key, new=comes[0].bit_count(), ways=tuple(comes)) for key, comes in ways.items()
    )


def _offer(found: Table, size: int, new: int, way: Way) -> None:
    known = found.get(size)
    if known is None or new < known[0]:
        found[size] = (new, way)


def _joined(one: Way, other: Way) -> Way:
    return one if other is None else other if one is None else (one, other)


def _least_of(tables: Iterable[Table]) -> Least:
    least: Least = {}
    for table in tables:
        for size, (new, _) in table.items():
            least[size] = min(new, least.get(size, NEVER))
    return least


# --- faces and ranks -----------------------------------------------------------------------------


def _of_suit(faces: int, suit: int) -> int:
    return faces >> RING * suit & ALL_RANKS


def _there(pack: Sequence[int], faces: int) -> int:
    """Those of the faces that are still there."""
    return sum((_of_suit(faces, suit) & some) << RING * suit for suit, some in enumerate(pack))


def _taken(pack: Sequence[int], faces: int) -> tuple[int, ...]:
    return tuple(without(some, _of_suit(faces, suit)) for suit, some in enumerate(pack))


def _suits_with(suits: Sequence[int], rank: int) -> int:
    return sum((some >> rank & 1) << suit for suit, some in enumerate(suits))


def _faces(suits: int, rank: int) -> int:
    return sum((suits >> suit & 1) << RING * suit + rank for suit in range(SUITS))


def _digits(suits: Sequence[int], rank: int) -> int:
    """How often a rank is there, a digit for each suit."""
    twice = [some >> RING for some in suits]
    return DIGITS[_suits_with(suits, rank)] + DIGITS[_suits_with(twice, rank)]


def _holds(digits: int, used: int) -> bool:
    """Whether no digit of one number is greater than that of the other."""
    return (digits | SPARE) - used & SPARE == SPARE


def _without_rank(suits: tuple[int, ...], digits: int, rank: int) -> tuple[int, ...]:
    """Take cards of one rank out, as often as the digits say."""
    if not digits:
        return suits
    rest = list(suits)
    for suit in range(SUITS):
        for _ in range(digits >> DIGIT * suit & (1 << DIGIT) - 1):
            rest[suit] = without(rest[suit], 1 << rank)
    return tuple(rest)


# --- all melds -----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _all_runs(rules: MeldRules, jokers: int) -> tuple[tuple[int, int], ...]:
    """The natural cards and the size of all runs in a suit but for those made of two runs."""
    found: dict[tuple[int, int], None] = {}
    for length in range(SMALLEST_MELD, RING + 1):
        for jokered in _unbroken(rules, length, jokers):
            for low in range(RING):
                if spans(low + 1, length, rules.ace_order):
                    places = (low + place for place in range(length) if not jokered >> place & 1)
                    naturals = sum(1 << place % RING for place in places)
                    found[naturals, length + jokered.bit_count() * JOKER] = None
    return tuple(found)


@lru_cache(maxsize=1024)
def _runs_with(rules: MeldRules, rank: int, jokers: int) -> tuple[tuple[int, int], ...]:
    """Those with a natural card of this rank."""
    return tuple(run for run in _all_runs(rules, jokers) if run[0] >> rank & 1)


def _unbroken(rules: MeldRules, length: int, jokers: int) -> Iterator[int]:
    """The places of jokers in runs of one length, but for those made of two runs."""
    for filled in range(min(jokers, length) + 1):
        for places in combinations(range(length), filled):
            jokered = sum(1 << place for place in places)
            if _may_lie(rules, length, jokered) and not any(
                _may_lie(rules, cut, jokered & (1 << cut) - 1)
                and _may_lie(rules, length - cut, jokered >> cut)
                for cut in range(SMALLEST_MELD, length - SMALLEST_MELD + 1)
            ):
                yield jokered


def _may_lie(rules: MeldRules, length: int, jokered: int) -> bool:
    """Whether jokers may lie in these places of a run."""
    if rules.side_by_side is SideBySide.APART and jokered & jokered >> 1:
        return False
    filled = jokered.bit_count()
    return share_allows(rules.joker_share, jokers=filled, naturals=length - filled)


@lru_cache(maxsize=64)
def _all_sets(rules: MeldRules, jokers: int) -> tuple[tuple[int, int], ...]:
    """The suits of the natural cards and the size of all sets."""
    return tuple(
        (suits, suits.bit_count() + filled + filled * JOKER)
        for suits in range(1, 1 << SUITS)
        for filled in range(jokers + 1)
        if SMALLEST_MELD <= suits.bit_count() + filled <= rules.largest_set
        and share_allows(rules.joker_share, jokers=filled, naturals=suits.bit_count())
    )


@lru_cache(maxsize=64)
def _all_melds(rules: MeldRules, jokers: int) -> tuple[tuple[int, int], ...]:
    """The faces of the natural cards and the size of all melds but for those made of two runs."""
    runs = (
        (naturals << RING * suit, size)
        for naturals, size in _all_runs(rules, jokers)
        for suit in range(SUITS)
    )
    sets = (
        (_faces(suits, rank), size)
        for suits, size in _all_sets(rules, jokers)
        for rank in range(RING)
    )
    return (*sets, *runs)


@lru_cache(maxsize=64)
def _all_sizes(rules: MeldRules, jokers: int) -> frozenset[int]:
    return frozenset(size for _, size in _all_melds(rules, jokers))
