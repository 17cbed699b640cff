"""Which melds somebody's own cards make: to hold them in that order, in anybody's turn."""

from __future__ import annotations

from functools import lru_cache

from romme.engine.state import Phase, Seat
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
    """The melds in a hand, without what a plan has laid; raises what refuses the plan.

    In the own turn an open card that was taken and lies on the table (T4d) belongs to the hand.
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
    )
