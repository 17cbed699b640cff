"""Write actions and observations as text, so that people can follow a game between agents.

Actions are written like the moves of a game file. The text of a game is made from an observation
alone, so it shows exactly what the agent knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from romme.melds import RING, SMALLEST_MELD
from romme.rl import spaces as no
from romme.solver.meld_codes import JOKER_NUMBER, card_of

Rows: TypeAlias = npt.NDArray[np.int8]

_LENGTHS: Final = RING - SMALLEST_MELD + 1
_SINGLE: Final = {
    no.DRAW_STOCK: "draw stock",
    no.DRAW_OPEN: "draw open",
    no.GIVE_BACK: "return",
    no.PASS: "pass",
    no.NO_MORE: "no more jokers",
}
_WITH_CARD: Final = (
    (no.DISCARD, "discard {card}"),
    (no.SWAP, "swap {card}"),
    (no.PAIR_BELOW, "add {card} *{above}"),
    (no.PAIR_ABOVE, "add *{below} {card}"),
    (no.JOKER_AS, "add *{card}"),
    (no.LAY_OFF, "add {card}"),
)
"""First number and text of each kind of action with a card, highest numbers first."""


def name(action: int) -> str:
    """Return an action as text. A run has no jokers yet, because later actions choose them.

    >>> [name(action) for action in (0, 14, 600, no.PAIR_ABOVE + 8, no.DISCARD + 52, no.AT_MELD)]
    ['draw stock', 'meld 2C 3C 4C 5C', 'meld AS AH AD', 'add *8C 9C', 'discard *', 'to 1']
    """
    if not 0 <= action < no.ACTIONS:
        raise ValueError(f"there is no action {action}")
    if action in _SINGLE:
        return _SINGLE[action]
    if action >= no.AT_MELD:
        return f"to {action - no.AT_MELD + 1}"
    for first, words in _WITH_CARD:
        if action >= first:
            card = action - first
            return words.format(card=card_of(card), above=_beside(card, 1), below=_beside(card, -1))
    return f"meld {_run(action) if action < no.LAY_SET else _set(action)}"


def _beside(card: int, step: int) -> str:
    """Return the text of the card `step` ranks above this one; the ace follows the king.

    Return an empty string for a joker.
    """
    if card == JOKER_NUMBER:
        return ""
    return str(card_of(card // RING * RING + (card + step) % RING))


def _run(action: int) -> str:
    suit, rest = divmod(action - no.LAY_RUN, RING * _LENGTHS)
    low, longer = divmod(rest, _LENGTHS)
    faces = [suit * RING + (low + place) % RING for place in range(SMALLEST_MELD + longer)]
    return _words(faces)


def _set(action: int) -> str:
    rank, place = divmod(action - no.LAY_SET, len(no.SETS))
    suits, jokers = no.SETS[place]
    naturals = [suit * RING + rank for suit in range(4) if suits >> suit & 1]
    return _words([*naturals, *[JOKER_NUMBER] * jokers])


def _words(cards: Sequence[int]) -> str:
    return " ".join(str(card_of(card)) for card in cards)


# --- observations --------------------------------------------------------------------------------


def show(rows: Rows, names: Sequence[str]) -> str:
    """Return an observation as text. `names` lists the players in order, the viewer first."""
    return "\n".join(_lines(rows, names)) + "\n"


def _lines(rows: Rows, names: Sequence[str]) -> Iterator[str]:
    facts = rows[no.FACTS]
    turn = names[int(facts[no.TURN : no.TURN + no.SEATS].argmax())]
    doing = "draws" if facts[no.TO_DRAW] else "plays" if facts[no.TO_PLAY] else "was the last"
    yield f"{names[0]} looks; {turn} {doing}"
    yield f"  hand    {_counted(rows[no.HAND])}"
    for title, row in (("drawn", no.DRAWN), ("to use", no.TO_USE)):
        if rows[row].any():
            yield f"  {title:<7} {_counted(rows[row])}"
    yield f"  open    {_counted(rows[no.TOP]) or '-'}, {facts[no.PILE_SIZE]} in the pile"
    yield f"  stock   {facts[no.STOCK_SIZE]}"
    for seat, player in enumerate(names):
        opened = ", opened" if facts[no.OPENED + seat] else ""
        seen = _counted(rows[no.KNOWN + seat])
        known = f", seen: {seen}" if seen else ""
        yield f"  {player}: {facts[no.COUNT + seat]} cards{opened}{known}"
    for number in range(facts[no.MELD_COUNT]):
        yield f"  meld {number + 1:>2} {_meld_words(rows[no.TABLE + number])}"
    for fact, question in (
        (no.ASKED_WHERE, "onto which meld"),
        (no.ASKED_SWAP, "in which meld"),
        (no.ASKED_JOKERS, "which are jokers"),
    ):
        if facts[fact]:
            yield f"  asked   {_meld_words(rows[no.CHOICE])}: {question}?"


def _counted(row: Rows) -> str:
    """Return the text of the cards in a row of counts. A card counted twice is written twice."""
    return _words([card for card in range(no.CARDS) for _ in range(row[card])])


def _meld_words(row: Rows) -> str:
    """Return the text of the meld that a row encodes. A run starts at its lowest card."""
    marked = [face for face in range(JOKER_NUMBER) if row[face]]
    suits = {face // RING for face in marked}
    if len(suits) == 1 and 1 < len(marked) < RING:
        faces = range(suits.pop() * RING, JOKER_NUMBER)[:RING]
        low = next(i for i in range(RING) if row[faces[i]] and not row[faces[i - 1]])
        marked = [face for i in range(RING) if row[face := faces[(low + i) % RING]]]
    words = [f"{'*' if row[face] == no.STANDING_IN else ''}{card_of(face)}" for face in marked]
    return " ".join([*words, *["*"] * row[JOKER_NUMBER]])
