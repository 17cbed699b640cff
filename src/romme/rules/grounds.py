"""The reasons for refusals, with the clauses and options that each of them rests on.

If a table plays by an option that differs from its document, the option is quoted and not the
clause: see `romme.rules.citing`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, assert_never

from romme.rules.clauses import Clause, Document


class Quoted(NamedTuple):
    """The clauses of the documents, and the options, on which a refusal rests."""

    klassik: Clause | None
    turnier: Clause | None
    verband: Clause | None
    turnier_opened: Clause | None = None
    """The clause for players who have opened, if the sheet has a separate one."""
    rests_on: tuple[str, ...] = ()
    """The options on which the refusal always rests; the one to name comes first."""
    at_times: tuple[str, ...] = ()
    """The options on which the refusal rests in some cases; the caller says which."""
    made_possible_by: tuple[str, ...] = ()
    """The options without which the refusal cannot occur.

    The first one is named if the document has no clause and there are no other options to name.
    """


class Ground(Enum):
    """Why an action is refused; the message in the catalogues is `refusal-<value>`."""

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
    LAY_OFF_OWN_MELD = "lay-off-own-meld"
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
        Ground.GAME_WON: Quoted(
            _C.K13, _C.T10, _C.V6_1, rests_on=("finish",), at_times=("superromme",)
        ),
        Ground.GAME_STOCK_USED_UP: Quoted(_C.K13, _C.T5, _C.V6_3, rests_on=("stock_end",)),
        Ground.GAME_BLOCKED: Quoted(
            _C.K13, _C.T5, _C.V6_3, at_times=("blocked_after", "stalled_after", "stock_end")
        ),
        Ground.GAME_VOID: Quoted(_C.K13, _C.T3, _C.V4_10),
        Ground.NOT_YOUR_TURN: Quoted(_C.K7, _C.T3, _C.V5_10, at_times=("seating",)),
        Ground.CUT_FIRST: Quoted(_C.K7, _C.T3, _C.V4_4),
        Ground.CUT_DONE: Quoted(_C.K7, _C.T3, _C.V4_2),
        Ground.CUT_NOT_YOURS: Quoted(_C.K7, _C.T3, _C.V4_2),
        Ground.CUT_TOO_SMALL: Quoted(None, _C.T3, _C.V4_4, at_times=("cut_at_least",)),
        Ground.DRAW_FIRST: Quoted(_C.K8, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.DRAWN_ALREADY: Quoted(_C.K8, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.OPEN_PILE_EMPTY: Quoted(_C.K8, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.LAST_CARD_FROM_STOCK: Quoted(None, _C.T10, None, rests_on=("last_card",)),
        Ground.LAST_CARD_WOULD_FINISH: Quoted(None, None, _C.V5_11, rests_on=("last_card",)),
        Ground.DRAW_SKIPPED: Quoted(None, _C.T3, _C.V4_6),
        Ground.SHUFFLE_NOT_DUE: Quoted(_C.K12, _C.T5, _C.V6_3, rests_on=("stock_end",)),
        Ground.SHUFFLE_FIRST: Quoted(_C.K12, _C.T5, _C.V6_3, rests_on=("stock_end",)),
        Ground.SHUFFLE_OTHER_CARDS: Quoted(_C.K12, _C.T5, _C.V6_3, rests_on=("stock_end",)),
        Ground.NOT_IN_HAND_TO_MELD: Quoted(_C.K5, _C.T6, _C.V5_2),
        Ground.MELD_TOO_SHORT: Quoted(_C.K5, _C.T8, _C.V5_5),
        Ground.MELD_NO_PATTERN: Quoted(_C.K5, _C.T8, _C.V5_5),
        Ground.MELD_ACE_PLACE: Quoted(_C.K2, _C.T8, _C.V5_6, rests_on=("ace_order",)),
        Ground.MELD_SET_TOO_LARGE: Quoted(_C.K5, _C.T8, _C.V5_5, rests_on=("largest_set",)),
        Ground.MELD_SUIT_TWICE: Quoted(_C.K5, _C.T8, _C.V5_5),
        Ground.MELD_JOKER_UNNAMED: Quoted(None, _C.T8, _C.V5_6, made_possible_by=("jokers",)),
        Ground.MELD_TOO_MANY_JOKERS: Quoted(None, _C.T8, _C.V5_6, rests_on=("joker_share",)),
        Ground.MELD_JOKERS_SIDE_BY_SIDE: Quoted(None, _C.T8, _C.V5_6, rests_on=("side_by_side",)),
        Ground.MELDS_PER_TURN: Quoted(_C.K9, None, None, rests_on=("melds_per_turn",)),
        Ground.NOT_IN_HAND_TO_LAY_OFF: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.NO_SUCH_MELD: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.LAY_OFF_MISFIT: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.LAY_OFF_BEFORE_OPENING: Quoted(
            None, _C.T6, _C.V5_2, rests_on=("lay_offs", "opening_points"), at_times=("ace_points",)
        ),
        Ground.LAY_OFF_OWN_MELD: Quoted(None, None, _C.V5_7, rests_on=("own_lay_offs",)),
        Ground.NOT_IN_HAND_TO_SWAP: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.SWAP_BEFORE_OPENING: Quoted(
            None, _C.T6, _C.V5_2, rests_on=("lay_offs", "opening_points"), at_times=("ace_points",)
        ),
        Ground.SWAP_NEVER: Quoted(_C.K6, None, None, rests_on=("joker_swap",)),
        Ground.SWAP_NO_JOKER: Quoted(_C.K6, _C.T9, _C.V5_7),
        Ground.SWAP_SET_NOT_FULL: Quoted(None, _C.T9, _C.V5_8, rests_on=("joker_swap",)),
        Ground.NOTHING_TO_DISCARD: Quoted(
            None, _C.T10, _C.V6_1, rests_on=("finish",), at_times=("superromme", "open_card")
        ),
        Ground.LEFT_WITH_TAKEN_CARD: Quoted(_C.K11, None, None, rests_on=("open_card",)),
        Ground.LYING_STAYS: Quoted(_C.K6, _C.T6, _C.V5_3),
        Ground.CORRECTED_NO_LAYING: Quoted(
            None, _C.T3, _C.V4_6, rests_on=("corrected_turn",), at_times=("open_card",)
        ),
        Ground.NOT_IN_HAND_TO_DISCARD: Quoted(_C.K11, _C.T4a, _C.V5_1, turnier_opened=_C.T4b),
        Ground.OPENING_TOO_LOW: Quoted(
            None,
            _C.T6,
            _C.V5_2,
            rests_on=("opening_points",),
            at_times=("superromme", "hand_romme", "ace_points"),
        ),
        Ground.TAKEN_CARD_OPENS: Quoted(None, _C.T4a, None, rests_on=("open_card",)),
        Ground.TAKEN_CARD_UNUSED: Quoted(None, _C.T4c, None, rests_on=("open_card",)),
        Ground.TAKEN_CARD_DISCARDED: Quoted(_C.K11, None, None, rests_on=("open_card",)),
        Ground.INDIRECT_NOT_FINISHED: Quoted(None, _C.T10, None, rests_on=("indirect_lay_off",)),
        Ground.JOKER_NOT_PLACED: Quoted(None, _C.T9, _C.V5_7, rests_on=("joker_swap",)),
        Ground.JOKER_DISCARDED: Quoted(
            None, _C.T4a, _C.V5_12, turnier_opened=_C.T8, rests_on=("joker_discard",)
        ),
        Ground.RETURN_NOTHING_TAKEN: Quoted(_C.K11, _C.T4c, _C.V5_9, rests_on=("open_card",)),
        Ground.RETURN_CARD_USED: Quoted(None, _C.T4c, None, rests_on=("open_card",)),
        Ground.RETURN_NOT_FIRST: Quoted(None, None, _C.V5_9, rests_on=("open_card",)),
        Ground.RETURN_FORBIDDEN: Quoted(_C.K11, None, None, rests_on=("open_card",)),
        Ground.DISCARD_NEEDED: Quoted(
            _C.K11,
            _C.T4a,
            _C.V5_1,
            turnier_opened=_C.T4b,
            at_times=("joker_discard", "only_jokers"),
        ),
        Ground.DISCARD_SKIPPED: Quoted(None, _C.T3, _C.V4_6),
        Ground.RULING_TOO_LATE: Quoted(None, _C.T3, _C.V4_9),
        Ground.RULING_TOO_EARLY: Quoted(None, _C.T3, _C.V4_6),
        Ground.RULING_NOT_THIS_SEAT: Quoted(None, _C.T3, _C.V4_6),
        Ground.STOCK_TOO_SMALL: Quoted(None, _C.T3, _C.V4_6),
    }
)


@cache
def own_clause(ground: Ground, document: Document, *, opened: bool) -> Clause | None:
    """Return the document's own clause for a refusal, or None if it has none.

    >>> own_clause(Ground.DRAW_FIRST, Document.TURNIER, opened=True)
    <Clause.T4b: 'T4b'>
    >>> own_clause(Ground.MELDS_PER_TURN, Document.TURNIER, opened=False) is None
    True
    """
    quoted = QUOTED[ground]
    match document:
        case Document.KLASSIK:
            return quoted.klassik
        case Document.TURNIER:
            return (opened and quoted.turnier_opened) or quoted.turnier
        case Document.VERBAND:
            return quoted.verband
        case _:
            assert_never(document)


@cache
def clause_or_nearest(ground: Ground, document: Document, *, opened: bool) -> Clause:
    """Return the document's clause for a refusal, or another document's clause if it has none.

    >>> clause_or_nearest(Ground.DRAW_SKIPPED, Document.KLASSIK, opened=False)
    <Clause.T3: 'T3'>
    """
    asked = (document, Document.TURNIER, Document.VERBAND, Document.KLASSIK)
    found = (own_clause(ground, one, opened=opened) for one in asked)
    return next(one for one in found if one is not None)
