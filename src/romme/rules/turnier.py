"""The preset for a club's tournament sheet of 2018 (document 003)."""

from __future__ import annotations

from typing import Final

from romme.rules import options
from romme.rules.clauses import Clause, Document
from romme.rules.preset import assumed, preset, said

TURNIER: Final = preset(
    "turnier",
    Document.TURNIER,
    "2026-11",
    packs=said(2, Clause.T1),
    jokers=said(6, Clause.T1),
    fewest_players=assumed(2, Clause.T2),
    most_players=said(4, Clause.T2),
    seating=said(options.Seating.DEALER_SITS_OUT, Clause.T2),
    hand_sizes=said((13, 13, 13, 13, 13), Clause.T3),
    cut_at_least=assumed(4, Clause.T3),
    corrected_turn=said(options.CorrectedTurn.NOTHING_LAID, Clause.T3),
    ace_order=said(options.AceOrder.CORNER, Clause.T8),
    largest_set=said(4, Clause.T8),
    joker_share=said(options.JokerShare.FEWER, Clause.T8),
    side_by_side=said(options.SideBySide.APART, Clause.T8),
    ace_points=said(options.AcePoints.BY_PLACE, Clause.T7),
    melds_per_turn=said(0, Clause.T9),
    opening_points=said(40, Clause.T6),
    lay_offs=said(options.LayOffs.AFTER_OPENING, Clause.T6),
    failed_opening=said(options.FailedOpening.WRONG_MELDS_BACK, Clause.T6),
    open_card=said(options.OpenCard.USED, Clause.T4d),
    indirect_lay_off=said(options.IndirectLayOff.TO_FINISH, Clause.T10),
    last_card=said(options.LastCard.STOCK_ONLY, Clause.T10),
    joker_swap=said(options.JokerSwap.FULL_SETS, Clause.T9),
    joker_discard=said(options.JokerDiscard.TO_FINISH, Clause.T8),
    finish=said(options.Finish.DISCARD_NEEDED, Clause.T10),
    hand_romme=said(options.HandRomme.YES, Clause.T10),
    superromme=said(options.Superromme.NO, Clause.T10),
    stock_end=said(options.StockEnd.GAME_ENDS, Clause.T5),
    blocked_after=assumed(0, Clause.T5),
    stalled_after=assumed(100, Clause.T5),
    joker_in_hand=said(20, Clause.T11),
    scoring=said(options.Scoring.RATING, Clause.T12),
    hand_romme_factor=said(1, Clause.T12),
    rating_super=assumed(10, Clause.T12),
    rating_hand=said(8, Clause.T12),
    rating_hand_laid_off=said(6, Clause.T12),
    rating_romme=said(5, Clause.T12),
    rating_opened=said(((10, 3), (30, 2)), Clause.T12),
    rating_opened_above=said(1, Clause.T12),
    rating_unopened=said(((100, 0),), Clause.T12),
    rating_unopened_above=said(-1, Clause.T12),
    rounds=assumed(5, Clause.V4_1),
)
