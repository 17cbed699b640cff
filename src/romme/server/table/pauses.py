"""Pauses of bots. In them the cards of the last move land, and people read what was laid."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final, NamedTuple, assert_never

from romme.engine import events as engine
from romme.engine.state import Seat
from romme.server.table.events import Moved, TableEvent
from romme.server.table.state import Table
from romme.wire.terms import Pace

STAGGER_MS: Final = 110
"""Time between two cards of a move at the normal pace. `web/src/table/pace.ts` has the same."""
MAX_STAGGER_MS: Final = 1_600
"""Maximum time between the first and the last card of a move, also as on the page."""
READING_MS: Final = 120
"""Time to read each card that was laid or shown."""
FACTORS: Final = MappingProxyType(
    {Pace.LEISURELY: 1.6, Pace.NORMAL: 1.0, Pace.BRISK: 0.55, Pace.INSTANT: 0.0}
)
"""By pace, the factor of all times. The page has the same factors."""


LAYING: Final = (engine.LaidDown, engine.LaidOff, engine.Swapped)
"""The events of steps, which players plan before they take them."""


class CardsMoved(NamedTuple):
    """The number of cards that a move has moved, and of those that players want to read."""

    moved: int = 0
    laid: int = 0


def cards_moved(events: Iterable[TableEvent], planner: Seat | None = None) -> CardsMoved:
    """Count the cards that move on the pages of viewers.

    `planner` is the seat of the only person at the table, if there is only one. On their page, the
    cards that they lay have landed while they planned the turn.
    """
    counts = [
        _count(one)
        for event in events
        if isinstance(event, Moved)
        for one in event.events
        if not (isinstance(one, LAYING) and one.seat == planner)
    ]
    return CardsMoved(sum(one.moved for one in counts), sum(one.laid for one in counts))


def _count(event: engine.Event) -> CardsMoved:
    match event:
        case engine.Drew() | engine.Discarded() | engine.GaveBack():
            return CardsMoved(1)
        case engine.LaidDown(_, meld):
            return CardsMoved(len(meld.placed), len(meld.placed))
        case engine.LaidOff(_, _, cards):
            return CardsMoved(len(cards), len(cards))
        case engine.Swapped():
            return CardsMoved(2, 1)
        case engine.OpeningFailed(_, _, shown):
            return CardsMoved(len(shown), len(shown))
        case engine.Dealt(hands):
            return CardsMoved(sum(map(len, hands)))
        case engine.TurnedOver() | engine.Reshuffled():
            return CardsMoved(3)
        case (
            engine.Began()
            | engine.PositionSet()
            | engine.Shuffled()
            | engine.CutMade()
            | engine.StockRanOut()
            | engine.Opened()
            | engine.Passed()
            | engine.TurnCame()
            | engine.GameEnded()
            | engine.CountCorrected()
            | engine.HandFilled()
        ):
            return CardsMoved()
        case _:
            assert_never(event)


def bot_pause_ms(table: Table, base_ms: int, cards: CardsMoved) -> int:
    """Return the pause before a bot's move. `cards` are those of the move before.

    `base_ms` is the pause at the normal pace after a move of one card. If it is 0, bots never
    pause.
    """
    if base_ms == 0 or (table.fast_forwarded and table.only_bots_play):
        return 0
    stagger_ms = min(MAX_STAGGER_MS, STAGGER_MS * max(0, cards.moved - 1))
    whole_ms = base_ms + stagger_ms + READING_MS * cards.laid
    return round(whole_ms * FACTORS[table.pace])
