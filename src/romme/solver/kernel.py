"""Find the best melds of a hand with an exact search on plain integers.

Sets connect the suits, runs do not. So the sets are chosen first, in every way that could be best.
The remaining cards are four independent suits. A cache that all hands share gives the best runs of
one suit for each number of jokers. The jokers are then distributed over the suits.

A suit is one integer: bit ``r`` says that rank ``r`` (0 the ace, 12 the king) is held, bit
``13 + r`` that it is held twice. Melds are packed as in `romme.solver.meld_codes`.

Cython compiles this file with the types in ``kernel.pxd``; it also runs uncompiled (docs/adr/0009).
"""

# ruff: noqa: PLR0917 - hot functions take positional arguments, as in C

from __future__ import annotations

from array import array

from romme.melds import MeldRules
from romme.solver import meld_codes as packed
from romme.solver.meld_tables import MeldTables

SLOTS = 16384
WIDTH = 8
"""Integers in a cache slot: a key (suit and jokers), then the values with 0 to 6 jokers."""
KNOWN = 67108864
"""A slot's key is the suit plus the number of jokers times this."""
DEEPEST = 28
MOST_MELDS = 40


class Kernel:
    """A solver that finds the best melds of a hand for one aim: LEFT, POINTS or CARDS."""

    def __init__(
        self, rules: MeldRules, aim: int, *, jokers: int, joker_in_hand: int, ace_in_hand: int = 0
    ) -> None:
        """Build the tables for hands with up to `jokers` jokers.

        `joker_in_hand` and `ace_in_hand` are the points that such a card counts in hand. An ace
        counts as much as in a set if `ace_in_hand` is 0.
        """
        tables = MeldTables(
            rules, aim, jokers=jokers, joker_in_hand=joker_in_hand, ace_in_hand=ace_in_hand
        )
        self.most_jokers = jokers
        self.stride = tables.stride
        self.wraps = tables.wraps
        self.widest_gap = tables.widest_gap
        self.set_natural = tables.set_natural
        self.set_joker = tables.set_joker
        self.choices = tables.choices
        self.lone_sets = tables.lone_sets
        self.lowest = tables.lowest
        self.most_natural = tables.most_natural
        self.most_joker = tables.most_joker
        self.run_value = tables.run_value
        self.run_code = tables.run_code
        self.cache = array("i", [-1]) * (SLOTS * WIDTH)
        self.scratch = array("i", [0]) * (DEEPEST * WIDTH)
        self.vectors = array("i", [0]) * (4 * WIDTH)
        self.loaded = array("i", [0]) * 5
        self.chosen = array("i", [0]) * MOST_MELDS
        self.best_chosen = array("i", [0]) * MOST_MELDS
        self.best_rest = array("i", [0]) * 5
        self.melds = array("i", [0]) * MOST_MELDS
        self.best = self.best_sets = self.count = 0
        self.tracing = False
        self.target = self.found = self.found_jokers = 0

    # --- queries ---------------------------------------------------------------------------------

    def load(self, cards: bytes) -> None:
        """Load the hand to solve, given as card numbers.

        Raise `ValueError` for a third copy of a card, or for more jokers than the pack has.
        """
        loaded = self.loaded
        for suit in range(5):
            loaded[suit] = 0
        for card in cards:
            if card == packed.JOKER_NUMBER:
                loaded[4] += 1
            else:
                self.hold(card)
        if loaded[4] > self.most_jokers:
            raise ValueError("more jokers than the pack has")

    def hold(self, card: int) -> None:
        """Add a natural card to the loaded hand. Raise `ValueError` for a third copy."""
        suit, bit = card // packed.RING, 1 << card % packed.RING
        if self.loaded[suit] & bit:
            if self.loaded[suit] & bit << packed.RING:
                raise ValueError("three cards of one face")
            bit <<= packed.RING
        self.loaded[suit] |= bit

    def clear_cache(self) -> None:
        """Clear the cache, for benchmarks."""
        for slot in range(0, SLOTS * WIDTH, WIDTH):
            self.cache[slot] = -1

    def value(self, cards: bytes) -> int:
        """Return the greatest value that melds of these cards can have.

        The aim determines the value: the points that the laid cards count in hand (LEFT), the
        points of the melds (POINTS), or the number of cards laid (CARDS).
        """
        self.load(cards)
        loaded = self.loaded
        return self.solve(loaded[0], loaded[1], loaded[2], loaded[3], loaded[4]) // packed.SCALE

    def layout(self, cards: bytes) -> list[int]:
        """Return the packed melds that reach the highest value, in a fixed order."""
        self.value(cards)
        self.trace()
        return [self.melds[place] for place in range(self.count)]

    def solve(self, clubs: int, spades: int, hearts: int, diamonds: int, jokers: int) -> int:
        """Find the best melds of four suits and some jokers, and return their scaled value.

        Divided by `SCALE`, it is the result of `value`. `trace` then finds out what the melds are.
        """
        pairs_cs, pairs_hd = clubs & spades, hearts & diamonds
        any_cs, any_hd = clubs | spades, hearts | diamonds
        if jokers == 0:
            ranks = pairs_cs & any_hd | pairs_hd & any_cs
        elif jokers > 1 and self.lone_sets:
            ranks = any_cs | any_hd
        else:
            ranks = pairs_cs | pairs_hd | any_cs & any_hd
        most = self._most_of(clubs) + self._most_of(spades) + self._most_of(hearts)
        most += self._most_of(diamonds) + jokers * self.most_joker
        self.best = -1
        self._choose_sets(
            ranks & packed.RANKS_MASK, 0, clubs, spades, hearts, diamonds, jokers, 0, most, 0
        )
        return self.best

    def _most_of(self, suit: int) -> int:
        return self.most_natural[suit & packed.RANKS_MASK] + self.most_natural[suit >> packed.RING]

    # --- sets ------------------------------------------------------------------------------------

    def _choose_sets(
        self,
        ranks: int,
        first: int,
        clubs: int,
        spades: int,
        hearts: int,
        diamonds: int,
        jokers: int,
        value: int,
        most: int,
        count: int,
    ) -> None:
        """Try all choices of sets of these ranks, each with the best runs of the remaining cards.

        ``first`` ensures that several sets of one rank are tried in one order only. ``most`` is an
        upper bound: choices that cannot beat the best so far are pruned.
        """
        if most <= self.best:
            return
        if ranks == 0:
            self._add_runs(clubs, spades, hearts, diamonds, jokers, value, count)
            return
        rank = self.lowest[ranks]
        held = (
            clubs >> rank & 1
            | (spades >> rank & 1) << 1
            | (hearts >> rank & 1) << 2
            | (diamonds >> rank & 1) << 3
        )
        for place in range(held * packed.SET_CHOICES, (held + 1) * packed.SET_CHOICES):
            choice = self.choices[place]
            if choice < 0:
                break
            suits = choice >> 2
            filled = choice & 3
            if choice < first or filled > jokers:
                continue
            naturals = (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3)
            self.chosen[count] = (
                packed.SET | rank | suits << packed.SUITS_SHIFT | filled << packed.JOKERS_SHIFT
            )
            worth = naturals * self.set_natural[rank] + filled * self.set_joker[rank] - 1
            self._choose_sets(
                ranks,
                choice,
                _without(clubs, (suits & 1) << rank),
                _without(spades, (suits >> 1 & 1) << rank),
                _without(hearts, (suits >> 2 & 1) << rank),
                _without(diamonds, (suits >> 3) << rank),
                jokers - filled,
                value + worth,
                most - filled * (self.most_joker - self.set_joker[rank]) - 1,
                count + 1,
            )
        self._choose_sets(
            ranks & ranks - 1, 0, clubs, spades, hearts, diamonds, jokers, value, most, count
        )

    def _add_runs(
        self,
        clubs: int,
        spades: int,
        hearts: int,
        diamonds: int,
        jokers: int,
        value: int,
        count: int,
    ) -> None:
        """Distribute the jokers over the suits, and keep the layout if it is the best so far."""
        vectors = self.vectors
        if jokers == 0:
            value += self.cache[self._runs_of(clubs, 0, 0) + 1]
            value += self.cache[self._runs_of(spades, 0, 0) + 1]
            value += self.cache[self._runs_of(hearts, 0, 0) + 1]
            value += self.cache[self._runs_of(diamonds, 0, 0) + 1]
        else:
            self._copy(self._runs_of(clubs, jokers, 0), jokers, 0)
            self._copy(self._runs_of(spades, jokers, 0), jokers, WIDTH)
            self._copy(self._runs_of(hearts, jokers, 0), jokers, 2 * WIDTH)
            self._copy(self._runs_of(diamonds, jokers, 0), jokers, 3 * WIDTH)
            self._join(0, WIDTH, jokers)
            self._join(2 * WIDTH, 3 * WIDTH, jokers)
            most = 0
            for some in range(jokers + 1):
                both = vectors[some] + vectors[2 * WIDTH + jokers - some]
                most = max(most, both)
            value += most
        if value > self.best:
            self.best = value
            self.best_sets = count
            for place in range(count):
                self.best_chosen[place] = self.chosen[place]
            self.best_rest[0] = clubs
            self.best_rest[1] = spades
            self.best_rest[2] = hearts
            self.best_rest[3] = diamonds
            self.best_rest[4] = jokers

    def _copy(self, slot: int, jokers: int, to: int) -> None:
        for some in range(jokers + 1):
            self.vectors[to + some] = self.cache[slot + 1 + some]

    def _join(self, one: int, other: int, jokers: int) -> None:
        """Combine two suits, given as the offsets of their vectors of values by number of jokers.

        The best sum for each number of jokers replaces the value in the first vector.
        """
        vectors = self.vectors
        for some in range(jokers, -1, -1):
            most = 0
            for part in range(some + 1):
                both = vectors[one + part] + vectors[other + some - part]
                most = max(most, both)
            vectors[one + some] = most

    # --- runs ------------------------------------------------------------------------------------

    def _runs_of(self, suit: int, jokers: int, level: int) -> int:
        """Find the best runs of one suit for each number of jokers up to `jokers`.

        Return the slot of the result in the cache. The lowest rank is either left out or part of a
        run. Either way, a smaller suit remains.
        """
        slot = (suit * 40503 >> 7 & SLOTS - 1) * WIDTH
        first = self.cache[slot]
        if first >= 0 and first & KNOWN - 1 == suit and first // KNOWN >= jokers:
            return slot
        base = level * WIDTH
        scratch = self.scratch
        held = suit & packed.RANKS_MASK
        if held == 0:
            for some in range(jokers + 1):
                scratch[base + some] = 0
        else:
            lowest = self.lowest[held]
            tracing = self.tracing
            self.tracing = False
            rest = self._runs_of(_without(suit, 1 << lowest), jokers, level + 1)
            for some in range(jokers + 1):
                scratch[base + some] = self.cache[rest + 1 + some]
            self._grow_down(suit, lowest, lowest, 1 << lowest, jokers, jokers, level)
            self.tracing = tracing
        self.cache[slot] = suit | jokers * KNOWN
        for some in range(jokers + 1):
            self.cache[slot + 1 + some] = scratch[base + some]
        return slot

    def _grow_down(
        self, suit: int, lowest: int, bottom: int, run: int, spare: int, jokers: int, level: int
    ) -> None:
        """Try runs with the lowest rank, and those that wrap below the ace if that is allowed."""
        self._grow_up(suit, lowest, bottom + packed.RING, run, spare, jokers, level)
        if not self.wraps:
            return
        for gap in range(min(spare, self.widest_gap) + 1):
            place = bottom - 1 - gap
            if place < 0 and place + packed.RING > lowest and suit >> (place + packed.RING) & 1:
                self._grow_down(
                    suit,
                    lowest,
                    place,
                    run | 1 << (place + packed.RING),
                    spare - gap,
                    jokers,
                    level,
                )

    def _grow_up(
        self, suit: int, top: int, end: int, run: int, spare: int, jokers: int, level: int
    ) -> None:
        """Try this run, and runs that extend it upwards with jokers in the gaps."""
        self._try(suit, run, jokers, level)
        for gap in range(min(spare, self.widest_gap) + 1):
            place = top + 1 + gap
            if place >= end or place >= packed.RING:
                return
            if suit >> place & 1:
                self._grow_up(suit, place, end, run | 1 << place, spare - gap, jokers, level)

    def _try(self, suit: int, run: int, jokers: int, level: int) -> None:
        """Evaluate the layouts of a suit that contain a run of these natural cards."""
        index = run * self.stride
        rest = -1
        for filled in range(jokers + 1):
            value = self.run_value[index + filled]
            if value < 0:
                continue
            if rest < 0:
                rest = self._runs_of(_without(suit, run), jokers - filled, level + 1)
            if self.tracing:
                reached = value + self.cache[rest + 1 + jokers - filled]
                if reached == self.target and self.found == 0:
                    self.found = run
                    self.found_jokers = filled
                continue
            base = level * WIDTH
            for some in range(filled, jokers + 1):
                both = value + self.cache[rest + 1 + some - filled]
                self.scratch[base + some] = max(self.scratch[base + some], both)

    # --- reconstruction --------------------------------------------------------------------------

    def trace(self) -> int:
        """Write the melds of the best layout to `self.melds`, and return their number."""
        self.count = 0
        for place in range(self.best_sets):
            self._note(self.best_chosen[place])
        spare = self.best_rest[4]
        wanted = self.best - self._worth_of_sets()
        for suit in range(4):
            # the fewest jokers for this suit with which the other suits still reach the rest
            for some in range(spare + 1):
                here = self.cache[self._runs_of(self.best_rest[suit], some, 0) + 1 + some]
                if here + self._most_after(suit + 1, spare - some) == wanted:
                    self._trace_suit(suit, some, here)
                    spare -= some
                    wanted -= here
                    break
        return self.count

    def _worth_of_sets(self) -> int:
        value = 0
        for place in range(self.best_sets):
            code = self.best_chosen[place]
            rank = code & packed.LOW_MASK
            suits = code >> packed.SUITS_SHIFT & packed.SUITS_MASK
            filled = code >> packed.JOKERS_SHIFT & packed.JOKERS_MASK
            naturals = (suits & 1) + (suits >> 1 & 1) + (suits >> 2 & 1) + (suits >> 3)
            value += naturals * self.set_natural[rank] + filled * self.set_joker[rank] - 1
        return value

    def _most_after(self, suit: int, jokers: int) -> int:
        """The best total value of this suit and the following ones with `jokers` jokers."""
        if suit == 4:  # noqa: PLR2004 - four suits
            return 0
        most = 0
        for some in range(jokers + 1):
            here = self.cache[self._runs_of(self.best_rest[suit], some, 0) + 1 + some]
            most = max(most, here + self._most_after(suit + 1, jokers - some))
        return most

    def _trace_suit(self, suit: int, jokers: int, value: int) -> None:
        held = self.best_rest[suit]
        while value > 0:
            lowest = self.lowest[held & packed.RANKS_MASK]
            self.found = 0
            self.target = value
            self.tracing = True
            self._grow_down(held, lowest, lowest, 1 << lowest, jokers, jokers, 0)
            self.tracing = False
            if self.found == 0:
                held = _without(held, 1 << lowest)
                continue
            index = self.found * self.stride + self.found_jokers
            self._note(self.run_code[index] | suit << packed.SUIT_SHIFT)
            value -= self.run_value[index]
            jokers -= self.found_jokers
            held = _without(held, self.found)

    def _note(self, code: int) -> None:
        self.melds[self.count] = code
        self.count += 1


def _without(suit: int, ranks: int) -> int:
    """Return a suit after removing one card of each of these ranks. It must hold all of them."""
    twice = ranks & suit >> packed.RING
    return suit ^ twice << packed.RING ^ (ranks ^ twice)
