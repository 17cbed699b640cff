"""Which melds somebody's own cards make: to hold them in that order, in anybody's turn."""

from __future__ import annotations

from functools import lru_cache

from romme.engine.state import Seat
from romme.rules.ruleset import RuleSet
from romme.server.table.decide import Refusal, Refused, draft
from romme.server.table.state import Phase, Table
from romme.solver import Solver
from romme.wire.cards import write_all
from romme.wire.messages import Arranged


@lru_cache(maxsize=32)
def _solver(rules: RuleSet) -> Solver:
    return Solver(rules)


def arranged(table: Table, seat: Seat, *, command: str, plan: list[str]) -> Arranged:
    """The melds in a hand, without what a plan has laid; raises what refuses the plan."""
    if table.phase is not Phase.PLAYING or table.game is None:
        raise Refused(Refusal.NO_GAME)
    hand = draft(table, seat, plan).holding.cards if plan else table.game.hand(seat)
    layout = _solver(table.rules).least_left(hand)
    return Arranged(
        id=command,
        melds=[write_all(meld.placed) for meld in layout.melds],
        left=write_all(layout.kept),
    )
