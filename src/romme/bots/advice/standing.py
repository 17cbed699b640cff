"""How the game stands, and how far a hand is: what is worth saying of any move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romme.bots.advice.reasons import Reason, Why, be_it_said, speaks_for
from romme.bots.advice.sight import Sight
from romme.engine.state import Cards
from romme.rules.options import HandRomme

FEW_CARDS: Final = 3
"""With so many cards somebody is soon done."""
LOW_STOCK: Final = 2
"""With so many rounds to come the stock is low."""
NEAR: Final = 3
"""With so few cards missing one thinks of laying the whole hand at once."""


def how_it_stands(sight: Sight, *, is_last: bool) -> Iterator[Reason]:
    """Whether the end is near; that this is the last turn is said elsewhere."""
    view = sight.view
    seat, number = sight.fewest
    if number <= FEW_CARDS:
        yield be_it_said(Why.FEW_CARDS, seat=seat, number=number)
    if sight.stock_ends_game and view.stock <= LOW_STOCK * len(view.playing) and not is_last:
        yield be_it_said(Why.STOCK_LOW, number=view.stock)


def missing_cards(sight: Sight, hand: Cards) -> Iterator[Reason]:
    """How many cards a Hand-Rommé lacks, if they are few (T10)."""
    if sight.rules.hand_romme is HandRomme.YES and not sight.turn.opened:
        missing = sight.missing(hand)
        if missing is not None and missing <= NEAR:
            yield speaks_for(Why.MISSING, missing=missing)
