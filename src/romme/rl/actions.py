"""A game whose moves are numbered actions (`romme.rl.spaces`).

There are too many melds with jokers to number them all. So an ambiguous action is followed by a
question: which cards of the run are jokers, or onto which meld the cards go. A question with a
single answer is skipped. Each order of the steps of a legal plan can be reached in exactly one way,
and steps after which the turn could not end are not offered (`romme.simulator.safe_steps`).

This file runs as plain Python; Cython compiles it with ``actions.pxd`` (docs/adr/0009).
"""

from __future__ import annotations

from array import array

from romme.rl import spaces
from romme.rl.spaces import Numbers
from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.safe_steps import SafeGame
from romme.solver import meld_codes as packed

_SETS = len(spaces.SETS)
_SET_PLACES = array(
    "i",
    [spaces.SETS.index(one) if (one := divmod(key, 4)) in spaces.SETS else -1 for key in range(64)],
)
"""Index into `spaces.SETS` by (suits of the natural cards) * 4 + jokers; -1 = no such set."""

_NOTHING_ASKED = 0
_WHERE = 1
_WHICH_JOKERS = 2
_FIRST_ROOM = 512


class ActionGame(SafeGame):
    """A game that is played by numbered actions."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Prepare games of `players` players under `rules`. No card is dealt yet."""
        super().__init__(rules, players)
        # the legal moves, or those of them that are still possible after the answers so far
        self.offered = ints(_FIRST_ROOM)
        self.offers = 0
        self.listed = False
        self.question = _NOTHING_ASKED
        self.common = 0

    def _clear(self) -> None:
        SafeGame._clear(self)  # noqa: SLF001 - `super` does not find C methods
        self._ask_nothing()

    def _ask_nothing(self) -> None:
        self.question = _NOTHING_ASKED
        self.listed = False

    # --- legal actions ---------------------------------------------------------------------------

    def mark(self, mask: Numbers) -> None:
        """Set `mask` to 1 at the number of each legal action. Other entries stay unchanged."""
        self._list()
        for i in range(self.offers):
            mask[self._action(self.offered[i])] = 1

    def actions(self) -> list[int]:
        """Return the legal actions in ascending order."""
        self._list()
        return sorted({self._action(self.offered[i]) for i in range(self.offers)})

    def _list(self) -> None:
        """Fill `offered` with the legal moves, unless answers have already narrowed them down."""
        if self.listed:
            return
        self.listed = True
        self.count = 0
        if self.phase == codes.DRAWING:
            takes = self.may_take()
            self.count = 0
            self._add(codes.DRAW)
            if takes:
                self._add(codes.DRAW | codes.OPEN)
        elif self.phase == codes.PLAYING:
            self._find_safe_steps()
            self._find_ends()
        if self.count > len(self.offered):
            self.offered = ints(self.room)
        for i in range(self.count):
            self.offered[i] = self.moves[i]
        self.offers = self.count

    def _action(self, code: int) -> int:
        """Return the action for a move, or the answer that leads to it if a question is pending."""
        if self.question == _WHERE:
            return spaces.AT_MELD + (code & codes.ONTO_MASK)
        if self.question == _WHICH_JOKERS:
            return self._answer(code)
        kind = code >> codes.KIND_SHIFT << codes.KIND_SHIFT
        if kind == codes.DISCARD:
            return spaces.DISCARD + (code & codes.CARD_MASK)
        if kind == codes.LAY_OFF:
            return self._lay_off_action(code)
        if kind == codes.SWAP:
            return spaces.SWAP + (code >> codes.FACE_SHIFT & codes.FACE_MASK)
        if kind == codes.DRAW:
            return spaces.DRAW_OPEN if code & codes.OPEN else spaces.DRAW_STOCK
        if kind == codes.GIVE_BACK:
            return spaces.GIVE_BACK
        if kind == codes.PASS:
            return spaces.PASS
        if code & packed.SET:
            suits_and_jokers = (code >> packed.SUITS_SHIFT & packed.SUITS_MASK) * 4 + (
                code >> packed.JOKERS_SHIFT & packed.JOKERS_MASK
            )
            return spaces.LAY_SET + (code & packed.LOW_MASK) * _SETS + _SET_PLACES[suits_and_jokers]
        return (
            spaces.LAY_RUN
            + (code >> packed.SUIT_SHIFT & packed.SUIT_MASK) * 143
            + (code & packed.LOW_MASK) * 11
            + (code >> packed.LENGTH_SHIFT & packed.LENGTH_MASK)
            - 3
        )

    def _lay_off_action(self, code: int) -> int:
        face = code >> codes.FACE_SHIFT & codes.FACE_MASK
        beyond = code >> codes.BEYOND_SHIFT & codes.FACE_MASK
        if code & codes.PAIR:
            above = (beyond - face) % 13 == 1
            return (spaces.PAIR_ABOVE if above else spaces.PAIR_BELOW) + beyond
        if code & codes.AS_JOKER and face != packed.JOKER_NUMBER:
            return spaces.JOKER_AS + face
        return spaces.LAY_OFF + face

    def _answer(self, run: int) -> int:
        """Return the answer that leads to a run: its lowest joker that not all offered runs have.

        If there is no such joker, return `NO_MORE`.
        """
        more = (run >> packed.PLACES_SHIFT & packed.PLACES_MASK) & ~self.common
        if not more:
            return spaces.NO_MORE
        place = 0
        while not more >> place & 1:
            place += 1
        return (
            spaces.JOKER_AS
            + (run >> packed.SUIT_SHIFT & packed.SUIT_MASK) * 13
            + ((run & packed.LOW_MASK) + place) % 13
        )

    # --- acting ----------------------------------------------------------------------------------

    def act(self, action: int) -> bool:
        """Take an action and return True. If the action is illegal, do nothing and return False."""
        self._list()
        meant, common = 0, packed.RANKS_MASK
        for i in range(self.offers):
            code = self.offered[i]
            if self._action(code) == action:
                self.offered[meant] = code
                meant += 1
                common &= code >> packed.PLACES_SHIFT
        if meant == 0:
            return False
        if meant == 1:
            self._ask_nothing()
            self._make(self.offered[0])
            return True
        self.offers = meant
        self.question = _WHICH_JOKERS if self.offered[0] < codes.LAY_OFF else _WHERE
        self.common = common
        return True

    def _make(self, code: int) -> None:
        """Make a move. A move that lays the last card also ends the turn (K13, V6.1)."""
        if code >= codes.DRAW:
            if code & codes.OPEN:
                self._draw_open()
            else:
                self._draw_stock(True)  # noqa: FBT003 - positional in C
        elif code >= codes.DISCARD:
            self.end(code)
        else:
            self.step(code)
            if self._finished():
                self.end(codes.LAID_OUT)
