"""The plan of a turn as machine integers: apply steps and undo them.

Nothing is allocated: a step is applied in place, and the old values are saved to undo it.
`romme.simulator.step_finder` finds the legal steps.

Cython compiles this file with the types in ``turn_plan.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from array import array

from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import Board, ints
from romme.solver import meld_codes as packed

_FRAME = 24
"""Number of values saved to undo one step."""
_COUNT = array("i", [mask.bit_count() for mask in range(packed.RANKS_MASK + 1)])


class TurnPlan(Board):
    """The state of a game, and the draw and steps of the player to move in this turn."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No card is dealt yet."""
        super().__init__(rules, players)
        self.drawn = self.kept = self.taken = codes.NOTHING
        self.from_open = self.taken_fits = False
        self.was_open = self.is_open = False
        self.first_own = self.points = self.pending = self.laid = 0
        self.touched = self.indirect = self.beside_opening = False
        self.saved = ints(codes.MOST_STEPS * _FRAME)

    def _copy_plan(self, other: TurnPlan) -> None:
        self.drawn, self.from_open = other.drawn, other.from_open
        self.kept, self.taken, self.pending = other.kept, other.taken, other.pending
        self.taken_fits = other.taken_fits
        self.was_open, self.is_open = other.was_open, other.is_open
        self.first_own, self.points, self.laid = other.first_own, other.points, other.laid
        self.touched, self.indirect = other.touched, other.indirect
        self.beside_opening = other.beside_opening
        for i in range(other.laid * _FRAME):
            self.saved[i] = other.saved[i]

    # --- the draw --------------------------------------------------------------------------------

    def _clear(self) -> None:
        Board._clear(self)  # noqa: SLF001 - `super` does not find C methods
        self._begin_draw()

    def _begin_draw(self) -> None:
        """Reset the plan and wait for a draw."""
        self.phase = codes.DRAWING
        self.drawn = self.kept = self.taken = codes.NOTHING
        self.from_open = False
        self.pending = self.laid = 0

    def _begin_plan(self, card: int, from_open: bool) -> None:  # noqa: FBT001 - positional in C
        """Start an empty plan, just after this card was drawn."""
        self.phase = codes.PLAYING
        self.drawn = card
        self.from_open = from_open
        self.kept = self.taken = codes.NOTHING
        if from_open and self.rules.open_kept:
            self.kept = card
        if from_open and self.rules.open_used:
            self.taken = card
            # computed only if the rules depend on it
            self.taken_fits = not self.rules.indirect_to_finish or self._fits(card)
        self.pending = self.points = self.laid = 0
        self.first_own = self.melds
        self.was_open = self.is_open = self.opened[self.turn] != 0
        self.touched = self.indirect = self.beside_opening = False

    def _fits(self, card: int) -> bool:
        """Whether a card fits a meld on the table, or can replace a joker in one (T10)."""
        for index in range(self.melds):
            if self.rules.others_only and self.owners[index] == self.turn:
                if self.rules.swap_fits(self.table[index], card):
                    return True
            elif self.rules.fits(self.table[index], card):
                return True
        return False

    # --- cards to lay ----------------------------------------------------------------------------

    def _held(self, suit: int) -> int:
        """The ranks of a suit that the player to move can lay, from the hand and the taken card."""
        held = self.suits[4 * self.turn + suit] & packed.RANKS_MASK
        if self.taken >= 0 and self.taken // 13 == suit:
            held |= 1 << self.taken % 13
        return held

    def _held_jokers(self) -> int:
        """The number of jokers that the player to move can lay, swapped ones included."""
        return self.jokers[self.turn] + self.pending + (self.taken == packed.JOKER_NUMBER)

    def _spend(self, card: int) -> None:
        """Remove a card from the player's cards, preferably a copy that must be laid (T4d, T9)."""
        if card == self.kept:
            self.kept = codes.NOTHING
        if card == packed.JOKER_NUMBER and self.pending:
            self.pending -= 1
        elif card == self.taken:
            self.taken = codes.NOTHING
        else:
            self._take(self.turn, card)

    # --- steps -----------------------------------------------------------------------------------

    def _apply(self, code: int) -> None:
        kind = code >> codes.KIND_SHIFT << codes.KIND_SHIFT
        self._save()
        self.laid += 1
        self.idle = self.turnings = 0  # K16
        if kind == codes.MELD:
            self._lay_meld(code)
        elif kind == codes.LAY_OFF:
            self._lay_off(code)
        else:
            self._swap(code)

    def _save(self) -> None:
        at = self.laid * _FRAME
        hand = 4 * self.turn
        saved = self.saved
        for i in range(4):
            saved[at + i] = self.suits[hand + i]
        saved[at + 4] = self.jokers[self.turn]
        saved[at + 5] = self.sizes[self.turn]
        saved[at + 6] = self.kept
        saved[at + 7] = self.taken
        saved[at + 8] = self.pending
        saved[at + 9] = self.points
        saved[at + 10] = self.is_open
        saved[at + 11] = self.touched
        saved[at + 12] = self.indirect
        saved[at + 13] = self.beside_opening
        saved[at + 14] = self.idle
        saved[at + 15] = self.turnings
        saved[at + 16] = self.melds
        saved[at + 17] = codes.NOTHING  # the meld that changes, and its old value: see _change

    def _undo(self) -> None:
        self.laid -= 1
        at = self.laid * _FRAME
        hand = 4 * self.turn
        saved = self.saved
        for i in range(4):
            self.suits[hand + i] = saved[at + i]
        self.jokers[self.turn] = saved[at + 4]
        self.sizes[self.turn] = saved[at + 5]
        self.kept = saved[at + 6]
        self.taken = saved[at + 7]
        self.pending = saved[at + 8]
        self.points = saved[at + 9]
        self.is_open = saved[at + 10] != 0
        self.touched = saved[at + 11] != 0
        self.indirect = saved[at + 12] != 0
        self.beside_opening = saved[at + 13] != 0
        self.idle = saved[at + 14]
        self.turnings = saved[at + 15]
        self.melds = saved[at + 16]
        if saved[at + 17] >= 0:
            self.table[saved[at + 17]] = saved[at + 18]

    def _change(self, index: int, meld: int) -> None:
        """Replace a meld on the table, and save the old one."""
        at = (self.laid - 1) * _FRAME
        self.saved[at + 17] = index
        self.saved[at + 18] = self.table[index]
        self.table[index] = meld

    def _lay_meld(self, meld: int) -> None:
        if meld & packed.SET:
            suits = meld >> packed.SUITS_SHIFT & packed.SUITS_MASK
            for suit in range(4):
                if suits >> suit & 1:
                    self._spend_own(packed.RING * suit + (meld & packed.LOW_MASK))
            jokers = meld >> packed.JOKERS_SHIFT & packed.JOKERS_MASK
        else:
            low = meld & packed.LOW_MASK
            length = meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
            places = meld >> packed.PLACES_SHIFT & packed.PLACES_MASK
            first = packed.RING * (meld >> packed.SUIT_SHIFT & packed.SUIT_MASK)
            for place in range(length):
                if not places >> place & 1:
                    self._spend_own(first + (low + place) % 13)
            jokers = _COUNT[places]
        for _ in range(jokers):
            self._spend_own(packed.JOKER_NUMBER)
        self.table[self.melds] = meld
        self.owners[self.melds] = self.turn
        self.melds += 1
        self._count_own(self.rules.points_of(meld))

    def _lay_off(self, code: int) -> None:
        index, face = code & codes.ONTO_MASK, code >> codes.FACE_SHIFT & codes.FACE_MASK
        own = index >= self.first_own
        taken = self.taken
        meld = self.table[index]
        grown = self.rules.laid_off(meld, code)
        card = packed.JOKER_NUMBER if code & codes.AS_JOKER else face
        if own:
            self._spend_own(card)
            if code & codes.PAIR:
                self._spend_own(code >> codes.BEYOND_SHIFT & codes.FACE_MASK)
        else:
            self._spend(card)
            if code & codes.PAIR:
                self._spend(code >> codes.BEYOND_SHIFT & codes.FACE_MASK)
        self._change(index, grown)
        if own:
            self._count_own(self.rules.points_of(grown) - self.rules.points_of(meld))
        else:
            self._touch(taken)

    def _swap(self, code: int) -> None:
        index, card = code & codes.ONTO_MASK, code >> codes.FACE_SHIFT & codes.FACE_MASK
        taken = self.taken
        if index >= self.first_own:
            self._spend_own(card)
            self.touched = True
        else:
            self._spend(card)
            self._touch(taken)
        self.pending += 1
        self._change(index, self.rules.swapped(self.table[index], card))

    def _spend_own(self, card: int) -> None:
        """Lay a card in one of the melds that the player lays in this turn.

        If the card is identical to the taken card, it counts as the taken card, even if the other
        copy was laid elsewhere (T4d).
        """
        self._spend(card)
        if card == self.drawn and self.from_open and self.rules.open_used:
            self.indirect = self.beside_opening = False

    def _touch(self, taken: int) -> None:
        """Record that a step changed an earlier meld, and how it used the taken card (T4a, T10)."""
        self.touched = True
        if taken >= 0 and self.taken < 0:
            self.beside_opening = not self.was_open
            self.indirect = not self.taken_fits

    def _count_own(self, points: int) -> None:
        """Add points of new melds, and record the opening once the points suffice (T6, V5.2)."""
        self.points += points
        if self.points >= self.rules.opening_points:
            self.is_open = True

    # --- results ---------------------------------------------------------------------------------

    def _cards_left(self) -> int:
        """The number of cards that the player still has to lay or discard."""
        return self.sizes[self.turn] + self.pending + (self.taken >= 0)

    def _finished(self) -> bool:
        """Whether the last card is laid, so that no discard follows (K13, V6.1)."""
        return self.laid > 0 and self._cards_left() == 0

    def _ending(self, discarded: bool) -> int:  # noqa: FBT001 - positional in C
        """The kind of ending if this plan finishes, with or without a discard (T10, V6.1)."""
        if not self.was_open:
            if self.rules.superromme and not self.touched and not discarded:
                return codes.SUPER
            if self.rules.hand_romme:
                return codes.HAND_LAID_OFF if self.touched else codes.HAND
        return codes.ROMME

    def _short(self) -> bool:
        """Whether the new melds have too few points to open."""
        return self.melds > self.first_own and not self.is_open
