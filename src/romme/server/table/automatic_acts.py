"""Perform automatic actions of a table: overdue cuts, bots that stand in, the next game."""

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


def perform_due(table: Table, next_act: due.Due, chance: Chance) -> TableDecided:
    """Perform a due action. Raise `TypeError` for `AskBot`, which the scheduler performs itself.

    Bots take time and run in worker processes.
    """
    match next_act.act:
        case due.CutForPlayer(seat):
            game = game_of(table)
            seed = "" if table.deal is None else table.deal.seed
            lifted = chance.lifted(game.rules.cut_at_least, len(game.stock), seed)
            return act(table, seat, engine.Cut(lifted), Mover.TABLE, chance)
        case due.BeginBridge(seat):
            began = BridgeBegan(seat, table.chair(seat).bank_ms)
            return TableDecided((began,), evolve(table, began))
        case due.NextGame():
            return begin_deal(table, chance)
        case due.DealWithoutNonces():
            return begin_game(table, chance)
        case due.AskBot():
            raise TypeError("bot moves are made by the scheduler")
        case _:
            assert_never(next_act.act)


def game_of(table: Table) -> State:
    """Return the current or last game. Raise `TableRefused` if there has been none."""
    if table.game is None:
        raise TableRefused(TableRefusal.NO_GAME)
    return table.game


def finish_staged(table: Table, seat: Seat) -> engine.Play:
    """Return a legal turn for an absent player that begins with the steps they have staged."""
    plan = draft(table, seat, [write_act(step) for step in table.staged])
    if plan.finished:
        return engine.Play(plan.steps)
    return engine.Play(plan.steps, next(ends(plan)))
