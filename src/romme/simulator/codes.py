"""Moves, phases and endings as machine integers.

Cards and melds are packed as in `romme.solver.meld_codes`. A move is one integer: its kind from bit
24 on, and its arguments below that, as described for each kind.
"""

from __future__ import annotations

from typing import Final

# --- moves ---------------------------------------------------------------------------------------

KIND_SHIFT: Final = 24
MELD: Final = 0 << KIND_SHIFT
"""Lay a meld. Argument: the meld."""
LAY_OFF: Final = 1 << KIND_SHIFT
"""Lay off. Arguments: the meld's index on the table | face | AS_JOKER | PAIR | face beyond.

The face is the number of the natural card that is laid, or that the laid joker stands for. For a
joker in a set it is 52. With `PAIR`, the face beyond is the natural card that follows the joker.
"""
SWAP: Final = 2 << KIND_SHIFT
"""Swap a joker. Arguments: the meld's index on the table | the natural card."""
DISCARD: Final = 3 << KIND_SHIFT
"""End the turn with a discard. Argument: the card."""
GIVE_BACK: Final = 4 << KIND_SHIFT
PASS: Final = 5 << KIND_SHIFT
LAID_OUT: Final = 6 << KIND_SHIFT
"""End the turn without a discard after laying the last card."""
DRAW: Final = 7 << KIND_SHIFT
"""Begin the turn. Argument: STOCK or OPEN."""
SHUFFLED: Final = 8 << KIND_SHIFT
"""Not a move: a game's log has one for each card of a reshuffled stock, top card first."""

STOCK: Final = 0
OPEN: Final = 1

ONTO_MASK: Final = 63
"""Mask of the index of a meld on the table, in `LAY_OFF` and `SWAP`."""
FACE_SHIFT: Final = 6
FACE_MASK: Final = 63
AS_JOKER: Final = 1 << 12
"""Flag of `LAY_OFF`: a joker is laid."""
PAIR: Final = 1 << 13
"""Flag of `LAY_OFF`: a joker is laid together with the natural card that follows it in the run."""
BEYOND_SHIFT: Final = 14
CARD_MASK: Final = 63

# --- array sizes ---------------------------------------------------------------------------------

MOST_PLAYERS: Final = 6
MOST_CARDS: Final = 128
MOST_MELDS: Final = 64
MOST_STEPS: Final = 256
"""Maximum number of steps in one turn."""

MOST_TURNS: Final = 2000
"""Turns after which a game is cut off. Some rules allow endless games (`stalled_after` is 0)."""

# --- the state of a game -------------------------------------------------------------------------

NOTHING: Final = -1
"""No card, or no player."""

DRAWING: Final = 0
PLAYING: Final = 1
OVER: Final = 2

ROMME: Final = 1
HAND: Final = 2
HAND_LAID_OFF: Final = 3
SUPER: Final = 4
STOCK_USED_UP: Final = 5
BLOCKED: Final = 6
CUT_OFF: Final = 7
"""Not an ending of the rules: a game cut off after too many turns, scored as blocked."""
