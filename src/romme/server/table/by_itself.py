"""What a table does when nobody does anything: cuts, bots that bridge, the next game."""

from __future__ import annotations

from typing import assert_never

from romme.engine import commands as engine
from romme.engine.legal import ends
from romme.engine.state import Seat, State
from romme.notation.text import write_act
from romme.server.table import due
from romme.server.table.decide import Chance, TableDecided, act, begin_deal, begin_game, draft
from romme.server.table.events import BridgeBegan, Mover
from romme.server.table.evolve import evolve
from romme.server.table.refusals import TableRefusal, TableRefused
from romme.server.table.state import Table


def by_itself(table: Table, coming: due.Due, chance: Chance) -> TableDecided:
    """What comes of something that is due; bots are asked elsewhere, for they take their time."""
    match coming.act:
        case due.CutForThem(seat):
            game = game_of(table)
            seed = "" if table.deal is None else table.deal.seed
            lifted = chance.lifted(game.rules.cut_at_least, len(game.stock), seed)
            return act(table, seat, engine.Cut(lifted), Mover.TABLE, chance)
        case due.BeginBridge(seat):
            began = BridgeBegan(seat, table.chair(seat).bank_ms)
            return TableDecided((began,), evolve(table, began))
        case due.NextGame():
            return begin_deal(table, chance)
        case due.DealWithout():
            return begin_game(table, chance)
        case due.AskBot():
            raise TypeError("a bot decides")
        case _:
            assert_never(coming.act)


def game_of(table: Table) -> State:
    """The running game, or the last one."""
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    return table.game


def finish_staged(table: Table, seat: Seat) -> engine.Play:
    """The end of a turn in which something lies already, for somebody who is away."""
    plan = draft(table, seat, [write_act(step) for step in table.staged])
    if plan.finished:
        return engine.Play(plan.steps)
    return engine.Play(plan.steps, next(ends(plan)))
