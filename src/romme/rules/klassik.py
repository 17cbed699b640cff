"""The preset for the 52-card family game (documents 000, 001, 002)."""

from __future__ import annotations

from typing import Final

from romme.rules import options
from romme.rules.clauses import Clause, Document
from romme.rules.preset import assumed, preset, stated

KLASSIK: Final = preset(
    "klassik",
    Document.KLASSIK,
    "2026-11",
    packs=stated(1, Clause.K2),
    jokers=stated(0, Clause.K2),
    fewest_players=stated(2, Clause.K1),
    most_players=stated(6, Clause.K1),
    seating=stated(options.Seating.EVERYONE_PLAYS, Clause.K1),
    hand_sizes=stated((10, 7, 7, 6, 6), Clause.K4),
    cut_at_least=assumed(0),  # K4 says nothing about cutting
    corrected_turn=assumed(options.CorrectedTurn.NOTHING_LAID, Clause.T3),
    ace_order=stated(options.AceOrder.LOW, Clause.K2),
    largest_set=stated(4, Clause.K5),
    ace_points=stated(options.AcePoints.ONE, Clause.K14),
    melds_per_turn=stated(1, Clause.K9),
    opening_points=stated(0, Clause.K9),
    lay_offs=stated(options.LayOffs.ANY_TIME, Clause.K6),
    own_lay_offs=stated(options.OwnLayOffs.ALLOWED, Clause.K6),
    open_card=stated(options.OpenCard.KEPT, Clause.K11),
    indirect_lay_off=stated(options.IndirectLayOff.ANY_TIME, Clause.K8),
    last_card=stated(options.LastCard.ANY, Clause.K8),
    finish=stated(options.Finish.DISCARD_OPTIONAL, Clause.K13),
    hand_romme=stated(options.HandRomme.NO, Clause.K13),
    superromme=stated(options.Superromme.NO, Clause.K13),
    stock_end=stated(options.StockEnd.TURNED_OVER, Clause.K12),
    blocked_after=assumed(2, Clause.K16),
    stalled_after=assumed(100, Clause.K16),
    scoring=stated(options.Scoring.WINNER_TAKES_ALL, Clause.K14),
    hand_romme_factor=stated(1, Clause.K14),
    winner_bonus=stated(0, Clause.K14),
    unopened_factor=stated(1, Clause.K14),
    # The pack has no jokers; these options apply if jokers are added.
    joker_share=assumed(options.JokerShare.FEWER, Clause.T8),
    side_by_side=assumed(options.SideBySide.APART, Clause.T8),
    joker_swap=assumed(options.JokerSwap.NEVER, Clause.K6),
    joker_discard=assumed(options.JokerDiscard.TO_FINISH, Clause.T8),
    only_jokers=assumed(options.OnlyJokers.PASS, Clause.T8),
    joker_in_hand=assumed(20, Clause.T11),
    ace_in_hand=assumed(0, Clause.K14),
    # The family game has no opening and no rating points.
    failed_opening=assumed(options.FailedOpening.WRONG_MELDS_BACK, Clause.T6),
    failed_with_taken=assumed(options.FailedWithTaken.VALID_STAY, Clause.T6),
    rating_super=assumed(10, Clause.T12),
    rating_hand=assumed(8, Clause.T12),
    rating_hand_laid_off=assumed(6, Clause.T12),
    rating_romme=assumed(5, Clause.T12),
    rating_opened=assumed(((10, 3), (30, 2)), Clause.T12),
    rating_opened_above=assumed(1, Clause.T12),
    rating_unopened=assumed(((100, 0),), Clause.T12),
    rating_unopened_above=assumed(-1, Clause.T12),
    cross_points=assumed(options.CrossPoints.ENTERED, Clause.T13),
    thrown_in_again=assumed(options.ThrownInAgain.ONE_MORE, Clause.T15),
    rounds=assumed(5, Clause.K1),
)
