"""Automatic actions of a table and their delays: bot moves, overdue cuts, stand-in bots."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from romme.engine.state import Phase, Seat
from romme.server.table.decide import cutter
from romme.server.table.evolve import SECOND_MS
from romme.server.table.state import Table, TablePhase

CUT_WITHIN_MS: Final = 6 * SECOND_MS
"""Time for a player to cut before the table cuts for them."""
COMMIT_WITHIN_MS: Final = 20 * SECOND_MS
"""At a tournament table: time for players to commit to a nonce for the first deal."""
REVEAL_WITHIN_MS: Final = 5 * SECOND_MS
"""Time for players to reveal their nonces before the table deals without them."""
RESULT_PAUSE_MS: Final = 60 * SECOND_MS
"""Time to look at a result before the next game begins, even if players are not ready."""


@dataclass(frozen=True, slots=True)
class DealWithoutNonces:
    """Shuffle without the nonces that are still missing."""


@dataclass(frozen=True, slots=True)
class CutForPlayer:
    """Cut for a player who is absent or did not cut in time."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskBot:
    """Have a bot decide: the seat's own bot, or one that stands in for a player."""

    seat: Seat
    level: str
    bridging: bool


@dataclass(frozen=True, slots=True)
class BeginBridge:
    """Have a bot stand in for a player from now on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NextGame:
    """Begin the next game."""


TableAct: TypeAlias = DealWithoutNonces | CutForPlayer | AskBot | BeginBridge | NextGame


class Waiting(Enum):
    """The moment from which a delay is measured."""

    PAUSE = "pause"
    """The last change of the game."""
    TURN = "turn"
    """The start of the turn."""
    ABSENCE = "absence"
    """The start of the turn or of the player's absence, whichever is later."""


@dataclass(frozen=True, slots=True)
class Due:
    """An automatic action, and the delay after which the table performs it."""

    act: TableAct
    after_ms: int
    bank_ms: int = 0
    """The part of `after_ms` that is the bank of the player to act."""
    seat: Seat | None = None
    waits: Waiting = Waiting.PAUSE


def due(table: Table, pause_ms: int) -> Due | None:
    """Return the next automatic action of a table, or None if it is only waiting for players.

    Bots wait for `pause_ms`, so that people can follow. A table without players present does
    nothing, except in a tournament.
    """
    if not table.is_active:
        return None
    if table.phase is TablePhase.COUNTED:
        return Due(NextGame(), RESULT_PAUSE_MS if table.anyone_present else pause_ms)
    if table.pending_deal is not None:
        return Due(DealWithoutNonces(), REVEAL_WITHIN_MS if table.awaits_nonces else 0)
    if table.phase is TablePhase.PLAYING and table.game is None:
        return Due(NextGame(), COMMIT_WITHIN_MS if table.lacks_commitments else 0)
    to_cut = cutter(table)
    if to_cut is not None:
        chair = table.chair(to_cut)
        waits = chair.is_here and not chair.bridged
        return Due(CutForPlayer(to_cut), CUT_WITHIN_MS if waits else pause_ms, seat=to_cut)
    seat = table.seat_to_act
    return None if seat is None else _turn(table, seat, pause_ms)


def _turn(table: Table, seat: Seat, pause_ms: int) -> Due | None:
    chair, terms = table.chair(seat), table.terms
    if chair.level is not None:
        return Due(AskBot(seat, chair.level, bridging=False), pause_ms, seat=seat)
    if chair.bridged:
        return Due(AskBot(seat, terms.bridge, bridging=True), pause_ms, seat=seat)
    if chair.left:
        return Due(BeginBridge(seat), pause_ms, seat=seat)
    if terms.clock is not None:
        turn_ms = terms.clock.turn * SECOND_MS
        after_ms = turn_ms + chair.bank_ms
        return Due(BeginBridge(seat), after_ms, chair.bank_ms, seat, Waiting.TURN)
    if chair.away:
        return Due(BeginBridge(seat), terms.absence * SECOND_MS, 0, seat, Waiting.ABSENCE)
    return None


def is_one_turn(before: Table, after: Table) -> bool:
    """Whether both states belong to the same turn (its draw and its play) or to the same pause."""
    old, new = before.game, after.game
    if old is None or new is None or before.phase is not after.phase:
        return before.phase is after.phase and old is new
    same_seat = old.turn == new.turn and old.dealer == new.dealer
    playing = {Phase.DRAW, Phase.PLAY}
    if old.phase in playing and new.phase in playing:
        return same_seat and not (old.phase is Phase.PLAY and new.phase is Phase.DRAW)
    return old.phase is new.phase and same_seat
