"""The preset for an association's competition rules (document 004, which ends after 6.3)."""

from __future__ import annotations

from typing import Final

from romme.rules import options
from romme.rules.clauses import Clause, Document
from romme.rules.preset import assumed, preset, stated

VERBAND: Final = preset(
    "verband",
    Document.VERBAND,
    "2026-11",
    packs=stated(2, Clause.V2_1),
    jokers=stated(6, Clause.V2_1),
    fewest_players=assumed(2, Clause.V1_1),
    most_players=stated(4, Clause.V1_2),
    seating=stated(options.Seating.DEALER_SITS_OUT, Clause.V1_2),
    hand_sizes=stated((13, 13, 13, 13, 13), Clause.V4_6),
    cut_at_least=stated(4, Clause.V4_4),
    corrected_turn=stated(options.CorrectedTurn.NO_MELDS, Clause.V4_6),
    ace_order=stated(options.AceOrder.CORNER, Clause.V5_6),
    largest_set=stated(4, Clause.V5_5),
    joker_share=stated(options.JokerShare.NOT_MORE, Clause.V5_6),
    side_by_side=stated(options.SideBySide.APART, Clause.V5_6),
    ace_points=stated(options.AcePoints.BY_PLACE, Clause.V5_6),
    melds_per_turn=stated(0, Clause.V5_7),
    opening_points=stated(40, Clause.V5_2),
    lay_offs=stated(options.LayOffs.AFTER_OPENING, Clause.V5_2),
    own_lay_offs=assumed(options.OwnLayOffs.ALLOWED, Clause.V5_7),
    failed_opening=stated(options.FailedOpening.WRONG_MELDS_BACK, Clause.V5_4),
    failed_with_taken=assumed(options.FailedWithTaken.VALID_STAY, Clause.T6),
    open_card=stated(options.OpenCard.FREE, Clause.V5_9),
    indirect_lay_off=stated(options.IndirectLayOff.ANY_TIME, Clause.V5_1),
    last_card=stated(options.LastCard.NOT_TO_FINISH, Clause.V5_11),
    joker_swap=stated(options.JokerSwap.FULL_SETS, Clause.V5_8),
    joker_discard=stated(options.JokerDiscard.TO_FINISH, Clause.V5_12),
    only_jokers=assumed(options.OnlyJokers.PASS, Clause.V5_12),
    finish=stated(options.Finish.DISCARD_NEEDED, Clause.V6_1),
    hand_romme=assumed(options.HandRomme.YES, Clause.T10),
    superromme=assumed(options.Superromme.YES, Clause.V6_1),
    stock_end=stated(options.StockEnd.GAME_ENDS, Clause.V6_3),
    blocked_after=assumed(0, Clause.V6_3),
    stalled_after=assumed(100, Clause.V6_3),
    joker_in_hand=stated(20, Clause.V2_2),
    ace_in_hand=stated(0, Clause.V2_2),
    scoring=assumed(options.Scoring.RATING, Clause.T12),
    hand_romme_factor=assumed(1, Clause.T12),
    winner_bonus=assumed(0, Clause.T12),
    unopened_factor=assumed(1, Clause.T12),
    rating_super=assumed(10, Clause.V6_1),
    rating_hand=assumed(8, Clause.T12),
    rating_hand_laid_off=assumed(6, Clause.T12),
    rating_romme=assumed(5, Clause.T12),
    rating_opened=assumed(((10, 3), (30, 2)), Clause.T12),
    rating_opened_above=assumed(1, Clause.T12),
    rating_unopened=assumed(((100, 0),), Clause.T12),
    rating_unopened_above=assumed(-1, Clause.T12),
    cross_points=assumed(options.CrossPoints.ENTERED, Clause.T13),
    thrown_in_again=assumed(options.ThrownInAgain.ONE_MORE, Clause.T15),
    rounds=assumed(5, Clause.V4_1),
)
