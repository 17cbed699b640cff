"""Why something is refused, and which clause of which document forbids it.

One table for all refusals. A ground that a rule set's own document does not know (an option
borrowed from another one) is quoted from the first document that knows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from romme.rules.clauses import Clause, Document


class Quoted(NamedTuple):
    """The clauses that forbid one thing, by document."""

    klassik: Clause | None
    turnier: Clause | None
    verband: Clause | None
    turnier_opened: Clause | None = None
    """Where the sheet has one sentence for players before and one for players after opening."""


class Ground(Enum):
    """Why an act is refused; the value is the key of its message in the catalogues."""

    # the course of a game
    GAME_WON = "game-won"
    GAME_STOCK_USED_UP = "game-stock-used-up"
    GAME_BLOCKED = "game-blocked"
    GAME_VOID = "game-void"
    NOT_YOUR_TURN = "not-your-turn"
    CUT_FIRST = "cut-first"
    CUT_DONE = "cut-done"
    CUT_NOT_YOURS = "cut-not-yours"
    CUT_TOO_SMALL = "cut-too-small"

    # drawing
    DRAW_FIRST = "draw-first"
    DRAWN_ALREADY = "drawn-already"
    OPEN_PILE_EMPTY = "open-pile-empty"
    LAST_CARD_FROM_STOCK = "last-card-from-stock"
    LAST_CARD_WOULD_FINISH = "last-card-would-finish"
    DRAW_SKIPPED = "draw-skipped"
    SHUFFLE_NOT_DUE = "shuffle-not-due"
    SHUFFLE_FIRST = "shuffle-first"
    SHUFFLE_OTHER_CARDS = "shuffle-other-cards"

    # melds
    NOT_IN_HAND_TO_MELD = "not-in-hand-to-meld"
    MELD_TOO_SHORT = "meld-too-short"
    MELD_NO_PATTERN = "meld-no-pattern"
    MELD_ACE_PLACE = "meld-ace-place"
    MELD_SET_TOO_LARGE = "meld-set-too-large"
    MELD_SUIT_TWICE = "meld-suit-twice"
    MELD_JOKER_UNNAMED = "meld-joker-unnamed"
    MELD_TOO_MANY_JOKERS = "meld-too-many-jokers"
    MELD_JOKERS_SIDE_BY_SIDE = "meld-jokers-side-by-side"
    MELDS_PER_TURN = "melds-per-turn"

    # laying off and swapping
    NOT_IN_HAND_TO_LAY_OFF = "not-in-hand-to-lay-off"
    NO_SUCH_MELD = "no-such-meld"
    LAY_OFF_MISFIT = "lay-off-misfit"
    LAY_OFF_BEFORE_OPENING = "lay-off-before-opening"
    NOT_IN_HAND_TO_SWAP = "not-in-hand-to-swap"
    SWAP_BEFORE_OPENING = "swap-before-opening"
    SWAP_NEVER = "swap-never"
    SWAP_NO_JOKER = "swap-no-joker"
    SWAP_SET_NOT_FULL = "swap-set-not-full"
    NOTHING_TO_DISCARD = "nothing-to-discard"
    LEFT_WITH_TAKEN_CARD = "left-with-taken-card"
    LYING_STAYS = "lying-stays"
    CORRECTED_NO_LAYING = "corrected-no-laying"

    # the end of a turn
    NOT_IN_HAND_TO_DISCARD = "not-in-hand-to-discard"
    OPENING_TOO_LOW = "opening-too-low"
    TAKEN_CARD_OPENS = "taken-card-opens"
    TAKEN_CARD_UNUSED = "taken-card-unused"
    TAKEN_CARD_DISCARDED = "taken-card-discarded"
    INDIRECT_NOT_FINISHED = "indirect-not-finished"
    JOKER_NOT_PLACED = "joker-not-placed"
    JOKER_DISCARDED = "joker-discarded"
    RETURN_NOTHING_TAKEN = "return-nothing-taken"
    RETURN_CARD_USED = "return-card-used"
    RETURN_NOT_FIRST = "return-not-first"
    RETURN_FORBIDDEN = "return-forbidden"
    DISCARD_NEEDED = "discard-needed"
    DISCARD_SKIPPED = "discard-skipped"

    # the referee
    RULING_TOO_LATE = "ruling-too-late"
    RULING_TOO_EARLY = "ruling-too-early"
    RULING_NOT_THIS_SEAT = "ruling-not-this-seat"
    STOCK_TOO_SMALL = "stock-too-small"


_C = Clause

QUOTED: Final[Mapping[Ground, Quoted]] = MappingProxyType(
    {
        Ground.GAME_WON: Quoted(_C.K13, _C.T10, _C.V6_1),
        Ground.GAME_STOCK_USED_UP: Quoted(_C.K13, _C.T5, _C.V6_3),
        Ground.GAME_BLOCKED: Quoted(_C.K13, _C.T5, _C.V6_3),
        Ground.GAME_VOID: Quoted(_C.K13, _C.T3, _C.V4_10),
        Ground.NOT_YOUR_TURN: Quoted(_C.K7, _C.T3, _C.V5_10),
        Ground.CUT_FIRST: Quoted(_C.K7, _C.T3, _C.V4_4),
        Ground.CUT_DONE: Quoted(_C.K7, _C.T3, _C.V4_2),
        Ground.CUT_NOT_YOURS: Quoted(_C.K7, _C.T3, _C.V4_2),
        Ground.CUT_TOO_SMALL: Quoted(None, _C.T3, _C.V4_4),
        Ground.DRAW_FIRST: Quoted(_C.K8, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.DRAWN_ALREADY: Quoted(_C.K8, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.OPEN_PILE_EMPTY: Quoted(_C.K8, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.LAST_CARD_FROM_STOCK: Quoted(None, _C.T10, None),
        Ground.LAST_CARD_WOULD_FINISH: Quoted(None, None, _C.V5_11),
        Ground.DRAW_SKIPPED: Quoted(None, _C.T3, _C.V4_6),
        Ground.SHUFFLE_NOT_DUE: Quoted(_C.K12, None, None),
        Ground.SHUFFLE_FIRST: Quoted(_C.K12, None, None),
        Ground.SHUFFLE_OTHER_CARDS: Quoted(_C.K12, None, None),
        Ground.NOT_IN_HAND_TO_MELD: Quoted(_C.K5, _C.T6, _C.V5_2),
        Ground.MELD_TOO_SHORT: Quoted(_C.K5, _C.T8, _C.V5_5),
        Ground.MELD_NO_PATTERN: Quoted(_C.K5, _C.T8, _C.V5_5),
        Ground.MELD_ACE_PLACE: Quoted(_C.K2, _C.T8, _C.V5_6),
        Ground.MELD_SET_TOO_LARGE: Quoted(_C.K5, _C.T8, _C.V5_5),
        Ground.MELD_SUIT_TWICE: Quoted(_C.K5, _C.T8, _C.V5_5),
        Ground.MELD_JOKER_UNNAMED: Quoted(None, _C.T8, _C.V5_6),
        Ground.MELD_TOO_MANY_JOKERS: Quoted(None, _C.T8, _C.V5_6),
        Ground.MELD_JOKERS_SIDE_BY_SIDE: Quoted(None, _C.T8, _C.V5_6),
        Ground.MELDS_PER_TURN: Quoted(_C.K9, None, None),
        Ground.NOT_IN_HAND_TO_LAY_OFF: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.NO_SUCH_MELD: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.LAY_OFF_MISFIT: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.LAY_OFF_BEFORE_OPENING: Quoted(None, _C.T6, _C.V5_2),
        Ground.NOT_IN_HAND_TO_SWAP: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.SWAP_BEFORE_OPENING: Quoted(None, _C.T6, _C.V5_2),
        Ground.SWAP_NEVER: Quoted(_C.K6, None, None),
        Ground.SWAP_NO_JOKER: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.SWAP_SET_NOT_FULL: Quoted(None, _C.T9, _C.V5_8),
        Ground.NOTHING_TO_DISCARD: Quoted(None, _C.T10, _C.V6_1),
        Ground.LEFT_WITH_TAKEN_CARD: Quoted(_C.K11, None, None),
        Ground.LYING_STAYS: Quoted(_C.K6, _C.T6, _C.V5_3),
        Ground.CORRECTED_NO_LAYING: Quoted(None, _C.T3, _C.V4_6),
        Ground.NOT_IN_HAND_TO_DISCARD: Quoted(_C.K11, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.OPENING_TOO_LOW: Quoted(None, _C.T6, _C.V5_2),
        Ground.TAKEN_CARD_OPENS: Quoted(None, _C.T4a, None),
        Ground.TAKEN_CARD_UNUSED: Quoted(None, _C.T4c, None),
        Ground.TAKEN_CARD_DISCARDED: Quoted(_C.K11, None, None),
        Ground.INDIRECT_NOT_FINISHED: Quoted(None, _C.T10, None),
        Ground.JOKER_NOT_PLACED: Quoted(None, _C.T9, _C.V5_7),
        Ground.JOKER_DISCARDED: Quoted(None, _C.T4a, _C.V5_12, turnier_opened=_C.T8),
        Ground.RETURN_NOTHING_TAKEN: Quoted(_C.K11, _C.T4c, _C.V5_9),
        Ground.RETURN_CARD_USED: Quoted(None, _C.T4c, None),
        Ground.RETURN_NOT_FIRST: Quoted(None, None, _C.V5_9),
        Ground.RETURN_FORBIDDEN: Quoted(_C.K11, None, None),
        Ground.DISCARD_NEEDED: Quoted(_C.K11, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.DISCARD_SKIPPED: Quoted(None, _C.T3, _C.V4_6),
        Ground.RULING_TOO_LATE: Quoted(None, _C.T3, _C.V4_9),
        Ground.RULING_TOO_EARLY: Quoted(None, _C.T3, _C.V4_6),
        Ground.RULING_NOT_THIS_SEAT: Quoted(None, _C.T3, _C.V4_6),
        Ground.STOCK_TOO_SMALL: Quoted(None, _C.T3, _C.V4_6),
    }
)


@cache
def clause(ground: Ground, document: Document, *, opened: bool) -> Clause:
    """Name the clause that a refusal rests on, the game's own document first.

    >>> clause(Ground.DRAW_FIRST, Document.TURNIER, opened=True)
    <Clause.T4b: 'T4b'>
    >>> clause(Ground.MELDS_PER_TURN, Document.TURNIER, opened=False)
    <Clause.K9: 'K9'>
    """
    quoted = QUOTED[ground]
    turnier = (opened and quoted.turnier_opened) or quoted.turnier
    by_document = {
        Document.KLASSIK: quoted.klassik,
        Document.TURNIER: turnier,
        Document.VERBAND: quoted.verband,
    }
    own = by_document[document]
    return own or next(found for found in (turnier, quoted.verband, quoted.klassik) if found)
