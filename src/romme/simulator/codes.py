"""Moves, phases and endings as machine integers.

Cards and melds are packed as in `romme.solver.meld_codes`. A move is one integer: its kind from bit
24 on, and below that what it needs, see each kind.
"""

from __future__ import annotations

from typing import Final

# --- moves ---------------------------------------------------------------------------------------

KIND_SHIFT: Final = 24
MELD: Final = 0 << KIND_SHIFT
"""Lay a meld: the meld."""
LAY_OFF: Final = 1 << KIND_SHIFT
"""Lay off: the meld's place on the table | face | AS_JOKER | PAIR | face beyond.

The face is that of the card, or the one that the joker stands for; in a set a joker is 52.
"""
SWAP: Final = 2 << KIND_SHIFT
"""Swap a joker: the meld's place on the table | the natural card."""
DISCARD: Final = 3 << KIND_SHIFT
"""End the turn: the card."""
GIVE_BACK: Final = 4 << KIND_SHIFT
PASS: Final = 5 << KIND_SHIFT
LAID_OUT: Final = 6 << KIND_SHIFT
"""The last card is laid, and nothing is discarded."""
DRAW: Final = 7 << KIND_SHIFT
"""Begin the turn: STOCK or OPEN."""
SHUFFLED: Final = 8 << KIND_SHIFT
"""A card of the stock made anew, from the top: only in the log of a game."""

STOCK: Final = 0
OPEN: Final = 1

ONTO_MASK: Final = 63
"""Where the meld lies, counted from 0."""
FACE_SHIFT: Final = 6
FACE_MASK: Final = 63
AS_JOKER: Final = 1 << 12
"""It is a joker that is laid for the face."""
PAIR: Final = 1 << 13
"""The joker comes with the card beyond it."""
BEYOND_SHIFT: Final = 14
CARD_MASK: Final = 63

# --- room in arrays ------------------------------------------------------------------------------

MOST_PLAYERS: Final = 6
MOST_CARDS: Final = 128
MOST_MELDS: Final = 64
MOST_STEPS: Final = 256
"""Steps of one turn."""

MOST_TURNS: Final = 2000
"""Rules may let a game go on for ever (`stalled_after` 0): after so many turns it is given up."""

# --- where a game stands -------------------------------------------------------------------------

NOTHING: Final = -1
"""No card, nobody."""

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
"""Not an ending that the rules know: a game given up after too many turns, scored as blocked."""
