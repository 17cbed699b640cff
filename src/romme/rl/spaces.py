"""The action space and the observation space: the meaning of each action number and each row.

The numbers are the same for all rule sets and numbers of players. `romme.rl.actions.ActionGame`
numbers its moves with them, and `romme.rl.observations.ObservedGame` encodes a player's view.

A card's number is its `order`: 0 to 51 for the natural cards, suit by suit from the ace up, and 52
for the joker. Seats are numbered from the viewer, in the order of play.

Constants for rows and single numbers are indices. Their docstrings say what is at that index.
"""

from __future__ import annotations

from typing import Final, Protocol

from romme.solver.meld_codes import JOKER_NUMBER

CARDS: Final = JOKER_NUMBER + 1
NATURALS: Final = JOKER_NUMBER
SEATS: Final = 6
MELDS: Final = 36
"""Maximum number of melds on the table: 110 cards, at least three in each."""


class Numbers(Protocol):
    """A writable sequence of numbers, such as a numpy array."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


# --- actions -------------------------------------------------------------------------------------

DRAW_STOCK: Final = 0
DRAW_OPEN: Final = 1
LAY_RUN: Final = 2
"""Lay a run. The offset is 143 * suit + 11 * lowest rank + length - 3.

A question about the jokers of the run may follow.
"""
RUNS: Final = 4 * 13 * 11
LAY_SET: Final = LAY_RUN + RUNS
"""Lay a set. The offset is 29 * rank + index into `SETS`."""
SETS: Final = tuple(
    (suits, jokers)
    for suits in range(1, 16)
    for jokers in range(4)
    if 3 <= suits.bit_count() + jokers <= 4  # noqa: PLR2004 - the sizes of a set
)
"""All sets of one rank, each as a bit mask of its natural suits and its number of jokers."""
LAY_OFF: Final = LAY_SET + 13 * len(SETS)
"""Lay off this card: a natural card, or a joker (52) onto a set.

A question about the meld may follow.
"""
JOKER_AS: Final = LAY_OFF + CARDS
"""Lay a joker off onto a run as this natural card.

As an answer: in the new run, a joker stands for this card.
"""
PAIR_ABOVE: Final = JOKER_AS + NATURALS
"""Lay this natural card off onto the upper end of a run, with a joker in between."""
PAIR_BELOW: Final = PAIR_ABOVE + NATURALS
"""Lay this natural card off onto the lower end of a run, with a joker in between."""
SWAP: Final = PAIR_BELOW + NATURALS
"""Swap this natural card for a joker. A question about the meld may follow."""
DISCARD: Final = SWAP + NATURALS
"""Discard this card, which ends the turn."""
GIVE_BACK: Final = DISCARD + CARDS
PASS: Final = GIVE_BACK + 1
AT_MELD: Final = PASS + 1
"""As an answer: the meld with this number, counted from 0 in the order laid."""
NO_MORE: Final = AT_MELD + MELDS
"""As an answer: the run has no more jokers."""
ACTIONS: Final = NO_MORE + 1

# --- rows of an observation ----------------------------------------------------------------------
# Each constant is the index of a row; its docstring describes what the row contains.

HAND: Final = 0
"""Count of each card in the viewer's hand."""
TO_USE: Final = 1
"""Cards that must be laid in this turn: the open card taken, and swapped jokers."""
DRAWN: Final = 2
"""The card drawn in this turn. If it came from the stock, only the player who drew it sees it."""
PILE: Final = 3
"""Count of each card in the open pile."""
TOP: Final = 4
"""The open card."""
UNSEEN: Final = 5
"""Count of each card that the viewer cannot see."""
KNOWN: Final = 6
"""By seat: count of each card that everybody knows to be in that hand."""
CHOICE: Final = KNOWN + SEATS
"""The cards that the pending question is about: 1 for a natural card, 2 for a joker."""
FACTS: Final = CHOICE + 1
"""Single numbers, at the indices from `TO_DRAW` to `ASKED_JOKERS`."""
PILE_ORDER: Final = FACTS + 1
"""The open pile from its top, over three rows: the number of each card plus 1."""
STOCK_ORDER: Final = PILE_ORDER + 3
"""The stock in the same form, if everybody has seen its order."""
TABLE: Final = STOCK_ORDER + 3
"""By meld: 1 for a natural card, 2 for a card of a run that a joker stands for.

Index 52 is the number of jokers in a set.
"""
ROWS: Final = TABLE + MELDS

# --- the single numbers --------------------------------------------------------------------------
# Each constant is the index of a number in the row `FACTS`; its docstring describes that number.

TO_DRAW: Final = 0
TO_PLAY: Final = 1
OVER: Final = 2
TURN: Final = 3
"""By seat: 1 for the player whose turn it is."""
COUNT: Final = TURN + SEATS
"""By seat: number of cards in hand."""
OPENED: Final = COUNT + SEATS
"""By seat: 1 if the player has opened."""
PLAYS: Final = OPENED + SEATS
"""By seat: 1 if there is a player."""
STOCK_SIZE: Final = PLAYS + SEATS
PILE_SIZE: Final = STOCK_SIZE + 1
MELD_COUNT: Final = PILE_SIZE + 1
ORDER_SEEN: Final = MELD_COUNT + 1
"""1 if everybody has seen the order of the stock."""
TURNINGS: Final = ORDER_SEEN + 1
"""Number of times the open pile was turned over since a card was last laid."""
IDLE: Final = TURNINGS + 1
"""Number of open cards taken since a card was last laid or drawn from the stock, up to `MOST`."""
FROM_STOCK: Final = IDLE + 1
"""1 if this turn's card came from the stock."""
FROM_OPEN: Final = FROM_STOCK + 1
NEW_POINTS: Final = FROM_OPEN + 1
"""Points of the melds laid in this turn, up to `MOST`; 0 unless it is the viewer's turn."""
NEW_MELDS: Final = NEW_POINTS + 1
"""Number of melds laid in this turn; 0 unless it is the viewer's turn."""
MUST_FINISH: Final = NEW_MELDS + 1
"""1 if the plan is legal only if it finishes the game."""
ASKED_WHERE: Final = MUST_FINISH + 1
"""1 if the question is which meld to lay the cards of `CHOICE` off onto."""
ASKED_SWAP: Final = ASKED_WHERE + 1
"""1 if the question is in which meld to swap a joker."""
ASKED_JOKERS: Final = ASKED_SWAP + 1
"""1 if the question is which cards of the run in `CHOICE` are jokers."""

# --- marks ---------------------------------------------------------------------------------------

NATURAL: Final = 1
STANDING_IN: Final = 2
"""A joker stands for this card, or will once the pending question is answered."""
MOST: Final = 127
"""The greatest number in an observation."""
