"""Find the steps that the rules allow next: melds, lay-offs and swaps.

This is a second implementation of the rules in `romme.engine`; see `romme.simulator.position`.

Cython compiles this file with the types in ``step_finder.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from array import array

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.turn_plan import TurnPlan
from romme.solver import meld_codes as packed

_FIRST_ROOM = 512
_COUNT = array("i", [mask.bit_count() for mask in range(packed.RANKS_MASK + 1)])


class StepFinder(TurnPlan):
    """The plan of a turn, and a list of the legal next steps (`moves`)."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No card is dealt yet."""
        super().__init__(rules, players)
        self.room = _FIRST_ROOM
        self.moves = ints(_FIRST_ROOM)
        self.count = 0

    def _add(self, code: int) -> None:
        if self.count == self.room:
            more = ints(2 * self.room)
            for i in range(self.room):
                more[i] = self.moves[i]
            self.moves = more
            self.room *= 2
        self.moves[self.count] = code
        self.count += 1

    def _offer(self, code: int, cards: int) -> None:
        """Append a step that lays `cards` cards to `moves`, if the turn can still end after it."""
        if self.sizes[self.turn] - cards < 2:  # noqa: PLR2004 - with two cards it always can
            self._apply(code)
            stands = self._can_still_end()
            self._undo()
            if not stands:
                return
        self._add(code)

    def _find_steps(self) -> None:
        """Append all steps that the rules allow next to `moves`."""
        limit = self.rules.melds_per_turn
        if not limit or self.melds - self.first_own < limit:
            self._find_sets()
            self._find_runs()
        others = self.is_open or self.rules.lay_offs_any_time
        self._find_lay_offs(0 if others else self.first_own)
        if self.rules.swaps and others:
            self._find_swaps()

    def _any_step(self) -> bool:
        start = self.count
        self._find_steps()
        found = self.count > start
        self.count = start
        return found

    def _find_sets(self) -> None:
        """Add the sets that the player to move can lay (K5, T8, V5.5)."""
        jokers = self._held_jokers()
        clubs, spades = self._held(0), self._held(1)
        hearts, diamonds = self._held(2), self._held(3)
        ranks = clubs | spades | hearts | diamonds
        if not jokers:
            ranks = (clubs & spades & (hearts | diamonds)) | (hearts & diamonds & (clubs | spades))
        rank = 0
        while ranks >> rank:
            if ranks >> rank & 1:
                held = clubs >> rank & 1 | (spades >> rank & 1) << 1
                held |= (hearts >> rank & 1) << 2 | (diamonds >> rank & 1) << 3
                self._find_sets_of(rank, held, jokers)
            rank += 1

    def _find_sets_of(self, rank: int, held: int, jokers: int) -> None:
        for suits in range(1, 16):
            if suits & ~held:
                continue
            naturals = _COUNT[suits]
            most = min(jokers, self.rules.largest_set - naturals)
            most = min(most, self.rules.most_jokers[naturals])
            for filled in range(max(packed.SMALLEST - naturals, 0), most + 1):
                self._offer(
                    packed.SET | rank | suits << packed.SUITS_SHIFT | filled << packed.JOKERS_SHIFT,
                    naturals + filled,
                )

    def _find_runs(self) -> None:
        """Add the runs that the player to move can lay (K5, T8, V5.5, V5.6)."""
        jokers = self._held_jokers()
        for suit in range(4):
            held = self._held(suit)
            if not held or _COUNT[held] + jokers < packed.SMALLEST:
                continue
            ring = held | held << packed.RING
            lows = packed.RANKS_MASK if jokers else ring & ring >> 1 & ring >> 2 & packed.RANKS_MASK
            low = 0
            while lows >> low:
                if lows >> low & 1:
                    self._find_runs_from(suit, low, ring >> low, jokers)
                low += 1

    def _find_runs_from(self, suit: int, low: int, ring: int, jokers: int) -> None:
        for length in range(packed.SMALLEST, packed.RING + 1):
            if not self.rules.spans[(low + 2) * 16 + length]:
                return
            if length == packed.RING and low:
                return  # all thirteen ranks: the same cards, whatever the start
            missing = ~ring & ((1 << length) - 1)
            needed = _COUNT[missing]
            if needed > jokers or (self.rules.apart and missing & missing >> 1):
                return
            base = low | length << packed.LENGTH_SHIFT | suit << packed.SUIT_SHIFT
            self._fill(base, missing, 0, jokers - needed)

    def _fill(self, base: int, places: int, start: int, left: int) -> None:
        """Add the run with jokers at `places`, and those with up to `left` further jokers.

        Further jokers are tried only at places from `start` on.
        """
        length = base >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
        jokers = _COUNT[places]
        if jokers > self.rules.most_jokers[length - jokers]:
            return
        self._offer(base | places << packed.PLACES_SHIFT, length)
        if not left:
            return
        beside = places << 1 | places >> 1 if self.rules.apart else 0
        for place in range(start, length):
            if not (places | beside) >> place & 1:
                self._fill(base, places | 1 << place, place + 1, left - 1)

    def _find_lay_offs(self, first: int) -> None:
        """Add lay-offs of single cards, or of a joker together with the next card (K6, T9, V5.7).

        Only melds from index `first` on are used: a player who has not opened may lay off only
        onto their new melds.
        """
        jokers = self._held_jokers()
        for index in range(first, self.melds):
            own = index < self.first_own and self.owners[index] == self.turn
            if own and self.rules.others_only:
                continue
            meld = self.table[index]
            if meld & packed.SET:
                self._find_onto_set(index, meld, jokers)
            else:
                self._find_onto_run(index, meld, jokers)

    def _find_onto_set(self, index: int, meld: int, jokers: int) -> None:
        rank = meld & packed.LOW_MASK
        suits = meld >> packed.SUITS_SHIFT & packed.SUITS_MASK
        filled = meld >> packed.JOKERS_SHIFT & packed.JOKERS_MASK
        naturals = _COUNT[suits]
        if naturals + filled == self.rules.largest_set:
            return
        for suit in range(4):
            if not suits >> suit & 1 and self._held(suit) >> rank & 1:
                self._offer(
                    codes.LAY_OFF | index | (packed.RING * suit + rank) << codes.FACE_SHIFT, 1
                )
        if jokers and filled < self.rules.most_jokers[naturals]:
            self._offer(
                codes.LAY_OFF | index | packed.JOKER_NUMBER << codes.FACE_SHIFT | codes.AS_JOKER, 1
            )

    def _find_onto_run(self, index: int, meld: int, jokers: int) -> None:
        low = meld & packed.LOW_MASK
        length = meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
        suit = meld >> packed.SUIT_SHIFT & packed.SUIT_MASK
        held = self._held(suit)
        above, below = (low + length) % 13, (low - 1) % 13
        up = self.rules.spans[(low + 2) * 16 + length + 1] != 0
        down = self.rules.spans[(low + 1) * 16 + length + 1] != 0
        if up:
            self._find_onto_end(index, meld, held, above, jokers)
        if down and not (up and above == below):  # both ends of a run of twelve need the same card
            self._find_onto_end(index, meld, held, below, jokers)
        if not jokers or self.rules.any_share or length + 2 > packed.RING:
            return
        if self.rules.spans[(low + 2) * 16 + length + 2]:
            self._find_beyond(index, meld, held, above, (above + 1) % 13)
        if self.rules.spans[low * 16 + length + 2]:
            self._find_beyond(index, meld, held, below, (below - 1) % 13)

    def _find_onto_end(self, index: int, meld: int, held: int, rank: int, jokers: int) -> None:
        face = packed.RING * (meld >> packed.SUIT_SHIFT & packed.SUIT_MASK) + rank
        if held >> rank & 1:
            self._offer(codes.LAY_OFF | index | face << codes.FACE_SHIFT, 1)
        if jokers and self.rules.grown(meld, rank, codes.NOTHING):
            self._offer(codes.LAY_OFF | index | face << codes.FACE_SHIFT | codes.AS_JOKER, 1)

    def _find_beyond(self, index: int, meld: int, held: int, rank: int, beyond: int) -> None:
        if held >> beyond & 1 and self.rules.grown(meld, rank, beyond):
            faces = packed.RING * (meld >> packed.SUIT_SHIFT & packed.SUIT_MASK)
            pair = codes.AS_JOKER | codes.PAIR | (faces + beyond) << codes.BEYOND_SHIFT
            self._offer(codes.LAY_OFF | index | (faces + rank) << codes.FACE_SHIFT | pair, 2)

    def _find_swaps(self) -> None:
        """Add the swaps of natural cards for jokers (T9, V5.7, V5.8)."""
        for index in range(self.melds):
            meld = self.table[index]
            if not self.rules.may_swap_into(meld):
                continue
            if meld & packed.SET:
                rank, suits = meld & packed.LOW_MASK, meld >> packed.SUITS_SHIFT & packed.SUITS_MASK
                for suit in range(4):
                    if not suits >> suit & 1 and self._held(suit) >> rank & 1:
                        self._offer(
                            codes.SWAP | index | (packed.RING * suit + rank) << codes.FACE_SHIFT, 1
                        )
            else:
                places = meld >> packed.PLACES_SHIFT & packed.PLACES_MASK
                suit = meld >> packed.SUIT_SHIFT & packed.SUIT_MASK
                ranks = places << (meld & packed.LOW_MASK)
                ranks = (ranks | ranks >> packed.RING) & self._held(suit)
                rank = 0
                while ranks >> rank:
                    if ranks >> rank & 1:
                        self._offer(
                            codes.SWAP | index | (packed.RING * suit + rank) << codes.FACE_SHIFT, 1
                        )
                    rank += 1

    def _can_still_end(self) -> bool:
        """Whether the turn can still end after the last step (K11, T10, V6.1)."""
        if self.sizes[self.turn]:
            alone = self.kept >= 0 and self._cards_left() == 1
            alone = alone and self._holds(self.turn, self.kept) == 1
            return not alone or self._any_step()
        superromme = self.rules.superromme and not self.was_open and not self.touched
        if self.rules.discard_needed and not superromme:
            return False
        if not self._finished() or not self._short():
            return True
        ending = self._ending(False)  # noqa: FBT003 - positional in C
        return ending in (codes.HAND, codes.SUPER)
