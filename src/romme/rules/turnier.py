"""The preset for a club's tournament sheet of 2018 (document 003)."""

from __future__ import annotations

from typing import Final

from romme.rules import options
from romme.rules.clauses import Clause, Document
from romme.rules.preset import assumed, preset, stated

TURNIER: Final = preset(
    "turnier",
    Document.TURNIER,
    "2026-11",
    packs=stated(2, Clause.T1),
    jokers=stated(6, Clause.T1),
    fewest_players=assumed(2, Clause.T2),
    most_players=stated(4, Clause.T2),
    seating=stated(options.Seating.DEALER_SITS_OUT, Clause.T2),
    hand_sizes=stated((13, 13, 13, 13, 13), Clause.T3),
    cut_at_least=assumed(4, Clause.T3),
    corrected_turn=stated(options.CorrectedTurn.NOTHING_LAID, Clause.T3),
    ace_order=stated(options.AceOrder.CORNER, Clause.T8),
    largest_set=stated(4, Clause.T8),
    joker_share=stated(options.JokerShare.FEWER, Clause.T8),
    side_by_side=stated(options.SideBySide.APART, Clause.T8),
    ace_points=stated(options.AcePoints.BY_PLACE, Clause.T7),
    melds_per_turn=stated(0, Clause.T9),
    opening_points=stated(40, Clause.T6),
    lay_offs=stated(options.LayOffs.AFTER_OPENING, Clause.T6),
    own_lay_offs=stated(options.OwnLayOffs.ALLOWED, Clause.T9),
    failed_opening=stated(options.FailedOpening.WRONG_MELDS_BACK, Clause.T6),
    failed_with_taken=assumed(options.FailedWithTaken.VALID_STAY, Clause.T6),
    open_card=stated(options.OpenCard.USED, Clause.T4d),
    indirect_lay_off=stated(options.IndirectLayOff.TO_FINISH, Clause.T10),
    last_card=stated(options.LastCard.STOCK_ONLY, Clause.T10),
    joker_swap=stated(options.JokerSwap.FULL_SETS, Clause.T9),
    joker_discard=stated(options.JokerDiscard.TO_FINISH, Clause.T8),
    only_jokers=assumed(options.OnlyJokers.PASS, Clause.T8),
    finish=stated(options.Finish.DISCARD_NEEDED, Clause.T10),
    hand_romme=stated(options.HandRomme.YES, Clause.T10),
    superromme=stated(options.Superromme.NO, Clause.T10),
    stock_end=stated(options.StockEnd.GAME_ENDS, Clause.T5),
    blocked_after=assumed(0, Clause.T5),
    stalled_after=assumed(100, Clause.T5),
    joker_in_hand=stated(20, Clause.T11),
    ace_in_hand=stated(0, Clause.T11),
    scoring=stated(options.Scoring.RATING, Clause.T12),
    hand_romme_factor=stated(1, Clause.T12),
    winner_bonus=stated(0, Clause.T12),
    unopened_factor=stated(1, Clause.T12),
    rating_super=assumed(10, Clause.T12),
    rating_hand=stated(8, Clause.T12),
    rating_hand_laid_off=stated(6, Clause.T12),
    rating_romme=stated(5, Clause.T12),
    rating_opened=stated(((10, 3), (30, 2)), Clause.T12),
    rating_opened_above=stated(1, Clause.T12),
    rating_unopened=stated(((100, 0),), Clause.T12),
    rating_unopened_above=stated(-1, Clause.T12),
    cross_points=assumed(options.CrossPoints.ENTERED, Clause.T13),
    thrown_in_again=assumed(options.ThrownInAgain.ONE_MORE, Clause.T15),
    rounds=assumed(5, Clause.V4_1),
)
