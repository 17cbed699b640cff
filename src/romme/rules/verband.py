"""The preset for an association's competition rules (document 004, which ends after 6.3)."""

from __future__ import annotations

from typing import Final

from romme.rules import options
from romme.rules.clauses import Clause, Document
from romme.rules.preset import assumed, preset, said

VERBAND: Final = preset(
    "verband",
    Document.VERBAND,
    "2026-11",
    packs=said(2, Clause.V2_1),
    jokers=said(6, Clause.V2_1),
    fewest_players=assumed(2, Clause.V1_1),
    most_players=said(4, Clause.V1_2),
    seating=said(options.Seating.DEALER_SITS_OUT, Clause.V1_2),
    hand_sizes=said((13, 13, 13, 13, 13), Clause.V4_6),
    cut_at_least=said(4, Clause.V4_4),
    corrected_turn=said(options.CorrectedTurn.NO_MELDS, Clause.V4_6),
    ace_order=said(options.AceOrder.CORNER, Clause.V5_6),
    largest_set=said(4, Clause.V5_5),
    joker_share=said(options.JokerShare.NOT_MORE, Clause.V5_6),
    side_by_side=said(options.SideBySide.APART, Clause.V5_6),
    ace_points=said(options.AcePoints.BY_PLACE, Clause.V5_6),
    melds_per_turn=said(0, Clause.V5_7),
    opening_points=said(40, Clause.V5_2),
    lay_offs=said(options.LayOffs.AFTER_OPENING, Clause.V5_2),
    failed_opening=said(options.FailedOpening.WRONG_MELDS_BACK, Clause.V5_4),
    open_card=said(options.OpenCard.FREE, Clause.V5_9),
    indirect_lay_off=said(options.IndirectLayOff.ANY_TIME, Clause.V5_1),
    last_card=said(options.LastCard.NOT_TO_FINISH, Clause.V5_11),
    joker_swap=said(options.JokerSwap.FULL_SETS, Clause.V5_8),
    joker_discard=said(options.JokerDiscard.TO_FINISH, Clause.V5_12),
    finish=said(options.Finish.DISCARD_NEEDED, Clause.V6_1),
    hand_romme=assumed(options.HandRomme.YES, Clause.T10),
    superromme=assumed(options.Superromme.YES, Clause.V6_1),
    stock_end=said(options.StockEnd.GAME_ENDS, Clause.V6_3),
    blocked_after=assumed(0, Clause.V6_3),
    stalled_after=assumed(100, Clause.V6_3),
    joker_in_hand=said(20, Clause.V2_2),
    scoring=assumed(options.Scoring.RATING, Clause.T12),
    hand_romme_factor=assumed(1, Clause.T12),
    rating_super=assumed(10, Clause.V6_1),
    rating_hand=assumed(8, Clause.T12),
    rating_hand_laid_off=assumed(6, Clause.T12),
    rating_romme=assumed(5, Clause.T12),
    rating_opened=assumed(((10, 3), (30, 2)), Clause.T12),
    rating_opened_above=assumed(1, Clause.T12),
    rating_unopened=assumed(((100, 0),), Clause.T12),
    rating_unopened_above=assumed(-1, Clause.T12),
    rounds=assumed(5, Clause.V4_1),
)
