"""Safe steps: those after which the turn can still be ended.

The rules let a player begin a turn that cannot be ended: melds that cannot reach the opening
points, a swapped joker that cannot be laid, an open card used in a way that is allowed only to
finish. A person undoes such steps. A `SafeGame` searches the possible continuations, and does not
offer such steps in the first place.

Cython compiles this file with the types in ``safe_steps.pxd``; it also runs uncompiled
(docs/adr/0009).
"""

from __future__ import annotations

from romme.rules.ruleset import RuleSet
from romme.simulator.policies.greedy_policy import GreedyGame
from romme.solver import meld_codes as packed


class SafeGame(GreedyGame):
    """A game that offers only safe steps: the turn can still be ended after them."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No card is dealt yet."""
        super().__init__(rules, players)
        # plans that cannot be ended, found in one search
        self.dead: set[tuple[int, ...]] = set()

    def safe_steps(self) -> list[int]:
        """Return the steps after which the turn can be ended, at once or after more steps."""
        self.count = 0
        self._find_safe_steps()
        return [self.moves[i] for i in range(self.count)]

    def _find_safe_steps(self) -> None:
        start = kept = self.count
        if not self.is_open and self._hopeless():
            return
        self._find_steps()
        stop = self.count
        for i in range(start, stop):
            self._apply(self.moves[i])
            safe = self._can_end()
            self._undo()
            if safe:
                self.moves[kept] = self.moves[i]
                kept += 1
        self.count = kept
        if self.dead:
            self.dead.clear()

    def _can_end(self) -> bool:
        """Whether the plan can be ended, now or after more steps."""
        start = self.count
        self._find_ends()
        if self.count > start:
            self.count = start
            return True
        if self._short() and self._hopeless():
            return False
        key = self._key()
        if key in self.dead:
            return False
        self._find_steps()
        stop = self.count
        found = False
        for i in range(start, stop):
            self._apply(self.moves[i])
            found = self._can_end()
            self._undo()
            if found:
                break
        self.count = start
        if not found:
            self.dead.add(key)
        return found

    def _key(self) -> tuple[int, ...]:
        """A cache key: plans with the same key have the same possible continuations.

        The order in which the player's new melds were laid does not change the key.
        """
        at = 4 * self.turn
        own = sorted([self.table[i] for i in range(self.first_own, self.melds)])
        flags = self.is_open + 2 * self.touched + 4 * self.indirect + 8 * self.beside_opening
        hand = [self.suits[at], self.suits[at + 1], self.suits[at + 2], self.suits[at + 3]]
        hand += [self.jokers[self.turn], self.taken, self.pending, self.kept, flags]
        earlier = [self.table[i] for i in range(self.first_own)]
        return (*hand, *earlier, *own)

    # --- bounds ----------------------------------------------------------------------------------

    def _hopeless(self) -> bool:
        """Whether the plan can neither reach the opening points nor finish without them.

        The estimates are upper bounds: a hopeless plan may be missed, but True is always correct
        (T6, T10, V6.1).
        """
        rules = self.rules
        if not rules.opening_points:
            return False
        points = self.points + self._value_with(self.most, self.taken) + self._most_added()
        if points >= rules.opening_points:
            return False
        return not (rules.hand_romme or rules.superromme) or not self._may_finish()

    def _most_added(self) -> int:
        """An upper bound on the points that lay-offs onto the new melds can add."""
        rules, jokers, gained = self.rules, self._held_jokers(), 0
        for index in range(self.first_own, self.melds):
            meld = self.table[index]
            gained -= rules.points_of(meld)
            if meld & packed.SET:
                gained += rules.set_points[(meld & packed.LOW_MASK) * 16 + rules.largest_set]
                continue
            down, up = self._reach(meld, jokers, -1), self._reach(meld, jokers, 1)
            length = min(
                (meld >> packed.LENGTH_SHIFT & packed.LENGTH_MASK) + down + up, packed.RING
            )
            gained += rules.run_points[((meld & packed.LOW_MASK) - down) % 13 * 16 + length]
        return gained

    def _reach(self, run: int, jokers: int, step: int) -> int:
        """The most cards by which a run could grow at one end, with `jokers` and the cards held.

        `step` is -1 for the low end and 1 for the high end.
        """
        low, length = run & packed.LOW_MASK, run >> packed.LENGTH_SHIFT & packed.LENGTH_MASK
        held = self._held(run >> packed.SUIT_SHIFT & packed.SUIT_MASK)
        rank = low - 1 if step < 0 else low + length
        reached = 0
        while length + reached < packed.RING:
            if not held >> rank % 13 & 1:
                if not jokers:
                    break
                jokers -= 1
            reached += 1
            rank += step
        return reached

    def _may_finish(self) -> bool:
        """Whether all cards but one might be laid, as melds or onto the player's new melds."""
        left, dearest = -self._value_with(self.left, self.taken), 0
        for card in range(packed.JOKER_NUMBER + 1):
            held = self._holds(self.turn, card) + (card == self.taken)
            if held:
                dearest = max(dearest, self.rules.in_hand[card])
                if not self._may_join(card):
                    left += held * self.rules.in_hand[card]
        return left <= dearest

    def _may_join(self, card: int) -> bool:
        """Whether a card might be laid off onto one of the player's new melds."""
        for index in range(self.first_own, self.melds):
            meld = self.table[index]
            if card == packed.JOKER_NUMBER:
                return True
            if (
                card % 13 == meld & packed.LOW_MASK
                if meld & packed.SET
                else card // 13 == meld >> packed.SUIT_SHIFT & packed.SUIT_MASK
            ):
                return True
        return False
