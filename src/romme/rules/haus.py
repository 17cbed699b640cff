"""The preset for the casual 110-card game played at home. No document states its options."""

from __future__ import annotations

from typing import Final

from romme.rules import options
from romme.rules.clauses import Document
from romme.rules.preset import assumed, preset

HAUS: Final = preset(
    "haus",
    Document.TURNIER,
    "2026-11",
    packs=assumed(2),
    jokers=assumed(6),
    fewest_players=assumed(2),
    most_players=assumed(6),
    seating=assumed(options.Seating.EVERYONE_PLAYS),
    hand_sizes=assumed((13, 13, 13, 13, 13)),
    cut_at_least=assumed(0),
    corrected_turn=assumed(options.CorrectedTurn.NOTHING_LAID),
    ace_order=assumed(options.AceOrder.LOW_OR_HIGH),
    largest_set=assumed(4),
    joker_share=assumed(options.JokerShare.NOT_MORE),
    side_by_side=assumed(options.SideBySide.APART),
    ace_points=assumed(options.AcePoints.BY_PLACE),
    melds_per_turn=assumed(0),
    opening_points=assumed(40),
    lay_offs=assumed(options.LayOffs.AFTER_OPENING),
    own_lay_offs=assumed(options.OwnLayOffs.ALLOWED),
    failed_opening=assumed(options.FailedOpening.WRONG_MELDS_BACK),
    failed_with_taken=assumed(options.FailedWithTaken.VALID_STAY),
    open_card=assumed(options.OpenCard.KEPT),
    indirect_lay_off=assumed(options.IndirectLayOff.ANY_TIME),
    last_card=assumed(options.LastCard.ANY),
    joker_swap=assumed(options.JokerSwap.FULL_SETS),
    joker_discard=assumed(options.JokerDiscard.TO_FINISH),
    only_jokers=assumed(options.OnlyJokers.PASS),
    finish=assumed(options.Finish.DISCARD_NEEDED),
    hand_romme=assumed(options.HandRomme.YES),
    superromme=assumed(options.Superromme.NO),
    stock_end=assumed(options.StockEnd.RESHUFFLED),
    blocked_after=assumed(2),
    stalled_after=assumed(100),
    joker_in_hand=assumed(20),
    ace_in_hand=assumed(0),
    scoring=assumed(options.Scoring.OWN_HAND),
    hand_romme_factor=assumed(2),
    winner_bonus=assumed(0),
    unopened_factor=assumed(1),
    rating_super=assumed(10),
    rating_hand=assumed(8),
    rating_hand_laid_off=assumed(6),
    rating_romme=assumed(5),
    rating_opened=assumed(((10, 3), (30, 2))),
    rating_opened_above=assumed(1),
    rating_unopened=assumed(((100, 0),)),
    rating_unopened_above=assumed(-1),
    cross_points=assumed(options.CrossPoints.ENTERED),
    thrown_in_again=assumed(options.ThrownInAgain.ONE_MORE),
    rounds=assumed(2),
)
