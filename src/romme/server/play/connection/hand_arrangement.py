"""Arrange a player's hand into melds, so that the page can sort it during any player's turn."""

from __future__ import annotations

from functools import lru_cache

from romme.engine.state import Phase, Seat
from romme.melds import points
from romme.rules.ruleset import RuleSet
from romme.server.table.decide import draft
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import Table, TablePhase
from romme.solver import Solver
from romme.wire.cards import write_all
from romme.wire.messages import Arranged


@lru_cache(maxsize=32)
def _solver(rules: RuleSet) -> Solver:
    return Solver(rules)


def arranged(table: Table, seat: Seat, *, command: str, plan: list[str]) -> Arranged:
    """Arrange the cards that a plan leaves in hand into melds, so that the fewest points remain.

    During the player's turn, a taken open card that still lies on the table (T4d) counts as part of
    the hand. Raise `Illegal` if the rules forbid a step, and `TableRefused` if no game is running.
    """
    if table.phase is not TablePhase.PLAYING or table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    game = table.game
    plays = plan or (game.phase is Phase.PLAY and game.turn == seat)
    hand = draft(table, seat, plan).holding.cards if plays else game.hand(seat)
    layout = _solver(table.rules).least_left(hand)
    return Arranged(
        id=command,
        melds=[write_all(meld.placed) for meld in layout.melds],
        left=write_all(layout.kept),
        points=[points(meld, table.rules.melds) for meld in layout.melds],
    )
