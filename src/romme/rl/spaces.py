"""The action space and the observation space: the meaning of each action number and each row.

The numbers are the same for all rule sets and numbers of players. `romme.rl.actions.ActionGame`
numbers its moves with them, and `romme.rl.observations.ObservedGame` encodes a player's view.

A card's number is its `order`: 0 to 51 for the natural cards, suit by suit from the ace up, and 52
for the joker. Seats are numbered from the viewer, in the order of play.
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
"""A run: 143 * suit + 11 * lowest rank + length - 3. A question about its jokers may follow."""
RUNS: Final = 4 * 13 * 11
LAY_SET: Final = LAY_RUN + RUNS
"""A set: 29 * rank + index into `SETS`."""
SETS: Final = tuple(
    (suits, jokers)
    for suits in range(1, 16)
    for jokers in range(4)
    if 3 <= suits.bit_count() + jokers <= 4  # noqa: PLR2004 - the sizes of a set
)
"""The sets of one rank: a bit mask of the natural suits, and the number of jokers."""
LAY_OFF: Final = LAY_SET + 13 * len(SETS)
"""Lay off a natural card, or (52) a joker onto a set. A question about the meld may follow."""
JOKER_AS: Final = LAY_OFF + CARDS
"""Lay a joker off onto a run as this natural card. Also an answer: a joker is in its place."""
PAIR_ABOVE: Final = JOKER_AS + NATURALS
"""Lay this natural card off onto the upper end of a run, with a joker in between."""
PAIR_BELOW: Final = PAIR_ABOVE + NATURALS
"""The same at the lower end."""
SWAP: Final = PAIR_BELOW + NATURALS
"""Swap this natural card for a joker. A question about the meld may follow."""
DISCARD: Final = SWAP + NATURALS
"""Discard this card, which ends the turn."""
GIVE_BACK: Final = DISCARD + CARDS
PASS: Final = GIVE_BACK + 1
AT_MELD: Final = PASS + 1
"""An answer: this meld, numbered from 0 in the order laid."""
NO_MORE: Final = AT_MELD + MELDS
"""An answer: no more jokers in this run."""
ACTIONS: Final = NO_MORE + 1

# --- rows of an observation ----------------------------------------------------------------------

HAND: Final = 0
"""Number of each card in the viewer's hand."""
TO_USE: Final = 1
"""Cards that must be laid in this turn: the open card taken, and swapped jokers."""
DRAWN: Final = 2
"""The card drawn in this turn: for its player, and for all if it came from the open pile."""
PILE: Final = 3
"""Number of each card in the open pile."""
TOP: Final = 4
"""The open card."""
UNSEEN: Final = 5
"""Number of each card that the viewer cannot see."""
KNOWN: Final = 6
"""By seat: number of each card in that hand that everybody has seen."""
CHOICE: Final = KNOWN + SEATS
"""The cards of the open question: 1 for a natural card, 2 for a joker."""
FACTS: Final = CHOICE + 1
"""Single numbers, at the indices below."""
PILE_ORDER: Final = FACTS + 1
"""The open pile from its top, over three rows: the number of each card, plus one."""
STOCK_ORDER: Final = PILE_ORDER + 3
"""The same for the stock, where everybody has seen its order."""
TABLE: Final = STOCK_ORDER + 3
"""By meld: 1 for a natural card, 2 for the card of a joker; at 52 the jokers of a set."""
ROWS: Final = TABLE + MELDS

# --- the single numbers --------------------------------------------------------------------------

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
"""By seat: 1 if the seat plays."""
STOCK_SIZE: Final = PLAYS + SEATS
PILE_SIZE: Final = STOCK_SIZE + 1
MELD_COUNT: Final = PILE_SIZE + 1
ORDER_SEEN: Final = MELD_COUNT + 1
"""1 if everybody has seen the order of the stock."""
TURNINGS: Final = ORDER_SEEN + 1
"""Number of times the pile was turned over since a card was last laid."""
IDLE: Final = TURNINGS + 1
"""Open cards taken since a card was last laid or drawn from the stock; at most `MOST`."""
FROM_STOCK: Final = IDLE + 1
"""1 if this turn's card came from the stock."""
FROM_OPEN: Final = FROM_STOCK + 1
NEW_POINTS: Final = FROM_OPEN + 1
"""For the viewer whose turn it is: points of the new melds; at most `MOST`."""
NEW_MELDS: Final = NEW_POINTS + 1
"""Number of new melds."""
MUST_FINISH: Final = NEW_MELDS + 1
"""1 if the plan is legal only if it finishes the game."""
ASKED_WHERE: Final = MUST_FINISH + 1
"""1 if the question is onto which meld the cards of `CHOICE` go."""
ASKED_SWAP: Final = ASKED_WHERE + 1
"""1 if the question is in which meld a joker is swapped."""
ASKED_JOKERS: Final = ASKED_SWAP + 1
"""1 if the question is which cards of the run in `CHOICE` are jokers."""

# --- marks ---------------------------------------------------------------------------------------

NATURAL: Final = 1
STANDING_IN: Final = 2
"""A joker stands, or is chosen to stand, for this card."""
MOST: Final = 127
"""The greatest number in an observation."""
