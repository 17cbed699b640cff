"""Reasons that apply to any move: the game may end soon, or the hand is near a Hand-Rommé."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romme.bots.advice.reasons import Reason, Why, remark, speaks_for
from romme.bots.advice.sight import Sight
from romme.engine.state import Cards
from romme.rules.options import HandRomme

FEW_CARDS: Final = 3
"""A player with at most this many cards in hand is considered about to finish."""
LOW_STOCK: Final = 2
"""The stock is considered low if it lasts for at most this many rounds."""
NEAR: Final = 3
"""A possible Hand-Rommé is mentioned if at most this many cards are missing for it."""


def how_it_stands(sight: Sight, *, is_last: bool) -> Iterator[Reason]:
    """Yield remarks that the game may end soon, because of few cards in a hand or a low stock."""
    view = sight.view
    seat, number = sight.fewest
    if number <= FEW_CARDS:
        yield remark(Why.FEW_CARDS, seat=seat, number=number)
    if sight.stock_ends_game and view.stock <= LOW_STOCK * len(view.playing) and not is_last:
        yield remark(Why.STOCK_LOW, number=view.stock)


def missing_cards(sight: Sight, hand: Cards) -> Iterator[Reason]:
    """Yield a reason if only a few cards are missing for a Hand-Rommé (T10)."""
    if sight.rules.hand_romme is HandRomme.YES and not sight.turn.opened:
        missing = sight.missing(hand)
        if missing is not None and missing <= NEAR:
            yield speaks_for(Why.MISSING, missing=missing)
