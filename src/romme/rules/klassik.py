"""The preset for the 52-card family game (documents 000, 001, 002)."""

from __future__ import annotations

from typing import Final

from romme.rules import options
from romme.rules.clauses import Clause, Document
from romme.rules.preset import assumed, preset, said

KLASSIK: Final = preset(
    "klassik",
    Document.KLASSIK,
    "2026-11",
    packs=said(1, Clause.K2),
    jokers=said(0, Clause.K2),
    fewest_players=said(2, Clause.K1),
    most_players=said(6, Clause.K1),
    seating=said(options.Seating.EVERYONE_PLAYS, Clause.K1),
    hand_sizes=said((10, 7, 7, 6, 6), Clause.K4),
    cut_at_least=assumed(0),  # K4 says nothing about cutting
    corrected_turn=assumed(options.CorrectedTurn.NOTHING_LAID, Clause.T3),
    ace_order=said(options.AceOrder.LOW, Clause.K2),
    largest_set=said(4, Clause.K5),
    ace_points=said(options.AcePoints.ONE, Clause.K14),
    melds_per_turn=said(1, Clause.K9),
    opening_points=said(0, Clause.K9),
    lay_offs=said(options.LayOffs.ANY_TIME, Clause.K6),
    open_card=said(options.OpenCard.KEPT, Clause.K11),
    indirect_lay_off=said(options.IndirectLayOff.ANY_TIME, Clause.K8),
    last_card=said(options.LastCard.ANY, Clause.K8),
    finish=said(options.Finish.DISCARD_OPTIONAL, Clause.K13),
    hand_romme=said(options.HandRomme.NO, Clause.K13),
    superromme=said(options.Superromme.NO, Clause.K13),
    stock_end=said(options.StockEnd.TURNED_OVER, Clause.K12),
    blocked_after=assumed(2, Clause.K16),
    stalled_after=assumed(100, Clause.K16),
    scoring=said(options.Scoring.WINNER_TAKES_ALL, Clause.K14),
    hand_romme_factor=said(1, Clause.K14),
    # The pack has no jokers; these options apply if jokers are added.
    joker_share=assumed(options.JokerShare.FEWER, Clause.T8),
    side_by_side=assumed(options.SideBySide.APART, Clause.T8),
    joker_swap=assumed(options.JokerSwap.NEVER, Clause.K6),
    joker_discard=assumed(options.JokerDiscard.TO_FINISH, Clause.T8),
    joker_in_hand=assumed(20, Clause.T11),
    # The family game has no opening and no rating points.
    failed_opening=assumed(options.FailedOpening.WRONG_MELDS_BACK, Clause.T6),
    rating_super=assumed(10, Clause.T12),
    rating_hand=assumed(8, Clause.T12),
    rating_hand_laid_off=assumed(6, Clause.T12),
    rating_romme=assumed(5, Clause.T12),
    rating_opened=assumed(((10, 3), (30, 2)), Clause.T12),
    rating_opened_above=assumed(1, Clause.T12),
    rating_unopened=assumed(((100, 0),), Clause.T12),
    rating_unopened_above=assumed(-1, Clause.T12),
    rounds=assumed(5, Clause.K1),
)
