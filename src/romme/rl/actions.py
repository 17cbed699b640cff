"""A game whose moves are numbered actions, for learners; see `romme.rl.spaces`.

Melds with jokers are too many to be numbered. So an action that could mean several moves is
followed by a question: which cards of the run are jokers, onto which of the melds. A question with
one answer is not asked. Every plan that the rules allow is reached in one way for each order of its
steps, and no plan that cannot be ended is begun (`romme.simulator.safe_steps`).

This file runs as it is; by ``actions.pxd`` beside it Cython turns it into C (docs/adr/0009).
"""

from __future__ import annotations

from array import array

from romme.rl import spaces
from romme.rl.spaces import Numbers
from romme.rules.ruleset import RuleSet
from romme.simulator import codes
from romme.simulator.board import ints
from romme.simulator.safe_steps import SafeGame
from romme.solver import meld_codes

# The constants of compiled code are C integers, which other modules cannot see, nor lend; so these
# stand here once more, under names of their own.
_JOKER = meld_codes.JOKER_NUMBER
_RANKS = 8191
_SET = meld_codes.SET
_LAY_OFF = codes.LAY_OFF
_SWAP = codes.SWAP
_DISCARD = codes.DISCARD
_GIVE_BACK = codes.GIVE_BACK
_PASS = codes.PASS
_LAID_OUT = codes.LAID_OUT
_DRAW = codes.DRAW
_OPEN = codes.OPEN
_KIND_SHIFT = codes.KIND_SHIFT
_FACE_SHIFT = codes.FACE_SHIFT
_BEYOND_SHIFT = codes.BEYOND_SHIFT
_ONTO_MASK = codes.ONTO_MASK
_AS_JOKER = codes.AS_JOKER
_PAIR = codes.PAIR
_DRAWING = codes.DRAWING
_PLAYING = codes.PLAYING

_DRAW_STOCK = spaces.DRAW_STOCK
_DRAW_OPEN = spaces.DRAW_OPEN
_ACT_RUN = spaces.LAY_RUN
_ACT_SET = spaces.LAY_SET
_ACT_LAY_OFF = spaces.LAY_OFF
_ACT_JOKER_AS = spaces.JOKER_AS
_ACT_PAIR_ABOVE = spaces.PAIR_ABOVE
_ACT_PAIR_BELOW = spaces.PAIR_BELOW
_ACT_SWAP = spaces.SWAP
_ACT_DISCARD = spaces.DISCARD
_ACT_GIVE_BACK = spaces.GIVE_BACK
_ACT_PASS = spaces.PASS
_ACT_AT_MELD = spaces.AT_MELD
_ACT_NO_MORE = spaces.NO_MORE
_SETS = len(spaces.SETS)
_SET_PLACES = array(
    "i",
    [spaces.SETS.index(one) if (one := divmod(key, 4)) in spaces.SETS else -1 for key in range(64)],
)
"""By suits of the naturals * 4 + jokers: the place in `spaces.SETS`."""

_NOTHING_ASKED = 0
_WHERE = 1
_WHICH_JOKERS = 2
_FIRST_ROOM = 512


class ActionGame(SafeGame):
    """A game that is played by numbered actions."""

    def __init__(self, rules: RuleSet, players: int) -> None:
        """Lay the table; no card is dealt yet."""
        super().__init__(rules, players)
        # the moves that may be made, or of those the ones that are left to choose from
        self.offered = ints(_FIRST_ROOM)
        self.offers = 0
        self.listed = False
        self.question = _NOTHING_ASKED
        self.common = 0

    def _clear(self) -> None:
        SafeGame._clear(self)  # noqa: SLF001 - `super` finds no method of C
        self._ask_nothing()

    def _ask_nothing(self) -> None:
        self.question = _NOTHING_ASKED
        self.listed = False

    # --- what may be done ------------------------------------------------------------------------

    def mark(self, mask: Numbers) -> None:
        """Write 1 at the number of each action that may be taken; the rest is left as it is."""
        self._list()
        for i in range(self.offers):
            mask[self._action(self.offered[i])] = 1

    def actions(self) -> list[int]:
        """The actions that may be taken, in the order of their numbers."""
        self._list()
        return sorted({self._action(self.offered[i]) for i in range(self.offers)})

    def _list(self) -> None:
        """Note the moves that may be made, or those that are left to choose from."""
        if self.listed:
            return
        self.listed = True
        self.count = 0
        if self.phase == _DRAWING:
            takes = self.may_take()
            self.count = 0
            self._add(_DRAW)
            if takes:
                self._add(_DRAW | _OPEN)
        elif self.phase == _PLAYING:
            self._find_safe_steps()
            self._find_ends()
        if self.count > len(self.offered):
            self.offered = ints(self.room)
        for i in range(self.count):
            self.offered[i] = self.moves[i]
        self.offers = self.count

    def _action(self, code: int) -> int:
        """The action that means a move, or the answer that leads to it."""
        if self.question == _WHERE:
            return _ACT_AT_MELD + (code & _ONTO_MASK)
        if self.question == _WHICH_JOKERS:
            return self._answer(code)
        kind = code >> _KIND_SHIFT << _KIND_SHIFT
        if kind == _DISCARD:
            return _ACT_DISCARD + (code & 63)
        if kind == _LAY_OFF:
            return self._lay_off_action(code)
        if kind == _SWAP:
            return _ACT_SWAP + (code >> _FACE_SHIFT & 63)
        if kind == _DRAW:
            return _DRAW_OPEN if code & _OPEN else _DRAW_STOCK
        if kind == _GIVE_BACK:
            return _ACT_GIVE_BACK
        if kind == _PASS:
            return _ACT_PASS
        if code & _SET:
            suits_and_jokers = (code >> 4 & 15) * 4 + (code >> 8 & 7)
            return _ACT_SET + (code & 15) * _SETS + _SET_PLACES[suits_and_jokers]
        return _ACT_RUN + (code >> 21 & 3) * 143 + (code & 15) * 11 + (code >> 4 & 15) - 3

    def _lay_off_action(self, code: int) -> int:
        face, beyond = code >> _FACE_SHIFT & 63, code >> _BEYOND_SHIFT & 63
        if code & _PAIR:
            above = (beyond - face) % 13 == 1
            return (_ACT_PAIR_ABOVE if above else _ACT_PAIR_BELOW) + beyond
        if code & _AS_JOKER and face != _JOKER:
            return _ACT_JOKER_AS + face
        return _ACT_LAY_OFF + face

    def _answer(self, run: int) -> int:
        """The answer that leads to a run: its lowest joker that not all have that are left."""
        more = (run >> 8 & _RANKS) & ~self.common
        if not more:
            return _ACT_NO_MORE
        place = 0
        while not more >> place & 1:
            place += 1
        return _ACT_JOKER_AS + (run >> 21 & 3) * 13 + ((run & 15) + place) % 13

    # --- doing it --------------------------------------------------------------------------------

    def act(self, action: int) -> bool:
        """Take an action; tell whether it may be taken, and do nothing if not."""
        self._list()
        meant, common = 0, _RANKS
        for i in range(self.offers):
            code = self.offered[i]
            if self._action(code) == action:
                self.offered[meant] = code
                meant += 1
                common &= code >> 8
        if meant == 0:
            return False
        if meant == 1:
            self._ask_nothing()
            self._make(self.offered[0])
            return True
        self.offers = meant
        self.question = _WHICH_JOKERS if self.offered[0] < _LAY_OFF else _WHERE
        self.common = common
        return True

    def _make(self, code: int) -> None:
        """Make a move; when the last card is laid the turn is over (K13, V6.1)."""
        if code >= _DRAW:
            if code & _OPEN:
                self._draw_open()
            else:
                self._draw_stock(True)  # noqa: FBT003 - as C knows it
        elif code >= _DISCARD:
            self.end(code)
        else:
            self.step(code)
            if self._finished():
                self.end(_LAID_OUT)
